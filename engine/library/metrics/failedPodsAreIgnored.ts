import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const failedPodsAreIgnored = entry(
  {
    id: "failed-pods-are-ignored",
    group: "metrics",
    title: "Ten pods at 85%, two failed, two without a sample: 14 or 17?",
    text:
      "14: the controller ignores the failed pods, and counts the two without a sample as idle. " +
      "Twelve pods are then at 70% on average, and 70% ÷ [60](averageUtilization)% × 12 is 14. " +
      "The status still reports 85%. " +
      "Some explanations get 17, which maxReplicas limits to [16](maxReplicas).",
    look: {
      at: 0,
      zoom: { from: 0, to: 600 },
      figure: "decision",
      text: "The first sync: two failed pods are ignored, and their replacements have no sample yet.",
    },
    change: "Remove the incident: twelve pods at 85% propose 17, and maxReplicas limits that to 16.",
    source: "https://kubernetes.io/docs/tasks/run-application/horizontal-pod-autoscale/#algorithm-details",
  },
  {
    manifest: autoscaler({ name: "web", min: 12, max: 16, metrics: [cpuUtilization(60)] }),
    minutes: 20,
    load: [[0, 99.6]],
    workload: { initialReplicas: 12 },
    incidents: [{ at: 0, kind: "podsEvicted", pods: 2 }],
  },
);
