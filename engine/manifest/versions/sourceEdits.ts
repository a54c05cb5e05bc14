import { afterLine, columnOf, isInside } from "../fixes/textFixes";
import type { TextEdit } from "../textEdit";
import { lineStart } from "../textPosition";
import { isAbsent } from "../yamlNodes";
import type { YamlEntry, YamlMapping, YamlNode } from "../yamlTree";
import { isMetricSource, type MetricSource, placeInV2, targetTypeOf } from "./movedFields";

/** A field of the source that v2 has in `metric` or `target`, under another name. */
interface Moved {
  group: "metric" | "target";
  field: string;
  entry: YamlEntry;
}

/** The edits that give a metric's source the fields of autoscaling/v2; none if it has no older fields. */
export function sourceEdits(text: string, name: string, source: YamlNode): TextEdit[] {
  if (!isMetricSource(name) || source.kind !== "mapping") return [];
  const entries = [...source.entries].filter(([, entry]) => isInside(source, entry));
  const moved = entries.flatMap(([field, entry]) => movedEntry(name, field, entry));
  const described = name === "object" ? describedObject(source) : undefined;
  if (moved.length === 0 && described === undefined) return [];
  const type = targetTypeOf(name, new Set(moved.flatMap(({ group, field }) => (group === "target" ? [field] : []))));
  if (source.flow) return [{ ...source.extent, text: flowText(text, name, entries, moved, type) }];
  return [
    ...(described ? [{ ...described.key, text: "describedObject" }] : []),
    ...groupEdits(
      text,
      moved.filter(({ group }) => group === "metric"),
      "metric",
      [],
    ),
    ...groupEdits(
      text,
      moved.filter(({ group }) => group === "target"),
      "target",
      [`type: ${type}`],
    ),
  ];
}

function movedEntry(source: MetricSource, name: string, entry: YamlEntry): Moved[] {
  const [group, field] = placeInV2(source, name) ?? [];
  const isMoved = field !== undefined && (group === "metric" || group === "target") && !isAbsent(entry.value);
  return isMoved ? [{ group, field, entry }] : [];
}

/** In v2 the `target` of an Object metric is its value; in older versions it was the object. */
function describedObject(source: YamlMapping): YamlEntry | undefined {
  const target = source.entries.get("target");
  const isReference = target?.value.kind === "mapping" && (target.value.entries.has("kind") || target.value.entries.has("name"));
  return isReference ? target : undefined;
}

/** The group begins at its first field; the others move behind it, with the comments on their lines. */
function groupEdits(text: string, [first, ...others]: readonly Moved[], group: string, head: readonly string[]): TextEdit[] {
  if (first === undefined) return [];
  const { key, end } = first.entry;
  const indent = `\n${" ".repeat(columnOf(text, key.start))}  `;
  const behind = afterLine(text, end);
  const breaksLine = /[\r\n]$/.test(text.slice(0, behind));
  const lines = others.map(({ field, entry }) => indent.slice(1) + reindented(text, field, entry));
  const inserted = lines.map((line) => (breaksLine ? `${line}\n` : `\n${line}`)).join("");
  return [
    { ...key, text: `${group}:${head.map((line) => indent + line).join("")}${indent}${first.field}` },
    ...deeper(text, key.end, end),
    ...(inserted === "" ? [] : [{ start: behind, end: behind, text: inserted }]),
    ...others.map(({ entry }) => ({ start: lineStart(text, entry.key.start), end: afterLine(text, entry.end), text: "" })),
  ];
}

/** Two more blanks for every line after the first. */
function deeper(text: string, start: number, end: number): TextEdit[] {
  return [...text.slice(start, end).matchAll(/\n(?=[^\r\n])/g)].map(({ index }) => {
    const at = start + index + 1;
    return { start: at, end: at, text: "  " };
  });
}

function reindented(text: string, field: string, { key, end }: YamlEntry): string {
  const lines = text.slice(key.end, afterLine(text, end)).trimEnd();
  return field + lines.replaceAll(/\n(?=[^\r\n])/g, "\n  ");
}

/** The whole source between its braces. */
function flowText(
  text: string,
  source: MetricSource,
  entries: readonly [string, YamlEntry][],
  moved: readonly Moved[],
  type: string,
): string {
  const isJson = text[entries[0]?.[1].key.start ?? 0] === '"';
  const word = (content: string) => (isJson ? JSON.stringify(content) : content);
  const pair = (name: string, { key, end }: YamlEntry) => `${word(name)}: ${text.slice(key.end, end).replace(/^\s*:\s*/, "")}`;
  const written = new Set<string>();
  const parts = entries.flatMap(([name, entry]) => {
    const [place, field] = placeInV2(source, name) ?? [name];
    if (place === undefined) return [];
    if (field === undefined) return [pair(place, entry)];
    if (written.has(place)) return [];
    written.add(place);
    const members = moved.filter(({ group }) => group === place).map((each) => pair(each.field, each.entry));
    const head = place === "target" ? [`${word("type")}: ${word(type)}`] : [];
    return [`${word(place)}: {${[...head, ...members].join(", ")}}`];
  });
  return `{${parts.join(", ")}}`;
}
