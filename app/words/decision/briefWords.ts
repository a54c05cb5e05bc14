/** A stage of the sum in a few words, for a room. */
import type { GoodProposal, Limit, MetricWorkings, ReplicaCalculation, Stabilization } from "../../../engine/index";
import { plural, t } from "../text";
import { quantity, span } from "../times";
import { policyText, productText } from "./amounts";

export function observedWords({ calculation }: GoodProposal, notReady: number): string {
  if (calculation.kind !== "pods") return t`in total`;
  const { groups, counted } = calculation;
  const pods = plural(groups.ready, "pod");
  const averaged = counted.utilizationPercent === null ? t`average of ${pods}` : t`of requests, ${pods}`;
  return notReady === 0 ? averaged : t`${averaged}, ${quantity(notReady)} of them not Ready`;
}

export function proposalWords(calculation: ReplicaCalculation, { counted, filledIn }: MetricWorkings): string {
  switch (calculation.outcome) {
    case "withinTolerance":
      return t`inside tolerance`;
    case "rebalancedWithinTolerance":
      return t`filled in, inside tolerance`;
    case "rebalancedChangedDirection":
    case "rebalancedMovedAgainst":
      return t`filled in, the current count`;
    case "rebalanced":
      return t`filled in, ⌈${productText((filledIn ?? counted).product)}⌉`;
    default:
      return `⌈${productText((filledIn ?? counted).product)}⌉`;
  }
}

export function stabilizedWords({ heldBy, up, down }: Stabilization): string {
  if (heldBy === null) return t`no change`;
  return heldBy === "up" && up ? t`lowest of ${span(up.windowSeconds)}` : t`highest of ${span(down.windowSeconds)}`;
}

export function limitedWords({ desired, limitedBy, up, down }: Limit, rateLimited: number | null): string {
  if (rateLimited === null || rateLimited === desired) return t`no change`;
  if (limitedBy === "selectPolicyDisabled") return "selectPolicy Disabled";
  const rules = desired > rateLimited ? up : down;
  const policy = rules?.policies[rules.deciding];
  return policy ? policyText(policy) : t`the scale-up limit`;
}
