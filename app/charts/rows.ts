import type { Run, RunMetric } from "../simulation/protocol";
import { bends } from "./bends";

/** One row of the load figure as Recharts reads it. */
export interface LoadRow {
  at: number;
  offered: number;
  served: number;
  capacity: number;
  /** From what was served to what was asked for, while that is more; null else. */
  unserved: [served: number, asked: number] | null;
}

export interface ReplicaRow {
  at: number;
  written: number;
  existing: number;
  ready: number;
}

export interface MetricRow {
  at: number;
  /** null while no pod is ready. */
  actual: number | null;
}

/** Recharts' work grows with every row: those that no eye could miss are left out. */
export function loadRows({ at, offered, served, failed, capacity }: Run["rows"], slack: number): LoadRow[] {
  const asked = offered.map((value, row) => Math.max(value, served[row]! + failed[row]!));
  const short = asked.map((value, row) => Number(value - served[row]! > shortfall));
  const highest = asked.reduce((most, value) => Math.max(most, value), 0);
  return bends(at, [offered, served, asked], [capacity, short], highest * slack).map((row) => ({
    at: at[row]!,
    offered: offered[row]!,
    served: served[row]!,
    capacity: capacity[row]!,
    unserved: short[row] ? [served[row]!, asked[row]!] : null,
  }));
}

/** While a run is under way its figures are drawn again and again, as in a gesture. */
export const isGrowing = (run: Run | null): boolean => run !== null && run.digest === null;

/** How far from its line a row may lie and be left out, as a share of the axis: a third of a pixel in a usual plot, and one and a half while a pointer draws. */
export const slackAtRest = 1 / 350;
export const slackInGesture = 1 / 100;

/** Steps are drawn whole from the rows at which something changed, and the last: Recharts' work grows with every row. */
export function replicaRows({ at, written, existing, ready }: Run["rows"]): ReplicaRow[] {
  const rows: ReplicaRow[] = [];
  for (let row = 0; row < at.length; row++) {
    const last = rows.at(-1);
    const next = { at: at[row]!, written: written[row]!, existing: existing[row]!, ready: ready[row]! };
    const same = last && last.written === next.written && last.existing === next.existing && last.ready === next.ready;
    if (!same || row === at.length - 1) rows.push(next);
  }
  return rows;
}

/** `max` is the axis': values may go far beyond it. */
export function metricRows({ at }: Run["rows"], { actual }: Pick<RunMetric, "actual">, max: number, slack: number): MetricRow[] {
  return bends(at, [actual], [], max * slack).map((row) => ({ at: at[row]!, actual: Number.isNaN(actual[row]) ? null : actual[row]! }));
}

/** A stretch of time in which requests were left waiting or failed. */
export interface Shortage {
  from: number;
  to: number;
}

/** null when all were served. */
export function longestShortage(rows: readonly LoadRow[]): Shortage | null {
  let longest: Shortage | null = null;
  let from: number | null = null;
  for (const { at, unserved } of rows) {
    from = unserved ? (from ?? at) : null;
    if (from !== null && (!longest || at - from > longest.to - longest.from)) longest = { from, to: at };
  }
  return longest;
}

/** Less than this many requests per second does not show. */
const shortfall = 0.05;
