import { entry } from "../entry";
import { autoscaler, podsAverage } from "../manifest";

export const crashLoop = entry(
  {
    id: "crash-loop",
    group: "readiness",
    title: "Does a crash-looping release scale to the maximum?",
    text:
      "It did: pods without the metric were filled in as on target, and the sum could ask for more pods although the ratio was far below 1. " +
      "Today a fill-in that would turn a scale-down into more pods is dropped, and the count stays.",
    look: {
      at: 900,
      zoom: { from: 480, to: 1200 },
      figure: "decision",
      text: "The ratio is below 1; with the missing pods filled in, the current count is proposed.",
    },
    change: "Let the release be a good one: its pods report the metric, nothing is filled in, and the count stays all the same.",
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
