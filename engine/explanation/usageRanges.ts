/** The usages at which a metric would ask for given counts, found by asking the controller's own calculator: its rounding and tolerance are not redone here. */
import { isWithin } from "../controller/tolerances";
import type { Asking, UsageLevel } from "./asking";

/** Replica counts, both ends included; `to` null: any from `from` on. */
export interface Counts {
  from: number;
  to: number | null;
}

/** Usages, both ends included. */
export interface UsageRange {
  from: UsageLevel;
  /** Null: no end within the numbers that the controller can count. */
  to: UsageLevel | null;
  /** Whether every usage that shows as these whole percents is inside; false without percents. Then the sums alone tell the edges. */
  wholePercents: boolean;
}

/**
 * From 0 on, the lowest first. Several, where the pods that are counted are not those that the count speaks of: below the
 * tolerance, within it and above it the same count may be asked for, with others in between.
 */
export function usageRanges(asking: Asking, counts: Counts): UsageRange[] {
  const end = lastUsage(asking);
  const ranges: { from: number; to: number }[] = [];
  for (const piece of monotonePieces(asking, end)) {
    const range = rangeWithin(asking, counts, piece);
    if (range === null) continue;
    const before = ranges.at(-1);
    if (before !== undefined && before.to + 1 === range.from) before.to = range.to;
    else ranges.push(range);
  }
  return ranges.map(({ from, to }) => ({
    from: levelAt(asking, from),
    to: to === end ? null : levelAt(asking, to),
    wholePercents: startsPercent(asking, from) && (to === end || startsPercent(asking, to + 1)),
  }));
}

interface Piece {
  from: number;
  to: number;
}

/** A count never falls while usage rises, except where the ratio enters or leaves the tolerance or passes 1. */
function monotonePieces(asking: Asking, end: number): Piece[] {
  const edges: ((usageRatio: number) => boolean)[] = [
    (usageRatio) => usageRatio >= 1 || isWithin(asking.tolerance, usageRatio),
    (usageRatio) => usageRatio >= 1,
    (usageRatio) => usageRatio > 1,
    (usageRatio) => usageRatio > 1 && !isWithin(asking.tolerance, usageRatio),
  ];
  const starts = [0, ...edges.map((isPast) => firstUsage(0, end, (usage) => isPast(asking.at(usage).usageRatio))), end + 1];
  const pieces = starts.slice(1).map((next, index) => ({ from: starts[index] ?? 0, to: next - 1 }));
  return pieces.filter(({ from, to }) => from <= to);
}

function rangeWithin(asking: Asking, { from, to }: Counts, piece: Piece): Piece | null {
  const count = (usage: number) => asking.at(usage).replicaCount ?? NaN;
  const first = firstUsage(piece.from, piece.to, (usage) => count(usage) >= from);
  const past = to === null ? piece.to + 1 : firstUsage(first, piece.to, (usage) => count(usage) > to);
  return first < past ? { from: first, to: past - 1 } : null;
}

/** The largest usage whose count the controller can hold; −1 where there is none. */
function lastUsage(asking: Asking): number {
  return firstUsage(0, Number.MAX_SAFE_INTEGER, (usage) => asking.at(usage).replicaCount === null) - 1;
}

/** The first from `low` to `high` for which `holds`, which then holds for all above; `high` + 1 where it never does. */
function firstUsage(low: number, high: number, holds: (usage: number) => boolean): number {
  let first = low;
  let beyond = high + 1;
  while (first < beyond) {
    const middle = first + Math.floor((beyond - first) / 2);
    if (holds(middle)) beyond = middle;
    else first = middle + 1;
  }
  return first;
}

function levelAt(asking: Asking, usage: number): UsageLevel {
  const { replicaCount: _, ...level } = asking.at(usage);
  return level;
}

function startsPercent(asking: Asking, usage: number): boolean {
  const { utilizationPercent } = asking.at(usage);
  return utilizationPercent !== null && (usage === 0 || asking.at(usage - 1).utilizationPercent !== utilizationPercent);
}
