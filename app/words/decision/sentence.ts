/**
 * Says a sync in words: first the result in the past tense, short and bold; then the proposal; then what held the count and until when.
 * Every number comes from the record.
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
} from "../../../engine/index";
import { areMany } from "../names/manyMetrics";
import { t } from "../text";
import { quantity } from "../times";
import { metricStart, metricWord, policyText, windowName } from "./amounts";
import { proposes, calculationPhrases } from "./calculation";
import { failureFix, unreadableFix, zeroFix, type FailureFix, type FixContext } from "./failureFixes";
import { failureCause, isAmbiguous } from "./failures";
import { ago, from, moment, phraseText, proposed, remembered, say, verdict, type Phrase } from "./phrase";

/** `context` says where to look for a failure's fix. */
export function sentence(reconcile: Reconcile, context: FixContext = unknown): Phrase[] {
  const full = say`${verdictPhrase(reconcile)} ${because(reconcile, context)}`;
  if (!hasMany(reconcile.decision)) return full;
  const shorter = [full, full.filter((phrase) => !phrase.spare)].find((phrases) => phraseText(phrases).length <= threeLines);
  return shorter ?? full.filter((phrase) => !phrase.aside);
}

/** Characters that fit into three lines of the panel. With many metrics a sentence leaves out what has no room. */
const threeLines = 120;

const hasMany = (decision: Decision): boolean => "metrics" in decision && areMany(decision.metrics.length);

/** For texts without links, such as a report. */
const unknown: FixContext = { run: null, inPage: { manifest: true, flags: true, incidents: true, workload: true } };

/** For a small place: it names only the metric that won. */
export const shortSentence = (reconcile: Reconcile): Phrase[] => sentence(reconcile).filter((phrase) => !phrase.aside);

export const sentenceText = (reconcile: Reconcile): string => phraseText(sentence(reconcile));

/** The count that the controller tried to write but could not; null otherwise. */
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

function because(reconcile: Reconcile, context: FixContext): Phrase[] {
  const { decision, minReplicas, maxReplicas } = reconcile;
  switch (decision.kind) {
    case "scaleUnavailable":
      return led(t`The controller could not read the target's scale, so it decided nothing.`, unreadableFix(reconcile.at, context));
    case "scalingDisabled":
      return led(t`The target is at zero replicas, and this autoscaler does not scale it up.`, zeroFix(reconcile, context));
    case "aboveMaxReplicas":
      return clamped(reconcile, say`maxReplicas is ${maxReplicas}`);
    case "belowMinReplicas":
      return clamped(reconcile, say`minReplicas is ${minReplicas}`);
    case "noMetrics":
      return withoutMetrics(decision, failureFix(decision.error, reconcile.at, context));
    case "computed":
      return computed(reconcile, decision);
  }
}

function clamped(reconcile: Reconcile, bound: Phrase[]): Phrase[] {
  const desired = unwritten(reconcile);
  return desired === null
    ? say`${bound}, so the controller read no metric.`
    : say`${bound}, but the controller could not write ${desired} to the scale.`;
}

/** Writes the cause. If the page can fix it, the word that names the missing thing links there. A longer link could not wrap. */
function led(cause: string, fix: FailureFix | null): Phrase[] {
  const at = fix === null ? -1 : cause.lastIndexOf(fix.word);
  if (fix === null || at < 0) return say`${cause}`;
  return say`${cause.slice(0, at)}${from(fix.origin, fix.word)}${cause.slice(at + fix.word.length)}`;
}

function withoutMetrics({ metrics, error }: Extract<Decision, { kind: "noMetrics" }>, fix: FailureFix | null): Phrase[] {
  const cause = led(failureCause(error), fix);
  if (metrics.length === 0) {
    if (isAmbiguous(error)) return say`${cause}, so the controller acted on neither autoscaler and read no metric.`;
    return say`The controller could not tell which pods to measure, so it had no value and decided nothing.`;
  }
  const working = metrics.filter((metric) => metric.ok);
  const failed = metrics.find((metric) => !metric.ok);
  const largest = working.toSorted((one, other) => other.replicaCount - one.replicaCount)[0];
  if (!largest || !failed) return say`${cause}, so the controller had no value and decided nothing.`;
  if (areMany(metrics.length)) return say`${cause}, so ${metricWord(failed.spec)} has no value, and without it no sync scales down.`;
  return say`${cause}, so ${metricWord(failed.spec)} has no value. ${metricStart(largest.spec)} proposes ${proposed(largest.replicaCount)}, but the controller never scales down while a metric has no value.`;
}

function computed(reconcile: Reconcile, decision: ComputedDecision): Phrase[] {
  const desired = unwritten(reconcile);
  if (desired !== null) return say`${proposes(decision)}, but the controller could not write ${desired} to the scale.`;
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
    return say`${proposes(decision)}, but the window remembers ${value}${until}; ${cutToMax(reconcile, decision)}.`;
  }
  if (areMany(decision.metrics.length) && !raised) return say`${proposes(decision)}, but the ${window} remembers ${value}${until}.`;
  if (scaledTo !== null && !raised) {
    return upwards
      ? say`${proposes(decision)}; the lowest proposal in the ${window} is now ${value}, remembered${until}.`
      : say`${proposes(decision)}; the highest proposal in the ${window} is now ${value}, remembered${until}.`;
  }
  const ever = disabledText(decision, upwards);
  if (isInitial(held)) {
    return say`${proposes(decision)}, but at ${moment(held.lastAt)} the controller found a count of ${value}, and the ${window} remembers it${until}${ever}.`;
  }
  const time = ago(at, held.lastAt);
  // The window remembers the winner's count, so with several metrics no single metric is named.
  const before =
    decision.metrics.length === 1
      ? say`${proposes(decision)}, but ${time} it proposed ${value}`
      : say`${proposes(decision)}, but ${time} the metrics proposed ${value}`;
  if (raised) return say`${before}, and with no behavior set the ${window} raises the count to that.`;
  return say`${before}, and the ${window} remembers it${until}${ever}.`;
}

/** A direction with selectPolicy Disabled keeps the count even after the proposal expires. */
function disabledText({ limit }: ComputedDecision, upwards: boolean): string {
  const rules = upwards ? limit.up : limit.down;
  return rules?.selectPolicy === "Disabled" ? t`, and ${upwards ? "scaleUp" : "scaleDown"} has selectPolicy Disabled` : "";
}

export const isInitial = (window: StabilizationWindow): boolean =>
  window.remembered.findLast(({ value, time }) => value === window.recommendation && time === window.lastAt)?.initial === true;

function heldByPolicy(reconcile: Reconcile, decision: ComputedDecision): Phrase[] {
  const { limit } = decision;
  const upwards = reconcile.specReplicas !== null && limit.desired > reconcile.specReplicas;
  const proposal = handedOver(reconcile, decision);
  const rules = upwards ? limit.up : limit.down;
  if (limit.limitedBy === "scaleUpLimit" || !rules) {
    return say`${proposal}. With no behavior set, one sync can at most double the count, or go to 4 if that is more: here to ${limit.result}.`;
  }
  if (rules.selectPolicy === "Disabled") return say`${proposal}, but ${upwards ? "scaleUp" : "scaleDown"} has selectPolicy Disabled.`;
  return limitedByRate(reconcile, limit, rules, upwards, proposal);
}

function limitedByRate(
  { scaledTo, specReplicas }: Reconcile,
  limit: Limit,
  rules: RateLimit,
  upwards: boolean,
  proposal: Phrase[],
): Phrase[] {
  const policy = rules.policies[rules.deciding];
  const next = limit.freedAt === null ? say`` : say`. The next change is allowed from ${moment(limit.freedAt)}`;
  if (!policy) return say`${proposal}, but the policies allow ${limit.result}${next}.`;
  if (scaledTo !== null && policy.periodStartReplicas !== specReplicas) {
    return say`${proposal}; ${allowance(policy, limit.result, upwards)}${countedSince(policy)}${next}.`;
  }
  if (scaledTo !== null) {
    return upwards
      ? say`${proposal}; the policy allows adding ${policyText(policy)}${next}.`
      : say`${proposal}; the policy allows removing ${policyText(policy)}${next}.`;
  }
  const used = upwards ? policy.scaleUpEvents : policy.scaleDownEvents;
  const first = used[0];
  const last = used.at(-1);
  if (!first || !last) return say`${proposal}, but the policy of ${policyText(policy)} allows ${limit.result}${next}.`;
  return say`${proposal}, but the policy of ${policyText(policy)} was used up ${timesOf(used)}${next}.`;
}

/** "the policy of 2 pods per 60 s allows at most 7". */
function allowance(policy: PolicyLimit, replicas: number, upwards: boolean): Phrase[] {
  return upwards
    ? say`the policy of ${policyText(policy)} allows at most ${replicas}`
    : say`the policy of ${policyText(policy)} allows no fewer than ${replicas}`;
}

/** "at 11:30" or "at 11:30 and 12:30". If there are more events, it names the first and the last. */
function timesOf(events: readonly ScaleEvent[]): Phrase[] {
  const [first, second] = events;
  const last = events.at(-1);
  if (!first || !last) return [];
  if (!second) return say`at ${moment(first.time)}`;
  return events.length === 2
    ? say`at ${moment(first.time)} and ${moment(last.time)}`
    : say`from ${moment(first.time)} to ${moment(last.time)}`;
}

/** Says why a policy counts from another number than the present one: ", because 2 were added at 11:30". */
function countedSince({ periodStartReplicas, scaleUpEvents, scaleDownEvents }: PolicyLimit): Phrase[] {
  const events = [
    ...scaleUpEvents.map((event) => ({ ...event, added: true })),
    ...scaleDownEvents.map((event) => ({ ...event, added: false })),
  ].toSorted((one, other) => one.time - other.time);
  const [first, second] = events;
  if (!first || events.length > 2) return say`, counting from ${periodStartReplicas}`;
  const change = changed(first, first.added);
  if (!second) return say`, because ${change}`;
  if (first.added !== second.added) return say`, because ${change} and ${changed(second, second.added)}`;
  return say`, because ${change} and ${second.replicaChange} at ${moment(second.time)}`;
}

/** "2 were added at 11:30". */
function changed({ replicaChange, time }: ScaleEvent, added: boolean): Phrase[] {
  const at = moment(time);
  if (added) return replicaChange === 1 ? say`${replicaChange} was added at ${at}` : say`${replicaChange} were added at ${at}`;
  return replicaChange === 1 ? say`${replicaChange} was removed at ${at}` : say`${replicaChange} were removed at ${at}`;
}

function cutToMax({ maxReplicas }: Reconcile, { stabilization }: ComputedDecision): Phrase[] {
  return stabilization.heldBy === "down" ? say`maxReplicas limits that to ${maxReplicas}` : say`maxReplicas is ${maxReplicas}`;
}

/** The count that stabilization passed to the limits: the proposal of the metrics, or the value of the window. */
function handedOver({ specReplicas }: Reconcile, decision: ComputedDecision): Phrase[] {
  const { stabilization } = decision;
  if (stabilization.heldBy === null || specReplicas === null) return proposes(decision);
  const value = remembered(stabilization.result);
  if (stabilization.heldBy === "down" && stabilization.result < specReplicas) {
    return say`${proposes(decision)}, and the highest proposal in the window is ${value}`;
  }
  if (stabilization.heldBy === "up" && stabilization.result > specReplicas) {
    return say`${proposes(decision)}, and the lowest proposal in the scale-up window is ${value}`;
  }
  return say`${proposes(decision)}, and the window remembers ${value}`;
}
