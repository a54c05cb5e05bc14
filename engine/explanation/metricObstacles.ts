import type { MetricProposal, Reconcile, GoodProposal } from "../controller/decision";
import { askingOf } from "./asking";
import type { MetricObstacle, ProposalObstacle } from "./obstacles";
import { usageRanges, type Counts } from "./usageRanges";

/** The metrics that propose none of the needed counts, in the manifest's order, and the failed ones that block the way. */
export function metricObstacles(
  reconcile: Reconcile,
  metrics: readonly MetricProposal[],
  replicas: number,
  needed: Counts,
): ProposalObstacle[] {
  const counts = metrics.flatMap((metric) => (metric.ok ? metric.replicaCount : []));
  const failuresBlock = counts.length === 0 || replicas < (reconcile.specReplicas ?? 0);
  const anyProposes = counts.some((count) => count >= needed.from);
  return metrics.flatMap((metric, index): ProposalObstacle[] => {
    if (!metric.ok) return failuresBlock ? [{ stage: "proposal", reason: "metricError", metric: index, error: metric.error }] : [];
    const proposesMore = needed.to !== null && metric.replicaCount > needed.to;
    if (proposesMore) return [metricObstacle("metricProposesMore", metric, index, reconcile, needed)];
    return anyProposes ? [] : [metricObstacle("metricProposesLess", metric, index, reconcile, needed)];
  });
}

function metricObstacle(
  reason: MetricObstacle["reason"],
  metric: GoodProposal,
  index: number,
  reconcile: Reconcile,
  needed: Counts,
): MetricObstacle {
  const asking = askingOf(metric, reconcile);
  return {
    stage: "proposal",
    reason,
    metric: index,
    proposes: metric.replicaCount,
    needed,
    present: asking.present,
    usage: usageRanges(asking, needed),
    withoutTolerance: withoutTolerance(metric, reconcile),
    withoutFillIns: withoutFillIns(metric, reconcile),
  };
}

function withoutTolerance(metric: GoodProposal, reconcile: Reconcile): number | null {
  const { outcome, tolerance } = metric.calculation;
  if (outcome !== "withinTolerance" && outcome !== "rebalancedWithinTolerance") return null;
  const asking = askingOf(metric, reconcile, { ...tolerance, down: 0, up: 0 });
  const proposal = asking.at(asking.present.usageMilli).replicaCount;
  return proposal === null || Number.isNaN(proposal) ? null : proposal;
}

function withoutFillIns(metric: GoodProposal, reconcile: Reconcile): number | null {
  const { calculation, replicaCount } = metric;
  if (calculation.kind !== "pods" || calculation.rebalanced === null) return null;
  const complete = { ...calculation, groups: { ...calculation.groups, missing: 0, unready: 0 } };
  const { present, at } = askingOf({ ...metric, calculation: complete }, reconcile);
  const proposal = at(present.usageMilli).replicaCount;
  return proposal === replicaCount ? null : proposal;
}
