import { positionsIn, readYaml, type YamlNode } from "../../../engine/index";
import type { Complain } from "./lessonError";
import { say, type Message } from "./message";

/** A value of a block of YAML, and its line in the file. */
export interface Data {
  node: YamlNode;
  line: number;
  within: Within;
}

interface Within {
  lineAt(offset: number): number;
  complain: Complain;
}

/** YAML as manifests are read, with the same bounds on depth and aliases. `firstLine` is the file's line on which the text begins. */
export function readData(text: string, firstLine: number, complain: Complain): Data | null {
  const positionAt = positionsIn(text);
  const lineAt = (offset: number) => firstLine + positionAt(offset).line - 1;
  const yaml = readYaml(text);
  if (!yaml.ok) {
    complain(lineAt(yaml.offset), say`This is not YAML: ${yaml.reason}.`);
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

export const complainOf = ({ line, within }: Data, message: Message): void => within.complain(line, message);

/** An object's fields; each that is not among the `known` is refused, and so is each of the `needed` that it lacks. */
export function fieldsOf(
  data: Data,
  { what, known, needed = [] }: { what: Message; known: readonly string[]; needed?: readonly string[] },
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

/** Every entry of an object by its key, whatever its name; null if the value is no object. */
export function entriesOf({ node, within }: Data): readonly (readonly [string, Data])[] | null {
  if (node.kind !== "mapping") return null;
  return [...node.entries].map(([key, { key: span, value }]) => [key, { node: value, line: within.lineAt(span.start), within }]);
}

/** null if the value is no list. */
export function itemsOf({ node, within }: Data): readonly Data[] | null {
  if (node.kind !== "sequence") return null;
  return node.items.map((item) => ({ node: item, line: within.lineAt(item.extent.start), within }));
}

/** A text as it is written: text that looks like a number, `yes` or `on` is a text as well. */
export function textIn(data: Data, what: Message, maxLength: number): string | null {
  const text = data.node.kind === "scalar" ? data.node.text.trim() : "";
  if (text === "") complainOf(data, say`${what} must be text.`);
  else if (text.length > maxLength) complainOf(data, say`${what} has ${text.length} characters. At most ${maxLength} are allowed.`);
  else return text;
  return null;
}

/** The line on which a text begins: of a block of text, the one below its key. */
export const textLine = ({ node, within }: Data): number => within.lineAt(node.extent.start);

export function wholeNumberIn(data: Data, what: Message, { min, max }: { min: number; max: number }): number | null {
  const value = numberIn(data);
  if (value !== null && Number.isInteger(value) && value >= min && value <= max) return value;
  complainOf(data, say`${what} must be a whole number from ${min} to ${max}.`);
  return null;
}

/** null if the value is no number; it does not complain. */
export function numberIn({ node }: Data): number | null {
  return node.kind === "scalar" && typeof node.value === "number" && Number.isFinite(node.value) ? node.value : null;
}

/** As JSON would have it. A key like `__proto__` is a field like any other. */
export function plainValue(node: YamlNode): unknown {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "sequence") return node.items.map(plainValue);
  return Object.fromEntries([...node.entries].map(([key, { value }]) => [key, plainValue(value)]));
}
