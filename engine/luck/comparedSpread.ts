import { outcomeNames, type Outcome } from "../scenario/outcomes";
import { isWorse } from "./seedValue";
import { spreadOf, type SeedOutcomes, type Spread } from "./spread";

/** One outcome of two scenarios that ran with the same seeds, seed by seed. */
export interface ComparedSpread {
  outcome: Outcome;
  baseline: Spread;
  now: Spread;
  /** In how many seeds the present scenario has less, more and the same: "fewer failures in 18 of 20". No value counts as more than any. */
  less: number;
  more: number;
  same: number;
  /** Now minus the baseline of each seed's run, in the order of the seeds; null where one of them has no value. */
  differences: readonly (number | null)[];
}

/** Only of seeds that both have, in the order of the present scenario's; null if there is none. */
export function compareSpreads(baseline: readonly SeedOutcomes[], now: readonly SeedOutcomes[]): ComparedSpread[] | null {
  const before = new Map(baseline.map((run) => [run.seed, run]));
  const pairs = now.flatMap((run) => {
    const other = before.get(run.seed);
    return other === undefined ? [] : [{ baseline: other, now: run }];
  });
  if (pairs.length === 0) return null;
  return outcomeNames.map((outcome) => {
    const values = pairs.map((pair) => [pair.baseline.outcomes[outcome], pair.now.outcomes[outcome]] as const);
    const less = values.filter(([from, to]) => isWorse(from, to, "higher")).length;
    const more = values.filter(([from, to]) => isWorse(to, from, "higher")).length;
    return {
      outcome,
      baseline: spreadOf(
        outcome,
        pairs.map((pair) => pair.baseline),
      ),
      now: spreadOf(
        outcome,
        pairs.map((pair) => pair.now),
      ),
      less,
      more,
      same: values.length - less - more,
      differences: values.map(([from, to]) => (from === null || to === null ? null : to - from)),
    };
  });
}
