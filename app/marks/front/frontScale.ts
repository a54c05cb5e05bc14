import type { Candidate, SearchFindings } from "../../../engine/index";
import { niceTicks } from "./niceAxis";

/** The figure's inside: cost from left to right, harm from zero upward. Pixels are those of the figure's own box. */
export interface FrontScale {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  costs: readonly number[];
  harms: readonly number[];
  x(cost: number): number;
  /** A harm above the axis is at its top. */
  y(harm: number): number;
  isAbove(harm: number): boolean;
}

export interface Box {
  width: number;
  height: number;
  narrow: boolean;
}

/** What is drawn of a study: its candidates, and the limits on cost and on harm; null if it has none. */
export interface FrontContent {
  found: Pick<SearchFindings, "judged" | "front" | "dropped" | "today" | "chosen">;
  costLimit: number | null;
  harmLimit: number | null;
}

export function frontScale(drawn: FrontContent, { width, height, narrow }: Box): FrontScale {
  const [left, right] = [narrow ? 50 : 52, width - 16];
  const [top, bottom] = [8, height - 24];
  const [low, high] = costRange(drawn);
  const costs = niceTicks(low, high, Math.min(8, Math.floor((right - left) / 64)));
  const harms = niceTicks(0, harmTop(drawn), Math.min(5, Math.floor((bottom - top) / 50)));
  const [from, to, most] = [costs[0]!, costs.at(-1)!, harms.at(-1)!];
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    costs,
    harms,
    x: (cost) => left + ((cost - from) / (to - from)) * (right - left),
    y: (harm) => bottom - (Math.min(most, harm) / most) * (bottom - top),
    isAbove: (harm) => harm > most * (1 + 1e-9),
  };
}

/** All candidates that ran in all cases, and specks as far as these keep a third of the axis. */
function costRange({ found: { judged, dropped }, costLimit }: FrontContent): [number, number] {
  const costs = judged.map(({ cost }) => cost);
  if (costs.length === 0) return [0, 1];
  const [least, most] = ends(costs);
  const early = dropped.map(({ medianCost }) => medianCost);
  const room = Math.max(most - least, atShare(early, 0.9) - atShare(early, 0.1));
  const specks = early.filter((cost) => cost >= least - room && cost <= most + room);
  const [low, high] = ends([
    ...costs,
    ...specks,
    ...(costLimit !== null && costLimit <= most + room && costLimit >= least ? [costLimit] : []),
  ]);
  // A single cost needs an axis, too.
  const pad = high > low ? (high - low) * 0.02 : Math.max(0.05 * high, 0.01);
  return [Math.max(0, low - pad), high + pad];
}

/**
 * Above today's, the limit, the front and most others. Candidates that do many times the harm of today's would leave no room for the
 * differences that matter, so they are at the top edge.
 */
function harmTop({ found: { judged, front, today, chosen }, harmLimit }: FrontContent): number {
  const finite = (candidates: readonly Candidate[]) => candidates.map(({ harm }) => harm).filter(Number.isFinite);
  const highest = Math.max(ends([0, ...finite(front)])[1], atShare(finite(judged), 0.9));
  // A limit far above all candidates would leave them no room either.
  const limit = harmLimit !== null && harmLimit <= 3 * Math.max(highest, today?.harm ?? 0) ? harmLimit : 0;
  const wanted = Math.max(limit, ...[today?.harm ?? 0, chosen?.harm ?? 0].filter(Number.isFinite));
  const most = Math.max(wanted, highest);
  const cut = Math.max(4 * wanted, atShare(finite(front), 0.75));
  const top = (wanted > 0 ? Math.min(most, cut) : most) * 1.06;
  return top > 0 ? top : 1e-3;
}

function ends(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Infinity, -Infinity]);
}

const atShare = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
