import type { LoadPoint } from "./curve";

/** The shapes that a curve can start from. */
export const loadPresets = ["steady", "step", "spike", "ramp", "daily wave", "flash crowd"] as const;

export type LoadPreset = (typeof loadPresets)[number];

/** A shape stretched over the whole run; its highest value is `peak` requests per second. The duration is at least 600 seconds. */
export function loadPreset(preset: LoadPreset, durationSeconds: number, peak: number): LoadPoint[] {
  return shapes[preset].map(([time, value]) => [Math.round(time * durationSeconds), Math.round(value * peak * 1000) / 1000]);
}

/** [share of the run, share of the peak] */
type ShapePoint = readonly [time: number, value: number];

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
