/** What a Deployment's status counts, and its two conditions. Mirrors syncRolloutStatus and calculateStatus in pkg/controller/deployment. */
export interface DeploymentCounts {
  /** Pods that exist, and those of the present template. */
  replicas: number;
  updatedReplicas: number;
  readyReplicas: number;
  availableReplicas: number;
  unavailableReplicas: number;
}

type ProgressReason = "NewReplicaSetCreated" | "ReplicaSetUpdated" | "NewReplicaSetAvailable" | "ProgressDeadlineExceeded";

/** null: the condition does not exist yet. */
export interface DeploymentProgress {
  reason: ProgressReason;
  /** When the rollout last progressed. */
  updatedAt: number;
}

/** The Available condition: `unavailable` is what the strategy allows. */
export function isAvailable({ availableReplicas }: DeploymentCounts, replicas: number, unavailable: number): boolean {
  return availableReplicas >= replicas - unavailable;
}

/** The Progressing condition after a sync of the rollout. */
export function progressAfter(
  progress: DeploymentProgress | null,
  before: DeploymentCounts,
  counts: DeploymentCounts,
  replicas: number,
  deadlineSeconds: number,
  now: number,
): DeploymentProgress | null {
  const { updatedReplicas, availableReplicas } = counts;
  // A rollout that is complete is not judged again before its next release.
  if (progress?.reason === "NewReplicaSetAvailable" && counts.replicas === updatedReplicas) return progress;
  if (updatedReplicas === replicas && counts.replicas === replicas && availableReplicas === replicas) {
    return { reason: "NewReplicaSetAvailable", updatedAt: now };
  }
  if (hasProgressed(before, counts)) return { reason: "ReplicaSetUpdated", updatedAt: now };
  return isOverdue(progress, deadlineSeconds, now) ? { reason: "ProgressDeadlineExceeded", updatedAt: now } : progress;
}

/** Mirrors DeploymentProgressing. */
function hasProgressed(before: DeploymentCounts, counts: DeploymentCounts): boolean {
  const oldOnes = ({ replicas, updatedReplicas }: DeploymentCounts) => replicas - updatedReplicas;
  return (
    counts.updatedReplicas > before.updatedReplicas ||
    oldOnes(counts) < oldOnes(before) ||
    counts.readyReplicas > before.readyReplicas ||
    counts.availableReplicas > before.availableReplicas
  );
}

/** Mirrors DeploymentTimedOut. */
function isOverdue(progress: DeploymentProgress | null, deadlineSeconds: number, now: number): boolean {
  if (progress === null || progress.reason === "NewReplicaSetAvailable") return false;
  return progress.reason === "ProgressDeadlineExceeded" || progress.updatedAt + deadlineSeconds < now;
}
