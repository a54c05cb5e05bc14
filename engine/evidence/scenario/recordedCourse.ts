/** What recorded series say over time, as courses: points of Unix seconds and a value, in order of time. */
import { metricName } from "../../api/metricSources";
import type { MetricSpec } from "../../api/autoscaling";
import type { SeriesReading } from "../evidence";
import type { MergedAutoscaler, Place, Placed } from "../merge/merged";
import { eachWhole, isWhole, type Points } from "../../answers/points";

export type Point = readonly [time: number, value: number];

export interface Course {
  readonly points: readonly Point[];
  readonly basis: readonly Place[];
}

type Series = Placed<SeriesReading>;

const ownField = (series: Series): string | undefined => /^kube_(?:horizontalpodautoscaler|hpa)_(\w+)$/.exec(series.metric ?? "")?.[1];

/** spec.replicas as the controller read it; else what the workload's series say. */
export function replicasCourse({ series, fields, name }: MergedAutoscaler): Course | null {
  const own = series.filter((each) => (each.labels["horizontalpodautoscaler"] ?? each.labels["hpa"] ?? name) === name);
  const target = fields.target?.value.name;
  const ofTarget = (metric: RegExp) =>
    series.filter((each) => metric.test(each.metric ?? "") && (target === undefined || Object.values(each.labels).includes(target)));
  const candidates = [
    own.filter((each) => ownField(each) === "status_current_replicas"),
    ofTarget(/^kube_(?:deployment_spec|statefulset)_replicas$/),
    ofTarget(/^kube_(?:deployment|statefulset|replicaset)_status_replicas$/),
    own.filter((each) => ownField(each) === "status_desired_replicas"),
  ];
  return courseOf(candidates.find((each) => each.length > 0) ?? []);
}

/** A figure of a metric that kube-state-metrics read from the autoscaler's status. */
export function figureCourse({ series }: MergedAutoscaler, spec: MetricSpec, kind: "utilization" | "average" | "value"): Course | null {
  return courseOf(
    series.filter((each) => {
      const { metric_name: name, metric_target_type: type } = each.labels;
      return /^status_(?:target|current)_metric$/.test(ownField(each) ?? "") && name === metricName(spec) && type === kind;
    }),
  );
}

const isRateOfUse = (metric: string): boolean => {
  const at = metric.indexOf(cpuUse);
  return at >= 0 && metric.includes("rate", at + cpuUse.length);
};

const cpuUse = "cpu_usage_seconds_total";

/** CPU of all pods together, in millicores. `container`: of this one alone. */
export function usageCourse({ series }: MergedAutoscaler, container: string | null): (Course & { unnamed: number }) | null {
  const ofPods = series.filter(({ labels }) => podOf(labels) !== undefined);
  const counters = ofPods.filter(({ metric }) => metric === "container_cpu_usage_seconds_total");
  const rates = ofPods.filter(({ metric }) => isRateOfUse(metric ?? ""));
  const unnamed = ofPods.filter(isUnnamedUse);
  const chosen = counters.length > 0 ? counters : rates.length > 0 ? rates : unnamed;
  const wanted = ofContainers(chosen, container);
  if (wanted.length === 0) return null;
  const sums = new Map<number, number>();
  const addTo = (time: number, cores: number) => sums.set(time, (sums.get(time) ?? 0) + cores * 1000);
  for (const { points, stepSeconds } of wanted) {
    if (counters.length > 0) eachRate(points, stepSeconds ?? usualStep(knownPoints(points)), addTo);
    else eachWhole(points, addTo);
  }
  if (sums.size === 0) return null;
  const pods = new Set(wanted.map(({ labels }) => podOf(labels)));
  return { points: inOrder(sums), basis: placesOf(wanted), unnamed: chosen === unnamed ? pods.size : 0 };
}

const podOf = (labels: SeriesReading["labels"]): string | undefined => labels["pod"] ?? labels["pod_name"];

/** The result of a rate or of a sum has no name. Flags and times of pods are not a use of CPU. */
function isUnnamedUse({ metric, labels, points }: Series): boolean {
  if (metric !== null || Object.keys(labels).some((label) => !/^(?:namespace|pod|pod_name|container|container_name)$/.test(label)))
    return false;
  let [isUse, isInRange] = [false, true];
  eachWhole(points, (_, value) => {
    isUse ||= value > 0 && value !== 1;
    isInRange &&= value >= 0 && value < 10_000;
  });
  return isUse && isInRange;
}

/** cAdvisor has a series for each container, one for the pod's own, and one for the sandbox. */
function ofContainers(series: readonly Series[], container: string | null): readonly Series[] {
  const nameOf = ({ labels }: Series) => labels["container"] ?? labels["container_name"];
  if (container !== null) return series.filter((each) => nameOf(each) === container || nameOf(each) === undefined);
  const named = series.filter((each) => !["", "POD", undefined].includes(nameOf(each)));
  return named.length > 0 ? named : series.filter((each) => nameOf(each) !== "POD");
}

/** The rises of a counter for each second, at the later point. A counter that falls began anew. */
function eachRate(points: Points, step: number, see: (time: number, rate: number) => void): void {
  let before: Point | null = null;
  eachWhole(points, (time, value) => {
    if (before !== null && time - before[0] <= 5 * step) see(time, (value < before[1] ? value : value - before[1]) / (time - before[0]));
    before = [time, value];
  });
}

/** How many pods were ready. */
export function readyCourse({ series }: MergedAutoscaler): Course | null {
  const ready = series.filter(({ metric, labels }) => metric === "kube_pod_status_ready" && labels["condition"] !== "false");
  const flags = ready.filter(({ labels }) => labels["condition"] === "true" || labels["condition"] === undefined);
  if (flags.length === 0) return null;
  const counts = new Map<number, number>();
  for (const { points } of flags) eachWhole(points, (time, value) => counts.set(time, (counts.get(time) ?? 0) + value));
  return { points: inOrder(counts), basis: placesOf(flags) };
}

/** The request of a pod, the median of all pods, in the unit of the series: cores or bytes. */
export function requestOfSeries(
  { series }: MergedAutoscaler,
  resource: "cpu" | "memory",
  container: string | null,
): (Course & { value: number }) | null {
  const requests = series.filter(
    ({ metric, labels }) =>
      (metric === "kube_pod_container_resource_requests" && labels["resource"] === resource) ||
      metric === `kube_pod_container_resource_requests_${resource === "cpu" ? "cpu_cores" : "memory_bytes"}`,
  );
  const wanted = ofContainers(requests, container);
  const sums = new Map<string, number>();
  for (const { labels, points } of wanted) {
    const last = points.values.findLast((_, index) => isWhole(points, index));
    const pod = podOf(labels);
    if (last !== undefined && pod !== undefined) sums.set(pod, (sums.get(pod) ?? 0) + last);
  }
  if (sums.size === 0) return null;
  return { value: median([...sums.values()]), points: [], basis: placesOf(wanted) };
}

/** Seconds from the start of a pod to when it was ready, of pods whose start the series saw. */
export function startsInSeries({ series }: MergedAutoscaler): { seconds: readonly number[]; basis: readonly Place[] } {
  const starts = new Map<string, number>();
  const ready = new Map<string, number>();
  const used: Series[] = [];
  const from = series.reduce(
    (least, { points }) => Math.min(least, points.times.find((time) => !Number.isNaN(time)) ?? Infinity),
    Infinity,
  );
  const keyOf = ({ labels }: Series) => `${podOf(labels)} ${labels["uid"] ?? ""}`;
  for (const each of series) {
    const first = each.points.values.find((_, index) => isWhole(each.points, index));
    if (first === undefined) continue;
    if (each.metric === "kube_pod_start_time") starts.set(keyOf(each), first);
    if (each.metric === "kube_pod_status_ready_time") ready.set(keyOf(each), first);
    if (/^kube_pod_(?:start_time|status_ready_time)$/.test(each.metric ?? "")) used.push(each);
  }
  const seconds = [...starts].flatMap(([pod, start]) => {
    const at = ready.get(pod);
    return at === undefined || start < from || at < start ? [] : [at - start];
  });
  return { seconds, basis: seconds.length === 0 ? [] : placesOf(used) };
}

function courseOf(series: readonly Series[]): Course | null {
  const points = new Map<number, number>();
  for (const each of series) eachWhole(each.points, (time, value) => points.set(time, value));
  return points.size === 0 ? null : { points: inOrder(points), basis: placesOf(series) };
}

/** The value at a time: of the last point not after it, or of the first one. */
export function createReader(points: readonly Point[]): (time: number) => number {
  let next = 0;
  return (time) => {
    if (next > 0 && points[next - 1]![0] > time) next = 0;
    while (next < points.length && points[next]![0] <= time) next++;
    return points[Math.max(0, next - 1)]![1];
  };
}

function knownPoints(points: Points): Point[] {
  const known: Point[] = [];
  eachWhole(points, (time, value) => known.push([time, value]));
  return known;
}

const inOrder = (points: ReadonlyMap<number, number>): Point[] => [...points].toSorted(([a], [b]) => a - b);

const placesOf = (series: readonly Series[]): Place[] => series.map(({ place }) => place);

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}

/** The commonest distance of neighbours. */
export function usualStep(points: readonly Point[]): number {
  const distances = points.slice(1).map(([time], index) => Math.round(time - points[index]![0]));
  return distances.length === 0 ? 15 : median(distances);
}
