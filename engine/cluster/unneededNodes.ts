import type { ClusterSettings } from "./clusterSettings";
import type { Node } from "./nodes";

type Counted = Pick<Node, "pods" | "pausePods">;

/**
 * Which node the cluster autoscaler removes. A node is not needed if less than half of it is requested and its pods have room on the other
 * nodes. It goes when it was not needed for `scaleDownUnneededSeconds` and no node was added for `scaleDownDelayAfterAddSeconds`; one node
 * at a time, and never below the number of the start.
 */
interface UnneededNodes<N extends Counted> {
  /** A node was added. */
  added(now: number): void;
  /** Call it once a second. null: every node stays. */
  choose(nodes: readonly N[], now: number): N | null;
}

/** --scale-down-utilization-threshold */
const utilizationThreshold = 0.5;

/** `room`: how many pods fit on a node. `taken`: how many of them a node has, or how many of their size its pods are worth. */
export function createUnneededNodes<N extends Counted>(
  settings: ClusterSettings,
  room: number,
  taken: (node: N) => number = ({ pods, pausePods }) => pods + pausePods,
): UnneededNodes<N> {
  const { scaleDownUnneededSeconds, scaleDownDelayAfterAddSeconds } = settings;
  const since = new Map<N, number>();
  let addedAt = -Infinity;

  const isUnneeded = (node: N, free: number) => {
    const own = taken(node);
    return own < utilizationThreshold * room && own <= free - (room - own);
  };

  return {
    added(now) {
      addedAt = now;
    },
    choose(nodes, now) {
      if (scaleDownUnneededSeconds === 0) return null;
      let free = 0;
      for (const node of nodes) free += room - taken(node);
      let chosen: N | null = null;
      for (const node of nodes) {
        if (!isUnneeded(node, free)) {
          since.delete(node);
          continue;
        }
        const start = since.get(node) ?? now;
        since.set(node, start);
        if (now - start < scaleDownUnneededSeconds) continue;
        // Empty nodes go first, because nothing has to move.
        if (!chosen || node.pods + node.pausePods < chosen.pods + chosen.pausePods) chosen = node;
      }
      if (!chosen || now - addedAt < scaleDownDelayAfterAddSeconds || nodes.length <= settings.nodes) return null;
      since.delete(chosen);
      return chosen;
    },
  };
}
