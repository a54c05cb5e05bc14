import { number, reading, refuse, shown, type Reading } from "../lib/refusal";
import { say } from "../lib/sentence";
import { isKept, limitEntries, type OutcomeBound } from "../simulation/checkLimits";
import type { OutcomeLimits } from "../scenario/outcomeLimits";
import { fromBestToWorst, seedAt, type Percent, type SeedValue, type Worse } from "./seedValue";
import type { SeedOutcomes } from "./spread";

/** One bound, judged over many seeds. */
export interface LimitCheckAt extends OutcomeBound {
  /** Counted towards the bound: for `atMost` a higher value is worse, for `atLeast` a lower one; a run without a value is the worst. */
  median: SeedValue;
  /** The value that is judged. */
  judged: SeedValue;
  worst: SeedValue;
  held: boolean;
  /** How many of the seeds keep the bound. */
  kept: number;
}

/** Each bound of the limits, in their order, judged at a percentile: it is kept if at least this share of the seeds keeps it. There must be a run. */
export function checkLimitsAt(runs: readonly SeedOutcomes[], limits: OutcomeLimits, percent: Percent): LimitCheckAt[] {
  return limitEntries(limits).map((each) => {
    const worse: Worse = each.bound === "atMost" ? "higher" : "lower";
    const values = fromBestToWorst(
      runs.map(({ seed, outcomes }) => ({ seed, value: outcomes[each.outcome] })),
      worse,
    );
    const judged = seedAt(values, percent);
    return {
      ...each,
      median: seedAt(values, 50),
      judged,
      worst: seedAt(values, 100),
      held: isKept(each, judged.value),
      kept: values.filter(({ value }) => isKept(each, value)).length,
    };
  });
}

/** A percentile by its name: p1 to p99, or max for the worst seed. */
export function readPercent(name: string, place: string): Reading<Percent> {
  return reading(() => {
    if (name === "max") return 100;
    const [, digits] = /^p(\d+)$/.exec(name) ?? [];
    if (digits === undefined) refuse(say`${place} is ${shown(name)}; it must be max or a percentile such as p95.`);
    return number(Number(digits), place, { min: 1, max: 99, step: 1 });
  });
}
