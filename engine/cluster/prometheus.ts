import { float64ToInt64, type Int64 } from "../lib/int64";
import type { PromqlFunction } from "./promqlFunctions";

/** The functions of PromQL that adapters' rules use, on one series. Mirrors promql/functions.go of Prometheus 3. */

/** A series as it was scraped, in order of time. A staleness marker is a sample with the value NaN. */
export interface Series {
  times: number[];
  values: number[];
}

/** How old a sample may be that an instant selector finds. */
const lookbackSeconds = 300;

/** The times of the first and the last sample that a value is computed from. */
export interface SampleTimes {
  from: number;
  to: number;
}

/**
 * The value at a second; null: there is no result. `rangeSeconds` has no meaning for `instant`. Writes the times of its samples to `used`,
 * because thousands of series are evaluated at once.
 */
export function evaluate(
  name: PromqlFunction,
  { times, values }: Series,
  at: number,
  rangeSeconds: number,
  used: SampleTimes = unused,
): number | null {
  switch (name) {
    case "instant":
      return instant(times, values, at, used);
    case "irate":
      return irate(times, values, at, rangeSeconds, used);
    case "increase":
      return extrapolate(times, values, at, rangeSeconds, 1, used);
    case "rate":
      return extrapolate(times, values, at, rangeSeconds, rangeSeconds, used);
  }
}

const unused: SampleTimes = { from: NaN, to: NaN };

/** null: there is no result. */
export function sampledIn(name: PromqlFunction, series: Series, at: number, rangeSeconds: number): SampleTimes | null {
  const used = { from: NaN, to: NaN };
  return evaluate(name, series, at, rangeSeconds, used) === null ? null : used;
}

function instant(times: readonly number[], values: readonly number[], at: number, used: SampleTimes): number | null {
  const last = lastIndexBy(times, at);
  if (last < 0 || times[last]! <= at - lookbackSeconds || Number.isNaN(values[last])) return null;
  used.from = used.to = times[last]!;
  return values[last]!;
}

/** From the last two samples alone. */
function irate(times: readonly number[], values: readonly number[], at: number, rangeSeconds: number, used: SampleTimes): number | null {
  const last = previousSample(values, lastIndexBy(times, at));
  const before = previousSample(values, last - 1);
  if (before < 0 || times[before]! <= at - rangeSeconds) return null;
  used.from = times[before]!;
  used.to = times[last]!;
  const rise = values[last]! < values[before]! ? values[last]! : values[last]! - values[before]!;
  return rise / (times[last]! - times[before]!);
}

/**
 * The rise of a counter, extended to the ends of the range where the first and the last sample are near them, divided by `divisor`. So a
 * rate divides by the whole range, and the series of a young pod shows too little. Mirrors extrapolatedRate.
 */
function extrapolate(
  times: readonly number[],
  values: readonly number[],
  at: number,
  rangeSeconds: number,
  divisor: number,
  used: SampleTimes,
): number | null {
  const from = at - rangeSeconds;
  const last = previousSample(values, lastIndexBy(times, at));
  let first = last;
  let number = 0;
  let lost = 0;
  for (let index = last; index >= 0 && times[index]! > from; index--) {
    if (Number.isNaN(values[index])) continue;
    // A counter that falls has started again from zero.
    if (number > 0 && values[first]! < values[index]!) lost += values[index]!;
    first = index;
    number++;
  }
  if (number < 2) return null;
  used.from = times[first]!;
  used.to = times[last]!;
  const rise = values[last]! - values[first]! + lost;
  const span = times[last]! - times[first]!;
  const average = span / (number - 1);
  const threshold = average * 1.1;
  let toStart = times[first]! - from;
  let toEnd = at - times[last]!;
  if (toStart >= threshold) toStart = average / 2;
  // A counter was zero at some time: the series is not extended to before that.
  if (rise > 0 && values[first]! >= 0) toStart = Math.min(toStart, span * (values[first]! / rise));
  if (toEnd >= threshold) toEnd = average / 2;
  return rise * ((span + toStart + toEnd) / span / divisor);
}

/** The last sample at or before a second; −1: none. Evaluations are mostly at the end of the series. */
function lastIndexBy(times: readonly number[], at: number): number {
  let index = times.length - 1;
  while (index >= 0 && times[index]! > at) index--;
  return index;
}

/** The index itself, or the nearest before it that is no staleness marker. */
function previousSample(values: readonly number[], index: number): number {
  let sample = index;
  while (sample >= 0 && Number.isNaN(values[sample])) sample--;
  return sample;
}

/**
 * What prometheus-adapter answers for a value, in thousandths: cut towards zero after a multiplication in doubles. Values beyond int64, the
 * infinities, and NaN in the external metrics API become the lowest int64, as Go converts them on amd64.
 */
export function adapterMilli(value: number, api: "custom" | "external"): Int64 {
  return Number.isNaN(value) && api === "custom" ? 0 : float64ToInt64(value * 1000);
}

/** The sum of a function over series; null: none has a result. Series without one are left out. Mirrors the aggregation's compensated sum. */
export function sumOf(name: PromqlFunction, series: readonly Series[], at: number, rangeSeconds: number): number | null {
  let sum: number | null = null;
  let lost = 0;
  for (const each of series) {
    const value = evaluate(name, each, at, rangeSeconds);
    if (value === null) continue;
    const before: number = sum ?? 0;
    sum = before + value;
    lost += Math.abs(before) >= Math.abs(value) ? before - sum + value : value - sum + before;
  }
  return sum === null ? null : sum + lost;
}
