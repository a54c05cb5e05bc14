import { positionsIn, readYaml, say, type Words, type YamlNode } from "../../../engine/index";
import type { Complain } from "./lessonError";

/** A value of a block of YAML, with its line in the file. */
export interface Data {
  node: YamlNode;
  line: number;
  within: Within;
}

interface Within {
  lineAt(offset: number): number;
  complain: Complain;
}

/**
 * Reads YAML as manifests are read, with the same limits on depth and aliases. `firstLine` is the line of the file where the text begins.
 */
export function readData(text: string, firstLine: number, complain: Complain): Data | null {
  const positionAt = positionsIn(text);
  const lineAt = (offset: number) => firstLine + positionAt(offset).line - 1;
  const yaml = readYaml(text);
  if (!yaml.ok) {
    complain(lineAt(yaml.offset), say`This is not YAML: ${yaml.said}.`);
    return null;
  }
  for (const { key, span } of yaml.duplicateKeys) complain(lineAt(span.start), say`"${key}" appears twice.`);
  const [node, second] = yaml.documents;
  if (second) complain(lineAt(second.extent.start), say`This is a second document. A block can have only one.`);
  if (!node) {
    complain(firstLine, say`This is empty.`);
    return null;
  }
  return { node, line: firstLine, within: { lineAt, complain } };
}

export const complainOf = ({ line, within }: Data, message: Words): void => within.complain(line, message);

/** The fields of an object. A field that is not `known` is an error, and so is a `needed` field that is missing. */
export function fieldsOf(
  data: Data,
  { what, known, needed = [] }: { what: Words | string; known: readonly string[]; needed?: readonly string[] },
): ReadonlyMap<string, Data> | null {
  const { node, within } = data;
  if (node.kind !== "mapping") {
    complainOf(data, say`${what} must consist of fields: ${known.join(", ")}.`);
    return null;
  }
  const fields = new Map<string, Data>();
  for (const [key, { key: span, value }] of node.entries) {
    const field = { node: value, line: within.lineAt(span.start), within };
    if (known.includes(key)) fields.set(key, field);
    else complainOf(field, say`${what} has no field "${key.slice(0, 60)}". Its fields are ${known.join(", ")}.`);
  }
  for (const key of needed) if (!fields.has(key)) complainOf(data, say`${what} needs "${key}".`);
  return fields;
}

/** Every entry of an object by its key, with any name; null if the value is no object. */
export function entriesOf({ node, within }: Data): readonly (readonly [string, Data])[] | null {
  if (node.kind !== "mapping") return null;
  return [...node.entries].map(([key, { key: span, value }]) => [key, { node: value, line: within.lineAt(span.start), within }]);
}

/** null if the value is no list. */
export function itemsOf({ node, within }: Data): readonly Data[] | null {
  if (node.kind !== "sequence") return null;
  return node.items.map((item) => ({ node: item, line: within.lineAt(item.extent.start), within }));
}

/** A text as the file writes it. Text that looks like a number, `yes` or `on` is also text. */
export function textIn(data: Data, what: Words | string, maxLength: number): string | null {
  const text = data.node.kind === "scalar" ? data.node.text.trim() : "";
  if (text === "") complainOf(data, say`${what} must be text.`);
  else if (text.length > maxLength) complainOf(data, say`${what} has ${text.length} characters. At most ${maxLength} are allowed.`);
  else return text;
  return null;
}

/** The line where a text begins. A block of text begins on the line below its key. */
export const textLine = ({ node, within }: Data): number => within.lineAt(node.extent.start);

export function wholeNumberIn(data: Data, what: Words | string, { min, max }: { min: number; max: number }): number | null {
  const value = numberIn(data);
  if (value !== null && Number.isInteger(value) && value >= min && value <= max) return value;
  complainOf(data, say`${what} must be a whole number from ${min} to ${max}.`);
  return null;
}

/** null if the value is no number. This function never complains. */
export function numberIn({ node }: Data): number | null {
  return node.kind === "scalar" && typeof node.value === "number" && Number.isFinite(node.value) ? node.value : null;
}

/** The value as JSON would have it. A key such as `__proto__` is a field like any other. */
export function plainValue(node: YamlNode): unknown {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "sequence") return node.items.map(plainValue);
  return Object.fromEntries([...node.entries].map(([key, { value }]) => [key, plainValue(value)]));
}
