/**
 * Turns a proposal into a replica count for a manifest with `behavior`. Mirrors normalizeDesiredReplicasWithBehaviors and its helpers in
 * upstream's horizontal.go.
 */
import type { HorizontalPodAutoscalerBehavior, HPAScalingRules } from "../api/autoscaling";
import type { Limit, RateLimit, RememberedScaleEvent, Stabilization } from "./decision";
import type { Normalization, NormalizationArg } from "./normalize";
import { stabilizationWindow, storeRecommendation } from "./recommendations";
import {
  calculateScaleDownLimitWithBehaviors,
  calculateScaleUpLimitWithScalingRules,
  scaleDownFreedAt,
  scaleUpFreedAt,
} from "./scalingPolicies";

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
  { currentReplicas, proposal, recommendations, now, countOnly }: NormalizationArg,
  upWindowSeconds: number,
  downWindowSeconds: number,
): Stabilization {
  // On this path a recommendation exactly as old as the window no longer counts.
  const up = stabilizationWindow(recommendations, proposal, Math.min, upWindowSeconds, now - upWindowSeconds + 1, now, countOnly);
  const down = stabilizationWindow(recommendations, proposal, Math.max, downWindowSeconds, now - downWindowSeconds + 1, now, countOnly);
  const result = Math.min(Math.max(currentReplicas, up.recommendation), down.recommendation);
  if (result === proposal) return { proposal, result, up, down, heldBy: null, reason: "ReadyForNewScale" };
  return proposal >= currentReplicas
    ? { proposal, result, up, down, heldBy: "up", reason: "ScaleUpStabilized" }
    : { proposal, result, up, down, heldBy: "down", reason: "ScaleDownStabilized" };
}

function convertDesiredReplicasWithBehaviorRate(args: NormalizationArg, behavior: HorizontalPodAutoscalerBehavior, desired: number): Limit {
  const { currentReplicas, minReplicas, maxReplicas, countOnly } = args;
  const { scaleUp = noRules, scaleDown = noRules } = behavior;
  const up = calculateScaleUpLimitWithScalingRules(args, scaleUp);
  const down = calculateScaleDownLimitWithBehaviors(args, scaleDown);
  let result = desired;
  let limitedBy: Limit["limitedBy"] = null;
  let reason: Limit["reason"] = "DesiredWithinRange";
  let freedAt: number | null = null;
  if (desired > currentReplicas && desired > Math.min(up.limit, maxReplicas)) {
    if (maxReplicas > up.limit) {
      [result, limitedBy, reason] = [up.limit, limiter(up), "ScaleUpLimit"];
      if (!countOnly) freedAt = scaleUpFreedAt(args, scaleUp, result);
    } else {
      [result, limitedBy, reason] = [maxReplicas, "maxReplicas", "TooManyReplicas"];
    }
  } else if (desired < currentReplicas && desired < Math.max(down.limit, minReplicas)) {
    if (minReplicas < down.limit) {
      [result, limitedBy, reason] = [down.limit, limiter(down), "ScaleDownLimit"];
      if (!countOnly) freedAt = scaleDownFreedAt(args, scaleDown, result);
    } else {
      [result, limitedBy, reason] = [minReplicas, "minReplicas", "TooFewReplicas"];
    }
  }
  return { desired, result, limitedBy, reason, up, down, scaleUpLimit: null, freedAt };
}

const noRules: HPAScalingRules = {};

function limiter({ selectPolicy }: RateLimit): "selectPolicyDisabled" | "policy" {
  return selectPolicy === "Disabled" ? "selectPolicyDisabled" : "policy";
}

/** Upstream's storeScaleEvent: returns the events of one direction after a rescale in that direction. */
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

function markScaleEventsOutdated(
  events: readonly RememberedScaleEvent[],
  longestPolicyPeriod: number,
  now: number,
): RememberedScaleEvent[] {
  return events.map((event) => (!event.outdated && event.time < now - longestPolicyPeriod ? { ...event, outdated: true } : event));
}

function getLongestPolicyPeriod(rules: HPAScalingRules | undefined): number {
  return (rules?.policies ?? []).reduce((longest, { periodSeconds }) => Math.max(longest, periodSeconds), 0);
}
