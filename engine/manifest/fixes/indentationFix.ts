import { say } from "../../lib/sentence";
import type { FoundFix } from "../textEdit";

/** Tabs cannot indent YAML. Each becomes two blanks; no fix if there is no tab. */
export function indentationFix(text: string): FoundFix[] {
  const edits = [...text.matchAll(/^([ -]*)(\t[ \t]*)(?=\S)/gm)].map(({ index, 1: before = "", 2: blanks = "" }) => {
    const start = index + before.length;
    return { start, end: start + blanks.length, text: blanks.replaceAll("\t", "  ") };
  });
  return edits.length === 0 ? [] : [{ title: say`Indent with spaces instead of tabs`, edits }];
}
