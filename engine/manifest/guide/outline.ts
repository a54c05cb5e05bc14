import { targetKindOf } from "../../api/targetKinds";
import { positionsIn } from "../textPosition";
import { type Occurrence, scan, type Scan } from "./scan";
import { unquote } from "./scanFlow";

/** A document of the text, or an item of a List. */
export interface OutlineEntry {
  kind: string;
  name: string;
  apiVersion: string;
  /** Where it begins and its last line, from 1. */
  line: number;
  endLine: number;
  /** What the playground does with it. */
  role: ObjectRole;
}

export type ObjectRole = "autoscaler" | "verticalAutoscaler" | "workload" | "ignored";

/** An object of the text with its keys; their steps start at the object; `path` has `[]` for every index. */
export interface ScannedObject {
  kind: string;
  role: ObjectRole;
  fields: readonly (Occurrence & { path: string })[];
}

/** The objects of a text that need not be valid, in its order. */
export function outline(text: string): OutlineEntry[] {
  const positionOf = positionsIn(text);
  const objects = objectsIn(text, scan(text));
  return objects.flatMap(({ kind, role, fields }) => {
    const [first] = fields;
    const last = fields.at(-1);
    if (first === undefined || last === undefined) return [];
    const end = last.value?.end ?? last.key.end;
    const name = valueAt(text, fields, "metadata.name");
    const apiVersion = valueAt(text, fields, "apiVersion");
    return [
      {
        kind,
        name,
        apiVersion,
        line: positionOf(first.key.start).line,
        endLine: positionOf(end).line,
        role: roleAmong(objects, kind, role),
      },
    ];
  });
}

/** KEDA makes the HPA of a text with a ScaledObject, and the text's own HPAs are not read. */
function roleAmong(objects: readonly ScannedObject[], kind: string, role: ObjectRole): ObjectRole {
  if (kind === "ScaledObject") return "autoscaler";
  return role === "autoscaler" && objects.some((object) => object.kind === "ScaledObject") ? "ignored" : role;
}

/** The keys of each object: of each document, and of each item of a List. A document without a kind may become an autoscaler. */
export function objectsIn(text: string, { occurrences }: Scan): ScannedObject[] {
  const lists = new Set(occurrences.flatMap(({ steps, document }) => (isItem(steps) ? [document] : [])));
  const groups = new Map<string, (Occurrence & { path: string })[]>();
  for (const occurrence of occurrences) {
    const { document, steps } = occurrence;
    if (lists.has(document) && !isItem(steps)) continue;
    const own = lists.has(document) ? steps.slice(2) : steps;
    const group = lists.has(document) ? `${document} ${steps[1]}` : `${document}`;
    const fields = groups.get(group) ?? [];
    if (fields.length === 0) groups.set(group, fields);
    fields.push({ ...occurrence, steps: own, path: pathOf(own) });
  }
  return [...groups.values()].map((fields) => {
    const kind = valueAt(text, fields, "kind");
    return { kind, role: roleOf(kind), fields };
  });
}

/** With `[]` for every index. */
export function pathOf(steps: readonly (string | number)[]): string {
  return steps.reduce<string>((path, step) => (typeof step === "number" ? `${path}[]` : path === "" ? step : `${path}.${step}`), "");
}

/** The text of the first field of a path, without its quotes; "" if there is none. */
export function valueAt(text: string, fields: ScannedObject["fields"], path: string): string {
  const value = fields.find((each) => each.path === path)?.value;
  return value ? unquote(text.slice(value.start, value.end)) : "";
}

function isItem([items, index, key]: readonly (string | number)[]): boolean {
  return items === "items" && typeof index === "number" && key !== undefined;
}

function roleOf(kind: string): ObjectRole {
  if (kind === "HorizontalPodAutoscaler" || kind === "") return "autoscaler";
  if (kind === "VerticalPodAutoscaler") return "verticalAutoscaler";
  return targetKindOf(kind) === null ? "ignored" : "workload";
}
