import {
  changedValues,
  heldByReasons,
  inputDifferences,
  stepAt,
  type HeldByReason,
  type Outcomes,
  type Scenario,
  type StepColumns,
} from "../../engine/index";
import type { Run } from "../simulation/protocol";
import type { Choice, Measure, OutcomeGoal, Task } from "./lesson";

/** The part of a run that a measure needs. */
export type MeasuredRun = Pick<Run, "steps" | "stepSeconds" | "outcomes">;

/** The run's value; null if it has no such value, or is under way. A time means the reconcile at it, or the last one before it. */
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

/** A number is compared to as many decimals as the choice has: 11.4 is right for 11.43. */
export function isRight({ is }: Choice, value: number | HeldByReason | null): boolean {
  if (typeof is !== "number" || typeof value !== "number") return is === value;
  return Number(value.toFixed(decimalsOf(is))) === is;
}

/** `toFixed` takes no more than 100. */
const decimalsOf = (value: number): number => Math.min(/\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0, 100);

/** Whether a finished run fulfils every goal. */
export const goalsMet = (outcomes: Outcomes, goals: readonly OutcomeGoal[]): boolean => goals.every((goal) => goalMet(outcomes, goal));

export function goalMet(outcomes: Outcomes, { outcome, comparison, value }: OutcomeGoal): boolean {
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

/** True if anything but the manifest differs. */
export const changedElsewhere = (before: Scenario, now: Scenario): boolean =>
  inputDifferences(asSet(before), asSet(now)).some(({ part }) => part !== "manifest");

/** Values that the manifest sets for the workload count as the manifest's: the settings are compared as the form has them. */
const asSet = (scenario: Scenario) => ({ scenario, trace: { taken: null } });

/** Whether a finished run fulfils a task, of a scenario that was changed as the task allows. */
export function taskDone(task: Task, before: Scenario, now: Scenario, outcomes: Outcomes): boolean {
  const few = (changedValues(before.manifest, now.manifest)?.length ?? Infinity) <= (task.fields ?? Infinity);
  return few && !changedElsewhere(before, now) && goalsMet(outcomes, task.outcomes);
}
