import type { Block } from "./block";
import type { Chunk } from "./clean";
import { startsText } from "./printed/lineKinds";
import { mayBeData, startsData } from "./startsData";

/** Parts the chunks into blocks of one kind each, in the text's order. */
export function blocksOf(chunks: readonly Chunk[]): Block[] {
  return chunks.flatMap((chunk, index) => blocksOfChunk(chunk, index === chunks.length - 1));
}

function blocksOfChunk({ command, lines }: Chunk, isLastChunk: boolean): Block[] {
  const parts: { kind: Block["kind"] | null; from: number }[] = [];
  let isInList = false;
  let isAfterDocument = false;
  for (let from = 0; from < lines.length; from++) {
    const part = parts.at(-1);
    if (part !== undefined && lines.isSmallWords(from)) {
      isAfterDocument = false;
      continue;
    }
    const text = lines.textOf(from);
    const kind = kindOf(text, isAfterDocument ? null : (part?.kind ?? null), isInList);
    isAfterDocument = text === "---" || (isAfterDocument && text.trim() === "");
    if (/^\s*[A-Z][A-Za-z ]*:(?:\s|$)/.test(text)) isInList = /^\s*(?:Labels|Annotations):/.test(text);
    if (part === undefined || (kind !== null && part.kind !== null && part.kind !== kind)) parts.push({ kind, from });
    else part.kind ??= kind;
  }
  return parts.map((part, index) => ({
    kind: part.kind ?? "text",
    lines: lines.slice(part.from, parts[index + 1]?.from),
    ...(command !== undefined && { command }),
    isLast: isLastChunk && index === parts.length - 1,
  }));
}

/** The kind that a line proves; null if it may belong to any. An annotation of a description may be an object's JSON. */
function kindOf(line: string, current: Block["kind"] | null, isInList: boolean): Block["kind"] | null {
  if (isEventRow.test(line)) return "text";
  if (startsText(line)) return current === "data" && /^\s/.test(line) ? null : "text";
  if (current === "text" && isInList) return null;
  if (startsData(line) || (current === null && mayBeData(line))) return "data";
  return null;
}

/** No field of an object is written with such columns. */
const isEventRow = /^\s{0,100}(?:Normal|Warning)\s{2,20}[A-Z][A-Za-z]{1,99}\s{2}/;
