/**
 * Requests per second over the run, as a person drew it: straight lines between points.
 * Before the first point and after the last the curve is level.
 */
export interface LoadCurve {
  /** [second, requests per second], seconds strictly rising and whole, requests 0 to `maxRequestsPerSecond`, to the milli. At least one, at most `maxPoints`. */
  points: readonly LoadPoint[];
  /** Share of the value by which each second may differ either way, 0 to 0.5; drawn from the scenario's seed. */
  noise: number;
}

export type LoadPoint = readonly [second: number, requestsPerSecond: number];

export const maxRequestsPerSecond = 1_000_000;
export const maxPoints = 500;
export const maxNoise = 0.5;
