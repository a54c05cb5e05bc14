import { entry } from "../entry";
import { autoscaler, externalAverage } from "../manifest";

export const wakesFromZero = entry(
  {
    id: "wakes-from-zero",
    group: "zero",
    title: "Can it scale to zero and come back by itself?",
    text:
      "Yes, with minReplicas [0](minReplicas) and an External metric. " +
      "The controller notes in the condition ScaledToZero that it went to zero itself, and scales up when messages arrive. " +
      "The way down takes the five minutes of the window, the way up one sync. " +
      "The design of 2015 left the waking to kube-proxy; Kubernetes does it with this metric instead.",
    look: {
      at: 1230,
      zoom: { from: 1080, to: 1800 },
      figure: "replicas",
      text: "There are no pods, messages arrive, and the next sync proposes pods.",
    },
    change: "Start with no replicas: then the autoscaler did not go to zero itself, and stays paused.",
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
