import type { Pod, PodOwner, PodTemplate } from "./pod";
import type { Pods } from "./pods";
import { syncStatefulSet, type StatefulPod, type StatefulSetSpec } from "./statefulSetSync";
import type { WorkloadController } from "./workloadController";

/**
 * A StatefulSet: pods numbered from 0, started and stopped one by one (podManagementPolicy OrderedReady), each only when the others are
 * available, and updated from the highest number down. So one pod that does not become ready blocks everything. A failed pod is deleted and
 * created again under its name.
 */
export function createStatefulSet(pods: Pods, name: string, initialTemplate: PodTemplate): WorkloadController {
  const owner: PodOwner = { active: 0, available: 0 };
  const spec: StatefulSetSpec<PodTemplate> = {
    replicas: 0,
    podManagementPolicy: "OrderedReady",
    partition: 0,
    maxUnavailable: null,
    currentRevision: initialTemplate,
    updateRevision: initialTemplate,
  };

  const create = (ordinal: number, template: PodTemplate, now: number) =>
    pods.create(owner, template, { name: `${name}-${ordinal}`, ordinal }, now);

  return {
    get replicas() {
      return spec.replicas;
    },
    // Unlike a ReplicaSet, it also counts failed pods and those that are being deleted.
    statusReplicas: () => pods.list.length,
    scale(wanted) {
      spec.replicas = wanted;
    },
    get template() {
      return spec.updateRevision;
    },
    update(change) {
      spec.updateRevision = { ...spec.updateRevision, ...change };
    },
    settle(wanted, now) {
      spec.replicas = wanted;
      for (let ordinal = 0; ordinal < wanted; ordinal++) create(ordinal, spec.updateRevision, now);
    },
    sync(now) {
      for (let acted = true; acted;) {
        const { actions } = syncStatefulSet(spec, byOrdinal(pods.list));
        for (const action of actions) {
          if ("create" in action) create(action.create, action.revision, now);
          else
            pods.delete(
              pods.list.find(({ ordinal }) => ordinal === action.delete)!,
              now,
            );
        }
        acted = actions.length > 0;
      }
    },
  };
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
