import type { DecisionV1, ForbiddenWindows, ReconcileV1 } from "../controllerV1/decision";
import type { NoTargetObstacle, ObstacleV1, UtilizationObstacle } from "./obstaclesV1";
import { replayV1, utilizationRange, type MeasuredV1, type ReplayV1 } from "./replayV1";
import type { StageV1 } from "./stage";
import type { Counts } from "./usageRanges";

/** Like `WhyNot`: the reconcile ends at the count once every obstacle is removed. */
export interface WhyNotV1 {
  replicas: number;
  /** The count in the scale after the reconcile; null if the scale could not be read. */
  endedAt: number | null;
  /** In the order of the computation; empty when it ended at the count. */
  obstacles: ObstacleV1[];
  /** The stage at which the controller stopped: what the later stages would have said is unknown. Null: it went through all of them. */
  stoppedAt: StageV1 | null;
}

/** `replicas` is a whole number, 0 or more. */
export function whyNotV1(reconcile: ReconcileV1, replicas: number): WhyNotV1 {
  const { specReplicas, scaledTo, decision } = reconcile;
  const endedAt = scaledTo ?? specReplicas;
  const stoppedAt = decision.kind === "computed" ? null : "observed";
  if (endedAt === replicas) return { replicas, endedAt, obstacles: [], stoppedAt };
  return { replicas, endedAt, obstacles: obstaclesTo(reconcile, replicas), stoppedAt };
}

function obstaclesTo(reconcile: ReconcileV1, replicas: number): ObstacleV1[] {
  const { decision } = reconcile;
  switch (decision.kind) {
    case "scaleUnavailable":
      return [{ stage: "observed", reason: decision.kind, error: decision.error }];
    case "noMetric":
      return [{ stage: "observed", reason: decision.kind, error: decision.error }, ...boundObstacles(reconcile, replicas)];
    case "outOfBounds": {
      const { bound, forbidden } = decision;
      if (replicas !== bound.to) return [{ stage: "observed", reason: decision.kind, bound }, ...boundObstacles(reconcile, replicas)];
      return [...forbiddenObstacles(reconcile, replicas, forbidden), ...appliedObstacles(reconcile, decision, replicas)];
    }
    case "computed":
      return computedObstacles(reconcile, decision, replicas);
  }
}

function computedObstacles(reconcile: ReconcileV1, decision: DecisionV1 & { kind: "computed" }, replicas: number): ObstacleV1[] {
  const { calculation, proposal, forbidden } = decision;
  const needed = neededCounts(reconcile, replicas);
  // A forbidden change keeps status.replicas, whatever the metric proposes.
  const isLeft = replicas === reconcile.statusReplicas && replicas === forbidden.result;
  const isProposed = isLeft || (proposal >= needed.from && proposal <= (needed.to ?? Infinity));
  const measured = calculation && { ...decision, calculation };
  const replay = measured && replayV1(reconcile, measured);
  // With another proposal another time could be judged: a count of 0 is judged by the clock.
  const windows = replay && !isProposed ? replay.windows(Math.max(1, needed.from)) : forbidden;
  return [
    ...(isProposed ? [] : [metricObstacle(measured, replay, proposal, needed)]),
    ...boundObstacles(reconcile, replicas),
    ...forbiddenObstacles(reconcile, replicas, windows),
    ...appliedObstacles(reconcile, decision, replicas),
  ];
}

/** A bound stops there for every proposal beyond it. */
function neededCounts({ minReplicas, maxReplicas }: ReconcileV1, replicas: number): Counts {
  return { from: replicas <= Math.max(1, minReplicas ?? 0) ? 0 : replicas, to: replicas >= maxReplicas ? null : replicas };
}

function metricObstacle(
  measured: MeasuredV1 | null,
  replay: ReplayV1 | null,
  proposes: number,
  needed: Counts,
): UtilizationObstacle | NoTargetObstacle {
  if (measured === null || replay === null) return { stage: "proposal", reason: "noTarget", proposes };
  const { calculation } = measured;
  const { usageRatio, withinTolerance } = calculation;
  return {
    stage: "proposal",
    reason: proposes < needed.from ? "metricProposesLess" : "metricProposesMore",
    proposes,
    needed,
    calculation,
    utilization: utilizationRange(replay, needed),
    withoutTolerance: withinTolerance ? Math.ceil(usageRatio * replay.current) : null,
  };
}

function boundObstacles({ minReplicas, maxReplicas }: ReconcileV1, replicas: number): ObstacleV1[] {
  if (replicas > maxReplicas) return [{ stage: "clamped", reason: "maxReplicas", bound: maxReplicas }];
  const below: ObstacleV1[] =
    minReplicas !== null && replicas < minReplicas ? [{ stage: "clamped", reason: "minReplicas", bound: minReplicas }] : [];
  return replicas === 0 ? [...below, { stage: "clamped", reason: "neverZero" }] : below;
}

function forbiddenObstacles({ statusReplicas }: ReconcileV1, replicas: number, windows: ForbiddenWindows): ObstacleV1[] {
  if (statusReplicas === null || replicas === statusReplicas) return [];
  const direction = replicas > statusReplicas ? "up" : "down";
  const { windowSeconds, until, isForbidden } = windows[direction];
  if (!isForbidden || until === null) return [];
  const { judgedAt, judgedBy } = windows;
  return [{ stage: "forbidden", reason: "window", direction, windowSeconds, until, judgedAt, judgedBy }];
}

function appliedObstacles(
  { specReplicas, statusReplicas, error }: ReconcileV1,
  { forbidden }: { forbidden: ForbiddenWindows },
  replicas: number,
): ObstacleV1[] {
  if (statusReplicas !== null && replicas === statusReplicas) {
    return specReplicas === statusReplicas ? [] : [{ stage: "applied", reason: "takenForDone", statusReplicas }];
  }
  return error === null ? [] : [{ stage: "applied", reason: "unwritten", desired: forbidden.result, error }];
}
