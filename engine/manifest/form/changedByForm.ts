import { isRecord } from "../../lib/isRecord";
import { nodeAt } from "../asStored";
import { stepsOf } from "../asStoredV1";
import { anything } from "../decoders";
import { entryEdits, putIn } from "../fixes/putIn";
import { afterLine, removeEntry, renamedKey } from "../fixes/textFixes";
import { defaultPolicies } from "../guide/withField";
import { filledIn, snippets } from "../guide/snippets";
import { kindOf, objectsOf } from "../objects";
import { applyEdits, type TextEdit } from "../textEdit";
import { lineStart } from "../textPosition";
import { isAbsent, itemsOf, textOf } from "../yamlNodes";
import { isPlainText } from "../yamlScalar";
import { readYaml, type YamlNode } from "../yamlTree";
import { objectOf, type FormKind } from "./formReading";
import { targetNumbers } from "./manifestForm";
import { inBraces, withEntry } from "./withEntry";
import { retypedMetric, retypedTrigger, sourceFieldOf, type Fields } from "./retyped";

/** One edit of a form. `add`: an item of the list at the path; of metrics, of that type. */
export type FormChange =
  | { kind: "write"; path: string; value: string }
  | { kind: "remove"; path: string }
  | { kind: "add"; path: string; type: string };

type Steps = readonly (string | number)[];

/** The lines of a new item of a type; null: nobody knows them. */
type ItemLines = (type: string) => readonly string[] | null;

const isItemType = /^spec\.(?:metrics|triggers)\[[0-9]{1,6}\]\.type$/;

/**
 * The text after an edit of its form: only the value, the entry or the item changes; comments, order and quotes stay. Null if that is not
 * possible, because an alias, a merge key or brackets are in the way.
 */
export function changedByForm(text: string, kind: FormKind, change: FormChange, triggerLines: ItemLines = () => null): string | null {
  const steps = stepsOf(change.path);
  switch (change.kind) {
    case "write":
      if (isItemType.test(change.path)) return retyped(text, kind, steps, change.value, triggerLines);
      return isTargetType(change.path) ? targetTypeWritten(text, kind, steps, change.value) : written(text, kind, steps, change.value);
    case "remove":
      return removed(text, kind, steps);
    case "add":
      return added(text, kind, steps, change, triggerLines);
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

function added(
  text: string,
  kind: FormKind,
  steps: Steps,
  { path, type }: FormChange & { kind: "add" },
  triggerLines: ItemLines,
): string | null {
  const found = objectOf(text, kind);
  if (!found.ok) return null;
  const list = nodeAt(found.object, steps);
  const isFilled = itemsOf(list).length > 0;
  const lines = path.endsWith(".policies") && !isFilled ? defaultPolicies(path.includes(".scaleUp.")) : itemLines(path, type, triggerLines);
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
function itemLines(path: string, type: string, triggerLines: ItemLines): readonly string[] | null {
  if (path === "spec.triggers") return triggerLines(type);
  return filledIn(snippets, path === "spec.metrics" ? "spec.metrics[]" : "spec.behavior.scaleUp.policies[]", type);
}

/** An item of another type, in the place of the one before. What it keeps keeps its text; only what differs is written. */
function retyped(text: string, kind: FormKind, steps: Steps, type: string, triggerLines: ItemLines): string | null {
  const found = objectOf(text, kind);
  const item = steps.slice(0, -1);
  const before = found.ok ? dataAt(found.object, item) : undefined;
  const list = `spec.${String(steps[1])}`;
  const lines = itemLines(list, type, triggerLines);
  const yaml = lines && readYaml(lines.join("\n"));
  const begun = yaml?.ok && yaml.documents[0] ? dataOf(yaml.documents[0]) : undefined;
  if (!found.ok || !isRecord(before) || !isRecord(begun)) return null;
  const isMetric = list === "spec.metrics";
  const wanted = isMetric ? retypedMetric(before, begun) : retypedTrigger(before, begun);
  const [from, to] = isMetric ? [sourceFieldOf(before), sourceFieldOf(wanted)] : [null, null];
  const renames = from !== null && to !== null && from !== to;
  const edits = renames ? renamedKey(text, nodeAt(found.object, item), from, to) : [];
  const renamed = edits.length > 0 ? applyEdits(text, edits) : text;
  const next = merged(renamed, kind, item, wanted);
  return next !== null && says(text, next, kind, item, wanted) ? next : null;
}

/** The text whose mapping says these fields: what is the same stays, what lacks comes behind it, and the rest goes. */
function merged(text: string, kind: FormKind, steps: Steps, wanted: Fields): string | null {
  let next: string | null = text;
  for (const [key, value] of Object.entries(wanted)) {
    if (next === null) return null;
    const found = objectOf(next, kind);
    const parent = found.ok ? nodeAt(found.object, steps) : undefined;
    const old = parent && nodeAt(parent, [key]);
    if (parent?.kind !== "mapping") return null;
    if (old === undefined || isAbsent(old)) next = withEntry(next, parent, key, value);
    else if (isRecord(value) && old.kind === "mapping") next = merged(next, kind, [...steps, key], value);
    else if (JSON.stringify(dataOf(old)) !== JSON.stringify(value)) {
      if (old.kind !== "scalar" || isRecord(value) || Array.isArray(value)) return null;
      const written = next.slice(old.extent.start, old.extent.end);
      const said = typeof value === "string" ? scalarText(value, [...steps, key], written) : String(value);
      next = applyEdits(next, [{ ...old.extent, text: said }]);
    }
  }
  return next === null ? null : withoutOthers(next, kind, steps, wanted);
}

function withoutOthers(text: string, kind: FormKind, steps: Steps, wanted: Fields): string | null {
  const found = objectOf(text, kind);
  const parent = found.ok ? nodeAt(found.object, steps) : undefined;
  const lost = parent?.kind === "mapping" ? [...parent.entries.keys()].find((key) => !(key in wanted)) : undefined;
  if (lost === undefined) return text;
  const edits = removeEntry(text, parent, lost);
  return edits.length === 0 ? null : withoutOthers(applyEdits(text, edits), kind, steps, wanted);
}

const dataAt = (object: YamlNode, steps: Steps): unknown => {
  const node = nodeAt(object, steps);
  return node && dataOf(node);
};

/** Whether the next text says the same as the text, except for this value or for these fields. Null: the value is gone. */
function says(text: string, next: string, kind: FormKind, steps: Steps, value: string | null | Fields): boolean {
  const [before, after] = [objectsIn(text), objectsIn(next)];
  const index = before?.findIndex((object) => kindOf(object) === kind) ?? -1;
  const [from, to] = [before?.[index], after?.[index]];
  if (before === null || after === null || from === undefined || to === undefined) return false;
  const node = nodeAt(to, steps);
  if (typeof value === "string" && (node?.kind !== "scalar" || node.text !== value)) return false;
  const own = changedData(dataOf(from), steps, value === null ? undefined : typeof value === "string" ? dataOf(node!) : value);
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
