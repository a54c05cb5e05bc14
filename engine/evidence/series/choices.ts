/** Of all ways in which pods in doubt may have been, those that a metric can tell apart. */
import type { ControllerFlags } from "../../controller/flags";
import type { PodState } from "./seenSync";

export interface SupposedPod {
  readonly name: string;
  readonly startTime: number | null;
  readonly state: PodState;
  /** `old`: its window began before the pod was Ready, so it does not count while the pod is young. */
  readonly sample: "none" | "old" | "fresh";
}

/** A stage that a pod may have reached. `state` null: it is not there. */
export interface Option {
  /** Of stages on the way to work, which older pods reach first; null: any pod may leave this way. */
  readonly rank: number | null;
  readonly state: PodState | null;
  readonly sample: SupposedPod["sample"];
}

/** What the metrics of a spec read beside their own figures. */
export interface Reads {
  /** A sample of each pod. */
  readonly sampled: boolean;
  /** Samples of the cpu, which wait until the pod is Ready; and samples that do not. */
  readonly cpu: boolean;
  readonly others: boolean;
  /** status.replicas: by it the average of an Object or External metric was divided. */
  readonly averaged: boolean;
}

/** A pod of which the series leave more than one thing open. */
export interface Doubtful {
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
export function distinctChoices(
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
      const allowed = supposed.filter(({ rank }) => rank === null || rank <= before.most);
      for (const { rank, last, index } of (allowed.length > 0 ? allowed : supposed).toReversed()) {
        const counts = index === inNoGroup ? before.counts : oneMore(before.counts, index);
        const least = rank === null ? before.most : Math.min(before.most, rank);
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
export const isReady = ({ state }: SupposedPod): string => (state.phase === "Running" && state.ready ? "ready" : "");

/** Pods of one group are alike for every metric: the controller's own groups. */
export function groupOf(pod: SupposedPod, at: number, flags: ControllerFlags, { cpu, others }: Reads): string {
  const { state, sample } = pod;
  if (state.terminating || state.phase === "Failed") return "";
  if (state.phase === "Pending") return others ? "pending" : "unready";
  if (sample === "none") return "missing";
  return cpu && mustWait(pod, at, flags) ? "unready" : "counted";
}

/** Whether the cpu of a running pod with a sample does not count yet. */
function mustWait({ startTime, state: { ready, readyTransition }, sample }: SupposedPod, at: number, flags: ControllerFlags): boolean {
  if (startTime === null || startTime + flags.cpuInitializationPeriodSeconds > at) return !ready || sample === "old";
  return !ready && startTime + flags.initialReadinessDelaySeconds > Math.min(readyTransition.to, at);
}
