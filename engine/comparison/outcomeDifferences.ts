import { outcomeNames, type Outcome, type Outcomes } from "../scenario/outcomes";
import { measureOutcomes } from "../simulation/outcomes";
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

/** The longer run is measured only over the part that both have. */
function outcomesUntil({ scenario, trace }: ComparedRun, lastSecond: number): Outcomes {
  if (lastSecond === trace.durationSeconds) return trace.outcomes;
  const reconciles = trace.steps.at.filter((at) => at <= lastSecond).length;
  return measureOutcomes(trace.seconds, trace.steps, scenario, { lastSecond, reconciles });
}
