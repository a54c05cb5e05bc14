import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const ceilRatchet = entry(
  {
    id: "ceil-ratchet",
    group: "first steps",
    title: "20% below the target: why does it keep all four pods?",
    text:
      "Four pods are at 80% with a target of [100](averageUtilization)%. " +
      "The ratio is 0.8, well outside the tolerance. " +
      "But 0.8 × 4 is 3.2, and the controller always rounds up to whole pods.",
    look: {
      at: 900,
      zoom: null,
      figure: "decision",
      text: "The product is 3.2, and the proposal is 4.",
    },
    change: "Lower the load until the pods are at 75%: 0.75 × 4 is 3, and the fourth pod goes.",
    source: "https://github.com/kubernetes/kubernetes/issues/78761",
  },
  {
    manifest: autoscaler({ name: "web", min: 1, max: 10, metrics: [cpuUtilization(100)] }),
    minutes: 30,
    load: [[0, 31.2]],
    workload: { initialReplicas: 4 },
  },
);
