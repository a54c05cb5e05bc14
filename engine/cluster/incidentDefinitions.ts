import { incidentKind } from "./incidentDefinition";

/**
 * Every kind of incident: the engine reads everything about a kind here. Add a new kind at the end, because random scenarios draw by the
 * order. What a kind does in its first second is in strikes.ts, which the page does not load before its first answer.
 */
export const incidentDefinitions = {
  /** The resource metrics API does not answer. */
  metricsServerDown: incidentKind({
    fields: ["durationSeconds"],
    strikes: false,
    lasting: { kind: "silence", api: "resource" },
    autoscaler: null,
  }),
  /** The custom and the external metrics API do not answer. */
  customMetricsDown: incidentKind({
    fields: ["durationSeconds"],
    strikes: false,
    lasting: { kind: "silence", api: "custom" },
    autoscaler: null,
  }),
  /** The oldest pods have no sample of any kind. */
  podMetricsLost: incidentKind({
    fields: ["pods", "durationSeconds"],
    strikes: true,
    lasting: { kind: "withoutSamples", pods: ({ pods }) => pods },
    autoscaler: null,
  }),
  /** The containers of the oldest pods exit; the kubelet starts them again, with back-off. */
  podsCrash: incidentKind({
    fields: ["pods"],
    strikes: true,
    lasting: null,
    autoscaler: null,
  }),
  /** The readiness probes of the oldest pods fail. */
  podsUnready: incidentKind({
    fields: ["pods", "durationSeconds"],
    strikes: true,
    // The kubelet remembers how long the probes of these pods fail.
    lasting: null,
    autoscaler: null,
  }),
  /** A new release replaces the pods by the workload's strategy. */
  rollingUpdate: incidentKind({
    fields: ["release"],
    strikes: true,
    lasting: null,
    autoscaler: null,
  }),
  /** kubectl scale --replicas=N; 0 pauses the autoscaler. */
  kubectlScale: incidentKind({ fields: ["replicas"], strikes: true, lasting: null, autoscaler: null }),
  /** kubectl apply of the workload's manifest, with spec.replicas in it. */
  kubectlApply: incidentKind({ fields: ["replicas"], strikes: true, lasting: null, autoscaler: null }),
  /** Another manifest is applied. If the autoscaler was deleted, this makes it again. A manifest that the API server refuses changes nothing. */
  hpaEdited: incidentKind({
    fields: ["manifest"],
    strikes: false,
    lasting: null,
    autoscaler: { kind: "applied", manifest: ({ manifest }) => manifest },
  }),
  /** More or fewer requests arrive than the curve says. */
  loadMultiplied: incidentKind({
    fields: ["factor", "durationSeconds"],
    strikes: false,
    lasting: { kind: "loadFactor", factor: ({ factor }) => factor },
    autoscaler: null,
  }),
  /**
   * The node with the most pods is gone, and its pods with it; their workload creates new ones. If nodes are unlimited: a tenth of the pods,
   * at least one.
   */
  nodeLost: incidentKind({ fields: [], strikes: true, lasting: null, autoscaler: null }),
  /** Another autoscaler exists; the selector of its target matches these pods. */
  secondAutoscaler: incidentKind({
    fields: ["durationSeconds"],
    strikes: false,
    lasting: { kind: "otherAutoscaler" },
    autoscaler: null,
  }),
  /** The kubelet evicts the oldest pods: their containers are killed at once, and the pods stay in phase Failed. */
  podsEvicted: incidentKind({
    fields: ["pods"],
    strikes: true,
    lasting: null,
    autoscaler: null,
  }),
  /** kubectl delete hpa: spec.replicas stays as it is, and no sync happens until the autoscaler is made again. */
  hpaDeleted: incidentKind({ fields: [], strikes: false, lasting: null, autoscaler: { kind: "deleted" } }),
  /** kubectl apply of the manifest that the deleted autoscaler had last: a new object, with an empty status. */
  hpaCreated: incidentKind({ fields: [], strikes: false, lasting: null, autoscaler: { kind: "created" } }),
  /** A new release in which the main container has another name replaces the pods by the workload's strategy. */
  containerRenamed: incidentKind({
    fields: ["container"],
    strikes: true,
    lasting: null,
    autoscaler: null,
  }),
  /** A share of Prometheus' scrapes fails. */
  scrapesMissed: incidentKind({
    fields: ["percent", "durationSeconds"],
    strikes: false,
    lasting: { kind: "scrapesMissed", percent: ({ percent }) => percent },
    autoscaler: null,
  }),
  /**
   * The node with the most pods is lost, as it happens: its containers are gone at once, but the API server learns of it only by what it does
   * not hear. If nodes are unlimited: a tenth of the pods, at least one.
   */
  nodeUnreachable: incidentKind({
    fields: ["nodeMonitorGraceSeconds", "tolerationSeconds"],
    strikes: true,
    lasting: null,
    autoscaler: null,
  }),
  /**
   * The provider takes back a spot node, the one with the most pods, after a notice: from the notice on no pod is placed there, and its pods
   * are deleted. If nodes are unlimited: a tenth of the pods, at least one.
   */
  nodeReclaimed: incidentKind({
    fields: ["noticeSeconds"],
    strikes: true,
    lasting: null,
    autoscaler: null,
  }),
  /**
   * Pods of another workload, with labels that the target's selector matches too: of a second Deployment if they run, of a Job if they have
   * finished. They exist while it lasts.
   */
  otherPods: incidentKind({
    fields: ["pods", "podState", "cpuMilli", "durationSeconds"],
    strikes: false,
    lasting: { kind: "otherPods", of: ({ pods, podState, cpuMilli }) => ({ pods, podState, cpuMilli }) },
    autoscaler: null,
  }),
  /**
   * Two cron jobs: one patches spec.minReplicas of the autoscaler at the beginning of each window, the other patches it back at the end. What
   * someone applies within a window stays until the next patch.
   */
  minReplicasScheduled: incidentKind({
    fields: ["minReplicas", "durationSeconds", "repeatSeconds"],
    strikes: false,
    lasting: null,
    autoscaler: { kind: "patched", minReplicas: ({ minReplicas }) => minReplicas },
  }),
  /** kubectl rollout undo: the revision before the present one comes back, with the pods of it that still exist. */
  rolloutUndone: incidentKind({
    fields: [],
    strikes: true,
    lasting: null,
    autoscaler: null,
  }),
  /** kubectl annotate: the oldest pods get this controller.kubernetes.io/pod-deletion-cost. */
  deletionCostSet: incidentKind({
    fields: ["pods", "deletionCost"],
    strikes: true,
    lasting: null,
    autoscaler: null,
  }),
  /**
   * The API server, the controller manager and kubectl become another release, with its default feature gates. The stored autoscaler and its
   * status stay; the new controller has an empty memory. The same release again is only a restart.
   */
  controlPlaneUpgraded: incidentKind({
    fields: ["kubernetesVersion"],
    strikes: false,
    lasting: null,
    autoscaler: { kind: "upgraded", to: ({ kubernetesVersion }) => kubernetesVersion },
  }),
  /** What KEDA asks for a trigger does not answer: the source of one trigger, counted from 1, or the sources of all of them for 0. */
  triggerSourceDown: incidentKind({
    fields: ["trigger", "durationSeconds"],
    strikes: false,
    lasting: { kind: "sourceSilence", trigger: ({ trigger }) => trigger },
    autoscaler: null,
  }),
  /** The namespace has a ResourceQuota of so many pods: the API server refuses every pod beyond it. Pods that exist stay. */
  podQuota: incidentKind({
    fields: ["pods", "durationSeconds"],
    strikes: false,
    lasting: { kind: "podQuota", pods: ({ pods }) => pods },
    autoscaler: null,
  }),
  /**
   * The main containers get other resources: by kubectl patch --subresource resize of every pod that exists, or by a new template, whose
   * pods replace the others by the workload's strategy. A value of 0 stays as it is.
   */
  podsResized: incidentKind({
    fields: [
      "resizedBy",
      "cpuRequestMilli",
      "cpuLimitMilli",
      "memoryRequestMebibytes",
      "memoryLimitMebibytes",
      "cpuResizePolicy",
      "memoryResizePolicy",
    ],
    strikes: true,
    lasting: null,
    autoscaler: null,
  }),
  /** One pod, by its number in the order in which the run creates its pods, from 1, crashes or is evicted, if it runs at this second. */
  podStruck: incidentKind({ fields: ["pod", "podBlow"], strikes: true, lasting: null, autoscaler: null }),
};
