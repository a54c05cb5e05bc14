/** From series of kube-state-metrics to the syncs that they show. Names and labels are those of kube-state-metrics 2, or 1 (`kube_hpa_…`). */
import type { HorizontalPodAutoscaler, MetricSpec } from "../../api/autoscaling";
import { metricName, metricSources, metricTarget } from "../../api/metricSources";
import type { SeriesReading } from "../evidence";
import { eachWhole } from "../../answers/points";
import { conditionIn } from "../prometheus/series";
import { CountedPods } from "./countedPods";
import { seenPods } from "./seenPods";
import type { Range, SeenMetric, SeenSync } from "./seenSync";

/** What the series show of one autoscaler. */
interface SeenRun {
  readonly syncs: readonly SeenSync[];
  /** Every scrape, in order of time. */
  readonly scrapes: readonly number[];
  /** The second of each sync period in which the controller runs; supposed, where nothing tells it. */
  readonly phase: { readonly second: number; readonly isSupposed: boolean };
}

/**
 * The syncs of one autoscaler, in order of time. `times`: when something happened that only a sync does, such as a rescale or a change of a
 * condition; they tell at which seconds the controller runs, and so do the pods that a rescale makes. Without either, each sync is taken to
 * be a second before its scrape.
 */
export function seenSyncs(
  hpa: HorizontalPodAutoscaler,
  series: readonly SeriesReading[],
  periodSeconds: number,
  times: readonly number[] = [],
): SeenRun {
  const status = autoscalerSeries(series, hpa.metadata.name);
  const target = hpa.spec.scaleTargetRef.name;
  const ofTarget = (field: RegExp) => points(series, field, (labels) => Object.values(labels).includes(target));
  const targetReplicas = ofTarget(/^kube_(deployment|statefulset|replicaset)_status_replicas$/);
  const readyReplicas = ofTarget(/^kube_(deployment|statefulset|replicaset)_status_(replicas_ready|ready_replicas)$/);
  const scrapes = [...(status.get("status_current_replicas")?.keys() ?? [])].toSorted((a, b) => a - b);
  const isOfResources = (hpa.spec.metrics ?? []).every(({ type }) => type === "Resource" || metricSources[type].withoutPods);
  const pods = seenPods(series, scrapes, isOfResources);
  const known = phaseOf(times, periodSeconds) ?? phaseOf(pods === null ? [] : rescalesIn(status, scrapes, pods.made), periodSeconds);
  const phase = known ?? ((((scrapes[0] ?? 0) - 1) % periodSeconds) + periodSeconds) % periodSeconds;
  const counts = new CountedPods();
  const syncs: SeenSync[] = [];
  let last: number | null = null;
  let before = 0;
  for (const [index, scrape] of scrapes.entries()) {
    const value = (field: string): number | null => status.get(field)?.get(scrape) ?? null;
    const currentReplicas = value("status_current_replicas");
    const desiredReplicas = value("status_desired_replicas");
    const turn = Math.floor((scrape - phase) / periodSeconds);
    if (currentReplicas === null || desiredReplicas === null || turn === last) {
      before = index;
      continue;
    }
    const at = phase + turn * periodSeconds;
    const statusReplicas = rangeOf([targetReplicas.get(scrapes[before]!), targetReplicas.get(scrape)]);
    const ready = readyReplicas.get(scrape) ?? null;
    syncs.push({
      at,
      scrapedAt: scrape,
      unseenBefore: last === null ? 0 : turn - last - 1,
      minReplicas: value("spec_min_replicas"),
      maxReplicas: value("spec_max_replicas"),
      currentReplicas,
      desiredReplicas,
      metrics: (hpa.spec.metrics ?? []).map((spec) => metricAt(spec, value)),
      targets: (hpa.spec.metrics ?? []).map((spec) => targetAt(spec, value)),
      ableToScale: conditionAt("AbleToScale", value),
      scalingActive: conditionAt("ScalingActive", value),
      scalingLimited: conditionAt("ScalingLimited", value),
      scaledToZero: conditionAt("ScaledToZero", value),
      statusReplicas,
      readyReplicas: ready,
      pods: pods?.around(before, index) ?? null,
      counted: pods === null ? counts.at(at, currentReplicas, statusReplicas, ready) : [],
    });
    last = turn;
    before = index;
  }
  return { syncs, scrapes, phase: { second: phase, isSupposed: known === null } };
}

type Points = Map<number, number>;

/** By the field of the name and, of metrics and conditions, their labels. */
function autoscalerSeries(series: readonly SeriesReading[], name: string): Map<string, Points> {
  const fields = new Map<string, Points>();
  for (const { metric, labels, points: values } of series) {
    const field = /^kube_(?:horizontalpodautoscaler|hpa)_(\w+)$/.exec(metric ?? "")?.[1];
    if (field === undefined || (labels["horizontalpodautoscaler"] ?? labels["hpa"]) !== name) continue;
    addPoints(fields, fieldName(field, labels), values);
  }
  return fields;
}

function fieldName(field: string, labels: SeriesReading["labels"]): string {
  if (field === "status_condition") {
    const { type, status } = conditionIn(labels) ?? {};
    return `${type} ${status}`;
  }
  return field.endsWith("_metric") ? `${field} ${labels["metric_name"]} ${labels["metric_target_type"]}` : field;
}

function addPoints(into: Map<string, Points>, key: string, values: SeriesReading["points"]): void {
  const known = into.get(key) ?? new Map<number, number>();
  into.set(key, known);
  eachWhole(values, (time, value) => known.set(time, value));
}

function points(series: readonly SeriesReading[], name: RegExp, isWanted: (labels: SeriesReading["labels"]) => boolean): Points {
  const found = new Map<string, Points>();
  for (const { metric, labels, points: values } of series) {
    if (metric !== null && name.test(metric) && isWanted(labels)) addPoints(found, "", values);
  }
  return found.get("") ?? new Map();
}

/** The second of the period at which most of the times lie. */
function phaseOf(times: readonly number[], period: number): number | null {
  const counts = new Map<number, number>();
  for (const time of times) {
    const second = ((Math.round(time) % period) + period) % period;
    counts.set(second, (counts.get(second) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, one], [b, other]) => other - one || a - b)[0]?.[0] ?? null;
}

/** A rescale makes pods within a second, so the first pod that follows a rise tells when the sync was. */
function rescalesIn(status: ReadonlyMap<string, Points>, scrapes: readonly number[], made: readonly number[]): number[] {
  const desired = status.get("status_desired_replicas");
  const inOrder = made.toSorted((a, b) => a - b);
  const times: number[] = [];
  let next = 0;
  for (const [index, scrape] of scrapes.entries()) {
    const before = scrapes[index - 1];
    if (before === undefined || (desired?.get(scrape) ?? 0) <= (desired?.get(before) ?? Infinity)) continue;
    while (next < inOrder.length && inOrder[next]! <= before) next++;
    if (next < inOrder.length && inOrder[next]! <= scrape) times.push(inOrder[next]!);
  }
  return times;
}

function conditionAt(type: string, value: (field: string) => number | null): boolean | null {
  if (value(`${type} true`) === 1) return true;
  return value(`${type} false`) === 1 || value(`${type} unknown`) === 1 ? false : null;
}

/** kube-state-metrics names a metric of a container by its resource alone. */
function metricAt(spec: MetricSpec, value: (field: string) => number | null): SeenMetric | null {
  const name = metricName(spec);
  const figure = (kind: string) => value(`status_target_metric ${name} ${kind}`);
  const [utilizationPercent, average, whole] = [figure("utilization"), figure("average"), figure("value")];
  if (utilizationPercent === null && average === null && whole === null) return null;
  return { utilizationPercent, averageMilli: milli(average), valueMilli: milli(whole) };
}

/** In percent or thousandths. */
function targetAt(spec: MetricSpec, value: (field: string) => number | null): number | null {
  const { type } = metricTarget(spec);
  const figure = value(`spec_target_metric ${metricName(spec)} ${targetKinds[type]}`);
  return type === "Utilization" ? figure : milli(figure);
}

const targetKinds = { Utilization: "utilization", AverageValue: "average", Value: "value" } as const;

const milli = (value: number | null): number | null => (value === null ? null : Math.round(value * 1000));

function rangeOf(values: readonly (number | undefined)[]): Range | null {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? null : { from: Math.min(...known), to: Math.max(...known) };
}
