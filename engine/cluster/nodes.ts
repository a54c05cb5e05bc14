import type { ClusterSettings } from "./clusterSettings";
import type { Pod } from "./pod";

/** How many pods are placed on the node. */
export interface Node {
  pods: number;
}

/** Where pods run: the scheduler, and the node autoscaler. Of the pods' requests it knows only CPU. */
export interface Nodes {
  /** The scheduler takes a pod: it binds the pod at once, or when there is room, in the order in which pods came. */
  schedule(pod: Pod, now: number): void;
  /** A pod that is gone frees its room. */
  release(pod: Pod, now: number): void;
  /** Adds the nodes that are due. */
  tick(now: number): void;
  /** Removes the node with the most pods, the oldest if several have equally many; null if there is none. */
  lose(): Node | null;
}

/** `requestMilli` is the request of one pod. Empty nodes are not removed. */
export function createNodes(settings: ClusterSettings, requestMilli: number, bind: (pod: Pod, at: number) => void): Nodes {
  return settings.nodes === 0 ? unlimited(bind) : limited(settings, requestMilli, bind);
}

/** How many pods fit: a kubelet runs at most 110, its default of maxPods. */
export const podsPerNode = (nodeCpuMilli: number, requestMilli: number): number =>
  Math.min(110, requestMilli === 0 ? Infinity : Math.floor(nodeCpuMilli / requestMilli));

const unlimited = (bind: (pod: Pod, at: number) => void): Nodes => ({
  schedule: bind,
  release: () => undefined,
  tick: () => undefined,
  lose: () => null,
});

function limited(settings: ClusterSettings, requestMilli: number, bind: (pod: Pod, at: number) => void): Nodes {
  const roomOfOne = podsPerNode(settings.nodeCpuMilli, requestMilli);
  const nodes: Node[] = Array.from({ length: settings.nodes }, () => ({ pods: 0 }));
  const waiting = new Set<Pod>();
  const coming: number[] = [];
  let room = nodes.length * roomOfOne;

  const place = (pod: Pod, at: number) => {
    // Like the scheduler's spreading: the emptiest node, the first if several are equally empty.
    const node = nodes.reduce((emptiest, other) => (other.pods < emptiest.pods ? other : emptiest));
    node.pods++;
    room--;
    pod.node = node;
    waiting.delete(pod);
    bind(pod, at);
  };
  const placeWaiting = (now: number) => {
    for (const pod of waiting) {
      if (room === 0) return;
      place(pod, now);
    }
  };
  const orderNodes = (now: number) => {
    const needed = roomOfOne === 0 ? 0 : Math.ceil(waiting.size / roomOfOne);
    while (coming.length < needed && nodes.length + coming.length < settings.maxNodes) coming.push(now + settings.nodeStartSeconds);
  };

  return {
    schedule(pod, now) {
      if (room > 0) return place(pod, now);
      waiting.add(pod);
      if (settings.maxNodes > settings.nodes) orderNodes(now);
    },
    release(pod, now) {
      waiting.delete(pod);
      if (!pod.node) return;
      pod.node.pods--;
      if (!nodes.includes(pod.node)) return;
      room++;
      placeWaiting(now);
    },
    tick(now) {
      while (coming.length > 0 && coming[0]! <= now) {
        nodes.push({ pods: 0 });
        room += roomOfOne;
        placeWaiting(coming.shift()!);
      }
    },
    lose() {
      if (nodes.length === 0) return null;
      const fullest = nodes.reduce((most, other) => (other.pods > most.pods ? other : most));
      nodes.splice(nodes.indexOf(fullest), 1);
      room -= roomOfOne - fullest.pods;
      return fullest;
    },
  };
}
