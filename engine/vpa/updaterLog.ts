import type { UpdatedPod } from "./updatedPod";

/** One line of the updater's log about a pod. */
export type UpdaterCode =
  | "accepted"
  | "noStartTime"
  | "shortLivedInRange"
  | "diffTooLow"
  | "quickOOM"
  | "quickOOMNoChange"
  | "evictionRequirements"
  | "infeasibleNotLower"
  | "groupBelowMinReplicas"
  | "inPlaceNoGroup"
  | "inPlacePending"
  | "inPlaceNoRecommendation"
  | "infeasibleCached"
  | "resizeInfeasible"
  | "resizeDeferred"
  | "resizeInProgress"
  | "resizeError"
  | "resizeUnknown"
  | "resizeFailedOrStalledEvict"
  | "resizeOngoingDefer"
  | "approvedNonDisruptive"
  | "approvedBudget"
  | "budgetDefer"
  | "deferredTimeout"
  | "inProgressTimeout"
  | "infeasibleEvict"
  | "errorEvict"
  | "unknownEvict"
  | "resizingNoBudget"
  | "resizeCallFailed"
  | "resizeCallFailedEvict"
  | "infeasibleRecorded"
  | "evictionCallFailed"
  | "unboost";

/** The codes of each pod in the order of the log, without repeats next to each other. */
export class UpdaterLog {
  readonly codes = new Map<string, UpdaterCode[]>();
  /** Of each pod that was judged, how far its requests are from the recommendation (`PodPriority.resourceDiff`). */
  readonly resourceDiffs = new Map<string, number>();

  note({ name }: UpdatedPod, code: UpdaterCode): void {
    const codes = this.codes.get(name) ?? [];
    if (codes.at(-1) !== code) codes.push(code);
    this.codes.set(name, codes);
  }
}
