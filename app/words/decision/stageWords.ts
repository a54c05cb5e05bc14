/** The texts in the rows of the sum after the metrics. */
import { appliedWindow, type Limit, type Reconcile, type Stabilization, type ComputedDecision } from "../../../engine/index";
import { t } from "../text";
import { quantity, span } from "../times";
import { policyText } from "./amounts";
import type { Origins } from "./origins";
import { from, say, type Phrase } from "./phrase";
import { unwritten } from "./sentence";

export type Bound = "minReplicas" | "maxReplicas";

/** The words after the name of the metric that won. */
export function winnerWords({ metrics, winner, proposal }: Pick<ComputedDecision, "metrics" | "winner" | "proposal">): string {
  const equal = metrics.some((metric, index) => index !== winner && metric.ok && metric.replicaCount === proposal);
  return metrics.length === 1 ? t`the only metric` : equal ? t`the first of equals` : t`the largest of ${quantity(metrics.length)}`;
}

export function stabilizedPhrases(stabilization: Stabilization, current: number | null, origins: Origins): Phrase[] {
  const { proposal, result, up, down, heldBy } = stabilization;
  const lowest = up && say`lowest of the last ${from(origins.window("up"), span(up.windowSeconds))}`;
  const highest = say`highest of the last ${from(origins.window("down"), span(down.windowSeconds))}`;
  if (heldBy !== null) {
    const text = heldBy === "up" && lowest ? lowest : highest;
    const value = heldBy === "up" && up ? up.recommendation : down.recommendation;
    return value === result ? text : say`${text} is ${value}: stays at ${result}`;
  }
  if (up && proposal === current) return say`the proposal is the current count`;
  const upwards = up !== null && current !== null && proposal > current;
  const window = appliedWindow(stabilization, current);
  if (!window) return upwards ? say`no window for scaling up` : say`no window for scaling down`;
  return say`${upwards && lowest ? lowest : highest}:\u00a0${window.recommendation}`;
}

export function limitedPhrases({ desired, up, down, scaleUpLimit }: Limit, { specReplicas }: Reconcile, origins: Origins): Phrase[] {
  if (specReplicas === null || desired === specReplicas) return say`no change, so no policy applies`;
  const direction = desired > specReplicas ? "up" : "down";
  const rules = direction === "up" ? up : down;
  if (!rules) {
    if (direction === "down" || scaleUpLimit === null) return say`no limit for scaling down`;
    return say`at most max(2 × ${from(origins.current, quantity(specReplicas))}, 4) = ${scaleUpLimit}`;
  }
  if (rules.selectPolicy === "Disabled") return say`selectPolicy Disabled: stays at ${rules.limit}`;
  const policy = rules.policies[rules.deciding];
  const named = policy ? say`${from(origins.policy(direction, rules.deciding), policyText(policy))}: ` : say``;
  return direction === "up" ? say`${named}at most ${rules.limit}` : say`${named}at least ${rules.limit}`;
}

/** The limits come first; then the controller raises a count that leaves zero to minReplicas. */
export function boundOf({ limitedBy, result }: Limit, desired: number): Bound | null {
  if (desired !== result) return "minReplicas";
  return limitedBy === "maxReplicas" || limitedBy === "minReplicas" ? limitedBy : null;
}

/** The bound that limited a count before the controller read any metric. */
export const unmeasuredBound = ({ decision }: Reconcile): Bound => (decision.kind === "aboveMaxReplicas" ? "maxReplicas" : "minReplicas");

export const boundPhrases = (name: Bound, reconcile: Reconcile, origins: Origins): Phrase[] =>
  say`${name} is ${from(origins.bound(name), quantity(reconcile[name]))}`;

export const withinBounds = (desired: number, { minReplicas, maxReplicas }: Reconcile, origins: Origins): Phrase[] =>
  say`${from(origins.bound("minReplicas"), quantity(minReplicas))} ≤ ${desired} ≤ ${from(origins.bound("maxReplicas"), quantity(maxReplicas))}`;

export function appliedPhrases(reconcile: Reconcile, origins: Origins): Phrase[] {
  const { decision, specReplicas, scaledTo } = reconcile;
  const failed = unwritten(reconcile);
  if (failed !== null) return say`writing ${failed} failed`;
  if (specReplicas === null || !("desired" in decision)) return say`nothing written`;
  const found = from(origins.current, quantity(specReplicas));
  return scaledTo === null ? say`${found} → ${specReplicas}, nothing written` : say`${found} → ${scaledTo}`;
}
