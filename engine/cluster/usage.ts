import type { CpuParts } from "../controller/observation";
import type { Peak, Peaks } from "./peaks";
import type { MainResources } from "./podResources";
import type { Line } from "./queueing";

/**
 * Pods that work alike: in every second each uses the same amount. So a second is computed once for all of them. A pod's counters are the
 * counters it entered with, plus what its cohort has counted since.
 */
export interface Cohort {
  readonly work: Work;
  /** CPU of one request, in milliseconds. */
  readonly requestMilliseconds: number;
  /** CPU that a pod uses without any request, in milli-cores. */
  readonly standingMilli: number;
  /** The CPU limit in whole nano-cores; Infinity: none. */
  readonly limitNano: number;
  /** The most CPU that a pod can use, in milli-cores: its limit, or what its node has for it. */
  ceilingMilli: number;
  /** What one pod can serve in a second, in thousandths of a request. */
  capacity: number;
  /** How many requests the pod serves at a time when it is full. */
  servers: number;
  /** Whether its CPU is what bounds it. */
  throttles: boolean;
  /** The time of a request that does not wait in line, in seconds. */
  ownSeconds: number;
  /** In front of each of its pods. */
  readonly line: Line;
  size: number;
  /** Sum of the seconds at which its pods' containers started. */
  startedAtSum: number;
  /** One pod's values in this second: CPU in whole nano-cores, requests in flight in thousandths. */
  cpuNano: number;
  sidecarCpuNano: number;
  inFlight: number;
  /** Those in flight that do not wait for the pod, and the milliseconds that one of them takes. */
  inWork: number;
  inWorkMilliseconds: number;
  /** The sums of a pod that was in the cohort all the time: CPU in nano-core-seconds, as the kernel counts; requests in thousandths. */
  cpuNanoSeconds: number;
  sidecarCpuNanoSeconds: number;
  served: number;
  /** What the pod's CPU was for; null: nobody asks. */
  readonly parts: CohortParts | null;
  /** Peaks of the requests in flight at a pod. */
  readonly peaks: Peaks;
}

/**
 * What a pod's main container uses its CPU for. Under a ceiling (its limit, or what its node has for it), idle CPU comes first, then what
 * the start takes, and requests get what is left: so does the model deal it. Of a request's CPU in a warm-up, what a warm pod would not
 * need is warm-up.
 */
export interface CohortParts {
  readonly idleNano: number;
  readonly startUpNano: number;
  /** The share of a request's CPU that a warm pod would not need. */
  readonly warmUpShare: number;
  /** The sums of a pod that was in the cohort all the time, in nano-core-seconds. Together they are its `cpuNanoSeconds`. */
  readonly nanoSeconds: CpuParts;
}

/** What makes two cohorts different. */
export interface Work {
  /** Whether it gets requests and answers them. */
  serving: boolean;
  /** Whether it is ready and not being deleted. */
  ready: boolean;
  bursting: boolean;
  /** Stages of its warm-up that are left; 0: it is warm. */
  warming: number;
  hot: boolean;
  /** Its weight when requests are dealt: the connections that clients keep to it, or 1 if they keep none. */
  connections: number;
  /** Long jobs that it works on. */
  jobs: number;
  /** From 0 to below `spreadLevels`. */
  level: number;
  /** In force, of the main container. */
  resources: MainResources;
}

/** A pod's place in its cohort. */
export interface PodUsage {
  /** null: none of its containers runs. */
  cohort: Cohort | null;
  /** The cohort of pods that do the same work where no node is full; see `NodeCpu`. */
  kind: Cohort | null;
  readonly work: Work;
  startedAt: number;
  /** Added to the cohort's sums. */
  cpuNanoSeconds: number;
  sidecarCpuNanoSeconds: number;
  served: number;
  /** The same of what its CPU was for, in nano-core-seconds; null: it was in no cohort that keeps it. */
  parts: CpuParts | null;
  /** The most requests in flight since its containers started, in thousandths; null outside a cohort. */
  peak: Peak | null;
}

/** Whole nano-cores. */
export const nano = (milli: number): number => Math.round(milli * 1_000_000);

/** The number of values that a pod's CPU per request can have, evenly spaced over the spread. Few values keep many pods alike. */
export const spreadLevels = 21;

export const createUsage = (level: number, resources: MainResources): PodUsage => ({
  cohort: null,
  kind: null,
  work: { serving: false, ready: false, bursting: false, warming: 0, hot: false, jobs: 0, connections: 1, level, resources },
  startedAt: 0,
  cpuNanoSeconds: 0,
  sidecarCpuNanoSeconds: 0,
  served: 0,
  parts: null,
  peak: null,
});
