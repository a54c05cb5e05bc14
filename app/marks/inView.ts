import { stepAt } from "../../engine/index";
import { pick, pickRows } from "../run/decimate";
import type { Detail, Run } from "../run/run";
import type { TimeRange } from "../run/timeRange";

/**
 * The part of a run that marks and lines draw: the syncs in view and one more on each side, and the finest rows at hand. Ticks, legends and
 * the tops of axes use the whole run, so that moving the view never rescales a figure.
 */
export function inView(run: Run, detail: Detail | null, { from, to }: TimeRange): Run {
  if (from <= 0 && to >= run.durationSeconds) return run;
  const fine = detail?.run === run.id && detail.from <= from && detail.to >= Math.min(to, run.lastSecond) ? detail : null;
  const rowsAtHand = fine?.rows ?? run.rows;
  const steps = reaching(run.steps.at, from, to);
  const rows = reaching(rowsAtHand.at, from, to);
  return {
    ...run,
    rows: cut(rowsAtHand, rows),
    steps: cut(run.steps, steps),
    windows: run.windows.subarray(...steps),
    stepSeconds: cut(run.stepSeconds, steps),
    metrics: run.metrics.map((metric, index) => ({
      ...cut(metric, steps),
      actual: (fine?.actual[index] ?? metric.actual).subarray(...rows),
    })),
  };
}

/** The number of rows while the view moves, about as many as during a gesture. */
const movingRows = 80;

/** The same part with fewer rows but all of its extremes, because redrawing every row would delay the movement. */
export function thinned(run: Run): Run {
  const { at, ...columns } = run.rows;
  const { written, existing, ready } = columns;
  const actual = run.metrics.map((metric) => metric.actual);
  const indexes = pickRows([...Object.values(columns), ...actual], [written, existing, ready], movingRows);
  if (indexes.length === at.length) return run;
  const kept = Object.entries(run.rows).map(([name, column]: [string, Float64Array]) => [name, pick(column, indexes)] as const);
  return {
    ...run,
    rows: { ...run.rows, ...Object.fromEntries(kept) },
    metrics: run.metrics.map((metric) => ({ ...metric, actual: pick(metric.actual, indexes) })),
  };
}

type Stretch = readonly [from: number, to: number];

/** From the last time at or before the view to the first after it. */
const reaching = (at: Float64Array, from: number, to: number): Stretch => [Math.max(0, stepAt(at, from)), stepAt(at, to) + 2];

/** A stretch of every column. Other fields do not change. */
function cut<Columns extends object>(columns: Columns, stretch: Stretch): Columns {
  const cuts = Object.entries(columns).flatMap(([name, column]: [string, unknown]) =>
    column instanceof Float64Array || column instanceof Uint8Array ? [[name, column.subarray(...stretch)] as const] : [],
  );
  return { ...columns, ...Object.fromEntries(cuts) };
}
