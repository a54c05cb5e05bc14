import { outcomeNames, type Outcome, type Outcomes } from "../scenario/outcomes";
import { run } from "../simulation/run";
import type { ComparedRun } from "./comparison";

/** One outcome of both runs, in its unit in `Outcomes`. null: the run has no such number. */
export interface OutcomeDifference {
  outcome: Outcome;
  baseline: number | null;
  now: number | null;
  /** null if one of them has no number. */
  difference: number | null;
}

export function outcomeDifferences(baseline: ComparedRun, now: ComparedRun, lastSecond: number): OutcomeDifference[] {
  const [before, after] = [outcomesUntil(baseline, lastSecond), outcomesUntil(now, lastSecond)];
  return outcomeNames.map((outcome) => {
    const [from, to] = [before[outcome], after[outcome]];
    return { outcome, baseline: from, now: to, difference: from === null || to === null ? null : to - from };
  });
}

/** The longer run is measured only over the part that both have: it runs again for that long. */
function outcomesUntil({ scenario, trace }: ComparedRun, lastSecond: number): Outcomes {
  if (lastSecond === trace.durationSeconds) return trace.outcomes;
  const again = run({ ...scenario, durationSeconds: lastSecond }, { record: "outcomes" });
  if (!again.ok) throw new Error("a run that was long enough to compare does not run again");
  return again.outcomes;
}
