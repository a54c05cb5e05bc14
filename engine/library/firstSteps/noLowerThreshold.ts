import { entry } from "../entry";
import { autoscaler, cpuUtilization } from "../manifest";

export const noLowerThreshold = entry(
  {
    id: "no-lower-threshold",
    group: "first steps",
    title: "Below which utilization does it scale down?",
    text:
      "There is no second threshold. " +
      "It scales down as soon as the ratio to the target is outside the tolerance: 35% with a target of [50](averageUtilization)% is enough. " +
      "Ten pods become seven, and those run close to the target again.",
    look: { at: 915, zoom: { from: 480, to: 1200 }, figure: "metric", text: "The pods are at about 35% when the count goes down." },
    change: "Let the load fall by only a tenth: the ratio stays inside the tolerance, and the count stays the same.",
    source: "https://github.com/kubernetes/autoscaler/issues/7982",
  },
  {
    manifest: autoscaler({ name: "web", min: 1, max: 20, metrics: [cpuUtilization(50)] }),
    minutes: 30,
    load: [
      [0, 48],
      [600, 48],
      [601, 33],
      [1800, 33],
    ],
    workload: { initialReplicas: 10 },
  },
);
