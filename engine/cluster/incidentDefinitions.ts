import { incidentKind, type Struck, type StruckCluster } from "./incidentDefinition";
import { say } from "../lib/sentence";

/** Writes spec.replicas of the workload without the autoscaler. */
function writeReplicas({ at, replicas }: Struck<"replicas">, { controller }: StruckCluster): null {
  controller.scale(replicas);
  controller.sync(at);
  return null;
}

/**
 * Every kind of incident: the engine reads everything about a kind here. Add a new kind at the end, because random scenarios draw by the
 * order.
 */
export const incidentDefinitions = {
  /** The resource metrics API does not answer. */
  metricsServerDown: incidentKind({
    fields: ["durationSeconds"],
    strike: null,
    lasting: { kind: "silence", api: "resource" },
    autoscaler: null,
  }),
  /** The custom and the external metrics API do not answer. */
  customMetricsDown: incidentKind({
    fields: ["durationSeconds"],
    strike: null,
    lasting: { kind: "silence", api: "custom" },
    autoscaler: null,
  }),
  /** The oldest pods have no sample of any kind. */
  podMetricsLost: incidentKind({
    fields: ["pods", "durationSeconds"],
    strike: ({ pods: count }, { pods }) => Math.min(count, pods.list().length - pods.failed()),
    lasting: { kind: "withoutSamples", pods: ({ pods }) => pods },
    autoscaler: null,
  }),
  /** The containers of the oldest pods exit; the kubelet starts them again, with back-off. */
  podsCrash: incidentKind({
    fields: ["pods"],
    strike: ({ at, pods: count }, { pods }) => pods.crashOldest(count, at),
    lasting: null,
    autoscaler: null,
  }),
  /** The readiness probes of the oldest pods fail. */
  podsUnready: incidentKind({
    fields: ["pods", "durationSeconds"],
    strike: ({ at, pods: count, durationSeconds }, { pods }) =>
      pods.failReadinessOfOldest(count, at, at + durationSeconds) ?? say`The pods have no readiness probe.`,
    // The kubelet remembers how long the probes of these pods fail.
    lasting: null,
    autoscaler: null,
  }),
  /** A new release replaces the pods by the workload's strategy. */
  rollingUpdate: incidentKind({
    fields: ["release"],
    strike({ at, release }, { controller }) {
      controller.update({ release, image: {} });
      controller.sync(at);
      return null;
    },
    lasting: null,
    autoscaler: null,
  }),
  /** kubectl scale --replicas=N; 0 pauses the autoscaler. */
  kubectlScale: incidentKind({ fields: ["replicas"], strike: writeReplicas, lasting: null, autoscaler: null }),
  /** kubectl apply of the workload's manifest, with spec.replicas in it. */
  kubectlApply: incidentKind({ fields: ["replicas"], strike: writeReplicas, lasting: null, autoscaler: null }),
  /** Another manifest is applied. If the autoscaler was deleted, this makes it again. A manifest that the API server refuses changes nothing. */
  hpaEdited: incidentKind({
    fields: ["manifest"],
    strike: null,
    lasting: null,
    autoscaler: { kind: "applied", manifest: ({ manifest }) => manifest },
  }),
  loadMultiplied: incidentKind({
    fields: ["factor", "durationSeconds"],
    strike: null,
    lasting: { kind: "loadFactor", factor: ({ factor }) => factor },
    autoscaler: null,
  }),
  /**
   * The node with the most pods is gone, and its pods with it; their workload creates new ones. If nodes are unlimited: a tenth of the pods,
   * at least one.
   */
  nodeLost: incidentKind({ fields: [], strike: ({ at }, { pods }) => pods.loseNode(at), lasting: null, autoscaler: null }),
  /** Another autoscaler exists; the selector of its target matches these pods. */
  secondAutoscaler: incidentKind({
    fields: ["durationSeconds"],
    strike: null,
    lasting: { kind: "otherAutoscaler" },
    autoscaler: null,
  }),
  /** The kubelet evicts the oldest pods: their containers are killed at once, and the pods stay in phase Failed. */
  podsEvicted: incidentKind({
    fields: ["pods"],
    strike: ({ at, pods: count }, { pods }) => pods.evictOldest(count, at),
    lasting: null,
    autoscaler: null,
  }),
  /** kubectl delete hpa: spec.replicas stays as it is, and no sync happens until the autoscaler is made again. */
  hpaDeleted: incidentKind({ fields: [], strike: null, lasting: null, autoscaler: { kind: "deleted" } }),
  /** kubectl apply of the manifest that the deleted autoscaler had last: a new object, with an empty status. */
  hpaCreated: incidentKind({ fields: [], strike: null, lasting: null, autoscaler: { kind: "created" } }),
  /** A new release in which the main container has another name replaces the pods by the workload's strategy. */
  containerRenamed: incidentKind({
    fields: ["container"],
    strike: (incident, { rename }) => rename(incident),
    lasting: null,
    autoscaler: null,
  }),
  /** A share of Prometheus' scrapes fails. */
  scrapesMissed: incidentKind({
    fields: ["percent", "durationSeconds"],
    strike: null,
    lasting: { kind: "scrapesMissed", percent: ({ percent }) => percent },
    autoscaler: null,
  }),
  /**
   * The node with the most pods is lost, as it happens: its containers are gone at once, but the API server learns of it only by what it does
   * not hear. If nodes are unlimited: a tenth of the pods, at least one.
   */
  nodeUnreachable: incidentKind({
    fields: ["nodeMonitorGraceSeconds", "tolerationSeconds"],
    strike: ({ at, nodeMonitorGraceSeconds, tolerationSeconds }, { pods }) =>
      pods.silenceNode(at, nodeMonitorGraceSeconds, tolerationSeconds),
    lasting: null,
    autoscaler: null,
  }),
  /**
   * The provider takes back a spot node, the one with the most pods, after a notice: from the notice on no pod is placed there, and its pods
   * are deleted. If nodes are unlimited: a tenth of the pods, at least one.
   */
  nodeReclaimed: incidentKind({
    fields: ["noticeSeconds"],
    strike: ({ at, noticeSeconds }, { pods }) => pods.reclaimNode(at, noticeSeconds),
    lasting: null,
    autoscaler: null,
  }),
  /**
   * Pods of another workload, with labels that the target's selector matches too: of a second Deployment if they run, of a Job if they have
   * finished. They exist while it lasts.
   */
  otherPods: incidentKind({
    fields: ["pods", "podState", "cpuMilli", "durationSeconds"],
    strike: null,
    lasting: { kind: "otherPods", of: ({ pods, podState, cpuMilli }) => ({ pods, podState, cpuMilli }) },
    autoscaler: null,
  }),
  /**
   * Two cron jobs: one patches spec.minReplicas of the autoscaler at the beginning of each window, the other patches it back at the end. What
   * someone applies within a window stays until the next patch.
   */
  minReplicasScheduled: incidentKind({
    fields: ["minReplicas", "durationSeconds", "repeatSeconds"],
    strike: null,
    lasting: null,
    autoscaler: { kind: "patched", minReplicas: ({ minReplicas }) => minReplicas },
  }),
  /** kubectl rollout undo: the revision before the present one comes back, with the pods of it that still exist. */
  rolloutUndone: incidentKind({
    fields: [],
    strike({ at }, { controller }) {
      if (controller.undo === null) return say`kubectl rollout undo works only for a Deployment or a StatefulSet.`;
      if (!controller.undo()) return say`There was no earlier revision.`;
      controller.sync(at);
      return null;
    },
    lasting: null,
    autoscaler: null,
  }),
  /** kubectl annotate: the oldest pods get this controller.kubernetes.io/pod-deletion-cost. */
  deletionCostSet: incidentKind({
    fields: ["pods", "deletionCost"],
    strike({ pods: count, deletionCost }, { pods, controller }) {
      if (!controller.heedsDeletionCost) return say`A StatefulSet does not read deletion costs.`;
      return pods.setDeletionCostOfOldest(count, deletionCost);
    },
    lasting: null,
    autoscaler: null,
  }),
  /**
   * The API server, the controller manager and kubectl become another release, with its default feature gates. The stored autoscaler and its
   * status stay; the new controller has an empty memory. The same release again is only a restart.
   */
  controlPlaneUpgraded: incidentKind({
    fields: ["kubernetesVersion"],
    strike: null,
    lasting: null,
    autoscaler: { kind: "upgraded", to: ({ kubernetesVersion }) => kubernetesVersion },
  }),
  /** What KEDA asks for a trigger does not answer: the source of one trigger, counted from 1, or the sources of all of them for 0. */
  triggerSourceDown: incidentKind({
    fields: ["trigger", "durationSeconds"],
    strike: null,
    lasting: { kind: "sourceSilence", trigger: ({ trigger }) => trigger },
    autoscaler: null,
  }),
  /** The namespace has a ResourceQuota of so many pods: the API server refuses every pod beyond it. Pods that exist stay. */
  podQuota: incidentKind({
    fields: ["pods", "durationSeconds"],
    strike: null,
    lasting: { kind: "podQuota", pods: ({ pods }) => pods },
    autoscaler: null,
  }),
  /**
   * The main containers get other resources: by kubectl patch --subresource resize of every pod that exists, or by a new template, whose
   * pods replace the others by the workload's strategy. A value of 0 stays as it is.
   */
  podsResized: incidentKind({
    fields: ["resizedBy", "cpuRequestMilli", "cpuLimitMilli", "memoryRequestMebibytes"],
    strike: (incident, { resize }) => resize(incident),
    lasting: null,
    autoscaler: null,
  }),
};
