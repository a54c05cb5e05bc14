/** Replays recorded traces of the real controller. The exported door of the conformance tests. */
import type { ControllerEvent, HorizontalPodAutoscaler, HorizontalPodAutoscalerCondition, MetricStatus } from "./api/autoscaling";
import type { ControllerMemory } from "./controller/decision";
import type { ControllerFlags } from "./controller/flags";
import { freshMemory, reconcileAutoscaler } from "./controller/horizontal";
import type { ContainerMetrics, Observation, PodMetrics, PodObservation, PodPhase, ScaleReading } from "./controller/observation";
import type { Int64 } from "./lib/int64";
import { milliQuantity } from "./lib/quantity";
import { defaultManifest } from "./manifest/defaults";

/** One recorded run: a fresh controller, a manifest as its user wrote it, and what each reconcile saw. Times are whole seconds. */
export interface RecordedTrace {
  name: string;
  family: string;
  controller: ControllerFlags;
  hpa: HorizontalPodAutoscaler;
  ticks: RecordedTick[];
}

export interface RecordedTick {
  at: number;
  /** The manifest was replaced just before this reconcile. */
  hpa?: HorizontalPodAutoscaler;
  /** The stored conditions were replaced just before this reconcile. */
  status?: { conditions: HorizontalPodAutoscalerCondition[] };
  scale: { specReplicas: number; statusReplicas: number; getError?: string; updateError?: string };
  /** Absent: as in the previous tick. */
  pods?: RecordedPod[];
  metrics: { resource?: Record<string, Record<string, RecordedSample>> };
  /** A number left its range: the real controller's result depends on the machine. */
  overflow?: boolean;
}

export interface RecordedPod {
  name: string;
  phase: PodPhase;
  startTime: number | null;
  ready: boolean | "Unknown" | null;
  readyTransitionTime?: number;
  deletionTimestamp?: number;
  containers: { name: string; requests?: Record<string, string> }[];
}

export interface RecordedSample {
  timestamp: number;
  windowSeconds: number;
  containers: Record<string, string>;
}

/** What a reconcile did and what status it left. */
export interface ReplayedTick {
  error: string | null;
  scaledTo: number | null;
  desiredReplicas: number;
  currentReplicas: number;
  lastScaleTime: number | null;
  conditions: HorizontalPodAutoscalerCondition[];
  events: ControllerEvent[];
  currentMetrics: MetricStatus[] | null;
}

export function replayTrace(trace: RecordedTrace): ReplayedTick[] {
  let memory: ControllerMemory = freshMemory();
  let hpa = defaultManifest(trace.hpa);
  let pods: PodObservation[] = [];
  return trace.ticks.map((tick) => {
    if (tick.hpa !== undefined) hpa = defaultManifest(tick.hpa);
    if (tick.status !== undefined) memory = { ...memory, status: { ...memory.status, conditions: tick.status.conditions } };
    if (tick.pods !== undefined) pods = tick.pods.map(podObservation);
    const observation: Observation = { scale: scaleReading(tick, hpa), pods, metrics: { resource: resourceMetrics(tick) } };
    const result = reconcileAutoscaler(hpa, observation, memory, trace.controller, tick.at);
    memory = result.memory;
    const { error, scaledTo, events, status } = result.reconcile;
    return { error, scaledTo, events, ...status };
  });
}

function scaleReading({ scale }: RecordedTick, { spec }: HorizontalPodAutoscaler): ScaleReading {
  const { specReplicas, statusReplicas, getError, updateError } = scale;
  const { apiVersion = "", kind } = spec.scaleTargetRef;
  if (apiVersion !== "apps/v1" || kind !== "Deployment") return { ok: false, error: unknownKindError(apiVersion, kind), unknownKind: true };
  if (getError !== undefined) return { ok: false, error: getError };
  return { ok: true, specReplicas, statusReplicas, ...(updateError !== undefined && { updateError }) };
}

/** In the cluster of the recordings nothing but apps/v1 Deployment is known. */
function unknownKindError(apiVersion: string, kind: string): string {
  const group = apiVersion.includes("/") ? apiVersion.slice(0, apiVersion.indexOf("/")) : "";
  return `no matches for kind "${kind}" in group "${group}"`;
}

function podObservation(pod: RecordedPod): PodObservation {
  const { name, phase, startTime, ready, readyTransitionTime = -Infinity, deletionTimestamp = null } = pod;
  const containers = pod.containers.map((container) => ({
    name: container.name,
    requestsMilli: milliQuantities(container.requests ?? {}),
  }));
  return { name, phase, startTime, ready, readyTransitionTime, deletionTimestamp, containers };
}

function milliQuantities(quantities: Readonly<Record<string, string>>): Record<string, Int64> {
  return Object.fromEntries(Object.entries(quantities).map(([resource, text]) => [resource, milliQuantity(text)]));
}

/** The recordings list samples by resource; the metrics API answers with one list of pods. */
function resourceMetrics({ metrics }: RecordedTick): Map<string, PodMetrics> | null {
  if (metrics.resource === undefined) return null;
  const samples = new Map<string, PodMetrics & { containers: ContainerMetrics[] }>();
  for (const [resource, pods] of Object.entries(metrics.resource)) {
    for (const [pod, { timestamp, windowSeconds, containers }] of Object.entries(pods)) {
      const sample = samples.get(pod) ?? { timestamp, windowSeconds, containers: [] };
      samples.set(pod, sample);
      for (const [name, usage] of Object.entries(containers)) addUsage(sample.containers, name, resource, milliQuantity(usage));
    }
  }
  return samples;
}

function addUsage(containers: ContainerMetrics[], name: string, resource: string, usage: Int64): void {
  const index = containers.findIndex((container) => container.name === name);
  if (index < 0) containers.push({ name, usageMilli: { [resource]: usage } });
  else containers[index] = { name, usageMilli: { ...containers[index]?.usageMilli, [resource]: usage } };
}
