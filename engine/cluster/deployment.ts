import { fenceposts, syncDeployment, type OwningDeployment, type RolloutStrategy } from "./deploymentSync";
import type { PodTemplate } from "./pod";
import type { Pods } from "./pods";
import { createRevisions } from "./revisions";
import { createAll, createReplicaSet, manageReplicas, type NameGenerator, type ReplicaSet } from "./replicaSet";
import type { WorkloadController } from "./workloadController";

/**
 * A Deployment: a ReplicaSet for each template that it has had. Without a rollout only the newest has pods; a template that comes back finds
 * its ReplicaSet again, with the pods that it still has. Upstream needs several syncs in
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
  const revisions = createRevisions(template);
  let replicas = 0;

  const createNewest: OwningDeployment<ReplicaSet>["createNewest"] = (size) => {
    newest = Object.assign(createReplicaSet(generateName(name, 10), revisions.present, generateName, { owned: true }), size);
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

  const findNewest = () => {
    newest = all.find((each) => each.template === revisions.present) ?? null;
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
      return revisions.present;
    },
    update(change) {
      revisions.update(change);
      findNewest();
    },
    undo() {
      const isUndone = revisions.undo();
      findNewest();
      return isUndone;
    },
    heedsDeletionCost: true,
    sync(now) {
      while (syncDeployment(deployment).wrote) for (const replicaSet of all) manageReplicas(pods, replicaSet, now);
      for (const replicaSet of all) manageReplicas(pods, replicaSet, now);
    },
  };
}
