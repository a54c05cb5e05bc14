import { entryEdits } from "../fixes/putIn";
import { columnOf, isInside } from "../fixes/textFixes";
import { applyEdits, type TextEdit } from "../textEdit";
import { yamlLines } from "../yamlText";
import type { YamlMapping } from "../yamlTree";

/** A text with an entry of a mapping: in place of the entry of that key, or behind the last one. Null at an alias, and for a key that brackets have. */
export function withEntry(text: string, parent: YamlMapping, key: string, value: unknown): string | null {
  if (parent.flow) {
    const edits = inBraces(text, parent, key, JSON.stringify(value));
    return edits && applyEdits(text, edits);
  }
  const column = columnOf(text, [...parent.entries.values()][0]?.key.start ?? 0);
  const lines = yamlLines({ [key]: value }).map((line, index) => (index === 0 ? line.text : " ".repeat(column) + line.text));
  const edits = entryEdits(text, parent, key, lines.join("\n"));
  return edits && applyEdits(text, edits);
}

/** Behind the last entry of a mapping in brackets; null if it has the key. */
export function inBraces(text: string, mapping: YamlMapping, key: string, scalar: string): TextEdit[] | null {
  const own = [...mapping.entries.values()].filter((entry) => isInside(mapping, entry));
  const last = own.toSorted((a, b) => a.end - b.end).at(-1);
  if (last === undefined || mapping.entries.has(key)) return null;
  const name = text[last.key.start] === '"' ? JSON.stringify(key) : key;
  return [{ start: last.end, end: last.end, text: `, ${name}: ${scalar}` }];
}
