import { finish, type Pausing } from "../lib/pausing";
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
  const revisions = createRevisions(template);
  const deployment: Changing<OwningDeployment<ReplicaSet>> = {
    replicas: 0,
    strategy,
    newest: null,
    old: [],
    all: [],
    createNewest(size) {
      const created = Object.assign(createReplicaSet(generateName(name, 10), revisions.present(), generateName, { owned: true }), size);
      deployment.all = [...deployment.all, created];
      choose(created);
    },
    statusReplicas: () => deployment.all.reduce((sum, { active }) => sum + active, 0),
  };
  const choose = (newest: ReplicaSet | null) => {
    deployment.newest = newest;
    deployment.old = deployment.all.filter((each) => each !== newest);
  };
  const findNewest = () => choose(deployment.all.find((each) => each.template === revisions.present()) ?? null);

  /** One sync of a ReplicaSet is a piece. */
  function* syncInPieces(now: number): Pausing {
    for (let wrote = true; wrote;) {
      ({ wrote } = syncDeployment(deployment));
      for (const replicaSet of deployment.all) {
        manageReplicas(pods, replicaSet, now);
        yield;
      }
    }
  }

  return {
    replicas: () => deployment.replicas,
    statusReplicas: deployment.statusReplicas,
    scale(wanted) {
      deployment.replicas = wanted;
    },
    *settle(replicas, now) {
      deployment.replicas = replicas;
      deployment.createNewest({ replicas, desiredReplicas: replicas, maxReplicas: replicas + fenceposts(strategy, replicas).surge });
      yield* createAll(pods, deployment.newest!, now);
    },
    template: revisions.present,
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
    sync: (now) => finish(syncInPieces(now)),
    syncInPieces,
    next: () => Math.min(...deployment.all.map(({ requeue }) => requeue.next())),
  };
}

type Changing<T> = { -readonly [Name in keyof T]: T[Name] };
