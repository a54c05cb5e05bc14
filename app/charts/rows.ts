import type { Run, RunMetric } from "../simulation/protocol";

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

export function loadRows({ at, offered, served, failed, capacity }: Run["rows"]): LoadRow[] {
  return Array.from(at, (second, row) => {
    const asked = Math.max(offered[row]!, served[row]! + failed[row]!);
    const short = asked - served[row]! > shortfall;
    return {
      at: second,
      offered: offered[row]!,
      served: served[row]!,
      capacity: capacity[row]!,
      unserved: short ? [served[row]!, asked] : null,
    };
  });
}

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

export function metricRows({ at }: Run["rows"], { actual }: RunMetric): MetricRow[] {
  return Array.from(at, (second, row) => ({ at: second, actual: Number.isNaN(actual[row]) ? null : actual[row]! }));
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
