import type { Int64 } from "../lib/int64";

/**
 * What one reconcile sees: the scale subresource, the pods its selector matches, and the answers of the metrics API.
 * A recorded trace and the simulated cluster both produce it, so both drive the same controller.
 */
export interface Observation {
  scale: ScaleReading;
  pods: PodObservation[];
  metrics: MetricsReading;
}

/** `updateError` is the text with which writing the scale would fail. `unknownKind`: no API serves the target's kind, so nothing was asked. */
export type ScaleReading =
  | { ok: true; specReplicas: number; statusReplicas: number; updateError?: string }
  | { ok: false; error: string; unknownKind?: boolean };

export type PodPhase = "Pending" | "Running" | "Succeeded" | "Failed";

/** Times are whole seconds on the run's clock and may be negative; null is an absent field. */
export interface PodObservation {
  name: string;
  phase: PodPhase;
  startTime: number | null;
  /** Status of the Ready condition; null when the pod has no such condition. */
  ready: boolean | "Unknown" | null;
  /** lastTransitionTime of the Ready condition; -Infinity for the zero time. */
  readyTransitionTime: number;
  deletionTimestamp: number | null;
  containers: ContainerRequests[];
}

/** Requests in milli-units of each resource (200m cpu is 200; 1Mi memory is 1048576000); an absent resource has no request. */
export interface ContainerRequests {
  name: string;
  requestsMilli: Readonly<Record<string, Int64>>;
}

/** The resource metrics API's answer by pod name; null when the call fails. It may name pods that no longer exist. */
export interface MetricsReading {
  resource: ReadonlyMap<string, PodMetrics> | null;
}

/** One pod's sample. `timestamp` is the end of the window that was measured. */
export interface PodMetrics {
  timestamp: number;
  windowSeconds: number;
  containers: readonly ContainerMetrics[];
}

/** Usage in milli-units of each resource; a resource may be absent. */
export interface ContainerMetrics {
  name: string;
  usageMilli: Readonly<Record<string, Int64>>;
}
