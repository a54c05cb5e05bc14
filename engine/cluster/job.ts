import type { Pod } from "./pod";
import type { Workload } from "./workload";

/** Messages of a queue that arrived in the same second, and that the workers of a pod began in the same second: they end together. */
export interface Job {
  readonly pod: Pod;
  readonly arrivedAt: number;
  /** The second in which they are done. */
  readonly endsAt: number;
  readonly messages: number;
  /** Its pod's containers ended before. */
  isCut: boolean;
}

export const hasJobs = ({ kind, jobSeconds }: Pick<Workload, "kind" | "jobSeconds">): boolean => kind === "queue" && jobSeconds > 0;

/** Of a pod that never began a job; it stays empty. */
export const noJobs: Set<Job> = new Set();

/** Whole seconds until the last of a pod's jobs is done. */
export function secondsToLastJob({ jobs }: Pick<Pod, "jobs">, at: number): number {
  let most = 0;
  for (const { endsAt } of jobs) most = Math.max(most, endsAt - at);
  return most;
}
