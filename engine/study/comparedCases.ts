import { compareSpreads, type ComparedSpread } from "../luck/comparedSpread";
import type { SeedValue } from "../luck/seedValue";
import type { Spread } from "../luck/spread";
import type { RunOutcomes } from "../scenario/outcomes";
import { withCost } from "../scenario/price";
import type { OpenStudy, StudyCase } from "./openStudy";

/**
 * A candidate's outcomes against today's, each case with the same case: a seed comes once as drawn, and once under each variation. Both have
 * run in all cases. The values name the seeds of their cases.
 */
export function compareCases({ cases, scenario }: OpenStudy, today: readonly RunOutcomes[], now: readonly RunOutcomes[]): ComparedSpread[] {
  const byCase = (outcomes: readonly RunOutcomes[]) =>
    outcomes.map((each, index) => ({ seed: index, outcomes: withCost(each, scenario.price) }));
  const compared = compareSpreads(byCase(today), byCase(now)) ?? [];
  return compared.map((each) => ({ ...each, baseline: withSeeds(each.baseline, cases), now: withSeeds(each.now, cases) }));
}

function withSeeds({ outcome, values, isSame, ...places }: Spread, cases: readonly StudyCase[]): Spread {
  const named = ({ seed, value }: SeedValue): SeedValue => ({ seed: cases[seed]!.seed, value });
  const { best, p5, median, p95, worst } = places;
  return {
    outcome,
    values: values.map(named),
    best: named(best),
    p5: named(p5),
    median: named(median),
    p95: named(p95),
    worst: named(worst),
    isSame,
  };
}
