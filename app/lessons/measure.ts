import {
  heldByReasons,
  inputDifferences,
  stepAt,
  type HeldByReason,
  type RunOutcomes,
  type Scenario,
  type StepColumns,
} from "../../engine/index";
import type { Run } from "../run/run";
import type { Choice, Measure, OutcomeGoal, Task } from "./lesson";

export type MeasuredRun = Pick<Run, "steps" | "stepSeconds" | "outcomes">;

/** The run's value; null if the run has no such value or has not finished. A time means the last sync at or before it. */
export function measured({ steps, stepSeconds, outcomes }: MeasuredRun, measure: Measure): number | HeldByReason | null {
  switch (measure.kind) {
    case "outcome":
      return outcomes?.[measure.outcome] ?? null;
    case "nextRescale":
      return nextRescale(steps, measure.after);
    case "heldBy":
      return heldByReasons[steps.heldBy[stepAt(steps.at, measure.at)] ?? NaN] ?? null;
    case "step":
      return numberOrNull(steps[columnOf[measure.column]], stepAt(steps.at, measure.at));
    case "second":
      return numberOrNull(stepSeconds[measure.column], stepAt(steps.at, measure.at));
  }
}

const columnOf = { asked: "proposal", stabilized: "stabilized", applied: "applied" } as const satisfies Record<string, keyof StepColumns>;

function nextRescale({ at, rescaled }: StepColumns, after: number): number {
  return at.find((time, step) => time > after && rescaled[step] === 1) ?? -1;
}

function numberOrNull(column: Float64Array, step: number): number | null {
  const value = column[step] ?? NaN;
  return Number.isNaN(value) ? null : value;
}

/** A number is compared with as many decimals as the choice has: 11.4 is right for 11.43. */
export function isRight({ is }: Choice, value: number | HeldByReason | null): boolean {
  if (typeof is !== "number" || typeof value !== "number") return is === value;
  return Number(value.toFixed(decimalsOf(is))) === is;
}

/** `toFixed` accepts at most 100. */
const decimalsOf = (value: number): number => Math.min(/\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0, 100);

export const goalsMet = (outcomes: RunOutcomes, goals: readonly OutcomeGoal[]): boolean => goals.every((goal) => goalMet(outcomes, goal));

export function goalMet(outcomes: RunOutcomes, { outcome, comparison, value }: OutcomeGoal): boolean {
  const reached = outcomes[outcome];
  if (reached === null) return false;
  switch (comparison) {
    case "atMost":
      return reached <= value;
    case "atLeast":
      return reached >= value;
    case "below":
      return reached < value;
    case "above":
      return reached > value;
  }
}

/** True if any input except the manifest differs. Both get the same text, so that nobody reads it here. */
export const changedElsewhere = (before: Scenario, now: Scenario): boolean =>
  inputDifferences(asSet(before), asSet({ ...now, manifest: before.manifest })).length > 0;

/**
 * The manifest can set values of the workload. Those changes count as changes of the manifest, so this compares only the settings of the
 * form.
 */
const asSet = (scenario: Scenario) => ({ scenario, trace: { taken: null } });

/**
 * True if the finished run reaches every goal, and the scenario differs only as the task allows. `changed`: the paths of the manifest's values
 * that differ; null if it cannot be read.
 */
export function taskDone(task: Task, before: Scenario, now: Scenario, outcomes: RunOutcomes, changed: readonly string[] | null): boolean {
  const few = (changed?.length ?? Infinity) <= (task.fields ?? Infinity);
  return few && !changedElsewhere(before, now) && goalsMet(outcomes, task.outcomes);
}
