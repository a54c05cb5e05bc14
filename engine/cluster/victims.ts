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
  /** In the order of upstream's texts; whole, from 0 to below 2^32. */
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
    for (const { pod } of inOrder(alike)) {
      if (deleted.length >= count) return deleted;
      deleted.push(pod);
    }
  }
  return deleted;
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

/** For pods that became ready in the same second, or are not ready; `inOrder` has put those that are equal in the order of their UIDs. */
const byLastRules = (a: Candidate, b: Candidate): number =>
  b.pod.restarts - a.pod.restarts || b.pod.sidecarRestarts - a.pod.sidecarRestarts || a.createdRank - b.createdRank;

/** For pods that are equal by the first rules; only as many as are taken are sorted to the end. */
function* inOrder<P extends RankedPod>(alike: readonly Candidate<P>[]): Generator<Candidate<P>> {
  const byUid = sortedBy(alike, ({ pod }) => pod.uid);
  const before = byUid.every((each) => byLastRules(each, byUid[0]!) === 0) ? byUid : sortedBy(byUid, countBefore(byUid));
  // If upstream has no order at all, the oldest goes first.
  for (const twins of runs(before, areTwins)) yield* sortedBy(twins, ({ created }) => created);
}

/**
 * For each pod, how many of the others go before it: compared by UID with pods that became ready in other seconds, by the last rules with
 * those of its own second. `ordered`: by UID.
 */
function countBefore(ordered: readonly Candidate[]): (each: Candidate, place: number) => number {
  const before = Float64Array.from(ordered.keys());
  const bySecond = new Map<number, number[]>();
  for (const [place, { readyAt }] of ordered.entries()) {
    const together = bySecond.get(readyAt);
    if (together === undefined) bySecond.set(readyAt, [place]);
    else together.push(place);
  }
  for (const together of bySecond.values()) {
    if (together.length === 1) continue;
    together.forEach((place, index) => (before[place]! -= index));
    together.toSorted((a, b) => byLastRules(ordered[a]!, ordered[b]!)).forEach((place, index) => (before[place]! += index));
  }
  return (_, place) => before[place]!;
}

/** By a whole number, from 0 to below 2^32; those with the same number stay as they were. A sort of numbers alone is ten times as fast. */
function sortedBy<T>(list: readonly T[], numberOf: (each: T, place: number) => number): T[] {
  const packed = new Float64Array(list.length);
  for (let place = 0; place < list.length; place++) packed[place] = numberOf(list[place]!, place) * mostPlaces + place;
  packed.sort();
  return list.map((_, place) => list[packed[place]! % mostPlaces]!);
}

/** 2^20 places and 2^32 numbers have room in the 2^53 whole numbers of a float64. */
const mostPlaces = 2 ** 20;

const areTwins = ({ readyAt, pod }: Candidate, other: Candidate): boolean =>
  readyAt === other.readyAt &&
  pod.restarts === other.pod.restarts &&
  pod.sidecarRestarts === other.pod.sidecarRestarts &&
  pod.createdAt === other.pod.createdAt;

/** Splits a list into runs of neighbours that belong together. */
function* runs<T>(ordered: readonly T[], belong: (one: T, next: T) => boolean): Generator<T[]> {
  let from = 0;
  for (let until = 1; until <= ordered.length; until++) {
    if (until < ordered.length && belong(ordered[until - 1]!, ordered[until]!)) continue;
    yield ordered.slice(from, until);
    from = until;
  }
}

/** The largest whole power of two in an age, counted in nanoseconds as upstream does; −1 for no age. */
function ageRank(seconds: number): number {
  const nanoseconds = seconds * 1e9;
  if (nanoseconds < 1) return -1;
  const high = Math.floor(nanoseconds / 2 ** 32);
  return high >= 1 ? 63 - Math.clz32(high) : 31 - Math.clz32(nanoseconds);
}

/** Absent or invalid text counts 0. A valid one is an int32 without a plus sign and without leading zeros. */
export function deletionCostOf(annotation: string | undefined): number {
  if (annotation === undefined || !/^(0|-?[1-9][0-9]{0,9})$/.test(annotation)) return 0;
  const cost = Number(annotation);
  return cost >= -(2 ** 31) && cost < 2 ** 31 ? cost : 0;
}
