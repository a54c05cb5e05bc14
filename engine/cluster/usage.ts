import type { Peak, Peaks } from "./peaks";

/**
 * Pods that work alike: each uses as much as the others in every second. So a second is reckoned once for all of them, and a
 * pod's counters are what it brought along and what its cohort has counted since.
 */
export interface Cohort {
  readonly work: Work;
  /** CPU of one request, in milliseconds. */
  readonly requestMilliseconds: number;
  /** CPU that a pod takes without any request, in milli-cores. */
  readonly standingMilli: number;
  /** What one pod can serve in a second, in thousandths of a request. */
  readonly capacity: number;
  size: number;
  /** Sum of the seconds at which its pods' containers started. */
  startedAtSum: number;
  /** This second's, of one pod: CPU in whole nano-cores, requests in flight in thousandths. */
  cpuNano: number;
  sidecarCpuNano: number;
  inFlight: number;
  /** Of a pod that had been in it all the time: CPU in nano-core-seconds, as the kernel counts; requests in thousandths. */
  cpuNanoSeconds: number;
  sidecarCpuNanoSeconds: number;
  served: number;
  /** Of requests in flight at a pod. */
  readonly peaks: Peaks;
}

/** What tells cohorts apart. */
export interface Work {
  /** It gets requests: it is ready, or it is stopping and still works on what it has. */
  serving: boolean;
  draining: boolean;
  bursting: boolean;
  warming: boolean;
  hot: boolean;
  /** From 0 to below `spreadLevels`. */
  level: number;
}

/** A pod's part in its cohort. */
export interface PodUsage {
  /** null: none of its containers runs. */
  cohort: Cohort | null;
  readonly work: Work;
  startedAt: number;
  /** To be added to the cohort's sums. */
  cpuNanoSeconds: number;
  sidecarCpuNanoSeconds: number;
  served: number;
  /** The most requests in flight since its containers started, in thousandths; null in no cohort. */
  peak: Peak | null;
}

/** A pod's CPU per request has one of so many values, evenly spaced over the spread, so that enough pods stay alike. */
export const spreadLevels = 21;

export const createUsage = (level: number): PodUsage => ({
  cohort: null,
  work: { serving: false, draining: false, bursting: false, warming: false, hot: false, level },
  startedAt: 0,
  cpuNanoSeconds: 0,
  sidecarCpuNanoSeconds: 0,
  served: 0,
  peak: null,
});
