/** Axis positions for the picture of a stabilization window. */
import { t } from "../words/text";

const tickSteps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1200, 1800];

/** Distances in seconds before now, from the farthest to 0. At most `most` of them are not zero. */
export function agoTicks(windowSeconds: number, most: number): number[] {
  const step = tickSteps.find((seconds) => windowSeconds / seconds <= most) ?? Math.max(1, windowSeconds);
  const ticks: number[] = [];
  for (let ago = Math.floor(windowSeconds / step) * step; ago > 0; ago -= step) ticks.push(ago);
  return [...ticks, 0];
}

/** "−5 min", "−30 s", "now". */
export function agoText(ago: number): string {
  if (ago === 0) return t`now`;
  return ago % 60 === 0 ? t`−${ago / 60} min` : t`−${ago} s`;
}

/** The counts that get a line. A short range has a line for each count; a long range has its two ends and round counts between them. */
export function countLines(low: number, high: number): number[] {
  const range = high - low;
  if (range <= 5) return Array.from({ length: range + 1 }, (_, index) => low + index);
  const power = 10 ** Math.floor(Math.log10(range / 3));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => range / size <= 4)!;
  const between: number[] = [];
  for (let count = Math.ceil(low / step) * step; count < high; count += step) {
    if (Math.min(count - low, high - count) >= range / 5) between.push(count);
  }
  return [low, ...between, high];
}
