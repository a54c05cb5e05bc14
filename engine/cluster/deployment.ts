import { fenceposts, syncDeployment, type OwningDeployment, type RolloutStrategy } from "./deploymentSync";
import type { PodTemplate } from "./pod";
import type { Pods } from "./pods";
import { createAll, createReplicaSet, manageReplicas, type NameGenerator, type ReplicaSet } from "./replicaSet";
import type { WorkloadController } from "./workloadController";

/**
 * A Deployment: one ReplicaSet, and during a rollout one more for each earlier release that still has pods. Upstream needs several syncs in
 * a row after a change, each with the ReplicaSets' status up to date; here all of them happen in one `sync`.
 */
export function createDeployment(
  pods: Pods,
  name: string,
  template: PodTemplate,
  strategy: RolloutStrategy,
  generateName: NameGenerator,
): WorkloadController {
  let newest: ReplicaSet | null = null;
  let all: readonly ReplicaSet[] = [];
  let present = template;
  let replicas = 0;

  const createNewest: OwningDeployment<ReplicaSet>["createNewest"] = (size) => {
    newest = Object.assign(createReplicaSet(generateName(name, 10), present, generateName, { owned: true }), size);
    all = [...all, newest];
  };
  const deployment: OwningDeployment<ReplicaSet> = {
    strategy,
    createNewest,
    statusReplicas: () => all.reduce((sum, { active }) => sum + active, 0),
    get replicas() {
      return replicas;
    },
    get newest() {
      return newest;
    },
    get all() {
      return all;
    },
    get old() {
      return all.filter((each) => each !== newest);
    },
  };

  return {
    get replicas() {
      return replicas;
    },
    statusReplicas: deployment.statusReplicas,
    scale(wanted) {
      replicas = wanted;
    },
    settle(wanted, now) {
      replicas = wanted;
      createNewest({ replicas, desiredReplicas: replicas, maxReplicas: replicas + fenceposts(strategy, replicas).surge });
      createAll(pods, newest!, now);
    },
    get template() {
      return present;
    },
    update(change) {
      present = { ...present, ...change };
      newest = null;
    },
    sync(now) {
      while (syncDeployment(deployment).wrote) for (const replicaSet of all) manageReplicas(pods, replicaSet, now);
      for (const replicaSet of all) manageReplicas(pods, replicaSet, now);
      all = all.filter((each) => each === newest || each.replicas > 0);
    },
  };
}
