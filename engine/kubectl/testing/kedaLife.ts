import { TestCluster } from "../../keda/testing/cluster";
import type { ScaledObject } from "../../keda/scaledObject";
import type { ReconcileCause } from "../../keda/reconcileCause";
import { readMetric } from "../../keda/readMetric";
import type { KedaHistory, PollRecord, ReadRecord, ScaledObjectRecord } from "../../simulation/kedaTrace";

/** A cluster with KEDA whose life is written down as a run writes it. */
export class KedaLife {
  readonly cluster: TestCluster;
  readonly #reconciles: ScaledObjectRecord[] = [];
  readonly #polls: PollRecord[] = [];
  readonly #reads: ReadRecord[] = [];

  constructor(replicas: number) {
    this.cluster = new TestCluster(replicas);
  }

  trace(): KedaHistory {
    return { startEpoch: this.cluster.keda.startEpoch, reconciles: this.#reconciles, polls: this.#polls, reads: this.#reads };
  }

  apply(object: ScaledObject, at: number): this {
    const cause: ReconcileCause = this.cluster.keda.stored === null ? "created" : "spec";
    const reconcile = this.cluster.apply(object, at);
    this.#reconciles.push({ at, cause, reconcile, stored: this.cluster.keda.stored });
    return this;
  }

  delete(at: number): this {
    this.#reconciles.push({ at, cause: "deleted", reconcile: this.cluster.delete(), stored: null });
    return this;
  }

  /** The polls that are due from one second up to another. */
  polls(from: number, until: number, ...answers: unknown[]): this {
    this.cluster.answers = answers;
    for (let at = from; at <= until; at++) {
      const { loop } = this.cluster.keda;
      const poll = this.cluster.pollIfDue(at);
      if (poll === null || loop === null) continue;
      this.#polls.push({ at, poll, stored: this.cluster.keda.stored!, startedAt: loop.startedAt, interval: loop.interval });
    }
    return this;
  }

  read(at: number, name: string, ...answers: unknown[]): this {
    this.cluster.answers = answers;
    const before = this.cluster.keda.stored;
    const read = readMetric(this.cluster.keda, this.cluster.world(), name, at);
    const { stored } = this.cluster.keda;
    this.#reads.push({ at, name, read, ...(stored !== null && stored !== before && { stored }) });
    return this;
  }
}
