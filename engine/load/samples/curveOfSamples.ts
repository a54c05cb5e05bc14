import { maxPoints, maxRequestsPerSecond, type LoadPoint } from "../curve";
import type { Sample } from "./samples";

export interface SampledCurve {
  points: readonly LoadPoint[];
  /** A whole number of minutes within the scenario's range; if the samples end earlier, the last value continues. */
  durationSeconds: number;
  /** Each point is the mean of the samples in this many seconds. */
  bucketSeconds: number;
  /** Seconds of samples beyond the longest possible run. */
  leftOutSeconds: number;
  /** Values below 0 or above `maxRequestsPerSecond`, which were moved to these bounds. */
  outOfRange: number;
}

interface SamplingOptions {
  /** How many seconds one unit of the samples spans: 60 for requests per minute. */
  perSeconds: number;
  durationRange: { min: number; max: number; step: number };
  /** The curve's highest point becomes this many requests per second, and all others are scaled with it. */
  peak?: number;
}

/** Widths that divide an hour. */
const bucketWidths = [1, 5, 10, 15, 30, 60, 120, 180, 300] as const;

/**
 * A load curve through samples in order of time: the mean of each stretch at its middle. The stretches are as short as the curve's number
 * of points permits.
 */
export function curveOfSamples(samples: readonly Sample[], { perSeconds, durationRange, peak }: SamplingOptions): SampledCurve {
  const first = samples[0]?.[0] ?? 0;
  const span = (samples.at(-1)?.[0] ?? 0) - first;
  const minutes = Math.ceil(Math.round(span) / durationRange.step) * durationRange.step;
  const durationSeconds = Math.min(durationRange.max, Math.max(durationRange.min, minutes));
  const within = samples.flatMap(([second, value]): Sample[] =>
    second - first > durationSeconds ? [] : [[second - first, value / perSeconds]],
  );
  const bucketSeconds = bucketWidths.find((width) => new Set(within.map(([second]) => bucketOf(second, width))).size <= maxPoints)!;
  const means = meansOf(within, bucketSeconds);
  const highest = means.reduce((most, [, mean]) => Math.max(most, mean), 0);
  const factor = peak === undefined || highest <= 0 ? 1 : peak / highest;
  const points = means.map(([bucket, mean]): LoadPoint => {
    const bounded = Math.max(0, Math.min(maxRequestsPerSecond, mean * factor));
    return [Math.min(durationSeconds, bucket * bucketSeconds), Math.round(bounded * 1000) / 1000];
  });
  return {
    points,
    durationSeconds,
    bucketSeconds,
    leftOutSeconds: Math.max(0, Math.round(span) - durationSeconds),
    outOfRange: within.filter(([, value]) => value < 0 || value * factor > maxRequestsPerSecond).length,
  };
}

const bucketOf = (second: number, width: number) => Math.round(second / width);

/** [bucket, mean of its samples], in order. */
function meansOf(samples: readonly Sample[], width: number): [number, number][] {
  const sums = new Map<number, { sum: number; count: number }>();
  for (const [second, value] of samples) {
    const bucket = bucketOf(second, width);
    const { sum, count } = sums.get(bucket) ?? { sum: 0, count: 0 };
    sums.set(bucket, { sum: sum + value, count: count + 1 });
  }
  return [...sums].map(([bucket, { sum, count }]) => [bucket, sum / count]);
}
