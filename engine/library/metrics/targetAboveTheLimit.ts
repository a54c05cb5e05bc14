import { entry } from "../entry";
import { autoscaler, cpuAverage } from "../manifest";

export const targetAboveTheLimit = entry(
  {
    id: "target-above-the-limit",
    group: "metrics",
    title: "All pods are at their CPU limit: why is no pod added?",
    text:
      "The target is [600](averageValue)m for each pod, but the limit throttles each pod at [500](workload.cpuLimitMilli)m. " +
      "So the ratio is never above 0.833, and this metric never adds a pod. " +
      "After 05:00 the load is twice as high, and requests fail until the end.",
    look: {
      at: 600,
      zoom: { from: 180, to: 900 },
      figure: "decision",
      text: "The pods use 500m, all that their limit allows. 500 ÷ 600 × 4 is 3.3, so four pods stay.",
    },
    change: "Write averageValue: 400m: the count climbs to 9, and requests stop failing.",
    source: "https://kubernetes.io/docs/concepts/configuration/manage-resources-containers/",
  },
  {
    manifest: autoscaler({ name: "web", min: 4, max: 20, metrics: [cpuAverage("600m")] }),
    minutes: 20,
    load: [
      [0, 80],
      [300, 80],
      [301, 160],
      [1200, 160],
    ],
    workload: { initialReplicas: 4 },
  },
);
