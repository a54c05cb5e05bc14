/** The controller: it checks the object, makes the HPA, and starts or stops the polling loop. Mirrors the reconcile of KEDA's ScaledObject. */
import { verifyReplicaCount, verifyTriggers } from "./admission";
import { isFullyPaused, isPaused, pausedReplicas } from "./annotations";
import { deepEqual } from "./deepEqual";
import { usableFallback } from "./fallback";
import { desiredHpa, hpaMetrics, mustUpdateHpa, nameLabel } from "./hpa";
import { storeStatus, type Keda, type KedaEvent, type ObjectCopy, type ScaleWrite, type StoredObject } from "./keda";
import {
  compositeMetricName,
  fallbackBehavior,
  hpaName,
  pollingInterval,
  targetApiVersion,
  targetKind,
  triggersOf,
  type ScaledObject,
} from "./scaledObject";
import { dropScalers, scalersCache } from "./scalersCache";
import { conditionsOf, initialConditions, statusOf, withCondition, type Condition, type HealthStatus } from "./status";
import { currentReplicas, targetError, type World } from "./world";

/** Each check in the order of the reconcile, with the words that KEDA puts before its error. */
const checkPrefixes = {
  pausedReplicas: "failed to scale target to paused replica count: ",
  scaleTarget: "ScaledObject doesn't have correct scaleTargetRef specification: ",
  replicaCounts: "ScaledObject doesn't have correct Idle/Min/Max Replica Counts specification: ",
  triggers: "ScaledObject doesn't have correct triggers specification: ",
  hpa: "failed to ensure HPA is correctly created for ScaledObject: ",
} as const;

type ReconcileCheck = keyof typeof checkPrefixes;

export interface Reconcile {
  readonly outcome:
    | { readonly kind: "ready" }
    | { readonly kind: "paused"; readonly replicas: number | null }
    | { readonly kind: "checkFailed"; readonly check: ReconcileCheck; readonly error: string }
    | { readonly kind: "deleted"; readonly restored: number | null };
  readonly hpa: "created" | "updated" | "renamed" | "unchanged" | "deleted" | "none";
  readonly loop: "started" | "restarted" | "stopped" | "unchanged";
  readonly events: readonly KedaEvent[];
  readonly writes: readonly ScaleWrite[];
}

/** Creates the object, or replaces it by what the user wrote, and reconciles it. */
export function applyScaledObject(keda: Keda, written: ScaledObject, world: World, now: number): Reconcile {
  storeScaledObject(keda, written, now);
  return reconcile(keda, world, now);
}

/** What the API server does with an object that is applied: a new spec is a new generation. */
export function storeScaledObject(keda: Keda, written: ScaledObject, now: number): void {
  const { stored } = keda;
  const object = asStored(written, stored);
  if (stored === null) keda.stored = { object, generation: 1, createdAt: now, status: { conditions: [] } };
  else keda.stored = { ...stored, object, generation: stored.generation + (deepEqual(object.spec, stored.object.spec) ? 0 : 1) };
}

/** The object is there. */
export function reconcile(keda: Keda, world: World, now: number): Reconcile {
  if (keda.stored === null) throw new Error("a reconcile without an object");
  if (keda.stored.status.conditions.length < initialConditions.length) storeStatus(keda, { conditions: initialConditions });
  const run: Run = { keda, world, now, events: [], writes: [], hpa: "unchanged", loop: "unchanged" };
  const { object, status } = keda.stored;
  const wasReady = statusOf(status.conditions, "Ready") === "True";
  const pauses = isFullyPaused(object);
  const paused = pauses ? pauseFully(run) : setPaused(run);
  const failure = paused.error ?? (pauses ? null : check(run));

  let conditions = paused.conditions;
  if (failure === null) {
    conditions = withCondition(conditions, pauses ? conditionsOf.readyPaused : conditionsOf.ready);
    if (!wasReady) run.events.push(event("Normal", "ScaledObjectReady", "ScaledObject is ready for scaling"));
  } else {
    const message = checkPrefixes[failure.check] + failure.error;
    conditions = withCondition(withCondition(conditions, conditionsOf.checkFailed(message)), conditionsOf.activityUnknown);
    run.events.push(event("Warning", "ScaledObjectCheckFailed", message));
  }
  if (usableFallback(object) === null) conditions = withCondition(conditions, conditionsOf.noFallback);
  storeStatus(keda, { conditions });
  if (failure === null && !pauses) startLoop(run);
  return recordOf(run, failure === null ? success(pauses, object) : { kind: "checkFailed", ...failure });
}

/** The HPA goes with its owner. */
export function deleteScaledObject(keda: Keda, world: World): Reconcile {
  const { stored } = keda;
  if (stored === null) throw new Error("a deletion without an object");
  const run: Run = { keda, world, now: 0, events: [], writes: [], hpa: "unchanged", loop: "unchanged" };
  stopLoop(run);
  const original = stored.object.spec.advanced?.restoreToOriginalReplicaCount ? stored.status.originalReplicaCount : undefined;
  const { target } = world;
  if (original !== undefined && target.kind === "exists") run.writes.push({ from: target.replicas, to: original });
  run.events.push(event("Warning", "ScaledObjectDeleted", "ScaledObject was deleted"));
  const record = recordOf(run, { kind: "deleted", restored: original ?? null });
  keda.stored = null;
  keda.hpa = null;
  dropScalers(keda);
  return record;
}

/** One reconcile in progress. */
interface Run {
  readonly keda: Keda;
  readonly world: World;
  readonly now: number;
  readonly events: KedaEvent[];
  readonly writes: ScaleWrite[];
  hpa: Reconcile["hpa"];
  loop: Reconcile["loop"];
}

interface Failure {
  readonly check: ReconcileCheck;
  readonly error: string;
}

const event = (type: KedaEvent["type"], reason: string, message: string): KedaEvent => ({ type, reason, message });

/** The API server fills in the fallback's behavior, and the label that KEDA added stays. */
function asStored(written: ScaledObject, before: StoredObject | null): ScaledObject {
  const { fallback } = written.spec;
  const spec = fallback === undefined ? written.spec : { ...written.spec, fallback: { ...fallback, behavior: fallbackBehavior(fallback) } };
  const label = before?.object.metadata.labels?.[nameLabel];
  if (label === undefined) return { ...written, spec };
  return { ...written, spec, metadata: { ...written.metadata, labels: { ...written.metadata.labels, [nameLabel]: label } } };
}

/** Stops everything and, if the annotation names a number, writes it to the target as it is. */
function pauseFully(run: Run): { conditions: readonly Condition[]; error: Failure | null } {
  const { keda, world } = run;
  const { object } = keda.stored!;
  const conditions = markPaused(run);
  stopLoop(run);
  if (keda.hpa !== null) run.hpa = "deleted";
  keda.hpa = null;
  const count = pausedReplicas(object);
  const failed = (error: string) => ({ conditions, error: { check: "pausedReplicas", error } as const });
  if (count === null) return { conditions, error: null };
  if (!count.ok) return failed(count.error);
  const current = currentReplicas(object, world);
  if (!current.ok) return failed(current.error);
  if (current.replicas !== count.replicas) {
    const fault = world.faults.scaleGetError ?? world.faults.scaleUpdateError;
    if (fault !== undefined) return failed(fault);
    run.writes.push({ from: current.replicas, to: count.replicas });
  }
  storeStatus(keda, { pausedReplicaCount: count.replicas });
  return { conditions, error: null };
}

/** The condition Paused of an object that goes on: true while one direction is paused. */
function setPaused(run: Run): { conditions: readonly Condition[]; error: null } {
  const { object, status } = run.keda.stored!;
  const { conditions } = status;
  if (isPaused(object, "paused-scale-in") || isPaused(object, "paused-scale-out")) {
    return { conditions: markPaused(run), error: null };
  }
  if (statusOf(conditions, "Paused") !== "True") return { conditions, error: null };
  run.events.push(event("Normal", "ScaledObjectUnpaused", conditionsOf.unpaused.message!));
  const { pausedReplicaCount: _cleared, ...kept } = status;
  run.keda.stored = { ...run.keda.stored!, status: kept };
  return { conditions: withCondition(conditions, conditionsOf.unpaused), error: null };
}

function markPaused(run: Run): readonly Condition[] {
  const { conditions } = run.keda.stored!.status;
  if (statusOf(conditions, "Paused") === "True") return conditions;
  run.events.push(event("Normal", "ScaledObjectPaused", conditionsOf.paused.message!));
  return withCondition(conditions, conditionsOf.paused);
}

/** The checks of an object that is not paused as a whole; the first failure ends them. */
function check(run: Run): Failure | null {
  const { keda } = run;
  addNameLabel(keda);
  const scaleTarget = checkScaleTarget(run);
  if (scaleTarget !== null) return { check: "scaleTarget", error: scaleTarget };
  const { object } = keda.stored!;
  const replicaCounts = verifyReplicaCount(object);
  if (replicaCounts !== null) return { check: "replicaCounts", error: replicaCounts.error };
  const triggers = verifyTriggers(object);
  if (triggers !== null) return { check: "triggers", error: triggers.error };
  const authentications = triggersOf(object).map(({ authenticationRef }) => authenticationRef?.name ?? "");
  storeStatus(keda, {
    triggersTypes: distinct(triggersOf(object).map(({ type }) => type)),
    authenticationsTypes: distinct(authentications.filter((name) => name !== "")),
  });
  const hpa = ensureHpa(run);
  return hpa === null ? null : { check: "hpa", error: hpa };
}

const distinct = (names: readonly string[]): string => [...new Set(names)].join(",");

function addNameLabel(keda: Keda): void {
  const stored = keda.stored!;
  const { metadata } = stored.object;
  if (metadata.labels?.[nameLabel] === metadata.name) return;
  const labels = { ...metadata.labels, [nameLabel]: metadata.name };
  keda.stored = { ...stored, object: { ...stored.object, metadata: { ...metadata, labels } } };
}

function checkScaleTarget({ keda, world, events }: Run): string | null {
  const { object, status } = keda.stored!;
  const error = targetError(object, world);
  if (error !== null) {
    const isUnknown = world.target.kind === "unknownKind";
    events.push(
      isUnknown
        ? event("Warning", "ScaledObjectUpdateFailed", error)
        : event("Warning", "ScaledObjectCheckFailed", "Target resource doesn't exist"),
    );
    return error;
  }
  const { scaleGetError } = world.faults;
  if (scaleGetError !== undefined) {
    events.push(event("Warning", "ScaledObjectCheckFailed", "Target resource doesn't expose /scale subresource"));
    return scaleGetError;
  }
  const replicas = world.target.kind === "exists" ? world.target.replicas : 0;
  storeStatus(keda, {
    scaleTargetKind: `${targetApiVersion(object)}.${targetKind(object)}`,
    originalReplicaCount: status.originalReplicaCount ?? replicas,
  });
  return null;
}

/** Creates, updates or renames the HPA. */
function ensureHpa(run: Run): string | null {
  const { keda, world, events } = run;
  const stored = keda.stored!;
  const { object } = stored;
  const copy: ObjectCopy = { stored };
  const reading = scalersCache(keda, copy, stored.generation, world);
  if (!reading.ok) {
    if (reading.ofTrigger) events.push(event("Warning", "KEDAScalerFailed", reading.error));
    return reading.error;
  }
  const metrics = hpaMetrics(object, reading.cache);
  if (!metrics.ok) return metrics.error;
  const { externalMetricNames, resourceMetricNames, isComposite } = metrics;
  const { compositeScalerName: _old, externalMetricNames: _names, resourceMetricNames: _resources, health, ...kept } = keda.stored!.status;
  const keptHealth = healthOf(health, externalMetricNames);
  keda.stored = {
    ...keda.stored!,
    status: {
      ...kept,
      ...(externalMetricNames.length > 0 && { externalMetricNames }),
      ...(resourceMetricNames.length > 0 && { resourceMetricNames }),
      ...(isComposite && { compositeScalerName: compositeMetricName }),
      ...(keptHealth !== undefined && { health: keptHealth }),
    },
  };
  const desired = desiredHpa(object, metrics.metrics, keda.version);
  const existing = keda.hpa;
  if (existing === null) run.hpa = "created";
  else if (existing.metadata.name !== desired.metadata.name) run.hpa = "renamed";
  else if (mustUpdateHpa(desired, existing)) run.hpa = "updated";
  if (run.hpa !== "unchanged") keda.hpa = desired;
  storeStatus(keda, { hpaName: hpaName(object) });
  return null;
}

/** The failures of metrics that are gone are forgotten. */
function healthOf(
  health: Readonly<Record<string, HealthStatus>> | undefined,
  names: readonly string[],
): Readonly<Record<string, HealthStatus>> | undefined {
  const kept = Object.entries(health ?? {}).filter(([name]) => names.includes(name));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

function startLoop(run: Run): void {
  const { keda, now } = run;
  const stored = keda.stored!;
  const isNewHpa = run.hpa === "created" || run.hpa === "renamed";
  if (keda.loop !== null && !isNewHpa && keda.loop.generation === stored.generation) return;
  run.loop = keda.loop === null ? "started" : "restarted";
  if (keda.loop === null) run.events.push(event("Normal", "KEDAScalersStarted", "Started scalers watch"));
  keda.observed = new Map();
  keda.loop = { generation: stored.generation, startedAt: now, interval: Math.max(pollingInterval(stored.object), 1), copy: { stored } };
}

function stopLoop(run: Run): void {
  const { keda } = run;
  if (keda.loop === null) return;
  keda.loop = null;
  keda.observed = new Map();
  dropScalers(keda);
  run.loop = "stopped";
  run.events.push(event("Normal", "KEDAScalersStopped", "Stopped scalers watch"));
}

function success(pauses: boolean, object: ScaledObject): Reconcile["outcome"] {
  if (!pauses) return { kind: "ready" };
  const count = pausedReplicas(object);
  return { kind: "paused", replicas: count?.ok ? count.replicas : null };
}

function recordOf({ keda, hpa, loop, events, writes }: Run, outcome: Reconcile["outcome"]): Reconcile {
  return { outcome, hpa: hpa === "unchanged" && keda.hpa === null ? "none" : hpa, loop, events, writes };
}
