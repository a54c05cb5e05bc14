import type { Pod } from "./pod";
import type { Workload } from "./workload";

/** A message of a queue that a worker is busy with for long. */
export interface Job {
  readonly arrivedAt: number;
  /** The second in which it is done. */
  readonly endsAt: number;
  cut: boolean;
}

export const hasJobs = ({ kind, jobSeconds }: Pick<Workload, "kind" | "jobSeconds">): boolean => kind === "queue" && jobSeconds > 0;

/** Whole seconds until the last of a pod's jobs is done. */
export const secondsToLastJob = ({ jobs }: Pick<Pod, "jobs">, at: number): number =>
  jobs.reduce((most, { endsAt }) => Math.max(most, endsAt - at), 0);
