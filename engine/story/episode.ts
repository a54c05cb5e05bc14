import type { Incident } from "../cluster/incident";
import type { FailedByReason } from "../simulation/failureColumns";
import type { VpaAmounts } from "../simulation/vpaTrace";
import type { PodWaits } from "./podWaits";

/** What the episodes of a run's story say, each kind defined once: the numbers of a run that its sentence needs. */
export interface EpisodeFacts {
  /** The count went one way, in one or more writes. */
  moved: { fromReplicas: number; toReplicas: number; writes: number; by: Writer; load: LoadRange; startUp: StartUpUse | null };
  /** The count changed its direction again and again. `startUpWrites`: how many of the writes up start-up CPU explains. */
  flapped: { changes: number; lowest: number; highest: number; longestPause: number; load: LoadRange; startUpWrites: number };
  /**
   * The count did not flap in the whole run. `writes`: of the count. `changes`: of its direction, each within `withinSeconds` of the write
   * before; `mostInARow`: the most of them among writes that follow each other within that time. `flapsFrom` in a row would be flapping.
   */
  steady: { writes: number; changes: number; mostInARow: number; flapsFrom: number; withinSeconds: number };
  /**
   * From the load's largest rise until the capacity covers it, as the outcome `secondsToCapacity` counts it. The parts add up to it: until a
   * sync wants more pods, until enough are written, until they are ready; null: the run ends before. `lagSeconds`: the age of the oldest usage
   * that this sync counted; null: it is unknown.
   */
  reacted: { load: number; lagSeconds: number | null; parts: ReactionParts | null };
  /** The autoscaler wanted more pods than it wrote. `lowest` and `highest`: what it left; `wanted`: the most that it proposed. `times`: in so many stretches. */
  heldBack: { times: number; by: HeldBackBy; lowest: number; highest: number; wanted: number; overloadedSeconds: number; failed: number };
  /** The autoscaler wanted fewer pods than it left. `podSeconds`: how many it left above its proposals, multiplied by seconds. */
  keptUp: { times: number; by: "window" | "policy"; lowest: number; highest: number; wanted: number; podSeconds: number };
  /** Requests waited or failed, and no sync wanted more pods. `atLimitSeconds`: in how many of the seconds all pods were at their CPU limit. */
  unseen: { replicas: number; overloadedSeconds: number; failed: number; atLimitSeconds: number };
  /** No sync could decide: `error` is what the first of them says; empty where the target has no replicas. */
  undecided: { by: UndecidedBy; error: string; syncs: number; overloadedSeconds: number; failed: number };
  /** An incident of the scenario. `isRefused`: it changed nothing. */
  struck: { incident: Incident; isRefused: boolean };
  /** Pods without a node. `pods`: the most at a time. */
  noRoom: { pods: number };
  /** Requests that stopping pods lost, after the count went down at `since`. */
  lostAtScaleDown: { failed: number; by: FailedByReason; pods: number; since: number };
  /**
   * Containers that the kernel killed because they wanted more than their memory limit: how often, in how many pods, with which limits in
   * force, and how many requests these kills failed.
   */
  outOfMemory: { kills: number; pods: number; leastMebibytes: number; mostMebibytes: number; failed: number };
  /** Of a queue: messages waited until the run's end, and became more. Requests per second are means. */
  neverDrained: { waitingAtStart: number; waitingAtEnd: number; arrived: number; served: number };
  /** KEDA wanted to go to zero, or to its idle count, and waited. */
  cooledDown: { replicas: number; until: number };
  /**
   * A VerticalPodAutoscaler changed pods, with short pauses between them: how many it evicted, resized in place, and gave requests when they were
   * created.
   */
  vpaChanged: { evicted: number; resized: number; admitted: number; containers: readonly ContainerRequests[] };
}

/** The requests of a container. `from`: before the first change; null: there were none, or no running pod was changed. */
export interface ContainerRequests {
  name: string;
  from: VpaAmounts | null;
  to: VpaAmounts;
}

export type EpisodeKind = keyof EpisodeFacts;

type Writer = "hpa" | "keda" | "both";
export type UndecidedBy = "noMetrics" | "scaleUnavailable" | "scalingDisabled";
export type HeldBackBy = "window" | "policy" | "maxReplicas" | "pods";

/** Requests per second: the least and the most mean of fifteen seconds. */
export interface LoadRange {
  least: number;
  most: number;
}

export interface ReactionParts {
  untilWanted: number;
  untilWritten: number;
  untilReady: number;
  /** They add up to `untilReady`. */
  podWaits: PodWaits;
}

/** CPU of the samples that a sync counted, in milli-cores for each pod: of those that had just started, and of all others. */
export interface StartUpUse {
  at: number;
  pods: number;
  milli: number;
  othersMilli: number;
  /** Usage ÷ target, and what it would have been if those pods had used as much as the others. */
  ratio: number;
  ratioWithout: number;
}

/** How sure the named cause is. certain: a record says it; likely: a rule over the records infers it. */
export type Certainty = "certain" | "likely";

/** Whole seconds of the run. `moment`: the sync, or the poll, that shows it best. */
export type Episode<Kind extends EpisodeKind = EpisodeKind> = {
  [Each in Kind]: { kind: Each; from: number; to: number; moment: number; certainty: Certainty } & EpisodeFacts[Each];
}[Kind];
