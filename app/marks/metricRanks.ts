/** What each metric of a run proposed in one record, so that the figures can show the winner and put the others in order. */
import type { AnyReconcile } from "../../engine/index";
import type { Run } from "../run/run";
import { byProposal } from "../words/names/manyMetrics";

export interface MetricRanks {
  at: number;
  /** The place of the winner among the run's metrics; null if the sync had none. */
  winner: number | null;
  /** All places: those that failed first, then from the largest proposal on; those that the manifest of that time does not read come last. */
  order: readonly number[];
  /** By place; null: no proposal. */
  proposals: readonly (number | null)[];
  /** By place, the error of a metric that failed, in upstream's words. */
  errors: readonly (string | null)[];
}

/** null if the record read no metric, or is of another run. */
export function ranksOf({ metrics, edits }: Pick<Run, "metrics" | "edits">, reconcile: AnyReconcile | null): MetricRanks | null {
  if (reconcile === null || reconcile.controller === "V1" || !("metrics" in reconcile.decision)) return null;
  const { at, decision } = reconcile;
  const series = edits.findLast((edit) => edit.at <= at)?.series;
  const placeOf = (index: number) => series?.[index] ?? index;
  if (decision.metrics.some((_, index) => placeOf(index) >= metrics.length)) return null;
  const proposals = metrics.map((): number | null => null);
  const errors = metrics.map((): string | null => null);
  for (const [index, metric] of decision.metrics.entries()) {
    if (metric.ok) proposals[placeOf(index)] = metric.replicaCount;
    else errors[placeOf(index)] = metric.error;
  }
  const sorted = byProposal(proposals);
  const isUnread = (place: number) => proposals[place] === null && errors[place] === null;
  return {
    at,
    winner: decision.kind === "computed" ? placeOf(decision.winner) : null,
    order: [...sorted.filter((place) => !isUnread(place)), ...sorted.filter(isUnread)],
    proposals,
    errors,
  };
}

/** The metric that the figure shows if the reader has not chosen another: the winner, or else the largest proposal. */
export function shownMetric(ranks: MetricRanks | null): number {
  if (ranks === null) return 0;
  return ranks.winner ?? ranks.order.find((place) => ranks.proposals[place] !== null) ?? ranks.order[0] ?? 0;
}
