import type { LoadPoint } from "../load/curve";

/**
 * A curve's points as one list of small whole numbers: a unit in thousandths that divides every value, then for each point the seconds and
 * the units since the previous point.
 */
export function flatPoints(points: readonly LoadPoint[]): number[] {
  const values = points.map(([, value]) => Math.round(value * 1000));
  const unit = values.reduce(commonDivisor, 0) || 1;
  const steps = points.flatMap(([second], index) => [
    second - (points[index - 1]?.[0] ?? 0),
    (values[index]! - (values[index - 1] ?? 0)) / unit,
  ]);
  return [unit, ...steps];
}

/** The points from any data: a value that is not a number makes a point that every reader refuses. */
export function pointsOf(flat: unknown): unknown {
  if (!Array.isArray(flat)) return flat;
  const [unit, ...steps]: unknown[] = flat;
  const pairs: [second: number, value: number][] = [];
  let second = 0;
  let units = 0;
  for (let index = 0; index < steps.length; index += 2) {
    second += numeric(steps[index]);
    units += numeric(steps[index + 1]);
    pairs.push([second, (units * numeric(unit)) / 1000]);
  }
  return pairs;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
const numeric = (value: unknown): number => (typeof value === "number" ? value : NaN);
