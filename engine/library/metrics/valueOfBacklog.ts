import { entry } from "../entry";
import { autoscaler, externalValue } from "../manifest";

export const valueOfBacklog = entry(
  {
    id: "value-of-backlog",
    group: "metrics",
    title: "Twenty pods would do: why does it ask for more than a thousand?",
    text:
      "A target of type Value multiplies the pods that are ready by backlog over target, and a backlog does not shrink because pods were added a moment ago. " +
      "So every look multiplies the result of the last one again, until maxReplicas stops it.",
    look: { at: 510, zoom: { from: 240, to: 900 }, figure: "decision", text: "Backlog over target, times the pods that are ready." },
    change: "Use an AverageValue of 100: the proposal is the backlog over 100, however many pods there are.",
    source: "https://github.com/kubernetes/kubernetes/issues/79272",
  },
  {
    manifest: autoscaler({ name: "worker", min: 1, max: 100, metrics: [externalValue("queue_messages_ready", "100")] }),
    minutes: 30,
    load: [
      [0, 0],
      [300, 0],
      [301, 20],
      [1500, 20],
      [1501, 0],
      [1800, 0],
    ],
    workload: { kind: "queue", initialReplicas: 1, cpuPerRequestMilliseconds: 500, readinessSeconds: 60 },
  },
);
