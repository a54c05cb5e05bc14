/** The second half of a reconcile, run again from its record: how a proposal becomes a count. */
import type { HPAScalingRules } from "../api/autoscaling";
import { normalizeDesiredReplicasWithBehaviors } from "../controller/behavior";
import type {
  Limit,
  RateLimit,
  Recommendation,
  Reconcile,
  ScaleEvent,
  StabilizationWindow,
  ComputedDecision,
} from "../controller/decision";
import { normalizeDesiredReplicas, type Normalization, type NormalizationArg } from "../controller/normalize";
import { liftFromZero } from "../controller/plan";
import { olderRulesFor } from "../controller/olderRules";
import type { RateArg } from "../controller/scalingPolicies";

export interface Replay {
  currentReplicas: number;
  /** What the windows still remember, without the recorded proposal itself. */
  recommendations: readonly Recommendation[];
  /** The count and the rescales from which the policies were evaluated. */
  rates: RateArg;
  rules: Readonly<Record<"up" | "down", HPAScalingRules>> | null;
  normalize(proposal: number, recommendations?: readonly Recommendation[]): Normalization;
  /** The count at which the reconcile would have ended. */
  end(proposal: number, recommendations?: readonly Recommendation[]): number;
}

/** The largest int32. As far as limits matter, no metric can propose more. */
export const mostReplicas = 2147483647;

export function replayOf(
  { at, specReplicas, minReplicas, maxReplicas, version }: Reconcile,
  { stabilization, limit }: ComputedDecision,
): Replay {
  const currentReplicas = specReplicas ?? 0;
  const { up, down } = stabilization;
  const recommendations = longer(up, down).remembered;
  const rates = { currentReplicas, ...rescales(limit), now: at, older: olderRulesFor(version) };
  const rules = limit.up && limit.down && { up: rulesOf(limit.up, up), down: rulesOf(limit.down, down) };
  const normalize: Replay["normalize"] = (proposal, remembered = recommendations) => {
    const args: NormalizationArg = {
      ...rates,
      proposal,
      minReplicas,
      maxReplicas,
      recommendations: remembered,
      downscaleStabilizationSeconds: down.windowSeconds,
    };
    return rules === null
      ? normalizeDesiredReplicas(args)
      : normalizeDesiredReplicasWithBehaviors(args, { scaleUp: rules.up, scaleDown: rules.down });
  };
  const end: Replay["end"] = (proposal, remembered) =>
    liftFromZero(currentReplicas, minReplicas, normalize(proposal, remembered).limit.result);
  return { currentReplicas, recommendations, rates, rules, normalize, end };
}

/** The longer window includes all that the shorter one remembers. */
function longer(up: StabilizationWindow | null, down: StabilizationWindow): StabilizationWindow {
  return up !== null && up.windowSeconds > down.windowSeconds ? up : down;
}

/** In the same way, the policy with the longest period includes all rescales that any policy counts. */
function rescales({ up, down }: Limit): Pick<NormalizationArg, "scaleUpEvents" | "scaleDownEvents"> {
  const policies = [...(up?.policies ?? []), ...(down?.policies ?? [])];
  const longest = policies.toSorted((a, b) => b.periodSeconds - a.periodSeconds)[0];
  const remembered = (events: readonly ScaleEvent[] = []) => events.map((event) => ({ ...event, outdated: false }));
  return { scaleUpEvents: remembered(longest?.scaleUpEvents), scaleDownEvents: remembered(longest?.scaleDownEvents) };
}

function rulesOf({ selectPolicy, policies }: RateLimit, window: StabilizationWindow | null): HPAScalingRules {
  return {
    selectPolicy,
    policies: policies.map(({ type, value, periodSeconds }) => ({ type, value, periodSeconds })),
    ...(window !== null && { stabilizationWindowSeconds: window.windowSeconds }),
  };
}
