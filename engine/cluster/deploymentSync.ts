import type { Workload } from "./workload";

/** The strategy of a rolling update: pods, or percentages of spec.replicas. */
export type RolloutStrategy = Pick<Workload, "maxSurgePercent" | "maxSurgePods" | "maxUnavailablePercent" | "maxUnavailablePods">;

/** A ReplicaSet as the controller of its Deployment reads and writes it. */
export interface OwnedReplicaSet {
  /** spec.replicas. */
  replicas: number;
  /** status.availableReplicas. */
  readonly available: number;
  /** What the Deployment's spec.replicas was when the controller last wrote this ReplicaSet. */
  desiredReplicas: number;
  /** The same plus the surge of that time. 0: the annotation is absent. */
  maxReplicas: number;
}

/** A Deployment as its controller sees it in one sync. */
export interface OwningDeployment<R extends OwnedReplicaSet> {
  /** spec.replicas. */
  readonly replicas: number;
  readonly strategy: RolloutStrategy;
  /** The ReplicaSet of the present template; null: the controller has not created it yet. */
  readonly newest: R | null;
  /** All others, in the order of creation. */
  readonly old: readonly R[];
  /** All, in the order of creation. A rollback makes an older one the newest, so the newest need not be the last. */
  readonly all: readonly R[];
  /** status.replicas: how many pods exist. */
  statusReplicas(): number;
  /** Creates the ReplicaSet of the present template; it is `newest` from now on. */
  createNewest(size: Omit<OwnedReplicaSet, "available">): void;
}

/** What a sync did. `wrote`: it changed a size or an annotation, so there is another sync. */
interface DeploymentSync {
  as: "scale" | "rollout";
  wrote: boolean;
}

/**
 * One sync of a Deployment. If spec.replicas has changed since some ReplicaSet was written, the sync only scales; the rollout goes on with
 * the next one, which sees fewer available pods. Mirrors syncDeployment in pkg/controller/deployment.
 */
export function syncDeployment<R extends OwnedReplicaSet>(deployment: OwningDeployment<R>): DeploymentSync {
  const { all, replicas } = deployment;
  const isScaling = all.some((each) => each.replicas > 0 && each.desiredReplicas !== replicas);
  return isScaling ? { as: "scale", wrote: scale(deployment) } : { as: "rollout", wrote: rollOut(deployment) };
}

/**
 * The surge is rounded up and the unavailable count down. If both are nothing, one pod may be unavailable, so that a rollout can move.
 * Mirrors ResolveFenceposts and MaxUnavailable.
 */
export function fenceposts(
  { maxSurgePercent, maxSurgePods, maxUnavailablePercent, maxUnavailablePods }: RolloutStrategy,
  replicas: number,
): { surge: number; unavailable: number } {
  const surge = maxSurgePods ?? Math.ceil((maxSurgePercent * replicas) / 100);
  const unavailable = maxUnavailablePods ?? Math.floor((maxUnavailablePercent * replicas) / 100);
  return { surge, unavailable: Math.min(replicas, surge === 0 && unavailable === 0 ? 1 : unavailable) };
}

/** Mirrors scale in sync.go. */
function scale<R extends OwnedReplicaSet>(deployment: OwningDeployment<R>): boolean {
  const { replicas, newest, old, all } = deployment;
  const active = all.filter((each) => each.replicas > 0);
  if (active.length <= 1) {
    const only = active[0] ?? newest ?? old.at(-1);
    return only !== undefined && resize(deployment, only, replicas);
  }
  if (newest && newest.replicas === replicas && newest.desiredReplicas === replicas && newest.available === replicas) {
    return old.filter((each) => resize(deployment, each, 0)).length > 0;
  }
  return scaleInProportion(deployment, active);
}

/** Each ReplicaSet gets its share of a change; the first one also gets what rounding leaves over. */
function scaleInProportion<R extends OwnedReplicaSet>(deployment: OwningDeployment<R>, active: readonly R[]): boolean {
  const { replicas, strategy } = deployment;
  const { surge } = fenceposts(strategy, replicas);
  const allowed = replicas > 0 ? replicas + surge : 0;
  const change = allowed - sum(active, "replicas");
  // If they are equally large, the newer grow first and the older shrink first.
  const bySize = (change > 0 ? active.toReversed() : active).toSorted((a, b) => b.replicas - a.replicas);
  const statusReplicas = deployment.statusReplicas();
  let left = change;
  const sizes = bySize.map((each) => {
    const share = replicas === 0 ? -each.replicas : shareOf(each, replicas + surge, statusReplicas);
    const part = change > 0 ? Math.min(share, left) : change < 0 ? Math.max(share, left) : 0;
    left -= part;
    return each.replicas + part;
  });
  sizes[0] = Math.max(0, sizes[0]! + left);
  return bySize.filter((each, index) => write(deployment, each, sizes[index]!)).length > 0;
}

/** How much a ReplicaSet grows or shrinks if it keeps its share. Mirrors getReplicaSetFraction. */
function shareOf({ replicas, maxReplicas }: OwnedReplicaSet, allowed: number, statusReplicas: number): number {
  const allowedBefore = maxReplicas > 0 ? maxReplicas : statusReplicas;
  return allowedBefore === 0 ? 0 : Math.round((replicas * allowed) / allowedBefore) - replicas;
}

/** Mirrors rolloutRolling. */
function rollOut<R extends OwnedReplicaSet>(deployment: OwningDeployment<R>): boolean {
  const created = createIfMissing(deployment);
  return scaleUpNewest(deployment) || scaleDownOld(deployment) || created;
}

/** Mirrors getNewReplicaSet and NewRSNewReplicas. */
function createIfMissing<R extends OwnedReplicaSet>(deployment: OwningDeployment<R>): boolean {
  const { replicas, strategy, newest, all } = deployment;
  if (newest) return false;
  const maxReplicas = replicas + fenceposts(strategy, replicas).surge;
  const room = Math.max(0, maxReplicas - sum(all, "replicas"));
  deployment.createNewest({ replicas: Math.min(replicas, room), desiredReplicas: replicas, maxReplicas });
  return true;
}

/** Mirrors reconcileNewReplicaSet. */
function scaleUpNewest<R extends OwnedReplicaSet>(deployment: OwningDeployment<R>): boolean {
  const { replicas, strategy, all } = deployment;
  const newest = deployment.newest!;
  if (newest.replicas > replicas) return resize(deployment, newest, replicas);
  const room = replicas + fenceposts(strategy, replicas).surge - sum(all, "replicas");
  return resize(deployment, newest, newest.replicas + Math.max(0, Math.min(room, replicas - newest.replicas)));
}

/**
 * First the pods that are not available anyway, then the available ones above the number that must stay. Mirrors reconcileOldReplicaSets.
 */
function scaleDownOld<R extends OwnedReplicaSet>(deployment: OwningDeployment<R>): boolean {
  const { replicas, strategy, old, all } = deployment;
  const newest = deployment.newest!;
  if (sum(old, "replicas") === 0) return false;
  const minAvailable = replicas - fenceposts(strategy, replicas).unavailable;
  const mayGo = sum(all, "replicas") - minAvailable - (newest.replicas - newest.available);
  if (mayGo <= 0) return false;
  const spare = sum(all, "available") - minAvailable;
  const unhealthy = removeUnhealthy(deployment, mayGo);
  if (unhealthy === "error") return false;
  return removeSpare(deployment, spare) || unhealthy === "removed";
}

/** Mirrors cleanupUnhealthyReplicas: it errs at a ReplicaSet whose status is older than its spec. */
function removeUnhealthy<R extends OwnedReplicaSet>(deployment: OwningDeployment<R>, mayGo: number): "removed" | "none" | "error" {
  let left = mayGo;
  for (const each of deployment.old) {
    if (left <= 0) break;
    if (each.replicas === 0) continue;
    const unhealthy = each.replicas - each.available;
    if (unhealthy < 0) return "error";
    const removed = Math.min(left, unhealthy);
    resize(deployment, each, each.replicas - removed);
    left -= removed;
  }
  return left < mayGo ? "removed" : "none";
}

/** Mirrors scaleDownOldReplicaSetsForRollingUpdate. */
function removeSpare<R extends OwnedReplicaSet>(deployment: OwningDeployment<R>, spare: number): boolean {
  let left = spare;
  for (const each of deployment.old) {
    if (left <= 0) break;
    const removed = Math.min(each.replicas, left);
    resize(deployment, each, each.replicas - removed);
    left -= removed;
  }
  return left < spare;
}

/** Mirrors scaleReplicaSetAndRecordEvent: the annotations of a ReplicaSet that keeps its size are not written. */
function resize<R extends OwnedReplicaSet>(deployment: OwningDeployment<R>, replicaSet: R, size: number): boolean {
  return replicaSet.replicas !== size && write(deployment, replicaSet, size);
}

/** Mirrors scaleReplicaSet: both annotations are written with the size, even if the size stays. Returns whether anything changed. */
function write<R extends OwnedReplicaSet>({ replicas, strategy }: OwningDeployment<R>, replicaSet: R, size: number): boolean {
  const maxReplicas = replicas + fenceposts(strategy, replicas).surge;
  const { desiredReplicas: desiredBefore, maxReplicas: maxBefore } = replicaSet;
  if (replicaSet.replicas === size && desiredBefore === replicas && maxBefore === maxReplicas) return false;
  replicaSet.replicas = size;
  replicaSet.desiredReplicas = replicas;
  replicaSet.maxReplicas = maxReplicas;
  return true;
}

function sum(replicaSets: readonly OwnedReplicaSet[], field: "replicas" | "available"): number {
  return replicaSets.reduce((total, replicaSet) => total + replicaSet[field], 0);
}
