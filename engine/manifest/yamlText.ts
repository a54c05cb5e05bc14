import { resolvePlainScalar } from "./yamlScalar";
import { childPath } from "./yamlTree";

/** A line of YAML and the path of the value that begins on it. */
export interface YamlLine {
  text: string;
  path: string;
}

/** An object as kubectl prints it: two blanks a level, the items of a list below their key. Absent fields have no line. */
export function yamlLines(value: object, path = "", indent = ""): YamlLine[] {
  return Object.entries(value).flatMap(([key, child]) => (child === undefined ? [] : entryLines(key, child, childPath(path, key), indent)));
}

function entryLines(key: string, value: unknown, path: string, indent: string): YamlLine[] {
  const name = `${indent}${plainOrQuoted(key)}:`;
  if (typeof value !== "object" || value === null) return [{ text: `${name} ${scalarText(value)}`, path }];
  if (Array.isArray(value)) {
    if (value.length === 0) return [{ text: `${name} []`, path }];
    return [{ text: name, path }, ...value.flatMap((item, index) => itemLines(item, childPath(path, index), indent))];
  }
  const lines = yamlLines(value, path, `${indent}  `);
  return lines.length === 0 ? [{ text: `${name} {}`, path }] : [{ text: name, path }, ...lines];
}

function itemLines(value: unknown, path: string, indent: string): YamlLine[] {
  if (typeof value !== "object" || value === null) return [{ text: `${indent}- ${scalarText(value)}`, path }];
  const [first, ...rest] = yamlLines(value, path, `${indent}  `);
  if (first === undefined) return [{ text: `${indent}- {}`, path }];
  return [{ ...first, text: `${indent}- ${first.text.slice(indent.length + 2)}` }, ...rest];
}

function scalarText(value: unknown): string {
  return typeof value === "string" ? plainOrQuoted(value) : String(value);
}

/** Quoted wherever a reader of YAML could take it for something else than this text. */
export function plainOrQuoted(text: string): string {
  const isPlain =
    /^[A-Za-z0-9_/][-A-Za-z0-9_./]*$/.test(text) && typeof resolvePlainScalar(text) === "string" && !/^[0-9][-0-9:.]*$/.test(text);
  return isPlain ? text : JSON.stringify(text);
}
