import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const smallDifference = entry(
  {
    id: "small-difference",
    group: "first steps",
    title: "The CPU is at 71%, the target is 70%: why does nothing happen?",
    text:
      "A ratio between 0.9 and 1.1 counts as on target, so that small changes in load do not move pods. " +
      "Ten pods at 71% have a ratio of 1.014. " +
      "Without the tolerance the controller would propose an eleventh pod.",
    look: {
      at: 900,
      zoom: null,
      figure: "decision",
      text: "The ratio is inside the tolerance, so the metric proposes the current count.",
    },
    change: "Set the controller's tolerance to 0, or write behavior.scaleUp.tolerance: 0. Then there are eleven pods.",
    source: "https://github.com/kubernetes/kubernetes/issues/116984",
  },
  {
    manifest: autoscaler({ name: "web", min: 1, max: 20, metrics: [cpuUtilization(70)] }),
    minutes: 30,
    load: [[0, 69]],
    workload: { initialReplicas: 10 },
  },
);
