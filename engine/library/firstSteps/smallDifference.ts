import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const smallDifference = entry(
  {
    id: "small-difference",
    group: "first steps",
    title: "71% of a target of 70%: why does nothing happen?",
    text:
      "A ratio between 0.9 and 1.1 counts as on target; this tolerance keeps small waves from moving pods. " +
      "Ten pods at 71% have a ratio of 1.014, so the eleventh pod that the arithmetic would ask for is never added.",
    look: {
      at: 900,
      zoom: null,
      figure: "decision",
      text: "The ratio is inside the tolerance, and the current count is proposed.",
    },
    change: "Set the controller's tolerance to 0, or behavior.scaleUp.tolerance: 0: then there are eleven pods.",
    source: "https://github.com/kubernetes/kubernetes/issues/116984",
  },
  {
    manifest: autoscaler({ name: "web", min: 1, max: 20, metrics: [cpuUtilization(70)] }),
    minutes: 30,
    load: [[0, 69]],
    workload: { initialReplicas: 10 },
  },
);
