/**
 * Turns a proposal into a replica count for a manifest without `behavior`. Mirrors normalizeDesiredReplicas and its helpers in upstream's
 * horizontal.go.
 */
import { float64ToInt32 } from "../lib/int64";
import type { ControllerMemory, Limit, Recommendation, Stabilization } from "./decision";
import type { OlderRules } from "./olderRules";
import { stabilizationWindow, storeRecommendation } from "./recommendations";

/** The input of normalization. `proposal` is the count that the metrics propose, never negative. */
export interface NormalizationArg {
  currentReplicas: number;
  proposal: number;
  minReplicas: number;
  maxReplicas: number;
  recommendations: readonly Recommendation[];
  scaleUpEvents: ControllerMemory["scaleUpEvents"];
  scaleDownEvents: ControllerMemory["scaleDownEvents"];
  downscaleStabilizationSeconds: number;
  now: number;
  older: OlderRules;
  /** What the record alone needs is left out. */
  countOnly?: boolean;
}

/** `limit.result` is the normalized count; `recommendations` are the ones to remember. */
export interface Normalization {
  stabilization: Stabilization;
  limit: Limit;
  recommendations: readonly Recommendation[];
}

export function normalizeDesiredReplicas(args: NormalizationArg): Normalization {
  const stabilization = stabilizeRecommendation(args);
  const cutoff = args.now - args.downscaleStabilizationSeconds;
  return {
    stabilization,
    limit: convertDesiredReplicasWithRules(args, stabilization.result),
    recommendations: storeRecommendation(args.recommendations, args.proposal, cutoff, args.now),
  };
}

function stabilizeRecommendation(args: NormalizationArg): Stabilization {
  const { recommendations, proposal, downscaleStabilizationSeconds, now, countOnly } = args;
  // On this path a recommendation exactly as old as the window still counts.
  const oldestAt = now - downscaleStabilizationSeconds;
  const down = stabilizationWindow(recommendations, proposal, Math.max, downscaleStabilizationSeconds, oldestAt, now, countOnly);
  const held = down.recommendation !== proposal;
  return {
    proposal,
    result: down.recommendation,
    up: null,
    down,
    heldBy: held ? "down" : null,
    reason: held ? "ScaleDownStabilized" : "ReadyForNewScale",
  };
}

function convertDesiredReplicasWithRules({ currentReplicas, minReplicas, maxReplicas }: NormalizationArg, desired: number): Limit {
  const scaleUpLimit = calculateScaleUpLimit(currentReplicas);
  let result = desired;
  let limitedBy: Limit["limitedBy"] = null;
  let reason: Limit["reason"] = "DesiredWithinRange";
  if (desired < minReplicas) {
    [result, limitedBy, reason] = [minReplicas, "minReplicas", "TooFewReplicas"];
  } else if (maxReplicas > scaleUpLimit && desired > scaleUpLimit) {
    [result, limitedBy, reason] = [scaleUpLimit, "scaleUpLimit", "ScaleUpLimit"];
  } else if (desired > maxReplicas) {
    [result, limitedBy, reason] = [maxReplicas, "maxReplicas", "TooManyReplicas"];
  }
  return { desired, result, limitedBy, reason, up: null, down: null, scaleUpLimit, freedAt: null };
}

/** 1.38 converts it as before: this limit is not rounded up, and only what upstream rounds up was changed. */
function calculateScaleUpLimit(currentReplicas: number): number {
  return float64ToInt32(Math.max(2 * currentReplicas, 4));
}
