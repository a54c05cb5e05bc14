import type { ResizeState } from "./resizeState";

/** A pod's phases, each with the second at which it began. The last phase lasts until `goneAt`, or to the run's end. */
export interface PodLife<Phase = PodLifePhase> {
  name: string;
  createdAt: number;
  /** When the pod got a node; null: never. */
  scheduledAt: number | null;
  phases: readonly { at: number; phase: Phase }[];
  exits: readonly ContainerExit[];
  /** Of its in-place resizes; null: the kubelet has done all that the spec wants. Absent: nobody resized it. */
  resizes?: readonly ResizeStep[];
  /** null: it existed at the run's end. */
  goneAt: number | null;
}

interface ResizeStep {
  at: number;
  state: ResizeState | null;
}

/**
 * The containers ended, and the pod did not. `backOffSeconds` is how long the kubelet then waits before it starts them again: 0 after the
 * first exit.
 */
interface ContainerExit {
  at: number;
  backOffSeconds: number;
  /** Absent: it ended for another reason. */
  outOfMemory?: OutOfMemory;
}

/**
 * The kernel killed the main container (exit code 137): what was in force, and the bytes that the container wanted. It held its whole limit
 * then.
 */
export interface OutOfMemory {
  memoryRequestMebibytes: number;
  memoryLimitMebibytes: number;
  wantedBytes: number;
}

/**
 * pending: not running yet; starting: running, but not ready since its containers started; crashed: waiting to be started again; failed: never
 * started again.
 */
export type PodLifePhase = (typeof podLifePhases)[number];

const podLifePhases = ["pending", "starting", "ready", "unready", "crashed", "terminating", "failed"] as const;

/** Of a pod of another workload. succeeded: its containers have ended, as those of a Job. */
export type OtherPodLife = PodLife<PodLifePhase | "succeeded">;

const allPhases = [...podLifePhases, "succeeded"] as const;

/** A life while it is recorded, in two numbers for each phase, because readiness may flap for hours in thousands of pods. */
export interface PodLog {
  readonly name: string;
  readonly createdAt: number;
  readonly seconds: number[];
  readonly phases: number[];
  readonly exits: ContainerExit[];
  resizes: ResizeStep[] | null;
  scheduledAt: number | null;
  goneAt: number | null;
}

export const createLog = (name: string, createdAt: number): PodLog => ({
  name,
  createdAt,
  seconds: [createdAt],
  phases: [podLifePhases.indexOf("pending")],
  exits: [],
  resizes: null,
  scheduledAt: null,
  goneAt: null,
});

/** A phase that lasted less than a second is left out. */
export function enterPhase({ seconds, phases }: PodLog, phase: (typeof allPhases)[number], at: number): void {
  const index = seconds.at(-1) === at ? seconds.length - 1 : seconds.length;
  seconds[index] = at;
  phases[index] = allPhases.indexOf(phase);
}

/** When the containers started that ran until a second. */
export function startedBefore({ seconds, phases }: PodLog, at: number): number | null {
  const starting = podLifePhases.indexOf("starting");
  const index = phases.findLastIndex((phase, place) => phase === starting && seconds[place]! <= at);
  return index === -1 ? null : seconds[index]!;
}

export const readOtherLog = ({ name, createdAt, scheduledAt, seconds, phases, exits, resizes, goneAt }: PodLog): OtherPodLife => ({
  name,
  createdAt,
  scheduledAt,
  phases: phases.map((phase, index) => ({ at: seconds[index]!, phase: allPhases[phase]! })),
  exits: [...exits],
  ...(resizes && { resizes: [...resizes] }),
  goneAt,
});

/** No pod of the target succeeds: its containers are always started again. */
export const readLog = (log: PodLog): PodLife => readOtherLog(log) as PodLife;
