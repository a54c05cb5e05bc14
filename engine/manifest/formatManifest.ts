import { longestManifest } from "../lib/longestManifest";
import type { TextEdit } from "./textEdit";
import { applyEdits } from "./textEdit";
import { readYaml, type YamlNode } from "./yamlTree";

/**
 * Edits that indent by two blanks, put lists flush with their key as kubectl prints them, and drop trailing blanks; comments stay. Null for
 * a text that cannot be read, or that would get another meaning.
 */
export function formatManifest(text: string): TextEdit[] | null {
  if (text.length > longestManifest) return null;
  const before = meaningOf(text);
  const edits = lineEdits(text);
  return before !== null && meaningOf(applyEdits(text, edits)) === before ? edits : null;
}

interface Level {
  /** Characters before the line's content, as it is and as it should be. */
  from: number;
  to: number;
  isItem: boolean;
}

function lineEdits(text: string): TextEdit[] {
  const edits: TextEdit[] = [];
  let levels: Level[] = [];
  /** Deeper lines belong to a value that began on the line at `from`: they move with it. */
  let carried: { from: number; shift: number } | null = null;
  /** Comments go with the line below them. */
  let comments: { start: number; from: number }[] = [];
  for (const { index: start, 0: line } of text.matchAll(/[^\r\n]+/g)) {
    const content = line.trim();
    const from = line.length - line.trimStart().length;
    if (carried !== null && (content === "" || from > carried.from)) {
      replace(edits, start, line.slice(0, from), " ".repeat(Math.max(0, from + carried.shift)));
      continue;
    }
    carried = null;
    if (content.startsWith("#")) comments.push({ start, from });
    if (content === "") replace(edits, start, line, "");
    if (content === "" || content.startsWith("#")) continue;
    if (/^(?:---|\.\.\.)(?:\s|$)/.test(line)) levels = [];
    const { lead, to } = leadOf(levels, line);
    const depth = to.length - to.trimStart().length;
    for (const comment of comments) {
      const wanted = comment.from === from ? depth : (levelOf(levels, comment.from)?.to ?? comment.from);
      replace(edits, comment.start, " ".repeat(comment.from), " ".repeat(wanted));
    }
    comments = [];
    replace(edits, start, lead, to);
    replace(edits, start + line.trimEnd().length, line.slice(line.trimEnd().length), "");
    const rest = line.slice(lead.length).trim();
    const isKey = /:(?:\s|$)/.test(rest);
    if (opensValue(rest) || !isKey) carried = { from: isKey ? lead.length : lead.lastIndexOf("-"), shift: to.length - lead.length };
  }
  return edits;
}

/** The blanks and dashes before a line's content, as they are and as they should be; each opens a level. */
function leadOf(levels: Level[], line: string): { lead: string; to: string } {
  let to = "";
  let at = 0;
  for (;;) {
    while (line[at] === " ") at++;
    const isItem = line[at] === "-" && /[ ]|^$/.test(line.charAt(at + 1));
    if (!isItem && line.slice(at).trim() === "") return { lead: line.slice(0, at).trimEnd(), to: to.trimEnd() };
    to = to.padEnd(open(levels, at, isItem));
    if (!isItem) return { lead: line.slice(0, at), to };
    to += "- ";
    at++;
  }
}

function open(levels: Level[], from: number, isItem: boolean): number {
  while (levels.length > 0 && isInner(levels[levels.length - 1], from, isItem)) levels.pop();
  const top = levels[levels.length - 1];
  if (top?.from === from && top.isItem === isItem) return top.to;
  const to = top === undefined ? 0 : isItem && !top.isItem ? top.to : top.to + 2;
  levels.push({ from, to, isItem });
  return to;
}

function isInner(level: Level | undefined, from: number, isItem: boolean): boolean {
  return level !== undefined && (level.from > from || (level.from === from && level.isItem && !isItem));
}

function levelOf(levels: readonly Level[], from: number): Level | undefined {
  return levels.findLast((level) => level.from <= from);
}

/** Blocks of text, and values between brackets or quotes over several lines. */
function opensValue(content: string): boolean {
  if (/[|>][-+0-9]*(?:\s+#[^]*)?$/.test(content)) return true;
  const last = (characters: string[]) => Math.max(...characters.map((character) => content.lastIndexOf(character)));
  return last(["{", "[", '"', "'"]) > last(["}", "]"]);
}

function replace(edits: TextEdit[], start: number, from: string, to: string): void {
  if (from !== to) edits.push({ start, end: start + from.length, text: to });
}

/** The values of all documents; null if they cannot be read. */
function meaningOf(text: string): string | null {
  const yaml = readYaml(text);
  return yaml.ok ? JSON.stringify(yaml.documents.map(valuesOf)) : null;
}

function valuesOf(node: YamlNode): unknown {
  if (node.kind === "scalar") return String(node.value) + node.text;
  if (node.kind === "sequence") return node.items.map(valuesOf);
  return [...node.entries].map(([key, { value }]) => [key, valuesOf(value)]);
}
