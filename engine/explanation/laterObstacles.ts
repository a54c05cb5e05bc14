/** How the stages after the metrics change a given count. */
import type { Reconcile, ComputedDecision } from "../controller/decision";
import { calculateScaleDownLimitWithBehaviors, calculateScaleUpLimitWithScalingRules, type RateArg } from "../controller/scalingPolicies";
import type { LimitObstacle, PolicyObstacle, WindowObstacle } from "./obstacles";
import type { Replay } from "./replay";

/** Null if the windows leave the count as it is. */
export function windowObstacle({ normalize }: Replay, replicas: number): WindowObstacle | null {
  const { result, up, down, heldBy } = normalize(replicas).stabilization;
  if (heldBy === null) return null;
  const window = heldBy === "up" && up !== null ? up : down;
  const against = window.remembered.filter(({ value }) => standsAgainst({ side: heldBy }, value, replicas));
  const last = against.reduce((latest, { time }) => Math.max(latest, time), -Infinity);
  const kept = (window.forgottenAt ?? window.lastAt) - window.lastAt;
  return { stage: "stabilized", reason: "window", side: heldBy, window, result, until: last + kept };
}

/** The scale-up window limits a rise to its lowest count, the scale-down window a fall to its highest. */
export function standsAgainst({ side }: Pick<WindowObstacle, "side">, remembered: number, replicas: number): boolean {
  return side === "up" ? remembered < replicas : remembered > replicas;
}

/** The rate limits that would stop a count if they received it. */
export function limitObstacles(replay: Replay, reconcile: Reconcile, { limit }: ComputedDecision, replicas: number): LimitObstacle[] {
  const { currentReplicas } = replay;
  if (limit.scaleUpLimit !== null) {
    return replicas > limit.scaleUpLimit ? [{ stage: "limited", reason: "scaleUpLimit", limit: limit.scaleUpLimit }] : [];
  }
  const direction = replicas > currentReplicas ? "up" : "down";
  const rate = limit[direction];
  if (rate === null || replicas === currentReplicas) return [];
  const isAgainst = direction === "up" ? replicas > rate.limit : replicas < rate.limit;
  if (!isAgainst) return [];
  const reason = rate.selectPolicy === "Disabled" ? "selectPolicyDisabled" : "policy";
  return [{ stage: "limited", reason, direction, rate, ...freedTimes(replay, reconcile, direction, replicas) }];
}

function freedTimes(
  { rates, rules }: Replay,
  { scaledTo }: Reconcile,
  direction: "up" | "down",
  replicas: number,
): Pick<PolicyObstacle, "next" | "allowedAt"> {
  if (rules === null) return { next: null, allowedAt: null };
  const left = afterWriting(rates, scaledTo);
  const limitAt = (now: number) =>
    direction === "up"
      ? calculateScaleUpLimitWithScalingRules({ ...left, now }, rules.up).limit
      : calculateScaleDownLimitWithBehaviors({ ...left, now }, rules.down).limit;
  const reaches = (limit: number, count: number) => (direction === "up" ? limit >= count : limit <= count);
  const present = limitAt(left.now);
  const changes = [...left.scaleUpEvents, ...left.scaleDownEvents].flatMap(({ time }) =>
    (rules[direction].policies ?? []).map(({ periodSeconds }) => time + periodSeconds),
  );
  const later = changes.filter((at) => at > left.now).toSorted((a, b) => a - b);
  const next = later.find((at) => !reaches(present, limitAt(at)));
  const allowedAt = later.find((at) => reaches(limitAt(at), replicas));
  return { next: next === undefined ? null : { at: next, limit: limitAt(next) }, allowedAt: allowedAt ?? null };
}

/** The count and the rescales after this reconcile. */
export function afterWriting(rates: RateArg, scaledTo: number | null): RateArg {
  if (scaledTo === null) return rates;
  const { currentReplicas, scaleUpEvents, scaleDownEvents, now } = rates;
  const change = scaledTo - currentReplicas;
  return change > 0
    ? { ...rates, currentReplicas: scaledTo, scaleUpEvents: [...scaleUpEvents, { replicaChange: change, time: now }] }
    : { ...rates, currentReplicas: scaledTo, scaleDownEvents: [...scaleDownEvents, { replicaChange: -change, time: now }] };
}
