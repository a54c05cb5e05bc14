import type { PodPhase } from "../controller/observation";

/** What the ranking reads of a pod. */
export interface RankedPod {
  readonly node: object | null;
  /** null: the pod is not scheduled. */
  readonly startTime: number | null;
  readonly phase: PodPhase | "Unknown";
  readonly ready: boolean | null;
  readonly readyTransitionTime: number;
  readonly createdAt: number;
  /** The most restarts of any ordinary container, and of any sidecar. */
  readonly restarts: number;
  readonly sidecarRestarts: number;
  /** The annotation controller.kubernetes.io/pod-deletion-cost, as `deletionCostOf` reads it. */
  readonly deletionCost: number;
  readonly uid: number;
}

/**
 * The pods that the ReplicaSet controller deletes first: not scheduled, then pending, then of an unknown phase, then not ready, then ready;
 * those with a lower deletion cost; those on nodes with more of the related pods (`podsOnNode`); those that became ready more recently;
 * those with more restarts of their containers, then of their sidecars; those created more recently. How recent is compared by orders of
 * magnitude (the power of two of the age). Within one order the pods' UIDs decide, so that a scale-down does not undo the work of exactly one rollout. `active` is in the order of creation. Source: ActivePodsWithRanks in
 * pkg/controller/controller_utils.go.
 *
 * Upstream compares two pods at a time, and three of its answers can form a circle: UIDs decide between pods that became ready at different
 * times, restarts between pods that became ready in the same second. The result of a sort then depends on the browser and on the order of
 * its input, which upstream takes from a map. So each pod gets a number here: how many of the others upstream deletes before it. If
 * upstream's answers form no circle, the order by these numbers is upstream's.
 */
export function victims<P extends RankedPod>(
  active: readonly P[],
  count: number,
  now: number,
  podsOnNode: ReadonlyMap<object, number>,
): P[] {
  const candidates = active.map((pod, created) => candidate(pod, created, now, podsOnNode));
  const deleted: P[] = [];
  for (const alike of runs(candidates.toSorted(byFirstRules), (a, b) => byFirstRules(a, b) === 0)) {
    if (deleted.length >= count) break;
    for (const { pod } of inOrder(alike)) deleted.push(pod);
  }
  return deleted.slice(0, Math.max(0, count));
}

interface Candidate<P extends RankedPod = RankedPod> {
  pod: P;
  /** Its index among the candidates, by creation. */
  created: number;
  stage: number;
  podsOnNode: number;
  /** The same for all that are not ready, because upstream does not compare their times. */
  readyAt: number;
  readyRank: number;
  createdRank: number;
}

function candidate<P extends RankedPod>(pod: P, created: number, now: number, podsOnNode: ReadonlyMap<object, number>): Candidate<P> {
  const readyAt = pod.ready ? pod.readyTransitionTime : now;
  return {
    pod,
    created,
    stage: stageOf(pod),
    podsOnNode: pod.node ? (podsOnNode.get(pod.node) ?? 0) : 0,
    readyAt,
    readyRank: ageRank(now - readyAt),
    createdRank: ageRank(now - pod.createdAt),
  };
}

function stageOf({ startTime, phase, ready }: RankedPod): number {
  if (startTime === null) return 0;
  const started = phase === "Pending" ? 1 : phase === "Unknown" ? 3 : 5;
  return started + Number(ready === true);
}

/** The rules that never contradict each other. */
const byFirstRules = (a: Candidate, b: Candidate): number =>
  a.stage - b.stage || a.pod.deletionCost - b.pod.deletionCost || b.podsOnNode - a.podsOnNode || a.readyRank - b.readyRank;

/** For pods that became ready in the same second, or are not ready. */
const byLastRules = (a: Candidate, b: Candidate): number =>
  b.pod.restarts - a.pod.restarts || b.pod.sidecarRestarts - a.pod.sidecarRestarts || a.createdRank - b.createdRank || byUid(a, b);

const byUid = (a: Candidate, b: Candidate): number => a.pod.uid - b.pod.uid || a.created - b.created;

/** For pods that are equal by the first rules. */
function inOrder<P extends RankedPod>(alike: readonly Candidate<P>[]): Candidate<P>[] {
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

const areTwins = ({ readyAt, pod }: Candidate, other: Candidate): boolean =>
  readyAt === other.readyAt &&
  pod.restarts === other.pod.restarts &&
  pod.sidecarRestarts === other.pod.sidecarRestarts &&
  pod.createdAt === other.pod.createdAt;

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

/** Absent or invalid text counts 0. A valid one is an int32 without a plus sign and without leading zeros. */
export function deletionCostOf(annotation: string | undefined): number {
  if (annotation === undefined || !/^(0|-?[1-9][0-9]{0,9})$/.test(annotation)) return 0;
  const cost = Number(annotation);
  return cost >= -(2 ** 31) && cost < 2 ** 31 ? cost : 0;
}
