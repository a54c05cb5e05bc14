/** What a metric would propose at another usage, with everything else as the record has it. It calls the controller's own calculators. */
import type { GoodProposal, PodsCalculation, Reconcile, Tolerances } from "../controller/decision";
import { olderRulesFor } from "../controller/olderRules";
import { averageMeasure, calculateReplicas, utilizationMeasure, type Measure, type RatioInput } from "../controller/replicaCalculator";
import { askForAverage, askForValue, cappedInt32, perPod } from "../controller/valueCalculator";
import { float64ToInt32, type Int64 } from "../lib/int64";

/** A usage as the controller would see it. Milli-units; a field that the metric's target does not use is null. */
export interface UsageLevel {
  /** The sum over the counted pods, or the total value. */
  usageMilli: Int64;
  averageMilli: Int64 | null;
  /** Whole percents, truncated. */
  utilizationPercent: number | null;
  usageRatio: number;
}

export interface Asking {
  /** The usage that was recorded. */
  present: UsageLevel;
  tolerance: Tolerances;
  at(usageMilli: Int64): AskedProposal;
}

/** `replicaCount` is null if it would leave int32, NaN if pods are needed and there are none. */
export interface AskedProposal extends UsageLevel {
  replicaCount: number | null;
}

/** Uses the rules of the version that the record names. */
export function askingOf(
  { spec, calculation }: GoodProposal,
  { specReplicas, version }: Pick<Reconcile, "specReplicas" | "version">,
  tolerance = calculation.tolerance,
): Asking {
  const at = askingAt(spec.type, calculation, { currentReplicas: specReplicas ?? 0, tolerance, older: olderRulesFor(version) });
  const { usageMilli } = calculation.kind === "pods" ? calculation.counted : calculation;
  const { replicaCount: _, ...present } = at(usageMilli);
  return { present, tolerance, at };
}

function askingAt(type: GoodProposal["spec"]["type"], calculation: GoodProposal["calculation"], input: RatioInput): Asking["at"] {
  switch (calculation.kind) {
    case "pods":
      return (usageMilli) => askPods(calculation, input, usageMilli);
    case "value": {
      const { readyPods, targetMilli } = calculation;
      return (usageMilli) => {
        const asked = askForValue({ ...input, readyPods }, usageMilli, targetMilli);
        const usageRatio = asked?.usageRatio ?? Number(usageMilli) / Number(targetMilli);
        return {
          usageMilli,
          averageMilli: null,
          utilizationPercent: null,
          usageRatio,
          replicaCount: asked === null ? NaN : inRange(asked),
        };
      };
    }
    case "averageValue": {
      const { statusReplicas, targetMilli } = calculation;
      const toReplicas = type === "External" ? (exact: number) => cappedInt32(exact, input.older) : float64ToInt32;
      return (usageMilli) => {
        const asked = askForAverage({ ...input, statusReplicas, toReplicas }, usageMilli, targetMilli);
        const averageMilli = statusReplicas === 0 ? null : perPod(usageMilli, statusReplicas);
        return { usageMilli, averageMilli, utilizationPercent: null, usageRatio: asked.usageRatio, replicaCount: inRange(asked) };
      };
    }
  }
}

/** Rounding moves a count by less than one. */
function inRange({ exact, replicaCount }: { exact: number; replicaCount: number }): number | null {
  return Math.abs(Math.ceil(exact) - replicaCount) <= 1 ? replicaCount : null;
}

function askPods(calculation: PodsCalculation, input: RatioInput, usageMilli: Int64): AskedProposal {
  const { groups, setAsideRequests, unlistedSamples } = calculation;
  const idle = (samples: number, requestsMilli: Int64) => ({ samples, usageMilli: 0, usageFloat: 0, requestsMilli });
  const grouped = {
    groups,
    missing: idle(groups.missing, setAsideRequests?.missing ?? 0),
    unready: idle(groups.unready, setAsideRequests?.unready ?? 0),
    unlisted: idle(unlistedSamples, 0),
  };
  const { replicaCount, calculation: asked } = calculateReplicas(input, grouped, measureOf(calculation, grouped, usageMilli));
  const { averageMilli, utilizationPercent, usageRatio } = asked.counted;
  return {
    usageMilli,
    averageMilli,
    utilizationPercent,
    usageRatio,
    replicaCount: asked.outOfRange.length === 0 ? replicaCount : null,
  };
}

function measureOf(
  { target, counted, setAsideRequests, groups }: PodsCalculation,
  { unlisted }: { unlisted: Measure["counted"] },
  usageMilli: Int64,
): Measure {
  const { samples, requestsMilli } = counted;
  const sums = { samples, usageMilli, usageFloat: Number(usageMilli), requestsMilli: requestsMilli ?? 0 };
  return target.type === "Utilization"
    ? utilizationMeasure(target.percent, sums, { missingBusyMilli: setAsideRequests?.missingBusy ?? 0, unlisted })
    : averageMeasure(target.milli, sums, groups.missing);
}
