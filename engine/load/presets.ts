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
  /** How many seconds a spike stays at its peak, 1 to `longestPeak`; null for other shapes. */
  peakSeconds: number | null;
}

/**
 * A shape stretched over the run, as many times as asked for. Its lowest value is `base`, its highest `peak` requests per second. The
 * duration is at least 600 seconds. Without `peakSeconds` a spike stays at its peak for a twentieth of the time between two.
 */
export function loadPreset(
  preset: LoadPreset,
  durationSeconds: number,
  peak: number,
  { base = usualBase(preset, peak), times = 1, peakSeconds = null }: Partial<Omit<ShapeSettings, "peak">> = {},
): LoadPoint[] {
  const shape = shapes[preset];
  const lowest = lowestOf(shape);
  const value = (share: number) => milli(lowest === 1 ? peak : base + ((share - lowest) / (1 - lowest)) * (peak - base));
  const end = shape.at(-1)![1];
  const period = durationSeconds / times;
  const seam = shape[0]![1] === end ? 0 : 1;
  return Array.from({ length: times }, (_, time) => {
    const from = (time * durationSeconds) / times;
    const at = (share: number) => Math.round(from + share * period);
    const isLast = time === times - 1;
    // The points after the peak of a spike come so much later than usual.
    const later = preset === "spike" && peakSeconds !== null ? at(peakStart) + peakSeconds - at(peakEnd) : 0;
    // The last point of one time and the first of the next are at the same second: they are one point, or the earlier comes a second sooner.
    return shape.slice(0, isLast || seam === 1 ? undefined : -1).map(([share, height], place): LoadPoint => {
      const second = at(share) + (share >= peakEnd && share < 1 ? later : 0);
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

/** The longest time for which a spike can stay at its peak, in seconds: it needs an end before the next one. */
export const longestPeak = (durationSeconds: number, times: number): number => Math.floor((0.76 * durationSeconds) / times);

/**
 * A shape with changed settings or in a run of another length. `before`: the length of the run and the number of times until now; a peak that
 * had its usual seconds there gets those that are usual now, and one that was chosen keeps its own, as far as they fit.
 */
export function changedShape({ preset, settings }: LoadShape, durationSeconds: number, before: ShapeSpacing): LoadPoint[] {
  const { peak, base, peakSeconds } = settings;
  const times = Math.min(settings.times, mostTimes(preset, durationSeconds));
  const isUsual = peakSeconds === null || peakSeconds === usualPeakSeconds(before);
  const kept = isUsual ? null : Math.min(peakSeconds, longestPeak(durationSeconds, times));
  return loadPreset(preset, durationSeconds, peak, { base, times, peakSeconds: kept });
}

interface ShapeSpacing {
  durationSeconds: number;
  times: number;
}

const usualPeakSeconds = ({ durationSeconds, times }: ShapeSpacing): number =>
  peakSecondsOf(loadPreset("spike", durationSeconds, 1, { times }));

/** From the third point of a spike to its fourth. */
const peakSecondsOf = ([, , begin, end]: readonly LoadPoint[]): number => end![0] - begin![0];

export interface LoadShape {
  preset: LoadPreset;
  settings: ShapeSettings;
}

/** The shape that a curve is, with its settings; null for any other curve. */
export function shapeOf(points: readonly LoadPoint[], durationSeconds: number): LoadShape | null {
  const values = points.map(([, value]) => value);
  const [base, peak] = [Math.min(...values), Math.max(...values)];
  for (const preset of loadPresets) {
    const { length } = shapes[preset];
    for (const times of new Set([points.length / length, (points.length - 1) / (length - 1)])) {
      if (!Number.isInteger(times) || times < 1 || times > mostTimes(preset, durationSeconds)) continue;
      const peakSeconds = preset === "spike" ? peakSecondsOf(points) : null;
      const settings = { base, peak, times, peakSeconds };
      // Usual peaks may differ by a second from each other, because each begins and ends at a whole one.
      const found = [{ ...settings, peakSeconds: null }, settings].some((each) =>
        samePoints(points, loadPreset(preset, durationSeconds, peak, each)),
      );
      if (found) return { preset, settings };
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

/** Between these shares of its time a spike is at its peak. */
const [peakStart, peakEnd] = [0.21, 0.26];

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
    [peakStart, 1],
    [peakEnd, 1],
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
