/**
 * A reconcile in words: past tense first, short and bold; then what was asked; then what held it and until when.
 * Every number is taken from the record.
 */
import {
  workingsOf,
  type Decision,
  type Limit,
  type PolicyLimit,
  type RateLimit,
  type Reconcile,
  type ScaleEvent,
  type StabilizationWindow,
  type ComputedDecision,
} from "../../engine/index";
import { t } from "../ui/text";
import { quantity } from "../ui/words";
import { metricWord, policyText, windowName } from "./amounts";
import { asks, calculationPhrases } from "./calculation";
import { failureCure, unreadableCure, zeroCure, type Cure, type Remedies } from "./cures";
import { failureCause, isAmbiguous } from "./failures";
import { ago, from, moment, phraseText, proposed, remembered, say, verdict, type Phrase } from "./phrase";

/** `remedies`: where a failure's cure is looked for. */
export const sentence = (reconcile: Reconcile, remedies: Remedies = unknown): Phrase[] =>
  say`${verdictPhrase(reconcile)} ${because(reconcile, remedies)}`;

/** For words alone, as in a report. */
const unknown: Remedies = { run: null, inPage: { manifest: true, flags: true, incidents: true, workload: true } };

/** For a small place: only the metric that won. */
export const shortSentence = (reconcile: Reconcile): Phrase[] => sentence(reconcile).filter((phrase) => !phrase.aside);

/** The sentence as it is read aloud. */
export const sentenceText = (reconcile: Reconcile): string => phraseText(sentence(reconcile));

/** The count that could not be written; null when writing did not fail or was not tried. */
export function unwritten({ decision, specReplicas, scaledTo }: Reconcile): number | null {
  return "desired" in decision && decision.desired !== specReplicas && scaledTo === null ? decision.desired : null;
}

function verdictPhrase(reconcile: Reconcile): Phrase {
  const { decision, specReplicas, scaledTo } = reconcile;
  if (specReplicas === null) return verdict(t`Left the count as it is.`);
  if (scaledTo !== null) return verdict(t`Went from ${quantity(specReplicas)} to ${quantity(scaledTo)}.`);
  const decided = decision.kind === "computed" && unwritten(reconcile) === null;
  return verdict(decided ? t`Kept ${quantity(specReplicas)}.` : t`Left ${quantity(specReplicas)} as it is.`);
}

function because(reconcile: Reconcile, remedies: Remedies): Phrase[] {
  const { decision, minReplicas, maxReplicas } = reconcile;
  switch (decision.kind) {
    case "scaleUnavailable":
      return led(t`The target's scale could not be read, so nothing was decided.`, unreadableCure(reconcile.at, remedies));
    case "scalingDisabled":
      return led(t`The target is at zero, and this autoscaler does not wake it.`, zeroCure(reconcile, remedies));
    case "aboveMaxReplicas":
      return clamped(reconcile, say`maxReplicas is ${maxReplicas}`);
    case "belowMinReplicas":
      return clamped(reconcile, say`minReplicas is ${minReplicas}`);
    case "noMetrics":
      return withoutMetrics(decision, failureCure(decision.error, reconcile.at, remedies));
    case "computed":
      return computed(reconcile, decision);
  }
}

function clamped(reconcile: Reconcile, bound: Phrase[]): Phrase[] {
  const desired = unwritten(reconcile);
  return desired === null ? say`${bound}, so no metric was read.` : say`${bound}, but writing ${desired} to the scale failed.`;
}

/** The cause; one that the page can mend leads there by the one word of it that names what is missing, for a longer link would break no line. */
function led(cause: string, cure: Cure | null): Phrase[] {
  const at = cure === null ? -1 : cause.lastIndexOf(cure.word);
  if (cure === null || at < 0) return say`${cause}`;
  return say`${cause.slice(0, at)}${from(cure.origin, cure.word)}${cause.slice(at + cure.word.length)}`;
}

function withoutMetrics({ metrics, error }: Extract<Decision, { kind: "noMetrics" }>, cure: Cure | null): Phrase[] {
  const cause = led(failureCause(error), cure);
  if (metrics.length === 0) {
    if (isAmbiguous(error)) return say`${cause}, so the controller scales neither of them and read no metric.`;
    return say`The controller could not tell which pods to measure, so there was no number to decide on.`;
  }
  const working = metrics.filter((metric) => metric.ok);
  const failed = metrics.find((metric) => !metric.ok);
  const largest = working.toSorted((one, other) => other.replicaCount - one.replicaCount)[0];
  if (!largest || !failed) return say`${cause}, so there was no number to decide on.`;
  return say`${cause}, so the ${metricWord(failed.spec)} has no number. The ${metricWord(largest.spec)} asks for ${proposed(largest.replicaCount)}, and with a metric missing the count never goes down.`;
}

function computed(reconcile: Reconcile, decision: ComputedDecision): Phrase[] {
  const desired = unwritten(reconcile);
  if (desired !== null) return say`${asks(decision)}, but writing ${desired} to the scale failed.`;
  switch (reconcile.heldBy.by) {
    case "window":
      return heldByWindow(reconcile, decision);
    case "policy":
      return heldByPolicy(reconcile, decision);
    case "maxReplicas":
      return say`${handedOver(reconcile, decision)}; ${cutToMax(reconcile, decision)}.`;
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

function heldByWindow(reconcile: Reconcile, decision: ComputedDecision): Phrase[] {
  const { at, scaledTo } = reconcile;
  const { stabilization } = decision;
  const upwards = stabilization.heldBy === "up" && stabilization.up !== null;
  const held = upwards && stabilization.up ? stabilization.up : stabilization.down;
  const window = windowName(held.windowSeconds, upwards ? "up" : "down");
  const value = remembered(held.recommendation);
  const until = held.forgottenAt === null ? say`` : say` until ${moment(held.forgottenAt)}`;
  const raised = workingsOf(reconcile).raisedByWindow;

  if (decision.limit.limitedBy === "maxReplicas") {
    return say`${asks(decision)}, but the window remembers ${value}${until}; ${cutToMax(reconcile, decision)}.`;
  }
  if (scaledTo !== null && !raised) {
    return upwards
      ? say`${asks(decision)}; the lowest in the ${window} is now ${value}, remembered${until}.`
      : say`${asks(decision)}; the highest in the ${window} is now ${value}, remembered${until}.`;
  }
  const ever = disabledText(decision, upwards);
  if (isInitial(held)) {
    return say`${asks(decision)}, but the count found at ${moment(held.lastAt)} was ${value}, and the ${window} remembers it${until}${ever}.`;
  }
  const time = ago(at, held.lastAt);
  // The window remembers the winner's count, not a metric's.
  const before =
    decision.metrics.length === 1
      ? say`${asks(decision)}, but ${time} it asked for ${value}`
      : say`${asks(decision)}, but ${time} the metrics asked for ${value}`;
  if (raised) return say`${before}, and without behavior the ${window} raises the count to it.`;
  return say`${before}, and the ${window} remembers it${until}${ever}.`;
}

/** Where a direction is Disabled, the window's forgetting frees nothing. */
function disabledText({ limit }: ComputedDecision, upwards: boolean): string {
  const rules = upwards ? limit.up : limit.down;
  return rules?.selectPolicy === "Disabled" ? t`, and ${upwards ? "scaleUp" : "scaleDown"} is Disabled` : "";
}

export const isInitial = (window: StabilizationWindow): boolean =>
  window.remembered.findLast(({ value, time }) => value === window.recommendation && time === window.lastAt)?.initial === true;

function heldByPolicy(reconcile: Reconcile, decision: ComputedDecision): Phrase[] {
  const { limit } = decision;
  const upwards = reconcile.specReplicas !== null && limit.desired > reconcile.specReplicas;
  const asked = handedOver(reconcile, decision);
  const rules = upwards ? limit.up : limit.down;
  if (limit.limitedBy === "scaleUpLimit" || !rules) {
    return say`${asked}; without behavior one step goes to ${limit.result} at most: twice the count, but at least 4.`;
  }
  if (rules.selectPolicy === "Disabled") return say`${asked}, but ${upwards ? "scaleUp" : "scaleDown"} has selectPolicy Disabled.`;
  return limitedByRate(reconcile, limit, rules, upwards, asked);
}

function limitedByRate({ scaledTo, specReplicas }: Reconcile, limit: Limit, rules: RateLimit, upwards: boolean, asked: Phrase[]): Phrase[] {
  const policy = rules.policies[rules.deciding];
  const next = limit.freedAt === null ? say`` : say`, the next from ${moment(limit.freedAt)}`;
  if (!policy) return say`${asked}, but the policies allow ${limit.result}${next}.`;
  if (scaledTo !== null && policy.periodStartReplicas !== specReplicas) {
    return say`${asked}; ${allowance(policy, limit.result, upwards)}${countedSince(policy)}${next}.`;
  }
  if (scaledTo !== null) {
    return upwards
      ? say`${asked}; the policy allows ${policyText(policy)}${next}.`
      : say`${asked}; the policy removes ${policyText(policy)}${next}.`;
  }
  const used = upwards ? policy.scaleUpEvents : policy.scaleDownEvents;
  const first = used[0];
  const last = used.at(-1);
  if (!first || !last) return say`${asked}, but the policy of ${policyText(policy)} allows ${limit.result}${next}.`;
  return isMany(policy)
    ? say`${asked}, but the ${policyText(policy)} were used ${timesOf(used)}${next}.`
    : say`${asked}, but the ${policyText(policy)} was used ${timesOf(used)}${next}.`;
}

/** "2 pods per 60 s allow 7". */
function allowance(policy: PolicyLimit, replicas: number, upwards: boolean): Phrase[] {
  const name = policyText(policy);
  if (upwards) return isMany(policy) ? say`${name} allow ${replicas}` : say`${name} allows ${replicas}`;
  return isMany(policy) ? say`${name} leave ${replicas}` : say`${name} leaves ${replicas}`;
}

const isMany = ({ type, value }: PolicyLimit): boolean => type === "Pods" && value !== 1;

/** "at 11:30", "at 11:30 and 12:30", and of more events the first and the last. */
function timesOf(events: readonly ScaleEvent[]): Phrase[] {
  const [first, second] = events;
  const last = events.at(-1);
  if (!first || !last) return [];
  if (!second) return say`at ${moment(first.time)}`;
  return events.length === 2
    ? say`at ${moment(first.time)} and ${moment(last.time)}`
    : say`from ${moment(first.time)} to ${moment(last.time)}`;
}

/** Why a policy counts from another number than the present one: ", since 2 were added at 11:30". */
function countedSince({ periodStartReplicas, scaleUpEvents, scaleDownEvents }: PolicyLimit): Phrase[] {
  const events = [
    ...scaleUpEvents.map((event) => ({ ...event, added: true })),
    ...scaleDownEvents.map((event) => ({ ...event, added: false })),
  ].toSorted((one, other) => one.time - other.time);
  const [first, second] = events;
  if (!first || events.length > 2) return say`, counted from ${periodStartReplicas}`;
  const change = changed(first, first.added);
  if (!second) return say`, since ${change}`;
  if (first.added !== second.added) return say`, since ${change} and ${changed(second, second.added)}`;
  return say`, since ${change} and ${second.replicaChange} at ${moment(second.time)}`;
}

/** "2 were added at 11:30". */
function changed({ replicaChange, time }: ScaleEvent, added: boolean): Phrase[] {
  const at = moment(time);
  if (added) return replicaChange === 1 ? say`${replicaChange} was added at ${at}` : say`${replicaChange} were added at ${at}`;
  return replicaChange === 1 ? say`${replicaChange} was removed at ${at}` : say`${replicaChange} were removed at ${at}`;
}

function cutToMax({ maxReplicas }: Reconcile, { stabilization }: ComputedDecision): Phrase[] {
  return stabilization.heldBy === "down" ? say`maxReplicas cuts that to ${maxReplicas}` : say`maxReplicas is ${maxReplicas}`;
}

/** What stabilization handed to the limits: the metrics' wish, or what the window made of it. */
function handedOver({ specReplicas }: Reconcile, decision: ComputedDecision): Phrase[] {
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
