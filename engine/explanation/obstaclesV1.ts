/** What stood between a reconcile of the first autoscaler and a count, with the numbers that were live. */
import type { BoundV1, ForbiddenWindows, UtilizationCalculation } from "../controllerV1/decision";
import type { UtilizationRange } from "./replayV1";
import type { StageV1 } from "./stage";
import type { Counts } from "./usageRanges";

/** What can stand in the way at each stage: the forbidden windows come last, after the bounds. */
interface ObstaclesV1 {
  observed: ObservedObstacleV1;
  proposal: UtilizationObstacle | NoTargetObstacle;
  clamped: BoundObstacleV1;
  forbidden: ForbiddenObstacle;
  applied: AppliedObstacleV1;
}

export type ObstacleV1 = ObstaclesV1[StageV1];

export type ObservedObstacleV1 =
  | { stage: "observed"; reason: "scaleUnavailable" | "noMetric"; error: string }
  /** The count that was found lies outside the bounds: it goes to the bound, and no metric is read. */
  | { stage: "observed"; reason: "outOfBounds"; bound: BoundV1 };

/** 1.1: without a target no metric is read, and it proposes 0. */
export interface NoTargetObstacle {
  stage: "proposal";
  reason: "noTarget";
  asks: number;
}

export type BoundObstacleV1 =
  | { stage: "clamped"; reason: "maxReplicas" | "minReplicas"; bound: number }
  /** It never goes to 0, and raises a count of 0 to 1. */
  | { stage: "clamped"; reason: "neverZero" };

export type AppliedObstacleV1 =
  /** It is what status.replicas says, though not spec.replicas: the controller takes it for done and writes nothing. */
  | { stage: "applied"; reason: "takenForDone"; statusReplicas: number }
  /** The count was decided and could not be written. */
  | { stage: "applied"; reason: "unwritten"; desired: number; error: string };

/** The metric asks for another count. */
export interface UtilizationObstacle {
  stage: "proposal";
  reason: "metricAsksMore" | "metricAsksLess";
  asks: number;
  /** The counts that would lead to the one in question, once the bounds reach it. */
  needed: Counts;
  calculation: UtilizationCalculation;
  /** Null: at no utilization, its steps and its tolerance leave the counts out. */
  utilization: UtilizationRange | null;
  /** What it would ask for if its ratio did not lie within the tolerance; null where it does not. */
  withoutTolerance: number | null;
}

/** Too little time has passed since the last rescale for a change in this direction. */
export interface ForbiddenObstacle extends Pick<ForbiddenWindows, "judgedAt" | "judgedBy"> {
  stage: "forbidden";
  reason: "window";
  direction: "up" | "down";
  windowSeconds: number;
  /** The last second that is still forbidden; what is judged has to be later. */
  until: number;
}
