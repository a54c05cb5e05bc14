/** What kept a reconcile of Kubernetes 1.2's autoscaler from ending at a count, with the numbers of that reconcile. */
import type { BoundV1, ForbiddenWindows, UtilizationCalculation } from "../controllerV1/decision";
import type { UtilizationRange } from "./replayV1";
import type { StageV1 } from "./stage";
import type { Counts } from "./usageRanges";

/** What can stop a count at each stage. The forbidden windows are last, after the bounds. */
interface ObstaclesV1 {
  observed: ObservedObstacleV1;
  proposal: UtilizationObstacle | NoTargetObstacle;
  clamped: BoundObstacleV1;
  forbidden: ForbiddenObstacle;
  applied: AppliedObstacleV1;
}

export type ObstacleV1 = ObstaclesV1[StageV1];

type ObservedObstacleV1 =
  | { stage: "observed"; reason: "scaleUnavailable" | "noMetric"; error: string }
  /** The count that was found lies outside the bounds: it goes to the bound, and no metric is read. */
  | { stage: "observed"; reason: "outOfBounds"; bound: BoundV1 };

/** 1.1: without a target no metric is read, and the proposal is 0. */
export interface NoTargetObstacle {
  stage: "proposal";
  reason: "noTarget";
  proposes: number;
}

type BoundObstacleV1 =
  | { stage: "clamped"; reason: "maxReplicas" | "minReplicas"; bound: number }
  /** The autoscaler never goes to 0, and raises a count of 0 to 1. */
  | { stage: "clamped"; reason: "neverZero" };

type AppliedObstacleV1 =
  /** status.replicas already has this count, though spec.replicas has another: the controller sees nothing to do and writes nothing. */
  | { stage: "applied"; reason: "takenForDone"; statusReplicas: number }
  /** The count was decided, but could not be written. */
  | { stage: "applied"; reason: "unwritten"; desired: number; error: string };

/** The metric proposes another count. */
export interface UtilizationObstacle {
  stage: "proposal";
  reason: "metricProposesMore" | "metricProposesLess";
  proposes: number;
  /** The counts that would lead to the one in question, once the bounds allow it. */
  needed: Counts;
  calculation: UtilizationCalculation;
  /** Null: no utilization does, because the metric's steps and its tolerance skip the counts. */
  utilization: UtilizationRange | null;
  /** What the metric would propose if its ratio were not within the tolerance; null if it is not within it. */
  withoutTolerance: number | null;
}

/** Too little time has passed since the last rescale for a change in this direction. */
export interface ForbiddenObstacle extends Pick<ForbiddenWindows, "judgedAt" | "judgedBy"> {
  stage: "forbidden";
  reason: "window";
  direction: "up" | "down";
  windowSeconds: number;
  /** The last second that is still forbidden; the time that is judged must be later. */
  until: number;
}
