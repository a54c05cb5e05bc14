import { instant, type SignalSource } from "../cluster/signal";
import type { World } from "../keda/world";
import type { KedasCluster } from "../simulation/kedaPart";

/** What KEDA finds in a simulated cluster at the present second. */
export interface ClusterSources {
  replicas(): number;
  /** Pods that are Running and Ready. */
  readyPods(): number;
  /** By the name of a metric that KEDA asks for: its present value in its unit; null: there is none. */
  valueOf(metricName: string): number | null;
  /** How many requests or messages the workload has taken since the start; whole ones. */
  taken(): number;
  /** How many wait for it. */
  waiting(): number;
  /** Whether it took any in the last minute. */
  isServing(): boolean;
  /** The HPA's condition ScalingActive, as its last sync left it; null: the HPA has not been synced, or nobody records it. */
  scalingActive(): World["hpaScalingActive"];
  /** Writes spec.replicas. */
  scale(from: number, to: number, now: number): void;
}

export function createClusterSources({ cluster, signals, recorder }: KedasCluster): ClusterSources {
  const byName = new Map(signals.map((signal) => [signal.name, signal]));
  /** In thousandths. */
  const current = (source: SignalSource) =>
    cluster.customMetrics.signals.ofAll({ type: "External", name: "", source, query: instant, points: [] });
  return {
    replicas: () => cluster.replicas(),
    readyPods: () => cluster.observe().pods.reduce((count, { phase, ready }) => count + (phase === "Running" && ready === true ? 1 : 0), 0),
    valueOf(metricName) {
      const signal = byName.get(metricName);
      return signal === undefined ? null : cluster.customMetrics.valueOf(signal);
    },
    taken: () => Math.trunc((cluster.customMetrics.signals.offeredTotal() - current("backlog")) / 1000),
    waiting: () => Math.trunc(current("backlog") / 1000),
    isServing: () => current("requestsPerSecond") > 0,
    scalingActive: () => recorder.scalingActive(),
    scale(from, to, now) {
      cluster.scale(to, now);
      recorder.kedaScaled(from, to, now);
    },
  };
}
