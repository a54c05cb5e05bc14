import type { HorizontalPodAutoscaler, MetricStatus, MetricValueStatus } from "../../api/autoscaling";
import { metricName, metricTarget } from "../../api/metricSources";
import type { Reconcile } from "../../controller/decision";
import { milliQuantity } from "../../lib/quantity";
import type { OtherPodLife, Trace } from "../../simulation/trace";

/** When a scrape took place, as seconds of the run. */
export interface Scrapes {
  readonly every: number;
  readonly offset: number;
  /** Seconds by which the scrape of an index is late or early. */
  jitter?(index: number): number;
  isMissing?(index: number): boolean;
  /** Only the series of the autoscaler are there. */
  isBare?: true;
  /** Of each sync: the pods that the resource metrics API had a sample of; null: it did not answer. */
  readonly sampled?: readonly (ReadonlySet<string> | null)[];
  /** By so many seconds the figures of metrics are late. */
  figuresLate?: number;
}

/** Second 0 of a run, as Unix seconds: a multiple of the sync period. */
export const runStart = 1_791_590_400;

interface Series {
  metric: Record<string, string>;
  values: [time: number, value: string][];
}

/** A run as Prometheus would answer for it: kube-state-metrics' series of the autoscaler, of its target and of the pods. */
export function asScraped(
  { durationSeconds, pods, otherPods }: Trace,
  reconciles: readonly Reconcile[],
  manifests: readonly HorizontalPodAutoscaler[],
  scrapes: Scrapes,
): string {
  const series = new Map<string, Series>();
  const add = (time: number, name: string, labels: Record<string, string>, value: number) => {
    const metric = { __name__: name, namespace: "default", ...labels };
    const key = JSON.stringify(metric);
    const known: Series = series.get(key) ?? { metric, values: [] };
    series.set(key, known);
    known.values.push([runStart + time, String(value)]);
  };
  let step = -1;
  for (let index = 0; ; index++) {
    const time = index * scrapes.every + scrapes.offset + (scrapes.jitter?.(index) ?? 0);
    if (time > durationSeconds) break;
    while (step + 1 < reconciles.length && reconciles[step + 1]!.at <= time) step++;
    if (step < 0 || scrapes.isMissing?.(index)) continue;
    const hpa = manifests[step]!;
    const addOwn: Add = (name, labels, value) =>
      add(time, `kube_horizontalpodautoscaler_${name}`, { horizontalpodautoscaler: hpa.metadata.name, ...labels }, value);
    addSpec(hpa, addOwn);
    addStatus(reconciles[step]!, addOwn);
    const shown = scrapes.figuresLate === undefined ? step : reconciles.findLastIndex(({ at }) => at <= time - scrapes.figuresLate!);
    addFigures(reconciles[Math.max(shown, 0)]!, addOwn);
    if (scrapes.isBare) continue;
    addPods([...pods, ...otherPods], time, (name, labels, value) => add(time, name, labels, value));
    const sampled = scrapes.sampled?.[step];
    if (sampled !== undefined) addMeasured([...pods, ...otherPods], time, sampled, (name, labels, value) => add(time, name, labels, value));
    const own = pods.map((pod) => lifeAt(pod, time)).filter((life) => life !== null && !life.terminating && life.phase !== "Failed");
    add(time, "kube_deployment_status_replicas", { deployment: hpa.spec.scaleTargetRef.name }, own.length);
  }
  return JSON.stringify({ status: "success", data: { resultType: "matrix", result: [...series.values()] } });
}

type Add = (name: string, labels: Record<string, string>, value: number) => void;

function addSpec({ spec }: HorizontalPodAutoscaler, add: Add): void {
  const { kind, name, apiVersion = "apps/v1" } = spec.scaleTargetRef;
  add("info", { scaletargetref_api_version: apiVersion, scaletargetref_kind: kind, scaletargetref_name: name }, 1);
  add("spec_min_replicas", {}, spec.minReplicas ?? 1);
  add("spec_max_replicas", {}, spec.maxReplicas);
  for (const metric of spec.metrics ?? []) {
    const { averageUtilization, averageValue, value } = metricTarget(metric);
    const target = (kind: string, figure: number) =>
      add("spec_target_metric", { metric_name: metricName(metric), metric_target_type: kind }, figure);
    if (averageUtilization !== undefined) target("utilization", averageUtilization);
    if (averageValue !== undefined) target("average", Number(milliQuantity(averageValue)) / 1000);
    if (value !== undefined) target("value", Number(milliQuantity(value)) / 1000);
  }
}

function addStatus({ status }: Reconcile, add: Add): void {
  add("status_current_replicas", {}, status.currentReplicas);
  add("status_desired_replicas", {}, status.desiredReplicas);
  for (const { type, status: is } of status.conditions) {
    for (const one of ["True", "False", "Unknown"])
      add("status_condition", { condition: type, status: one.toLowerCase() }, one === is ? 1 : 0);
  }
}

function addFigures({ status }: Reconcile, add: Add): void {
  for (const metric of status.currentMetrics ?? []) {
    const read = currentOf(metric);
    if (read === null) continue;
    const { name, current } = read;
    const figure = (kind: string, value: number) => add("status_target_metric", { metric_name: name, metric_target_type: kind }, value);
    if (current.averageUtilization !== undefined) figure("utilization", current.averageUtilization);
    if (current.averageValue !== undefined) figure("average", Number(milliQuantity(current.averageValue)) / 1000);
    if (current.value !== undefined) figure("value", Number(milliQuantity(current.value)) / 1000);
  }
}

function currentOf(metric: MetricStatus): { name: string; current: MetricValueStatus } | null {
  switch (metric.type) {
    case "":
      return null;
    case "Resource":
      return metric.resource;
    case "ContainerResource":
      return metric.containerResource;
    case "Pods":
      return { name: metric.pods.metric.name, current: metric.pods.current };
    case "Object":
      return { name: metric.object.metric.name, current: metric.object.current };
    case "External":
      return { name: metric.external.metric.name, current: metric.external.current };
  }
}

function addPods(pods: readonly OtherPodLife[], time: number, add: Add): void {
  for (const pod of pods) {
    const life = lifeAt(pod, time);
    if (life === null) continue;
    const { phase, ready, readyTime, terminating } = life;
    const labels = { pod: pod.name, uid: `${pod.name}-${pod.createdAt}` };
    for (const one of ["Pending", "Running", "Succeeded", "Failed"])
      add("kube_pod_status_phase", { ...labels, phase: one }, one === phase ? 1 : 0);
    for (const one of ["true", "false"]) add("kube_pod_status_ready", { ...labels, condition: one }, (one === "true") === ready ? 1 : 0);
    add("kube_pod_created", labels, runStart + pod.createdAt);
    if (pod.scheduledAt !== null) add("kube_pod_start_time", labels, runStart + pod.scheduledAt);
    if (ready) add("kube_pod_status_ready_time", labels, runStart + readyTime);
    if (terminating) add("kube_pod_deletion_timestamp", labels, runStart + time);
  }
}

/** cAdvisor measures each pod that runs, unless no sample of any kind comes from it. */
function addMeasured(pods: readonly OtherPodLife[], time: number, sampled: ReadonlySet<string> | null, add: Add): void {
  for (const pod of pods) {
    const life = lifeAt(pod, time);
    const isYoung = time - (life?.readyTime ?? time) < 120;
    if (life === null || life.phase !== "Running" || !(sampled === null || isYoung || sampled.has(pod.name))) continue;
    add("container_cpu_usage_seconds_total", { pod: pod.name, container: "main" }, time / 10);
  }
}

function lifeAt({ createdAt, goneAt, phases }: OtherPodLife, time: number) {
  if (time < createdAt || (goneAt !== null && time >= goneAt)) return null;
  let ready = false;
  let readyTime = createdAt;
  let terminating = false;
  let phase: string = "pending";
  for (const { at, phase: next } of phases) {
    if (at > time) break;
    if (next === "terminating") terminating = true;
    else if ((next === "ready") !== ready) [ready, readyTime] = [next === "ready", at];
    phase = next;
  }
  const printed = phase === "pending" ? "Pending" : phase === "failed" ? "Failed" : phase === "succeeded" ? "Succeeded" : "Running";
  return { phase: printed, ready, readyTime, terminating };
}
