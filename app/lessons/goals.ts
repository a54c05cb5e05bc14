import type { RunOutcomes, Workload } from "../../engine/index";
import { outcomeWords } from "../words/names/outcomeWords";
import { t } from "../words/text";
import type { OutcomeGoal } from "./lesson";
import { goalMet } from "./measure";

/** A goal in words, the run's value, and whether the goal holds. */
export interface GoalRow {
  name: string;
  /** "below 4 h". */
  wanted: string;
  /** The run's value; null until a run has finished. */
  value: string | null;
  holds: boolean | null;
}

export function goalRows(goals: readonly OutcomeGoal[], outcomes: RunOutcomes | null, kind: Workload["kind"]): GoalRow[] {
  const words = [...outcomeWords(kind), ...outcomeWords("service")];
  return goals.map((goal) => {
    const { name, unit, write } = words.find(({ outcome }) => outcome === goal.outcome)!;
    const withUnit = (text: string) => (unit ? `${text}\u00a0${unit}` : text);
    const measured = outcomes ? outcomes[goal.outcome] : undefined;
    const holds = outcomes && goalMet(outcomes, goal);
    const limit = write(goal.value);
    const value = measured === undefined ? null : measured === null ? "–" : exactEnough(write(measured), limit, measured, goal.value);
    return { name, wanted: wantedWords(goal.comparison, withUnit(limit)), value: value && withUnit(value), holds };
  });
}

function wantedWords(comparison: OutcomeGoal["comparison"], limit: string): string {
  switch (comparison) {
    case "atMost":
      return t`at most ${limit}`;
    case "atLeast":
      return t`at least ${limit}`;
    case "below":
      return t`below ${limit}`;
    case "above":
      return t`above ${limit}`;
  }
}

/** A value that differs from the limit but rounds to the same text says on which side it is. */
function exactEnough(text: string, limit: string, measured: number, value: number): string {
  if (text !== limit || measured === value) return text;
  return measured > value ? t`just above ${limit}` : t`just below ${limit}`;
}
