import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { measuredResource } from "../api/metricSources";
import type { ClusterSettings } from "../cluster/clusterSettings";
import { cpuCeilingMilli } from "../cluster/cpuCeiling";
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

/** If the manifest has no CPU target, four fifths of what a pod can use are used. */
export type CpuTarget = { kind: "utilization"; percent: number } | { kind: "averageValue"; milli: number } | { kind: "limit" };

/** `peak` is in requests per second. All pods count as alike and warm, and as alone on their nodes. */
export function fitToLoad(hpa: HorizontalPodAutoscaler, workload: Workload, cluster: ClusterSettings, peak: number): LoadFit {
  const { maxReplicas } = hpa.spec;
  const { cpuPerRequestMilliseconds, idleCpuMilli } = workload;
  const ceilingMilli = cpuCeilingMilli(workload, cluster);
  const { min, max } = workloadFields.cpuPerRequestMilliseconds;
  const { target, budgetMilli, sidecarMilliseconds } = atTarget(hpa, workload, ceilingMilli);
  const busyMilli = Math.max(0, budgetMilli);
  // Rounded down, so that the peak is not above what can be served.
  const fitting = peak > 0 ? Math.floor(((busyMilli * maxReplicas) / peak - sidecarMilliseconds) * 10) / 10 : NaN;
  return {
    maxReplicas,
    mostServed: (maxReplicas * Math.max(0, ceilingMilli - idleCpuMilli)) / cpuPerRequestMilliseconds,
    servedAtTarget: (maxReplicas * busyMilli) / (cpuPerRequestMilliseconds + sidecarMilliseconds),
    target,
    cpuPerRequestMilliseconds: fitting >= min && fitting <= max ? fitting : null,
  };
}

/** The CPU that requests may use in one pod at its target. The sidecar's usage counts only if the target covers the whole pod. */
function atTarget(
  hpa: HorizontalPodAutoscaler,
  workload: Workload,
  ceilingMilli: number,
): { target: CpuTarget; budgetMilli: number; sidecarMilliseconds: number } {
  const { cpuRequestMilli, idleCpuMilli } = workload;
  const within = (milli: number) => Math.min(milli, ceilingMilli) - idleCpuMilli;
  for (const metric of hpa.spec.metrics ?? []) {
    const source = measuredResource(metric);
    if (source?.name !== "cpu") continue;
    const ofPod = source.container === null && workload.sidecar !== "none";
    const sidecarIdle = ofPod ? workload.sidecarIdleCpuMilli : 0;
    const sidecarMilliseconds = ofPod ? workload.sidecarCpuPerRequestMilliseconds : 0;
    const { averageUtilization, averageValue } = source.target;
    if (averageUtilization !== undefined) {
      const requests = cpuRequestMilli + (ofPod ? workload.sidecarCpuRequestMilli : 0);
      const budgetMilli = within((requests * averageUtilization) / 100 - sidecarIdle);
      return { target: { kind: "utilization", percent: averageUtilization }, budgetMilli, sidecarMilliseconds };
    }
    if (averageValue !== undefined) {
      const milli = Number(milliQuantity(averageValue));
      return { target: { kind: "averageValue", milli }, budgetMilli: within(milli - sidecarIdle), sidecarMilliseconds };
    }
  }
  return { target: { kind: "limit" }, budgetMilli: within(ceilingMilli * 0.8), sidecarMilliseconds: 0 };
}
