import type { TimeScale } from "../timeScale";

/**
 * Where the words of a bracket go: after its end, before its beginning, or on it; the longest text that has room in one of these, without
 * the cursor's line in it. null: none has.
 */
export function placeWords(
  bracket: { from: number; to: number },
  texts: readonly string[],
  widthOf: (text: string) => number,
  line: number | null,
  { left, right, width }: Pick<TimeScale, "left" | "right" | "width">,
): { text: string; x: number; anchor: "start" | "end" } | null {
  const isFree = (from: number, to: number) => from >= left && to <= width - right && (line === null || line < from - 2 || line > to + 2);
  for (const text of texts) {
    const room = widthOf(text);
    const after = bracket.to + gap;
    if (isFree(after, after + room)) return { text, x: after, anchor: "start" };
    const before = bracket.from - gap;
    if (isFree(before - room, before)) return { text, x: before, anchor: "end" };
    const [first, last] = [bracket.from + gap, bracket.to - gap];
    if (last - first >= room) {
      if (isFree(first, first + room)) return { text, x: first, anchor: "start" };
      if (isFree(last - room, last)) return { text, x: last, anchor: "end" };
    }
  }
  return null;
}

const gap = 6;
