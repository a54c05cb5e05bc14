import { workloadFields } from "../cluster/workload";
import type { Scenario } from "../scenario/scenario";

/** Something that a study's numbers rest on, and that nobody measured or that the run does not show. */
export type Ground =
  /** `cpuPerRequestMilliseconds` still has the page's guess. */
  | { kind: "cpuPerRequestGuessed"; milliseconds: number }
  /** No CPU is used while a pod starts; most real pods use some. */
  | { kind: "noStartUpCpu" }
  /** A scenario does not say whether its load was measured. */
  | { kind: "loadNotMeasured" }
  /** Each run has exactly the drawn load: chance moves only the pods. */
  | { kind: "noNoise" }
  | { kind: "noIncidents" }
  /** What happens in the rest of the day does not count: a higher minReplicas also costs at night. */
  | { kind: "partOfDay"; seconds: number };

export type GroundKind = Ground["kind"];

const day = 86_400;

/** In the order in which people should read them. */
export function restsOn({ workload, load, incidents, durationSeconds }: Scenario): Ground[] {
  const { cpuPerRequestMilliseconds: milliseconds, startUpCpuMilli, startUpCpuSeconds } = workload;
  const grounds: (Ground | null)[] = [
    milliseconds === workloadFields.cpuPerRequestMilliseconds.default ? { kind: "cpuPerRequestGuessed", milliseconds } : null,
    startUpCpuMilli === 0 || startUpCpuSeconds === 0 ? { kind: "noStartUpCpu" } : null,
    { kind: "loadNotMeasured" },
    load.noise === 0 ? { kind: "noNoise" } : null,
    incidents.length === 0 ? { kind: "noIncidents" } : null,
    durationSeconds < day ? { kind: "partOfDay", seconds: durationSeconds } : null,
  ];
  return grounds.filter((ground) => ground !== null);
}
