/** Words for the small unions of a statement. A member without words does not compile. */
import type { AutoscalerField, Explanation, Supposition, Unknown } from "../../../engine/index";
import { plural, t } from "../../ui/text";

export const suppositions: Readonly<Record<Supposition, string>> = {
  everyPodMeasured: t`every pod was ready and had a sample`,
  everyPodReady: t`every pod with a value was ready`,
  defaultMinReplicas: t`minReplicas is 1, the default`,
  defaultTolerance: t`the tolerance is 10%, the default`,
  defaultBehavior: t`the policies are the defaults, because no behavior is in the text`,
  defaultWindow: t`the window is the default`,
  defaultSelectPolicy: t`selectPolicy is Max, the default`,
  kindOfMetric: t`the kind of the metric, which a table does not print`,
  defaultForbiddenWindows: t`the waits after a scale are the defaults, 3 min up and 5 min down`,
  controllerVersion: t`every release from the oldest to the newest that this page knows was tried`,
  replicasOfWorkload: t`the count is that of the workload's row`,
};

export const explanations: { readonly [K in Explanation["kind"]]: (explanation: Extract<Explanation, { kind: K }>) => string } = {
  missingPods: ({ pods }) => t`${plural(pods, "pod")} had no metrics`,
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
