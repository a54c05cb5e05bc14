import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const fivefoldSpike = entry(
  {
    id: "fivefold-spike",
    group: "first steps",
    title: "Five times the load: why are the pods not there at once?",
    text:
      "A change in load takes up to a minute to show fully. " +
      "Pods at their limit never show more than their limit. " +
      "And one sync can at most double the count. " +
      "So five times the pods takes several steps, and the pods of each step need time to start.",
    look: { at: 615, zoom: { from: 480, to: 1080 }, figure: "replicas", text: "The count climbs in steps, while requests wait and fail." },
    change: "Set a target of 25%, or minReplicas: 8: then the pods have enough room for the same spike, and no request fails.",
    source: "https://github.com/kubernetes/kubernetes/issues/110317",
  },
  {
    manifest: autoscaler({ name: "web", min: 4, max: 40, metrics: [cpuUtilization(50)] }),
    minutes: 30,
    load: [
      [0, 19.2],
      [600, 19.2],
      [601, 96],
      [1800, 96],
    ],
    workload: { initialReplicas: 4, cpuLimitMilli: 400 },
  },
);
