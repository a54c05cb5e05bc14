/** Why the target is not at zero, or at its idle count, after a poll, and which poll may bring it there. */
import { isPaused } from "../../keda/annotations";
import { cooldownOf, type Cooldown } from "../../keda/decision";
import type { AbortReason } from "../../keda/poll";
import { minReplicaCount, type ScaledObject } from "../../keda/scaledObject";
import type { PollRecord } from "../../simulation/kedaTrace";

export interface WhyNotZero {
  /** The count that KEDA writes while nothing is active; null: it never writes less than minReplicaCount. */
  readonly floor: Floor | null;
  /** spec.replicas after the poll; null if it is not known. */
  readonly replicas: number | null;
  /** The target has no more than the floor. */
  readonly isThere: boolean;
  /** Each that holds at this poll, in the order of the decision. None if the target is there. */
  readonly obstacles: readonly ZeroObstacle[];
  /**
   * The first poll that can write the floor, if from now on no trigger is active and none fails. Null: the target is there, or no poll can
   * before someone changes what is wrong.
   */
  readonly mayBeAt: number | null;
}

export interface Floor {
  readonly replicas: number;
  readonly by: "idleReplicaCount" | "minReplicaCount";
}

export type ZeroObstacle =
  | { readonly kind: "aborted"; readonly because: AbortReason }
  | { readonly kind: "noReplicas"; readonly error: string }
  | { readonly kind: "fullyPaused" }
  | { readonly kind: "forced" }
  /** KEDA counts cpu and memory alone as active. */
  | { readonly kind: "onlyResources" }
  /** `metrics` are the names of the active ones. */
  | { readonly kind: "active"; readonly metrics: readonly string[] }
  /** A trigger failed, so the poll decides nothing. */
  | { readonly kind: "error" }
  | { readonly kind: "minReplicaCount"; readonly min: number }
  | { readonly kind: "scaleInPaused" }
  | { readonly kind: "cooldown"; readonly cooldown: Cooldown }
  | { readonly kind: "writeFailed"; readonly error: string };

export function whyNotZero(record: PollRecord): WhyNotZero {
  const { at, poll, stored } = record;
  const floor = floorOf(stored.object);
  const replicas = poll.kind === "aborted" ? null : (poll.writes.at(-1)?.to ?? poll.decision.replicas);
  const isThere = floor !== null && replicas !== null && replicas <= floor.replicas;
  if (isThere) return { floor, replicas, isThere, obstacles: [], mayBeAt: null };
  const cooldown = cooldownOf(stored, at);
  const obstacles = obstaclesOf(record, floor, cooldown);
  const isBlocked = obstacles.some(({ kind }) => lasting.has(kind));
  return { floor, replicas, isThere, obstacles, mayBeAt: isBlocked ? null : firstPollFrom(record, cooldown.until) };
}

/** Only a change of the object, of the target or of the cluster ends these. */
const lasting: ReadonlySet<ZeroObstacle["kind"]> = new Set([
  "aborted",
  "noReplicas",
  "fullyPaused",
  "forced",
  "onlyResources",
  "minReplicaCount",
  "scaleInPaused",
]);

function floorOf(object: ScaledObject): Floor | null {
  const { idleReplicaCount } = object.spec;
  if (idleReplicaCount !== undefined) return { replicas: idleReplicaCount, by: "idleReplicaCount" };
  return minReplicaCount(object) === 0 ? { replicas: 0, by: "minReplicaCount" } : null;
}

function obstaclesOf({ poll, stored: { object } }: PollRecord, floor: Floor | null, cooldown: Cooldown): ZeroObstacle[] {
  if (poll.kind === "aborted") return [{ kind: "aborted", because: poll.because }];
  const { branch, forced } = poll.decision;
  if (branch.kind === "noReplicas") return [{ kind: "noReplicas", error: branch.error }];
  if (branch.kind === "fullyPaused") return [{ kind: "fullyPaused" }];
  const obstacles: ZeroObstacle[] = [];
  if (forced) obstacles.push({ kind: "forced" });
  else if (poll.active) obstacles.push(activityOf(poll.activeTriggers));
  if (branch.kind === "waitsForFallback" || branch.kind === "frozenByError") obstacles.push({ kind: "error" });
  if (floor === null) return [...obstacles, { kind: "minReplicaCount", min: minReplicaCount(object) }];
  if (isPaused(object, "paused-scale-in")) obstacles.push({ kind: "scaleInPaused" });
  if (!cooldown.isOver) obstacles.push({ kind: "cooldown", cooldown });
  const writeError = branch.kind === "deactivated" ? branch.writeError : null;
  return writeError === null ? obstacles : [...obstacles, { kind: "writeFailed", error: writeError }];
}

const activityOf = (metrics: readonly string[]): ZeroObstacle =>
  metrics.length === 0 ? { kind: "onlyResources" } : { kind: "active", metrics };

/** The loop's first poll after this one, at or after a second. */
function firstPollFrom({ at, startedAt, interval }: PollRecord, second: number): number {
  const earliest = Math.max(second, at + 1);
  return startedAt + Math.ceil((earliest - startedAt) / interval) * interval;
}
