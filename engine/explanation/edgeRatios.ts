import type { MetricProposal, Reconcile, ReplicaCalculation, Tolerances } from "../controller/decision";
import { isWithin } from "../controller/tolerances";

/** A ratio that an older tolerance rule judged otherwise than today's, at an edge of the tolerance. */
export interface EdgeRatio {
  ratio: number;
  /** |1 − ratio| as float64 has it. */
  distance: number;
  tolerance: number;
}

/** Of the metrics of a reconcile, in their order, each ratio once. Those that are judged alike are not in it. */
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

/** The one that was set against the tolerance: after the fill-ins where there are any; null at zero, where none is. */
function ratioOf(calculation: ReplicaCalculation): number | null {
  if (calculation.kind === "pods") return (calculation.rebalanced ?? calculation.counted).usageRatio;
  return calculation.outcome === "fromZero" ? null : calculation.usageRatio;
}
