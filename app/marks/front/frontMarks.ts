import type { Candidate, CandidateKey, Dropped, SearchFindings } from "../../../engine/index";
import { round } from "../marks";
import type { FrontScale } from "./frontScale";

/** A candidate that ran in all cases: a disc at its median, a whisker to its 95th percentile. */
export interface FrontMark {
  candidate: Candidate;
  x: number;
  median: number;
  p95: number;
  onFront: boolean;
}

export function frontMarks(found: Pick<SearchFindings, "judged" | "front">, scale: FrontScale): FrontMark[] {
  const front = new Set(found.front.map(({ key }) => key));
  return found.judged.map((candidate) => ({
    candidate,
    x: scale.x(candidate.cost),
    median: scale.y(candidate.medianHarm),
    p95: scale.y(candidate.harm),
    onFront: front.has(candidate.key),
  }));
}

/** All whiskers as one path, because there may be hundreds. Those without room between median and p95 have none. */
export const whiskers = (marks: readonly FrontMark[], half = 3): string =>
  marks
    .filter(({ median, p95 }) => median - p95 > 1)
    .map(({ x, median, p95 }) => `M${round(x)} ${round(median)}V${round(p95)}M${round(x - half)} ${round(p95)}h${2 * half}`)
    .join("");

/** One square for each pixel that candidates were dropped at, however many they are. Those beyond the axes are left out. */
export function specks(dropped: readonly Dropped[], { left, right, bottom, x, y, isAbove }: FrontScale): string {
  const places = new Set<string>();
  for (const { medianCost, medianHarm } of dropped) {
    const [at, height] = [Math.round(x(medianCost)), Math.min(bottom - 1, Math.round(y(medianHarm)))];
    if (at >= left && at <= right && !isAbove(medianHarm)) places.add(`M${at - 1} ${height}h2`);
  }
  return [...places].join("");
}

/** From the cheapest to the right edge, through the 95th percentiles: what each pod-hour more saves at least. */
export function stairs(front: readonly Candidate[], { right, x, y }: FrontScale): string {
  const steps = front.map(({ cost, harm }, index) =>
    index === 0 ? `M${round(x(cost))} ${round(y(harm))}` : `H${round(x(cost))}V${round(y(harm))}`,
  );
  return steps.length === 0 ? "" : `${steps.join("")}H${round(right)}`;
}

/** How far from a mark a pointer still means it, in pixels. */
const reach = { mouse: 24, touch: 44 };

/** The mark whose disc, or else whose whisker, is nearest to a point; null if none is near. Of equal ones the front's is meant. */
export function nearestMark(marks: readonly FrontMark[], x: number, y: number, touch: boolean): FrontMark | null {
  let nearest: FrontMark | null = null;
  let least = touch ? reach.touch : reach.mouse;
  for (const mark of marks) {
    const toDisc = Math.hypot(mark.x - x, mark.median - y) - (mark.onFront ? 2 : 0);
    const toWhisker = Math.hypot(mark.x - x, y - Math.min(mark.median, Math.max(mark.p95, y))) + 4;
    const distance = Math.min(toDisc, toWhisker);
    if (distance < least) [nearest, least] = [mark, distance];
  }
  return nearest;
}

export type Direction = "left" | "right" | "up" | "down";

/** Where a key leads: left and right along the front, up and down among all judged, by harm. Null: no further. */
export function neighbour(
  { front, judged }: Pick<SearchFindings, "front" | "judged">,
  key: CandidateKey | null,
  to: Direction,
): Candidate | null {
  const here = judged.find((candidate) => candidate.key === key);
  if (!here) return front[0] ?? judged[0] ?? null;
  if (to === "left") return cheaperThan(front, here);
  if (to === "right") return front.find((other) => isAfter(other, here)) ?? null;
  const byHarm = judged.toSorted((a, b) => ascending(a.harm, b.harm) || b.cost - a.cost || a.key - b.key);
  return byHarm[byHarm.indexOf(here) + (to === "up" ? 1 : -1)] ?? null;
}

/** Of the front, the next that costs less. */
export const cheaperThan = (front: readonly Candidate[], { cost }: Candidate): Candidate | null =>
  front.findLast((other) => other.cost < cost) ?? null;

/** Of the front, the next that does less harm. */
export const saferThan = (front: readonly Candidate[], { harm }: Candidate): Candidate | null =>
  front.find((other) => other.harm < harm) ?? null;

const isAfter = (other: Candidate, here: Candidate): boolean => other.cost > here.cost;

/** Two infinite harms are equal. */
const ascending = (one: number, other: number): number => (one < other ? -1 : one > other ? 1 : 0);
