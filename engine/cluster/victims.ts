import type { Node } from "./nodes";
import type { Pod } from "./pod";

/**
 * The pods that the ReplicaSet controller deletes first: not scheduled, then pending, then not ready, then ready; those on nodes with more
 * of the related pods (`podsOnNode`); those that became ready more recently; those with more restarts of their containers; those created
 * more recently. How recent is compared by orders of magnitude (the power of two of the age). Within one order the pods' UIDs decide, so
 * that a scale-down does not undo the work of exactly one rollout. `active` is in the order of creation. Source: ActivePodsWithRanks in
 * pkg/controller/controller_utils.go.
 *
 * Upstream compares two pods at a time, and three of its answers can form a circle: UIDs decide between pods that became ready at different
 * times, restarts between pods that became ready in the same second. The result of a sort then depends on the browser and on the order of
 * its input, which upstream takes from a map. So each pod gets a number here: how many of the others upstream deletes before it. If
 * upstream's answers form no circle, the order by these numbers is upstream's.
 */
export function victims(active: readonly Pod[], count: number, now: number, podsOnNode: ReadonlyMap<Node, number>): Pod[] {
  const candidates = active.map((pod, created) => candidate(pod, created, now, podsOnNode));
  const deleted: Pod[] = [];
  for (const alike of runs(candidates.toSorted(byFirstRules), (a, b) => byFirstRules(a, b) === 0)) {
    if (deleted.length >= count) break;
    for (const { pod } of inOrder(alike)) deleted.push(pod);
  }
  return deleted.slice(0, Math.max(0, count));
}

interface Candidate {
  pod: Pod;
  /** Its index among the candidates, by creation. */
  created: number;
  stage: number;
  podsOnNode: number;
  /** The same for all that are not ready, because upstream does not compare their times. */
  readyAt: number;
  readyRank: number;
  createdRank: number;
}

function candidate(pod: Pod, created: number, now: number, podsOnNode: ReadonlyMap<Node, number>): Candidate {
  const readyAt = pod.ready ? pod.readyTransitionTime : now;
  return {
    pod,
    created,
    stage: pod.startTime === null ? 0 : pod.phase === "Pending" ? 1 : pod.ready ? 3 : 2,
    podsOnNode: pod.node ? (podsOnNode.get(pod.node) ?? 0) : 0,
    readyAt,
    readyRank: ageRank(now - readyAt),
    createdRank: ageRank(now - pod.createdAt),
  };
}

/** The rules that never contradict each other. */
const byFirstRules = (a: Candidate, b: Candidate): number => a.stage - b.stage || b.podsOnNode - a.podsOnNode || a.readyRank - b.readyRank;

/** For pods that became ready in the same second, or are not ready. */
const byLastRules = (a: Candidate, b: Candidate): number => b.pod.restarts - a.pod.restarts || a.createdRank - b.createdRank || byUid(a, b);

const byUid = (a: Candidate, b: Candidate): number => a.pod.uid - b.pod.uid || a.created - b.created;

/** For pods that are equal by the first rules. */
function inOrder(alike: readonly Candidate[]): Candidate[] {
  const before = countBefore(alike);
  const ordered = alike.toSorted((a, b) => before.get(a)! - before.get(b)! || byUid(a, b));
  // If upstream has no order at all, the oldest goes first.
  return runs(ordered, areTwins).flatMap((twins) => twins.toSorted((a, b) => a.created - b.created));
}

/**
 * For each pod, how many of the others go before it: compared by UID with pods that became ready in other seconds, by the last rules with
 * those of its own second.
 */
function countBefore(alike: readonly Candidate[]): Map<Candidate, number> {
  const before = new Map(alike.toSorted(byUid).map((each, place) => [each, place]));
  const add = (each: Candidate, places: number) => before.set(each, before.get(each)! + places);
  for (const together of runs(
    alike.toSorted((a, b) => a.readyAt - b.readyAt || byUid(a, b)),
    (a, b) => a.readyAt === b.readyAt,
  )) {
    together.forEach((each, place) => add(each, -place));
    together.toSorted(byLastRules).forEach((each, place) => add(each, place));
  }
  return before;
}

const areTwins = (a: Candidate, b: Candidate): boolean =>
  a.readyAt === b.readyAt && a.pod.restarts === b.pod.restarts && a.pod.createdAt === b.pod.createdAt;

/** Splits a list into runs of neighbours that belong together. */
function runs<T>(ordered: readonly T[], belong: (one: T, next: T) => boolean): T[][] {
  const lists: T[][] = [];
  for (const [index, each] of ordered.entries()) {
    if (index > 0 && belong(ordered[index - 1]!, each)) lists.at(-1)!.push(each);
    else lists.push([each]);
  }
  return lists;
}

/** The largest whole power of two in an age, counted in nanoseconds as upstream does; −1 for no age. */
function ageRank(seconds: number): number {
  let rank = -1;
  for (let nanoseconds = seconds * 1e9; nanoseconds >= 1; nanoseconds /= 2) rank++;
  return rank;
}
