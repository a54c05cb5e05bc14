import type { KedaVersion } from "../kedaReleases/releases";
import type { ScaledObject } from "../keda/scaledObject";
import type { World } from "../keda/world";

/** A ScaledObject that is applied at a second of a run, with what KEDA finds for it in the cluster all the time. */
export interface AppliedScaledObject {
  at: number;
  object: ScaledObject;
  kedaVersion: KedaVersion;
  env: Readonly<Record<string, string>>;
  externalMetrics: World["externalMetrics"];
  /** A run has one workload. An edit may name another one, which does not exist. */
  hasTarget: boolean;
}

/** The target of an object as KEDA finds it. */
export const targetOf = ({ hasTarget, env }: AppliedScaledObject, replicas: number): World["target"] =>
  hasTarget ? { kind: "exists", replicas, env } : { kind: "missing" };

/** A world for what depends on neither replicas nor sources. */
export const anyWorld = (applied: AppliedScaledObject): World => ({
  target: targetOf(applied, 1),
  readyPods: 0,
  answers: [],
  externalMetrics: applied.externalMetrics,
  faults: {},
  hpaScalingActive: null,
});
