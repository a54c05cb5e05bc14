import { entry } from "../entry";
import { requestsTrigger, scaledObject } from "../manifest";

export const cooldownIsNotTheWindow = entry(
  {
    id: "cooldown-is-not-the-window",
    group: "KEDA",
    title: "KEDA's cooldownPeriod is 60 s: why do the pods stay for minutes?",
    text:
      "The cooldown counts only for the step to zero. " +
      "From five pods to two the HPA decides, and its window remembers the five for five minutes. " +
      "After the load has ended, the trigger is inactive for [60](cooldownPeriod) s, and KEDA writes 0 at 32:30. " +
      "Then two pods go at once, because KEDA does not ask the window.",
    look: {
      at: 1260,
      zoom: { from: 840, to: 2100 },
      figure: "replicas",
      text: "The load fell six minutes ago. The HPA removes the first pod, and KEDA has written nothing.",
    },
    change: "Add a scale-down window of 60 s to advanced.horizontalPodAutoscalerConfig: the first pod goes at 16:45, not at 21:00.",
    source: "https://github.com/kedacore/keda/issues/6844",
  },
  {
    manifest: scaledObject({
      name: "web",
      spec: "minReplicaCount: 0\nmaxReplicaCount: 20\ncooldownPeriod: 60\n",
      triggers: [requestsTrigger("web", 20)],
    }),
    minutes: 45,
    load: [
      [0, 100],
      [900, 100],
      [901, 30],
      [1800, 30],
      [1801, 0],
      [2700, 0],
    ],
    workload: { initialReplicas: 5 },
  },
);
