import type { Candidate } from "../../../engine/index";
import type { FrontMark } from "./frontMarks";
import type { FrontScale } from "./frontScale";

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const gap = 14;
const grid = 12;

/**
 * The free place for the card that is nearest to its mark: it covers no part of the front, no disc of it, today's mark or the mark itself.
 * If the plot has no such place, the card is under the axis.
 */
export function cardPlace(
  mark: FrontMark,
  card: { width: number; height: number },
  { front, marks, today }: { front: readonly Candidate[]; marks: readonly FrontMark[]; today: Candidate | null },
  scale: FrontScale,
): { left: number; top: number } {
  const todays = marks.find(({ candidate }) => candidate === today);
  const taken = [
    ...stairRects(front, scale),
    ...marks.filter(({ onFront }) => onFront).map(markRect),
    ...(todays ? [markRect(todays), labelRect(todays)] : []),
    markRect(mark),
  ];
  const ends = { left: scale.right - card.width, top: scale.bottom - card.height };
  let best: { left: number; top: number } | null = null;
  let nearest = Infinity;
  for (let top = scale.top; top <= ends.top; top += grid) {
    for (let left = scale.left + 4; left <= ends.left; left += grid) {
      const rect = { left, top, right: left + card.width, bottom: top + card.height };
      const distance = distanceTo(rect, mark);
      if (distance >= nearest || taken.some((other) => overlap(rect, other))) continue;
      [best, nearest] = [{ left, top }, distance];
    }
  }
  return best ?? { left: Math.max(0, Math.min(mark.x - card.width / 2, scale.width - card.width)), top: scale.height };
}

const around = (left: number, top: number, right: number, bottom: number, by: number): Rect => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

const markRect = ({ x, median, p95 }: FrontMark): Rect => around(x, p95, x, median, gap);

/** "today" beside its diamond. */
const labelRect = ({ x, median }: FrontMark): Rect => ({ left: x, top: median - 20, right: x + 60, bottom: median });

function stairRects(front: readonly Candidate[], { right, x, y }: FrontScale): Rect[] {
  return front.flatMap(({ cost, harm }, index) => {
    const next = front[index + 1];
    const [from, to, level] = [x(cost), next ? x(next.cost) : right, y(harm)];
    const flat = around(from, level, to, level, 4);
    return next ? [flat, around(to, level, to, y(next.harm), 4)] : [flat];
  });
}

const overlap = (a: Rect, b: Rect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function distanceTo({ left, top, right, bottom }: Rect, { x, median }: FrontMark): number {
  return Math.hypot(x - Math.min(right, Math.max(left, x)), median - Math.min(bottom, Math.max(top, median)));
}
