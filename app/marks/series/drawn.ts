/** What the figures draw of recorded series: the syncs in view, fewer if there are many, and nothing across a gap. */
import { stepAt } from "../../../engine/index";
import { pick, pickRows } from "../../run/decimate";
import type { ShownSeries } from "../../run/shownSeries";
import type { TimeRange } from "../../run/timeRange";

/** More rows than this are not drawn: no column has so many pixels. */
const mostRows = 900;

/** Columns to draw. A row of NaN is the beginning of a gap. */
export interface DrawnRows {
  readonly at: Float64Array;
  readonly recorded: Float64Array;
  readonly existing: Float64Array;
  readonly ready: Float64Array;
  readonly metrics: readonly {
    readonly value: Float64Array;
    readonly target: Float64Array;
    readonly low: Float64Array;
    readonly high: Float64Array;
  }[];
}

export function drawnRows(series: ShownSeries, { from, to }: TimeRange, most = mostRows): DrawnRows {
  const reach = [Math.max(0, stepAt(series.at, from)), stepAt(series.at, to) + 2] as const;
  const part = (column: Float64Array) => column.subarray(...reach);
  const { at, recorded, existing, ready } = series;
  const values = series.metrics.map(({ value }) => part(value));
  const steps = [recorded, existing, ready].map(part);
  const rows = pickRows([...steps, ...values], steps, most);
  const kept = (column: Float64Array) => pick(part(column), rows);
  const times = kept(at);
  const broken = breaks(times, series.gaps);
  const drawn = (column: Float64Array) => withBreaks(kept(column), broken);
  return {
    at: withTimes(times, broken),
    recorded: drawn(recorded),
    existing: drawn(existing),
    ready: drawn(ready),
    metrics: series.metrics.map(({ value, target, low, high }) => ({
      value: drawn(value),
      target: drawn(target),
      low: drawn(low),
      high: drawn(high),
    })),
  };
}

/** Before which row a gap begins, and when. */
interface Break {
  readonly row: number;
  readonly at: number;
}

const breaks = (at: Float64Array, gaps: readonly TimeRange[]): Break[] =>
  gaps.flatMap((gap) => {
    const row = stepAt(at, gap.from) + 1;
    return row === 0 || row > at.length ? [] : [{ row, at: gap.from }];
  });

function withBreaks(column: Float64Array, broken: readonly Break[]): Float64Array {
  if (broken.length === 0) return column;
  const rows: number[] = [...column];
  for (const { row } of broken.toReversed()) rows.splice(row, 0, NaN);
  return Float64Array.from(rows);
}

function withTimes(at: Float64Array, broken: readonly Break[]): Float64Array {
  if (broken.length === 0) return at;
  const rows: number[] = [...at];
  for (const one of broken.toReversed()) rows.splice(one.row, 0, one.at);
  return Float64Array.from(rows);
}

/** The greatest of columns; 0 if all are empty. */
export const highestIn = (...columns: readonly Float64Array[]): number =>
  columns.reduce((most, column) => column.reduce((high, value) => (value > high ? value : high), most), 0);
