/** An object as `-o yaml` prints it: keys in their order of bytes, the items of a list below their key without an indent. */
import { compareBytes } from "../lib/goText";
import type { Unstructured, UnstructuredObject } from "./unstructured";

export const yamlText = (object: UnstructuredObject): string => `${linesOf(object).join("\n")}\n`;

function linesOf(object: UnstructuredObject): string[] {
  return Object.entries(object)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => compareBytes(one, other))
    .flatMap(([key, value]) => entryLines(`${scalarText(key)}:`, value));
}

function entryLines(head: string, value: Unstructured): string[] {
  if (typeof value !== "object" || value === null) return [`${head} ${scalarText(value)}`];
  if (Array.isArray(value)) return value.length === 0 ? [`${head} []`] : [head, ...(value as readonly Unstructured[]).flatMap(itemLines)];
  const below = linesOf(value as UnstructuredObject);
  return below.length === 0 ? [`${head} {}`] : [head, ...below.map((line) => `  ${line}`)];
}

function itemLines(item: Unstructured): string[] {
  const lines = typeof item === "object" && item !== null ? linesOf(item as UnstructuredObject) : [scalarText(item)];
  return lines.length === 0 ? ["- {}"] : lines.map((line, index) => `${index === 0 ? "- " : "  "}${line}`);
}

/** A text that a reader could take for something else is quoted. */
function scalarText(value: Unstructured): string {
  if (typeof value !== "string") return JSON.stringify(value ?? null);
  const isPlain = /^(?:[A-Za-z][\w./-]*(?: [\w./()-]+)*|\d+(?:m|k|M|G|T|Ki|Mi|Gi|Ti))$/.test(value);
  return isPlain && !/^(?:true|false|yes|no|on|off|null|y|n)$/i.test(value) ? value : JSON.stringify(value);
}
