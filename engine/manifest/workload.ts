import type { Quantity } from "../api/autoscaling";

/** Where a value of the manifest stands: its path in its own document, its lines and columns (from 1, the end exclusive), its offsets in the text. */
export interface ManifestPlace {
  path: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  start: number;
  end: number;
}

export interface FromManifest<T> extends ManifestPlace {
  value: T;
}

/**
 * What a Deployment, StatefulSet or ReplicaSet in the text says about its pods. What is absent here is absent there;
 * whoever simulates it knows the API's defaults. Source: k8s.io/api/apps/v1 and core/v1.
 */
export interface ManifestWorkload {
  kind: WorkloadKind;
  /** "" where the manifest has none. */
  name: string;
  namespace: string;
  /** Where its document begins. */
  line: number;
  /** Whether it is what the autoscaler's scaleTargetRef names. */
  isTarget: boolean;
  replicas?: FromManifest<number>;
  minReadySeconds?: FromManifest<number>;
  terminationGracePeriodSeconds?: FromManifest<number>;
  strategy?: ManifestStrategy;
  /** The container that kubectl takes where none is named (kubectl.kubernetes.io/default-container). */
  defaultContainer?: string;
  /** Pod-level requests and limits (spec.resources of the pod). */
  podResources: ManifestResources;
  containers: ManifestContainer[];
  initContainers: ManifestContainer[];
}

export type WorkloadKind = "Deployment" | "StatefulSet" | "ReplicaSet";

/** A Deployment's strategy or a StatefulSet's updateStrategy. The two amounts are pods, or text such as "25%". */
export interface ManifestStrategy {
  type?: FromManifest<string>;
  maxSurge?: FromManifest<number | string>;
  maxUnavailable?: FromManifest<number | string>;
}

export interface ManifestContainer {
  name: FromManifest<string>;
  /** Always makes a sidecar of an init container. */
  restartPolicy?: FromManifest<string>;
  hasPorts: boolean;
  resources: ManifestResources;
  startupProbe?: ManifestProbe;
  readinessProbe?: ManifestProbe;
  livenessProbe?: ManifestProbe;
}

/** By the resource's name. A request that is only limited is the limit, as in every pod, and its path says so. */
export interface ManifestResources {
  requests: Partial<Record<string, FromManifest<Quantity>>>;
  limits: Partial<Record<string, FromManifest<Quantity>>>;
}

/** A probe's timings. */
export interface ManifestProbe {
  line: number;
  initialDelaySeconds?: FromManifest<number>;
  periodSeconds?: FromManifest<number>;
  timeoutSeconds?: FromManifest<number>;
  successThreshold?: FromManifest<number>;
  failureThreshold?: FromManifest<number>;
}
