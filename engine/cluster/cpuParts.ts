import type { CpuParts } from "../controller/observation";
import { nano, type Cohort, type CohortParts, type PodUsage, type Work } from "./usage";
import { warmUpCost } from "./warmUp";
import type { Workload } from "./workload";

/** A smaller idle CPU decides nothing, so most runs do not keep the parts. */
const telling = 0.1;

/** Whether a run keeps the parts: if pods start or warm up with CPU, or idle pods use a tenth of their request or more. */
export function keepsCpuParts(workload: Workload): boolean {
  const { startUpCpuMilli, startUpCpuSeconds, warmUpSeconds, warmUpCpuPercent, idleCpuMilli, cpuRequestMilli } = workload;
  const starts = startUpCpuMilli > 0 && startUpCpuSeconds > 0;
  const warmsUp = warmUpSeconds > 0 && warmUpCpuPercent > 100;
  return starts || warmsUp || (idleCpuMilli > 0 && idleCpuMilli >= telling * cpuRequestMilli);
}

export const createCohortParts = (workload: Workload, { bursting, warming }: Work): CohortParts => ({
  idleNano: nano(workload.idleCpuMilli),
  startUpNano: bursting ? nano(workload.startUpCpuMilli) : 0,
  warmUpShare: 1 - 1 / warmUpCost(workload, warming),
  nanoSeconds: noCpu(),
});

/** Adds what one pod used in this second. */
export function addToParts({ parts, cpuNano }: Pick<Cohort, "parts" | "cpuNano">): void {
  if (parts === null) return;
  const { nanoSeconds } = parts;
  const idle = Math.min(cpuNano, parts.idleNano);
  const startUp = Math.min(cpuNano - idle, parts.startUpNano);
  const ofRequests = cpuNano - idle - startUp;
  const warmUp = Math.round(ofRequests * parts.warmUpShare);
  nanoSeconds.idle += idle;
  nanoSeconds.startUp += startUp;
  nanoSeconds.warmUp += warmUp;
  nanoSeconds.work += ofRequests - warmUp;
}

/** A pod leaves its cohort (`sign` 1) or enters it (-1), as with its other sums. */
export function moveParts(usage: PodUsage, { parts }: Cohort, sign: 1 | -1): void {
  if (parts === null) return;
  const own = (usage.parts ??= noCpu());
  for (const part of cpuPartNames) own[part] += sign * parts.nanoSeconds[part];
}

/** Writes a pod's sums since its container started, in the order of `cpuPartNames`. A pod of another workload only works. */
export function readParts({ parts, cpuNanoSeconds }: PodUsage, cohort: Cohort, values: Float64Array, row: number): void {
  const { parts: ofCohort } = cohort;
  for (let index = 0; index < cpuPartNames.length; index++) {
    const part = cpuPartNames[index]!;
    values[row + index] =
      ofCohort === null
        ? part === "work"
          ? cpuNanoSeconds + cohort.cpuNanoSeconds
          : 0
        : (parts === null ? 0 : parts[part]) + ofCohort.nanoSeconds[part];
  }
}

export const cpuPartNames = ["startUp", "warmUp", "idle", "work"] as const satisfies readonly (keyof CpuParts)[];

export const noCpu = (): CpuParts => ({ startUp: 0, warmUp: 0, idle: 0, work: 0 });
