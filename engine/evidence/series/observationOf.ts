/** What the controller would see if a supposition about the pods is true. */
import type { HorizontalPodAutoscaler, MetricSpec, MetricTarget } from "../../api/autoscaling";
import { measuredResource, metricTarget } from "../../api/metricSources";
import type { ContainerMetrics, Observation, PodMetrics, PodMetricValue, PodObservation } from "../../controller/observation";
import { multiply, type Int64 } from "../../lib/int64";
import type { SeenMetric, SeenSync } from "./seenSync";
import type { SupposedPod } from "./choices";
import { areSettled, type SupposedPods } from "./supposedPods";
import { targetFigure } from "./targets";

/** All requests are equal here, so a utilization in percent is exact: a thousandth of a percent is one unit. */
const requestMilli = 100_000;

export function observationOf(hpa: HorizontalPodAutoscaler, sync: SeenSync, supposed: SupposedPods): Observation {
  if (!areSettled(supposed.pods)) return observe(hpa, sync, supposed);
  let known = observed.get(supposed.pods);
  if (known === undefined || known.hpa !== hpa || known.byFigures.size > mostKept)
    observed.set(supposed.pods, (known = { hpa, byFigures: new Map() }));
  const { currentReplicas, desiredReplicas, metrics } = sync;
  const key = [currentReplicas, desiredReplicas, supposed.statusReplicas, supposed.greatest, ...metrics.map(wordsOf)].join();
  const kept = known.byFigures.get(key) ?? observe(hpa, sync, supposed);
  known.byFigures.set(key, kept);
  return kept;
}

/** The samples of settled pods stay fresh, so syncs with the same figures see the same. */
const observed = new WeakMap<readonly SupposedPod[], { hpa: HorizontalPodAutoscaler; byFigures: Map<string, Observation> }>();
const mostKept = 20;

const wordsOf = (seen: SeenMetric | null): string =>
  seen === null ? "none" : `${seen.utilizationPercent} ${seen.averageMilli} ${seen.valueMilli}`;

function observe(hpa: HorizontalPodAutoscaler, sync: SeenSync, supposed: SupposedPods): Observation {
  const pods: PodObservation[] = [];
  const resource = new Map<string, PodMetrics>();
  const custom = new Map<string, Map<string, PodMetricValue>>();
  const { at } = sync;
  const specs = hpa.spec.metrics ?? [];
  const requests = requestsOf(specs);
  const usages = usagesOf(specs, sync.metrics, supposed);
  const own = specs.flatMap((spec, index) =>
    spec.type === "Pods" ? [[spec.pods.metric.name, averageOf(sync.metrics[index])] as const] : [],
  );
  for (const [name, value] of own) if (value !== null) custom.set(name, new Map());

  for (const { name, startTime, state, sample } of supposed.pods) {
    const { phase, ready, readyTransition, terminating } = state;
    const readyTransitionTime = Math.min(readyTransition.to, at);
    pods.push({ name, phase, startTime, ready, readyTransitionTime, deletionTimestamp: terminating ? at : null, containers: requests });
    if (sample === "none") continue;
    const timestamp = sample === "old" ? readyTransitionTime : at;
    if (usages !== null) resource.set(name, { timestamp, windowSeconds: 1, containers: usages });
    for (const [metric, valueMilli] of own) {
      if (valueMilli !== null) custom.get(metric)!.set(name, { timestamp, windowSeconds: 1, valueMilli });
    }
  }

  const object = new Map<string, Int64>();
  const external = new Map<string, readonly Int64[]>();
  specs.forEach((spec, index) => {
    const total = totalOf(spec, sync, index, supposed);
    if (total === null) return;
    if (spec.type === "Object") object.set(spec.object.metric.name, total);
    if (spec.type === "External") external.set(spec.external.metric.name, [total]);
  });
  return {
    scale: { ok: true, specReplicas: sync.currentReplicas, statusReplicas: supposed.statusReplicas, selector: "app=target" },
    pods,
    metrics: { resource: usages === null ? null : resource, pods: custom, object, external },
  };
}

/** A container for each that a metric names; metrics of whole pods read them all, so one of their own is beside them. */
function requestsOf(specs: readonly MetricSpec[]): PodObservation["containers"] {
  const containers = new Map<string, Record<string, Int64>>();
  for (const spec of specs) {
    const read = measuredResource(spec);
    if (read === null) continue;
    const name = read.container ?? ownContainer;
    containers.set(name, { ...containers.get(name), [read.name]: requestMilli });
  }
  return [...containers].map(([name, requestsMilli]) => ({ name, requestsMilli }));
}

const ownContainer = "pod";

/** What each pod with a sample uses; null: no resource metric was read. */
function usagesOf(
  specs: readonly MetricSpec[],
  seen: readonly (SeenMetric | null | undefined)[],
  { greatest }: SupposedPods,
): ContainerMetrics[] | null {
  const containers = new Map<string, Record<string, Int64>>();
  let known = false;
  specs.forEach((spec, index) => {
    const read = measuredResource(spec);
    if (read === null) return;
    const usage = usageOf(read.target, seen[index], greatest);
    if (usage === null) return;
    known = true;
    const name = read.container ?? ownContainer;
    containers.set(name, { ...containers.get(name), [read.name]: usage });
  });
  return known ? [...containers].map(([name, usageMilli]) => ({ name, usageMilli })) : null;
}

function usageOf({ type }: MetricTarget, seen: SeenMetric | null | undefined, greatest: boolean): Int64 | null {
  if (seen === null || seen === undefined) return null;
  if (type !== "Utilization") return seen.averageMilli;
  if (seen.utilizationPercent === null) return null;
  return seen.utilizationPercent * (requestMilli / 100) + (greatest ? requestMilli / 100 - 1 : 0);
}

const averageOf = (seen: SeenMetric | null | undefined): Int64 | null => seen?.averageMilli ?? null;

/**
 * The whole value of an Object or External metric. An average was rounded up to a thousandth when it was printed. Over no pods there is no
 * average, so the value is one that leads to the recorded count.
 */
function totalOf(spec: MetricSpec, sync: SeenSync, index: number, { statusReplicas, greatest }: SupposedPods): Int64 | null {
  const seen = sync.metrics[index];
  if (seen === null || seen === undefined || (spec.type !== "Object" && spec.type !== "External")) return null;
  const target = metricTarget(spec);
  if (target.type === "Value") return seen.valueMilli;
  if (seen.averageMilli === null) return null;
  if (statusReplicas === 0) return multiply(targetFigure(target), sync.desiredReplicas);
  const most = multiply(seen.averageMilli, statusReplicas);
  return greatest || typeof most !== "number" ? most : Math.max(most - statusReplicas + 1, 0);
}
