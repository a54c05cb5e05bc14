/** The decision between nothing and something. Mirrors RequestScale of KEDA's executor. */
import { isFullyPaused, isPaused } from "./annotations";
import type { Keda, KedaEvent, ScaleWrite, StoredObject } from "./keda";
import {
  cooldownPeriod,
  initialCooldownPeriod,
  minReplicaCount,
  minReplicasWhileActive,
  namespaceOf,
  targetApiVersion,
  targetKind,
  type ScaledObject,
} from "./scaledObject";
import { conditionsOf, withCondition, type Condition, type ScaledObjectStatus } from "./status";
import { currentReplicas, type World } from "./world";

/** What the triggers said together. */
export interface Activity {
  readonly active: boolean;
  readonly activeTriggers: readonly string[];
  readonly error: boolean;
}

/** Each branch with its numbers; `replicas` is spec.replicas before. */
export type ScaleBranch =
  | { readonly kind: "noReplicas"; readonly error: string }
  | { readonly kind: "fullyPaused" }
  | { readonly kind: "activated"; readonly to: number; readonly writeError: string | null }
  | { readonly kind: "activationPaused" }
  | { readonly kind: "partialError" }
  | { readonly kind: "staysActive" }
  /** The fallback is not in force yet, and nothing is active. */
  | { readonly kind: "waitsForFallback" }
  | { readonly kind: "frozenByError" }
  | { readonly kind: "deactivationPaused" }
  | { readonly kind: "deactivated"; readonly to: number; readonly writeError: string | null; readonly cooldown: Cooldown }
  | { readonly kind: "coolingDown"; readonly cooldown: Cooldown }
  | { readonly kind: "raisedToMin"; readonly to: number; readonly writeError: string | null }
  | { readonly kind: "staysInactive" };

/** It runs from `since` to `until`: from the last activity, or from the object's creation while there was none. */
export interface Cooldown {
  readonly initial: boolean;
  readonly since: number;
  readonly until: number;
  readonly isOver: boolean;
}

export interface ScaleDecision {
  readonly branch: ScaleBranch;
  readonly replicas: number | null;
  readonly forced: boolean;
  readonly events: readonly KedaEvent[];
  readonly writes: readonly ScaleWrite[];
  /** The changes of the status. */
  readonly status: Partial<ScaledObjectStatus>;
}

export function requestScale(keda: Keda, activity: Activity, world: World, now: number): ScaleDecision {
  const { object, status } = keda.stored!;
  const forced = isPaused(object, "force-activation");
  const current = currentReplicas(object, world);
  if (!current.ok) {
    const conditions = withCondition(status.conditions, conditionsOf.noReplicas(current.error));
    return { branch: { kind: "noReplicas", error: current.error }, replicas: null, forced, events: [], writes: [], status: { conditions } };
  }
  const { replicas } = current;
  if (isFullyPaused(object)) {
    const conditions = withCondition(withCondition(status.conditions, conditionsOf.ready), conditionsOf.paused);
    return { branch: { kind: "fullyPaused" }, replicas, forced, events: [], writes: [], status: { conditions } };
  }
  const context: Context = { keda, object, replicas, activity, forced, world, now };
  const outcome = activity.active || forced ? whileActive(context) : whileInactive(context);
  const shown = withCondition(withCondition(status.conditions, outcome.ready), outcome.active);
  const ofHpa = hpaActive(keda, world);
  const conditions = ofHpa === null ? shown : withCondition(shown, ofHpa);
  const { branch, events = [], writes = [] } = outcome;
  const changes = outcome.refreshesLastActive ? { conditions, lastActiveTime: now } : { conditions };
  return { branch, replicas, forced, events, writes, status: changes };
}

interface Context {
  readonly keda: Keda;
  readonly object: ScaledObject;
  readonly replicas: number;
  readonly activity: Activity;
  readonly forced: boolean;
  readonly world: World;
  readonly now: number;
}

interface Outcome {
  readonly branch: ScaleBranch;
  readonly ready: Condition;
  readonly active: Condition;
  readonly refreshesLastActive?: boolean;
  readonly events?: readonly KedaEvent[];
  readonly writes?: readonly ScaleWrite[];
}

function whileActive(context: Context): Outcome {
  const { object, replicas, activity, forced } = context;
  const { ready } = conditionsOf;
  const active = forced ? conditionsOf.activationForced : conditionsOf.active;
  const isIdle = object.spec.idleReplicaCount !== undefined && replicas < minReplicaCount(object);
  if (replicas === 0 || isIdle) return { ready, active, ...activate(context) };
  if (activity.error) return { ready: conditionsOf.partialTriggerError, active, branch: { kind: "partialError" } };
  return { ready, active, branch: { kind: "staysActive" }, refreshesLastActive: true };
}

function activate({ object, replicas, activity, forced, world }: Context): Omit<Outcome, "ready" | "active"> {
  if (isPaused(object, "paused-scale-out")) return { branch: { kind: "activationPaused" } };
  const to = minReplicasWhileActive(object);
  const write = writeScale(replicas, world);
  const branch = { kind: "activated", to, writeError: write.error } as const;
  if (write.error !== null) {
    const message = `Failed to scale ${targetText(object)} from ${write.from} to ${to}`;
    return { branch, events: [{ type: "Warning", reason: "KEDAScaleTargetActivationFailed", message }] };
  }
  const cause = forced ? "caused by forced activation annotation" : `triggered by ${activity.activeTriggers.join(";")}`;
  const message = `Scaled ${targetText(object)} from ${replicas} to ${to}, ${cause}`;
  const events = [{ type: "Normal", reason: "KEDAScaleTargetActivated", message }] as const;
  return { branch, events, writes: [{ from: replicas, to }], refreshesLastActive: true };
}

function whileInactive(context: Context): Outcome {
  const { object, replicas, activity, world } = context;
  const { idleReplicaCount, fallback } = object.spec;
  const conditions = { ready: conditionsOf.ready, active: conditionsOf.notActive };
  const min = minReplicaCount(object);
  if (activity.error && fallback !== undefined && fallback.replicas !== 0) return { ...conditions, branch: { kind: "waitsForFallback" } };
  if (activity.error && fallback === undefined) {
    return { ...conditions, branch: { kind: "frozenByError" }, ready: conditionsOf.triggerError };
  }
  if (hasMoreThanWhileInactive(object, replicas)) return { ...conditions, ...deactivate(context) };
  if (idleReplicaCount === undefined && replicas < min) {
    const write = writeScale(replicas, world);
    const writes = write.error === null ? [{ from: replicas, to: min }] : [];
    return { ...conditions, branch: { kind: "raisedToMin", to: min, writeError: write.error }, writes };
  }
  return { ...conditions, branch: { kind: "staysInactive" } };
}

/** Whether an inactive poll lowers the count, once the cooldown is over. */
export function hasMoreThanWhileInactive(object: ScaledObject, replicas: number): boolean {
  const { idleReplicaCount } = object.spec;
  return (idleReplicaCount !== undefined && replicas > idleReplicaCount) || (replicas > 0 && minReplicaCount(object) === 0);
}

function deactivate({
  keda,
  object,
  replicas,
  world,
  now,
}: Context): Pick<Outcome, "branch" | "events" | "writes"> & { active?: Condition } {
  if (isPaused(object, "paused-scale-in")) return { branch: { kind: "deactivationPaused" } };
  const cooldown = cooldownOf(keda.stored!, now);
  if (!cooldown.isOver) return { branch: { kind: "coolingDown", cooldown }, active: conditionsOf.coolingDown };
  const to = object.spec.idleReplicaCount ?? minReplicaCount(object);
  const write = writeScale(replicas, world);
  const branch = { kind: "deactivated", to, writeError: write.error, cooldown } as const;
  if (write.error !== null) {
    const message = `Failed to deactivate ${targetText(object)} from ${write.from} to ${to}`;
    return { branch, events: [{ type: "Warning", reason: "KEDAScaleTargetDeactivationFailed", message }] };
  }
  const message = `Deactivated ${targetText(object)} from ${replicas} to ${to}`;
  return {
    branch,
    events: [{ type: "Normal", reason: "KEDAScaleTargetDeactivated", message }],
    writes: [{ from: replicas, to }],
  };
}

/** Upstream's "strictly after" on clocks with fractions is "from the full second on" here. */
export function cooldownOf({ object, status, createdAt }: StoredObject, now: number): Cooldown {
  const initial = status.lastActiveTime === undefined;
  const since = status.lastActiveTime ?? createdAt;
  const until = since + (initial ? initialCooldownPeriod(object) : cooldownPeriod(object));
  return { initial, since, until, isOver: now >= until };
}

/** `from` is -1 if the scale could not be read. */
function writeScale(replicas: number, { faults }: World): { error: string | null; from: number } {
  if (faults.scaleGetError !== undefined) return { error: faults.scaleGetError, from: -1 };
  return { error: faults.scaleUpdateError ?? null, from: replicas };
}

const targetText = (object: ScaledObject): string =>
  `${targetApiVersion(object)}.${targetKind(object)} ${namespaceOf(object)}/${object.spec.scaleTargetRef.name}`;

/** The HPA's own condition, shown in the ScaledObject; null: it has none. */
function hpaActive({ hpa }: Keda, { hpaScalingActive }: World): Condition | null {
  if (hpa === null || hpaScalingActive === null) return null;
  const { status, reason = "", message = "" } = hpaScalingActive;
  if (status === "True") return conditionsOf.hpaActive;
  return reason === "ScalingDisabled" ? conditionsOf.hpaDisabled(message) : conditionsOf.hpaNotActive(reason, message);
}
