import { entry } from "../entry";
import { autoscaler, cpuUtilization, externalAverage } from "../manifest";

export const oneMetricFails = entry(
  {
    id: "one-metric-fails",
    group: "metrics",
    title: "One of two metrics cannot be read: what still works?",
    text:
      "The other metric can still add pods. " +
      "But it cannot remove any, because the missing metric might propose more. " +
      "So while the external metrics API is down, the count follows the load up, but not down. " +
      "Older documents say that nothing scales then; in 1.28 and in 1.37 the way up works.",
    look: {
      at: 1200,
      zoom: { from: 480, to: 1920 },
      figure: "decision",
      text: "The CPU proposes fewer pods, and the sync ends with an error.",
    },
    change: "Remove the External metric from the manifest: the count follows the load down.",
    source: "https://github.com/kubernetes/kubernetes/issues/99394",
  },
  {
    manifest: autoscaler({ name: "web", min: 2, max: 30, metrics: [cpuUtilization(50), externalAverage("payments_waiting", "10")] }),
    minutes: 40,
    load: [
      [0, 48],
      [700, 48],
      [701, 19.2],
      [1500, 19.2],
      [1501, 72],
      [2400, 72],
    ],
    workload: { initialReplicas: 10 },
    incidents: [{ at: 600, kind: "customMetricsDown", durationSeconds: 1500 }],
    signals: [{ metric: "payments_waiting", source: "curve", points: [[0, 20]] }],
  },
);
