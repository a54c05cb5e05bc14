/** The count of a poll from stage to stage: what it proposes, which stage held that back, and what was written. */
import { hasMoreThanWhileInactive, type ScaleBranch } from "../../keda/decision";
import { minReplicaCount, minReplicasWhileActive, type ScaledObject } from "../../keda/scaledObject";
import type { PollRecord } from "../../simulation/kedaTrace";

/** In the order of the decision. */
export const pollStages = ["proposed", "errors", "pause", "cooldown", "written"] as const;

export type PollStage = (typeof pollStages)[number];

/**
 * Where the proposal is from: the start of activity, the HPA's count, which KEDA leaves, the count while nothing is active, minReplicaCount, or
 * the present count, because there is nothing to do.
 */
export type ProposedBy = "activation" | "hpa" | "idleReplicaCount" | "zero" | "minReplicaCount" | "present";

export interface PollSum {
  readonly proposed: number;
  readonly by: ProposedBy;
  /** The stage that kept the count from the proposal; null: none did. */
  readonly heldBy: Exclude<PollStage, "proposed"> | null;
  /** spec.replicas before and after. */
  readonly found: number;
  readonly left: number;
}

/** Null if the poll decided nothing: it was aborted, or paused as a whole, or the count could not be read. */
export function pollSum({ poll, stored: { object } }: PollRecord): PollSum | null {
  if (poll.kind === "aborted") return null;
  const { branch, replicas, forced } = poll.decision;
  if (replicas === null || branch.kind === "fullyPaused") return null;
  const proposal = poll.active || forced ? proposalWhileActive(object, replicas) : proposalWhileInactive(object, replicas);
  const left = poll.writes.at(-1)?.to ?? replicas;
  return { ...proposal, heldBy: left === proposal.proposed ? null : holder(branch), found: replicas, left };
}

type Proposal = Pick<PollSum, "proposed" | "by">;

function proposalWhileActive(object: ScaledObject, replicas: number): Proposal {
  const isIdle = object.spec.idleReplicaCount !== undefined && replicas < minReplicaCount(object);
  if (replicas > 0 && !isIdle) return { proposed: replicas, by: "hpa" };
  return { proposed: minReplicasWhileActive(object), by: "activation" };
}

function proposalWhileInactive(object: ScaledObject, replicas: number): Proposal {
  const { idleReplicaCount } = object.spec;
  const min = minReplicaCount(object);
  if (hasMoreThanWhileInactive(object, replicas)) {
    return idleReplicaCount === undefined ? { proposed: min, by: "zero" } : { proposed: idleReplicaCount, by: "idleReplicaCount" };
  }
  if (idleReplicaCount === undefined && replicas < min) return { proposed: min, by: "minReplicaCount" };
  return { proposed: replicas, by: "present" };
}

function holder({ kind }: ScaleBranch): PollSum["heldBy"] {
  switch (kind) {
    case "waitsForFallback":
    case "frozenByError":
      return "errors";
    case "activationPaused":
    case "deactivationPaused":
      return "pause";
    case "coolingDown":
      return "cooldown";
    default:
      return "written";
  }
}
