import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { measuredResource } from "../api/metricSources";
import { workloadFields, type Workload } from "../cluster/workload";
import { milliQuantity } from "../lib/quantity";

/** How much of a load's peak a workload can serve, and what would make the two fit. */
export interface LoadFit {
  maxReplicas: number;
  /** What this many pods serve at most, in requests per second. */
  mostServed: number;
  /** What they serve at the CPU usage of the target. */
  servedAtTarget: number;
  target: CpuTarget;
  /** The CPU per request at which they serve the peak exactly at the target; null if no allowed value reaches that. */
  cpuPerRequestMilliseconds: number | null;
}

/** If the manifest has no CPU target, four fifths of the limit are used. */
export type CpuTarget = { kind: "utilization"; percent: number } | { kind: "averageValue"; milli: number } | { kind: "limit" };

/** `peak` is in requests per second. All pods count as alike and warm. */
export function fitToLoad(hpa: HorizontalPodAutoscaler, workload: Workload, peak: number): LoadFit {
  const { maxReplicas } = hpa.spec;
  const { cpuPerRequestMilliseconds, cpuLimitMilli, idleCpuMilli } = workload;
  const { min, max } = workloadFields.cpuPerRequestMilliseconds;
  const { target, budgetMilli, sidecarMilliseconds } = atTarget(hpa, workload);
  const busyMilli = Math.max(0, budgetMilli);
  // Rounded down, so that the peak is not above what can be served.
  const fitting = peak > 0 ? Math.floor(((busyMilli * maxReplicas) / peak - sidecarMilliseconds) * 10) / 10 : NaN;
  return {
    maxReplicas,
    mostServed: (maxReplicas * Math.max(0, cpuLimitMilli - idleCpuMilli)) / cpuPerRequestMilliseconds,
    servedAtTarget: (maxReplicas * busyMilli) / (cpuPerRequestMilliseconds + sidecarMilliseconds),
    target,
    cpuPerRequestMilliseconds: fitting >= min && fitting <= max ? fitting : null,
  };
}

/** The CPU that requests may use in one pod at its target. The sidecar's usage counts only if the target covers the whole pod. */
function atTarget(
  hpa: HorizontalPodAutoscaler,
  workload: Workload,
): { target: CpuTarget; budgetMilli: number; sidecarMilliseconds: number } {
  const { cpuRequestMilli, cpuLimitMilli, idleCpuMilli } = workload;
  const withinLimit = (milli: number) => Math.min(milli, cpuLimitMilli) - idleCpuMilli;
  for (const metric of hpa.spec.metrics ?? []) {
    const source = measuredResource(metric);
    if (source?.name !== "cpu") continue;
    const ofPod = source.container === null && workload.sidecar !== "none";
    const sidecarIdle = ofPod ? workload.sidecarIdleCpuMilli : 0;
    const sidecarMilliseconds = ofPod ? workload.sidecarCpuPerRequestMilliseconds : 0;
    const { averageUtilization, averageValue } = source.target;
    if (averageUtilization !== undefined) {
      const requests = cpuRequestMilli + (ofPod ? workload.sidecarCpuRequestMilli : 0);
      const budgetMilli = withinLimit((requests * averageUtilization) / 100 - sidecarIdle);
      return { target: { kind: "utilization", percent: averageUtilization }, budgetMilli, sidecarMilliseconds };
    }
    if (averageValue !== undefined) {
      const milli = Number(milliQuantity(averageValue));
      return { target: { kind: "averageValue", milli }, budgetMilli: withinLimit(milli - sidecarIdle), sidecarMilliseconds };
    }
  }
  return { target: { kind: "limit" }, budgetMilli: withinLimit(cpuLimitMilli * 0.8), sidecarMilliseconds: 0 };
}
