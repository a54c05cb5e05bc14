/** From a proposal to a replica count for a manifest with `behavior`. Mirrors normalizeDesiredReplicasWithBehaviors and its helpers in upstream's horizontal.go. */
import type { HorizontalPodAutoscalerBehavior, HPAScalingPolicy, HPAScalingRules } from "../api/autoscaling";
import { float64ToInt32 } from "../lib/int64";
import type { Limit, PolicyLimit, RateLimit, RememberedScaleEvent, ScaleEvent, Stabilization } from "./decision";
import type { Normalization, NormalizationArg } from "./normalize";
import { stabilizationWindow, storeRecommendation } from "./recommendations";

export function normalizeDesiredReplicasWithBehaviors(args: NormalizationArg, behavior: HorizontalPodAutoscalerBehavior): Normalization {
  const upWindowSeconds = behavior.scaleUp?.stabilizationWindowSeconds ?? 0;
  const downWindowSeconds = behavior.scaleDown?.stabilizationWindowSeconds ?? args.downscaleStabilizationSeconds;
  const stabilization = stabilizeRecommendationWithBehaviors(args, upWindowSeconds, downWindowSeconds);
  const cutoff = args.now - Math.max(upWindowSeconds, downWindowSeconds);
  return {
    stabilization,
    limit: convertDesiredReplicasWithBehaviorRate(args, behavior, stabilization.result),
    recommendations: storeRecommendation(args.recommendations, args.proposal, cutoff, args.now),
  };
}

function stabilizeRecommendationWithBehaviors(
  { currentReplicas, proposal, recommendations, now }: NormalizationArg,
  upWindowSeconds: number,
  downWindowSeconds: number,
): Stabilization {
  // Here a recommendation exactly as old as the window no longer counts.
  const up = stabilizationWindow(recommendations, proposal, Math.min, upWindowSeconds, now - upWindowSeconds + 1, now);
  const down = stabilizationWindow(recommendations, proposal, Math.max, downWindowSeconds, now - downWindowSeconds + 1, now);
  const result = Math.min(Math.max(currentReplicas, up.recommendation), down.recommendation);
  if (result === proposal) return { proposal, result, up, down, heldBy: null, reason: "ReadyForNewScale" };
  return proposal >= currentReplicas
    ? { proposal, result, up, down, heldBy: "up", reason: "ScaleUpStabilized" }
    : { proposal, result, up, down, heldBy: "down", reason: "ScaleDownStabilized" };
}

function convertDesiredReplicasWithBehaviorRate(args: NormalizationArg, behavior: HorizontalPodAutoscalerBehavior, desired: number): Limit {
  const { currentReplicas, minReplicas, maxReplicas } = args;
  const up = calculateScaleUpLimitWithScalingRules(args, behavior.scaleUp ?? {});
  const down = calculateScaleDownLimitWithBehaviors(args, behavior.scaleDown ?? {});
  const unlimited = { desired, up, down, scaleUpLimit: null };
  if (desired > currentReplicas && desired > Math.min(up.limit, maxReplicas)) {
    return maxReplicas > up.limit
      ? { ...unlimited, result: up.limit, limitedBy: limiter(up), reason: "ScaleUpLimit" }
      : { ...unlimited, result: maxReplicas, limitedBy: "maxReplicas", reason: "TooManyReplicas" };
  }
  if (desired < currentReplicas && desired < Math.max(down.limit, minReplicas)) {
    return minReplicas < down.limit
      ? { ...unlimited, result: down.limit, limitedBy: limiter(down), reason: "ScaleDownLimit" }
      : { ...unlimited, result: minReplicas, limitedBy: "minReplicas", reason: "TooFewReplicas" };
  }
  return { ...unlimited, result: desired, limitedBy: null, reason: "DesiredWithinRange" };
}

function limiter({ selectPolicy }: RateLimit): "selectPolicyDisabled" | "policy" {
  return selectPolicy === "Disabled" ? "selectPolicyDisabled" : "policy";
}

/** The count that a policy alone allows, from the count at its period's start. */
type PolicyRule = (periodStartReplicas: number, policy: HPAScalingPolicy) => number;

const scaleUpRule: PolicyRule = (start, { type, value }) =>
  type === "Pods" ? (start + value) | 0 : float64ToInt32(Math.ceil(start * (1 + value / 100)));

const scaleDownRule: PolicyRule = (start, { type, value }) =>
  type === "Pods" ? (start - value) | 0 : float64ToInt32(start * (1 - value / 100));

function calculateScaleUpLimitWithScalingRules(args: NormalizationArg, rules: HPAScalingRules): RateLimit {
  const limit = selectLimit(args, rules, scaleUpRule, { Max: Math.max, Min: Math.min });
  return { ...limit, limit: Math.max(limit.limit, args.currentReplicas) };
}

/** Going down, the largest change leaves the smallest count. */
function calculateScaleDownLimitWithBehaviors(args: NormalizationArg, rules: HPAScalingRules): RateLimit {
  const limit = selectLimit(args, rules, scaleDownRule, { Max: Math.min, Min: Math.max });
  return { ...limit, limit: Math.min(limit.limit, args.currentReplicas) };
}

function selectLimit(
  args: NormalizationArg,
  rules: HPAScalingRules,
  rule: PolicyRule,
  pick: Readonly<Record<"Max" | "Min", (a: number, b: number) => number>>,
): RateLimit {
  const selectPolicy = rules.selectPolicy ?? "Max";
  const policies = (rules.policies ?? []).map((policy) => policyLimit(args, policy, rule));
  if (selectPolicy === "Disabled") return { selectPolicy, policies, deciding: -1, limit: args.currentReplicas };
  // Where nothing was picked yet, anything is.
  let limit = pick[selectPolicy] === Math.max ? smallestInt32 : largestInt32;
  let deciding = -1;
  for (const [index, policy] of policies.entries()) {
    if (deciding >= 0 && pick[selectPolicy](limit, policy.limit) === limit) continue;
    limit = policy.limit;
    deciding = index;
  }
  return { selectPolicy, policies, deciding, limit };
}

const smallestInt32 = -2147483648;
const largestInt32 = 2147483647;

function policyLimit(args: NormalizationArg, policy: HPAScalingPolicy, rule: PolicyRule): PolicyLimit {
  const scaleUpEvents = eventsInPeriod(args.scaleUpEvents, policy.periodSeconds, args.now);
  const scaleDownEvents = eventsInPeriod(args.scaleDownEvents, policy.periodSeconds, args.now);
  const periodStartReplicas = (args.currentReplicas - replicasChange(scaleUpEvents) + replicasChange(scaleDownEvents)) | 0;
  const { type, value, periodSeconds } = policy;
  return { type, value, periodSeconds, periodStartReplicas, limit: rule(periodStartReplicas, policy), scaleUpEvents, scaleDownEvents };
}

const noEvents: readonly ScaleEvent[] = [];

/** An outdated event still counts until its slot is reused: a period may have grown since. */
function eventsInPeriod(events: readonly RememberedScaleEvent[], periodSeconds: number, now: number): readonly ScaleEvent[] {
  if (events.length === 0) return noEvents;
  return events
    .filter(({ time }) => time > now - periodSeconds)
    .sort((a, b) => a.time - b.time)
    .map(({ replicaChange, time }) => ({ replicaChange, time }));
}

function replicasChange(events: readonly ScaleEvent[]): number {
  return events.reduce((sum, { replicaChange }) => (sum + replicaChange) | 0, 0);
}

/** Upstream's storeScaleEvent: the events of one direction after a rescale in it. */
export function storeScaleEvent(
  events: readonly RememberedScaleEvent[],
  rules: HPAScalingRules | undefined,
  replicaChange: number,
  now: number,
): RememberedScaleEvent[] {
  const marked = markScaleEventsOutdated(events, getLongestPolicyPeriod(rules), now);
  const slot = marked.findLastIndex(({ outdated }) => outdated);
  const event: RememberedScaleEvent = { replicaChange, time: now, outdated: false };
  return slot < 0 ? [...marked, event] : marked.with(slot, event);
}

function markScaleEventsOutdated(events: readonly RememberedScaleEvent[], longestPolicyPeriod: number, now: number): RememberedScaleEvent[] {
  return events.map((event) => (event.time < now - longestPolicyPeriod ? { ...event, outdated: true } : event));
}

function getLongestPolicyPeriod(rules: HPAScalingRules | undefined): number {
  return Math.max(0, ...(rules?.policies ?? []).map(({ periodSeconds }) => periodSeconds));
}
