/** What is wrong, in words. A kind without words does not compile. */
import type { ClusterProblem } from "../../../engine/index";
import { plural, t } from "../text";
import { quantity } from "../times";
import { duration } from "./numbers";

interface ProblemWords {
  readonly title: string;
  readonly sentence: string;
}

const problems: { readonly [K in ClusterProblem["kind"]]: (problem: Extract<ClusterProblem, { kind: K }>) => ProblemWords } = {
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
  resourceApiUnavailable: ({ how }) => ({
    title: t`The resource metrics API did not answer`,
    sentence:
      how === "notFound"
        ? t`The API server does not know pods.metrics.k8s.io. Usually metrics-server is not installed, or its APIService is missing.`
        : how === "notReady"
          ? t`The API server could not reach what serves metrics.k8s.io. metrics-server may not be ready, or a certificate, a policy or a firewall keeps the API server from it.`
          : t`The controller asked metrics.k8s.io and got an error. Usually metrics-server is not installed or not ready.`,
  }),
  forbidden: ({ user, verb, resource }) => ({
    title: t`A permission is missing`,
    sentence: t`The API server denied ${verb} of ${resource} to ${user}. A ClusterRole and its binding must allow it.`,
  }),
  apiNotRegistered: ({ api }) => ({
    title: api === "custom" ? t`No custom metric` : t`No external metric`,
    sentence: t`Nothing serves ${`${api}.metrics.k8s.io`} in this cluster: an adapter, such as prometheus-adapter or KEDA, is not installed or not ready, or its APIService is missing.`,
  }),
  emptyAnswer: ({ api, metric }) => ({
    title: api === "custom" ? t`No custom metric` : t`No external metric`,
    sentence:
      api === "custom"
        ? t`The adapter answered with an empty list for ${metric ?? t`the metric`}. It has no series with the names of these pods.`
        : t`The adapter answered with an empty list for ${metric ?? t`the metric`}. The metric's name and selector match no series now, or the namespace is another one.`,
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
  noScaleOfKind: ({ targetKind, isScalable }) => ({
    title: t`The target cannot be scaled`,
    sentence:
      isScalable === false
        ? t`A ${targetKind!} has no scale subresource, so no HPA can scale it.`
        : isScalable === true
          ? t`The API server found no scale of this ${targetKind!}. Its apiVersion in scaleTargetRef may be wrong.`
          : t`The API server found no scale of the target. Either its CustomResourceDefinition has no subresources.scale, or the apiVersion in scaleTargetRef is wrong.`,
  }),
  invalidSelector: ({ isMissing }) => ({
    title: isMissing ? t`The target's scale has no selector` : t`The target's selector cannot be read`,
    sentence: isMissing
      ? t`Without a selector the controller does not know which pods to measure. The CustomResourceDefinition lacks labelSelectorPath, or the field at that path is empty.`
      : t`The text in the status of the target is no label selector. The program that writes this status must put one there.`,
  }),
  noSuchContainer: ({ container, pod, isInSample }) => ({
    title: t`A container is missing`,
    sentence: isInSample
      ? t`The sample of the pod ${pod ?? "–"} has no container ${container}. The container may have just started or be renamed. Up to Kubernetes 1.32 one such pod stops the whole metric; from 1.33 on it only counts as a pod without metrics, so an upgrade ends it.`
      : t`The pod ${pod ?? "–"} has no container ${container}, and the metric measures it in every pod. After a renaming this fails until each pod has the new name.`,
  }),
  writeRefused: ({ why, error }) => ({
    title: t`The count could not be written`,
    sentence:
      why === "conflict"
        ? t`Another program changed the target at the same moment. The next sync tries again; only if it happens often is something wrong.`
        : why === "denied"
          ? t`An admission webhook denied the new count: ${error === "" ? "–" : error}`
          : t`The API server refused the new count: ${error === "" ? "–" : error}`,
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
  overlap: ({ others }) => ({
    title: t`Several autoscalers select the same pods`,
    sentence:
      others.length === 0
        ? t`The controller stops for all of them until each selects its own pods.`
        : t`The controller names ${others.join(", ")}. It stops for all of them until each selects its own pods.`,
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
  sharedPods: ({ workloads, scaledBy }) => ({
    title: t`The selector matches other pods`,
    sentence:
      scaledBy.length === 0
        ? t`The target's selector also matches the pods of ${workloads.join(", ")}. They count in every metric of pods, but the HPA scales its target alone.`
        : t`The target's selector also matches the pods of ${workloads.join(", ")}, which ${scaledBy.join(", ")} scales. Newer controllers stop for both HPAs; older ones count these pods in both.`,
  }),
  targetElsewhere: ({ workload, namespace }) => ({
    title: t`The target is elsewhere`,
    sentence:
      namespace === null
        ? t`The text has ${workload} of this name, but scaleTargetRef names another kind.`
        : t`The text has ${workload} in the namespace ${namespace}. An HPA scales only a target in its own namespace.`,
  }),
  secondOwner: (owned) => ({
    title: t`Something else may set the replicas, too`,
    sentence:
      owned.owner === "manager"
        ? owned.time === null
          ? t`By managedFields, ${owned.name} wrote spec.replicas last, not the HPA. Each time it writes the field, it sets its own count.`
          : t`By managedFields, ${owned.name} wrote spec.replicas last, at ${owned.time}, not the HPA. Each time it writes the field, it sets its own count.`
        : owned.owner === "manifest"
          ? t`The manifest that was applied last has replicas: ${owned.replicas ?? 0}. Each apply of it sets that count, until the next sync of the HPA. Remove the field.`
          : t`There is a ScaledObject of the target's name. If KEDA did not make this HPA, it made another one for the same target, and both write the count.`,
  }),
  missingRequestInObject: ({ container, resource, of, name }) => ({
    title: t`No request for ${resource}`,
    sentence:
      of === "Pod"
        ? t`The container ${container} of ${`${of}/${name}`} has no request for ${resource}, and a metric is a percentage of it. The controller cannot compute this metric.`
        : t`The container ${container} of ${`${of}/${name}`} has no request for ${resource}, and a metric is a percentage of it. Unless a LimitRange gives its pods one, the controller cannot compute this metric.`,
  }),
  podsNotReady: ({ pods, of, statuses, isOfCpu, isMaybeWhole, wholeCount }) => ({
    title: t`Some pods are not ready`,
    sentence: [
      statuses.length === 0
        ? t`${plural(pods, "pod")} of ${quantity(of)} were not ready.`
        : t`${plural(pods, "pod")} of ${quantity(of)} were not ready (${statuses.join(", ")}).`,
      isOfCpu
        ? t`The controller sets pods aside that start, that were never ready or that have no sample.`
        : t`Whether a running pod is ready counts for CPU only, so these pods count if they have a value. Very old controllers (the change came between 1.12 and 1.15) set them aside for every metric.`,
      ...(isMaybeWhole
        ? [
            t`The table does not print the kind of the metric. If it is a whole value (Value of an Object or External metric), the ratio is multiplied by the ready pods alone, here ${quantity(of - pods)}.`,
            ...(wholeCount === null ? [] : [t`Then it proposes ${quantity(wholeCount)}.`]),
          ]
        : []),
    ].join(" "),
  }),
  verticalAutoscaler: ({ name, mode, resources }) => ({
    title: t`A VerticalPodAutoscaler changes the same figure`,
    sentence: t`The VerticalPodAutoscaler ${name} (updateMode ${mode}) changes the requests of ${resources.join(", ")}, and the percentage of the HPA is of these requests. A new request moves the percentage without any change of the load. Use the VPA for another resource, or the HPA with another metric.`,
  }),
  quotaFull: ({ name, resource, used, hard }) => ({
    title: t`The quota has no room for a pod`,
    sentence: t`The ResourceQuota ${name} has ${resource} at ${used} of ${hard}, so not one more pod of the target can be made. The HPA may write a higher count, but the count is not reached.`,
  }),
  podsMissing: ({ wanted, listed }) => ({
    title: t`Fewer pods than replicas`,
    sentence: t`The workload wants ${plural(wanted, "pod")}, and only ${quantity(listed)} are there. A quota, a LimitRange or an admission webhook may refuse the others.`,
  }),
  podsRefused: ({ why, message }) => ({
    title: t`New pods were refused`,
    sentence: {
      quota: t`A ResourceQuota of the namespace allows no more pods, so the HPA's count is not reached: “${message}”.`,
      limitRange: t`A LimitRange of the namespace does not allow these pods, so the HPA's count is not reached: “${message}”.`,
      denied: t`An admission webhook denied new pods, so the HPA's count is not reached: “${message}”.`,
      other: t`The API server refused new pods, so the HPA's count is not reached: “${message}”.`,
    }[why],
  }),
  podsUnschedulable: ({ message }) => ({
    title: t`No node takes a new pod`,
    sentence: t`A pod found no node, so it stays Pending: “${message}”.`,
  }),
  fixedBounds: ({ replicas }) => ({
    title: t`Both bounds are the same`,
    sentence: t`minReplicas and maxReplicas are both ${quantity(replicas)}, so no metric can change the count.`,
  }),
  atMaximum({ by, value, seconds, isNow }) {
    const title = t`At maxReplicas for a long time`;
    if (by === "rows") {
      const told = t`In the last rows, over at least ${duration(seconds)}, the count is maxReplicas ${quantity(value)}, and the figures of each row propose more.`;
      return { title, sentence: `${told} ${moreRoom()}` };
    }
    const told = isNow
      ? t`By the series the count has been maxReplicas ${quantity(value)} for ${duration(seconds)}. Whether more was proposed, the metric's figure shows.`
      : t`By the series the count was maxReplicas ${quantity(value)} for ${duration(seconds)}. Whether more was proposed, the metric's figure shows.`;
    return { title, sentence: t`${told} If it was: ${moreRoom()}` };
  },
  countsReset: ({ replicas, times, others }) => ({
    title: t`Something else may set the replicas, too`,
    sentence: t`The HPA wrote ${quantity(replicas)} at least ${quantity(times)} times, and other counts ${quantity(others)} times. Between two writes of ${quantity(replicas)} something else changed the count, or events are missing: they are kept for an hour.`,
  }),
  clamped({ bound, value, seconds }) {
    const told = t`A limit has held the count for at least ${duration(seconds)}. At the last sync it was ${value === null ? bound : `${bound} ${value}`}.`;
    return { title: t`Limited for a long time`, sentence: bound === "maxReplicas" ? `${told} ${moreRoom()}` : told };
  },
};

/** What to do where maxReplicas keeps the count from what the metrics propose. That more pods help is supposed. */
const moreRoom = (): string =>
  t`A higher maxReplicas lets the count go up. Look first whether the nodes have room for more pods: without it they stay Pending. If more pods do not lower the metric, the load of each pod has to fall.`;

export const problemWords = (problem: ClusterProblem): ProblemWords =>
  (problems[problem.kind] as (each: ClusterProblem) => ProblemWords)(problem);
