import { outcomeNames, type Outcome, type Outcomes } from "../scenario/outcomes";
import { fromBestToWorst, seedAt, worseOf, type SeedValue } from "./seedValue";

/** The outcomes of one seed's run. */
export interface SeedOutcomes {
  seed: number;
  outcomes: Outcomes;
}

/** What chance does to one outcome. Every value is a real one of the seed that it names. */
export interface Spread {
  outcome: Outcome;
  /** In the order of the seeds; the first is the scenario's own. */
  values: readonly SeedValue[];
  /** Of all seeds, from the best to the worst: see `seedAt`. */
  best: SeedValue;
  p5: SeedValue;
  median: SeedValue;
  p95: SeedValue;
  worst: SeedValue;
  /** All seeds have the same value. */
  isSame: boolean;
}

/** In the order of the outcomes' table. There must be a run. */
export function spreadsOf(runs: readonly SeedOutcomes[]): Spread[] {
  return outcomeNames.map((outcome) => spreadOf(outcome, runs));
}

export function spreadOf(outcome: Outcome, runs: readonly SeedOutcomes[]): Spread {
  const values = runs.map(({ seed, outcomes }) => ({ seed, value: outcomes[outcome] }));
  const ordered = fromBestToWorst(values, worseOf(outcome));
  const [best, worst] = [seedAt(ordered, 0), seedAt(ordered, 100)];
  return {
    outcome,
    values,
    best,
    p5: seedAt(ordered, 5),
    median: seedAt(ordered, 50),
    p95: seedAt(ordered, 95),
    worst,
    isSame: Object.is(best.value, worst.value),
  };
}
