/** What a metric measured for all pods together, over time or at one time: that does not depend on how many pods shared it. */
import { measuredResource, metricName, metricTarget } from "../../api/metricSources";
import type { MetricSpec } from "../../api/autoscaling";
import { milliQuantity, parseQuantity } from "../../lib/quantity";
import type { MetricReading } from "../evidence";
import type { MergedAutoscaler, Place, Placed } from "../merge/merged";
import { createReader, figureCourse, readyCourse, replicasCourse, usageCourse, type Course, type Point } from "./recordedCourse";
import type { TotalSource } from "./supposed";

export interface Total {
  /** Of a resource in its milli-units, of another metric in its own. Of one time: a single point without a time of its own. */
  readonly points: readonly Point[];
  /** One time only, so the time of its point means nothing. */
  readonly isSteady: boolean;
  readonly from: TotalSource;
  readonly basis: readonly Place[];
  /** The pods whose series have no name; 0: the series are named. */
  readonly unnamed: number;
}

/** A figure counts pods that were ready for so long. */
const measuredAfterSeconds = 30;

/** `requestMilli`: what a percentage is of; null if the metric has no percentage. */
export function totalOf(merged: MergedAutoscaler, spec: MetricSpec, index: number, requestMilli: number | null): Total | null {
  return totalOfSeries(merged, spec, requestMilli) ?? totalOfSnapshot(merged, spec, index, requestMilli);
}

function totalOfSeries(merged: MergedAutoscaler, spec: MetricSpec, requestMilli: number | null): Total | null {
  const resource = measuredResource(spec);
  const usage = resource?.name === "cpu" ? usageCourse(merged, resource.container) : null;
  if (usage !== null) return { ...usage, isSteady: false, from: "usageOfPods" };
  const milli = resource === null ? 1 : 1000;
  const value = figureCourse(merged, spec, "value");
  if (metricTarget(spec).type === "Value" && value !== null) return { ...value, isSteady: false, from: "value", unnamed: 0 };
  const average = figureCourse(merged, spec, "average");
  if (average !== null) return shared(merged, spec, average, milli, "average");
  const utilization = figureCourse(merged, spec, "utilization");
  if (utilization === null || requestMilli === null) return null;
  return shared(merged, spec, { ...utilization, points: middles(utilization.points) }, requestMilli / 100, "utilization");
}

/** The controller cuts a percentage to a whole number, so it was half a percent more on average. */
const middles = (points: readonly Point[]): Point[] => points.map(([time, percent]) => [time, percent === 0 ? 0 : percent + 0.5]);

/** An average times the pods that it is of. */
function shared(merged: MergedAutoscaler, spec: MetricSpec, average: Course, unit: number, from: TotalSource): Total | null {
  const pods = countedPods(merged, spec);
  if (pods === null) return null;
  const countAt = pods.at();
  const points = average.points.map(([time, value]): Point => [time, value * unit * countAt(time)]);
  return { points, isSteady: false, from, basis: [...average.basis, ...pods.basis], unnamed: 0 };
}

/** A metric of an object or from outside is divided by all pods; one of pods is the average of those that were measured. */
function countedPods(merged: MergedAutoscaler, spec: MetricSpec): { basis: readonly Place[]; at(): (time: number) => number } | null {
  const replicas = replicasCourse(merged);
  if (spec.type === "Object" || spec.type === "External")
    return replicas && { basis: replicas.basis, at: () => createReader(replicas.points) };
  const ready = readyCourse(merged);
  const counted = ready ?? replicas;
  if (counted === null) return null;
  // New pods are not measured at once; those that go are no longer counted.
  const after = ready === null ? 2 * measuredAfterSeconds : measuredAfterSeconds;
  return {
    basis: counted.basis,
    at: () => {
      const [now, before] = [createReader(counted.points), createReader(counted.points)];
      return (time) => Math.max(1, Math.min(now(time), before(time - after)));
    },
  };
}

function totalOfSnapshot(merged: MergedAutoscaler, spec: MetricSpec, index: number, requestMilli: number | null): Total | null {
  const metric = printedMetric(merged, spec, index);
  if (metric === undefined) return null;
  const replicas = merged.fields.currentReplicas;
  const basis = [metric.place, ...(replicas ? [replicas.place] : [])];
  const one = (value: number, from: TotalSource): Total => ({ points: [[0, value]], isSteady: true, from, basis, unnamed: 0 });
  const unit = unitOf(spec);
  const whole = milliOf(metric.current ?? (metricTarget(spec).type === "Value" ? metric.value : null));
  if (whole !== null && metricTarget(spec).type === "Value") return one(whole / unit, "value");
  const average = printedAverage(merged, spec, index, requestMilli);
  return average === null || replicas === undefined ? null : one(average.value * replicas.value, average.from);
}

/** Milli-units in one unit of a total: a resource is counted in its milli-units. */
const unitOf = (spec: MetricSpec): number => (measuredResource(spec) === null ? 1000 : 1);

interface Average {
  readonly value: number;
  readonly from: TotalSource;
  readonly place: Place;
}

function printedAverage(merged: MergedAutoscaler, spec: MetricSpec, index: number, requestMilli: number | null): Average | null {
  const metric = printedMetric(merged, spec, index);
  if (metric === undefined) return null;
  const { place } = metric;
  const average = milliOf(metric.averageValue ?? (metricTarget(spec).type === "AverageValue" ? metric.value : null));
  if (average !== null) return { value: average / unitOf(spec), from: "average", place };
  if (typeof metric.utilization !== "number" || requestMilli === null) return null;
  return { value: (requestMilli * (metric.utilization === 0 ? 0 : metric.utilization + 0.5)) / 100, from: "utilization", place };
}

/** The metric of the texts that a spec is about. A table does not name its metrics. */
function printedMetric({ metrics }: MergedAutoscaler, spec: MetricSpec, index: number): Placed<MetricReading> | undefined {
  const container = measuredResource(spec)?.container ?? undefined;
  const isSame = (metric: MetricReading) =>
    metric.name === metricName(spec) && (metric.type === null || metric.type === spec.type) && metric.container === container;
  const nameless = metrics[index]?.name === null ? metrics[index] : undefined;
  return metrics.find(isSame) ?? nameless;
}

/** What one pod had on average, over time or at one time, in milli-units of a resource or in the metric's own unit. */
export function averagesOf(
  merged: MergedAutoscaler,
  spec: MetricSpec,
  index: number,
  requestMilli: number | null,
): { points: readonly Point[]; basis: readonly Place[] } | null {
  const average = figureCourse(merged, spec, "average");
  const unit = measuredResource(spec) === null ? 1 : 1000;
  if (average !== null) return { points: average.points.map(([time, value]) => [time, value * unit]), basis: average.basis };
  const utilization = requestMilli === null ? null : figureCourse(merged, spec, "utilization");
  if (utilization !== null)
    return {
      points: middles(utilization.points).map(([time, percent]) => [time, (percent * requestMilli!) / 100]),
      basis: utilization.basis,
    };
  const printed = printedAverage(merged, spec, index, requestMilli);
  return printed && { points: [[0, printed.value]], basis: [printed.place] };
}

function milliOf(text: string | null | undefined): number | null {
  return typeof text === "string" && parseQuantity(text).ok ? Number(milliQuantity(text)) : null;
}

/** A pod's request that a percentage and an average of the same times tell, in milli-units. */
export function requestOfFigures(
  merged: MergedAutoscaler,
  spec: MetricSpec,
  index: number,
): { milli: number; basis: readonly Place[] } | null {
  const [average, utilization] = [figureCourse(merged, spec, "average"), figureCourse(merged, spec, "utilization")];
  if (average !== null && utilization !== null) {
    const percents = new Map(utilization.points);
    const pairs = average.points.flatMap(([time, value]): Pair[] => {
      const percent = percents.get(time);
      return percent === undefined ? [] : [{ percent, milli: value * 1000 }];
    });
    const milli = requestOfPairs(pairs);
    if (milli !== null) return { milli, basis: [...average.basis, ...utilization.basis] };
  }
  const metric = printedMetric(merged, spec, index);
  const averageMilli = milliOf(metric?.averageValue);
  if (metric === undefined || averageMilli === null || typeof metric.utilization !== "number") return null;
  const milli = requestOfPairs([{ percent: metric.utilization, milli: averageMilli }]);
  return milli === null ? null : { milli, basis: [metric.place] };
}

interface Pair {
  percent: number;
  milli: number;
}

/** The controller cuts a percentage to a whole one, so each pair leaves a range. Of the range that all leave, the roundest number. */
function requestOfPairs(pairs: readonly Pair[]): number | null {
  let [low, high] = [0, Infinity];
  for (const { percent, milli } of pairs) {
    if (percent <= 0 || milli <= 0) continue;
    // The average is cut, too.
    [low, high] = [Math.max(low, (milli * 100) / (percent + 1)), Math.min(high, ((milli + 1) * 100) / percent)];
  }
  if (high === Infinity) return null;
  if (low >= high) return (low + high) / 2;
  for (let step = 10 ** Math.trunc(high).toString().length; step >= 1; step /= 10) {
    for (const part of [1, 2, 4]) {
      const round = Math.floor(high / (step / part)) * (step / part);
      if (round > low) return round;
    }
  }
  return (low + high) / 2;
}
