/**
 * The usages at which a metric would propose given counts. It searches with the controller's own calculator, so rounding and tolerance are
 * not written a second time.
 */
import { isWithin } from "../controller/tolerances";
import type { ProposalAtUsage, Asking, UsageLevel } from "./asking";

/** Replica counts, both ends included; `to` null: no upper end. */
export interface Counts {
  from: number;
  to: number | null;
}

/** Usages, both ends included. */
export interface UsageRange {
  from: UsageLevel;
  /** Null: there is no upper end within the numbers that the controller can count. */
  to: UsageLevel | null;
  /**
   * Whether every usage that displays as one of these whole percents is inside. False without percents: then only the sums give the edges.
   */
  wholePercents: boolean;
}

/**
 * The ranges from 0 up, lowest first. There are several if the counted pods are not all the pods that the count includes: then the same
 * count may be proposed below, within and above the tolerance, with other counts in between.
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

/** The controller cannot hold this count, nor the count of any larger usage. */
const isBeyond = ({ replicaCount }: ProposalAtUsage): boolean => replicaCount === null;

const piecesOf = new WeakMap<Asking, readonly Piece[]>();

/**
 * A count never falls while usage rises, except where the ratio enters or leaves the tolerance or passes 1. These places are searched once.
 */
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
 * The first usage in a range for which `holds` is true; it must then be true for all above. Returns one more than the range if there is
 * none. A usage that the controller cannot count makes `holds` true. The search starts at the present usage, because most answers lie near
 * it.
 */
function firstUsage(asking: Asking, { from, to }: Piece, holds: (proposal: ProposalAtUsage) => boolean): number {
  const isPast = (usage: number) => {
    const proposal = asking.at(usage);
    return isBeyond(proposal) || holds(proposal);
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
