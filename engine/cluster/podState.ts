/** Pods of a Deployment run; those of a Job that is done have finished, in phase Succeeded. */
export const podStates = ["running", "finished"] as const;

export type PodState = (typeof podStates)[number];
