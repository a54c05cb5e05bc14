import { typicalStep } from "../../answers/moments";
import { headingUnit } from "./writtenUnit";
import { refuse } from "../../lib/refusal";
import { maxSeries, type RawSeries, type Sample, type Samples } from "./samples";
import { say } from "../../lib/sentence";

/** Series with at least one number, in order of time, counted from the earliest sample of all. */
export function fromFirstSample(raw: readonly RawSeries[]): { start: number; series: Samples[] } {
  refuseTooMany(raw.length);
  const start = raw.reduce((least, { samples }) => samples.reduce((min, [second]) => Math.min(min, second), least), Infinity);
  const series = raw.flatMap(({ samples, ...named }): Samples[] => {
    const points: Sample[] = [];
    for (const [second, value] of samples) if (value !== null && Number.isFinite(value)) points.push([second - start, value]);
    points.sort(([a], [b]) => a - b);
    return points.length === 0 ? [] : [{ ...withHeadingUnit(named), points, gaps: samples.length - points.length }];
  });
  return { start, series };
}

export function refuseTooMany(series: number): void {
  if (series > maxSeries)
    refuse(say`This text has ${series} series; this page reads at most ${maxSeries}. Export fewer series, or their sum.`);
}

/** A unit behind the values comes before one in the heading. */
export function withHeadingUnit<Named extends Omit<RawSeries, "samples">>(named: Named, heading = named.name): Named {
  if (named.unit !== null) return named;
  const unit = headingUnit(heading);
  return unit === null ? named : { ...named, unit, unitIn: "heading" };
}

/** Turns a counter into its growth per second; any other series stays. `measure` names what is counted if the series' name does not. */
export function ratesOf<Series extends RawSeries>(series: Series, measure = series.name): Series {
  if (series.unit !== null || !namesCounter(measure)) return series;
  const points = series.samples
    .flatMap(([second, value]): Sample[] => (value === null || !Number.isFinite(value) ? [] : [[second, value]]))
    .toSorted(([a], [b]) => a - b);
  return growsOnly(points) ? { ...series, perSeconds: 1, counter: true, samples: growth(points) } : series;
}

/** Prometheus' names of counters, if no function was applied to them. */
const namesCounter = (measure: string): boolean =>
  /(_total|_count|total request count|total count)(\{|$|\W)/i.test(measure) &&
  !/\b(rate|irate|increase|delta|deriv|sum_over_time)\b/.test(measure);

/** If the value falls, a process was restarted. */
function growsOnly(points: readonly Sample[]): boolean {
  let falls = 0;
  for (let index = 1; index < points.length; index++) if (points[index]![1] < points[index - 1]![1]) falls++;
  return points.length >= 4 && falls <= Math.max(1, points.length / 20) && points.at(-1)![1] !== points[0]![1];
}

/** The growth of a counter per second up to each of its samples. */
function growth(points: readonly Sample[]): Sample[] {
  const rates: Sample[] = [];
  for (let index = 1; index < points.length; index++) {
    const [[before, from], [second, to]] = [points[index - 1]!, points[index]!];
    if (second > before) rates.push([second, (to >= from ? to - from : to) / (second - before)]);
  }
  const first = rates[0];
  return first ? [[points[0]![0], first[1]], ...rates] : [];
}

/** The most common distance between samples, in seconds; 0 if there is only one. */
export const stepOf = (points: readonly Sample[]): number => Math.round(typicalStep(points.map(([second]) => second)) * 1000) / 1000;

/** Whether a series is itself the sum of others, by its name or by its label. */
export const isTotal = (name: string): boolean =>
  /^\s*((grand )?total|aggregated|overall|sum|all|gesamt|summe|усього|разом|всього)\s*$|^total\s|\stotal$/iu.test(name.slice(0, 200));

/**
 * The sum of series. If they have the same times, a series without a sample at a time adds nothing to it. If they were measured at
 * different seconds, the sum is computed at each step of the slowest series, from the samples that are not older than one step.
 */
function addUp(parts: readonly RawSeries["samples"][]): RawSeries["samples"] {
  const seconds = new Set<number>();
  for (const samples of parts) for (const [second] of samples) seconds.add(second);
  const most = parts.reduce((count, samples) => Math.max(count, samples.length), 0);
  if (seconds.size <= most * 1.5) return joinTimes(parts.flat(), "sum");
  const step = parts.reduce((longest, samples) => Math.max(longest, typicalStep(samples.map(([second]) => second))), 1);
  const sums = new Map<number, number>();
  for (const samples of parts) {
    const inTime = joinTimes(samples, "sum").toSorted(([a], [b]) => a - b);
    for (const [index, [second, value]] of inTime.entries()) {
      if (value === null || !Number.isFinite(value)) continue;
      const until = Math.min(inTime[index + 1]?.[0] ?? Infinity, second + step * 1.25);
      for (let at = Math.ceil(second / step); at * step < until; at++) sums.set(at, (sums.get(at) ?? 0) + value);
    }
  }
  return [...sums].map(([at, sum]) => [at * step, sum] as const);
}

/** One series from several; its unit is that of the first. */
export function sumOf(addends: readonly RawSeries[]): RawSeries {
  const { unit = null, perSeconds, counter } = addends[0] ?? {};
  const samples = addUp(addends.map((each) => each.samples));
  return { name: "", unit, ...(perSeconds !== undefined && { perSeconds }), ...(counter && { counter }), samples };
}

/** Samples of one second become one: their sum, or their mean. */
export function joinTimes(samples: RawSeries["samples"], how: "sum" | "mean"): RawSeries["samples"] {
  const bySecond = new Map<number, { sum: number; count: number }>();
  for (const [second, value] of samples) {
    const joined = bySecond.get(second) ?? { sum: 0, count: 0 };
    if (value !== null && Number.isFinite(value)) {
      joined.sum += value;
      joined.count++;
    }
    bySecond.set(second, joined);
  }
  return [...bySecond].map(([second, { sum, count }]) => [second, count === 0 ? null : how === "sum" ? sum : sum / count] as const);
}

const noLoad =
  /latency|duration|elapsed|response.?time|\bms\b|\bp\d\d|percentile|err(or)?s?\b|fail|\busers?\b|\bvus?\b|cpu|memory|\bmem|byte|%|replicas|\bpods?\b|status|\bcode\b|\bid\b|thread|connect/i;
const load = /req|rps|qps|tps|rpm|hits|throughput|\bops|calls|http|load|traffic|count|anfragen|запит/i;

/** Higher if the series is more likely a count of requests. */
export const likelihood = (name: string, unit: string | null): number => {
  // Labels say where requests belong, not that they are requests, so they are ignored.
  const text = `${withoutLabels(name)} ${unit ?? ""}`;
  return noLoad.test(text) ? -1 : load.test(text) ? 1 : 0;
};

/** From the first brace to the last. */
function withoutLabels(name: string): string {
  const [start, end] = [name.indexOf("{"), name.lastIndexOf("}")];
  return start < 0 || end < start ? name : name.slice(0, start) + name.slice(end + 1);
}

/** The series that is most likely the load: the first of the likeliest, and a total before its addends. */
export function likeliestOf(series: readonly Samples[]): number {
  let best = 0;
  for (const [index, each] of series.entries()) if (rank(each) > rank(series[best]!)) best = index;
  return best;
}

const rank = ({ name, unit }: Samples): number => likelihood(name, unit) * 2 + (/aggregated/i.test(name) ? 1 : 0);
