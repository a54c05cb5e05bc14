import { maxPods, podsPerNode, type Node, type Nodes, type NodesOptions } from "./nodes";
import { createUnneededNodes } from "./unneededNodes";
import type { Pod } from "./pod";

/** Nodes that can be full, with the cluster autoscaler and pause pods. */
export function limitedNodes({ settings, requestMilli, bind, drain, onRoom }: NodesOptions): Nodes {
  const { nodeCpuMilli } = settings;
  const roomOfOne = podsPerNode(nodeCpuMilli, requestMilli);
  const create = (): Node => ({ pods: 0, pausePods: 0, requestedMilli: 0, allocatedMilli: 0 });
  const nodes: Node[] = Array.from({ length: settings.nodes }, create);
  /** Nodes that are drained. They exist until their last pod is gone. */
  const leaving = new Set<Node>();
  const waiting = new Set<Pod>();
  const coming: number[] = [];
  const podsOn = ({ pods, pausePods }: Node) => pods + pausePods;
  const unneeded = createUnneededNodes<Node>(settings, roomOfOne, (node) =>
    requestMilli === 0 ? podsOn(node) : node.requestedMilli / requestMilli,
  );
  let waitingPausePods = settings.pausePods;
  /** Whether some pod has requested more or less than the others. */
  let areMixed = false;
  const canGrow = settings.maxNodes > settings.nodes;

  const isEmptier = (node: Node, other: Node) =>
    node.requestedMilli === other.requestedMilli ? podsOn(node) < podsOn(other) : node.requestedMilli < other.requestedMilli;
  /** Like the scheduler's spreading: the emptiest node, the first if several are equally empty; null if none has room. */
  const findRoom = (milli: number): Node | null => {
    let emptiest: Node | null = null;
    for (const node of nodes) if (podsOn(node) < maxPods && (!emptiest || isEmptier(node, emptiest))) emptiest = node;
    return emptiest && emptiest.requestedMilli + milli <= nodeCpuMilli ? emptiest : null;
  };
  const addPausePods = (node: Node, pods: number) => {
    node.pausePods += pods;
    node.requestedMilli += pods * requestMilli;
    node.allocatedMilli += pods * requestMilli;
    waitingPausePods -= pods;
  };
  /** Pods of the workload have a higher priority, so pause pods make room and wait: as few as suffice. */
  const preempt = (milli: number): Node | null => {
    for (const node of nodes) {
      const lackingMilli = node.requestedMilli + milli - nodeCpuMilli;
      // A node may lack only a place for one more pod.
      const evicted = lackingMilli <= 0 ? 1 : Math.ceil(lackingMilli / requestMilli);
      if (node.pausePods < evicted) continue;
      addPausePods(node, -evicted);
      return node;
    }
    return null;
  };
  const place = (pod: Pod, at: number): boolean => {
    const { room } = pod;
    const free = findRoom(room.requestedMilli);
    const node = free ?? preempt(room.requestedMilli);
    if (!node) return false;
    node.pods++;
    room.allocatedMilli = room.requestedMilli;
    node.requestedMilli += room.requestedMilli;
    node.allocatedMilli += room.allocatedMilli;
    pod.node = node;
    waiting.delete(pod);
    bind(pod, at);
    // Pause pods may leave more than the pod takes.
    if (free === null) onRoom(node, at);
    return true;
  };
  const placeWaiting = (now: number) => {
    let tooLarge = Infinity;
    for (const pod of waiting) {
      const { requestedMilli } = pod.room;
      if (requestedMilli >= tooLarge || place(pod, now)) continue;
      tooLarge = requestedMilli;
      if (!areMixed) return;
    }
    for (let waits = waitingPausePods; waits > 0; waits--) {
      const node = findRoom(requestMilli);
      if (!node) return;
      addPausePods(node, 1);
    }
  };
  /** How many nodes those fill that wait: each takes its share of a node. Pods that fit on no node count for nothing. */
  const neededNodes = (): number => {
    if (!areMixed) return roomOfOne === 0 ? 0 : Math.ceil((waiting.size + waitingPausePods) / roomOfOne);
    let shares = roomOfOne === 0 ? 0 : waitingPausePods / roomOfOne;
    for (const { room } of waiting) {
      const fitting = podsPerNode(nodeCpuMilli, room.requestedMilli);
      if (fitting > 0) shares += 1 / fitting;
    }
    // Shares of a third add up to a little less or more than a node.
    return Math.ceil(shares - 1e-9);
  };
  const orderNodes = (now: number) => {
    if (!canGrow) return;
    const needed = neededNodes();
    while (coming.length < needed && nodes.length + coming.length < settings.maxNodes) coming.push(now + settings.nodeStartSeconds);
  };
  placeWaiting(-Infinity);

  return {
    next: () => (settings.scaleDownUnneededSeconds > 0 ? -Infinity : (coming[0] ?? Infinity)),
    count: () => nodes.length + coming.length + leaving.size,
    schedule(pod, now) {
      areMixed ||= pod.room.requestedMilli !== requestMilli;
      if (!place(pod, now)) waiting.add(pod);
      if (waiting.size + waitingPausePods > 0) orderNodes(now);
    },
    release(pod, now) {
      waiting.delete(pod);
      const { node, room } = pod;
      if (!node) return;
      node.pods--;
      node.requestedMilli -= room.requestedMilli;
      node.allocatedMilli -= room.allocatedMilli;
      onRoom(node, now);
      if (leaving.has(node)) {
        if (node.pods === 0) leaving.delete(node);
      } else if (nodes.includes(node)) placeWaiting(now);
    },
    judge({ node, room }, milli) {
      if (milli > nodeCpuMilli) return "tooLarge";
      return node!.allocatedMilli - room.allocatedMilli + milli <= nodeCpuMilli ? "fits" : "full";
    },
    take(pod, next, now) {
      const { node, room } = pod;
      const requested = next.requestedMilli - room.requestedMilli;
      const allocated = next.allocatedMilli - room.allocatedMilli;
      Object.assign(room, next);
      areMixed ||= room.requestedMilli !== requestMilli;
      if (!node) {
        if (!waiting.has(pod)) return;
        placeWaiting(now);
        return orderNodes(now);
      }
      node.requestedMilli += requested;
      node.allocatedMilli += allocated;
      if (allocated < 0) onRoom(node, now);
      if (requested < 0 && nodes.includes(node)) placeWaiting(now);
    },
    tick(now) {
      while (coming.length > 0 && coming[0]! <= now) {
        nodes.push(create());
        unneeded.added(now);
        placeWaiting(coming.shift()!);
      }
      const node = waiting.size > 0 ? null : unneeded.choose(nodes, now);
      if (!node) return;
      nodes.splice(nodes.indexOf(node), 1);
      addPausePods(node, -node.pausePods);
      if (node.pods > 0) leaving.add(node);
      drain(node, now);
      placeWaiting(now);
    },
    lose(now) {
      if (nodes.length === 0) return null;
      const fullest = nodes.reduce((most, other) => (other.pods > most.pods ? other : most));
      nodes.splice(nodes.indexOf(fullest), 1);
      addPausePods(fullest, -fullest.pausePods);
      onRoom(fullest, now);
      placeWaiting(now);
      if (waitingPausePods > 0) orderNodes(now);
      return fullest;
    },
  };
}
