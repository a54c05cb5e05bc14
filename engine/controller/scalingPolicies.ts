/** How far the policies of `behavior` let one reconcile go. Mirrors calculateScaleUpLimitWithScalingRules and calculateScaleDownLimitWithBehaviors in upstream's horizontal.go. */
import type { HPAScalingPolicy, HPAScalingRules } from "../api/autoscaling";
import { float64ToInt32 } from "../lib/int64";
import { ceilToInt32, largestInt32 } from "./ceilToInt32";
import type { PolicyLimit, RateLimit, ScaleEvent } from "./decision";
import type { OlderRules } from "./olderRules";

/** The current count, and the rescales that led to it. */
export interface RateArg {
  readonly currentReplicas: number;
  readonly scaleUpEvents: readonly ScaleEvent[];
  readonly scaleDownEvents: readonly ScaleEvent[];
  readonly now: number;
  readonly older: OlderRules;
  /** What the record alone needs is left out. */
  readonly countOnly?: boolean;
}

export function calculateScaleUpLimitWithScalingRules(args: RateArg, rules: HPAScalingRules): RateLimit {
  const selected = selectLimit(args, rules, scaleUpRule, mostReplicas);
  selected.limit = Math.max(selected.limit, args.currentReplicas);
  return selected;
}

/** In this direction the largest change leaves the smallest count. */
export function calculateScaleDownLimitWithBehaviors(args: RateArg, rules: HPAScalingRules): RateLimit {
  const selected = selectLimit(args, rules, scaleDownRule, fewestReplicas);
  selected.limit = Math.min(selected.limit, args.currentReplicas);
  return selected;
}

/** When the policies let the count grow further, after `limit` is written and if nothing else changes it; null for never. */
export function scaleUpFreedAt(args: RateArg, rules: HPAScalingRules, limit: number): number | null {
  const change = limit - args.currentReplicas;
  const scaleUpEvents = change === 0 ? args.scaleUpEvents : [...args.scaleUpEvents, { replicaChange: change, time: args.now }];
  return freedAt(
    { ...args, currentReplicas: limit, scaleUpEvents },
    rules,
    (policy, start) => scaleUpRule(start, policy, args.older) > limit,
  );
}

/** When the policies let the count shrink further, after `limit` is written and if nothing else changes it; null for never. */
export function scaleDownFreedAt(args: RateArg, rules: HPAScalingRules, limit: number): number | null {
  const change = args.currentReplicas - limit;
  const scaleDownEvents = change === 0 ? args.scaleDownEvents : [...args.scaleDownEvents, { replicaChange: change, time: args.now }];
  return freedAt(
    { ...args, currentReplicas: limit, scaleDownEvents },
    rules,
    (policy, start) => scaleDownRule(start, policy, args.older) < limit,
  );
}

/**
 * Tries each second at which some policy drops an event: with Max one policy that allows more is enough, with Min all policies must allow
 * more.
 */
function freedAt(
  args: RateArg,
  { selectPolicy = "Max", policies = [] }: HPAScalingRules,
  allowsMore: (policy: HPAScalingPolicy, periodStartReplicas: number) => boolean,
): number | null {
  if (selectPolicy === "Disabled") return null;
  const isFree = (policy: HPAScalingPolicy, now: number) => allowsMore(policy, periodStart({ ...args, now }, policy.periodSeconds));
  const free = policies.map((policy) => isFree(policy, args.now));
  let count = free.filter(Boolean).length;
  const needed = selectPolicy === "Max" ? 1 : policies.length;
  const changes = policies.flatMap((policy, index) =>
    forgettingTimes(args, policy).map((time) => ({ time, index, becomes: isFree(policy, time) })),
  );
  changes.sort((a, b) => a.time - b.time);
  for (const [at, { time, index, becomes }] of changes.entries()) {
    count += Number(becomes) - Number(free[index]);
    free[index] = becomes;
    if (count >= needed && changes[at + 1]?.time !== time) return time;
  }
  return null;
}

function periodStart({ currentReplicas, scaleUpEvents, scaleDownEvents, now }: RateArg, periodSeconds: number): number {
  const inside = ({ time }: ScaleEvent) => time > now - periodSeconds;
  return startOfPeriod(currentReplicas, scaleUpEvents.filter(inside), scaleDownEvents.filter(inside));
}

/** The seconds at which the policy drops an event. */
function forgettingTimes({ scaleUpEvents, scaleDownEvents, now }: RateArg, { periodSeconds }: HPAScalingPolicy): number[] {
  return [...scaleUpEvents, ...scaleDownEvents].map(({ time }) => time + periodSeconds).filter((time) => time > now);
}

/** The count that one policy alone allows, given the count at its period's start. */
type PolicyRule = (periodStartReplicas: number, policy: HPAScalingPolicy, older: OlderRules) => number;

const scaleUpRule: PolicyRule = (start, { type, value }, older) =>
  type === "Pods" ? (start + value) | 0 : ceilToInt32(start * (1 + value / 100), older);

const scaleDownRule: PolicyRule = (start, { type, value }) =>
  type === "Pods" ? (start - value) | 0 : float64ToInt32(start * (1 - value / 100));

/** Picks the larger (Max) or smaller (Min) change of two counts. */
type Pick = Readonly<Record<"Max" | "Min", (a: number, b: number) => number>>;

const mostReplicas: Pick = { Max: Math.max, Min: Math.min };
const fewestReplicas: Pick = { Max: Math.min, Min: Math.max };

function selectLimit(args: RateArg, rules: HPAScalingRules, rule: PolicyRule, pick: Pick): RateLimit {
  const selectPolicy = rules.selectPolicy ?? "Max";
  const policies = (rules.policies ?? []).map((policy) => policyLimit(args, policy, rule));
  if (selectPolicy === "Disabled") return { selectPolicy, policies, deciding: -1, limit: args.currentReplicas };
  // The start value, which every policy replaces.
  let limit = pick[selectPolicy] === Math.max ? smallestInt32 : largestInt32;
  let deciding = -1;
  let index = 0;
  for (const policy of policies) {
    if (deciding < 0 || pick[selectPolicy](limit, policy.limit) !== limit) {
      limit = policy.limit;
      deciding = index;
    }
    index++;
  }
  return { selectPolicy, policies, deciding, limit };
}

const smallestInt32 = -2147483648;

function policyLimit(args: RateArg, policy: HPAScalingPolicy, rule: PolicyRule): PolicyLimit {
  const { currentReplicas, now, older } = args;
  const { type, value, periodSeconds } = policy;
  const scaleUpEvents = eventsInPeriod(args.scaleUpEvents, periodSeconds, now);
  const scaleDownEvents = eventsInPeriod(args.scaleDownEvents, periodSeconds, now);
  const periodStartReplicas = startOfPeriod(currentReplicas, scaleUpEvents, scaleDownEvents);
  const limit = rule(periodStartReplicas, policy, older);
  const oldest = Math.min(scaleUpEvents[0]?.time ?? Infinity, scaleDownEvents[0]?.time ?? Infinity);
  if (oldest === Infinity || args.countOnly)
    return { type, value, periodSeconds, periodStartReplicas, limit, scaleUpEvents, scaleDownEvents, next: null };
  const isYounger = ({ time }: ScaleEvent) => time > oldest;
  const startThen = startOfPeriod(currentReplicas, scaleUpEvents.filter(isYounger), scaleDownEvents.filter(isYounger));
  const next = { at: oldest + periodSeconds, limit: rule(startThen, policy, older) };
  return { type, value, periodSeconds, periodStartReplicas, limit, scaleUpEvents, scaleDownEvents, next };
}

/** Only the autoscaler's own rescales are undone: a change made by hand inside the period counts as if it was there from the start. */
function startOfPeriod(currentReplicas: number, scaleUpEvents: readonly ScaleEvent[], scaleDownEvents: readonly ScaleEvent[]): number {
  return (currentReplicas - replicasChange(scaleUpEvents) + replicasChange(scaleDownEvents)) | 0;
}

const noEvents: readonly ScaleEvent[] = [];

/** An outdated event still counts until its slot is reused, because the period may have been made longer since. */
function eventsInPeriod(events: readonly ScaleEvent[], periodSeconds: number, now: number): readonly ScaleEvent[] {
  let inside: ScaleEvent[] | null = null;
  for (const { replicaChange, time } of events) {
    if (time > now - periodSeconds) (inside ??= []).push({ replicaChange, time });
  }
  if (inside === null) return noEvents;
  return inside.length === 1 ? inside : inside.toSorted((a, b) => a.time - b.time);
}

function replicasChange(events: readonly ScaleEvent[]): number {
  let sum = 0;
  for (const { replicaChange } of events) sum = (sum + replicaChange) | 0;
  return sum;
}
