import type { ScaleFaults, World } from "../keda/world";
import type { ClusterSources } from "./clusterSources";
import { targetOf, type AppliedScaledObject } from "./appliedScaledObject";
import type { Sources } from "./sources";

/** The simulated cluster at one moment. Most of it is computed only if KEDA looks at it. */
export class SimulatedWorld implements World {
  readonly externalMetrics: World["externalMetrics"];
  readonly faults: ScaleFaults = noFaults;
  private readonly applied: AppliedScaledObject;
  private readonly surroundings: ClusterSources;
  private readonly sources: Sources;
  private readonly now: number;
  private given: readonly unknown[] | null = null;

  constructor(applied: AppliedScaledObject, surroundings: ClusterSources, sources: Sources, now: number) {
    this.externalMetrics = applied.externalMetrics;
    this.applied = applied;
    this.surroundings = surroundings;
    this.sources = sources;
    this.now = now;
  }

  get target(): World["target"] {
    return targetOf(this.applied, this.surroundings.replicas());
  }

  get readyPods(): number {
    return this.surroundings.readyPods();
  }

  get answers(): readonly unknown[] {
    return (this.given ??= this.sources.answers(this.now));
  }

  get hpaScalingActive(): World["hpaScalingActive"] {
    return this.surroundings.scalingActive();
  }
}

const noFaults: ScaleFaults = {};
