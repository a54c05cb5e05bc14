import { say } from "../../lib/sentence";
import { lineStart } from "../textPosition";
import type { FoundFix, TextEdit } from "../textEdit";
import { textOf, valueOf } from "../yamlNodes";
import type { YamlNode } from "../yamlTree";
import { afterLine } from "./textFixes";

/** A list of names short enough to choose from at a glance. */
const mostNames = 12;

/** For each of several autoscalers, but `most` of them, the text without the others. */
export function keepOne(text: string, autoscalers: readonly YamlNode[], most = mostNames): FoundFix[] {
  return autoscalers.slice(0, most).flatMap((kept, index) => {
    const edits = removals(
      text,
      autoscalers.filter((each) => each !== kept),
    );
    const isApart = edits.every(({ end }, i) => end <= (edits[i + 1]?.start ?? Infinity));
    return isApart ? [{ title: say`Keep only ${nameOf(kept, index, autoscalers)}`, edits }] : [];
  });
}

/** The last one between brackets also removes the comma before it, and so does each one that is followed only by removed ones. */
function removals(text: string, removed: readonly YamlNode[]): TextEdit[] {
  const edits: TextEdit[] = [];
  for (const node of removed.toReversed()) {
    const next = edits[0];
    const isFollowed = next !== undefined && next.start >= node.extent.end && text.slice(node.extent.end, next.start).trim() === "";
    edits.unshift(removal(text, node, isFollowed && text[next.start] === ","));
  }
  return edits;
}

/** With its number if the names are not distinct. */
function nameOf(autoscaler: YamlNode, index: number, all: readonly YamlNode[]): string {
  const name = (node: YamlNode) => textOf(valueOf(node, "metadata", "name")) ?? "";
  const own = name(autoscaler);
  const isUnique = own !== "" && all.filter((each) => name(each) === own).length === 1;
  return isUnique ? own : `${own} (${index + 1})`.trim();
}

/** From the separator before the document to the next; of a list's item, from its dash or comma to the next. */
function removal(text: string, { extent }: YamlNode, endsList: boolean): TextEdit {
  if (text[extent.start] === "{") {
    const before = /[,[]\s*$/.exec(text.slice(Math.max(0, extent.start - 200), extent.start))?.[0];
    const next = endsList ? null : /^\s*,\s*/.exec(text.slice(extent.end, extent.end + 200))?.[0];
    if (before && next) return { start: extent.start, end: extent.end + next.length, text: "" };
    if (before?.startsWith(",") === true) return { start: extent.start - before.length, end: extent.end, text: "" };
  }
  const line = lineStart(text, extent.start);
  if (/^[ \t]*-[ \t]+$/.test(text.slice(line, extent.start))) return { start: line, end: afterLine(text, extent.end), text: "" };
  return { start: separatorBefore(text, line) ?? line, end: nextSeparator(text, extent.end), text: "" };
}

function separatorBefore(text: string, from: number): number | null {
  for (let line = from; ; line = lineStart(text, line - 1)) {
    if (text.startsWith("---", line)) return line;
    const above = line === 0 ? "" : text.slice(lineStart(text, line - 1), line);
    if (line === 0 || !/^---|^\s*(?:#|$)/.test(above)) return line === 0 ? 0 : null;
  }
}

function nextSeparator(text: string, from: number): number {
  const next = /^---(?=\s|$)/gm;
  next.lastIndex = from;
  return next.exec(text)?.index ?? text.length;
}
