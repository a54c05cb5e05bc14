import type { Recommendation, Reconcile, ComputedDecision } from "../controller/decision";
import { limitObstacles, standsAgainst, windowObstacle } from "./laterObstacles";
import { metricObstacles } from "./metricObstacles";
import type { Obstacle } from "./obstacles";
import { mostReplicas, replayOf, type Replay } from "./replay";
import type { Stage } from "./stage";
import type { Counts } from "./usageRanges";

/**
 * What would have to be different for a reconcile to end at a count. It ends there once every obstacle is removed: the remembered counts
 * that exclude it have expired, a policy or a bound allows it, and the metrics propose what is needed.
 */
export interface WhyNot {
  replicas: number;
  /** The count in the scale after the reconcile; null if the scale could not be read. */
  endedAt: number | null;
  /** In the order of the computation; empty when it ended at the count. */
  obstacles: Obstacle[];
  /** The stage at which the controller stopped: what the later stages would have said is unknown. Null: it went through all of them. */
  stoppedAt: Stage | null;
}

/** `replicas` is a whole number, 0 or more. */
export function whyNot(reconcile: Reconcile, replicas: number): WhyNot {
  const { specReplicas, scaledTo, decision } = reconcile;
  const endedAt = scaledTo ?? specReplicas;
  const stoppedAt = stopOf[decision.kind];
  if (endedAt === replicas) return { replicas, endedAt, obstacles: [], stoppedAt };
  return { replicas, endedAt, obstacles: [...chainObstacles(reconcile, replicas), ...unwritten(reconcile)], stoppedAt };
}

const stopOf: Readonly<Record<Reconcile["decision"]["kind"], Stage | null>> = {
  scaleUnavailable: "observed",
  scalingDisabled: "observed",
  aboveMaxReplicas: "observed",
  belowMinReplicas: "observed",
  noMetrics: "proposal",
  computed: null,
};

function chainObstacles(reconcile: Reconcile, replicas: number): Obstacle[] {
  const { decision, specReplicas, minReplicas, maxReplicas } = reconcile;
  const found = specReplicas ?? 0;
  switch (decision.kind) {
    case "scaleUnavailable":
      return [{ stage: "observed", reason: decision.kind, error: decision.error }];
    case "scalingDisabled":
      return [{ stage: "observed", reason: decision.kind }];
    case "aboveMaxReplicas":
      return replicas === decision.desired ? [] : [{ stage: "observed", reason: decision.kind, found, bound: maxReplicas }];
    case "belowMinReplicas":
      return replicas === decision.desired ? [] : [{ stage: "observed", reason: decision.kind, found, bound: minReplicas }];
    case "noMetrics": {
      if (decision.metrics.length === 0) return [{ stage: "proposal", reason: "selector", error: decision.error }];
      const needed = { from: replicas < minReplicas ? 0 : replicas, to: replicas > maxReplicas ? null : replicas };
      return [...metricObstacles(reconcile, decision.metrics, replicas, needed), ...boundObstacles(reconcile, replicas)];
    }
    case "computed":
      return computedObstacles(reconcile, decision, replicas);
  }
}

function computedObstacles(reconcile: Reconcile, decision: ComputedDecision, replicas: number): Obstacle[] {
  const replay = replayOf(reconcile, decision);
  const { recommendations } = replay;
  const end = replay.end(replicas);
  if (end === replicas) return metricObstacles(reconcile, decision.metrics, replicas, neededCounts(replay, replicas, recommendations));

  const moved = windowObstacle(replay, replicas);
  // A window that goes beyond the count is no obstacle if a limit stops it there: once the limit allows the count, it stops at the count.
  const window = moved !== null && moved.result > replicas === end > replicas ? moved : null;
  const limits = [...limitObstacles(replay, reconcile, decision, replicas), ...boundObstacles(reconcile, replicas)];
  const left = window === null ? recommendations : recommendations.filter(({ value }) => !standsAgainst(window, value, replicas));
  const needed = limits.length > 0 ? countsUpToLimit(replay, replicas, left) : neededCounts(replay, replicas, left);
  const metrics = metricObstacles(reconcile, decision.metrics, replicas, needed);
  return [...metrics, ...(window === null ? [] : [window]), ...limits];
}

/** If a stage stops at the count itself, any proposal beyond it leads there, too. */
function neededCounts({ end }: Replay, replicas: number, recommendations: readonly Recommendation[]): Counts {
  return {
    from: end(0, recommendations) === replicas ? 0 : replicas,
    to: end(mostReplicas, recommendations) === replicas ? null : replicas,
  };
}

/** If a policy or a bound limited the proposal, the same proposal leads to the count once the limit is exactly the count. */
function countsUpToLimit({ end, normalize }: Replay, replicas: number, recommendations: readonly Recommendation[]): Counts {
  const stabilized = (proposal: number) => normalize(proposal, recommendations).stabilization.result;
  return end(replicas) > replicas
    ? { from: 0, to: stabilized(mostReplicas) <= replicas ? null : replicas }
    : { from: stabilized(0) >= replicas ? 0 : replicas, to: null };
}

function boundObstacles({ minReplicas, maxReplicas }: Reconcile, replicas: number): Obstacle[] {
  if (replicas > maxReplicas) return [{ stage: "clamped", reason: "maxReplicas", bound: maxReplicas }];
  return replicas < minReplicas ? [{ stage: "clamped", reason: "minReplicas", bound: minReplicas }] : [];
}

function unwritten({ decision, specReplicas, scaledTo, error }: Reconcile): Obstacle[] {
  if (!("desired" in decision) || decision.desired === specReplicas || scaledTo !== null) return [];
  return [{ stage: "applied", reason: "unwritten", desired: decision.desired, error: error ?? "" }];
}
