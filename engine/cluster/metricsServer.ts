/** What metrics-server keeps and answers for each container. Mirrors pkg/storage of metrics-server 0.9. */

/** A reading of a container's counters. Times are in seconds. */
export interface MetricsPoint {
  startTime: number;
  timestamp: number;
  /** Since the start. */
  cpuNanoSeconds: number;
  memoryBytes: number;
}

/** Upstream's freshContainerMinMetricsResolution. */
const freshContainerSeconds = 10;

/**
 * What a new reading is compared with: "start", the container's start with no CPU used; "last", the reading before; "unchanged", what the
 * same reading was compared with before; "nothing".
 */
export type ComparedWith = "start" | "last" | "unchanged" | "nothing";

/** `lastTimestamp` is the time of the reading before; NaN if there is none. */
export function comparedWith(startTime: number, timestamp: number, lastTimestamp: number, metricResolutionSeconds: number): ComparedWith {
  const age = timestamp - startTime;
  if (age >= freshContainerSeconds && age < metricResolutionSeconds) return "start";
  // A container that started later than the reading before it has restarted. NaN is not later.
  if (!(startTime < lastTimestamp)) return "nothing";
  return timestamp > lastTimestamp ? "last" : "unchanged";
}

/** metrics-server ignores a pod while a counter of one of its containers is still zero. */
export const isUsable = ({ cpuNanoSeconds, memoryBytes }: MetricsPoint): boolean => cpuNanoSeconds !== 0 && memoryBytes !== 0;

/** Whole nano-cores. */
export const nanoCores = (cpuNanoSeconds: number, windowSeconds: number): number => Math.floor(cpuNanoSeconds / windowSeconds);
