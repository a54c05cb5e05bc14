/** A reconcile of Kubernetes 1.2's autoscaler, run again from its record by its own functions: what another utilization would lead to. */
import type { DecisionV1, ForbiddenWindows, ReconcileV1, UtilizationCalculation } from "../controllerV1/decision";
import { forbiddenWindows } from "../controllerV1/forbiddenWindows";
import { clampToBounds, judgeOf, proposeReplicas } from "../controllerV1/replicas";
import type { Counts } from "./usageRanges";

/** A reconcile that got far enough to read its metric. */
export type MeasuredV1 = DecisionV1 & { kind: "computed"; calculation: UtilizationCalculation };

export interface ReplayV1 {
  /** status.replicas, the only count that the controller reads. */
  current: number;
  /** The count that the metric proposes at a utilization in whole percents: a higher utilization never gives a lower count. */
  proposes(utilizationPercent: number): number;
  bounded(proposal: number): number;
  windows(proposal: number): ForbiddenWindows;
  /** What the scale would say after the reconcile. */
  end(proposal: number): number;
}

export function replayV1(reconcile: ReconcileV1, { calculation, forbidden }: MeasuredV1): ReplayV1 {
  const { at, version, specReplicas, statusReplicas, minReplicas, maxReplicas } = reconcile;
  const current = statusReplicas ?? 0;
  const { up, down } = forbidden;
  const lastScaleTime = up.until === null ? null : up.until - up.windowSeconds;
  const lengths = { upscaleForbiddenWindowSeconds: up.windowSeconds, downscaleForbiddenWindowSeconds: down.windowSeconds };
  const judge = { is1_1: version === "1.1", metricTimestamp: calculation.metricTimestamp, now: at };
  const bounds = { maxReplicas, ...(minReplicas !== null && { minReplicas }) };
  const bounded = (proposal: number) => clampToBounds(bounds, proposal).at(-1)?.to ?? proposal;
  const windows = (proposal: number) => forbiddenWindows(current, bounded(proposal), judgeOf(proposal, judge), { lastScaleTime }, lengths);
  return {
    current,
    proposes: (utilizationPercent) => proposeReplicas(utilizationPercent, current, calculation).proposal,
    bounded,
    windows,
    end(proposal) {
      const { result } = windows(proposal);
      return result === current ? (specReplicas ?? current) : result;
    },
  };
}

/** Whole percents, both ends included; `to` null: no upper end. */
export interface UtilizationRange {
  from: number;
  to: number | null;
}

/** The utilizations at which the metric proposes one of the counts; null: none, because its steps and its tolerance skip them. */
export function utilizationRange(replay: ReplayV1, { from, to }: Counts): UtilizationRange | null {
  const start = leastUtilization(replay, from);
  const next = to === null ? null : leastUtilization(replay, to + 1);
  if (start === null || (next !== null && next <= start)) return null;
  return { from: start, to: next === null ? null : next - 1 };
}

/** The lowest utilization at which the metric proposes a count or more; null: none that the status can hold. */
export function leastUtilization({ proposes }: Pick<ReplayV1, "proposes">, count: number): number | null {
  if (proposes(highestUtilization) < count) return null;
  let below = -1;
  let reaching = highestUtilization;
  while (reaching - below > 1) {
    const middle = below + Math.trunc((reaching - below) / 2);
    if (proposes(middle) < count) below = middle;
    else reaching = middle;
  }
  return reaching;
}

/** The largest int32. */
const highestUtilization = 2147483647;
