import type { StoredLine } from "../../engine/index";
import { fromEngine } from "../words/engineText";

/** Neighbouring lines that share a mark and a reason. */
interface StoredGroup {
  mark: StoredLine["mark"];
  /** In the page's language, without the field, because the lines show it; "" for written lines. */
  reason: string;
  lines: StoredLine[];
}

/** Groups the lines in their order, so that each reason appears once for all the lines that it explains. */
export function groupByReason(lines: readonly StoredLine[]): StoredGroup[] {
  const groups: StoredGroup[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const reason = withoutField(fromEngine(line.said));
    if (last?.mark === line.mark && last.reason === reason) last.lines.push(line);
    else groups.push({ mark: line.mark, reason, lines: [line] });
  }
  return groups;
}

const withoutField = (reason: string): string => reason.slice(reason.indexOf(": ") + 1).trim();
