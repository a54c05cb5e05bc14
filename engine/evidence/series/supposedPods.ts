import type { ControllerFlags } from "../../controller/flags";
import { distinctChoices, groupOf, isReady, type Doubtful, type Option, type Reads, type SupposedPod } from "./choices";
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

/** For this long after a pod started or became Ready, its sample may be missing or old: twice the period of metrics-server at its slowest. */
const lagSeconds = 120;

/**
 * What the pods may have been, the plainest first. Pods go through the same stages in the order of their age, so of pods in doubt the older
 * ones are never behind the younger ones. `deep`: a sample may be missing for any pod, however old.
 */
export function suppositions(
  sync: SeenSync,
  flags: ControllerFlags,
  reads: Reads,
  deep: boolean,
  most: number,
): { each: Iterable<SupposedPods>; isWhole: boolean } {
  const { sampled, averaged } = reads;
  const { settled, doubtful } = partedPods(sync, sampled);
  const statuses = averaged ? statusesOf(sync) : [sync.currentReplicas];
  const lacking = deep && sampled ? lackingSamples(settled, Math.max(1, most)) : [settled];
  const group = sampled ? (pod: SupposedPod) => groupOf(pod, sync.at, flags, reads) : isReady;
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
  else {
    const made = madeBy(sync);
    for (const pod of sync.pods) if (!made.has(pod)) add(pod.name, pod.startTime, ageOf(pod), optionsOf(pod, sync.at, sampled));
  }
  const parted = { settled, doubtful: doubtful.toSorted((a, b) => a.bornAt - b.bornAt) };
  const isSettled = sync.pods !== null && sync.pods.every(({ before, after }) => before === after);
  if (sampled && doubtful.length === 0 && isSettled) {
    partedOnce.set(sync.pods, parted);
    settledLists.add(settled);
  }
  return parted;
}

const noPods: ReadonlySet<SeenPod> = new Set();

/** A rescale makes its pods after the sync: where no more were made than it asked for, none of these was there yet. */
function madeBy({ pods, at, currentReplicas, desiredReplicas }: SeenSync): ReadonlySet<SeenPod> {
  if (pods === null || desiredReplicas <= currentReplicas) return noPods;
  const made = pods.filter(({ before, startTime }) => before === null && startTime !== null && startTime >= at);
  return made.length <= desiredReplicas - currentReplicas ? new Set(made) : noPods;
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

function statusesOf({ statusReplicas, currentReplicas }: SeenSync): readonly number[] {
  const { from, to } = statusReplicas ?? { from: currentReplicas, to: currentReplicas };
  const seen = Array.from({ length: to - from + 1 }, (_, index) => to - index);
  return seen.includes(currentReplicas) ? seen : [currentReplicas, ...seen];
}

function optionsOf(pod: SeenPod, at: number, sampled: boolean): Option[] {
  return statesOf(pod, at).flatMap((state): Option[] => {
    const rank = rankOf(pod, state);
    if (state === null || state.terminating || state.phase !== "Running" || !sampled) return [{ rank, state, sample: "none" }];
    const young = at - Math.max(pod.startTime ?? -Infinity, state.readyTransition.to) < lagSeconds;
    const option = (sample: SupposedPod["sample"], step: number): Option => ({ rank: rank === null ? null : rank + step, state, sample });
    const [none, old, fresh] = [option("none", 1), option("old", 2), option("fresh", 3)];
    if (!young && state.measured !== null) {
      // The resource metrics API is as far behind cAdvisor as a young pod's first sample.
      if (state.measured.is === null || at - state.measured.since < lagSeconds)
        return [none, fresh].map((each) => ({ ...each, rank: null }));
      return [state.measured.is ? fresh : none];
    }
    if (!state.ready) return young ? [none, fresh] : [fresh];
    if (young) return [none, old, fresh];
    return [fresh];
  });
}

/** Not yet there, Pending, running, Ready: in this order, and with room for the sample in between. */
function rankOf({ before }: SeenPod, state: PodState | null): number | null {
  if (state === null) return before === null ? 0 : null;
  if (state.terminating || state.phase === "Failed" || state.phase === "Succeeded" || (before?.ready === true && !state.ready)) return null;
  return state.phase === "Pending" ? 10 : state.ready ? 30 : 20;
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
  const isStarted = startTime === null || startTime < at;
  // A change with a time after the sync had not happened yet.
  return there.filter(
    (state) => state === null || ((isStarted || state.phase !== "Running") && (!state.ready || state.readyTransition.from <= at)),
  );
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
    ...(isYoung && !areReady ? [{ rank: 10, state: pending, sample: "none" } as const] : []),
    ...(sampled && isYoung ? [{ rank: 31, state: ready, sample: "none" } as const] : []),
    { rank: 33, state: ready, sample: sampled ? "fresh" : "none" },
  ];
}
