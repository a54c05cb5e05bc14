import { isRecord } from "../../lib/isRecord";
import { nodeAt } from "../asStored";
import { stepsOf } from "../asStoredV1";
import { anything } from "../decoders";
import { entryEdits, putIn } from "../fixes/putIn";
import { afterLine, isInside, removeEntry, renamedKey } from "../fixes/textFixes";
import { defaultPolicies } from "../guide/withField";
import { snippets } from "../guide/snippets";
import { kindOf, objectsOf } from "../objects";
import { applyEdits, type TextEdit } from "../textEdit";
import { lineStart } from "../textPosition";
import { isAbsent, itemsOf, textOf } from "../yamlNodes";
import { isPlainText } from "../yamlScalar";
import { readYaml, type YamlMapping, type YamlNode } from "../yamlTree";
import { objectOf, type FormKind } from "./formReading";
import { targetNumbers } from "./manifestForm";

/** One edit of a form. `add`: an item of the list at the path; of metrics, of that type. */
export type FormChange =
  | { kind: "write"; path: string; value: string }
  | { kind: "remove"; path: string }
  | { kind: "add"; path: string; type: string };

type Steps = readonly (string | number)[];

/**
 * The text after an edit of its form: only the value, the entry or the item changes; comments, order and quotes stay. Null if that is not
 * possible, because an alias, a merge key or brackets are in the way.
 */
export function changedByForm(text: string, kind: FormKind, change: FormChange): string | null {
  const steps = stepsOf(change.path);
  switch (change.kind) {
    case "write":
      return isTargetType(change.path) ? targetTypeWritten(text, kind, steps, change.value) : written(text, kind, steps, change.value);
    case "remove":
      return removed(text, kind, steps);
    case "add":
      return added(text, kind, steps, change);
  }
}

const isTargetType = (path: string) => path.startsWith("spec.metrics[") && path.endsWith(".target.type");

/** A type of target has its number in a field of its own. A number of another unit cannot be kept: it becomes one to begin with. */
function targetTypeWritten(text: string, kind: FormKind, steps: Steps, type: string): string | null {
  const found = objectOf(text, kind);
  const target = found.ok ? nodeAt(found.object, steps.slice(0, -1)) : undefined;
  const before = found.ok ? textOf(nodeAt(found.object, steps)) : undefined;
  const [from, to] = [targetNumbers[before ?? ""], targetNumbers[type]];
  const next = written(text, kind, steps, type);
  if (next === null || to === undefined || from === to || from === undefined) return next;
  const resource = found.ok ? textOf(nodeAt(found.object, [...steps.slice(0, -2), "name"])) : undefined;
  const begins = to === "averageUtilization" ? "80" : from === "averageUtilization" ? (resource === "memory" ? "500Mi" : "500m") : null;
  const edits = renamedKey(text, target, from, to);
  if (edits.length === 0) return null;
  const renamed = applyEdits(text, edits);
  const typed = written(renamed, kind, steps, type);
  return typed === null || begins === null ? typed : written(typed, kind, [...steps.slice(0, -1), to], begins);
}

function written(text: string, kind: FormKind, steps: Steps, value: string): string | null {
  const found = objectOf(text, kind);
  if (!found.ok) return null;
  const node = nodeAt(found.object, steps);
  const next =
    node?.kind === "scalar" && !isAbsent(node)
      ? applyEdits(text, [{ ...node.extent, text: scalarText(value, steps, text.slice(node.extent.start, node.extent.end)) }])
      : filled(text, kind, found.object, steps, scalarText(value, steps, null));
  return next !== null && says(text, next, kind, steps, value) ? next : null;
}

/** A text with a value that it lacked, in the object that has its place or, if there is none, with the objects around it. */
function filled(text: string, kind: FormKind, object: YamlNode, steps: Steps, scalar: string): string | null {
  const key = String(steps.at(-1));
  const depth = steps.findLastIndex((_, end) => isFilled(nodeAt(object, steps.slice(0, end))));
  const parent = nodeAt(object, steps.slice(0, depth));
  const missing = steps.slice(depth + 1);
  if (depth < 0 || parent?.kind !== "mapping" || missing.some((step) => typeof step === "number")) return null;
  if (parent.flow) {
    const value = missing.reduceRight<string>((inner, step) => `{${JSON.stringify(step)}: ${inner}}`, scalar);
    const edits = inBraces(text, parent, String(steps[depth]), value);
    return edits && applyEdits(text, edits);
  }
  if (missing.length > 0) return put(text, kind, steps.slice(0, -1).join("."), `${key}: ${scalar}`);
  const edits = entryEdits(text, parent, key, `${key}: ${scalar}`);
  return edits && applyEdits(text, edits);
}

const isFilled = (node: YamlNode | undefined): boolean => node?.kind === "mapping" && node.entries.size > 0;

function inBraces(text: string, mapping: YamlMapping, key: string, scalar: string): TextEdit[] | null {
  const own = [...mapping.entries.values()].filter((entry) => isInside(mapping, entry));
  const last = own.toSorted((a, b) => a.end - b.end).at(-1);
  if (last === undefined || mapping.entries.has(key)) return null;
  const name = text[last.key.start] === '"' ? JSON.stringify(key) : key;
  return [{ start: last.end, end: last.end, text: `, ${name}: ${scalar}` }];
}

/** `putIn`, but never with an autoscaler that is written again: that would lose its comments. */
function put(text: string, kind: FormKind, path: string, part: string): string | null {
  const yaml = readYaml(part);
  const node = yaml.ok ? yaml.documents[0] : undefined;
  const next = node ? putIn(text, { text: part, node }, path, kind) : null;
  return next !== null && keepsLines(text, next) ? next : null;
}

/** Only the line of an empty value may become another one. */
function keepsLines(text: string, next: string): boolean {
  const lines = next.split("\n");
  let at = 0;
  return text.split("\n").every((line) => {
    const found = lines.indexOf(line, at);
    if (found >= 0) at = found + 1;
    return found >= 0 || /: *(?:null|~|\{ *\}|\[ *\])?$/.test(line);
  });
}

/** With the quotes that the text has; a new text gets quotes only if it would be read as something else without them. */
function scalarText(value: string, steps: Steps, before: string | null): string {
  if (before?.startsWith("'") === true && !value.includes("'")) return `'${value}'`;
  if (before?.startsWith('"') === true) return JSON.stringify(value);
  const isText = textKeys.has(String(steps.at(-1))) || (before === null && steps.includes("metadata"));
  const isSafe = /^[A-Za-z0-9_.][A-Za-z0-9_./-]*$/.test(value) && (!isText || isPlainText(value));
  return isSafe ? value : JSON.stringify(value);
}

const textKeys: ReadonlySet<string> = new Set(["name", "container", "type", "selectPolicy", "metricType"]);

function removed(text: string, kind: FormKind, steps: Steps): string | null {
  const found = objectOf(text, kind);
  const parent = found.ok ? nodeAt(found.object, steps.slice(0, -1)) : undefined;
  const last = steps.at(-1);
  if (parent === undefined || last === undefined || nodeAt(parent, [last]) === undefined) return null;
  const isOnly = (parent.kind === "mapping" ? parent.entries.size : itemsOf(parent).length) === 1;
  if (isOnly) return steps.length > 2 ? removed(text, kind, steps.slice(0, -1)) : null;
  const edits = typeof last === "number" ? removeItem(text, parent, last) : removeEntry(text, parent, last);
  const next = edits.length === 0 ? null : applyEdits(text, edits);
  return next !== null && says(text, next, kind, steps, null) ? next : null;
}

function removeItem(text: string, list: YamlNode, index: number): TextEdit[] {
  const items = itemsOf(list);
  const item = items[index];
  if (item === undefined || list.kind !== "sequence") return [];
  if (list.flow) {
    const next = items[index + 1];
    if (next !== undefined) return [{ start: item.extent.start, end: next.extent.start, text: "" }];
    return [{ start: items[index - 1]!.extent.end, end: item.extent.end, text: "" }];
  }
  return [{ start: lineStart(text, item.extent.start), end: afterLine(text, item.extent.end), text: "" }];
}

function added(text: string, kind: FormKind, steps: Steps, { path, type }: FormChange & { kind: "add" }): string | null {
  const found = objectOf(text, kind);
  if (!found.ok) return null;
  const list = nodeAt(found.object, steps);
  const isFilled = itemsOf(list).length > 0;
  const lines = path.endsWith(".policies") && !isFilled ? defaultPolicies(path.includes(".scaleUp.")) : itemLines(path, type);
  if (lines === null) return null;
  const part = lines.join("\n");
  if (list?.kind !== "sequence" || !list.flow || !isFilled) return put(text, kind, `${path}[]`, part);
  const yaml = readYaml(part);
  const node = yaml.ok ? yaml.documents[0] : undefined;
  const end = list.items.at(-1)!.extent.end;
  if (node === undefined) return null;
  const next = applyEdits(text, [{ start: end, end, text: `, ${JSON.stringify(dataOf(node))}` }]);
  return objectOf(next, kind).ok ? next : null;
}

/** What the editor's completions write for such an item. */
function itemLines(path: string, type: string): readonly string[] | null {
  const place = path === "spec.metrics" ? "spec.metrics[]" : "spec.behavior.scaleUp.policies[]";
  const found = snippets.find((snippet) => snippet.path === place && snippet.lines[0] === `type: ${type}`);
  return found ? found.lines.map((line) => line.replaceAll(/\$\{\d+:([^}]*)\}/g, "$1")) : null;
}

/** Whether the next text says the same as the text, except for this value. Null: the value is gone. */
function says(text: string, next: string, kind: FormKind, steps: Steps, value: string | null): boolean {
  const [before, after] = [objectsIn(text), objectsIn(next)];
  const index = before?.findIndex((object) => kindOf(object) === kind) ?? -1;
  const [from, to] = [before?.[index], after?.[index]];
  if (before === null || after === null || from === undefined || to === undefined) return false;
  const node = nodeAt(to, steps);
  if (value !== null && (node?.kind !== "scalar" || node.text !== value)) return false;
  const own = changedData(dataOf(from), steps, value === null ? undefined : dataOf(node!));
  const wanted = before.map((object, at) => sorted(at === index ? own : dataOf(object)));
  return JSON.stringify(wanted) === JSON.stringify(after.map((object) => sorted(dataOf(object))));
}

function objectsIn(text: string): YamlNode[] | null {
  const yaml = readYaml(text);
  return yaml.ok && yaml.duplicateKeys.length === 0 ? objectsOf(yaml.documents) : null;
}

const dataOf = (node: YamlNode): unknown => anything(node, "", () => {});

/** The data with another value at a place; undefined takes it away. */
function changedData(data: unknown, [step, ...rest]: Steps, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === "number") {
    const items: unknown[] = Array.isArray(data) ? data : [];
    return rest.length === 0 && value === undefined
      ? items.filter((_, index) => index !== step)
      : items.map((item, index) => (index === step ? changedData(item, rest, value) : item));
  }
  const fields = isRecord(data) ? data : {};
  const next = changedData(fields[step], rest, value);
  if (next !== undefined) return { ...fields, [step]: next };
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== step));
}

/** JSON whose keys are in one order. */
const sorted = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
