/** Words for the small unions of a statement. A member without words does not compile. */
import type { AutoscalerField, ClusterProblem, Explanation, Supposition, Unknown } from "../../../engine/index";
import { plural, t } from "../../ui/text";
import { duration } from "./numbers";

export const suppositions: Readonly<Record<Supposition, string>> = {
  everyPodMeasured: t`every pod was ready and had a sample`,
  defaultMinReplicas: t`minReplicas is 1, the default`,
  defaultTolerance: t`the tolerance is 10%, the default`,
  defaultBehavior: t`the policies are the defaults, because no behavior is in the text`,
  defaultWindow: t`the window is the default`,
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

export interface ProblemWords {
  readonly title: string;
  readonly sentence: string;
}

export const problems: { readonly [K in ClusterProblem["kind"]]: (problem: Extract<ClusterProblem, { kind: K }>) => ProblemWords } = {
  missingRequest: ({ resource, container, pod }) => ({
    title: t`No request for ${resource}`,
    sentence:
      container !== null
        ? t`The container ${container} has no request for ${resource}, so its use has no percentage. One such container stops the whole metric. Sidecars count, too.`
        : pod !== null
          ? t`The pod ${pod} has a container without a request for ${resource}. A percentage is of the requests, so one such container stops the whole metric.`
          : t`At least one container of the selected pods has no request for ${resource}. One such container stops the whole metric. The selector may also match pods of another workload.`,
  }),
  noResourceMetrics: () => ({
    title: t`No resource metrics of the pods`,
    sentence: t`The metrics API answered, but with no sample of these pods. Metrics-server may not reach their nodes, or the pods started less than a minute ago.`,
  }),
  resourceApiUnavailable: () => ({
    title: t`The resource metrics API did not answer`,
    sentence: t`The controller asked metrics.k8s.io and got an error. Usually metrics-server is not installed or not ready.`,
  }),
  noCustomMetrics: ({ metric }) => ({
    title: t`No custom metric`,
    sentence:
      metric === null
        ? t`The custom metrics API has no value. The adapter may be missing, or no rule of it matches.`
        : t`The custom metrics API has no value of ${metric}. The adapter may be missing, or no rule of it matches these pods.`,
  }),
  unknownMetric: ({ metric, of }) => ({
    title: t`The adapter does not know the metric`,
    sentence: t`The custom metrics API has no metric ${metric} for ${of}. The adapter's rules must give it for exactly this kind of object.`,
  }),
  unknownKind: ({ what }) => ({
    title: t`An unknown kind`,
    sentence: t`The API server does not know the kind ${what}. Its apiVersion in the manifest may be wrong.`,
  }),
  noExternalMetrics: ({ metric }) => ({
    title: t`No external metric`,
    sentence:
      metric === null
        ? t`The external metrics API has no value. Its adapter may be missing or refuse the query.`
        : t`The external metrics API has no value of ${metric}. Its adapter may be missing or refuse the query.`,
  }),
  noTarget: ({ what }) => ({
    title: t`The target was not found`,
    sentence:
      what === ""
        ? t`The controller could not read the scale of scaleTargetRef. Its kind, its apiVersion or its name may be wrong.`
        : t`The controller could not read the scale of scaleTargetRef: ${what}. Its kind, its apiVersion or its name may be wrong.`,
  }),
  somePodsUnmeasured: ({ measured, of }) => ({
    title: t`Some pods have no metrics`,
    sentence: t`Only ${measured} of ${plural(of, "pod")} had metrics. This message is of an old controller, which then computed nothing at all.`,
  }),
  podsUnready: () => ({
    title: t`No ready pod has metrics`,
    sentence: t`The metrics API did not give a usable sample of any pod. Pods that start, and pods that were never ready, are left out.`,
  }),
  noPods: () => ({
    title: t`The selector finds no pods`,
    sentence: t`The target's selector matches no pod, so there is nothing to measure.`,
  }),
  overlap: () => ({
    title: t`Several autoscalers select the same pods`,
    sentence: t`The controller stops for all of them until each selects its own pods.`,
  }),
  scalingDisabled: () => ({
    title: t`Scaling is disabled`,
    sentence: t`The target has 0 replicas, so the controller leaves it alone until somebody sets at least 1.`,
  }),
  unknownFigure: ({ metric }) => ({
    title: t`A metric has no value`,
    sentence:
      metric === null
        ? t`The table prints <unknown>: at the last sync the controller had no value. A table does not say why; the conditions and events do.`
        : t`${metric} has no value: at the last sync the controller could not read it, or it has not read it yet. The conditions and events say why.`,
  }),
  sharedTarget: ({ others }) => ({
    title: t`Several autoscalers have one target`,
    sentence: t`${others.join(", ")} has the same target. Newer controllers stop for all of them; older ones let each write its own count.`,
  }),
  foreignPods: ({ pods, count }) => ({
    title: t`The selector matches other pods`,
    sentence: t`The target's selector also matches ${plural(count, "pod")} of another name, such as ${pods[0] ?? "–"}. They count in every metric of pods.`,
  }),
  secondOwner: ({ owner, replicas }) => ({
    title: t`Something else may set the replicas, too`,
    sentence:
      owner === "manifest"
        ? t`The manifest that was applied last has replicas: ${replicas ?? 0}. Each apply of it sets that count, until the next sync of the HPA. Remove the field.`
        : t`There is a ScaledObject of the target's name. If KEDA did not make this HPA, it made another one for the same target, and both write the count.`,
  }),
  missingRequestInObject: ({ container, resource, of, name }) => ({
    title: t`No request for ${resource}`,
    sentence: t`The container ${container} of ${`${of}/${name}`} has no request for ${resource}, and a metric is a percentage of it. The controller cannot compute this metric.`,
  }),
  clamped: ({ bound, value, seconds }) => ({
    title: t`Limited for a long time`,
    sentence: t`A limit has held the count for at least ${duration(seconds)}. At the last sync it was ${value === null ? bound : `${bound} ${value}`}.`,
  }),
};

export const problemWords = (problem: ClusterProblem): ProblemWords =>
  (problems[problem.kind] as (each: ClusterProblem) => ProblemWords)(problem);
