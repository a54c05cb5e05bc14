/** Where what was recorded and what the controller computes differ, and every cause that may have made the difference. */
import type { Place } from "../merge/merged";

export type DivergenceClass =
  /** Somebody or something else wrote spec.replicas. */
  | "anotherWriter"
  /** A rollout: pods of two releases, and more of them than the count says. */
  | "rollout"
  /** Pods that were not Ready, or had no sample. */
  | "notReadyPods"
  /** The controller saw an earlier or later figure than the one recorded beside its decision. */
  | "metricLag"
  /** Another autoscaler has the same target, or its selector matches the same pods. */
  | "overlap"
  /** The controller started anew and forgot its windows. */
  | "controllerRestart"
  /** A metric had no figure, so nothing was computed. */
  | "noMetric"
  /** A sync between two scrapes, of which nothing was recorded. */
  | "unseenSync"
  | "unknown";

/** `possible`: nothing speaks against it, and what would prove it is not recorded. */
export type Fits = true | false | "possible";

/** Neighbouring syncs that differ in the same way. */
export interface Divergence {
  /** Indexes of the first and the last sync, and their times as Unix seconds. */
  readonly first: number;
  readonly last: number;
  readonly from: number;
  readonly to: number;
  readonly kind: DivergenceKind;
  /** At the first sync. Of `count`: the count that the sync found; else the count it decided. */
  readonly recorded: number;
  /** Of `count`: the count that the sync before left. Null: nothing was computed. */
  readonly computed: number | null;
  readonly causes: Causes;
}

export type DivergenceKind =
  /** The controller decided another count than its rules make of what was recorded. */
  | "decision"
  /** The count changed without a sync that is recorded. */
  | "count"
  /** The controller could compute nothing. */
  | "noMetric";

/** One for each class, so none is forgotten. */
export type Causes = Readonly<Record<DivergenceClass, Cause>>;

export interface Cause {
  readonly fits: Fits;
  /** What speaks for it or against it. */
  readonly evidence: readonly Clue[];
}

/** A fact of the evidence, with the lines that say it; a clue that was computed has no line of its own. */
export type Clue = ClueSaid & { readonly places: readonly Place[] };

export type ClueSaid =
  /** Events of this time are there, and none of a rescale to this count within so many seconds. */
  | { readonly code: "noRescaleEvent"; readonly count: number; readonly withinSeconds: number }
  | { readonly code: "rescaleEvent"; readonly count: number; readonly at: number }
  /** No event of this time was given. */
  | { readonly code: "noEventsOfThisTime" }
  | { readonly code: "outsideBounds"; readonly count: number; readonly min: number; readonly max: number }
  /** It does not write spec.replicas. */
  | { readonly code: "writesNoCount" }
  /** It changes the count, not the decision that the controller records. */
  | { readonly code: "changesNoDecision" }
  | { readonly code: "newReplicaSet"; readonly name: string; readonly at: number }
  | { readonly code: "noNewReplicaSet"; readonly withinSeconds: number }
  | { readonly code: "twoReplicaSets"; readonly names: readonly string[] }
  | { readonly code: "replicaSetsNotRecorded" }
  /** The target had so many pods beside those of the count. */
  | { readonly code: "podsAboveCount"; readonly existing: number; readonly count: number }
  | { readonly code: "podsAtCount"; readonly existing: number }
  | { readonly code: "podsNotRecorded" }
  | { readonly code: "morePodsWouldFit"; readonly pods: number }
  | { readonly code: "morePodsWouldNotFit" }
  | { readonly code: "podsNotReady"; readonly ready: number; readonly of: number }
  | { readonly code: "podsReady"; readonly ready: number }
  | { readonly code: "unreadyPodsWouldFit"; readonly pods: number }
  | { readonly code: "missingSamplesWouldFit"; readonly pods: number }
  | { readonly code: "unreadyPodsWouldNotFit" }
  /** The figure of a scrape so many seconds later (earlier: less than 0). */
  | { readonly code: "otherFigureWouldFit"; readonly seconds: number; readonly figures: readonly (number | null)[] }
  | { readonly code: "noOtherFigureWouldFit"; readonly withinSeconds: number }
  | { readonly code: "otherAutoscaler"; readonly name: string; readonly desired: number | null }
  | { readonly code: "noOtherAutoscaler" }
  | { readonly code: "otherAutoscalersNotRecorded" }
  | { readonly code: "overlapSaid"; readonly message: string }
  | { readonly code: "forgottenWouldFit"; readonly at: number }
  | { readonly code: "forgottenWouldNotFit" }
  | { readonly code: "noFigure"; readonly metric: string }
  | { readonly code: "figureRecorded"; readonly metric: string }
  | { readonly code: "scalingInactive" }
  | { readonly code: "metricError"; readonly message: string }
  | { readonly code: "unseenSyncWouldFit"; readonly syncs: number }
  | { readonly code: "unseenSyncWouldNotFit" }
  | { readonly code: "everySyncSeen" }
  | { readonly code: "anotherCauseFits" }
  | { readonly code: "noOtherCauseFits" };
