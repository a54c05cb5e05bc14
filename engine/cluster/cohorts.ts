import type { ClusterSettings } from "./clusterSettings";
import { cpuCeilingMilli } from "./cpuCeiling";
import { createPeaks } from "./peaks";
import { serves, type Pod } from "./pod";
import { spreadLevels, type Cohort, type PodUsage, type Work } from "./usage";
import type { Workload } from "./workload";

export interface Cohorts {
  /** Includes empty cohorts; in the order in which they first appeared. */
  readonly all: readonly Cohort[];
  /** Call it after every change of what a pod does: it puts the pod into the matching cohort. */
  join(pod: Pod): void;
}

/** `onMoved` is called for each pod that another cohort, or none, counts from now on. */
export function createCohorts(workload: Workload, settings: ClusterSettings, onMoved: (pod: Pod) => void): Cohorts {
  const ceilingMilli = cpuCeilingMilli(workload, settings);
  const all: Cohort[] = [];
  const byKey = new Map<number, Cohort>();
  const find = (work: Work): Cohort => {
    const key = keyOf(work);
    let cohort = byKey.get(key);
    if (!cohort) {
      cohort = createCohort(workload, work, ceilingMilli);
      byKey.set(key, cohort);
      all.push(cohort);
    }
    return cohort;
  };
  return {
    all,
    join(pod) {
      const { usage, startedAt } = pod;
      usage.work.serving = serves(pod) || usage.work.draining;
      const next = startedAt === null ? null : find(usage.work);
      if (next === usage.cohort) return;
      const mostInFlight = usage.cohort ? leave(usage, usage.cohort) : forget(usage);
      usage.startedAt = startedAt ?? 0;
      if (next) enter(usage, next, mostInFlight);
      onMoved(pod);
    },
  };
}

/** Serving traits do not separate pods that get no requests. */
function keyOf({ serving, draining, bursting, warming, hot, level }: Work): number {
  const stage = Number(bursting) + 2 * Number(serving);
  return serving ? stage + 4 * Number(draining) + 8 * Number(warming) + 16 * Number(hot) + 32 * level : stage;
}

function createCohort(workload: Workload, work: Work, ceilingMilli: number): Cohort {
  const { cpuSpreadPercent, warmUpCapacityPercent } = workload;
  const standingMilli = Math.min(ceilingMilli, workload.idleCpuMilli + (work.bursting ? workload.startUpCpuMilli : 0));
  const deviation = (2 * work.level) / (spreadLevels - 1) - 1;
  const requestMilliseconds = workload.cpuPerRequestMilliseconds * (1 + (deviation * cpuSpreadPercent) / 100);
  // The part below the ceiling: milli-cores ÷ milliseconds are requests per second.
  const warm = Math.floor((1000 * (ceilingMilli - standingMilli)) / requestMilliseconds);
  const capacity = !work.serving ? 0 : work.warming ? Math.floor((warm * warmUpCapacityPercent) / 100) : warm;
  const nothing = {
    size: 0,
    startedAtSum: 0,
    cpuNano: 0,
    sidecarCpuNano: 0,
    inFlight: 0,
    cpuNanoSeconds: 0,
    sidecarCpuNanoSeconds: 0,
    served: 0,
  };
  return { work: { ...work }, requestMilliseconds, standingMilli, ceilingMilli, capacity, ...nothing, peaks: createPeaks() };
}

/** New containers count from zero. */
function forget(usage: PodUsage): number {
  usage.cpuNanoSeconds = 0;
  usage.sidecarCpuNanoSeconds = 0;
  usage.served = 0;
  return 0;
}

/** Returns the most requests that the pod had in flight. */
function leave(usage: PodUsage, cohort: Cohort): number {
  cohort.size--;
  cohort.startedAtSum -= usage.startedAt;
  usage.cohort = null;
  usage.cpuNanoSeconds += cohort.cpuNanoSeconds;
  usage.sidecarCpuNanoSeconds += cohort.sidecarCpuNanoSeconds;
  usage.served += cohort.served;
  const mostInFlight = usage.peak ? cohort.peaks.leave(usage.peak) : 0;
  usage.peak = null;
  return mostInFlight;
}

function enter(usage: PodUsage, cohort: Cohort, mostInFlight: number): void {
  cohort.size++;
  cohort.startedAtSum += usage.startedAt;
  usage.cohort = cohort;
  usage.peak = cohort.peaks.enter(mostInFlight);
  usage.cpuNanoSeconds -= cohort.cpuNanoSeconds;
  usage.sidecarCpuNanoSeconds -= cohort.sidecarCpuNanoSeconds;
  usage.served -= cohort.served;
}
