import { finish, podsInAPiece, type Pausing } from "../lib/pausing";
import type { Pod, PodOwner, PodTemplate } from "./pod";
import type { Pods } from "./pods";
import { createRequeue } from "./requeue";
import { createRevisions } from "./revisions";
import { present, statusOf, syncStatefulSet, type StatefulPod, type StatefulSetSpec } from "./statefulSetSync";
import type { Workload } from "./workload";
import type { WorkloadController } from "./workloadController";

type StatefulSettings = Pick<Workload, "podManagementPolicy" | "partition" | "updateMaxUnavailable" | "updateMaxUnavailablePercent">;

/**
 * A StatefulSet: pods numbered from 0, started and stopped one by one, each only when the others are available, or all at once
 * (podManagementPolicy Parallel), and updated from the highest number down. If they go one by one, a pod that does not become ready blocks everything. A failed pod is deleted and
 * created again under its name.
 */
export function createStatefulSet(pods: Pods, name: string, initialTemplate: PodTemplate, workload: StatefulSettings): WorkloadController {
  const revisions = createRevisions(initialTemplate);
  const owner: PodOwner = { name, replicas: 0, active: 0, available: 0 };
  const spec: StatefulSetSpec<PodTemplate> = {
    replicas: 0,
    podManagementPolicy: workload.podManagementPolicy,
    partition: workload.partition,
    maxUnavailable: null,
    currentRevision: initialTemplate,
    updateRevision: initialTemplate,
  };

  const requeue = createRequeue();
  const scale = (replicas: number) => {
    spec.replicas = owner.replicas = replicas;
    spec.maxUnavailable = maxUnavailableOf(workload, replicas);
  };
  const create = (ordinal: number, template: PodTemplate, now: number) =>
    pods.create(owner, template, { name: `${name}-${ordinal}`, ordinal }, now);

  return {
    replicas: () => spec.replicas,
    // Unlike a ReplicaSet, it also counts failed pods and those that are being deleted.
    statusReplicas: () => pods.list().length,
    scale,
    template: revisions.present,
    update(change) {
      revisions.update(change);
      spec.updateRevision = revisions.present();
    },
    undo() {
      const isUndone = revisions.undo();
      spec.updateRevision = revisions.present();
      return isUndone;
    },
    heedsDeletionCost: false,
    *settle(wanted, now) {
      scale(wanted);
      for (let ordinal = 0; ordinal < wanted; ordinal++) {
        create(ordinal, spec.updateRevision, now);
        if (ordinal % podsInAPiece === 0) yield;
      }
    },
    sync: (now) => finish(syncInPieces(now)),
    syncInPieces,
    next: requeue.next,
  };

  function* syncInPieces(now: number): Pausing {
    for (let acted = true; acted;) {
      const seen = byOrdinal(pods.list());
      const synced = syncStatefulSet(spec, seen);
      if (spec.currentRevision !== spec.updateRevision) spec.currentRevision = statusOf(spec, present(seen), synced).currentRevision;
      const existing = new Map(pods.list().map((pod) => [pod.ordinal, pod]));
      for (const [done, action] of synced.actions.entries()) {
        if ("delete" in action) pods.delete(existing.get(action.delete)!, now);
        // A pod that is refused ends the sync.
        else if (!create(action.create, action.revision, now)) return requeue.failed(now);
        if (done % podsInAPiece === podsInAPiece - 1) yield;
      }
      acted = synced.actions.length > 0;
    }
    requeue.forget();
  }
}

/**
 * A share of the replicas is rounded down. Without the feature gate MaxUnavailableStatefulSet an update takes one pod after another; a
 * maxUnavailable of 1 means that here.
 */
function maxUnavailableOf({ updateMaxUnavailable, updateMaxUnavailablePercent }: StatefulSettings, replicas: number): number | null {
  const percent = updateMaxUnavailablePercent;
  const pods = percent === undefined ? updateMaxUnavailable : Math.max(1, Math.floor((percent * replicas) / 100));
  return pods === 1 ? null : pods;
}

function byOrdinal(list: readonly Pod[]): StatefulPod<PodTemplate>[] {
  const ordered: StatefulPod<PodTemplate>[] = [];
  for (const { ordinal, phase, ready, available, deletionTimestamp, template } of list) {
    ordered[ordinal] = {
      ordinal,
      isFinished: phase === "Failed" || phase === "Succeeded",
      isReady: ready === true,
      isAvailable: available,
      isTerminating: deletionTimestamp !== null,
      revision: template,
    };
  }
  return ordered;
}
