import { maxPoints, type LoadPoint } from "../load/curve";
import { number, refuse } from "../lib/refusal";
import { say, type Words } from "../lib/sentence";
import { durationRange } from "./scenario";

/** The name of a curve at the start of a sentence and within one, the name of its values, and its highest allowed value. */
interface CurveWords {
  curve: Words;
  within: Words;
  value: Words;
  max: number;
}

/** A drawn curve: at least one point, in order of time. Values are kept to the thousandth. */
export function readPoints(data: unknown, { curve, within, value, max }: CurveWords): LoadPoint[] {
  if (!Array.isArray(data) || data.length === 0) refuse(say`${curve} has no points.`);
  if (data.length > maxPoints) refuse(say`${curve} has ${data.length} points; at most ${maxPoints} are allowed.`);
  let before = -1;
  return data.map((point: unknown, index): LoadPoint => {
    const place = say`Point ${index + 1} of ${within}`;
    if (!Array.isArray(point) || point.length !== 2) refuse(say`${place} is not a pair of a second and ${value}.`);
    const second = number(point[0], say`${place}: the second`, { min: 0, max: durationRange.max, step: 1 });
    if (second <= before) refuse(say`${place} is at ${second} s; it must be after the previous point.`);
    before = second;
    return [second, Math.round(number(point[1], say`${place}: the value`, { min: 0, max }) * 1000) / 1000];
  });
}
