/**
 * Requests per second over the run, as a person drew it: straight lines between points. Before the first point and after the last one the
 * curve is level.
 */
export interface LoadCurve {
  /** [second, requests per second], seconds strictly rising and whole, requests 0 to `maxRequestsPerSecond`, to the milli. At least one, at most `maxPoints`. */
  points: readonly LoadPoint[];
  /** Share of the value by which each second may differ in both directions, 0 to 0.5; drawn from the scenario's seed. */
  noise: number;
}

/** A second of the run, and the requests per second then. */
export type LoadPoint = readonly [second: number, requestsPerSecond: number];

export const maxRequestsPerSecond = 1_000_000;
export const maxPoints = 500;
export const maxNoise = 0.5;

/** The drawn value at a second, without noise, in requests per second. The curve's points are in order of time. */
export function requestsPerSecondAt(points: readonly LoadPoint[], second: number): number {
  return between(points, firstPointAfter(points, second), second);
}

/** The same for a run, where seconds come in order: the points are read once. A run reads every second, so this must stay lean. */
export function createLoadReader(points: readonly LoadPoint[]): (second: number) => number {
  let next = 0;
  let until = -Infinity;
  let line: Line = { from: 0, start: 0, rise: 0, seconds: 1 };
  return (second) => {
    if (second >= until) {
      while (next < points.length && points[next]![0] <= second) next++;
      until = points[next]?.[0] ?? Infinity;
      line = lineBetween(points[next - 1], points[next]);
    }
    const { from, start, rise, seconds } = line;
    return rise === 0 ? start : start + (rise * (second - from)) / seconds;
  };
}

/** `next` is the first point later than the second. */
function between(points: readonly LoadPoint[], next: number, second: number): number {
  const { from, start, rise, seconds } = lineBetween(points[next - 1], points[next]);
  return start + (rise * (second - from)) / seconds;
}

interface Line {
  from: number;
  start: number;
  rise: number;
  seconds: number;
}

function lineBetween(left: LoadPoint | undefined, right: LoadPoint | undefined): Line {
  if (!left || !right) return { from: 0, start: left?.[1] ?? right?.[1] ?? 0, rise: 0, seconds: 1 };
  return { from: left[0], start: left[1], rise: right[1] - left[1], seconds: right[0] - left[0] };
}

/** Index of the first point later than a second; the number of points when there is none. */
function firstPointAfter(points: readonly LoadPoint[], second: number): number {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (points[middle]![0] <= second) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Requests that arrive in one second, in thousandths, so that sums over a run stay exact.
 * `chance` is a draw from [0, 1) and moves the drawn value inside the noise band.
 */
export function arrivingMilliRequests(requestsPerSecond: number, noise: LoadCurve["noise"], chance: number): number {
  return Math.round(1000 * requestsPerSecond * (1 + noise * (2 * chance - 1)));
}
