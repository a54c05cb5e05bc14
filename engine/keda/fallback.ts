/** Failures in a row of each metric, and the value that stands in for a metric that fails too often. */
import type { MetricTarget } from "../api/autoscaling";
import { float64ToInt64 } from "../lib/int64";
import { float64Quantity } from "../lib/quantity";
import type { Keda, ObjectCopy } from "./keda";
import { storeStatus } from "./keda";
import { milliQuantityText } from "./metricQuantity";
import { fallbackBehavior, scalingModifiersOf, type Fallback, type FallbackBehavior, type ScaledObject } from "./scaledObject";
import { integerTarget } from "./scalingModifiers";
import { conditionsOf, isSameCondition, withCondition, type Condition, type HealthStatus, type ScaledObjectStatus } from "./status";
import { currentReplicas, type World } from "./world";

/** What a fallback made of one question; `failures` counts the failures in a row, this one included. */
export type FallbackOutcome =
  /** There is no fallback, or one that KEDA cannot use: nothing is counted. */
  | { readonly kind: "none" }
  | { readonly kind: "counted"; readonly failures: number; readonly failureThreshold: number }
  | ({ readonly kind: "replaced"; readonly failures: number; readonly failureThreshold: number } & FallbackSum)
  /** The formula decides what a failed metric means. */
  | { readonly kind: "nil"; readonly failures: number; readonly failureThreshold: number }
  | { readonly kind: "impossible"; readonly failures: number; readonly failureThreshold: number; readonly error: string };

/** `value` = `target` × `replicas`, divided by the ready pods for a target of type Value. */
interface FallbackSum {
  readonly behavior: FallbackBehavior;
  readonly replicas: number;
  readonly target: number;
  readonly readyPods: number | null;
  /** A quantity. */
  readonly value: string;
}

/** The fallback that KEDA can use; null: none. A composite's target must be the text of an integer. */
export function usableFallback(object: ScaledObject): Fallback | null {
  const { fallback } = object.spec;
  if (fallback === undefined || fallback.failureThreshold < 0 || fallback.replicas < 0) return null;
  const modifiers = scalingModifiersOf(object);
  return modifiers !== null && integerTarget(modifiers.target) === null ? null : fallback;
}

/** Counts a success or a failure of a metric, and decides what becomes of a failure. `error` null: a success. */
export function applyFallback(
  keda: Keda,
  copy: ObjectCopy,
  metric: { name: string; target: MetricTarget },
  error: string | null,
  world: World,
): FallbackOutcome {
  const { object, status } = copy.stored;
  const fallback = usableFallback(object);
  if (fallback === null) return { kind: "none" };
  const { failureThreshold } = fallback;
  const failures = error === null ? 0 : (status.health?.[metric.name]?.numberOfFailures ?? 0) + 1;
  const health: HealthStatus = { numberOfFailures: failures, status: error === null ? "Happy" : "Failing" };
  updateHealth(keda, copy, metric.name, health, failureThreshold);
  const counted = { failures, failureThreshold };
  if (failures <= failureThreshold) return { kind: "counted", ...counted };
  if (error === null) return { kind: "counted", ...counted };
  if (fallbackBehavior(fallback) === "scalingModifiers") return { kind: "nil", ...counted };
  const sum = fallbackSum(object, fallback, metric.target, error, world);
  return "error" in sum ? { kind: "impossible", ...counted, error: sum.error } : { kind: "replaced", ...counted, ...sum };
}

function fallbackSum(
  object: ScaledObject,
  fallback: Fallback,
  metricTarget: MetricTarget,
  error: string,
  world: World,
): FallbackSum | { error: string } {
  const behavior = fallbackBehavior(fallback);
  const current = behavior === "static" ? null : currentReplicas(object, world);
  if (current !== null && !current.ok) return { error };
  const replicas = fallbackReplicas(behavior, fallback.replicas, current?.replicas ?? 0);
  const modifiers = scalingModifiersOf(object);
  const type = modifiers === null ? metricTarget.type : modifiers.metricType === "Value" ? "Value" : "AverageValue";
  const target =
    modifiers === null ? float64Quantity(metricTarget.value ?? metricTarget.averageValue ?? "0") : integerTarget(modifiers.target)!;
  const readyPods = type === "Value" ? world.readyPods : null;
  if (readyPods === 0) return { error: "error performing fallback" };
  const share = readyPods === null ? replicas : replicas / readyPods;
  return { behavior, replicas, target, readyPods, value: milliQuantityText(float64ToInt64(target * 1000 * share)) };
}

function fallbackReplicas(behavior: FallbackBehavior, replicas: number, current: number): number {
  if (behavior === "currentReplicas") return current;
  if (behavior === "currentReplicasIfHigher") return Math.max(current, replicas);
  return behavior === "currentReplicasIfLower" ? Math.min(current, replicas) : replicas;
}

/**
 * Writes what differs between the copy before and after, and then takes over the whole stored object. So a copy that was old writes old
 * conditions over new ones.
 */
function updateHealth(keda: Keda, copy: ObjectCopy, name: string, entry: HealthStatus, failureThreshold: number): void {
  const { health: before = {}, conditions } = copy.stored.status;
  if (entry.numberOfFailures === 0 && isAtRest(before, name, conditions)) return;
  const health = { ...before, [name]: entry };
  const isInForce = Object.values(health).some(
    ({ status, numberOfFailures = 0 }) => status === "Failing" && numberOfFailures > failureThreshold,
  );
  const after = withCondition(conditions, isInForce ? conditionsOf.fallback : conditionsOf.noFallback);
  const changed = changedFields(before[name], entry);
  if (Object.keys(changed).length === 0 && after === conditions) return;
  const { stored } = keda;
  if (stored === null) return;
  const storedHealth = stored.status.health ?? {};
  const changes: Partial<ScaledObjectStatus> = {
    ...(Object.keys(changed).length > 0 && { health: { ...storedHealth, [name]: { ...storedHealth[name], ...changed } } }),
    ...(after !== conditions && { conditions: after }),
  };
  storeStatus(keda, changes);
  copy.stored = keda.stored!;
}

/** Another success of a metric that was well, while nothing fails: there is nothing to write. Most questions are such. */
function isAtRest(health: Readonly<Record<string, HealthStatus>>, name: string, conditions: readonly Condition[]): boolean {
  const known = health[name];
  if (known?.status !== "Happy" || known.numberOfFailures !== 0) return false;
  for (const metric in health) if (health[metric]!.status === "Failing") return false;
  return conditions.some((condition) => condition.type === "Fallback" && isSameCondition(condition, conditionsOf.noFallback));
}

function changedFields(before: HealthStatus | undefined, after: HealthStatus): HealthStatus {
  return {
    ...(before?.numberOfFailures !== after.numberOfFailures && { numberOfFailures: after.numberOfFailures }),
    ...(before?.status !== after.status && { status: after.status }),
  };
}
