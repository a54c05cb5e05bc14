/** What the triggers said together, in the words that the sentence and the answers share. */
import type { Composite, MetricEvaluation, Poll, PollRecord } from "../../../engine/index";
import { quantityNumber } from "../../../engine/kedaExplanation";
import { say, type Phrase } from "../decision/phrase";
import { amount, comparison } from "./triggerValue";
import { listed, triggerNames } from "./triggerNames";

export type Polled = Extract<Poll, { kind: "polled" }>;

export const compositeNumber = ({ value }: Composite): number | null => (value === null ? null : quantityNumber(value));

/** Why the poll counts as active, without the full stop. */
export function activePhrases(record: PollRecord, poll: Polled): Phrase[] {
  if (poll.decision.forced) return say`The annotation force-activation counts as activity`;
  if (poll.composite !== null) return activeComposite(record, poll, poll.composite);
  const active = poll.triggers.filter((metric) => metric.active && poll.activeTriggers.includes(metric.metricName));
  const [first, ...others] = active;
  if (first === undefined) return say`All triggers are cpu or memory, which KEDA counts as active`;
  const names = triggerNames(record);
  if (others.length > 0) return say`${active.length} triggers are active: ${listed(active.map(names))}`;
  return activeTrigger(first, names(first));
}

function activeTrigger({ fallback, reading }: MetricEvaluation, name: string): Phrase[] {
  if (fallback.kind === "replaced") return say`${name} is in fallback, which counts as active`;
  if (!reading?.ok) return say`${name} is active`;
  const { threshold, compared } = reading.activation;
  const above = threshold === null ? undefined : compared.find((value) => value > threshold);
  if (threshold === null || above === undefined) return say`${name} is active: its source says so`;
  const { value, bound } = comparison(above, threshold);
  return say`${name} is active: ${value} is above ${bound}`;
}

function activeComposite(record: PollRecord, { triggers }: Polled, composite: Composite): Phrase[] {
  const { activationTarget, result } = composite;
  const number = compositeNumber(composite);
  if (number === null) return say`A trigger's value is above the activation target of ${amount(activationTarget)}`;
  const { value, bound } = comparison(number, activationTarget);
  const replaced = triggers.find(({ fallback }) => fallback.kind === "replaced");
  if (result === null && replaced !== undefined) {
    return say`${triggerNames(record)(replaced)} is in fallback: its value of ${value} is above the activation target of ${bound}`;
  }
  return say`The formula gives ${value}, above its activation target of ${bound}`;
}

/** Why it does not, without the full stop. */
export function inactivePhrases({ composite, error }: Polled): Phrase[] {
  if (composite === null || error) return say`No trigger is active`;
  const number = compositeNumber(composite);
  if (number !== null) {
    const { value, bound } = comparison(number, composite.activationTarget);
    return say`The formula gives ${value}, not above its activation target of ${bound}`;
  }
  if (composite.result?.kind === "nil") return say`The formula gives no value, which counts as inactive`;
  if (composite.result?.kind === "failed") return say`The formula failed, which counts as inactive`;
  return say`No trigger is active`;
}

export const failedMetrics = ({ triggers }: Polled): MetricEvaluation[] => triggers.filter(({ result }) => !result.ok);

export const failedNames = (record: PollRecord, poll: Polled): string => listed(failedMetrics(poll).map(triggerNames(record)));
