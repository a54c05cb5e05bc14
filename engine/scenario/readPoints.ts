import { maxPoints, type LoadPoint } from "../load/curve";
import { number, refuse } from "../lib/refusal";
import { durationRange } from "./scenario";

/** The name of a curve and of its values in a sentence, and its highest allowed value. */
interface CurveWords {
  curve: string;
  value: string;
  max: number;
}

/** A drawn curve: at least one point, in order of time. Values are kept to the thousandth. */
export function readPoints(data: unknown, { curve, value, max }: CurveWords): LoadPoint[] {
  if (!Array.isArray(data) || data.length === 0) refuse(`${curve} has no points.`);
  if (data.length > maxPoints) refuse(`${curve} has ${data.length} points; at most ${maxPoints} are allowed.`);
  let before = -1;
  return data.map((point: unknown, index): LoadPoint => {
    const place = `Point ${index + 1} of ${curve[0]!.toLowerCase()}${curve.slice(1)}`;
    if (!Array.isArray(point) || point.length !== 2) refuse(`${place} is not a pair of a second and ${value}.`);
    const second = number(point[0], `${place}: the second`, { min: 0, max: durationRange.max, step: 1 });
    if (second <= before) refuse(`${place} is at ${second} s; it must be after the previous point.`);
    before = second;
    return [second, Math.round(number(point[1], `${place}: the value`, { min: 0, max }) * 1000) / 1000];
  });
}
