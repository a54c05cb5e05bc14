import { entry } from "../entry";
import { autoscaler, externalAverage } from "../manifest";

export const wakesFromZero = entry(
  {
    id: "wakes-from-zero",
    group: "zero",
    title: "Can it go to zero, and come back by itself?",
    text:
      "With minReplicas 0 and an External metric it can: the controller notes in the condition ScaledToZero that it was itself that went there, and wakes when messages arrive. " +
      "The way down takes the five minutes of the window, the way up one look.",
    look: {
      at: 1230,
      zoom: { from: 1080, to: 1800 },
      figure: "replicas",
      text: "Zero pods, messages arrive, and the next look asks for pods.",
    },
    change: "Start with no replicas at all: then it was not the autoscaler that went to zero, and it stays paused.",
    source: "https://github.com/kubernetes/kubernetes/issues/110278",
  },
  {
    manifest: autoscaler({ name: "worker", min: 0, max: 10, metrics: [externalAverage("queue_messages_ready", "30")] }),
    minutes: 40,
    load: [
      [0, 0],
      [1200, 0],
      [1201, 8],
      [1440, 8],
      [1441, 0],
      [2400, 0],
    ],
    workload: { kind: "queue", initialReplicas: 1, cpuPerRequestMilliseconds: 200 },
  },
);
