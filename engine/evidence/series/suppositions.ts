import type { CountedPod, PodState, SeenPod, SeenSync } from "./seenSync";

/** One way in which the pods may have been at a sync. */
export interface SupposedPods {
  /** Each pod that was there, with what the metrics APIs had of it. */
  readonly pods: readonly SupposedPod[];
  /** scale.status.replicas. */
  readonly statusReplicas: number;
  /** Where a printed figure was cut off: false takes the least true value that prints so, true the greatest. */
  readonly greatest: boolean;
}

export interface SupposedPod {
  readonly name: string;
  readonly startTime: number | null;
  readonly state: PodState;
  /** `old`: its window began before the pod was Ready, so it does not count while the pod is young. */
  readonly sample: "none" | "old" | "fresh";
}

/** For this long after a pod started or became Ready, its sample may be missing or old: twice the period of metrics-server at its slowest. */
const lagSeconds = 120;

/**
 * What the pods may have been, the plainest first. Pods go through the same stages in the order of their age, so of pods in doubt the older
 * ones are never behind the younger ones. `deep`: a sample may be missing for any pod, however old.
 */
export function suppositions(
  sync: SeenSync,
  initializationSeconds: number,
  { sampled, averaged }: Reads,
  deep: boolean,
  most: number,
): { each: Iterable<SupposedPods>; isWhole: boolean } {
  const { settled, doubtful } = partedPods(sync, sampled);
  const statuses = averaged ? statusesOf(sync) : [sync.currentReplicas];
  const lacking = deep && sampled ? lackingSamples(settled, Math.max(1, most)) : [settled];
  const group = sampled ? (pod: SupposedPod) => groupOf(pod, sync.at, initializationSeconds) : isReady;
  const { choices, isWhole } = chosenOnce({ sync, sampled, most }, () => distinctChoices(doubtful, group, most));
  return { each: joined(lacking, choices, statuses), isWhole };
}

type Choices = ReturnType<typeof distinctChoices>;

interface Look {
  readonly sync: SeenSync;
  readonly sampled: boolean;
  readonly most: number;
}

/** A sync is looked at up to three times, with the same pods in doubt. */
function chosenOnce(look: Look, choose: () => Choices): Choices {
  const isSameLook = lately?.look.sync === look.sync && lately.look.sampled === look.sampled && lately.look.most === look.most;
  if (lately === null || !isSameLook) lately = { look, choices: choose() };
  return lately.choices;
}

let lately: { look: Look; choices: Choices } | null = null;

function* joined(
  lacking: readonly (readonly SupposedPod[])[],
  choices: readonly SupposedPod[][],
  statuses: readonly number[],
): Generator<SupposedPods> {
  for (const old of lacking) {
    for (const chosen of choices) {
      const pods = chosen.length === 0 ? old : [...old, ...chosen];
      for (const statusReplicas of statuses) {
        yield { pods, statusReplicas, greatest: false };
        yield { pods, statusReplicas, greatest: true };
      }
    }
  }
}

interface Parted {
  readonly settled: readonly SupposedPod[];
  /** The oldest first. */
  readonly doubtful: readonly Doubtful[];
}

/** Pods without a doubt stay so until something is seen of them: a list of them is parted once. */
const partedOnce = new WeakMap<readonly SeenPod[], Parted>();

function partedPods(sync: SeenSync, sampled: boolean): Parted {
  const known = sampled && sync.pods !== null ? partedOnce.get(sync.pods) : undefined;
  if (known !== undefined) return known;
  const settled: SupposedPod[] = [];
  const doubtful: Doubtful[] = [];
  const add = (name: string, startTime: number | null, bornAt: number, options: readonly Option[]) => {
    if (options.length === 1) {
      const [{ state, sample }] = options as [Option];
      if (state !== null) settled.push({ name, startTime, state, sample });
    } else if (options.length > 0) doubtful.push({ name, startTime, bornAt, options });
  };
  if (sync.pods === null)
    for (const pod of sync.counted) add(pod.name, pod.bornAt ?? longAgo, pod.bornAt ?? longAgo, optionsOfCounted(pod, sync.at, sampled));
  else for (const pod of sync.pods) add(pod.name, pod.startTime, ageOf(pod), optionsOf(pod, sync.at, sampled));
  const parted = { settled, doubtful: doubtful.toSorted((a, b) => a.bornAt - b.bornAt) };
  const isSettled = sync.pods !== null && sync.pods.every(({ before, after }) => before === after);
  if (sampled && doubtful.length === 0 && isSettled) {
    partedOnce.set(sync.pods, parted);
    settledLists.add(settled);
  }
  return parted;
}

const settledLists = new WeakSet<readonly SupposedPod[]>();

/** Whether these pods are the same at every later sync, until something is seen of them. */
export const areSettled = (pods: readonly SupposedPod[]): boolean => settledLists.has(pods);

/** Pods that surely run and are old are alike for a metric, so only how many of them lack a sample makes a difference. */
function lackingSamples(settled: readonly SupposedPod[], most: number): SupposedPod[][] {
  const mayLack = ({ sample, state }: SupposedPod) => sample === "fresh" && state.measured === null;
  const measured = settled.filter(mayLack).length;
  // Where there are too many, few missing pods are the likeliest.
  const counts = Array.from({ length: Math.min(measured, most) + 1 }, (_, index) => index);
  return counts.map((count) => {
    let left = count;
    return settled.map((pod) => (mayLack(pod) && left-- > 0 ? { ...pod, sample: "none" } : pod));
  });
}

/** What the metrics of a spec read beside their own figures. */
export interface Reads {
  /** A sample of each pod. */
  readonly sampled: boolean;
  /** status.replicas: by it the average of an Object or External metric was divided. */
  readonly averaged: boolean;
}

function statusesOf({ statusReplicas, currentReplicas }: SeenSync): readonly number[] {
  const { from, to } = statusReplicas ?? { from: currentReplicas, to: currentReplicas };
  const seen = Array.from({ length: to - from + 1 }, (_, index) => to - index);
  return seen.includes(currentReplicas) ? seen : [currentReplicas, ...seen];
}

/** A stage that a pod may have reached: a greater rank is later in its life. `state` null: it is gone. */
interface Option {
  readonly rank: number;
  readonly state: PodState | null;
  readonly sample: SupposedPod["sample"];
}

function optionsOf(pod: SeenPod, at: number, sampled: boolean): Option[] {
  return statesOf(pod, at).flatMap((state, index): Option[] => {
    const rank = index * 10;
    if (state === null || state.terminating || state.phase !== "Running" || !sampled) return [{ rank, state, sample: "none" }];
    const young = at - Math.max(pod.startTime ?? -Infinity, state.readyTransition.to) < lagSeconds;
    const none: Option = { rank: rank + 1, state, sample: "none" };
    const old: Option = { rank: rank + 2, state, sample: "old" };
    const fresh: Option = { rank: rank + 3, state, sample: "fresh" };
    if (!young && state.measured !== null) {
      // The resource metrics API is as far behind cAdvisor as a young pod's first sample.
      if (at - state.measured.since < lagSeconds) return [none, fresh];
      return [state.measured.is ? fresh : none];
    }
    if (!state.ready) return young ? [none, fresh] : [fresh];
    if (young) return [none, old, fresh];
    return [fresh];
  });
}

/** The states that the pod may have had at the sync, in order of its life; null: not there. */
function statesOf({ startTime, before, after }: SeenPod, at: number): (PodState | null)[] {
  if (before !== null && after !== null && isSame(before, after)) return [after];
  const states: (PodState | null)[] = [before];
  const last = before ?? {
    phase: "Pending",
    ready: false,
    readyTransition: { from: startTime ?? at, to: startTime ?? at },
    terminating: false,
    measured: null,
  };
  if (before === null) states.push(last);
  // Between two scrapes a pod may pass through more than one state.
  if (after !== null && last.phase === "Pending" && after.phase === "Running" && after.ready) {
    states.push({
      phase: "Running",
      ready: false,
      readyTransition: { from: startTime ?? at, to: startTime ?? at },
      terminating: false,
      measured: null,
    });
  }
  states.push(after);
  const there = before === null && startTime !== null && startTime < at ? states.slice(1) : states;
  // A change with a time after the sync had not happened yet.
  return there.filter((state) => state === null || !state.ready || state.readyTransition.from <= at);
}

const isSame = (a: PodState, b: PodState): boolean =>
  a.phase === b.phase && a.ready === b.ready && a.terminating === b.terminating && a.readyTransition.to === b.readyTransition.to;

const ageOf = ({ startTime, after, before }: SeenPod): number => startTime ?? (after ?? before)?.readyTransition.to ?? 0;

const longAgo = -1e9;

/** A young pod may not be Ready yet, or have no sample. */
function optionsOfCounted({ bornAt, mayBeGone, isReady: areReady }: CountedPod, at: number, sampled: boolean): Option[] {
  const since = { from: bornAt ?? longAgo, to: bornAt ?? longAgo };
  const ready: PodState = { phase: "Running", ready: true, readyTransition: since, terminating: false, measured: null };
  const pending: PodState = { phase: "Pending", ready: false, readyTransition: since, terminating: false, measured: null };
  const isYoung = bornAt !== null && at - bornAt < lagSeconds;
  return [
    ...(mayBeGone ? [{ rank: 0, state: null, sample: "none" } as const] : []),
    ...(isYoung && !areReady ? [{ rank: 1, state: pending, sample: "none" } as const] : []),
    ...(sampled && isYoung ? [{ rank: 2, state: ready, sample: "none" } as const] : []),
    { rank: 3, state: ready, sample: sampled ? "fresh" : "none" },
  ];
}

interface Doubtful {
  readonly name: string;
  readonly startTime: number | null;
  readonly bornAt: number;
  readonly options: readonly Option[];
}

/** Where many pods are in doubt, fewer choices are followed through all of them. */
const mostChosenPods = 120_000;

/** A choice for the older pods: how many are in each group (an index of `Groups`), and the choice it came from. */
interface Chosen {
  readonly most: number;
  readonly counts: readonly number[];
  readonly last: SupposedPod | null;
  readonly before: Chosen | null;
}

const inNoGroup = -1;

/** A number for each group of pods that are alike for every metric. */
class Groups {
  private readonly known = new Map<string, number>();

  indexOf(name: string): number {
    if (name === "") return inNoGroup;
    const index = this.known.get(name) ?? this.known.size;
    this.known.set(name, index);
    return index;
  }
}

function oneMore(counts: readonly number[], index: number): number[] {
  const more = Array.from({ length: Math.max(counts.length, index + 1) }, (_, each) => counts[each] ?? 0);
  more[index]!++;
  return more;
}

/**
 * One option for each pod, so that no younger pod is further than an older one. Of choices that put the same number of pods into each group
 * there is one, because a metric averages over the pods of a group. The furthest stages come first. `isWhole`: none was left out.
 */
function distinctChoices(
  doubtful: readonly Doubtful[],
  group: (pod: SupposedPod) => string,
  most: number,
): { choices: SupposedPod[][]; isWhole: boolean } {
  const mostChoices = Math.min(most + 1, Math.ceil(mostChosenPods / Math.max(1, doubtful.length)));
  const groups = new Groups();
  let isWhole = true;
  let chosen: Chosen[] = [{ most: Infinity, counts: [], last: null, before: null }];
  for (const { name, startTime, options } of doubtful) {
    const supposed = options.map(({ rank, state, sample }) => {
      const last = state === null ? null : { name, startTime, state, sample };
      return { rank, last, index: last === null ? inNoGroup : groups.indexOf(group(last)) };
    });
    const next = new Map<string, Chosen>();
    for (const before of chosen) {
      const allowed = supposed.filter(({ rank }) => rank <= before.most);
      for (const { rank, last, index } of (allowed.length > 0 ? allowed : supposed).toReversed()) {
        const counts = index === inNoGroup ? before.counts : oneMore(before.counts, index);
        const least = Math.min(before.most, rank);
        const key = `${least} ${keyOf(counts)}`;
        if (!next.has(key)) next.set(key, { most: least, counts, last, before });
      }
    }
    // The furthest stages come first, so the plainest choices are kept where there are too many.
    if (next.size > mostChoices) isWhole = false;
    chosen = [...next.values()].slice(0, mostChoices);
  }
  const distinct = new Map<string, SupposedPod[]>();
  for (const choice of chosen) {
    const key = keyOf(choice.counts);
    if (!distinct.has(key)) distinct.set(key, podsOf(choice));
  }
  return { choices: [...distinct.values()], isWhole };
}

/** A group that came up later has no pod in the choices before it. */
function keyOf(counts: readonly number[]): string {
  let end = counts.length;
  while (end > 0 && counts[end - 1] === 0) end--;
  return counts.slice(0, end).join();
}

function podsOf(choice: Chosen): SupposedPod[] {
  const pods: SupposedPod[] = [];
  for (let link: Chosen | null = choice; link !== null; link = link.before) if (link.last !== null) pods.push(link.last);
  return pods;
}

/** Metrics of objects and external ones only count the running pods that are Ready. */
const isReady = ({ state }: SupposedPod): string => (state.phase === "Running" && state.ready ? "ready" : "");

/** Pods of one group are alike for every metric. */
function groupOf({ startTime, state, sample }: SupposedPod, at: number, initializationSeconds: number): string {
  const { phase, ready, terminating } = state;
  const initializing = startTime === null || startTime + initializationSeconds > at;
  return [phase, ready, terminating, sample, initializing].join();
}
