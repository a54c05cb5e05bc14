import { requestsPerSecondAt } from "../../engine/index";
import type { Points } from "./curveEdits";

/** The part of the curve inside the view, with its values at both edges. */
export function visibleCurve(points: Points, from: number, to: number): Points {
  const inside = points.filter(([second]) => second > from && second < to);
  return [[from, requestsPerSecondAt(points, from)], ...inside, [to, requestsPerSecondAt(points, to)]];
}
