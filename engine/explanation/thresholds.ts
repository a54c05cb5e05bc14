import type { MetricProposal, Reconcile, ComputedDecision, GoodProposal } from "../controller/decision";
import { askingOf, type UsageLevel } from "./asking";
import { mostReplicas, replayOf, type Replay } from "./replay";
import { usageRanges, type UsageRange } from "./usageRanges";

/** How far a decision was from a different one. */
export interface Thresholds {
  /** The counts at which this reconcile could have ended, over all possible proposals; `whyNot` says what prevents the others. */
  reach: { lowest: number; highest: number };
  /** For each metric with a proposal, while the others stay as they were; in the manifest's order. */
  metrics: MetricThresholds[];
}

export interface MetricThresholds {
  /** Index into the decision's metrics. */
  metric: number;
  present: UsageLevel;
  /** The nearest usages above and below at which the reconcile would have ended at another count; null: none. */
  above: Threshold | null;
  below: Threshold | null;
  /** The nearest usages at which the metric proposes more, and less, whatever the later stages do with it; null: none. */
  proposesMore: Threshold | null;
  proposesLess: Threshold | null;
}

export interface Threshold extends UsageLevel {
  /** What the metric proposes there. */
  proposes: number;
  endsAt: number;
}

/** Null unless the reconcile computed a count. */
export function nearestThresholds(reconcile: Reconcile): Thresholds | null {
  const { decision } = reconcile;
  if (decision.kind !== "computed") return null;
  const replay = replayOf(reconcile, decision);
  return {
    reach: { lowest: replay.end(0), highest: replay.end(mostReplicas) },
    metrics: decision.metrics.flatMap((metric, index) => (metric.ok ? metricThresholds(reconcile, replay, decision, metric, index) : [])),
  };
}

function metricThresholds(
  reconcile: Reconcile,
  replay: Replay,
  { metrics, desired }: ComputedDecision,
  metric: GoodProposal,
  index: number,
): MetricThresholds {
  const asking = askingOf(metric, reconcile);
  const endOf = (proposes: number) => endWith(replay, metrics, index, proposes);
  const up = endOf(desired + 1) > desired ? usageRanges(asking, { from: desired + 1, to: null }) : [];
  const down = desired > 0 && endOf(desired - 1) < desired ? usageRanges(asking, { from: 0, to: desired - 1 }) : [];
  const threshold = ({ usageMilli }: UsageLevel): Threshold => {
    const { replicaCount, ...level } = asking.at(usageMilli);
    return { ...level, proposes: replicaCount ?? 0, endsAt: endOf(replicaCount ?? 0) };
  };
  const { present } = asking;
  const { replicaCount } = metric;
  const isMet = replicaCount === desired;
  const more = isMet && up.length > 0 ? up : usageRanges(asking, { from: replicaCount + 1, to: null });
  const less = isMet && down.length > 0 ? down : replicaCount > 0 ? usageRanges(asking, { from: 0, to: replicaCount - 1 }) : [];
  const [above, below] = [nearestAbove([...up, ...down], present), nearestBelow([...up, ...down], present)];
  const [proposesMore, proposesLess] = [nearestAbove(more, present), nearestBelow(less, present)];
  return {
    metric: index,
    present,
    above: above && threshold(above),
    below: below && threshold(below),
    proposesMore: proposesMore && threshold(proposesMore),
    proposesLess: proposesLess && threshold(proposesLess),
  };
}

/** The end of the reconcile if one metric proposed another count. A failed metric blocks going down. */
function endWith(replay: Replay, metrics: readonly MetricProposal[], index: number, proposes: number): number {
  const counts = metrics.map((metric, at) => (at === index ? proposes : metric.ok ? metric.replicaCount : -1));
  const proposal = Math.max(...counts);
  const isBlocked = proposal < replay.currentReplicas && metrics.some(({ ok }) => !ok);
  return isBlocked ? replay.currentReplicas : replay.end(proposal);
}

function nearestAbove(ranges: readonly UsageRange[], { usageMilli }: UsageLevel): UsageLevel | null {
  const starts = ranges.map(({ from }) => from).filter((from) => from.usageMilli > usageMilli);
  return starts.toSorted(byUsage)[0] ?? null;
}

function nearestBelow(ranges: readonly UsageRange[], { usageMilli }: UsageLevel): UsageLevel | null {
  const ends = ranges.flatMap(({ to }) => to ?? []).filter((to) => to.usageMilli < usageMilli);
  return ends.toSorted(byUsage).at(-1) ?? null;
}

const byUsage = (one: UsageLevel, other: UsageLevel): number => Number(one.usageMilli) - Number(other.usageMilli);
