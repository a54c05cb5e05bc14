import { entry } from "../entry";
import { rabbitmqTrigger, scaledObject } from "../manifest";

export const leftInTheQueue = entry(
  {
    id: "left-in-the-queue",
    group: "KEDA",
    title: "Three messages stay in the queue: why does KEDA not wake a pod for them?",
    text:
      "KEDA wakes the workload for more than activationValue messages, here for more than [5](metadata.activationValue). The target of [20](metadata.value) plays no part. " +
      "So five messages wait for ten minutes, and the sixth wakes one pod. " +
      "With five left the trigger is inactive again, and after the cooldown KEDA writes 0, although three are left.",
    look: {
      at: 1350,
      zoom: { from: 840, to: 1800 },
      figure: "load",
      text: "The cooldown of five minutes is over. KEDA writes 0, and three messages wait until the end.",
    },
    change: "Set activationValue to 0, its default: the first message wakes a pod, and all six are done.",
    source: "https://github.com/kedacore/keda/issues/2800",
  },
  {
    manifest: scaledObject({
      name: "worker",
      spec: "maxReplicaCount: 10\n",
      triggers: [`${rabbitmqTrigger("orders", 20)}      activationValue: "5"\n`],
    }),
    minutes: 40,
    load: [
      [0, 0],
      [300, 0],
      [301, 5],
      [302, 0],
      [900, 0],
      [901, 1],
      [902, 0],
      [2400, 0],
    ],
    workload: { kind: "queue", initialReplicas: 0, jobSeconds: 120 },
  },
);
