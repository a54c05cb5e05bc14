import { failureReasonNames, type FailureReason } from "../cluster/failureReasons";
import { runOutcomeNames, type Outcome, type RunOutcomes } from "../scenario/outcomes";
import type { FailedByReason } from "../simulation/failureColumns";
import type { LateParts } from "../simulation/lateParts";
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

/** The requests of both runs that failed for one reason. */
export interface FailureDifference {
  reason: FailureReason;
  baseline: number;
  now: number;
}

interface OutcomeDifferences {
  outcomes: readonly OutcomeDifference[];
  /** The outcome `requestsFailed` by reason: the reasons that occur in one of the runs, in the order of their table. */
  failures: readonly FailureDifference[];
}

export function outcomeDifferences(baseline: ComparedRun, now: ComparedRun, lastSecond: number, parts: LateParts): OutcomeDifferences {
  const [before, after] = [measuredUntil(baseline, lastSecond, parts), measuredUntil(now, lastSecond, parts)];
  return {
    outcomes: runOutcomeNames.map((outcome) => {
      const [from, to] = [before.outcomes[outcome], after.outcomes[outcome]];
      return { outcome, baseline: from, now: to, difference: from === null || to === null ? null : to - from };
    }),
    failures: failureReasonNames.flatMap((reason) => {
      const [from, to] = [before.failures[reason] ?? 0, after.failures[reason] ?? 0];
      return from === 0 && to === 0 ? [] : [{ reason, baseline: from, now: to }];
    }),
  };
}

/** The longer run is measured only over the part that both have: it runs again for that long. */
function measuredUntil(
  { scenario, trace }: ComparedRun,
  lastSecond: number,
  parts: LateParts,
): { outcomes: RunOutcomes; failures: FailedByReason } {
  if (lastSecond === trace.durationSeconds) return trace;
  const again = run({ ...scenario, durationSeconds: lastSecond }, parts, { record: "outcomes" });
  if (!again.ok) throw new Error("a run that was long enough to compare does not run again");
  return again;
}
