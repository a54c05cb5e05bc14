/** Words for the small unions of a statement. A member without words does not compile. */
import type { AutoscalerField, Explanation, Supposition, Unknown } from "../../../engine/index";
import { t } from "../../ui/text";

export const suppositions: Readonly<Record<Supposition, string>> = {
  podsAreReplicas: t`there were as many pods as replicas`,
  everyPodReady: t`every pod was ready`,
  everyPodMeasured: t`every pod had a sample`,
  statusIsSpec: t`the workload's status counted as many pods as it should have`,
  podsAsListed: t`the pods of the text are the pods that the sync saw`,
  replicasOfWorkload: t`the count is that of the workload's row`,
  defaultBehavior: t`the policies are the defaults`,
  shortWindow: t`a behavior that is not in the text has a short window`,
  defaultMinReplicas: t`minReplicas is 1, the default`,
  kindOfMetric: t`the kind of the metric, which a table does not print`,
  roundedOtherwise: t`a rounded figure was at the other end of its range`,
  olderRelease: t`the release is older than 1.33`,
  otherTolerance: t`the controller has another tolerance than the default`,
  remembered: t`the window remembers another proposal`,
  rememberedAtMinimum: t`the window remembers another proposal`,
  rememberedBriefly: t`the short window remembers another proposal`,
  rememberedFromBefore: t`the window remembers a proposal from before the first row`,
  firstCountRemembered: t`the window remembers the count of the first sync`,
  firstCountForgotten: t`the window does not remember the count of the first sync`,
  nothingRemembered: t`the window remembers nothing else`,
  atMinimum: t`the window remembers nothing else, because the count is at its minimum`,
  rememberedRise: t`the window remembers a higher proposal`,
  rememberedRescales: t`earlier rescales use up a part of the policies`,
  youngPods: t`the young pods are counted otherwise than their age suggests`,
  unreadyPodCounts: t`a pod that is not ready was ready before, so it counts`,
  newPodsSetAside: t`the newest pods are not counted yet`,
  newPodsCount: t`the newest pods are counted already`,
  podsWithoutMetrics: t`some pods had no metrics`,
  unreadyPods: t`some pods were not ready`,
  otherPods: t`the number of ready pods was another than the replicas`,
  otherStatusReplicas: t`the workload's status counted other pods than the replicas`,
  scaledToZero: t`the target was scaled to zero`,
  neverComputed: t`no sync computed a count yet`,
  everyMetricFailed: t`every metric failed`,
  hiddenMetricLess: t`the hidden metrics propose no more`,
  hiddenMetricMore: t`a hidden metric decides`,
  conditionsAlone: t`only the conditions are believed, because no figures lead to them`,
  defaultTolerance: t`the tolerance is 10%, the default`,
  defaultWindow: t`the window is the default`,
  defaultSelectPolicy: t`selectPolicy is Max, the default`,
  defaultForbiddenWindows: t`the waits after a scale are the defaults, 3 min up and 5 min down`,
  controllerVersion: t`every release from the oldest to the newest that this page knows was tried`,
};

export const explanations: { readonly [K in Explanation["kind"]]: (explanation: Extract<Explanation, { kind: K }>) => string } = {
  earlierRecommendation: () => t`an earlier, higher proposal was remembered`,
  hiddenMetric: () => t`a metric that the table hides proposed it`,
  anotherTime: () => t`the texts are of different times`,
  olderController: () => t`an older controller counted the pods of a rollout wrongly`,
  policy: () => t`a policy allows one such step per period`,
  window: () => t`the window forgot one higher proposal after the other`,
};

export const explanationText = (explanation: Explanation): string =>
  (explanations[explanation.kind] as (each: Explanation) => string)(explanation);

export const unknowns: Readonly<Record<Unknown, string>> = {
  replicas: t`How many replicas there are is not in the text.`,
  desired: t`The desired count is not in the text: a table and an old kubectl do not print it.`,
  metrics: t`The text has no value of a metric.`,
  hiddenMetrics: t`The table hides some metrics. The largest proposal decides, so a hidden one may have decided.`,
  conditions: t`The conditions are not in the text. They say whether a window or a limit held the count.`,
  bounds: t`minReplicas and maxReplicas are not in the text.`,
  lastHigherRecommendation: t`When the window's higher proposal was made last is not in any text that kubectl prints.`,
  whatProposedMore: t`What proposed more than the printed figures is not in the text.`,
  pods: t`Whether every pod was ready and had a sample is not in the text.`,
  kedaCooldown: t`Whether KEDA's cooldown has passed is not in the text. KEDA, not the HPA, goes from 1 to 0.`,
};

export const fields: Readonly<Record<AutoscalerField | "metric" | "condition", string>> = {
  apiVersion: "apiVersion",
  name: t`the name`,
  namespace: t`the namespace`,
  target: "scaleTargetRef",
  minReplicas: "minReplicas",
  maxReplicas: "maxReplicas",
  currentReplicas: "currentReplicas",
  desiredReplicas: "desiredReplicas",
  behavior: "behavior",
  age: t`the age`,
  lastScaleTime: "lastScaleTime",
  creationTime: "creationTimestamp",
  metric: t`the target of a metric`,
  condition: t`a condition`,
};
