import { noWords, say, type Words } from "../../lib/sentence";
import { nodeAt } from "../asStored";
import { stepsOf } from "../asStoredV1";
import { isInside } from "../fixes/textFixes";
import { kindOf, objectsOf } from "../objects";
import { positionsIn, type TextPosition } from "../textPosition";
import { itemsOf, isAbsent, textOf, valueOf } from "../yamlNodes";
import { childPath, readYaml, type YamlNode } from "../yamlTree";
import type { FormInput } from "./formInput";

export type FormKind = "HorizontalPodAutoscaler" | "ScaledObject";

/** A value of the autoscaler that decides. */
export interface FormField {
  /** As the API server spells it, with indexes. */
  path: string;
  input: FormInput;
  /** As the text has it, without quotes; null if the text does not say it. */
  value: string | null;
  /** What applies where the text does not say it; null if nothing does. */
  standard: string | null;
  /** Whether it can be taken out of the text. */
  optional: boolean;
  /** An alias or a merge key brings it, so a change here would change another place. */
  locked: boolean;
  /** The digits of a number in the text, without quotes and unit; columns from 1, the end exclusive. */
  digits: { line: number; column: number; endColumn: number } | null;
}

/** Fields that belong together. */
export interface FormGroup {
  /** Of the object that has the fields. */
  path: string;
  kind: "replicas" | "metric" | "scaleUp" | "scaleDown" | "policy" | "trigger";
  /** The type of a metric or a trigger. */
  type: string | null;
  /** Whether the whole object can be taken out of the text. */
  optional: boolean;
  fields: FormField[];
}

/** What of a text a form shows, or why there is no form and where. `canAdd`: the list that takes further items, of these types; null: none does. */
export type FormReading =
  | { ok: true; kind: FormKind; groups: FormGroup[]; onlyInText: string[]; canAdd: { path: string; types: readonly string[] } | null }
  | { ok: false; said: Words; at: TextPosition | null };

/** A form would be too long with more of them; the others are only in the text. */
export const mostItems = 30;

/** The only object of a kind in the text. */
export function objectOf(
  text: string,
  kind: FormKind,
): { ok: true; object: YamlNode; others: readonly YamlNode[] } | (FormReading & { ok: false }) {
  const yaml = readYaml(text);
  if (!yaml.ok) return { ok: false, said: say`This YAML cannot be read: ${yaml.said}.${noWords}`, at: positionsIn(text)(yaml.offset) };
  const all = objectsOf(yaml.documents);
  const [object, second] = all.filter((each) => kindOf(each) === kind);
  if (object?.kind !== "mapping") return { ok: false, said: say`The text has no ${kind}.`, at: null };
  if (second !== undefined) {
    return { ok: false, said: say`The form needs one ${kind}, and the text has several.`, at: positionsIn(text)(second.extent.start) };
  }
  return { ok: true, object, others: all.filter((each) => each !== object) };
}

export interface FieldOptions {
  standard?: string | null;
  optional?: boolean;
}

/** Reads the fields of one object of a text. */
export function fieldReader(text: string, object: YamlNode) {
  const positionOf = positionsIn(text);

  function digitsOf(node: YamlNode): FormField["digits"] {
    const written = text.slice(node.extent.start, Math.min(node.extent.end, node.extent.start + 40));
    const [, quote = "", digits = ""] = /^(["']?)([0-9]{1,20}(?:\.[0-9]{1,10})?)/.exec(written) ?? [];
    if (digits === "") return null;
    const { line, column } = positionOf(node.extent.start + quote.length);
    return { line, column, endColumn: column + digits.length };
  }

  /** None if something else than a single value is there. */
  function field(path: string, input: FormInput, { standard = null, optional = false }: FieldOptions = {}): FormField[] {
    const steps = stepsOf(path);
    const node = nodeAt(object, steps);
    const said = { path, input, standard, optional };
    if (node === undefined || isAbsent(node)) return [{ ...said, value: null, locked: false, digits: null }];
    if (node.kind !== "scalar") return [];
    const locked = !isOwn(object, steps);
    return [{ ...said, value: node.text, locked, digits: locked || input.kind !== "number" ? null : digitsOf(node) }];
  }

  /** The places of a list's items, at most as many as a form shows. */
  const items = (path: string): string[] =>
    itemsOf(nodeAt(object, stepsOf(path)))
      .slice(0, mostItems)
      .map((_, index) => childPath(path, index));

  return { field, items };
}

export type FieldReader = ReturnType<typeof fieldReader>;

/** Whether a value is written at its own place, and no alias or merge key brings it. */
function isOwn(object: YamlNode, steps: readonly (string | number)[]): boolean {
  let node: YamlNode | undefined = object;
  for (const step of steps) {
    const next: YamlNode | undefined = nodeAt(node, [step]);
    if (next === undefined || node === undefined) return false;
    if (node.kind === "mapping") {
      const entry = node.entries.get(String(step));
      if (entry === undefined || !isInside(node, entry) || next.extent.start < entry.key.end || next.extent.end > entry.end) return false;
    } else if (next.extent.start < node.extent.start || next.extent.end > node.extent.end) return false;
    node = next;
  }
  return true;
}

const placeOnly = new Set(["apiVersion", "kind", "status"]);

/** The paths that a form does not show, each as far up as nothing below it is shown; and the text's other objects. */
export function onlyInText(object: YamlNode, groups: readonly FormGroup[], others: readonly YamlNode[]): string[] {
  const shown = groups.flatMap(({ path, type, fields }) => [
    ...(type === null ? [] : [`${path}.type`]),
    ...fields.flatMap((field) => (field.value === null ? [] : [field.path])),
  ]);
  const known = new Set(shown);
  const around = new Set(
    shown.flatMap((path) => {
      const steps = stepsOf(path);
      return steps.map((_, end) => steps.slice(0, end).reduce<string>((parent, step) => childPath(parent, step), ""));
    }),
  );
  const hidden = (node: YamlNode, path: string): string[] => {
    if (known.has(path) || isAbsent(node)) return [];
    if (!around.has(path)) return [path];
    if (node.kind === "mapping") return [...node.entries].flatMap(([key, { value }]) => hidden(value, childPath(path, key)));
    return itemsOf(node).flatMap((item, index) => hidden(item, childPath(path, index)));
  };
  const own = object.kind === "mapping" ? [...object.entries].filter(([key]) => !placeOnly.has(key)) : [];
  return [
    ...own.flatMap(([key, { value }]) => hidden(value, key)),
    ...others.map((other) => [kindOf(other) ?? "", textOf(valueOf(other, "metadata", "name")) ?? ""].join(" ").trim()).filter(Boolean),
  ];
}
