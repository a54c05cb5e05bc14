/**
 * A reconcile in words: past tense first, short and bold; then what was asked; then what held it and until when.
 * Every number is taken from the record.
 */
import type { Decision, Limit, RateLimit, Reconcile, StabilizationWindow } from "../../engine/index";
import { metricWord, policyText, windowAdjective } from "./amounts";
import { asks, calculationPhrases } from "./calculation";
import { failureCause } from "./failures";
import { ago, moment, phraseText, proposed, remembered, say, verdict, type Phrase } from "./phrase";

type Computed = Extract<Decision, { kind: "computed" }>;

export const sentence = (reconcile: Reconcile): Phrase[] => say`${verdictPhrase(reconcile)} ${because(reconcile)}`;

/** The sentence as it is read aloud. */
export const sentenceText = (reconcile: Reconcile): string => phraseText(sentence(reconcile));

/** The count that could not be written; null when writing did not fail or was not tried. */
export function unwritten({ decision, specReplicas, scaledTo }: Reconcile): number | null {
  return "desired" in decision && decision.desired !== specReplicas && scaledTo === null ? decision.desired : null;
}

function verdictPhrase(reconcile: Reconcile): Phrase {
  const { decision, specReplicas, scaledTo } = reconcile;
  if (specReplicas === null) return verdict("Left the count as it is.");
  if (scaledTo !== null) return verdict(`Went from ${specReplicas} to ${scaledTo}.`);
  const decided = decision.kind === "computed" && unwritten(reconcile) === null;
  return verdict(decided ? `Kept ${specReplicas}.` : `Left ${specReplicas} as it is.`);
}

function because(reconcile: Reconcile): Phrase[] {
  const { decision, minReplicas, maxReplicas } = reconcile;
  switch (decision.kind) {
    case "scaleUnavailable":
      return say`The target's scale could not be read, so nothing was decided.`;
    case "scalingDisabled":
      return say`The target is at zero, and this autoscaler does not wake it.`;
    case "aboveMaxReplicas":
      return clamped(reconcile, say`maxReplicas is ${maxReplicas}`);
    case "belowMinReplicas":
      return clamped(reconcile, say`minReplicas is ${minReplicas}`);
    case "noMetrics":
      return withoutMetrics(decision);
    case "computed":
      return computed(reconcile, decision);
  }
}

function clamped(reconcile: Reconcile, bound: Phrase[]): Phrase[] {
  const desired = unwritten(reconcile);
  return desired === null ? say`${bound}, so no metric was read.` : say`${bound}, but writing ${desired} to the scale failed.`;
}

function withoutMetrics({ metrics, error }: Extract<Decision, { kind: "noMetrics" }>): Phrase[] {
  if (metrics.length === 0) return say`The controller could not tell which pods to measure, so there was no number to decide on.`;
  const cause = failureCause(error);
  const working = metrics.filter((metric) => metric.ok);
  const failed = metrics.find((metric) => !metric.ok);
  const largest = working.toSorted((one, other) => other.replicaCount - one.replicaCount)[0];
  if (!largest || !failed) return say`${cause}, so there was no number to decide on.`;
  return say`${cause}, so the ${metricWord(failed.spec)} has no number. The ${metricWord(largest.spec)} asks for ${proposed(largest.replicaCount)}, and with a metric missing the count never goes down.`;
}

function computed(reconcile: Reconcile, decision: Computed): Phrase[] {
  const desired = unwritten(reconcile);
  if (desired !== null) return say`${asks(decision)}, but writing ${desired} to the scale failed.`;
  switch (reconcile.heldBy.by) {
    case "window":
      return heldByWindow(reconcile, decision);
    case "policy":
      return heldByPolicy(reconcile, decision);
    case "maxReplicas":
      return say`${handedOver(reconcile, decision)}; maxReplicas is ${reconcile.maxReplicas}.`;
    case "minReplicas":
      return say`${handedOver(reconcile, decision)}; minReplicas is ${reconcile.minReplicas}.`;
    case "none":
    case "tolerance":
    case "pods":
    case "disabled":
    case "error":
      return calculationPhrases(reconcile, decision);
  }
}

/** "the metrics" once there are several, since the window remembers the winner's count, not a metric's. */
const whoAsked = ({ metrics }: Computed): string => (metrics.length === 1 ? "it" : "the metrics");

function heldByWindow(reconcile: Reconcile, decision: Computed): Phrase[] {
  const { at, scaledTo, specReplicas } = reconcile;
  const { stabilization } = decision;
  const upwards = stabilization.heldBy === "up" && stabilization.up !== null;
  const held = upwards && stabilization.up ? stabilization.up : stabilization.down;
  const window = `${windowAdjective(held.windowSeconds)} ${upwards ? "scale-up window" : "window"}`;
  const value = remembered(held.recommendation);
  const until = held.forgottenAt === null ? say`` : say` until ${moment(held.forgottenAt)}`;
  const raised = !upwards && scaledTo !== null && specReplicas !== null && scaledTo > specReplicas;

  if (scaledTo !== null && !raised) {
    return say`${asks(decision)}; the ${upwards ? "lowest" : "highest"} in the ${window} is now ${value}, remembered${until}.`;
  }
  if (isInitial(held)) {
    return say`${asks(decision)}, but the count found at ${moment(held.lastAt)} was ${value}, and the ${window} remembers it${until}.`;
  }
  const before = say`${asks(decision)}, but ${ago(at, held.lastAt)} ${whoAsked(decision)} asked for ${value}`;
  if (raised) return say`${before}, and without behavior the ${window} raises the count to it.`;
  return say`${before}, and the ${window} remembers it${until}.`;
}

const isInitial = (window: StabilizationWindow): boolean =>
  window.remembered.findLast(({ value, time }) => value === window.recommendation && time === window.lastAt)?.initial === true;

function heldByPolicy(reconcile: Reconcile, decision: Computed): Phrase[] {
  const { limit } = decision;
  const upwards = reconcile.specReplicas !== null && limit.desired > reconcile.specReplicas;
  const asked = handedOver(reconcile, decision);
  const rules = upwards ? limit.up : limit.down;
  if (limit.limitedBy === "scaleUpLimit" || !rules) {
    return say`${asked}; without behavior one step goes to ${limit.result} at most: twice the count, or 4.`;
  }
  if (rules.selectPolicy === "Disabled") return say`${asked}, but ${upwards ? "scaleUp" : "scaleDown"} has selectPolicy Disabled.`;
  return limitedByRate(reconcile, limit, rules, upwards, asked);
}

function limitedByRate({ scaledTo }: Reconcile, limit: Limit, rules: RateLimit, upwards: boolean, asked: Phrase[]): Phrase[] {
  const policy = rules.policies[rules.deciding];
  const together = rules.policies.length === 1 ? ", the next" : "; the policies together allow the next";
  const next = limit.freedAt === null ? say`` : say`${together} from ${moment(limit.freedAt)}`;
  if (!policy) return say`${asked}, but the policies allow ${limit.result}${next}.`;
  if (scaledTo !== null) return say`${asked}; the policy ${upwards ? "allows" : "removes"} ${policyText(policy)}${next}.`;
  const used = upwards ? policy.scaleUpEvents : policy.scaleDownEvents;
  const first = used[0];
  const last = used.at(-1);
  if (!first || !last) return say`${asked}, but the policy of ${policyText(policy)} allows ${limit.result}${next}.`;
  const when = first.time === last.time ? say`at ${moment(last.time)}` : say`from ${moment(first.time)} to ${moment(last.time)}`;
  const verb = policy.type === "Pods" && policy.value !== 1 ? "were" : "was";
  return say`${asked}, but the ${policyText(policy)} ${verb} used ${when}${next}.`;
}

/** What stabilization handed to the limits: the metrics' wish, or what the window made of it. */
function handedOver({ specReplicas }: Reconcile, decision: Computed): Phrase[] {
  const { stabilization } = decision;
  if (stabilization.heldBy === null || specReplicas === null) return asks(decision);
  const value = remembered(stabilization.result);
  if (stabilization.heldBy === "down" && stabilization.result < specReplicas) {
    return say`${asks(decision)}, and the window has come down to ${value}`;
  }
  if (stabilization.heldBy === "up" && stabilization.result > specReplicas) {
    return say`${asks(decision)}, and the scale-up window has come up to ${value}`;
  }
  return say`${asks(decision)}, and the window remembers ${value}`;
}
