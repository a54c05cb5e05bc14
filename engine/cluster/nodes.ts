import type { ClusterSettings } from "./clusterSettings";
import { neededParts, type WithRareParts } from "./neededParts";
import type { Pod } from "./pod";

export interface Node {
  /** How many pods of the workload are placed on it, and how many pause pods. */
  pods: number;
  pausePods: number;
  /** The CPU that all of them take, in milli-cores: as the scheduler counts it, and as the kubelet has allocated it. */
  requestedMilli: number;
  allocatedMilli: number;
}

/**
 * Where pods run: the scheduler, and the node autoscaler. Of the pods' requests it knows only CPU. A pause pod requests as much as a pod of
 * the workload at the start, and gives its room to one at once.
 */
export interface Nodes {
  /** The scheduler takes a pod: it binds the pod at once, or when there is room; of those that fit, in the order in which pods came. */
  schedule(pod: Pod, now: number): void;
  /** A pod that is gone frees its room. */
  release(pod: Pod, now: number): void;
  /**
   * What the kubelet finds when it looks whether a pod can have this much CPU in place of what it has. tooLarge: more than a node has for all
   * of its pods. If nodes are unlimited, all fits.
   */
  judge(pod: Pod, milli: number): "fits" | "full" | "tooLarge";
  /** The pod takes this much from now on. A pod without a node only requests it. */
  take(pod: Pod, room: Pod["room"], now: number): void;
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

export interface NodesOptions {
  settings: ClusterSettings;
  /** The request of one pod at the start, and of each pause pod. */
  requestMilli: number;
  bind(pod: Pod, at: number): void;
  /** Deletes the pods of a node that is to be removed. */
  drain(node: Node, now: number): void;
  /** What the kubelet has allocated on a node became less. */
  onRoom(node: Node, now: number): void;
}

export function createNodes(options: NodesOptions & WithRareParts): Nodes {
  return options.settings.nodes === 0 ? unlimited(options) : neededParts(options.rare).limitedNodes(options);
}

/** A kubelet runs at most so many pods, by its default of maxPods. */
export const maxPods = 110;

/** How many pods fit. */
export const podsPerNode = (nodeCpuMilli: number, requestMilli: number): number =>
  Math.min(maxPods, requestMilli === 0 ? Infinity : Math.floor(nodeCpuMilli / requestMilli));

const unlimited = ({ bind }: NodesOptions): Nodes => ({
  schedule: bind,
  release: () => undefined,
  judge: () => "fits",
  take: (pod, room) => void Object.assign(pod.room, room),
  tick: () => undefined,
  lose: () => null,
  next: () => Infinity,
  count: () => 0,
});
