import type { LoadPoint } from "../../load/curve";
import type { Draws } from "./draws";

/** One to eight points within the run, none above the peak. */
export function randomCurve(draw: Draws, durationSeconds: number, peak: number): LoadPoint[] {
  const times = new Set(Array.from({ length: draw.between(1, 8) }, () => draw.between(0, durationSeconds)));
  return [...times].toSorted((a, b) => a - b).map((second) => [second, Math.round(peak * draw.between(0, 1000)) / 1000]);
}
