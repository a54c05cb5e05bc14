import type { PodTemplate } from "./pod";
import type { Pods } from "./pods";
import { createReplicaSet, manageReplicas, type NameGenerator, type ReplicaSet } from "./replicaSet";
import type { Workload } from "./workload";
import type { WorkloadController } from "./workloadController";

/** The strategy of a rolling update: pods, or percentages of spec.replicas. */
export type RolloutStrategy = Pick<Workload, "maxSurgePercent" | "maxSurgePods" | "maxUnavailablePercent" | "maxUnavailablePods">;

/**
 * A Deployment: one ReplicaSet, and during a rollout one more for each earlier release that still has pods. Mirrors
 * pkg/controller/deployment (sync.go, rolling.go). Upstream needs several syncs in a row for this, each with the ReplicaSets' status up to
 * date; here all of it happens in one `sync`.
 */
export function createDeployment(
  pods: Pods,
  name: string,
  template: PodTemplate,
  strategy: RolloutStrategy,
  generateName: NameGenerator,
): WorkloadController {
  const create = (of: PodTemplate) => createReplicaSet(generateName(name, 10), of, generateName, { owned: true });
  let newest = create(template);
  /** In order of creation. */
  let old: ReplicaSet[] = [];
  let replicas = 0;
  /** The spec.replicas for which the ReplicaSets were last scaled. */
  let scaledFor = 0;
  const all = () => [...old, newest];

  return {
    get replicas() {
      return replicas;
    },
    statusReplicas: () => sum(all(), "active"),
    scale(wanted) {
      replicas = wanted;
    },
    settle(wanted, now) {
      newest.replicas = scaledFor = replicas = wanted;
      manageReplicas(pods, newest, now);
    },
    get template() {
      return newest.template;
    },
    update(change) {
      old.push(newest);
      newest = create({ ...newest.template, ...change });
    },
    sync(now) {
      if (replicas !== scaledFor) scaleProportionally(newest, old, replicas, scaledFor, strategy);
      scaledFor = replicas;
      let moved: boolean;
      do {
        moved = scaleUpNewest(newest, all(), replicas, strategy) || scaleDownOld(newest, old, replicas, strategy);
        for (const replicaSet of all()) manageReplicas(pods, replicaSet, now);
      } while (moved);
      old = old.filter((replicaSet) => replicaSet.replicas > 0);
    },
  };
}

/**
 * The surge is rounded up and the unavailable count down. If both round to nothing, one pod may be unavailable, so that a rollout can move.
 * Mirrors ResolveFenceposts.
 */
export function fenceposts(
  { maxSurgePercent, maxSurgePods, maxUnavailablePercent, maxUnavailablePods }: RolloutStrategy,
  replicas: number,
): { surge: number; unavailable: number } {
  const surge = maxSurgePods ?? Math.ceil((maxSurgePercent * replicas) / 100);
  const unavailable = maxUnavailablePods ?? Math.floor((maxUnavailablePercent * replicas) / 100);
  return { surge, unavailable: Math.min(replicas, surge === 0 && unavailable === 0 ? 1 : unavailable) };
}

/**
 * A change of spec.replicas goes to the only ReplicaSet with pods. During a rollout each ReplicaSet gets its share, and the remainder of
 * rounding goes to the largest. Mirrors scale in sync.go and GetReplicaSetProportion.
 */
function scaleProportionally(
  newest: ReplicaSet,
  old: readonly ReplicaSet[],
  replicas: number,
  before: number,
  strategy: RolloutStrategy,
): void {
  const withPods = [...old, newest].filter((replicaSet) => replicaSet.replicas > 0);
  if (withPods.length <= 1) {
    (withPods[0] ?? newest).replicas = replicas;
    return;
  }
  const allowed = replicas === 0 ? 0 : replicas + fenceposts(strategy, replicas).surge;
  const allowedBefore = before + fenceposts(strategy, before).surge;
  const change = allowed - sum(withPods, "replicas");
  // If they are equally large, the newer grow first and the older shrink first.
  const bySize = (change > 0 ? withPods.toReversed() : withPods).toSorted((a, b) => b.replicas - a.replicas);
  let left = change;
  for (const replicaSet of bySize) {
    const share = Math.round((replicaSet.replicas * allowed) / allowedBefore) - replicaSet.replicas;
    const part = change > 0 ? Math.min(share, left) : Math.max(share, left);
    replicaSet.replicas += part;
    left -= part;
  }
  bySize[0]!.replicas = Math.max(0, bySize[0]!.replicas + left);
}

/** Mirrors reconcileNewReplicaSet. */
function scaleUpNewest(newest: ReplicaSet, all: readonly ReplicaSet[], replicas: number, strategy: RolloutStrategy): boolean {
  const before = newest.replicas;
  const room = replicas + fenceposts(strategy, replicas).surge - sum(all, "replicas");
  if (before > replicas) newest.replicas = replicas;
  else newest.replicas += Math.max(0, Math.min(room, replicas - before));
  return newest.replicas !== before;
}

/**
 * First the pods that are not available anyway, then the available ones above the number that must stay. Mirrors reconcileOldReplicaSets.
 */
function scaleDownOld(newest: ReplicaSet, old: readonly ReplicaSet[], replicas: number, strategy: RolloutStrategy): boolean {
  const before = sum(old, "replicas");
  if (before === 0) return false;
  const minAvailable = replicas - fenceposts(strategy, replicas).unavailable;
  const newestUnavailable = newest.replicas - newest.available;
  let removable = before + newest.replicas - minAvailable - newestUnavailable;
  if (removable <= 0) return false;
  for (const replicaSet of old) {
    const unhealthy = Math.min(removable, Math.max(0, replicaSet.replicas - replicaSet.available));
    replicaSet.replicas -= unhealthy;
    removable -= unhealthy;
  }
  let spare = sum([...old, newest], "available") - minAvailable;
  for (const replicaSet of old) {
    const removed = Math.max(0, Math.min(replicaSet.replicas, spare));
    replicaSet.replicas -= removed;
    spare -= removed;
  }
  return sum(old, "replicas") !== before;
}

function sum(replicaSets: readonly ReplicaSet[], field: "replicas" | "active" | "available"): number {
  return replicaSets.reduce((total, replicaSet) => total + replicaSet[field], 0);
}
