import { isRecord } from "../../lib/isRecord";
import { anything } from "../decoders";
import { kindOf, objectsOf } from "../objects";
import { lineStart } from "../textPosition";
import { applyEdits, type TextEdit } from "../textEdit";
import { yamlLines } from "../yamlText";
import { entryOf } from "../yamlNodes";
import { readYaml, type YamlEntry, type YamlMapping, type YamlNode, type YamlSequence } from "../yamlTree";
import { afterLine, columnOf, isInside } from "./textFixes";

/** A part of an autoscaler: some of its fields, or items of one of its lists. `text` is YAML, and `node` is what it says. */
export interface Part {
  text: string;
  node: YamlNode;
}

/**
 * A manifest's text with a part at a path: "spec" takes the part's fields, which replace those of the same names, and "spec.metrics[]" takes
 * it as further items. Comments stay. If the text cannot be changed in place, its autoscaler is written again without its comments. Null if
 * the part has no place there, because something else is in the way.
 */
export function putIn(text: string, part: Part, path: string, kind: AutoscalerKind = "HorizontalPodAutoscaler"): string | null {
  const autoscaler = autoscalerIn(text, kind);
  if (autoscaler === null) return null;
  const place = placeOf(path);
  const merged = mergedData(
    anything(autoscaler, "", () => {}),
    anything(part.node, "", () => {}),
    place,
  );
  if (merged === null) return null;
  const edits = [textEdits(text, autoscaler, part, place), [writtenAnew(text, autoscaler, merged)]];
  const result = edits.map((each) => each && applyEdits(text, each)).find((each) => each !== null && says(each, merged, kind));
  return result ?? null;
}

interface Place {
  steps: readonly string[];
  /** Whether the part becomes items of the list there, or fields of the object. */
  takesItems: boolean;
}

function placeOf(path: string): Place {
  return { steps: path.replace("[]", "").split("."), takesItems: path.endsWith("[]") };
}

type AutoscalerKind = "HorizontalPodAutoscaler" | "ScaledObject";

function autoscalerIn(text: string, kind: AutoscalerKind): YamlNode | null {
  const yaml = readYaml(text);
  const found = yaml.ok ? objectsOf(yaml.documents).filter((object) => kindOf(object) === kind) : [];
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** What the autoscaler says afterwards. */
function mergedData(base: unknown, part: unknown, { steps: [step, ...steps], takesItems }: Place): object | null {
  if (step === undefined && takesItems) {
    const items = isAbsent(base) ? [] : base;
    return Array.isArray(items) ? [...items, ...(Array.isArray(part) ? part : [part])] : null;
  }
  const fields = isAbsent(base) ? {} : base;
  if (!isRecord(fields)) return null;
  if (step === undefined) return isRecord(part) ? { ...fields, ...part } : null;
  const child = mergedData(fields[step], part, { steps, takesItems });
  return child && { ...fields, [step]: child };
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

function says(text: string, data: object, kind: AutoscalerKind): boolean {
  const autoscaler = autoscalerIn(text, kind);
  return autoscaler !== null && sorted(anything(autoscaler, "", () => {})) === sorted(data);
}

/** JSON whose keys are in one order. */
function sorted(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
}

function writtenAnew(text: string, { extent, ...node }: YamlNode, data: object): TextEdit {
  if (node.kind === "mapping" && node.flow) return { ...extent, text: JSON.stringify(data, null, 2) };
  const indent = " ".repeat(columnOf(text, extent.start));
  const lines = yamlLines(data).map((line, index) => (index === 0 ? line.text : indent + line.text));
  return { ...extent, text: lines.join("\n") };
}

/** Whole lines, put in or replaced; null if the place is between brackets or at an alias. */
function textEdits(text: string, autoscaler: YamlNode, part: Part, { steps, takesItems }: Place): TextEdit[] | null {
  const isFlow = part.node.kind !== "scalar" && part.node.flow;
  if (isFlow) return null;
  let node = autoscaler;
  const missing = [...steps];
  for (const step of steps) {
    const entry = entryOf(node, step);
    if (entry === undefined || !isOpen(entry.value) || node.kind !== "mapping" || !isInside(node, entry)) break;
    node = entry.value;
    missing.shift();
  }
  const lines = takesItems ? itemLines(part) : trimmedLines(part.text);
  if (missing.length === 0 && takesItems) return node.kind === "sequence" ? [appended(text, node, lines)] : null;
  if (node.kind !== "mapping" || node.flow) return null;
  const [name] = missing;
  const names = name === undefined ? (part.node.kind === "mapping" ? [...part.node.entries.keys()] : []) : [name];
  return replaced(text, node, names, nested(missing, lines, takesItems));
}

/** A collection of lines that has some. */
function isOpen(node: YamlNode): boolean {
  if (node.kind === "scalar" || node.flow) return false;
  return node.kind === "mapping" ? node.entries.size > 0 : node.items.length > 0;
}

/** A list's dashes are below its key, as kubectl prints them. */
function nested(steps: readonly string[], lines: readonly string[], takesItems: boolean): readonly string[] {
  return steps.toReversed().reduce<readonly string[]>((inner, step, index) => {
    const isList = takesItems && index === 0;
    return [`${step}:`, ...(isList ? inner : indented(inner, 2))];
  }, lines);
}

function indented(lines: readonly string[], by: number): string[] {
  return lines.map((line) => (line === "" ? "" : " ".repeat(by) + line));
}

/** Without the indentation that all lines share, and without blank lines and marks of a document around them. */
function trimmedLines(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trimEnd());
  const isWritten = (line: string) => !/^(?:---|\.\.\.)?$/.test(line);
  const first = lines.findIndex(isWritten);
  const written = lines.slice(Math.max(0, first), lines.findLastIndex(isWritten) + 1);
  const indents = written.filter((line) => line !== "").map((line) => line.length - line.trimStart().length);
  const common = indents.reduce((least, indent) => Math.min(least, indent), Infinity);
  return written.map((line) => line.slice(common));
}

/** The first line of an object gets the dash. */
function itemLines({ text, node }: Part): string[] {
  const lines = trimmedLines(text);
  if (node.kind === "sequence") return lines;
  const first = lines.findIndex((line) => !/^\s*(?:#|$)/.test(line));
  return lines.map((line, index) => (index < first || line === "" ? line : (index === first ? "- " : "  ") + line));
}

function appended(text: string, list: YamlSequence, lines: readonly string[]): TextEdit {
  const [first] = list.items;
  const start = first?.extent.start ?? list.extent.start;
  const column = Math.max(0, text.slice(lineStart(text, start), start).lastIndexOf("-"));
  return inserted(text, afterLine(text, list.extent.end), indented(lines, column));
}

/** Behind the last entry, or in place of the first entry that it replaces. */
function replaced(text: string, mapping: YamlMapping, names: readonly string[], lines: readonly string[]): TextEdit[] | null {
  const own = [...mapping.entries.values()].filter((entry) => isInside(mapping, entry));
  const [first] = own;
  if (first === undefined) return null;
  const chunk = indented(lines, columnOf(text, first.key.start));
  const old = names.flatMap((name) => entryOf(mapping, name) ?? []).toSorted((a, b) => a.key.start - b.key.start);
  if (old.some((entry) => !own.includes(entry))) return null;
  const [replacedFirst, ...others] = old.map((entry) => linesOf(text, entry));
  if (replacedFirst === undefined) return [inserted(text, Math.max(...own.map(({ end }) => afterLine(text, end))), chunk)];
  return [{ ...replacedFirst, text: `${chunk.join("\n")}\n` }, ...others.map((lost) => ({ ...lost, text: "" }))];
}

/** Edits that put a line of its own into a mapping: in place of the entry of that name, or behind the last one. Null at an alias. */
export const entryEdits = (text: string, mapping: YamlMapping, name: string, line: string): TextEdit[] | null =>
  mapping.flow ? null : replaced(text, mapping, [name], [line]);

function linesOf(text: string, { key, end }: YamlEntry): { start: number; end: number } {
  return { start: lineStart(text, key.start), end: afterLine(text, end) };
}

function inserted(text: string, at: number, lines: readonly string[]): TextEdit {
  const isLineOpen = at > 0 && !/[\r\n]/.test(text.charAt(at - 1));
  return { start: at, end: at, text: `${isLineOpen ? "\n" : ""}${lines.join("\n")}\n` };
}
