import { entry } from "../entry";
import { autoscaler, externalValue } from "../manifest";

export const allUnready = entry(
  {
    id: "all-unready",
    group: "readiness",
    title: "The queue is four times too long: why does it scale down?",
    text:
      "A target of type Value multiplies the ratio by the ready pods, and 4 × 0 is 0. " +
      "When overloaded pods fail their probes together, the proposal is 0. " +
      "So the count goes down to minReplicas when the older proposals in the window expire.",
    look: { at: 1200, zoom: { from: 360, to: 1320 }, figure: "decision", text: "The ratio is 4, no pod is ready, and the proposal is 0." },
    change: "Use an AverageValue: it does not multiply by the ready pods, and the count goes to 24.",
    source: "https://github.com/kubernetes/kubernetes/issues/130130",
  },
  {
    manifest: autoscaler({ name: "worker", min: 2, max: 30, metrics: [externalValue("jobs_open", "500")] }),
    minutes: 30,
    load: [[0, 30]],
    workload: { initialReplicas: 6 },
    incidents: [{ at: 600, kind: "podsUnready", pods: 6, durationSeconds: 1800 }],
    signals: [
      {
        metric: "jobs_open",
        source: "curve",
        points: [
          [0, 500],
          [600, 500],
          [660, 2000],
        ],
      },
    ],
  },
);
