import { outcomeKinds, outcomeNames, type LimitedOutcome } from "./outcomes";
import { number, record, refuse, shown } from "../lib/refusal";
import { say } from "../lib/sentence";

/** The outcomes that a run can be checked against. */
export const limitedOutcomes = outcomeNames.filter((name): name is LimitedOutcome => outcomeKinds[name].limited);

/** Limits for a run: the bounds of an outcome, both included, in its own unit. They change nothing in the run. */
export type OutcomeLimits = Readonly<Partial<Record<LimitedOutcome, OutcomeBounds>>>;

/** At least one of the two. */
export interface OutcomeBounds {
  /** The highest value that keeps the limit, from 0 to 1e15. */
  atMost?: number;
  /** The lowest value that keeps it. */
  atLeast?: number;
}

const boundNames = ["atMost", "atLeast"] as const;
const range = { min: 0, max: 1e15 };

/** Every outcome and every bound must be known, or all limits are refused: a misspelt limit could never be broken. */
export function readLimits(data: unknown): OutcomeLimits {
  const limits: Partial<Record<LimitedOutcome, OutcomeBounds>> = {};
  for (const [name, bounds] of record(data, "limits")) {
    const outcome = limitedOutcomes.find((each) => each === name);
    if (!outcome) refuse(say`limits names ${shown(name)}, which is not an outcome. The outcomes are ${limitedOutcomes.join(", ")}.`);
    limits[outcome] = readBounds(bounds, `limits.${outcome}`);
  }
  return limits;
}

function readBounds(data: unknown, place: string): OutcomeBounds {
  const fields = record(data, place);
  const unknown = [...fields.keys()].find((name) => !boundNames.some((bound) => bound === name));
  if (unknown !== undefined || fields.size === 0)
    refuse(say`${place} has ${unknown === undefined ? say`nothing` : shown(unknown)}; it must have atMost, atLeast or both.`);
  const bound = (name: keyof OutcomeBounds) => (fields.has(name) ? number(fields.get(name), `${place}.${name}`, range) : undefined);
  const [atMost, atLeast] = [bound("atMost"), bound("atLeast")];
  if (atMost !== undefined && atLeast !== undefined && atLeast > atMost)
    refuse(say`${place} has atLeast ${atLeast} above atMost ${atMost}, so no run can meet it.`);
  return { ...(atMost !== undefined && { atMost }), ...(atLeast !== undefined && { atLeast }) };
}
