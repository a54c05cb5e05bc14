import { entry } from "../entry";
import { requestsTrigger, scaledObject } from "../manifest";

export const fallbackIsAWish = entry(
  {
    id: "fallback-is-a-wish",
    group: "KEDA",
    title: "The source is down, and fallback says 10 replicas: why are there five after 90 seconds?",
    text:
      "A fallback writes no pods. After the fourth failure, at 10:30, KEDA tells the HPA the target × 10 replicas, so [15](metadata.threshold) × 10 = 150. " +
      "Polls and the HPA's own reads both count as failures. " +
      "The HPA then proposes 10, and its policy of one pod a minute arrives there at 16:30.",
    look: {
      at: 690,
      zoom: { from: 540, to: 1140 },
      figure: "decision",
      text: "The metric is 150 and proposes 10. The policy allows 5.",
    },
    change: "Remove the behavior: all ten are written at 10:45. Or set maxReplicaCount: 6, and there are never more than six.",
    source: "https://github.com/kedacore/keda/issues/4249",
  },
  {
    manifest: scaledObject({
      name: "web",
      spec: `minReplicaCount: 2
maxReplicaCount: 20
fallback:
  failureThreshold: 3
  replicas: 10
advanced:
  horizontalPodAutoscalerConfig:
    behavior:
      scaleUp:
        policies:
        - type: Pods
          value: 1
          periodSeconds: 60
`,
      triggers: [requestsTrigger("web", 15)],
    }),
    minutes: 60,
    load: [[0, 40]],
    workload: { initialReplicas: 3 },
    incidents: [{ at: 600, kind: "triggerSourceDown", trigger: 1, durationSeconds: 1800 }],
  },
);
