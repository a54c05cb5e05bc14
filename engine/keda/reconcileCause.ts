/** Which changes of the object make the controller reconcile it. */
import { hasKedaChange } from "../kedaReleases/changes";
import type { KedaVersion } from "../kedaReleases/releases";
import { deepEqual } from "./deepEqual";
import type { StoredObject } from "./keda";
import { statusOf } from "./status";

export type ReconcileCause = "created" | "spec" | "annotation" | "ready";

/** The first that fits; null: the controller sleeps on. A change of the HPA is a further cause, which the object does not show. */
export function reconcileCause(before: StoredObject | null, after: StoredObject, version: KedaVersion): ReconcileCause | null {
  if (before === null) return "created";
  if (before.generation !== after.generation) return "spec";
  if (before.object === after.object && before.status.conditions === after.status.conditions) return null;
  const annotations = [before, after].map(({ object }) => steering(object.metadata.annotations ?? {}));
  if (!deepEqual(annotations[0], annotations[1])) return "annotation";
  const [wasReady, isReady] = [before, after].map(({ status }) => statusOf(status.conditions, "Ready") === "True");
  return !wasReady && isReady && !hasKedaChange(version, "skipsUnchangedReconciles") ? "ready" : null;
}

const steeringNames = ["paused", "paused-replicas", "paused-scale-in", "paused-scale-out", "force-activation"];

const steering = (annotations: Readonly<Record<string, string>>): unknown[] =>
  steeringNames.map((name) => annotations[`autoscaling.keda.sh/${name}`] ?? null);
