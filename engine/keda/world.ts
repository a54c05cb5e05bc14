/** What KEDA finds in the cluster at one moment. */
import { targetApiVersion, targetKind, type ScaledObject } from "./scaledObject";
import type { ExternalMetric } from "./triggers/trigger";

export interface World {
  readonly target: TargetState;
  /** Pods of the target that are Running and Ready. */
  readonly readyPods: number;
  /** What each trigger's source answers, by the trigger's index. */
  readonly answers: readonly unknown[];
  /** The metrics that external scalers name, by the trigger's index. */
  readonly externalMetrics: Readonly<Record<string, readonly ExternalMetric[]>>;
  readonly faults: ScaleFaults;
  /** The HPA's own condition; null before it has one. */
  readonly hpaScalingActive: { readonly status: string; readonly reason?: string; readonly message?: string } | null;
}

/** `replicas` is spec.replicas. */
export type TargetState =
  | { readonly kind: "unknownKind" }
  | { readonly kind: "missing" }
  | { readonly kind: "exists"; readonly replicas: number; readonly env: Readonly<Record<string, string>> };

/** Errors of the scale subresource. */
export interface ScaleFaults {
  readonly scaleGetError?: string;
  readonly scaleUpdateError?: string;
}

/** Why the target cannot be had; null if it is there. */
export function targetError(object: ScaledObject, { target }: World): string | null {
  if (target.kind === "unknownKind") return `no matches for kind "${targetKind(object)}" in version "${targetApiVersion(object)}"`;
  if (target.kind === "missing") return `${resourceOf(object)} "${object.spec.scaleTargetRef.name}" not found`;
  return null;
}

/** Deployments and StatefulSets are read themselves, so a fault of their scale subresource does not hide their replicas. */
export function currentReplicas(object: ScaledObject, world: World): { ok: true; replicas: number } | { ok: false; error: string } {
  if (world.target.kind !== "exists") return { ok: false, error: targetError(object, world)! };
  const { scaleGetError } = world.faults;
  if (scaleGetError !== undefined && !isReadItself(object)) return { ok: false, error: scaleGetError };
  return { ok: true, replicas: world.target.replicas };
}

function isReadItself(object: ScaledObject): boolean {
  return targetApiVersion(object).startsWith("apps/") && ["Deployment", "StatefulSet"].includes(targetKind(object));
}

/** "deployments.apps": the resource and the API's group. */
function resourceOf(object: ScaledObject): string {
  const plural = resourceOfKind(targetKind(object));
  const [group, version] = targetApiVersion(object).split("/");
  return version === undefined ? plural : `${plural}.${group}`;
}

/** "deployments": the kind in lower case with s or es. */
export function resourceOfKind(kind: string): string {
  const singular = kind.toLowerCase();
  return /(?:s|x|z|ch|sh)$/.test(singular) ? `${singular}es` : `${singular}s`;
}
