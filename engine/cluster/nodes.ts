import type { ClusterSettings } from "./clusterSettings";
import { createUnneededNodes } from "./unneededNodes";
import type { Pod } from "./pod";

export interface Node {
  /** How many pods of the workload are placed on it, and how many pause pods. */
  pods: number;
  pausePods: number;
}

/**
 * Where pods run: the scheduler, and the node autoscaler. Of the pods' requests it knows only CPU. A pause pod requests as much as a pod of
 * the workload and gives its room to one at once.
 */
export interface Nodes {
  /** The scheduler takes a pod: it binds the pod at once, or when there is room, in the order in which pods came. */
  schedule(pod: Pod, now: number): void;
  /** A pod that is gone frees its room. */
  release(pod: Pod, now: number): void;
  /** Adds the nodes that are due, and removes one that was not needed for long enough. */
  tick(now: number): void;
  /** The next second with something to do for `tick`; it may do nothing there. */
  next(): number;
  /**
   * Removes the node with the most pods, the oldest if several have equally many, so that no pod is placed on it any more; null if there is
   * none.
   */
  lose(now: number): Node | null;
  /** Nodes that exist or are starting; 0 if nodes are unlimited. */
  count(): number;
}

interface NodesOptions {
  settings: ClusterSettings;
  /** The request of one pod. */
  requestMilli: number;
  bind(pod: Pod, at: number): void;
  /** Deletes the pods of a node that is to be removed. */
  drain(node: Node, now: number): void;
}

export function createNodes(options: NodesOptions): Nodes {
  return options.settings.nodes === 0 ? unlimited(options) : limited(options);
}

/** How many pods fit: a kubelet runs at most 110, its default of maxPods. */
export const podsPerNode = (nodeCpuMilli: number, requestMilli: number): number =>
  Math.min(110, requestMilli === 0 ? Infinity : Math.floor(nodeCpuMilli / requestMilli));

const unlimited = ({ bind }: NodesOptions): Nodes => ({
  schedule: bind,
  release: () => undefined,
  tick: () => undefined,
  lose: () => null,
  next: () => Infinity,
  count: () => 0,
});

function limited({ settings, requestMilli, bind, drain }: NodesOptions): Nodes {
  const roomOfOne = podsPerNode(settings.nodeCpuMilli, requestMilli);
  const nodes: Node[] = Array.from({ length: settings.nodes }, () => ({ pods: 0, pausePods: 0 }));
  /** Nodes that are drained. They exist until their last pod is gone. */
  const leaving = new Set<Node>();
  const waiting = new Set<Pod>();
  const coming: number[] = [];
  const unneeded = createUnneededNodes(settings, roomOfOne);
  let waitingPausePods = settings.pausePods;
  const taken = ({ pods, pausePods }: Node) => pods + pausePods;
  const canGrow = settings.maxNodes > settings.nodes;

  /** Like the scheduler's spreading: the emptiest node, the first if several are equally empty; null if all are full. */
  const findRoom = (): Node | null => {
    let emptiest: Node | null = null;
    for (const node of nodes) if (!emptiest || taken(node) < taken(emptiest)) emptiest = node;
    return emptiest && taken(emptiest) < roomOfOne ? emptiest : null;
  };
  /** Pods of the workload have a higher priority, so one of the pause pods makes room and waits. */
  const preempt = (): Node | null => {
    const node = nodes.find(({ pausePods }) => pausePods > 0) ?? null;
    if (!node) return null;
    node.pausePods--;
    waitingPausePods++;
    return node;
  };
  const place = (pod: Pod, at: number): boolean => {
    const node = findRoom() ?? preempt();
    if (!node) return false;
    node.pods++;
    pod.node = node;
    waiting.delete(pod);
    bind(pod, at);
    return true;
  };
  const placeWaiting = (now: number) => {
    for (const pod of waiting) if (!place(pod, now)) return;
    while (waitingPausePods > 0) {
      const node = findRoom();
      if (!node) return;
      node.pausePods++;
      waitingPausePods--;
    }
  };
  const orderNodes = (now: number) => {
    if (!canGrow || roomOfOne === 0) return;
    const needed = Math.ceil((waiting.size + waitingPausePods) / roomOfOne);
    while (coming.length < needed && nodes.length + coming.length < settings.maxNodes) coming.push(now + settings.nodeStartSeconds);
  };
  placeWaiting(-Infinity);

  return {
    next: () => (settings.scaleDownUnneededSeconds > 0 ? -Infinity : (coming[0] ?? Infinity)),
    count: () => nodes.length + coming.length + leaving.size,
    schedule(pod, now) {
      if (!place(pod, now)) waiting.add(pod);
      if (waiting.size + waitingPausePods > 0) orderNodes(now);
    },
    release(pod, now) {
      waiting.delete(pod);
      const { node } = pod;
      if (!node) return;
      node.pods--;
      if (leaving.has(node)) {
        if (node.pods === 0) leaving.delete(node);
      } else if (nodes.includes(node)) placeWaiting(now);
    },
    tick(now) {
      while (coming.length > 0 && coming[0]! <= now) {
        nodes.push({ pods: 0, pausePods: 0 });
        unneeded.added(now);
        placeWaiting(coming.shift()!);
      }
      const node = waiting.size > 0 ? null : unneeded.choose(nodes, now);
      if (!node) return;
      nodes.splice(nodes.indexOf(node), 1);
      waitingPausePods += node.pausePods;
      node.pausePods = 0;
      if (node.pods > 0) leaving.add(node);
      drain(node, now);
      placeWaiting(now);
    },
    lose(now) {
      if (nodes.length === 0) return null;
      const fullest = nodes.reduce((most, other) => (other.pods > most.pods ? other : most));
      nodes.splice(nodes.indexOf(fullest), 1);
      waitingPausePods += fullest.pausePods;
      fullest.pausePods = 0;
      placeWaiting(now);
      if (waitingPausePods > 0) orderNodes(now);
      return fullest;
    },
  };
}
