/** The usages at which a metric would ask for given counts, found by asking the controller's own calculator: its rounding and tolerance are not redone here. */
import { isWithin } from "../controller/tolerances";
import type { Asked, Asking, UsageLevel } from "./asking";

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
  const ranges: Piece[] = [];
  for (const piece of monotonePieces(asking)) {
    const range = rangeWithin(asking, counts, piece);
    if (range === null) continue;
    const before = ranges.at(-1);
    if (before !== undefined && before.to + 1 === range.from) before.to = range.to;
    else ranges.push(range);
  }
  return ranges.map(({ from, to }) => {
    const isOpen = to >= largestUsage || isBeyond(asking.at(to + 1));
    return {
      from: levelAt(asking, from),
      to: isOpen ? null : levelAt(asking, to),
      wholePercents: startsPercent(asking, from) && (isOpen || startsPercent(asking, to + 1)),
    };
  });
}

/** Usages, both ends included. */
interface Piece {
  from: number;
  to: number;
}

const largestUsage = Number.MAX_SAFE_INTEGER;

/** The controller cannot hold the count, nor any of a larger usage. */
const isBeyond = ({ replicaCount }: Asked): boolean => replicaCount === null;

const piecesOf = new WeakMap<Asking, readonly Piece[]>();

/** A count never falls while usage rises, except where the ratio enters or leaves the tolerance or passes 1. Looked for once. */
function monotonePieces(asking: Asking): readonly Piece[] {
  const known = piecesOf.get(asking);
  if (known !== undefined) return known;
  const edges: ((usageRatio: number) => boolean)[] = [
    (usageRatio) => usageRatio >= 1 || isWithin(asking.tolerance, usageRatio),
    (usageRatio) => usageRatio >= 1,
    (usageRatio) => usageRatio > 1,
    (usageRatio) => usageRatio > 1 && !isWithin(asking.tolerance, usageRatio),
  ];
  const whole = { from: 0, to: largestUsage };
  const starts = [0, ...edges.map((isPast) => firstUsage(asking, whole, ({ usageRatio }) => isPast(usageRatio))), largestUsage + 1];
  const pieces = starts.slice(1).map((next, index) => ({ from: starts[index] ?? 0, to: next - 1 }));
  const found = pieces.filter(({ from, to }) => from <= to);
  piecesOf.set(asking, found);
  return found;
}

function rangeWithin(asking: Asking, { from, to }: Counts, piece: Piece): Piece | null {
  const first = firstUsage(asking, piece, ({ replicaCount }) => (replicaCount ?? NaN) >= from);
  if (first > piece.to || isBeyond(asking.at(first))) return null;
  if (to === null) return { from: first, to: piece.to };
  const past = firstUsage(asking, { from: first, to: piece.to }, ({ replicaCount }) => (replicaCount ?? NaN) > to);
  return first < past ? { from: first, to: past - 1 } : null;
}

/**
 * The first usage in a range for which `holds`, which then holds for all above it; one more than the range where it never does. All
 * that the controller cannot count holds. Most of what is looked for lies near the present usage, so the search goes out from there.
 */
function firstUsage(asking: Asking, { from, to }: Piece, holds: (asked: Asked) => boolean): number {
  const isPast = (usage: number) => {
    const asked = asking.at(usage);
    return isBeyond(asked) || holds(asked);
  };
  const near = Number(asking.present.usageMilli);
  let [first, past] = [from, to + 1];
  let probe = Math.min(to, Math.max(from, near));
  for (let stride = Math.max(1, Math.floor(near / 16)); first < past; stride *= 2) {
    const direction = isPast(probe) ? -1 : 1;
    if (direction < 0) past = probe;
    else first = probe + 1;
    const next = probe + direction * stride;
    if (next < first || next >= past) break;
    probe = next;
  }
  while (first < past) {
    const middle = first + Math.floor((past - first) / 2);
    if (isPast(middle)) past = middle;
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
