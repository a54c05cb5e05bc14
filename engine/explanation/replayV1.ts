/** The first autoscaler's reconcile, asked again from its record by its own functions: what becomes of another utilization. */
import type { DecisionV1, ForbiddenWindows, ReconcileV1, UtilizationCalculation } from "../controllerV1/decision";
import { forbiddenWindows } from "../controllerV1/forbiddenWindows";
import { clampToBounds, judgeOf, proposeReplicas } from "../controllerV1/replicas";
import type { Counts } from "./usageRanges";

/** A reconcile that came as far as to read its metric. */
export type MeasuredV1 = DecisionV1 & { kind: "computed"; calculation: UtilizationCalculation };

export interface ReplayV1 {
  /** status.replicas, which is all that the controller looks at. */
  current: number;
  /** The count that the metric asks for at a utilization in whole percents: never a lower one at a higher utilization. */
  asks(utilizationPercent: number): number;
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
  const judge = { isFirst: version === "1.1", metricTimestamp: calculation.metricTimestamp, now: at };
  const bounds = { maxReplicas, ...(minReplicas !== null && { minReplicas }) };
  const bounded = (proposal: number) => clampToBounds(bounds, proposal).at(-1)?.to ?? proposal;
  const windows = (proposal: number) => forbiddenWindows(current, bounded(proposal), judgeOf(proposal, judge), { lastScaleTime }, lengths);
  return {
    current,
    asks: (utilizationPercent) => proposeReplicas(utilizationPercent, current, calculation).proposal,
    bounded,
    windows,
    end(proposal) {
      const { result } = windows(proposal);
      return result === current ? (specReplicas ?? current) : result;
    },
  };
}

/** Whole percents, both ends included; `to` null: any from `from` on. */
export interface UtilizationRange {
  from: number;
  to: number | null;
}

/** At which the metric asks for one of the counts; null: at none, its steps and its tolerance leave them out. */
export function utilizationRange(replay: ReplayV1, { from, to }: Counts): UtilizationRange | null {
  const start = leastUtilization(replay, from);
  const next = to === null ? null : leastUtilization(replay, to + 1);
  if (start === null || (next !== null && next <= start)) return null;
  return { from: start, to: next === null ? null : next - 1 };
}

/** The lowest at which the metric asks for a count or more; null: at none that the status can hold. */
export function leastUtilization({ asks }: Pick<ReplayV1, "asks">, count: number): number | null {
  if (asks(highestUtilization) < count) return null;
  let below = -1;
  let reaching = highestUtilization;
  while (reaching - below > 1) {
    const middle = below + Math.trunc((reaching - below) / 2);
    if (asks(middle) < count) below = middle;
    else reaching = middle;
  }
  return reaching;
}

/** An int32. */
const highestUtilization = 2147483647;
