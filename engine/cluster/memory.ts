import { peakOf } from "./peaks";
import type { MainResources } from "./podResources";
import type { Cohort, PodUsage } from "./usage";
import type { Workload } from "./workload";
import { mebibyte } from "../lib/mebibyte";

/** The memory that the pods' containers hold, in bytes, at the end of a second; a main container never holds more than its limit. */
export interface Memory {
  /** The second to simulate. */
  tick(now: number): void;
  /** The bytes of a main container that runs in a pod of the cohort. */
  of(usage: PodUsage, cohort: Cohort): number;
  /** What it would hold without a limit. */
  wanted(usage: PodUsage, cohort: Cohort): number;
  /** Whether some main container of the cohort may want more than its limit. */
  mayBeOverLimit(cohort: Cohort): boolean;
  /** Of pods without a memory limit. */
  ofServingPods(cohorts: readonly Cohort[]): number;
  /** Whether the pods of a cohort hold equal amounts: none remembers what it held before, or how long it has run. */
  readonly isAlike: boolean;
  /** The bytes of each sidecar that runs. */
  readonly sidecarBytes: number;
}

/** null: it has no limit. */
const memoryLimitBytes = ({ memoryLimitMebibytes }: MainResources): number | null =>
  memoryLimitMebibytes === 0 ? null : Math.round(memoryLimitMebibytes * mebibyte);

export function createMemory(workload: Workload): Memory {
  const { idleMemoryMebibytes, memoryPerRequestMebibytes, memoryReleased } = workload;
  const leakPerSecond = (workload.memoryLeakMebibytesPerHour * mebibyte) / 3600;
  const bytes = (inFlight: number) => Math.round((idleMemoryMebibytes + (inFlight / 1000) * memoryPerRequestMebibytes) * mebibyte);
  const leaked = (seconds: number) => Math.round(leakPerSecond * seconds);
  const ofCohort = ({ size, inFlight, peaks }: Cohort) =>
    memoryReleased ? size * bytes(inFlight) : peaks.all.reduce((total, { value, members }) => total + members * bytes(value), 0);
  let now = 0;
  const wanted = ({ peak, startedAt }: PodUsage, { inFlight }: Cohort) => {
    const held = memoryReleased || !peak ? inFlight : peakOf(peak).value;
    return bytes(held) + leaked(now - startedAt);
  };

  return {
    tick(second) {
      now = second;
    },
    isAlike: memoryReleased && leakPerSecond === 0,
    sidecarBytes: workload.sidecar === "none" ? 0 : Math.round(workload.sidecarMemoryMebibytes * mebibyte),
    of(usage, cohort) {
      const limit = memoryLimitBytes(usage.work.resources);
      return limit === null ? wanted(usage, cohort) : Math.min(wanted(usage, cohort), limit);
    },
    wanted,
    mayBeOverLimit({ work, size, inFlight, peaks }) {
      const limit = memoryLimitBytes(work.resources);
      if (size === 0 || limit === null) return false;
      return leakPerSecond > 0 || bytes(memoryReleased ? inFlight : Math.max(inFlight, peaks.all[0]?.value ?? 0)) > limit;
    },
    ofServingPods(cohorts) {
      let total = 0;
      for (const cohort of cohorts) {
        const { work, size, startedAtSum } = cohort;
        if (size > 0 && work.ready) total += ofCohort(cohort) + leaked(size * now - startedAtSum);
      }
      return total;
    },
  };
}
