import type { Block, TextLine } from "./block";
import type { Chunk } from "./clean";
import { startsText } from "./printed/lineKinds";
import { mayBeData, startsData } from "./startsData";

/** Parts the chunks into blocks of one kind each, in the text's order. */
export function blocksOf(chunks: readonly Chunk[]): Block[] {
  return chunks.flatMap((chunk, index) => blocksOfChunk(chunk, index === chunks.length - 1));
}

function blocksOfChunk({ command, lines }: Chunk, isLastChunk: boolean): Block[] {
  const parts: { kind: Block["kind"] | null; lines: TextLine[] }[] = [];
  let isInList = false;
  let isAfterDocument = false;
  for (const line of lines) {
    const part = parts.at(-1);
    const kind = kindOf(line.text, isAfterDocument ? null : (part?.kind ?? null), isInList);
    isAfterDocument = line.text === "---" || (isAfterDocument && line.text.trim() === "");
    if (/^\s*[A-Z][A-Za-z ]*:(?:\s|$)/.test(line.text)) isInList = /^\s*(?:Labels|Annotations):/.test(line.text);
    if (part === undefined || (kind !== null && part.kind !== null && part.kind !== kind)) parts.push({ kind, lines: [line] });
    else {
      part.lines.push(line);
      part.kind ??= kind;
    }
  }
  return parts.map((part, index) => ({
    kind: part.kind ?? "text",
    lines: part.lines,
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
