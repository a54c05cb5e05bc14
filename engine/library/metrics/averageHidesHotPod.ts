import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const averageHidesHotPod = entry(
  {
    id: "average-hides-hot-pod",
    group: "metrics",
    title: "One pod is at its limit: why is no pod added?",
    text:
      "The controller knows only the average of all pods. " +
      "One pod gets three and a half times its share and is throttled. " +
      "The nine others are well below the target, so the average is on target.",
    look: {
      at: 900,
      zoom: null,
      figure: "metric",
      text: "The hottest pod is at its limit, and the average is on target.",
    },
    change: "Set the imbalance to 0: the same ten pods carry the same load, and none is throttled.",
    source: "https://github.com/knative/serving/issues/11792",
  },
  {
    manifest: autoscaler({ name: "web", min: 1, max: 20, metrics: [cpuUtilization(80)] }),
    minutes: 30,
    load: [[0, 78]],
    workload: { initialReplicas: 10, imbalancePercent: 250 },
  },
);
