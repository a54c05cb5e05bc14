import { entry } from "../entry";
import { autoscaler, podsAverage } from "../manifest";

export const crashLoop = entry(
  {
    id: "crash-loop",
    group: "readiness",
    title: "Does a crash-looping release scale to the maximum?",
    text:
      "It once did. " +
      "Pods without the metric counted as on target, so the controller could propose more pods although the ratio was far below 1. " +
      "Today, if missing pods would turn a scale-down into a scale-up, the controller keeps the count.",
    look: {
      at: 900,
      zoom: { from: 480, to: 1200 },
      figure: "decision",
      text: "The ratio is below 1. With the missing pods counted in, the metric proposes the current count.",
    },
    change: "Make the release a good one: its pods report the metric, none is missing, and the count stays the same, too.",
    source: "https://github.com/kubernetes/kubernetes/issues/87199",
  },
  {
    manifest: autoscaler({ name: "web", min: 1, max: 10, metrics: [podsAverage("http_requests_per_second", "80")] }),
    minutes: 30,
    load: [[0, 10]],
    workload: { initialReplicas: 1, maxSurgePercent: 100, maxUnavailablePercent: 0 },
    incidents: [{ at: 600, kind: "rollingUpdate", release: "crashLoop" }],
  },
);
