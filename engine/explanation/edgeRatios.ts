import type { MetricProposal, Reconcile, ReplicaCalculation, Tolerances } from "../controller/decision";
import { isWithin } from "../controller/tolerances";

/** A ratio at an edge of the tolerance that an older tolerance rule judged differently from today's. */
export interface EdgeRatio {
  ratio: number;
  /** |1 − ratio| in float64. */
  distance: number;
  tolerance: number;
}

/**
 * The edge ratios of a reconcile's metrics, in the order of the metrics, each ratio once. Ratios that both rules judge alike are left out.
 */
export function edgeRatios({ decision }: Pick<Reconcile, "decision">): EdgeRatio[] {
  const metrics = decision.kind === "computed" || decision.kind === "noMetrics" ? decision.metrics : [];
  const judged = metrics
    .flatMap(judgedRatio)
    .filter(({ tolerance, ratio }) => isWithin(tolerance, ratio) !== isWithinToday(tolerance, ratio));
  return [...new Map(judged.map((one) => [one.ratio, one])).values()].map(({ ratio, tolerance }) => ({
    ratio,
    distance: Math.abs(1 - ratio),
    tolerance: tolerance.up,
  }));
}

const isWithinToday = ({ down, up }: Tolerances, ratio: number): boolean => isWithin({ down, up }, ratio);

function judgedRatio(metric: MetricProposal): { ratio: number; tolerance: Tolerances }[] {
  if (!metric.ok) return [];
  const { calculation } = metric;
  const ratio = ratioOf(calculation);
  return ratio === null ? [] : [{ ratio, tolerance: calculation.tolerance }];
}

/**
 * The ratio that was compared with the tolerance: the one after the fill-ins if there are any; null at zero, where no ratio is compared.
 */
function ratioOf(calculation: ReplicaCalculation): number | null {
  if (calculation.kind === "pods") return (calculation.rebalanced ?? calculation.counted).usageRatio;
  return calculation.outcome === "fromZero" ? null : calculation.usageRatio;
}
