import type { Cluster } from "../cluster/cluster";
import { instant, type SignalSource } from "../cluster/signal";
import type { KedaSurroundings } from "./lateKeda";
import type { MetricSignal } from "./metricSignals";
import type { RunRecorder } from "./recordRun";

/** The simulated cluster as KEDA finds it. */
export class Surroundings implements KedaSurroundings {
  readonly #cluster: Cluster;
  readonly #signals: ReadonlyMap<string, MetricSignal>;
  readonly #recorder: RunRecorder;

  constructor(cluster: Cluster, signals: readonly MetricSignal[], recorder: RunRecorder) {
    this.#cluster = cluster;
    this.#signals = new Map(signals.map((signal) => [signal.name, signal]));
    this.#recorder = recorder;
  }

  replicas(): number {
    return this.#cluster.replicas();
  }

  readyPods(): number {
    return this.#cluster.observe().pods.reduce((count, { phase, ready }) => count + (phase === "Running" && ready === true ? 1 : 0), 0);
  }

  valueOf(metricName: string): number | null {
    const signal = this.#signals.get(metricName);
    return signal === undefined ? null : this.#cluster.customMetrics.valueOf(signal);
  }

  taken(): number {
    return Math.trunc((this.#cluster.customMetrics.signals.offeredTotal() - this.#now("backlog")) / 1000);
  }

  waiting(): number {
    return Math.trunc(this.#now("backlog") / 1000);
  }

  isServing(): boolean {
    return this.#now("requestsPerSecond") > 0;
  }

  /** In thousandths. */
  #now(source: SignalSource): number {
    return this.#cluster.customMetrics.signals.ofAll({ type: "External", name: "", source, query: instant, points: [] });
  }

  scalingActive(): ReturnType<KedaSurroundings["scalingActive"]> {
    return this.#recorder.scalingActive();
  }

  scale(from: number, to: number, now: number): void {
    this.#cluster.scale(to, now);
    this.#recorder.kedaScaled(from, to, now);
  }
}
