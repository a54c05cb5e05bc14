import { entry } from "../entry";
import { autoscaler, externalValue } from "../manifest";

export const valueOfBacklog = entry(
  {
    id: "value-of-backlog",
    group: "metrics",
    title: "Twenty pods are enough: why does it propose more than a thousand?",
    text:
      "A target of type Value multiplies the ready pods by backlog ÷ target. " +
      "A backlog does not shrink at once when pods are added. " +
      "So every sync multiplies the result of the sync before, until maxReplicas stops it.",
    look: { at: 510, zoom: { from: 240, to: 900 }, figure: "decision", text: "The backlog divided by the target, times the ready pods." },
    change: "Use an AverageValue of 100: the proposal is then the backlog ÷ 100, for any number of pods.",
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
