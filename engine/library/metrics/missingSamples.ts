import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const missingSamples = entry(
  {
    id: "missing-samples",
    group: "metrics",
    title: "The CPU is at 107%, the target is 90%: why is no pod added?",
    text:
      "Two of ten pods have no sample. " +
      "When the ratio is above 1, the controller counts such pods as idle. " +
      "Eight pods at 107% and two at 0% are 85% on average, inside the tolerance. " +
      "The status still reports 107%.",
    look: {
      at: 900,
      zoom: { from: 60, to: 1020 },
      figure: "decision",
      text: "The average before and after the controller counted the two pods as idle.",
    },
    change: "Remove the incident: all ten pods have a sample, and the count goes to twelve.",
    source: "https://github.com/kubernetes/kubernetes/issues/96938",
  },
  {
    manifest: autoscaler({ name: "web", min: 1, max: 20, metrics: [cpuUtilization(90)] }),
    minutes: 30,
    load: [
      [0, 85],
      [300, 85],
      [301, 105],
      [1800, 105],
    ],
    workload: { initialReplicas: 10 },
    incidents: [{ at: 120, kind: "podMetricsLost", pods: 2, durationSeconds: 1800 }],
  },
);
