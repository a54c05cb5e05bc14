import type { Run, RunMetric } from "../run/run";
import { bends } from "./bends";

/** One row of the load figure as Recharts reads it. */
export interface LoadRow {
  at: number;
  offered: number;
  served: number;
  capacity: number;
  /** The requests that failed in the second, above the served ones; null if none failed in it or in the row beside it. */
  failed: Band | null;
  /** The requests that began to wait in the second, above both; null if none did in it or in the row beside it. */
  waits: Band | null;
}

type Band = [low: number, high: number];

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

/** Recharts' work grows with every row, so rows that change no pixel are left out. */
export function loadRows({ at, offered, served, failed, capacity }: Run["rows"], slack: number): LoadRow[] {
  const ended = served.map((value, row) => value + failed[row]!);
  const asked = offered.map((value, row) => (value - ended[row]! > shortfall ? value : ended[row]!));
  const fails = failed.map((value) => Number(value > 0));
  const waits = asked.map((value, row) => Number(value > ended[row]!));
  const highest = asked.reduce((most, value) => Math.max(most, value), 0);
  const kept = bends(at, [offered, served, ended, asked], [capacity, fails, waits], highest * slack);
  // The rows beside a band have it, too, with no height, because a band of a single row would have no width.
  const isIn = (band: Float64Array, index: number) => [-1, 0, 1].some((beside) => band[kept[index + beside] ?? -1] === 1);
  return kept.map((row, index) => ({
    at: at[row]!,
    offered: offered[row]!,
    served: served[row]!,
    capacity: capacity[row]!,
    failed: isIn(fails, index) ? [served[row]!, ended[row]!] : null,
    waits: isIn(waits, index) ? [ended[row]!, asked[row]!] : null,
  }));
}

/** True while a run is under way, because its figures are drawn again and again, as in a gesture. */
export const isGrowing = (run: Run | null): boolean => run !== null && run.digest === null;

/**
 * How far a row may be from its line and still be left out, as a share of the axis: a third of a pixel in a usual plot, and one and a half
 * while a pointer draws.
 */
export const slackAtRest = 1 / 350;
export const slackInGesture = 1 / 100;

/** Only the rows at which something changed, and the last row, because Recharts' work grows with every row. */
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

/** `max` is the top of the axis; values may be far above it. */
export function metricRows({ at }: Run["rows"], { actual }: Pick<RunMetric, "actual">, max: number, slack: number): MetricRow[] {
  return bends(at, [actual], [], max * slack).map((row) => ({ at: at[row]!, actual: Number.isNaN(actual[row]) ? null : actual[row]! }));
}

/** A stretch of time in which requests failed, or in which some began to wait. */
export interface Shortage {
  from: number;
  to: number;
}

/** null if there is none. */
export function longestShortage(rows: readonly LoadRow[], band: "failed" | "waits"): Shortage | null {
  let longest: Shortage | null = null;
  let from: number | null = null;
  for (const { at, [band]: here } of rows) {
    from = here && here[1] > here[0] ? (from ?? at) : null;
    if (from !== null && (!longest || at - from > longest.to - longest.from)) longest = { from, to: at };
  }
  return longest;
}

/** A smaller number of waiting requests per second is not visible. */
const shortfall = 0.05;
