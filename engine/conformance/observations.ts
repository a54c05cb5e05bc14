/** From a recorded tick to what the controller sees. */
import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { targetGroupOf, targetKindOf } from "../api/targetKinds";
import type { ContainerRequests, MetricsReading, Observation, PodMetrics, PodObservation, ScaleReading } from "../controller/observation";
import type { Int64 } from "../lib/int64";
import { milliValue, parseQuantity } from "../lib/quantity";
import type { RecordedContainer, RecordedMetrics, RecordedPod, RecordedTick } from "./recorded";

export function observationOf(tick: RecordedTick, hpa: HorizontalPodAutoscaler, pods: PodObservation[], place: string): Observation {
  const { otherAutoscalersOnThesePods: otherAutoscalers } = tick;
  return {
    scale: scaleReading(tick, hpa),
    pods,
    metrics: metricsReading(tick.metrics, `${place}.metrics`),
    ...(otherAutoscalers && { otherAutoscalers }),
  };
}

export function podsOf(pods: readonly RecordedPod[], place: string): PodObservation[] {
  return pods.map((pod, index) => podObservation(pod, `${place}[${index}]`));
}

function scaleReading({ scale }: RecordedTick, { spec }: HorizontalPodAutoscaler): ScaleReading {
  const { specReplicas, statusReplicas, selector = "app=web", getError, updateError } = scale;
  const { apiVersion = "", kind } = spec.scaleTargetRef;
  const known = targetKindOf(kind);
  const group = apiVersion.includes("/") ? apiVersion.slice(0, apiVersion.indexOf("/")) : "";
  if (known === null || group !== targetGroupOf(known))
    return { ok: false, error: `no matches for kind "${kind}" in group "${group}"`, unknownKind: true };
  if (getError !== undefined) return { ok: false, error: getError };
  return { ok: true, specReplicas, statusReplicas, selector, ...(updateError !== undefined && { updateError }) };
}

function podObservation(pod: RecordedPod, place: string): PodObservation {
  const {
    name,
    phase,
    startTime,
    ready,
    readyTransitionTime = -Infinity,
    deletionTimestamp = null,
    initContainers,
    podRequests,
    podOverhead,
  } = pod;
  return {
    name,
    phase,
    startTime,
    ready,
    readyTransitionTime,
    deletionTimestamp,
    containers: pod.containers.map((container) => containerRequests(container, place)),
    ...(initContainers && {
      initContainers: initContainers.map(({ restartPolicy, ...container }) => ({
        ...containerRequests(container, place),
        ...(restartPolicy !== undefined && { restartPolicy }),
      })),
    }),
    ...(podRequests && { requestsMilli: milliQuantities(podRequests, place) }),
    ...(podOverhead && { overheadMilli: milliQuantities(podOverhead, place) }),
  };
}

function containerRequests({ name, requests = {} }: RecordedContainer, place: string): ContainerRequests {
  return { name, requestsMilli: milliQuantities(requests, place) };
}

function metricsReading({ resource, pods = {}, object = {}, external = {} }: RecordedMetrics, place: string): MetricsReading {
  return {
    resource: resource === undefined ? null : resourceSamples(resource, place),
    pods: mapValues(pods, (samples) =>
      mapValues(samples, ({ timestamp, windowSeconds = 60, value }) => ({ timestamp, windowSeconds, valueMilli: milli(value, place) })),
    ),
    object: mapValues(object, (value) => milli(value, place)),
    external: mapValues(external, (series) => series.map((value) => milli(value, place))),
  };
}

/** The recordings list samples by resource; the metrics API answers with one list of pods. */
function resourceSamples(resources: NonNullable<RecordedMetrics["resource"]>, place: string): Map<string, PodMetrics> {
  const samples = new Map<string, { timestamp: number; windowSeconds: number; usage: Map<string, [resource: string, usage: Int64][]> }>();
  for (const [resource, pods] of Object.entries(resources)) {
    for (const [pod, { timestamp, windowSeconds, containers }] of Object.entries(pods)) {
      const { usage } = getOrAdd(samples, pod, () => ({ timestamp, windowSeconds, usage: new Map() }));
      for (const [container, text] of Object.entries(containers)) {
        getOrAdd(usage, container, () => []).push([resource, milli(text, place)]);
      }
    }
  }
  return mapMap(samples, ({ timestamp, windowSeconds, usage }) => ({
    timestamp,
    windowSeconds,
    containers: [...usage].map(([name, entries]) => ({ name, usageMilli: bareRecord(entries) })),
  }));
}

function milliQuantities(quantities: Readonly<Record<string, string>>, place: string): Record<string, Int64> {
  return bareRecord(Object.entries(quantities).map(([resource, text]) => [resource, milli(text, place)]));
}

function milli(text: string, place: string): Int64 {
  const reading = parseQuantity(text);
  if (!reading.ok) throw new Error(`${place}: ${JSON.stringify(text)} is not a quantity: ${reading.error}`);
  return milliValue(reading.quantity);
}

/** Without a prototype, so that a resource may have any name. */
function bareRecord(entries: readonly (readonly [string, Int64])[]): Record<string, Int64> {
  const record: Record<string, Int64> = Object.create(null);
  for (const [key, value] of entries) record[key] = value;
  return record;
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Map<string, U> {
  return new Map(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function mapMap<T, U>(map: ReadonlyMap<string, T>, change: (value: T) => U): Map<string, U> {
  return new Map([...map].map(([key, value]) => [key, change(value)]));
}

function getOrAdd<T>(map: Map<string, T>, key: string, create: () => T): T {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}
