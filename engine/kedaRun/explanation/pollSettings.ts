/** The settings under which a poll decided, with KEDA's defaults filled in. */
import { annotation, isPaused } from "../../keda/annotations";
import { usableFallback } from "../../keda/fallback";
import {
  cooldownPeriod,
  fallbackBehavior,
  initialCooldownPeriod,
  isResourceTrigger,
  maxReplicaCount,
  minReplicaCount,
  minReplicasWhileActive,
  scalingModifiersOf,
  triggersOf,
  type FallbackBehavior,
  type ScaledObject,
  type ScaleTrigger,
} from "../../keda/scaledObject";
import { float64Quantity } from "../../lib/quantity";
import type { PollRecord } from "../../simulation/kedaTrace";

export interface PollSettings {
  readonly minReplicaCount: number;
  /** Null without one. */
  readonly idleReplicaCount: number | null;
  readonly cooldownPeriod: number;
  readonly initialCooldownPeriod: number;
  /** The bounds of the HPA. */
  readonly minReplicas: number;
  readonly maxReplicas: number;
  /** `usable` false: KEDA counts no failure and replaces no value. */
  readonly fallback: { failureThreshold: number; replicas: number; behavior: FallbackBehavior; usable: boolean } | null;
  /** Null without scaling modifiers. */
  readonly formula: string | null;
  readonly pausesScaleIn: boolean;
  readonly pausesScaleOut: boolean;
  /** The annotation that pauses the object as a whole. */
  readonly pausedBy: "paused-replicas" | "paused" | null;
}

export function pollSettings({ stored: { object } }: PollRecord): PollSettings {
  const { fallback, idleReplicaCount = null } = object.spec;
  return {
    minReplicaCount: minReplicaCount(object),
    idleReplicaCount,
    cooldownPeriod: cooldownPeriod(object),
    initialCooldownPeriod: initialCooldownPeriod(object),
    minReplicas: minReplicasWhileActive(object),
    maxReplicas: maxReplicaCount(object),
    fallback:
      fallback === undefined ? null : { ...fallback, behavior: fallbackBehavior(fallback), usable: usableFallback(object) !== null },
    formula: scalingModifiersOf(object)?.formula ?? null,
    pausesScaleIn: isPaused(object, "paused-scale-in"),
    pausesScaleOut: isPaused(object, "paused-scale-out"),
    pausedBy: pausedBy(object),
  };
}

function pausedBy(object: ScaledObject): PollSettings["pausedBy"] {
  if (annotation(object, "paused-replicas") !== null) return "paused-replicas";
  return isPaused(object, "paused") ? "paused" : null;
}

/** The counts between which KEDA itself decides: `from` while nothing is active, `to` when activity starts. */
export function kedaRange(record: PollRecord): { readonly from: number | null; readonly to: number } {
  const { minReplicaCount: min, idleReplicaCount, minReplicas } = pollSettings(record);
  return { from: idleReplicaCount ?? (min === 0 ? 0 : null), to: minReplicas };
}

export interface PolledTrigger extends ScaleTrigger {
  readonly index: number;
  /** The metric is the HPA's own, and KEDA never asks for it. */
  readonly isResource: boolean;
}

export const triggersOfPoll = ({ stored: { object } }: PollRecord): PolledTrigger[] =>
  triggersOf(object).map((trigger, index) => ({ ...trigger, index, isResource: isResourceTrigger(trigger) }));

/** The number of a quantity, such as a composite's or a fallback's value. */
export const quantityNumber = (quantity: string): number => float64Quantity(quantity);
