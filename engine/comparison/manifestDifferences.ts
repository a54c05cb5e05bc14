import { sortDocuments } from "../manifest/documents";
import { namesVpa } from "../manifest/namesVpa";
import { kindOf, objectsOf } from "../manifest/objects";
import { readDocuments } from "../manifest/readText";
import { positionsIn } from "../manifest/textPosition";
import type { ScalarValue } from "../manifest/yamlScalar";
import { childPath, type YamlNode } from "../manifest/yamlTree";

/** A field of the autoscaler, or of the ScaledObject, that two texts write differently, as each writes it; null: that text does not have it. */
export interface FieldDifference {
  /** Absent: the autoscaler. If only one text has such an object, `path` is metadata.name. */
  object?: OtherObject;
  /** In the API server's spelling: `spec.behavior.scaleDown.stabilizationWindowSeconds`. */
  path: string;
  from: string | null;
  to: string | null;
  /** The line of the present text, from 1; null if the text does not have it. */
  line: number | null;
}

/**
 * The fields that matter and differ between the texts, in the order of the present text; fields that only the baseline has come last.
 * Comments and order do not matter, and of the other documents only a VerticalPodAutoscaler and a LimitRange beside it. Empty if a text cannot be
 * read.
 */
export function manifestDifferences(baseline: string, now: string): FieldDifference[] {
  if (baseline === now) return [];
  const [before, after] = [writtenFields(baseline), writtenFields(now)];
  if (!before || !after) return [];
  const lineAt = positionsIn(now);
  const others = otherObjects.flatMap((object) => {
    const [from, to] = [objectsIn(baseline, object), objectsIn(now, object)];
    return Array.from({ length: Math.max(from.length, to.length) }, (_, index) => {
      const fields = differences(from[index] ?? nothing, to[index] ?? nothing, lineAt);
      const isWhole = from[index] === undefined || to[index] === undefined;
      return fields.filter(({ path }) => !isWhole || path === "metadata.name").map((field) => ({ object, ...field }));
    }).flat();
  });
  return [...differences(before, after, lineAt), ...others];
}

/** What a VerticalPodAutoscaler beside the autoscaler reads. */
const otherObjects = ["VerticalPodAutoscaler", "LimitRange"] as const;
type OtherObject = (typeof otherObjects)[number];

type Fields = ReadonlyMap<string, WrittenField>;
const nothing: Fields = new Map();

function differences(before: Fields, after: Fields, lineAt: ReturnType<typeof positionsIn>): FieldDifference[] {
  const changed = [...after].flatMap(([path, to]) => {
    const from = before.get(path);
    if (from && from.value === to.value) return [];
    return [{ path, from: from?.text ?? null, to: to.text, line: lineAt(to.offset).line }];
  });
  const gone = [...before].filter(([path]) => !after.has(path));
  return [...changed, ...gone.map(([path, { text }]) => ({ path, from: text, to: null, line: null }))];
}

/** A status is the cluster's. */
function objectsIn(text: string, kind: OtherObject): Fields[] {
  if (!namesVpa(text)) return [];
  const reading = readDocuments(text);
  const objects = reading.ok ? objectsOf(reading.documents).filter((object) => kindOf(object) === kind) : [];
  return objects.map((object) => new Map([...fieldsOf(object)].filter(([path]) => !path.startsWith("status."))));
}

/**
 * The paths of the values that differ in all documents of two texts, in the order of the present one; removed ones come last. null if a
 * text cannot be read.
 */
export function changedValues(baseline: string, now: string): string[] | null {
  const [before, after] = [writtenValues(baseline), writtenValues(now)];
  if (!before || !after) return null;
  const places = new Set([...after.keys(), ...before.keys()]);
  return [...places].filter((place) => before.get(place) !== after.get(place)).map((place) => place.slice(place.indexOf(" ") + 1));
}

/** Keyed by the document's index in the text and the path in it. */
function writtenValues(text: string): Map<string, ScalarValue> | null {
  const reading = readDocuments(text);
  if (!reading.ok) return null;
  const values = reading.documents.flatMap((document, place) => {
    const fields = new Map<string, WrittenField>();
    collect(document, "", fields);
    return [...fields].map(([path, { value }]) => [`${place} ${path}`, value] as const);
  });
  return new Map(values);
}

interface WrittenField {
  /** The value as it is written. */
  text: string;
  value: ScalarValue;
  offset: number;
}

function writtenFields(text: string): Map<string, WrittenField> | null {
  const reading = readDocuments(text);
  if (!reading.ok) return null;
  const scaledObject = objectsOf(reading.documents).find((object) => kindOf(object) === "ScaledObject");
  const autoscaler = scaledObject ?? sortDocuments(text, reading.documents, true).autoscaler;
  if (!autoscaler) return null;
  return fieldsOf(autoscaler);
}

/** For the API server, a field with null is not set. */
function fieldsOf(object: YamlNode): Map<string, WrittenField> {
  const fields = new Map<string, WrittenField>();
  collect(object, "", fields);
  return new Map([...fields].filter(([, { value }]) => value !== null));
}

function collect(node: YamlNode, path: string, fields: Map<string, WrittenField>): void {
  const children = childrenOf(node);
  for (const [step, child] of children) collect(child, childPath(path, step), fields);
  if (node.kind === "scalar") fields.set(path, { text: node.text, value: node.value, offset: node.span.start });
  else if (children.length === 0) {
    const empty = node.kind === "sequence" ? "[]" : "{}";
    fields.set(path, { text: empty, value: empty, offset: node.extent.start });
  }
}

function childrenOf(node: YamlNode): (readonly [string | number, YamlNode])[] {
  if (node.kind === "sequence") return node.items.map((item, index) => [index, item] as const);
  return node.kind === "mapping" ? [...node.entries].map(([key, { value }]) => [key, value] as const) : [];
}
