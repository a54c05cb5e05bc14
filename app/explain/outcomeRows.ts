import type { Outcomes, Workload } from "../../engine/index";
import { t } from "../ui/text";
import { outcomeWords } from "../ui/outcomeWords";

export interface OutcomeRow {
  name: string;
  value: string;
  unit: string;
  definition: string;
}

export function outcomeRows(outcomes: Outcomes, kind: Workload["kind"]): OutcomeRow[] {
  return outcomeWords(kind).map(({ outcome, name, write, unit, definition }) => {
    const value = outcomes[outcome];
    if (value === null) return { name, value: "–", unit, definition: t`The load has no rise, or the ready pods never covered it.` };
    return { name, value: write(value), unit, definition };
  });
}
