import type { StageRow } from "../../../engine/index";
import { t } from "../text";
import { quantity } from "../times";
import type { Phrase } from "./phrase";
import type { Bound } from "./stageWords";

/** A stage of a sync: its result, and how the controller came to it. */
export interface SumLine {
  /** Identifies the line, but what is observed of several metrics has a line for each. */
  row: StageRow;
  name: string;
  /** The index of the metric that the line is about. */
  metric: number | null;
  /** A count, or a level that is shown unchanged; null: there is none. */
  result: number | string | null;
  /** The count before, if the line changed it. */
  was: number | null;
  phrases: readonly Phrase[];
  /** More about it, a sentence each. */
  notes: readonly (readonly Phrase[])[];
  /** The same in a few words, for a room. */
  brief: string;
  /** What held or replaced the count here, as the figures draw it. */
  sign: "window" | "policy" | Bound | null;
}

export const line = (row: StageRow, name: string, result: SumLine["result"], more: Partial<SumLine>): SumLine => ({
  row,
  name,
  result,
  metric: null,
  was: null,
  phrases: [],
  notes: [],
  brief: "",
  sign: null,
  ...more,
});

export function writtenWords(failed: number | null, scaledTo: number | null): string {
  if (failed !== null) return t`writing ${quantity(failed)} failed`;
  return scaledTo === null ? t`nothing written` : t`the new count`;
}

export const isMetric = (row: StageRow): boolean => row.startsWith("metric ");

export const briefResult = (result: SumLine["result"]): string => (typeof result === "number" ? quantity(result) : (result ?? "–"));
