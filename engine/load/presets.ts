import { maxPoints, type LoadPoint } from "./curve";

/** The shapes that a curve can start from. */
export const loadPresets = ["steady", "step", "spike", "ramp", "daily wave", "flash crowd"] as const;

export type LoadPreset = (typeof loadPresets)[number];

/** What a shape lets one choose. */
export interface ShapeSettings {
  /** The lowest and the highest value, in requests per second. A steady load has only the highest. */
  base: number;
  peak: number;
  /** How many times the shape comes in the run, 1 to `mostTimes`. */
  times: number;
}

/**
 * A shape stretched over the run, as many times as asked for. Its lowest value is `base`, its highest `peak` requests per second. The
 * duration is at least 600 seconds.
 */
export function loadPreset(
  preset: LoadPreset,
  durationSeconds: number,
  peak: number,
  { base = usualBase(preset, peak), times = 1 }: Partial<Omit<ShapeSettings, "peak">> = {},
): LoadPoint[] {
  const shape = shapes[preset];
  const lowest = lowestOf(shape);
  const value = (share: number) => milli(lowest === 1 ? peak : base + ((share - lowest) / (1 - lowest)) * (peak - base));
  const end = shape.at(-1)![1];
  const seam = shape[0]![1] === end ? 0 : 1;
  return Array.from({ length: times }, (_, time) => {
    const from = (time * durationSeconds) / times;
    const isLast = time === times - 1;
    // The last point of one time and the first of the next are at the same second: they are one point, or the earlier comes a second sooner.
    return shape.slice(0, isLast || seam === 1 ? undefined : -1).map(([share, height], place): LoadPoint => {
      const second = Math.round(from + (share * durationSeconds) / times);
      return [place === shape.length - 1 && !isLast ? second - seam : second, value(height)];
    });
  }).flat();
}

/** A shape's lowest value unless another is chosen, in requests per second. */
export const usualBase = (preset: LoadPreset, peak: number): number => milli(lowestOf(shapes[preset]) * peak);

/** A shape needs this long, so that its points are at seconds of their own. */
const leastPeriodSeconds = 120;

/** How many times a shape can come in a run; 1 for one that does not come back. */
export function mostTimes(preset: LoadPreset, durationSeconds: number): number {
  if (preset === "steady") return 1;
  return Math.max(1, Math.min(Math.floor(durationSeconds / leastPeriodSeconds), Math.floor(maxPoints / shapes[preset].length)));
}

/** The shape that a curve is, with its settings; null for any other curve. */
export function shapeOf(points: readonly LoadPoint[], durationSeconds: number): { preset: LoadPreset; settings: ShapeSettings } | null {
  const values = points.map(([, value]) => value);
  const [base, peak] = [Math.min(...values), Math.max(...values)];
  for (const preset of loadPresets) {
    const { length } = shapes[preset];
    for (const times of new Set([points.length / length, (points.length - 1) / (length - 1)])) {
      if (!Number.isInteger(times) || times < 1 || times > mostTimes(preset, durationSeconds)) continue;
      if (samePoints(points, loadPreset(preset, durationSeconds, peak, { base, times })))
        return { preset, settings: { base, peak, times } };
    }
  }
  return null;
}

const samePoints = (one: readonly LoadPoint[], other: readonly LoadPoint[]) =>
  one.length === other.length && one.every(([second, value], index) => second === other[index]![0] && value === other[index]![1]);

const milli = (value: number) => Math.round(value * 1000) / 1000;

/** [share of the run, share of the peak] */
type ShapePoint = readonly [time: number, value: number];

const lowestOf = (shape: readonly ShapePoint[]) => Math.min(...shape.map(([, value]) => value));

const quiet = 0.08;

/** An ordinary day of a service that people use, hour by hour from midnight: two humps, the evening's the higher one. */
const hours = [
  0.24, 0.18, 0.14, 0.12, 0.12, 0.15, 0.24, 0.4, 0.58, 0.72, 0.82, 0.88, 0.9, 0.87, 0.85, 0.85, 0.88, 0.94, 1, 0.98, 0.86, 0.66, 0.46, 0.32,
  0.24,
];

const shapes: Readonly<Record<LoadPreset, readonly ShapePoint[]>> = {
  steady: [
    [0, 1],
    [1, 1],
  ],
  step: [
    [0, quiet],
    [0.15, quiet],
    [0.16, 1],
    [1, 1],
  ],
  spike: [
    [0, quiet],
    [0.2, quiet],
    [0.21, 1],
    [0.26, 1],
    [0.27, quiet],
    [1, quiet],
  ],
  ramp: [
    [0, quiet],
    [0.1, quiet],
    [0.8, 1],
    [1, 1],
  ],
  "daily wave": hours.map((value, hour) => [hour / 24, value]),
  "flash crowd": [
    [0, quiet],
    [0.15, quiet],
    [0.16, 1],
    [0.2, 0.82],
    [0.26, 0.62],
    [0.34, 0.44],
    [0.44, 0.3],
    [0.58, 0.19],
    [0.76, 0.12],
    [1, quiet],
  ],
};
