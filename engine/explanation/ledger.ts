/** The scale-event ledger: what each policy still counts, what it allows, and when that changes. */
import type { HPAScalingPolicy, ScalingPolicySelect } from "../api/autoscaling";
import type { PolicyLimit, RateLimit, Reconcile, ComputedDecision } from "../controller/decision";
import { calculateScaleDownLimitWithBehaviors, calculateScaleUpLimitWithScalingRules } from "../controller/scalingPolicies";
import { afterWriting } from "./laterObstacles";
import { replayOf } from "./replay";

export interface Ledger {
  direction: "up" | "down";
  selectPolicy: ScalingPolicySelect;
  /** The count that this direction may reach now. */
  allows: number;
  /** Empty if the direction is Disabled: then no policy is evaluated. */
  policies: LedgerPolicy[];
}

export interface LedgerPolicy extends HPAScalingPolicy {
  /** Whether this policy's count was taken. */
  decides: boolean;
  /** The count at the period's start; the policy allows a change from it. */
  periodStartReplicas: number;
  allows: number;
  /** The rescales inside its period, oldest first, this reconcile's own included. */
  counted: LedgerChange[];
  /**
   * When the oldest of them leaves the period, and what the policy allows from then if the count stays as this reconcile left it; null
   * without any. Until then it allows what it allows now: a rescale moves the count, not the start from which the policy counts.
   */
  next: { at: number; limit: number } | null;
}

export interface LedgerChange {
  /** Positive is up. */
  change: number;
  time: number;
  /** The first second at which it no longer counts. */
  leavesAt: number;
}

/** Down before up; empty without `behavior`, and if no count was computed. */
export function ledgersOf(reconcile: Reconcile): Ledger[] {
  const { decision } = reconcile;
  if (decision.kind !== "computed") return [];
  const { up, down } = decision.limit;
  if (up === null || down === null) return [];
  const left = ratesLeft(reconcile, decision) ?? { up, down };
  return [ledger("down", down, left.down), ledger("up", up, left.up)];
}

/** The policies evaluated again after this reconcile's own rescale; null if it made none. */
function ratesLeft(reconcile: Reconcile, decision: ComputedDecision): Record<"up" | "down", RateLimit> | null {
  const { rates, rules } = replayOf(reconcile, decision);
  if (reconcile.scaledTo === null || rules === null) return null;
  const left = afterWriting(rates, reconcile.scaledTo);
  return {
    up: calculateScaleUpLimitWithScalingRules(left, rules.up),
    down: calculateScaleDownLimitWithBehaviors(left, rules.down),
  };
}

/** `now` holds the policies as evaluated, `left` the same policies after the count is written. */
function ledger(direction: Ledger["direction"], now: RateLimit, left: RateLimit): Ledger {
  const { selectPolicy, deciding, limit } = now;
  const evaluated = selectPolicy === "Disabled" ? [] : now.policies;
  return {
    direction,
    selectPolicy,
    allows: limit,
    policies: evaluated.map((policy, index) => entry(policy, left.policies[index] ?? policy, index === deciding)),
  };
}

function entry({ type, value, periodSeconds, periodStartReplicas, limit }: PolicyLimit, left: PolicyLimit, decides: boolean): LedgerPolicy {
  const changes = (events: PolicyLimit["scaleUpEvents"], sign: 1 | -1) =>
    events.map(({ replicaChange, time }) => ({ change: sign * replicaChange, time, leavesAt: time + periodSeconds }));
  const counted = [...changes(left.scaleUpEvents, 1), ...changes(left.scaleDownEvents, -1)].toSorted((a, b) => a.time - b.time);
  return { type, value, periodSeconds, decides, periodStartReplicas, allows: limit, counted, next: left.next };
}
