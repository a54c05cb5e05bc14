import type { TimeRange } from "../run/timeRange";
import type { TimeScale } from "./timeScale";

/** How much longer a turn of the wheel makes the view. `pixels` is the turn; a pinch of a trackpad sends far smaller ones. */
export const wheelFactor = (pixels: number, pinch: boolean): number =>
  Math.exp(Math.max(-100, Math.min(100, pixels)) * (pinch ? 0.01 : 0.0025));

const leastPinchPixels = 24;

/** The view in which the seconds under two fingers stay under them while both fingers move. */
export function pinched(scale: TimeScale, before: readonly [number, number], after: readonly [number, number]): TimeRange {
  const perPixel = (scale.to - scale.from) / (scale.width - scale.left - scale.right);
  const apart = ([a, b]: readonly [number, number]) => Math.max(leastPinchPixels, Math.abs(a - b));
  const middle = ([a, b]: readonly [number, number]) => (a + b) / 2 - scale.left;
  const next = (perPixel * apart(before)) / apart(after);
  const from = scale.from + middle(before) * perPixel - middle(after) * next;
  return { from, to: from + next * (scale.width - scale.left - scale.right) };
}
