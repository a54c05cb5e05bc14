/**
 * The metric of Kubernetes 1.2's autoscaler, as Heapster answered. Mirrors GetCpuConsumptionAndRequestInMillis in 1.2's
 * podautoscaler/metrics/metrics_client.go.
 */
import type { Observation, PodMetrics, PodObservation } from "../controller/observation";
import { add, divide, multiply, toFloat64, type Int64 } from "../lib/int64";

/** The average over the pods in whole percents of the requests, and when the oldest of their samples was taken. */
export type UtilizationReading = { ok: true; utilizationPercent: number; timestamp: number } | { ok: false; error: string };

/**
 * Every pod that is not pending needs requests and a sample: one pod without them stops the autoscaler. Heapster averaged a pod's samples
 * of the last minute; here a pod has one sample, over its own window.
 */
export function getCPUUtilization({ pods, metrics }: Observation): UtilizationReading {
  const running = pods.filter(({ phase }) => phase !== "Pending");
  if (running.length === 0 && pods.length > 0) return failed("no running pods");
  const requests = running.flatMap(({ containers }) => containers.map(({ requestsMilli }) => requestsMilli["cpu"]));
  // Pending pods are left out of the sum, but not out of the number that it is divided by.
  const averageRequest = requests.includes(undefined) || pods.length === 0 ? 0 : divide(sum(requests), pods.length);
  if (averageRequest === 0) return failed("some pods do not have request for cpu");

  if (metrics.resource === null) return failed("failed to get pods metrics: the server is currently unable to handle the request");
  const samples = running.flatMap((pod) => usageOf(pod, metrics.resource) ?? []);
  if (samples.length !== running.length) return failed(`metrics obtained for ${samples.length}/${running.length} of pods`);
  const averageUsage = divide(sum(samples.map(({ usage }) => usage)), samples.length);
  return {
    ok: true,
    utilizationPercent: toFloat64(divide(multiply(averageUsage, 100), averageRequest)),
    timestamp: Math.min(...samples.map(({ timestamp }) => timestamp)),
  };
}

function failed(error: string): UtilizationReading {
  return { ok: false, error: `failed to get CPU consumption and request: ${error}` };
}

/** Null if a container's usage is not known. */
function usageOf({ name }: PodObservation, samples: ReadonlyMap<string, PodMetrics> | null): { usage: Int64; timestamp: number } | null {
  const sample = samples?.get(name);
  if (sample === undefined || sample.containers.length === 0) return null;
  const usages = sample.containers.map(({ usageMilli }) => usageMilli["cpu"]);
  return usages.includes(undefined) ? null : { usage: sum(usages), timestamp: sample.timestamp };
}

function sum(values: readonly (Int64 | undefined)[]): Int64 {
  return values.reduce((total: Int64, value = 0) => add(total, value), 0);
}
