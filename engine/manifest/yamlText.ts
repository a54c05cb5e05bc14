import { resolvePlainScalar } from "./yamlScalar";

/** A line of YAML and the keys and indexes that lead to the value that begins on it. */
export interface YamlLine {
  text: string;
  steps: readonly (string | number)[];
}

/** An object as kubectl prints it: two blanks a level, the items of a list below their key. Absent fields have no line. */
export function yamlLines(value: object, indent = "", steps: YamlLine["steps"] = []): YamlLine[] {
  return Object.entries(value).flatMap(([key, child]) => (child === undefined ? [] : entryLines(key, child, indent, [...steps, key])));
}

function entryLines(key: string, value: unknown, indent: string, steps: YamlLine["steps"]): YamlLine[] {
  const name = `${indent}${plainOrQuoted(key)}:`;
  if (typeof value !== "object" || value === null) return [{ text: `${name} ${scalarText(value)}`, steps }];
  if (Array.isArray(value)) {
    if (value.length === 0) return [{ text: `${name} []`, steps }];
    return [{ text: name, steps }, ...value.flatMap((item, index) => itemLines(item, indent, [...steps, index]))];
  }
  const lines = yamlLines(value, `${indent}  `, steps);
  return lines.length === 0 ? [{ text: `${name} {}`, steps }] : [{ text: name, steps }, ...lines];
}

function itemLines(value: unknown, indent: string, steps: YamlLine["steps"]): YamlLine[] {
  if (typeof value !== "object" || value === null) return [{ text: `${indent}- ${scalarText(value)}`, steps }];
  const [first, ...rest] = yamlLines(value, `${indent}  `, steps);
  if (first === undefined) return [{ text: `${indent}- {}`, steps }];
  return [{ ...first, text: `${indent}- ${first.text.slice(indent.length + 2)}` }, ...rest];
}

function scalarText(value: unknown): string {
  return typeof value === "string" ? plainOrQuoted(value) : String(value);
}

/** Quoted whenever a reader of YAML could read it as something else. */
export function plainOrQuoted(text: string): string {
  const isPlain =
    /^[A-Za-z0-9_/][-A-Za-z0-9_./]*$/.test(text) && typeof resolvePlainScalar(text) === "string" && !/^[0-9][-0-9:.]*$/.test(text);
  return isPlain ? text : JSON.stringify(text);
}
