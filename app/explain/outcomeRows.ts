import type { Outcomes, Workload } from "../../engine/index";
import { outcomeWords, withoutValue } from "../ui/outcomeWords";

export interface OutcomeRow {
  name: string;
  value: string;
  unit: string;
  definition: string;
}

export function outcomeRows(outcomes: Outcomes, kind: Workload["kind"]): OutcomeRow[] {
  return outcomeWords(kind).map(({ outcome, name, write, unit, definition }) => {
    const value = outcomes[outcome];
    if (value === null) return { name, value: "–", unit, definition: withoutValue[outcome] ?? definition };
    return { name, value: write(value), unit, definition };
  });
}
