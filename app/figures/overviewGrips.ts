import type { TimeRange } from "../run/timeRange";
import { leastViewSeconds } from "../store/zoom";

/** The parts of the view that a pointer can drag: either bracket, or the part between them. */
export type Grip = "from" | "to" | "body";

/** The view after a grip moved to a second. A bracket stops before the other; the body keeps its length. */
export const gripTargets: Readonly<Record<Grip, (view: TimeRange, second: number) => TimeRange>> = {
  from: ({ to }, second) => ({ from: Math.min(second, to - leastViewSeconds), to }),
  to: ({ from }, second) => ({ from, to: Math.max(second, from + leastViewSeconds) }),
  body: ({ from, to }, second) => ({ from: second, to: second + to - from }),
};

const bracketReach = { mouse: 12, touch: 22 };
const cursorReach = 6;

/** Where a press takes a bracket, in pixels. At an end of the overview the area moves inwards, so that a finger has all of it. */
export function bracketArea(at: number, width: number, touch: boolean): { left: number; width: number } {
  const reach = touch ? bracketReach.touch : bracketReach.mouse;
  return { left: Math.max(0, Math.min(at - reach, width - 2 * reach)), width: 2 * reach };
}

interface Press {
  x: number;
  /** The brackets around the part in view. */
  view: TimeRange;
  cursor: number | null;
  zoomed: boolean;
  width: number;
  touch: boolean;
}

/** What a press takes, all in pixels. A bracket comes before the cursor, and the cursor before the part in view. */
export function pressTarget({ x, view, cursor, zoomed, width, touch }: Press): Grip | "beside" | "scrub" {
  const takes = (bracket: number) => {
    const area = bracketArea(bracket, width, touch);
    return x >= area.left && x <= area.left + area.width;
  };
  const [from, to] = [takes(view.from), takes(view.to)];
  if (from && to) return Math.abs(x - view.from) < Math.abs(x - view.to) ? "from" : "to";
  if (from || to) return from ? "from" : "to";
  if (!zoomed || (cursor !== null && Math.abs(x - cursor) <= cursorReach)) return "scrub";
  return x > view.from && x < view.to ? "body" : "beside";
}
