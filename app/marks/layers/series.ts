/** What the figures of recorded series draw: counts and metrics as a cluster recorded them, beside what the controller's rules compute. */
import type { CountSteps } from "../../../engine/index";
import type { ShownMetric, ShownSeries } from "../../run/shownSeries";
import type { TimeRange } from "../../run/timeRange";
import { metricAmount } from "../../words/figures/metricWords";
import { t } from "../../words/text";
import { quantity } from "../../words/times";
import { labelWidth } from "../labels";
import { areaUnder, stepPath } from "../linePaths";
import { lineLook, looks, path, words, type Hidden, type Mark, type Look } from "../mark";
import { edgePath, highestOf, round, stretchesAbove } from "../marks";
import type { PlotFrame } from "../plotFrame";
import type { DrawnRows } from "../series/drawn";

const own = {
  readyGround: { name: "ready-ground", fill: "var(--pods-t)" },
  /** A metric as a cluster recorded it. */
  recordedMetric: lineLook("recorded-metric", "var(--ink)", 1.25),
  recordedMetricEdge: lineLook("recorded-metric-edge", "var(--ink)", 2),
  /** The times that a simulation of recorded evidence does not have. */
  outside: { name: "outside", fill: "var(--desk)" },
} as const satisfies Record<string, Look>;

/** A crosshatch where nothing was recorded. */
export const gapMarks = (gaps: readonly TimeRange[], { scale, top, bottom }: PlotFrame): Mark[] =>
  gaps
    .filter(({ from, to }) => to >= scale.from && from <= scale.to)
    .map(({ from, to }) => {
      const width = Math.max(2, round(scale.x(to) - scale.x(from)));
      return { as: "rect", x: round(scale.x(from)), y: top, width, height: bottom - top, look: looks.blind };
    });

export function countMarks(figure: string, series: ShownSeries, rows: DrawnRows, frame: PlotFrame, hidden: Hidden): Mark[] {
  const { at, recorded, existing, ready } = rows;
  const { max, top, scale } = frame;
  const shown = (name: string, marks: () => Mark[]) => (hidden.has(`${figure}/${name}`) ? [] : marks());
  const cut = (column: Float64Array) => column.map((value) => Math.min(value, max));
  const above = stretchesAbove(max, at, existing);
  const peak = highestOf(above);
  const peakAt = peak && Math.min(scale.width - scale.right - 48, scale.x(peak.to) + 6);
  return [
    ...shown("ready", () => [
      path(readyArea(at, cut(ready), frame), own.readyGround),
      path(stepPath(at, cut(ready), frame), { ...looks.ready, fill: "none" }),
    ]),
    ...shown("existing", () => [
      path(stepPath(at, cut(existing), frame), looks.existing),
      path(edgePath(above, frame, top), looks.actualEdge),
      ...(peak && peakAt !== null ? [words(t`↑ to ${quantity(peak.value)}`, { x: peakAt, y: top - 3, anchor: "start" }, "capacity")] : []),
    ]),
    ...shown("written", () => [path(stepPath(at, recorded, frame), looks.written)]),
    ...shown("asked", () => [path(ringsOf(series, frame), looks.proposal)]),
    ...otherBounds(series, frame),
  ];
}

/** One area for each stretch without a gap. */
function readyArea(at: Float64Array, ready: Float64Array, frame: PlotFrame): string {
  let area = "";
  let from = -1;
  for (let row = 0; row <= at.length; row++) {
    const known = row < at.length && !Number.isNaN(ready[row]!);
    if (known && from < 0) from = row;
    if (known || from < 0) continue;
    // The row of a gap ends the last step.
    const [times, values] = [at.subarray(from, row + 1), ready.slice(from, row + 1)];
    if (row < at.length) values[values.length - 1] = values.at(-2)!;
    area += areaUnder(stepPath(times, values, frame), times, frame);
    from = -1;
  }
  return area;
}

const ringPixels = 5;

/** A ring at what is computed wherever the two diverge; of rings that would touch, the first. */
export function ringsOf({ at, divergences }: Pick<ShownSeries, "at" | "divergences">, { scale, y, max }: PlotFrame): string {
  let rings = "";
  let last = -Infinity;
  for (const { first, computed } of divergences) {
    const x = scale.x(at[first]!);
    if (computed === null || computed > max || x < scale.left || x > scale.width - scale.right || x - last < ringPixels) continue;
    last = x;
    rings += `M${round(x - 2.5)} ${round(y(computed))}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0`;
  }
  return rings;
}

/** The bounds at the end, which label the axis. */
export function lastBounds({ minReplicas, maxReplicas }: ShownSeries): { min: number; max: number } {
  const last = (column: Float64Array) => column.findLast((value) => !Number.isNaN(value)) ?? 1;
  return { min: last(minReplicas), max: last(maxReplicas) };
}

/** Bounds that other times had. */
function otherBounds(series: ShownSeries, frame: PlotFrame): Mark[] {
  const { min, max } = lastBounds(series);
  const changed = (column: Float64Array, last: number) => column.some((value) => !Number.isNaN(value) && value !== last);
  const bounds = [
    { column: series.minReplicas, last: min },
    { column: series.maxReplicas, last: max },
  ];
  return bounds.flatMap(({ column, last }) => (changed(column, last) ? [path(stepPath(series.at, column, frame), looks.bound)] : []));
}

/** Recorded ● and computed ○ at a sync, with their numbers where they differ. */
export function countsNow(
  figure: string,
  at: number,
  { recorded, computed }: { recorded: number; computed: number },
  { scale, y, max }: PlotFrame,
  hidden: Hidden,
): Mark[] {
  if (at < scale.from || at > scale.to) return [];
  const x = round(scale.x(at));
  const place = (value: number) => round(y(Math.min(value, max)));
  const differ = computed !== recorded && !Number.isNaN(computed);
  const [saidRecorded, saidComputed] = [t`recorded ${quantity(recorded)}`, t`computed ${quantity(computed)}`];
  const fitsRight = x + 9 + Math.max(labelWidth(saidRecorded), labelWidth(saidComputed)) <= scale.width - scale.right;
  const text = (value: number, above: boolean, said: string) => {
    const beside = fitsRight ? ({ x: x + 9, anchor: "start" } as const) : ({ x: x - 9, anchor: "end" } as const);
    return words(said, { ...beside, y: place(value) + (above ? -6 : 15) }, "strong");
  };
  const ring: Mark = { as: "circle", x, y: place(computed), r: 4, look: looks.proposalNow };
  const dot: Mark = { as: "circle", x, y: place(recorded), r: 4, look: looks.appliedNow };
  return [
    ...(differ && !hidden.has(`${figure}/asked`) ? [ring, text(computed, computed > recorded, saidComputed)] : []),
    ...(hidden.has(`${figure}/written`) ? [] : [dot, ...(differ ? [text(recorded, recorded > computed, saidRecorded)] : [])]),
  ];
}

export function metricSeriesMarks(
  figure: string,
  rows: DrawnRows,
  index: number,
  unit: ShownMetric["unit"],
  frame: PlotFrame,
  hidden: Hidden,
): Mark[] {
  const { value, target, low, high } = rows.metrics[index]!;
  const { at } = rows;
  const { scale, y, max, top } = frame;
  const shown = (name: string, marks: () => Mark[]) => (hidden.has(`${figure}/${name}`) ? [] : marks());
  const line = (column: Float64Array) => stepPath(at, column, frame);
  const above = stretchesAbove(max, at, value);
  const peak = highestOf(above);
  const place = peak && { x: Math.min(scale.width - scale.right - 60, scale.x(peak.to) + 6), y: Math.max(12, y(max) + 12) };
  return [
    ...shown("target", () => [
      path(stepBand(at, low, high, frame), looks.tolerance),
      path(line(low), looks.toleranceEdge),
      path(line(high), looks.toleranceEdge),
      path(line(target), looks.target),
    ]),
    ...shown("saw", () => [
      path(line(value.map((one) => Math.min(one, max))), own.recordedMetric),
      path(edgePath(above, frame, top), own.recordedMetricEdge),
      ...(peak && place ? [words(t`↑ to ${metricAmount(peak.value, unit)}`, { ...place, anchor: "start" }, "soft")] : []),
    ]),
  ];
}

/** The area between two steps; NaN breaks it. */
export function stepBand(at: Float64Array, low: Float64Array, high: Float64Array, { scale, y, bottom, top }: PlotFrame): string {
  let band = "";
  let from = -1;
  const close = (to: number) => {
    if (from < 0) return;
    const [left, right] = [scale.x(at[from]!), scale.x(at[to] ?? at.at(-1)!)];
    band += `M${left} ${Math.min(bottom, y(low[from]!))}H${right}V${Math.max(top, y(high[from]!))}H${left}Z`;
    from = -1;
  };
  for (let row = 0; row < at.length; row++) {
    if (from >= 0 && low[row] === low[from] && high[row] === high[from]) continue;
    close(row);
    if (!Number.isNaN(low[row]!)) from = row;
  }
  close(at.length);
  return band;
}

/** The counts of a scenario that was made of the evidence, and those times that it does not have. */
interface Simulated extends TimeRange {
  recorded: CountSteps;
  simulated: CountSteps;
}

export function simulatedMarks(figure: string, { from, to, recorded, simulated }: Simulated, frame: PlotFrame, hidden: Hidden): Mark[] {
  const { scale, top, bottom } = frame;
  const line = (steps: CountSteps) => stepPath([...steps.map(([at]) => at), to], [...steps.map(([, count]) => count), NaN], frame, 0);
  const outside = [
    { begin: scale.from, end: from },
    { begin: to, end: scale.to },
  ].filter(({ begin, end }) => end - begin > 60);
  return [
    ...outside.map(({ begin, end }): Mark => {
      const width = Math.max(0, round(scale.x(end) - scale.x(begin)));
      return { as: "rect", x: round(scale.x(begin)), y: top, width, height: bottom - top, look: own.outside };
    }),
    ...(hidden.has(`${figure}/recorded`) ? [] : [path(line(recorded), { ...looks.recorded, join: "miter" })]),
    ...(hidden.has(`${figure}/simulated`) ? [] : [path(line(simulated), looks.simulated)]),
  ];
}
