import type { PodPhase } from "../../controller/observation";
import type { Int64 } from "../../lib/int64";

/** One sync of a real controller, as far as recorded series show it. Times are Unix seconds. Null: the series do not tell. */
export interface SeenSync {
  /** When the controller ran. The sync was after the scrape before this one, and not after this one. */
  readonly at: number;
  readonly scrapedAt: number;
  /** How many syncs were between the one before and this one, and left nothing in the series. */
  readonly unseenBefore: number;
  readonly minReplicas: number | null;
  readonly maxReplicas: number | null;
  /** status.currentReplicas: spec.replicas of the target, as this sync read it. */
  readonly currentReplicas: number;
  /** status.desiredReplicas: what this sync decided, or what an earlier one did if this one failed. */
  readonly desiredReplicas: number;
  /** One for each metric of the spec, in its order; null: status.currentMetrics has no figure for it. */
  readonly metrics: readonly (SeenMetric | null)[];
  /** The target of each metric of the spec, in percent or thousandths. */
  readonly targets: readonly (number | null)[];
  /** The status of conditions. */
  readonly ableToScale: boolean | null;
  readonly scalingActive: boolean | null;
  readonly scalingLimited: boolean | null;
  readonly scaledToZero: boolean | null;
  /** status.replicas of the target. */
  readonly statusReplicas: Range | null;
  /** Ready pods of the target. */
  readonly readyReplicas: number | null;
  /** Every pod that the target's selector matches. */
  readonly pods: readonly SeenPod[] | null;
  /** Without series of pods: as many as the target should have or had, the oldest first. */
  readonly counted: readonly CountedPod[];
}

/** A pod that only a count tells of. */
export interface CountedPod {
  readonly name: string;
  /** The sync at which the count was seen to have risen to it; null: before the series. */
  readonly bornAt: number | null;
  /** The counts around the sync differ, so it may not have been there. */
  readonly mayBeGone: boolean;
  /** The target said that all its pods were Ready. */
  readonly isReady: boolean;
}

/** A figure of status.currentMetrics. */
export interface SeenMetric {
  readonly utilizationPercent: number | null;
  readonly averageMilli: Int64 | null;
  readonly valueMilli: Int64 | null;
}

/** A pod at the scrapes before and after a sync; null: it was not there. */
export interface SeenPod {
  readonly name: string;
  readonly startTime: number | null;
  readonly before: PodState | null;
  readonly after: PodState | null;
}

export interface PodState {
  readonly phase: PodPhase;
  readonly ready: boolean;
  /** When it became Ready, or ceased to be. */
  readonly readyTransition: Range;
  readonly terminating: boolean;
  /** Whether cAdvisor measured its containers, and since when; null: no pod's series are there. */
  readonly measured: Measured | null;
}

export interface Measured {
  /** Null: the pod has no series at all, though others have. Its series may be missing from what was exported. */
  readonly is: boolean | null;
  readonly since: number;
}

/** The least and the greatest that the series around a sync say. */
export interface Range {
  readonly from: number;
  readonly to: number;
}
