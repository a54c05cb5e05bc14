import type { StoredLine } from "../../engine/index";

/** Neighbouring lines with one mark and one reason. */
export interface StoredGroup {
  mark: StoredLine["mark"];
  /** A sentence; "" for written lines. */
  reason: string;
  lines: StoredLine[];
}

/** The lines in their order, each reason once for all that it explains. */
export function groupByReason(lines: readonly StoredLine[]): StoredGroup[] {
  const groups: StoredGroup[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.mark === line.mark && last.reason === sentence(line.reason)) last.lines.push(line);
    else groups.push({ mark: line.mark, reason: sentence(line.reason), lines: [line] });
  }
  return groups;
}

const sentence = (reason: string): string => (reason === "" ? "" : `${reason}.`);
