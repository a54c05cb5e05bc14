/** How high a metric went above its axis, and where a word of it has room. */
import type { Run, RunMetric } from "../run/run";
import type { PlotFrame } from "./plotFrame";
import { around, before, placeLabel, trail, type Box, type Trail } from "./labels";
import { highestOf, stretchesAbove, until, type Peak } from "./marks";

/** What the two lines and the band around the target cover. Values above the axis cover its upper edge. */
export function metricTrails(frame: PlotFrame, { rows, steps }: Run, { actual, seen, bandLow, bandHigh }: RunMetric): Trail[] {
  const ends = [frame.scale.from, frame.scale.to];
  const visible = (values: Float64Array) => values.map((value) => Math.min(value, frame.max));
  const [trueLine, seenLine] = [visible(actual), visible(seen)];
  return [
    trail(frame, rows.at, trueLine, trueLine, false),
    trail(frame, steps.at, seenLine, seenLine, true),
    trail(frame, ends, [bandLow, bandLow], [bandHigh, bandHigh], true),
  ];
}

/** The highest of the seen values up to a second, or of the true values if the controller saw none above the axis. */
export const highestAbove = (max: number, { steps, rows }: Run, { seen, actual }: RunMetric, reached: number): Peak | null =>
  highestOf(stretchesAbove(max, ...until(reached, steps.at, seen))) ?? highestOf(stretchesAbove(max, ...until(reached, rows.at, actual)));

/** Under the upper edge, inside the stretch above the axis if that is wide, else after it. */
export function peakPlace(
  frame: PlotFrame,
  { from, to }: Peak,
  width: number,
  trails: readonly Trail[],
  taken: readonly Box[],
  reached: number,
): Box | null {
  const { scale, top } = frame;
  const wide = scale.x(to) - scale.x(from) > width + 24;
  const x = (wide ? scale.x(from) + 10 : scale.x(to) + 8) + width / 2;
  return placeLabel({ x, y: top + 14, width, within: before(around(frame, x, 260), frame, reached), trails, taken });
}
