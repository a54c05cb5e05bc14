/** Builders for what a reconcile sees. A plain pod runs, is ready, finished its initialization long ago, and requests 100m of cpu. */
import type { HorizontalPodAutoscaler, HorizontalPodAutoscalerSpec, MetricSpec } from "../../api/autoscaling";
import { defaultManifest } from "../../manifest/defaults";
import type { ContainerMetrics, Observation, PodMetrics, PodObservation } from "../observation";

export function autoscaler(spec: Partial<HorizontalPodAutoscalerSpec> = {}): HorizontalPodAutoscaler {
  return defaultManifest({
    apiVersion: "autoscaling/v2",
    kind: "HorizontalPodAutoscaler",
    metadata: { name: "web" },
    spec: {
      scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "web" },
      maxReplicas: 10,
      metrics: [cpuUtilization(50)],
      ...spec,
    },
  });
}

export function cpuUtilization(averageUtilization: number): MetricSpec {
  return { type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization } } };
}

export function averageValue(name: string, averageValue: string): MetricSpec {
  return { type: "Resource", resource: { name, target: { type: "AverageValue", averageValue } } };
}

export interface SeenPod {
  pod: PodObservation;
  /** Null: the metrics API has no sample of the pod. */
  sample: PodMetrics | null;
}

/** `cpuMilli` null: no sample. */
export function seenPod(name: string, cpuMilli: number | null, change: Partial<PodObservation> = {}): SeenPod {
  const pod: PodObservation = {
    name,
    phase: "Running",
    startTime: -3600,
    ready: true,
    readyTransitionTime: -3590,
    deletionTimestamp: null,
    containers: [{ name: "app", requestsMilli: { cpu: 100 } }],
    ...change,
  };
  return { pod, sample: cpuMilli === null ? null : sampleOf([{ name: "app", usageMilli: { cpu: cpuMilli } }]) };
}

export function sampleOf(containers: ContainerMetrics[], timestamp = -10): PodMetrics {
  return { timestamp, windowSeconds: 30, containers };
}

/** Pods web-0, web-1, …, each with the given cpu usage. */
export function seenPods(count: number, cpuMilli: number): SeenPod[] {
  return Array.from({ length: count }, (_, i) => seenPod(`web-${i}`, cpuMilli));
}

export function observe(seen: readonly SeenPod[], specReplicas = seen.length): Observation {
  const samples = seen.flatMap(({ pod, sample }): [string, PodMetrics][] => (sample === null ? [] : [[pod.name, sample]]));
  return {
    scale: { ok: true, specReplicas, statusReplicas: seen.length, selector: "app=web" },
    pods: seen.map(({ pod }) => pod),
    metrics: { resource: new Map(samples) },
  };
}
