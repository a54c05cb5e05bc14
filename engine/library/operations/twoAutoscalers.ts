import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const twoAutoscalers = entry(
  {
    id: "two-autoscalers",
    group: "operations",
    title: "A second autoscaler on the same pods: which one wins?",
    text:
      "Neither. " +
      "When two autoscalers select the same pods, both stop with AmbiguousSelector before they read a metric. " +
      "The load triples at 10:00, and nothing happens until the second one is gone.",
    look: { at: 900, zoom: { from: 240, to: 1320 }, figure: "decision", text: "ScalingActive is False with reason AmbiguousSelector." },
    change: "Remove the second autoscaler, and put both metrics into one manifest: the count goes to 12 at 10:30, not at 20:15.",
    source: "https://github.com/kedacore/keda/issues/5825",
  },
  {
    manifest: autoscaler({ name: "web", min: 2, max: 20, metrics: [cpuUtilization(50)] }),
    minutes: 30,
    load: [
      [0, 19.2],
      [600, 19.2],
      [601, 57.6],
      [1800, 57.6],
    ],
    workload: { initialReplicas: 4 },
    incidents: [{ at: 300, kind: "secondAutoscaler", durationSeconds: 900 }],
  },
);
