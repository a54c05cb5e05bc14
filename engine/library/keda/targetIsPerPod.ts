import { entry } from "../entry";
import { rabbitmqTrigger, scaledObject } from "../manifest";

export const targetIsPerPod = entry(
  {
    id: "target-is-per-pod",
    group: "KEDA",
    title: "100 messages in the queue and a target of 20: why are five pods enough?",
    text:
      "KEDA's targets are averages: 100 messages ÷ [20](metadata.value) gives 5 pods, whatever number runs now. " +
      "kubectl shows 20/20, because it divides the queue by the pods. " +
      "The jobs take ten minutes, so the queue hardly shrinks. " +
      "The HPA has still reached its target, because more pods would not change the sum.",
    look: {
      at: 330,
      zoom: { from: 210, to: 960 },
      figure: "decision",
      text: "The queue has 100 messages. The metric proposes 5, and no later sync proposes more.",
    },
    change:
      "Set metricType: Value on the trigger. Then 100 ÷ 20 multiplies the pods at each sync, and at 06:30 there are 100, the maximum.",
    source: "https://github.com/kedacore/keda/issues/5781",
  },
  {
    manifest: scaledObject({ name: "worker", spec: "minReplicaCount: 1\n", triggers: [rabbitmqTrigger("orders", 20)] }),
    minutes: 30,
    load: [
      [0, 0],
      [300, 0],
      [301, 100],
      [302, 0],
      [1800, 0],
    ],
    workload: { kind: "queue", initialReplicas: 1, jobSeconds: 600, terminationGraceSeconds: 600 },
  },
);
