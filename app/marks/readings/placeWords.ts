import type { TimeScale } from "../timeScale";
import { labelWidth } from "../labels";

interface WordsIn {
  name: string;
  /** Empty: there is none. */
  value: string;
  /** The cursor's pixel; null if it is not in view. */
  line: number | null;
  scale: Pick<TimeScale, "left" | "right" | "width">;
}

interface PlacedWords {
  name: { left: number; maxWidth: number };
  /** Measured from the right edge; null if it has no room. */
  value: { right: number } | null;
}

const gap = 5;

/** The name at the left of a strip and the value at its right. Under the cursor they move beside it; the value goes if that leaves no room. */
export function placeWords({ name, value, line, scale }: WordsIn): PlacedWords {
  const [start, end] = [scale.left + gap, scale.width - scale.right - gap];
  const [nameWidth, valueWidth] = [wide(name), wide(value)];
  const crosses = (from: number, width: number) => line !== null && line > from - gap && line < from + width + gap;
  const rest = crosses(start, nameWidth) ? besides(line!, nameWidth, { start, end }) : { left: start, right: end };
  const { left } = rest;
  const valueEnd = crosses(end - valueWidth, valueWidth) ? line! - gap : end;
  const fits = value !== "" && valueEnd - valueWidth >= left + nameWidth + gap;
  const nameEnd = fits ? Math.max(left, valueEnd - valueWidth - gap) : rest.right;
  return { name: { left, maxWidth: Math.max(0, nameEnd - left) }, value: fits ? { right: scale.width - valueEnd } : null };
}

/** Right of the cursor if a name has room there, else on the wider side, where it is cut. */
function besides(line: number, width: number, { start, end }: { start: number; end: number }): { left: number; right: number } {
  const isRight = line + gap + width <= end || end - line >= line - start;
  return isRight ? { left: line + gap, right: end } : { left: start, right: line - gap };
}

/** The words are twelve pixels high, so a little wider than the labels of the figures. */
const wide = (text: string): number => (text === "" ? 0 : labelWidth(text) * 1.1);
