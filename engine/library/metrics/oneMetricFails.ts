import { entry } from "../entry";
import { autoscaler, cpuUtilization, externalAverage } from "../manifest";

export const oneMetricFails = entry(
  {
    id: "one-metric-fails",
    group: "metrics",
    title: "One of two metrics cannot be read: what still works?",
    text:
      "Upwards the other metric may still decide; downwards nothing moves, because the missing one might have asked for more. " +
      "So an outage of the external metrics API holds the count when the load falls and lets it grow when the load rises.",
    look: {
      at: 1200,
      zoom: { from: 480, to: 1920 },
      figure: "decision",
      text: "The CPU asks for fewer pods, and the reconcile ends with an error.",
    },
    change: "Take the External metric out of the manifest: the count follows the load down.",
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
