/**
 * pkg/updater/restriction: how many pods of a controller may be disrupted in one run of the updater, and whether this pod may be evicted or
 * resized now.
 */
import { compareQuantities, resourceNames } from "./quantities";
import { expiredBoosts, isBoosted } from "./startupBoost";
import { getResizeStatus, isInPlaceUpdating, isNonDisruptiveResize, readySince, type ReplicaCreator, type UpdatedPod } from "./updatedPod";
import type { UpdaterFlags, UpdaterMemory } from "./updaterFlags";
import type { UpdaterCode, UpdaterLog } from "./updaterLog";
import { getUpdateMode, type Recommendation, type VerticalPodAutoscaler } from "./vpa";

/** Seconds after which a resize that has not come makes way for an eviction. */
const deferredResizeUpdateTimeout = 5 * 60;
const inProgressResizeUpdateTimeout = 60 * 60;

/** The pods of one controller in one run. */
interface SingleGroupStats {
  readonly configured: number;
  readonly evictionTolerance: number;
  readonly running: number;
  /** It has too few pods, but a resize that disrupts nothing is allowed. */
  readonly belowMinReplicas: boolean;
  evicted: number;
  inPlaceUpdateInitiated: number;
}

export type InPlaceDecision = "approved" | "deferred" | "evict" | "infeasible" | "infeasibleCached";

export class PodsRestriction {
  private readonly vpa: VerticalPodAutoscaler;
  private readonly flags: UpdaterFlags;
  private readonly memory: UpdaterMemory;
  private readonly log: UpdaterLog;
  private readonly now: number;
  private readonly groups = new Map<string, SingleGroupStats>();
  /** Names of the controllers that have too few pods. */
  readonly tooFewReplicas: string[] = [];

  /** `pods`: those that the autoscaler's target controls. */
  constructor(
    vpa: VerticalPodAutoscaler,
    pods: readonly UpdatedPod[],
    creators: readonly ReplicaCreator[],
    { flags, memory, log, now }: { flags: UpdaterFlags; memory: UpdaterMemory; log: UpdaterLog; now: number },
  ) {
    this.vpa = vpa;
    this.flags = flags;
    this.memory = memory;
    this.log = log;
    this.now = now;
    for (const creator of creators) {
      const stats = this.groupStats(
        creator,
        pods.filter(({ group }) => group === creator.name),
      );
      if (stats !== null) this.groups.set(creator.name, stats);
    }
  }

  canEvict(pod: UpdatedPod): boolean {
    const stats = this.statsOf(pod);
    if (stats === undefined) return false;
    if (pod.phase === "Pending") return true;
    if (stats.belowMinReplicas) {
      this.log.note(pod, "groupBelowMinReplicas");
      return false;
    }
    return isInPlaceUpdating(pod) ? this.canEvictInPlacingPod(pod, stats) : isPodDisruptable(stats);
  }

  canInPlaceUpdate(pod: UpdatedPod): InPlaceDecision {
    const mode = getUpdateMode(this.vpa);
    if (mode === "InPlace" && !this.flags.gates.InPlace) return "deferred";
    const stats = this.statsOf(pod);
    if (stats === undefined) return this.decide(pod, "inPlaceNoGroup", "deferred");
    if (pod.phase === "Pending") return this.decide(pod, "inPlacePending", "deferred");
    const { recommendation } = this.vpa;
    if (recommendation === undefined) return this.decide(pod, "inPlaceNoRecommendation", "deferred");
    const lastAttempt = mode === "InPlace" ? this.memory.infeasibleAttempts.get(pod.name) : undefined;
    if (lastAttempt && !hasLowerResource(lastAttempt, recommendation)) return this.decide(pod, "infeasibleCached", "infeasibleCached");

    const status = getResizeStatus(pod);
    if (status !== "none" && mode === "InPlace") {
      return this.decide(pod, resizeCodes[status], status === "infeasible" ? "infeasible" : "deferred");
    }
    if (status !== "none") {
      return this.canEvictInPlacingPod(pod, stats)
        ? this.decide(pod, "resizeFailedOrStalledEvict", "evict")
        : this.decide(pod, "resizeOngoingDefer", "deferred");
    }
    if (this.flags.inPlaceSkipDisruptionBudget && isNonDisruptiveResize(pod)) return this.decide(pod, "approvedNonDisruptive", "approved");
    return isPodDisruptable(stats) ? this.decide(pod, "approvedBudget", "approved") : this.decide(pod, "budgetDefer", "deferred");
  }

  canUnboost(pod: UpdatedPod): boolean {
    if (!this.flags.gates.CPUStartupBoost || pod.phase === "Pending") return false;
    if (expiredBoosts({ annotations: pod.annotations, readySince: readySince(pod) }, this.vpa, this.now).size === 0) return false;
    const stats = this.statsOf(pod);
    return stats !== undefined && !isInPlaceUpdating(pod) && isPodDisruptable(stats);
  }

  hasGroup(pod: UpdatedPod): boolean {
    return this.statsOf(pod) !== undefined;
  }

  /** A pending pod serves nobody, so its eviction does not count. */
  countEviction(pod: UpdatedPod): void {
    if (pod.phase !== "Pending") this.statsOf(pod)!.evicted++;
  }

  countResize(pod: UpdatedPod): void {
    this.statsOf(pod)!.inPlaceUpdateInitiated++;
  }

  private statsOf({ group }: UpdatedPod): SingleGroupStats | undefined {
    return group === null ? undefined : this.groups.get(group);
  }

  private decide(pod: UpdatedPod, code: UpdaterCode, decision: InPlaceDecision): InPlaceDecision {
    this.log.note(pod, code);
    return decision;
  }

  /** `GetCreatorMaps`, of one controller. */
  private groupStats({ kind, name, replicas }: ReplicaCreator, pods: readonly UpdatedPod[]): SingleGroupStats | null {
    if (pods.length === 0) return null;
    const mode = getUpdateMode(this.vpa);
    const skipReplicaCheck = this.flags.inPlaceSkipDisruptionBudget && (mode === "InPlace" || mode === "InPlaceOrRecreate");
    const tooFew = pods.length < (this.vpa.updatePolicy?.minReplicas ?? this.flags.minReplicas);
    if (tooFew && !skipReplicaCheck && !pods.some(isBoosted)) {
      this.tooFewReplicas.push(name);
      return null;
    }
    const configured = kind === "Job" ? pods.length : (replicas ?? 0);
    if (configured === 0) return null;
    return {
      configured,
      evictionTolerance: Math.trunc(configured * this.flags.evictionTolerance),
      running: pods.filter(({ phase }) => phase !== "Pending").length,
      belowMinReplicas: tooFew && skipReplicaCheck,
      evicted: 0,
      inPlaceUpdateInitiated: 0,
    };
  }

  /** A pod that is being resized is evicted only if the resize has failed or takes too long. */
  private canEvictInPlacingPod(pod: UpdatedPod, stats: SingleGroupStats): boolean {
    const { resizeSeenAt } = this.memory;
    const seenAt = resizeSeenAt.get(pod.name) ?? this.now;
    resizeSeenAt.set(pod.name, seenAt);
    if (!isPodDisruptable(stats)) {
      this.log.note(pod, "resizingNoBudget");
      return false;
    }
    const status = getResizeStatus(pod);
    const waited = this.now - seenAt;
    if (status === "none") return false;
    if (status === "deferred" && waited <= deferredResizeUpdateTimeout) return false;
    if (status === "inProgress" && waited <= inProgressResizeUpdateTimeout) return false;
    this.log.note(pod, evictCodes[status]);
    return true;
  }
}

const resizeCodes = {
  deferred: "resizeDeferred",
  infeasible: "resizeInfeasible",
  inProgress: "resizeInProgress",
  error: "resizeError",
  unknown: "resizeUnknown",
} as const;

const evictCodes = {
  deferred: "deferredTimeout",
  infeasible: "infeasibleEvict",
  inProgress: "inProgressTimeout",
  error: "errorEvict",
  unknown: "unknownEvict",
} as const;

function isPodDisruptable({ configured, evictionTolerance, running, evicted, inPlaceUpdateInitiated }: SingleGroupStats): boolean {
  const alive = running - evicted - inPlaceUpdateInitiated;
  if (alive > configured - evictionTolerance) return true;
  // A tolerance of no pod still allows one, while all are running.
  return configured === running && evictionTolerance === 0 && evicted === 0 && inPlaceUpdateInitiated === 0;
}

/** Whether a target of the second recommendation is lower than in the first: nobody knows which resource did not fit. */
export function hasLowerResource(before: Recommendation, after: Recommendation): boolean {
  return before.some((one) =>
    after.some(
      (other) =>
        one.containerName === other.containerName &&
        resourceNames.some((resource) => {
          const [old, recent] = [one.target?.[resource], other.target?.[resource]];
          return old !== undefined && recent !== undefined && compareQuantities(recent, old) < 0;
        }),
    ),
  );
}
