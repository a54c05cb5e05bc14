import { t } from "../../words/text";
import { cpuPercentFlag, failedPods, replicationControllers } from "./shared";
import type { StatedDocument } from "./statement";

export const documentation2020 = {
  id: "documentation-2020",
  name: t`Documentation of 2020`,
  stated: 28,
  statements: {
    replicationControllers,
    heapster: {
      says: t`A flag chooses between Heapster and the metrics APIs.`,
      verdict: { until: "1.21" },
      answer: t`Kubernetes 1.22 removed Heapster and the flag. Metrics always come from the metrics APIs.`,
      shownBy: "flag/--horizontal-pod-autoscaler-use-rest-clients",
    },
    failedPods,
    oneMetricFails: {
      says: t`If one of the metrics fails, nothing scales.`,
      verdict: { until: "1.15" },
      answer: t`Today this is true only downwards. If another metric proposes more pods, the count grows: 2 pods at 75% become 3 with a target of 50%.`,
      shownBy: "library/one-metric-fails",
    },
    cpuPercentFlag,
    rollingUpdate: {
      says: t`kubectl rolling-update of a ReplicationController loses its HPA.`,
      verdict: { until: "1.17" },
      answer: t`The command made another ReplicationController, and the HPA looked for the old name. kubectl 1.18 no longer has the command.`,
      shownBy: "field/spec.scaleTargetRef.kind",
    },
    windowIsWait: {
      says: t`After a scale-down, the controller waits before the next one.`,
      verdict: { until: "1.11" },
      answer: t`Since 1.12 the window delays nothing. It remembers proposals. In a steady decline the count falls 36 times, each time 15 s after the last.`,
      shownBy: "library/not-a-cooldown",
    },
    annotations: {
      says: t`Annotations of Kubernetes 1.2 add custom metrics.`,
      verdict: { until: "1.5" },
      answer: t`Kubernetes 1.6 removed them, and the page ignores them: its Kubernetes 1.2 reads only CPU. Use the types Pods, Object and External.`,
      shownBy: "field/spec.metrics[].type",
    },
  },
} satisfies StatedDocument;
