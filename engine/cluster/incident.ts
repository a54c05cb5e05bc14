/**
 * Something that happens to the cluster at a whole second. What lasts has its length; what a person or a machine does once has none.
 * Fields that an incident lacks are not read.
 */
export type Incident = { at: number } & IncidentKind;

export type IncidentKind =
  /** The resource metrics API does not answer. */
  | { kind: "metricsServerDown"; durationSeconds: number }
  /** The custom and the external metrics API do not answer. */
  | { kind: "customMetricsDown"; durationSeconds: number }
  /** The oldest so many pods have no sample of any kind. */
  | { kind: "podMetricsLost"; pods: number; durationSeconds: number }
  /** The containers of the oldest so many pods exit; the kubelet starts them again, with back-off. */
  | { kind: "podsCrash"; pods: number }
  /** The readiness probes of the oldest so many pods fail. */
  | { kind: "podsUnready"; pods: number; durationSeconds: number }
  /** A new release replaces the pods by the workload's strategy. A bad one never becomes ready, or its containers exit at start. */
  | { kind: "rollingUpdate"; release: (typeof releases)[number] }
  /** kubectl scale --replicas=N; 0 pauses the autoscaler. */
  | { kind: "kubectlScale"; replicas: number }
  /** kubectl apply of the workload's manifest, with spec.replicas in it. */
  | { kind: "kubectlApply"; replicas: number }
  /** From here on another manifest holds. One that the API server refuses changes nothing. */
  | { kind: "hpaEdited"; manifest: string }
  | { kind: "loadMultiplied"; factor: number; durationSeconds: number }
  /** The node with the most pods is gone, and they with it; their workload makes new ones. Where nodes are unlimited: a tenth of the pods, at least one. */
  | { kind: "nodeLost" }
  /** Another autoscaler whose target's selector matches these pods exists for so long. */
  | { kind: "secondAutoscaler"; durationSeconds: number };

export const releases = ["good", "neverReady", "crashLoop"] as const;

export const incidentKinds = [
  "metricsServerDown",
  "customMetricsDown",
  "podMetricsLost",
  "podsCrash",
  "podsUnready",
  "rollingUpdate",
  "kubectlScale",
  "kubectlApply",
  "hpaEdited",
  "loadMultiplied",
  "nodeLost",
  "secondAutoscaler",
] as const satisfies readonly IncidentKind["kind"][];

export const incidentRanges = {
  durationSeconds: { unit: "s", min: 1, max: 86_400, step: 1 },
  pods: { unit: "pods", min: 1, max: 10_000, step: 1 },
  replicas: { unit: "pods", min: 0, max: 10_000, step: 1 },
  factor: { unit: "", min: 0, max: 100, step: 0.1 },
} as const;

export const maxIncidents = 50;
