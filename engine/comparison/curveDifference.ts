import { requestsPerSecondAt, type LoadPoint } from "../load/curve";

/** Two different drawn curves: requests per second, without noise. */
export interface CurveDifference {
  /** The first and the last second at which they differ. */
  from: number;
  to: number;
  /** Where they are farthest apart; the first place if there are several. */
  farthest: { at: number; baseline: number; now: number };
}

/** A smaller difference is only the last digit of a straight line between other points. */
const least = 1e-6;

/** Only over the time that both have; null if they are the same there. */
export function curveDifference(baseline: readonly LoadPoint[], now: readonly LoadPoint[], lastSecond: number): CurveDifference | null {
  if (JSON.stringify(baseline) === JSON.stringify(now)) return null;
  let found: CurveDifference | null = null;
  let most = 0;
  for (let at = 0; at <= lastSecond; at++) {
    const sample = { at, baseline: requestsPerSecondAt(baseline, at), now: requestsPerSecondAt(now, at) };
    const apart = Math.abs(sample.now - sample.baseline);
    if (apart <= least) continue;
    found ??= { from: at, to: at, farthest: sample };
    found.to = at;
    if (apart > most + least) [most, found.farthest] = [apart, sample];
  }
  return found;
}
