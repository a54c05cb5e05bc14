import type { Int64 } from "../lib/int64";

/**
 * What one reconcile sees: the scale subresource, the pods that its selector matches, and the answers of the metrics APIs. Recorded traces
 * and the simulated cluster both produce it, so both drive the same controller.
 */
export interface Observation {
  scale: ScaleReading;
  pods: PodObservation[];
  metrics: MetricsReading;
  /** Names of the other autoscalers in the namespace with a last known selector that matches pods of this target. Absent: there is none. */
  otherAutoscalers?: readonly string[];
}

/**
 * `selector` is status.selector as text; "" if the target has none. `updateError` is the error text that writing the scale would return.
 * `unknownKind`: no API serves the target's kind, so no scale was read.
 */
export type ScaleReading =
  | { ok: true; specReplicas: number; statusReplicas: number; selector: string; updateError?: string }
  | { ok: false; error: string; unknownKind?: boolean };

export type PodPhase = "Pending" | "Running" | "Succeeded" | "Failed";

/** Times are whole seconds on the run's clock and may be negative; null means that the field is absent. */
export interface PodObservation {
  name: string;
  phase: PodPhase;
  startTime: number | null;
  /** Status of the Ready condition; null when the pod has no such condition. */
  ready: boolean | "Unknown" | null;
  /** lastTransitionTime of the Ready condition; -Infinity for the zero time. */
  readyTransitionTime: number;
  deletionTimestamp: number | null;
  /** If `resourceIsAtPods`: the pod's sample in `resource`, null if it has none. */
  resourceSample?: PodMetrics | null;
  containers: ContainerRequests[];
  /**
   * status.containerStatuses[].resources: the requests that are in force while an in-place resize is not done; absent or null: those of the
   * spec. No decision uses them: upstream reads the spec alone.
   */
  appliedContainers?: readonly ContainerRequests[] | null;
  /** In the pod's order; absent: none. */
  initContainers?: InitContainerRequests[];
  /** spec.resources.requests of the pod itself; absent: the pod has none. */
  requestsMilli?: Readonly<Record<string, Int64>>;
  /** spec.overhead: what the pod's runtime needs beside its containers, in milli-units; absent: nothing. */
  overheadMilli?: Readonly<Record<string, Int64>>;
}

/** Requests in milli-units of each resource (200m cpu is 200; 1Mi memory is 1048576000); an absent resource has no request. */
export interface ContainerRequests {
  name: string;
  requestsMilli: Readonly<Record<string, Int64>>;
}

/** A container that restarts Always is a sidecar: it runs as long as the pod. */
interface InitContainerRequests extends ContainerRequests {
  restartPolicy?: string;
}

/** What the three metrics APIs answer. If a metric is absent or null, the call for it fails. Values are in milli-units. */
export interface MetricsReading {
  /** metrics.k8s.io: samples by pod name. Some may belong to pods that no longer exist. */
  resource: ReadonlyMap<string, PodMetrics> | null;
  /** A simulated pod holds its own sample too: a reconcile reads thousands, and this avoids a lookup by name for each. */
  resourceIsAtPods?: true;
  /** custom.metrics.k8s.io, for the pods: by metric name, then by pod name. */
  pods?: ReadonlyMap<string, ReadonlyMap<string, PodMetricValue>>;
  /** custom.metrics.k8s.io, for other objects: values by metric name; each metric describes one object. */
  object?: ReadonlyMap<string, Int64>;
  external?: ExternalMetrics;
}

/** external.metrics.k8s.io: by metric name, the series that match. A map is one. */
export interface ExternalMetrics extends Iterable<readonly [string, readonly Int64[]]> {
  /** Called once for each metric that a reconcile reads. Undefined: the call fails. */
  get(metricName: string): readonly Int64[] | undefined;
  /** The error of a call that failed; null: there is no such metric. */
  errorOf?(metricName: string): string | null;
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
  /** What a simulated container used its CPU for, in milli-cores before any rounding; absent: not known. No decision uses it. */
  cpuParts?: Readonly<CpuParts>;
}

/**
 * `startUp`: what the start takes beside idle CPU. `warmUp`: what requests take more because the pod is not warm. `work`: what requests
 * take in a warm pod.
 */
export interface CpuParts {
  startUp: number;
  warmUp: number;
  idle: number;
  work: number;
}

/** A pod's own metric. Decisions do not use its time. */
export interface PodMetricValue {
  timestamp: number;
  windowSeconds: number;
  valueMilli: Int64;
}
