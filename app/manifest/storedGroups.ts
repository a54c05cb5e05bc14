import type { StoredLine } from "../../engine/index";
import { fromEngine } from "../ui/engineText";

/** Neighbouring lines with one mark and one reason. */
export interface StoredGroup {
  mark: StoredLine["mark"];
  /** In the page's language, without the field, which the lines name themselves; "" for written lines. */
  reason: string;
  lines: StoredLine[];
}

/** The lines in their order, each reason once for all that it explains. */
export function groupByReason(lines: readonly StoredLine[]): StoredGroup[] {
  const groups: StoredGroup[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const reason = withoutField(fromEngine(line.reason));
    if (last?.mark === line.mark && last.reason === reason) last.lines.push(line);
    else groups.push({ mark: line.mark, reason, lines: [line] });
  }
  return groups;
}

const withoutField = (reason: string): string => reason.slice(reason.indexOf(": ") + 1).trim();
