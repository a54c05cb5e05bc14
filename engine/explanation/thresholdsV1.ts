import type { ReconcileV1 } from "../controllerV1/decision";
import { leastUtilization, replayV1, type ReplayV1 } from "./replayV1";

/**
 * How far the utilization is from changing the end of a reconcile of Kubernetes 1.2's autoscaler, while everything else stays as it was.
 */
export interface ThresholdsV1 {
  utilizationPercent: number;
  /** Null: there is none in this direction, for example because a forbidden window stops every change. */
  above: ThresholdV1 | null;
  below: ThresholdV1 | null;
}

/** The nearest utilization, in whole percents, at which the count at the end is another. */
export interface ThresholdV1 {
  utilizationPercent: number;
  usageRatio: number;
  proposes: number;
  endsAt: number;
}

/** Null if no metric was read, or if the count could not be written. */
export function nearestThresholdsV1(reconcile: ReconcileV1): ThresholdsV1 | null {
  const { decision, error } = reconcile;
  if (decision.kind !== "computed" || decision.calculation === null || error !== null) return null;
  const { calculation, proposal } = decision;
  const { utilizationPercent, targetPercent } = calculation;
  const replay = replayV1(reconcile, { ...decision, calculation });
  const threshold = (at: number | null): ThresholdV1 | null => {
    if (at === null) return null;
    const proposes = replay.proposes(at);
    return { utilizationPercent: at, usageRatio: at / targetPercent, proposes, endsAt: replay.end(proposes) };
  };
  return {
    utilizationPercent,
    above: threshold(nearestAbove(replay, proposal, reconcile.maxReplicas)),
    below: threshold(nearestBelow(replay, proposal)),
  };
}

/** Steps through the counts that the metric would propose; beyond maxReplicas nothing changes any more. */
function nearestAbove(replay: ReplayV1, proposal: number, maxReplicas: number): number | null {
  let count = proposal;
  while (count <= maxReplicas) {
    const next = leastUtilization(replay, count + 1);
    if (next === null) return null;
    count = replay.proposes(next);
    if (replay.end(count) !== replay.end(proposal)) return next;
  }
  return null;
}

function nearestBelow(replay: ReplayV1, proposal: number): number | null {
  let count = proposal;
  while (count > 0) {
    const least = leastUtilization(replay, count);
    if (least === null || least === 0) return null;
    count = replay.proposes(least - 1);
    if (replay.end(count) !== replay.end(proposal)) return least - 1;
  }
  return null;
}
