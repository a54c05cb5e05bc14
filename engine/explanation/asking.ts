/** What a metric would propose at another usage, with everything else as the record has it. It calls the controller's own calculators. */
import type { GoodProposal, PodsCalculation, Reconcile, Tolerances } from "../controller/decision";
import { ceilToInt32 } from "../controller/ceilToInt32";
import { olderRulesFor } from "../controller/olderRules";
import { averageMeasure, calculateReplicas, utilizationMeasure, type Measure, type RatioInput } from "../controller/replicaCalculator";
import { proposeForAverage, proposeForValue, cappedInt32, perPod } from "../controller/valueCalculator";
import type { Int64 } from "../lib/int64";

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
  at(usageMilli: Int64): ProposalAtUsage;
}

/** `replicaCount` is null if it would leave int32, NaN if pods are needed and there are none. */
export interface ProposalAtUsage extends UsageLevel {
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
      return (usageMilli) => proposeForPods(calculation, input, usageMilli);
    case "value": {
      const { readyPods, targetMilli } = calculation;
      return (usageMilli) => {
        const proposal = proposeForValue({ ...input, readyPods }, usageMilli, targetMilli);
        const usageRatio = proposal?.usageRatio ?? Number(usageMilli) / Number(targetMilli);
        return {
          usageMilli,
          averageMilli: null,
          utilizationPercent: null,
          usageRatio,
          replicaCount: proposal === null ? NaN : inRange(proposal),
        };
      };
    }
    case "averageValue": {
      const { statusReplicas, targetMilli } = calculation;
      const { older } = input;
      const toReplicas = (exact: number) =>
        type === "External" ? cappedInt32(exact, "uncappedAverageCount", older) : ceilToInt32(exact, older);
      return (usageMilli) => {
        const proposal = proposeForAverage({ ...input, statusReplicas, toReplicas }, usageMilli, targetMilli);
        const averageMilli = statusReplicas === 0 ? null : perPod(usageMilli, statusReplicas, older);
        return { usageMilli, averageMilli, utilizationPercent: null, usageRatio: proposal.usageRatio, replicaCount: inRange(proposal) };
      };
    }
  }
}

/** Rounding moves a count by less than one. */
function inRange({ exact, replicaCount }: { exact: number; replicaCount: number }): number | null {
  return Math.abs(Math.ceil(exact) - replicaCount) <= 1 ? replicaCount : null;
}

function proposeForPods(calculation: PodsCalculation, input: RatioInput, usageMilli: Int64): ProposalAtUsage {
  const { groups, setAsideRequests, unlistedSamples } = calculation;
  const idle = (samples: number, requestsMilli: Int64) => ({ samples, usageMilli: 0, usageFloat: 0, requestsMilli });
  const grouped = {
    groups,
    missing: idle(groups.missing, setAsideRequests?.missing ?? 0),
    unready: idle(groups.unready, setAsideRequests?.unready ?? 0),
    unlisted: idle(unlistedSamples, 0),
  };
  const { replicaCount, calculation: recalculated } = calculateReplicas(input, grouped, measureOf(calculation, grouped, usageMilli));
  const { averageMilli, utilizationPercent, usageRatio } = recalculated.counted;
  return {
    usageMilli,
    averageMilli,
    utilizationPercent,
    usageRatio,
    replicaCount: recalculated.outOfRange.length === 0 ? replicaCount : null,
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
