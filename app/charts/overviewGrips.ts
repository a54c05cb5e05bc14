import type { TimeRange } from "../store/view";
import { leastViewSeconds } from "../store/zoom";

/** The parts of the view that a pointer can drag: either bracket, or the part between them. */
export type Grip = "from" | "to" | "body";

/** The view after a grip moved to a second. A bracket stops before the other; the body keeps its length. */
export const gripTargets: Readonly<Record<Grip, (view: TimeRange, second: number) => TimeRange>> = {
  from: ({ to }, second) => ({ from: Math.min(second, to - leastViewSeconds), to }),
  to: ({ from }, second) => ({ from, to: Math.max(second, from + leastViewSeconds) }),
  body: ({ from, to }, second) => ({ from: second, to: second + to - from }),
};

const bracketReach = 12;
const cursorReach = 6;

/** What a press takes, all in pixels. A bracket comes before the cursor, and the cursor before the part in view. */
export function pressTarget(x: number, view: TimeRange, cursor: number | null, zoomed: boolean): Grip | "beside" | "scrub" {
  const [toFrom, toTo] = [Math.abs(x - view.from), Math.abs(x - view.to)];
  if (Math.min(toFrom, toTo) <= bracketReach) return toFrom < toTo ? "from" : "to";
  if (!zoomed || (cursor !== null && Math.abs(x - cursor) <= cursorReach)) return "scrub";
  return x > view.from && x < view.to ? "body" : "beside";
}
