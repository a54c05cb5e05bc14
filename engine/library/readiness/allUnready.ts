import { entry } from "../entry";
import { autoscaler, externalValue } from "../manifest";

export const allUnready = entry(
  {
    id: "all-unready",
    group: "readiness",
    title: "The queue is four times too long: why does it scale down?",
    text:
      "A target of type Value multiplies the ratio by the pods that are ready, and four times no ready pod is none. " +
      "Overloaded pods that fail their probes together are taken away, down to minReplicas, when the window has forgotten better times.",
    look: { at: 1200, zoom: { from: 360, to: 1320 }, figure: "decision", text: "The ratio is 4, the ready pods are 0, the proposal is 0." },
    change: "Use an AverageValue, which does not ask which pods are ready.",
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
