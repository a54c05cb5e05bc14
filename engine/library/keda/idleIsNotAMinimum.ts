import { entry } from "../entry";
import { requestsTrigger, scaledObject } from "../manifest";

export const idleIsNotAMinimum = entry(
  {
    id: "idle-is-not-a-minimum",
    group: "KEDA",
    title: "idleReplicaCount 1 and minReplicaCount 3: why does the count jump between 1 and 3?",
    text:
      "While the trigger is inactive, KEDA writes [1](idleReplicaCount) at each poll. " +
      "But its HPA has minReplicas [3](minReplicaCount), and writes 3 at its next sync. " +
      "So the count changes 60 times in the first 15 minutes, until the load comes. " +
      "The HPA rests only at 0, so no other idleReplicaCount works.",
    look: {
      at: 630,
      zoom: { from: 300, to: 1200 },
      figure: "replicas",
      text: "Ten seconds ago KEDA wrote 1. That is below minReplicas, so the HPA writes 3.",
    },
    change: "Set idleReplicaCount: 0. Then KEDA writes 0 once, 3 when the load comes, and 0 when it is over.",
    source: "https://github.com/kedacore/keda/issues/2314",
  },
  {
    manifest: scaledObject({
      name: "web",
      spec: "pollingInterval: 20\nidleReplicaCount: 1\nminReplicaCount: 3\nmaxReplicaCount: 10\n",
      triggers: [requestsTrigger("web", 15)],
    }),
    minutes: 40,
    load: [
      [0, 0],
      [900, 0],
      [901, 40],
      [1500, 40],
      [1501, 0],
      [2400, 0],
    ],
    workload: { initialReplicas: 3 },
  },
);
