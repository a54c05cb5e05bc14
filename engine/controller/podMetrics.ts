/** What the metrics APIs say about each pod. Mirrors upstream's metrics/client.go, with the errors in its words. */
import { add, type Int64 } from "../lib/int64";
import type { PodMetric } from "./groupPods";
import type { MetricsReading, Observation, PodMetrics, PodMetricValue, PodObservation } from "./observation";
import type { OlderRules } from "./olderRules";

export type PodMetricReading<S extends PodMetrics | PodMetricValue> = { ok: true; metric: PodMetric<S> } | { ok: false; error: string };

/** `container` null: of the whole pod. */
export function getResourceMetric(
  { observation, namespace, older }: { observation: Observation; namespace: string; older: OlderRules },
  resource: string,
  container: string | null,
): PodMetricReading<PodMetrics> {
  const { resource: samples, resourceIsAtPods } = observation.metrics;
  if (samples === null) return { ok: false, error: resourceCallError };
  if (samples.size === 0) return { ok: false, error: "no metrics returned from resource metrics API" };
  if (container !== null && older.has("unsampledContainerFails")) {
    const pod = firstPodWithout(samples, container);
    if (pod !== undefined) {
      older.use("unsampledContainerFails");
      const error = `container ${container} not present in metrics for pod ${namespace}/${pod}`;
      return { ok: false, error: `failed to get container metrics: ${error}` };
    }
  }
  const usage =
    container === null
      ? (sample: PodMetrics) => sampleUsage(sample, resource)
      : (sample: PodMetrics) => sample.containers.find(({ name }) => name === container)?.usageMilli[resource] ?? null;
  const sampleOf = resourceIsAtPods ? sampleAt : ({ name }: PodObservation) => samples.get(name);
  return { ok: true, metric: { samples, sampleOf, usage, untilReady: resource === "cpu" } };
}

const sampleAt = ({ resourceSample }: PodObservation): PodMetrics | undefined => resourceSample ?? undefined;

export function getRawMetric({ pods }: MetricsReading, metricName: string): PodMetricReading<PodMetricValue> {
  const samples = pods?.get(metricName);
  if (samples === undefined) return { ok: false, error: `${customApi}: the server could not find the metric ${metricName} for pods` };
  if (samples.size === 0) return { ok: false, error: "no metrics returned from custom metrics API" };
  return {
    ok: true,
    metric: { samples, sampleOf: ({ name }) => samples.get(name), usage: ({ valueMilli }) => valueMilli, untilReady: false },
  };
}

type ValueReading = { ok: true; series: readonly Int64[] } | { ok: false; error: string };

/** `resource` is the object's kind as its API names it ("ingresses.networking.k8s.io"). */
export function getObjectMetric({ object }: MetricsReading, metricName: string, resource: string, name: string): ValueReading {
  const value = object?.get(metricName);
  if (value !== undefined) return { ok: true, series: [value] };
  return { ok: false, error: `${customApi}: the server could not find the metric ${metricName} for ${resource} ${name}` };
}

export function getExternalMetric({ external }: MetricsReading, metricName: string): ValueReading {
  const series = external?.get(metricName);
  if (series === undefined) {
    const notFound = `the server could not find the requested resource (get ${metricName}.external.metrics.k8s.io)`;
    const error = external?.errorOf?.(metricName) ?? notFound;
    return { ok: false, error: `unable to fetch metrics from external metrics API: ${error}` };
  }
  return series.length === 0 ? { ok: false, error: "no metrics returned from external metrics API" } : { ok: true, series };
}

const customApi = "unable to fetch metrics from custom metrics API";

const resourceCallError =
  "unable to fetch metrics from resource metrics API: the server is currently unable to handle the request (get pods.metrics.k8s.io)";

/** Upstream takes the first of an unordered list; this takes the first by name. */
function firstPodWithout(samples: ReadonlyMap<string, PodMetrics>, container: string): string | undefined {
  const lacking = [...samples].filter(([, { containers }]) => !containers.some(({ name }) => name === container));
  return lacking.map(([pod]) => pod).toSorted()[0];
}

/** The pod's usage of the resource; null if the sample names no container, or if one of its containers lacks the resource. */
function sampleUsage({ containers }: PodMetrics, resource: string): Int64 | null {
  const first = containers[0];
  if (first === undefined) return null;
  // A fast path: most pods have one container, and every reconcile reads every pod.
  if (containers.length === 1) return first.usageMilli[resource] ?? null;
  let sum: Int64 = 0;
  for (const container of containers) {
    const usage = container.usageMilli[resource];
    if (usage === undefined) return null;
    sum = add(sum, usage);
  }
  return sum;
}
