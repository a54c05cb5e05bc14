import { stepAt } from "../lib/stepAt";
import type { Trace } from "../simulation/trace";
import type { LoadRange } from "./episode";

/** A stretch of rows, both included. */
export interface Rows {
  first: number;
  last: number;
}

/** The longest stretches in which each row has it. Rows that lack it may lie between, up to `gap` of them. */
export function stretches(rows: number, has: (row: number) => boolean, gap = 0): Rows[] {
  const found: Rows[] = [];
  for (let row = 0; row < rows; row++) {
    if (!has(row)) continue;
    const open = found.at(-1);
    if (open && row - open.last <= gap + 1) open.last = row;
    else found.push({ first: row, last: row });
  }
  return found;
}

/** From the first of these syncs until the one after the last, or the run's end. */
export const timesOf = ({ steps: { at }, durationSeconds }: Trace, { first, last }: Rows): { from: number; to: number } => ({
  from: at[first]!,
  to: at[last + 1] ?? durationSeconds,
});

/** The last sync, or poll of KEDA, at or before a second, or the first one; null: the run has none. */
export function stopBefore({ steps, keda }: Trace, second: number): number | null {
  const stops = [steps.at, ...(keda === null ? [] : [keda.columns.at])].filter((at) => at.length > 0);
  if (stops.length === 0) return null;
  const before = stops.flatMap((at) => at[stepAt(at, second)] ?? []);
  return before.length > 0 ? Math.max(...before) : Math.min(...stops.map((at) => at[0]!));
}

/** Columns of requests are whole thousandths. */
export function sumOf(values: Float64Array | undefined, from: number, to: number): number {
  let sum = 0;
  for (let second = from; second < to; second++) sum += values?.[second] ?? 0;
  return Math.round(sum * 1000) / 1000;
}

/** As the outcome of this name counts them, from `from` up to, not including, `to`. */
export function overloadedSeconds({ seconds: { failed, waiting } }: Trace, from: number, to: number): number {
  let count = 0;
  for (let second = from; second < to; second++) if (failed[second]! > 0 || waiting[second]! > 0) count++;
  return count;
}

const meanSeconds = 15;

export function loadIn({ seconds: { offered } }: Trace, from: number, to: number): LoadRange {
  let [least, most] = [Infinity, -Infinity];
  for (let end = Math.max(meanSeconds, from); ; end = Math.min(to, end + meanSeconds)) {
    const mean = sumOf(offered, end - meanSeconds, end) / meanSeconds;
    least = Math.min(least, mean);
    most = Math.max(most, mean);
    if (end >= to) return { least, most };
  }
}

export const extremes = (values: Float64Array, { first, last }: Rows): { lowest: number; highest: number } => {
  const part = values.subarray(first, last + 1);
  return { lowest: part.reduce((a, b) => Math.min(a, b)), highest: part.reduce((a, b) => Math.max(a, b)) };
};
