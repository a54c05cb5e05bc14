import { deletionCostOf, victims, type RankedPod } from "../cluster/victims";
import { createInBatches } from "../cluster/slowStart";
import { isAvailable } from "../cluster/availability";

interface ScaleDownInput {
  now: number;
  count: number;
  pods: readonly InputPod[];
}

interface InputPod {
  name: string;
  uid: string;
  owner?: "other";
  node?: string;
  phase: RankedPod["phase"];
  ready: boolean;
  readyAt?: number;
  createdAt: number;
  restarts: readonly number[];
  sidecarRestarts?: number;
  deletionCost?: string;
  deleting?: boolean;
}

/** Where all pods must go there is no order. */
export function replayScaleDown({ now, count, pods }: ScaleDownInput): object {
  const active = pods.filter(({ deleting, phase }) => !deleting && phase !== "Failed" && phase !== "Succeeded");
  const nodes = new Map(active.map(({ node }) => [node, {}]));
  const podsOnNode = new Map<object, number>();
  for (const { node } of active) if (node !== undefined) podsOnNode.set(nodes.get(node)!, (podsOnNode.get(nodes.get(node)!) ?? 0) + 1);
  const uids = active.map(({ uid }) => uid).toSorted();
  const ranked = active
    .filter(({ owner }) => owner === undefined)
    .map((pod) => ({ name: pod.name, ...rankedPod(pod, nodes, uids.indexOf(pod.uid)) }));
  const inOrder = victims(ranked, count, now, podsOnNode).map(({ name }) => name);
  const deleted = inOrder.toSorted();
  return count < ranked.length ? { deleted, inOrder } : { deleted };
}

const rankedPod = (pod: InputPod, nodes: ReadonlyMap<string | undefined, object>, uid: number): RankedPod => ({
  node: pod.node === undefined ? null : nodes.get(pod.node)!,
  startTime: pod.node === undefined ? null : pod.createdAt,
  phase: pod.phase,
  ready: pod.ready,
  readyTransitionTime: pod.readyAt ?? -Infinity,
  createdAt: pod.createdAt,
  restarts: Math.max(0, ...pod.restarts),
  sidecarRestarts: pod.sidecarRestarts ?? 0,
  deletionCost: deletionCostOf(pod.deletionCost),
  uid,
});

export function replaySlowStart({ missing, quotaLeft }: { missing: number; quotaLeft: number }): object {
  let attempted = 0;
  let created = 0;
  const failed = !createInBatches(missing, () => {
    attempted++;
    if (created === quotaLeft) return false;
    created++;
    return true;
  });
  return { attempted, created, failed };
}

interface StatusInput {
  now: number;
  minReadySeconds: number;
  pods: readonly { ready: boolean; readyAt: number }[];
}

export function replayStatus({ now, minReadySeconds, pods }: StatusInput): object {
  const ready = pods.filter((pod) => pod.ready);
  const available = ready.filter(({ readyAt }) => isAvailable(readyAt, minReadySeconds, now));
  return { replicas: pods.length, readyReplicas: ready.length, availableReplicas: available.length };
}
