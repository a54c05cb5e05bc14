import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const averageHidesHotPod = entry(
  {
    id: "average-hides-hot-pod",
    group: "metrics",
    title: "One pod is at its limit: why are there no more?",
    text:
      "The controller knows the average of all pods only. " +
      "One pod gets three and a half times its share and is throttled, nine others are well below the target, and the average is on it.",
    look: {
      at: 900,
      zoom: null,
      figure: "metric",
      text: "The hottest pod is at its limit, the average on target.",
    },
    change: "Set the imbalance to 0: no pod is throttled, with the same load on the same ten pods.",
    source: "https://github.com/knative/serving/issues/11792",
  },
  {
    manifest: autoscaler({ name: "web", min: 1, max: 20, metrics: [cpuUtilization(80)] }),
    minutes: 30,
    load: [[0, 78]],
    workload: { initialReplicas: 10, imbalancePercent: 250 },
  },
);
