import type { Cluster } from "../cluster/cluster";
import { instant, type SignalSource } from "../cluster/signal";
import type { World } from "../keda/world";
import type { KedasCluster } from "../simulation/kedaPart";
import type { MetricSignal } from "../simulation/metricSignals";
import type { RunRecorder } from "../simulation/recordRun";

/** What KEDA finds in a simulated cluster at the present second. */
export class ClusterSources {
  private readonly cluster: Cluster;
  private readonly signals: ReadonlyMap<string, MetricSignal>;
  private readonly recorder: RunRecorder;

  constructor({ cluster, signals, recorder }: KedasCluster) {
    this.cluster = cluster;
    this.signals = new Map(signals.map((signal) => [signal.name, signal]));
    this.recorder = recorder;
  }

  replicas(): number {
    return this.cluster.replicas();
  }

  /** Pods that are Running and Ready. */
  readyPods(): number {
    return this.cluster.observe().pods.reduce((count, { phase, ready }) => count + (phase === "Running" && ready === true ? 1 : 0), 0);
  }

  /** By the name of a metric that KEDA asks for: its present value in its unit; null: there is none. */
  valueOf(metricName: string): number | null {
    const signal = this.signals.get(metricName);
    return signal === undefined ? null : this.cluster.customMetrics.valueOf(signal);
  }

  /** How many requests or messages the workload has taken since the start; whole ones. */
  taken(): number {
    return Math.trunc((this.cluster.customMetrics.signals.offeredTotal() - this.now("backlog")) / 1000);
  }

  /** How many wait for it. */
  waiting(): number {
    return Math.trunc(this.now("backlog") / 1000);
  }

  /** Whether it took any in the last minute. */
  isServing(): boolean {
    return this.now("requestsPerSecond") > 0;
  }

  /** In thousandths. */
  private now(source: SignalSource): number {
    return this.cluster.customMetrics.signals.ofAll({ type: "External", name: "", source, query: instant, points: [] });
  }

  /** The HPA's condition ScalingActive, as its last sync left it; null: the HPA has not been synced, or nobody records it. */
  scalingActive(): World["hpaScalingActive"] {
    return this.recorder.scalingActive();
  }

  /** Writes spec.replicas. */
  scale(from: number, to: number, now: number): void {
    this.cluster.scale(to, now);
    this.recorder.kedaScaled(from, to, now);
  }
}
