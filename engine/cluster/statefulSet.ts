import type { Pod, PodOwner, PodTemplate } from "./pod";
import type { Pods } from "./pods";
import type { WorkloadController } from "./workloadController";

/**
 * A StatefulSet: pods numbered from 0, started and stopped one by one (podManagementPolicy OrderedReady), each only when the others are
 * available, and updated from the highest number down. So one pod that does not become ready blocks everything. A failed pod is deleted and
 * created again under its name. Mirrors updateStatefulSet
 * in pkg/controller/statefulset. Simplified: a pod created during a rollout has the new release, whatever its number.
 */
export function createStatefulSet(pods: Pods, name: string, initialTemplate: PodTemplate): WorkloadController {
  const owner: PodOwner = { active: 0, available: 0 };
  let template = initialTemplate;
  let replicas = 0;

  const create = (ordinal: number, now: number) => pods.create(owner, template, { name: `${name}-${ordinal}`, ordinal }, now);
  /** One step of upstream's; `false`: there is no step, or it must wait. */
  const step = (now: number): boolean => {
    const byOrdinal = ordered(pods.list);
    for (let ordinal = 0; ordinal < replicas; ordinal++) {
      const pod = byOrdinal[ordinal];
      if (!pod) {
        create(ordinal, now);
        return true;
      }
      if (pod.phase === "Failed") {
        pods.delete(pod, now);
        return true;
      }
      if (!pod.available) return false;
    }
    const condemned = nextCondemned(byOrdinal.slice(replicas));
    if (condemned === "wait") return false;
    const next = condemned ?? byOrdinal.findLast((pod) => pod && pod.template !== template);
    if (!next) return false;
    pods.delete(next, now);
    return true;
  };

  return {
    get replicas() {
      return replicas;
    },
    // Unlike a ReplicaSet, it also counts failed pods and those that are being deleted.
    statusReplicas: () => pods.list.length,
    scale(wanted) {
      replicas = wanted;
    },
    get template() {
      return template;
    },
    update(change) {
      template = { ...template, ...change };
    },
    settle(wanted, now) {
      replicas = wanted;
      for (let ordinal = 0; ordinal < wanted; ordinal++) create(ordinal, now);
    },
    sync(now) {
      while (step(now));
    },
  };
}

function ordered(list: readonly Pod[]): (Pod | undefined)[] {
  const byOrdinal: (Pod | undefined)[] = [];
  for (const pod of list) byOrdinal[pod.ordinal] = pod;
  return byOrdinal;
}

/**
 * The highest of the pods above the wanted count. A pod that is not available may go only if no lower one of them is unavailable as well.
 */
function nextCondemned(condemned: readonly (Pod | undefined)[]): Pod | undefined | "wait" {
  const highest = condemned.findLast((pod) => pod !== undefined);
  if (!highest) return undefined;
  const blocked = !highest.available && condemned.find((pod) => pod && !pod.available) !== highest;
  return blocked || highest.deletionTimestamp !== null ? "wait" : highest;
}
