import { nearest } from "../../lib/nearest";
import { say } from "../../lib/sentence";
import type { FoundFix, TextEdit } from "../textEdit";
import { lineStart } from "../textPosition";
import { entryOf, textOf } from "../yamlNodes";
import type { YamlEntry, YamlMapping, YamlNode } from "../yamlTree";

/** The building blocks of fixes: small edits of a mapping's text, in block and in flow style. An empty list if there is no safe edit. */

/** Writes an entry before the first one of a mapping. */
export function insertFirstFix(text: string, mapping: YamlNode | undefined, key: string, value: string): FoundFix[] {
  if (mapping?.kind !== "mapping") return [];
  const [first] = mapping.entries.values();
  const title = say`Write ${key}: ${value}`;
  if (first === undefined || !isInside(mapping, first)) return [];
  return [{ title, edits: [insertBefore(text, mapping, first, key, value)] }];
}

function insertBefore(text: string, mapping: YamlMapping, { key: { start } }: YamlEntry, key: string, value: string): TextEdit {
  const isJson = text[start] === '"';
  const pair = isJson ? `${JSON.stringify(key)}: ${JSON.stringify(value)}` : `${key}: ${value}`;
  return { start, end: start, text: pair + (mapping.flow ? ", " : `\n${" ".repeat(columnOf(text, start))}`) };
}

/** The text of an enum value in the API's case, or the one value that it most likely misspells. */
export function enumValueFix(node: YamlNode | undefined, values: readonly string[]): FoundFix[] {
  const written = textOf(node);
  if (node === undefined || written === undefined) return [];
  const meant = nearest(written, values);
  return meant === undefined || meant === written
    ? []
    : [{ title: say`Write ${meant}`, edits: [{ ...node.extent, text: quotedLike(node, meant) }] }];
}

/** Gives an entry of a mapping another key; nothing if it is absent or came with a merge key. */
export function renamedKey(text: string, mapping: YamlNode | undefined, key: string, next: string): TextEdit[] {
  const entry = entryOf(mapping, key);
  if (mapping?.kind !== "mapping" || entry === undefined || !isInside(mapping, entry)) return [];
  return [{ ...entry.key, text: /["']/.test(text.charAt(entry.key.start)) ? JSON.stringify(next) : next }];
}

/** In quotes where the value is in quotes. */
export function quotedLike(node: YamlNode, value: string): string {
  const isQuoted = node.kind === "scalar" && node.extent.end - node.extent.start === node.text.length + 2;
  return isQuoted ? JSON.stringify(value) : value;
}

/**
 * Removes an entry, with its line breaks, or its comma between brackets. Nothing for the only entry of a mapping and for an entry at an
 * alias.
 */
export function removeEntry(text: string, mapping: YamlNode | undefined, key: string): TextEdit[] {
  const entry = entryOf(mapping, key);
  if (mapping?.kind !== "mapping" || entry === undefined || !isInside(mapping, entry)) return [];
  const entries = [...mapping.entries.values()].filter((each) => isInside(mapping, each));
  if (entries.length < 2) return [];
  const { start } = entry.key;
  const next = entries.find((other) => other.key.start > start);
  if (mapping.flow) {
    const before = entries.findLast((other) => other.key.start < start);
    if (next !== undefined) return [{ start, end: next.key.start, text: "" }];
    return before === undefined ? [] : [{ start: before.end, end: entry.end, text: "" }];
  }
  const line = lineStart(text, start);
  if (text.slice(line, start).trim() !== "") return next === undefined ? [] : [{ start, end: next.key.start, text: "" }];
  return [{ start: line, end: afterLine(text, entry.end), text: "" }];
}

/** Whether an entry is in the mapping's own text, and did not come with a merge key. */
export function isInside({ extent }: YamlMapping, { key, end }: YamlEntry): boolean {
  return key.start >= extent.start && end <= extent.end;
}

/** The offset behind the line break that ends an offset's line. */
export function afterLine(text: string, offset: number): number {
  const next = /\r\n|\r|\n/g;
  next.lastIndex = offset;
  return next.test(text) ? next.lastIndex : text.length;
}

/** How many characters are before an offset in its line. */
export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}
