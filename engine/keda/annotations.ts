/** The annotations that steer KEDA. */
import type { ScaledObject } from "./scaledObject";

const prefix = "autoscaling.keda.sh/";

type PauseAnnotation = "paused" | "paused-scale-in" | "paused-scale-out" | "force-activation";

/** The text of an annotation; null without it. */
export function annotation(object: ScaledObject, name: PauseAnnotation | "paused-replicas"): string | null {
  const { annotations } = object.metadata;
  if (annotations === undefined) return null;
  return Object.hasOwn(annotations, prefix + name) ? (annotations[prefix + name] ?? null) : null;
}

/** Go's ParseBool, but any text that it does not know, the empty one too, counts as true. */
export function isPaused(object: ScaledObject, name: PauseAnnotation): boolean {
  const text = annotation(object, name);
  return text !== null && !falseTexts.has(text);
}

const falseTexts: ReadonlySet<string> = new Set(["0", "f", "F", "FALSE", "false", "False"]);

/** Paused as a whole: the loop stops and the HPA goes. */
export const isFullyPaused = (object: ScaledObject): boolean =>
  annotation(object, "paused-replicas") !== null || isPaused(object, "paused");

type PausedReplicas = { readonly ok: true; readonly replicas: number } | { readonly ok: false; readonly error: string };

/** Go's ParseInt with 32 bits. Null without the annotation. */
export function pausedReplicas(object: ScaledObject): PausedReplicas | null {
  const text = annotation(object, "paused-replicas");
  if (text === null) return null;
  const value = /^[-+]?[0-9]+$/.test(text) ? Number(text) : null;
  const problem = value === null ? "invalid syntax" : value < -(2 ** 31) || value >= 2 ** 31 ? "value out of range" : null;
  if (problem === null) return { ok: true, replicas: value! };
  return { ok: false, error: `failed to parse paused replica count: strconv.ParseInt: parsing ${JSON.stringify(text)}: ${problem}` };
}
