import type { Comparison } from "../../engine/index";

/** A line that differs from the baseline's manifest; `was` is the baseline's text there, null if it has none. */
export interface ChangedLine {
  line: number;
  was: string | null;
}

/** One entry for each changed line, in the order of the text. If several values of a line changed, its entry names all of them. */
export function changedLines(comparison: Pick<Comparison, "inputs"> | null): ChangedLine[] {
  const lines = new Map<number, string[]>();
  for (const input of comparison?.inputs ?? []) {
    if (input.part !== "manifest" || input.line === null) continue;
    lines.set(input.line, [...(lines.get(input.line) ?? []), ...(input.from === null ? [] : [input.from])]);
  }
  return [...lines].map(([line, was]) => ({ line, was: was.length === 0 ? null : was.join(", ") }));
}
