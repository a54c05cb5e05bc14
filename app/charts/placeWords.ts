import type { TimeScale } from "../ui/timeScale";
import { labelWidth } from "./labels";

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
  const left = crosses(start, nameWidth) && line! + gap + nameWidth <= end ? line! + gap : start;
  const valueEnd = crosses(end - valueWidth, valueWidth) ? line! - gap : end;
  const fits = value !== "" && valueEnd - valueWidth >= left + nameWidth + gap;
  const nameEnd = fits ? Math.max(left, valueEnd - valueWidth - gap) : end;
  return { name: { left, maxWidth: Math.max(0, nameEnd - left) }, value: fits ? { right: scale.width - valueEnd } : null };
}

/** The words are twelve pixels high, so a little wider than the labels of the figures. */
const wide = (text: string): number => (text === "" ? 0 : labelWidth(text) * 1.1);
