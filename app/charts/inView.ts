import type { Detail, Run } from "../simulation/protocol";
import { stepAt } from "../store/trace";
import type { TimeRange } from "../store/view";

/**
 * The part of a run that marks and lines draw: the reconciles in view and one beyond either edge, and the finest rows at hand.
 * Ticks, legends and the tops of axes keep to the whole run, so that moving the view never rescales a figure.
 */
export function inView(run: Run, detail: Detail | null, { from, to }: TimeRange): Run {
  if (from <= 0 && to >= run.durationSeconds) return run;
  const fine = detail?.run === run.id && detail.from <= from && detail.to >= Math.min(to, run.durationSeconds) ? detail : null;
  const rowsAtHand = fine?.rows ?? run.rows;
  const steps = reaching(run.steps.at, from, to);
  const rows = reaching(rowsAtHand.at, from, to);
  return {
    ...run,
    rows: cut(rowsAtHand, rows),
    steps: cut(run.steps, steps),
    stepSeconds: cut(run.stepSeconds, steps),
    metrics: run.metrics.map((metric, index) => ({
      ...cut(metric, steps),
      actual: (fine?.actual[index] ?? metric.actual).subarray(...rows),
    })),
  };
}

type Stretch = readonly [from: number, to: number];

/** From the last time at or before the view to the first after it. */
const reaching = (at: Float64Array, from: number, to: number): Stretch => [Math.max(0, stepAt(at, from)), stepAt(at, to) + 2];

/** A stretch of every column; what is no column stays. */
function cut<Columns extends object>(columns: Columns, stretch: Stretch): Columns {
  const cuts = Object.entries(columns).flatMap(([name, column]: [string, unknown]) =>
    column instanceof Float64Array || column instanceof Uint8Array ? [[name, column.subarray(...stretch)] as const] : [],
  );
  return { ...columns, ...Object.fromEntries(cuts) };
}
