/** The pods that a sync may have seen: as the texts list them, or as they usually are. */
import type { MergedAutoscaler, Placed } from "../merge/merged";
import type { PodReading } from "../evidence";
import { secondsOfAge } from "../ages";
import type { Clues } from "./clues";
import type { WorldSupposition } from "./suppositions";

/** Counts of pods as the controller sorts them. */
export interface Scene {
  /** Pods that run and have not ended. */
  readonly running: number;
  /** Of these, set aside by a metric of CPU, because they are not ready yet or were sampled before they were. */
  readonly unready: number;
  readonly pending: number;
  /** Failed, or being deleted. */
  readonly ignored: number;
  /** Running and Ready, as a metric with one value counts them. */
  readonly ready: number;
  readonly statusReplicas: number;
  readonly supposes: readonly WorldSupposition[];
  /** Whether pods without metrics are tried beside it. */
  readonly mayLackMetrics: boolean;
}

/** What the rows or objects of the target's pods say. */
interface ListedPods {
  readonly ready: number;
  /** Ready, and so young that their first sample may be from before. */
  readonly young: number;
  /** Of the young ones, those of the last minute or so: their CPU is hardly counted yet. */
  readonly fresh: number;
  readonly notReady: number;
  readonly pending: number;
  readonly ignored: number;
  readonly terminatingReady: number;
}

/** Null: no text lists pods. */
export function listedPods({ pods, hasNoPods }: Pick<MergedAutoscaler, "pods" | "hasNoPods">): ListedPods | null {
  const last = new Map<string, Placed<PodReading>>();
  for (const pod of pods)
    if (pod.ready !== undefined || pod.readyCondition !== undefined || pod.phase !== undefined) last.set(pod.name, pod);
  if (last.size === 0) return hasNoPods ? { ready: 0, young: 0, fresh: 0, notReady: 0, pending: 0, ignored: 0, terminatingReady: 0 } : null;
  const listed = { ready: 0, young: 0, fresh: 0, notReady: 0, pending: 0, ignored: 0, terminatingReady: 0 };
  for (const pod of last.values()) {
    const state = stateOf(pod);
    if (state === "ready") {
      listed.ready++;
      if (isYounger(pod, 315)) listed.young++;
      if (isYounger(pod, freshSeconds)) listed.fresh++;
    } else if (state === "terminating") {
      listed.ignored++;
      if (isReady(pod)) listed.terminatingReady++;
    } else if (state === "failed") listed.ignored++;
    else listed[state]++;
  }
  return listed;
}

function stateOf(pod: PodReading): "ready" | "notReady" | "pending" | "terminating" | "failed" {
  const { status, phase, deletionTime } = pod;
  if (deletionTime !== undefined || status === "Terminating") return "terminating";
  const words = phase ?? status ?? "";
  if (
    /^(?:Failed|Error|Evicted|OOMKilled|NodeLost|Shutdown|NodeShutdown|Preempting|UnexpectedAdmissionError|ContainerCannotRun|DeadlineExceeded|StartError)$/.test(
      words,
    )
  )
    return "failed";
  if (
    /^(?:Pending|ContainerCreating|PodInitializing|SchedulingGated|ImagePullBackOff|ErrImagePull|CreateContainerConfigError|Init:.{0,60})$/.test(
      words,
    )
  )
    return "pending";
  return isReady(pod) ? "ready" : "notReady";
}

function isReady({ ready, readyCondition }: PodReading): boolean {
  if (readyCondition !== undefined) return readyCondition.status === "True";
  const [, some, all] = /^(\d{1,3})\/(\d{1,3})$/.exec(ready ?? "") ?? [];
  return some !== undefined && some === all;
}

const isYounger = ({ age }: PodReading, seconds: number): boolean => {
  const read = age === undefined ? null : secondsOfAge(age);
  return read !== null && read.low < seconds;
};

/** A pod needs about as long until it is ready and a whole sample of it is there. */
export const freshSeconds = 75;

/** `risen`: how many pods a rise of the last minute or so has added. */
export function scenesOf(
  { replicas, maxReplicas, desired }: Pick<Clues, "replicas" | "maxReplicas" | "desired">,
  listed: ListedPods | null,
  risen: number,
): Scene[] {
  const scenes = listed === null ? usualScenes(replicas, maxReplicas, risen) : listedScenes(listed);
  return withStatusReplicas(scenes, replicas, maxReplicas, listed, desired);
}

/** More are not tried one by one. */
const mostTried = 60;

function usualScenes(replicas: number, maxReplicas: number, risen: number): Scene[] {
  const base: WorldSupposition[] = ["podsAreReplicas"];
  const scene = (
    running: number,
    unready: number,
    pending: number,
    supposes: readonly WorldSupposition[],
    mayLackMetrics = false,
  ): Scene => ({
    running,
    unready,
    pending,
    ignored: 0,
    ready: running - unready,
    statusReplicas: replicas,
    supposes,
    mayLackMetrics,
  });
  const scenes = [scene(replicas, 0, 0, [...base, "everyPodReady", ...(risen > 0 ? (["newPodsCount"] as const) : [])], true)];
  for (const some of telling(replicas)) {
    scenes.push(scene(replicas, some, 0, [...base, some === risen ? "newPodsSetAside" : "unreadyPods"]));
    scenes.push(scene(replicas - some, 0, some, [...base, "unreadyPods"]));
  }
  const most = Math.min(Math.max(2 * replicas, Math.min(maxReplicas, 1000), 4), Math.max(replicas + mostTried, mostTried));
  for (const pods of telling(most)) if (pods !== replicas) scenes.push(scene(pods, 0, 0, ["otherPods", "everyPodReady"]));
  return scenes;
}

function listedScenes({ ready, young, fresh, notReady, pending, ignored, terminatingReady }: ListedPods): Scene[] {
  const scenes: Scene[] = [];
  for (let counting = 0; counting <= notReady; counting++)
    for (const early of [0, ...telling(young)]) {
      const supposes: WorldSupposition[] = [
        "podsAsListed",
        ...(early === fresh ? [] : (["youngPods"] as const)),
        ...(counting > 0 ? (["unreadyPodCounts"] as const) : []),
      ];
      const unready = notReady - counting + early;
      scenes.push({
        running: ready + notReady,
        unready,
        pending,
        ignored,
        ready: ready + terminatingReady,
        statusReplicas: 0,
        supposes,
        mayLackMetrics: counting === 0 || early === 0,
      });
    }
  return scenes;
}

function withStatusReplicas(
  scenes: readonly Scene[],
  replicas: number,
  maxReplicas: number,
  listed: ListedPods | null,
  desired: number | null,
): Scene[] {
  const [first] = scenes;
  if (first === undefined) return [];
  const all = scenes.map((scene): Scene => ({ ...scene, statusReplicas: replicas, supposes: [...scene.supposes, "statusIsSpec"] }));
  const counted = listed === null ? replicas : listed.ready + listed.notReady + listed.pending;
  const others = new Set([counted, ...(desired === null ? [] : [desired])]);
  const most = Math.min(Math.max(maxReplicas, 2 * replicas, 4), mostTried * 2);
  for (let count = 0; count <= most; count++) others.add(count);
  others.delete(replicas);
  for (const count of others)
    all.push({ ...first, mayLackMetrics: false, statusReplicas: count, supposes: [...first.supposes, "otherStatusReplicas"] });
  return all;
}

/** 1, 2, 3 … up to a count; of a large count only some. */
export function telling(most: number): number[] {
  if (most <= mostTried) return Array.from({ length: Math.max(0, most) }, (_, index) => index + 1);
  const some = new Set<number>();
  for (let index = 1; index <= mostTried; index++) some.add(Math.ceil((most * index) / mostTried));
  for (let index = 1; index <= 5; index++) some.add(index);
  return [...some].toSorted((a, b) => a - b);
}
