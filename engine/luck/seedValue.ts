import { percentilePlace } from "./percentile";
import { outcomeKinds, type Outcome } from "../scenario/outcomes";

/** A whole number from 0 to 100, in percent: of the seeds at least this share is as good as the value or better. 0: the best, 100: the worst. */
export type Percent = number;

/** A value of one seed's run. Null: the run has none. */
export interface SeedValue {
  /** The seed of the run. */
  seed: number;
  /** The value of the run, in its own unit. */
  value: number | null;
}

/** Which values are bad. */
export type Worse = "higher" | "lower";

/** Of an outcome that alone is neither good nor bad, more counts as worse. */
export const worseOf = (outcome: Outcome): Worse => (outcomeKinds[outcome].better === "higher" ? "lower" : "higher");

/** A run without a value is worse than any with one, because it breaks every limit (`checkLimits`). */
export function isWorse(one: number | null, other: number | null, worse: Worse): boolean {
  if (one === null || other === null) return one === null && other !== null;
  return worse === "higher" ? one > other : one < other;
}

/** From the best to the worst; equal ones stay in the order of the seeds. */
export function fromBestToWorst(values: readonly SeedValue[], worse: Worse): SeedValue[] {
  return values.toSorted((a, b) => Number(isWorse(a.value, b.value, worse)) - Number(isWorse(b.value, a.value, worse)));
}

/**
 * The percentile of values in the order from best to worst, as `percentileOf` has it. Of the seeds with this value it names the first. There
 * must be a value.
 */
export function seedAt(ordered: readonly SeedValue[], percent: Percent): SeedValue {
  const { value } = ordered[percentilePlace(ordered.length, percent)]!;
  return ordered.find((each) => Object.is(each.value, value))!;
}
