import type { Quantity } from "../api/autoscaling";
import type { TargetKind } from "../api/targetKinds";

/**
 * The place of a value of the manifest: its path in its own document, its lines and columns (from 1, the end exclusive), its offsets in the
 * text.
 */
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
 * What a workload in the text says about its pods. A field that is absent there is absent here; the simulation
 * fills in the API's defaults. Source: k8s.io/api/apps/v1 and core/v1.
 */
export interface ManifestWorkload {
  kind: TargetKind;
  /** The kind that is written, of a workload that is simulated as another kind. */
  named?: string;
  /** "" if the manifest has none. */
  name: string;
  namespace: string;
  /** Where its document begins. */
  line: number;
  /** Whether the autoscaler's scaleTargetRef names it. */
  isTarget: boolean;
  replicas?: FromManifest<number>;
  minReadySeconds?: FromManifest<number>;
  terminationGracePeriodSeconds?: FromManifest<number>;
  podManagementPolicy?: FromManifest<"OrderedReady" | "Parallel">;
  strategy?: ManifestStrategy;
  /** The container that kubectl uses if none is named (kubectl.kubernetes.io/default-container). */
  defaultContainer?: string;
  /** Pod-level requests and limits (spec.resources of the pod). */
  podResources: ManifestResources;
  /** spec.overhead of the pod: what its runtime needs beside its containers. */
  podOverhead: ManifestResources["requests"];
  containers: ManifestContainer[];
  initContainers: ManifestContainer[];
}

/** A Deployment's strategy or a StatefulSet's updateStrategy. The two amounts are pods, or text such as "25%". */
interface ManifestStrategy {
  type?: FromManifest<string>;
  maxSurge?: FromManifest<number | string>;
  maxUnavailable?: FromManifest<number | string>;
  /** Only of a StatefulSet. */
  partition?: FromManifest<number>;
}

export interface ManifestContainer {
  name: FromManifest<string>;
  /** `Always` turns an init container into a sidecar. */
  restartPolicy?: FromManifest<string>;
  hasPorts: boolean;
  /** How long its preStop hook sleeps, in seconds: the sleep action, or a command that sleeps. */
  preStopSleep?: FromManifest<number>;
  resources: ManifestResources;
  startupProbe?: ManifestProbe;
  readinessProbe?: ManifestProbe;
  livenessProbe?: ManifestProbe;
}

/** By the resource's name. If only a limit is given, it is also the request, as in every pod, and the request's path says so. */
export interface ManifestResources {
  requests: Partial<Record<string, FromManifest<Quantity>>>;
  limits: Partial<Record<string, FromManifest<Quantity>>>;
}

export interface ManifestProbe {
  place: ManifestPlace;
  initialDelaySeconds?: FromManifest<number>;
  periodSeconds?: FromManifest<number>;
  timeoutSeconds?: FromManifest<number>;
  successThreshold?: FromManifest<number>;
  failureThreshold?: FromManifest<number>;
}
