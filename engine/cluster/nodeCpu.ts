import type { Node } from "./nodes";
import type { Pod } from "./pod";
import { podCpuRequestMilli } from "./podTemplate";
import type { Cohort } from "./usage";
import type { Workload } from "./workload";

/**
 * The CPU of nodes whose pods together need more than they have. The kernel shares it by weight, which is a pod's request: pods with the
 * same get the same, and what a pod does not need goes to the others.
 *
 * A pod's kind is the cohort that it would be in if its node were empty. Pods of one kind are alike as long as no node is full. On a full
 * node they are alike if their nodes have the same mix of kinds, so each such mix has cohorts of its own.
 */
export interface NodeCpu {
  /** The pod was of this kind until now; null: it did not run. */
  moved(pod: Pod, before: Cohort | null): void;
  /**
   * Sets what pods on full nodes can use in this second. A connection gets `share` thousandths of a request, the hot pod `hotShare`, and all pods
   * together serve at most `limit`.
   */
  share(share: number, hotShare: number, limit: number): void;
  /** What all serving pods can serve when every one of them is busy, in thousandths of a request. */
  capacity(): number;
}

interface NodeCpuOptions {
  nodeCpuMilli: number;
  workload: Pick<
    Workload,
    "cpuRequestMilli" | "sidecar" | "sidecarCpuRequestMilli" | "sidecarIdleCpuMilli" | "sidecarCpuPerRequestMilliseconds"
  >;
  /** Another cohort for pods of this kind, and its end. */
  open(kind: Cohort): Cohort;
  close(cohort: Cohort): void;
  move(pod: Pod, cohort: Cohort): void;
  setCeiling(cohort: Cohort, ceilingMilli: number): void;
  capacityAt(kind: Cohort, ceilingMilli: number): number;
}

/** The pods that run on a node, and the mix that they were when they were last counted. */
interface Load {
  readonly pods: Set<Pod>;
  /** How many pods of each kind; a kind without a pod is absent. */
  readonly counts: Map<Cohort, number>;
  mix: Mix | null;
}

/** Pods keep the cohorts of a full node for a while, because a noisy load fills a node again and again. */
const calmEnough = 60;

/** Nodes with the same number of pods of each kind. */
interface Mix {
  readonly key: string;
  readonly kinds: readonly Cohort[];
  /** The places of its kinds among those that have pods. */
  places: readonly number[];
  readonly counts: readonly number[];
  /** Of one pod of each kind: 1 at the request of the start. */
  readonly weights: readonly number[];
  /** On one node. */
  readonly pods: number;
  /** What one pod of each kind needs in this second. */
  readonly needsMilli: Float64Array;
  readonly loads: Set<Load>;
  /** What the pods of one node serve when all are busy. */
  readonly capacity: number;
  /** The cohorts of the pods, one for each kind; null: the nodes are not full, and the pods are in the cohorts of their kinds. */
  own: Cohort[] | null;
  /** For how many seconds the nodes were not full. */
  calmSeconds: number;
}

export function createNodeCpu({ nodeCpuMilli, workload, open, close, move, setCeiling, capacityAt }: NodeCpuOptions): NodeCpu {
  const hasSidecar = workload.sidecar !== "none";
  const sidecarIdleMilli = hasSidecar ? workload.sidecarIdleCpuMilli : 0;
  const sidecarMilliseconds = hasSidecar ? workload.sidecarCpuPerRequestMilliseconds : 0;
  const loads = new Map<Node, Load>();
  const changed = new Set<Load>();
  const mixes = new Map<string, Mix>();
  /** Kinds are numbered in the order in which they appear. Only those with pods are kept: pods have thousands of kinds in a day. */
  const numbers = new WeakMap<Cohort, number>();
  let nextNumber = 0;
  /** The kinds that have pods, in order; for each, how many pods it has, and what one of them needs in this second. */
  let present: readonly Cohort[] = [];
  let podsOfKind: number[] = [];
  let neededNow: number[] = [];
  let mostPods = 0;
  /** Whether pods may be in cohorts of full nodes. */
  let wasFull = false;
  let capacity = 0;

  const numberOf = (kind: Cohort): number => {
    const known = numbers.get(kind);
    if (known !== undefined) return known;
    numbers.set(kind, nextNumber);
    return nextNumber++;
  };
  const byNumber = (a: Cohort, b: Cohort) => numberOf(a) - numberOf(b);

  /** What a pod of a kind uses if its node has enough, its sidecar included. `passed`: the part that the limit of all pods lets through. */
  const needOf = (kind: Cohort, requests: number, passed: number): number => {
    const perSecond = (Math.min(kind.capacity, requests) * passed) / 1000;
    const main = Math.min(kind.ceilingMilli, kind.standingMilli + perSecond * kind.requestMilliseconds);
    return main + sidecarIdleMilli + perSecond * sidecarMilliseconds;
  };

  const weightOf = ({ work: { resources } }: Cohort): number =>
    sharesOf(podCpuRequestMilli(workload, resources)) / sharesOf(podCpuRequestMilli(workload));

  /** What of its part of the node is left to the main container. */
  const mainCeilingOf = ({ ceilingMilli, standingMilli, requestMilliseconds }: Cohort, partMilli: number): number => {
    const ofRequests = partMilli - standingMilli - sidecarIdleMilli;
    if (ofRequests <= 0) return Math.max(0, partMilli - sidecarIdleMilli);
    const ofMain = (ofRequests * requestMilliseconds) / (requestMilliseconds + sidecarMilliseconds);
    return Math.min(ceilingMilli, standingMilli + ofMain);
  };

  const count = (load: Load): Mix | null => {
    if (load.pods.size === 0) return null;
    const kinds = [...load.counts.keys()].toSorted(byNumber);
    const all = kinds.map((kind) => load.counts.get(kind)!);
    const key = kinds.map((kind, index) => `${numberOf(kind)}:${all[index]},`).join("");
    const known = mixes.get(key);
    if (known) return known;
    const mix = {
      key,
      kinds,
      places: [],
      counts: all,
      weights: kinds.map(weightOf),
      pods: load.pods.size,
      needsMilli: new Float64Array(kinds.length),
      loads: new Set<Load>(),
      capacity: 0,
      own: null,
      calmSeconds: 0,
    };
    kinds.forEach((kind, index) => (mix.needsMilli[index] = needOf(kind, kind.work.serving ? Infinity : 0, 1)));
    const part = partOf(mix, nodeCpuMilli);
    mix.capacity = kinds.reduce(
      (sum, kind, index) => sum + all[index]! * capacityAt(kind, mainCeilingOf(kind, part * mix.weights[index]!)),
      0,
    );
    mixes.set(key, mix);
    return mix;
  };

  const putIntoOwnCohorts = ({ kinds, own }: Mix, { pods }: Load) => {
    for (const pod of pods) move(pod, own![kinds.indexOf(pod.usage.kind!)]!);
  };

  const leaveOwnCohorts = (mix: Mix) => {
    for (const { pods } of mix.loads) for (const pod of pods) move(pod, pod.usage.kind!);
    mix.own?.forEach(close);
    mix.own = null;
  };

  const recount = (load: Load) => {
    const before = load.mix;
    const mix = count(load);
    if (mix === before) {
      // A pod that came back is still in the cohort of its kind.
      if (mix?.own) putIntoOwnCohorts(mix, load);
      return;
    }
    load.mix = mix;
    mix?.loads.add(load);
    if (mix?.own) putIntoOwnCohorts(mix, load);
    else if (before?.own) for (const pod of load.pods) move(pod, pod.usage.kind!);
    if (!before) return;
    before.loads.delete(load);
    if (before.loads.size > 0) return;
    before.own?.forEach(close);
    mixes.delete(before.key);
  };

  /** Which kinds there are, after a change. */
  const look = () => {
    mostPods = 0;
    capacity = 0;
    const pods = new Map<Cohort, number>();
    for (const { kinds, counts, loads: alike, pods: ofOneNode, capacity: capacityOfOne } of mixes.values()) {
      mostPods = Math.max(mostPods, ofOneNode);
      capacity += alike.size * capacityOfOne;
      kinds.forEach((kind, index) => pods.set(kind, (pods.get(kind) ?? 0) + alike.size * counts[index]!));
    }
    present = [...pods.keys()].toSorted(byNumber);
    podsOfKind = present.map((kind) => pods.get(kind)!);
    neededNow = present.map(() => 0);
    const placeOf = new Map(present.map((kind, place) => [kind, place]));
    for (const mix of mixes.values()) mix.places = mix.kinds.map((kind) => placeOf.get(kind)!);
  };

  const ofOne = ({ work: { serving, hot, connections } }: Cohort, share: number, hotShare: number): number =>
    !serving ? 0 : hot ? hotShare : connections * share;

  /** The part of what the pods could serve that the limit of all of them lets through, if no node is full. */
  const partWithin = (share: number, hotShare: number, limit: number): number => {
    if (limit === Infinity) return 1;
    const served = present.reduce(
      (sum, kind, place) => sum + podsOfKind[place]! * Math.min(kind.capacity, ofOne(kind, share, hotShare)),
      0,
    );
    return served > limit ? limit / served : 1;
  };

  const neededOn = ({ counts, places }: Mix): number => counts.reduce((sum, pods, index) => sum + pods * neededNow[places[index]!]!, 0);

  /** Returns the most that one pod needs. */
  const findNeeds = (share: number, hotShare: number, passed: number): number => {
    let most = 0;
    for (let place = 0; place < present.length; place++) {
      const kind = present[place]!;
      const needed = needOf(kind, ofOne(kind, share, hotShare), passed);
      neededNow[place] = needed;
      if (needed > most) most = needed;
    }
    return most;
  };

  const shareNode = (mix: Mix) => {
    const { kinds, places, counts, weights, needsMilli, loads: full } = mix;
    let neededMilli = 0;
    for (let index = 0; index < kinds.length; index++) {
      needsMilli[index] = neededNow[places[index]!]!;
      neededMilli += counts[index]! * needsMilli[index]!;
    }
    const isFull = neededMilli > nodeCpuMilli;
    mix.calmSeconds = isFull ? 0 : mix.calmSeconds + 1;
    if (!isFull && !mix.own) return;
    if (mix.calmSeconds === calmEnough) return leaveOwnCohorts(mix);
    if (!mix.own) {
      mix.own = kinds.map(open);
      for (const load of full) putIntoOwnCohorts(mix, load);
    }
    const part = isFull ? partOf(mix, nodeCpuMilli) : Infinity;
    for (let index = 0; index < kinds.length; index++) {
      const kind = kinds[index]!;
      setCeiling(mix.own[index]!, part === Infinity ? kind.ceilingMilli : mainCeilingOf(kind, part * weights[index]!));
    }
  };

  return {
    moved(pod, before) {
      const node = pod.node!;
      const { kind } = pod.usage;
      let load = loads.get(node);
      if (!load) loads.set(node, (load = { pods: new Set(), counts: new Map(), mix: null }));
      if (kind) load.pods.add(pod);
      else load.pods.delete(pod);
      if (before) countOff(load.counts, before);
      if (kind) load.counts.set(kind, (load.counts.get(kind) ?? 0) + 1);
      if (kind) numberOf(kind);
      changed.add(load);
      if (load.pods.size === 0) loads.delete(node);
    },
    share(share, hotShare, limit) {
      if (changed.size > 0) {
        changed.forEach(recount);
        changed.clear();
        look();
      }
      const passed = partWithin(share, hotShare, limit);
      let canBeFull = findNeeds(share, hotShare, passed) * mostPods > nodeCpuMilli;
      // A pod that its node holds back leaves more of the limit to the others. So nodes share what pods would use without the limit.
      if (passed < 1 && canBeFull && [...mixes.values()].some((mix) => neededOn(mix) > nodeCpuMilli))
        canBeFull = findNeeds(share, hotShare, 1) * mostPods > nodeCpuMilli;
      if (canBeFull || wasFull) for (const mix of mixes.values()) shareNode(mix);
      wasFull = canBeFull || (wasFull && [...mixes.values()].some(({ own }) => own !== null));
    },
    capacity: () => capacity,
  };
}

/**
 * The most that a pod of weight 1 gets of a node: pods that need less leave the rest to the others, in parts by weight. Infinity if the node
 * has enough for all.
 */
function partOf({ counts, weights, needsMilli }: Pick<Mix, "counts" | "weights" | "needsMilli">, nodeCpuMilli: number): number {
  let part = 0;
  for (;;) {
    let leftMilli = nodeCpuMilli;
    let weight = 0;
    for (let index = 0; index < counts.length; index++) {
      if (needsMilli[index]! <= part * weights[index]!) leftMilli -= counts[index]! * needsMilli[index]!;
      else weight += counts[index]! * weights[index]!;
    }
    const next = weight === 0 ? Infinity : leftMilli / weight;
    // With each pod that needs no more, the part of the others rises, until no more pods are satisfied with it.
    if (next <= part) return part;
    if (next === Infinity) return next;
    part = next;
  }
}

/** As the kubelet gives them to a container: never less than two. */
const sharesOf = (requestMilli: number): number => Math.max(minimumShares, requestMilli);

const minimumShares = 2;

function countOff(counts: Map<Cohort, number>, kind: Cohort): void {
  const left = counts.get(kind)! - 1;
  if (left === 0) counts.delete(kind);
  else counts.set(kind, left);
}
