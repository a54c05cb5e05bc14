import { measuredResource, metricName } from "../api/metricSources";
import type { MetricProposal } from "../controller/decision";
import type { AnyReconcile } from "../controllerV1/decision";

/** The counted pods of a metric request something else than those of the sync before. */
export interface ChangedRequest {
  /** When the sync before was. */
  before: number;
  /** The request of a counted pod (or of its container) in milli-units, on average: at the sync before, and at this one. */
  beforeMilli: number;
  nowMilli: number;
  /** This sync's usage in whole percents, truncated as the controller does: of the requests before, and of those now. */
  percentOfBefore: number;
  percentOfNow: number;
}

/**
 * By the second of a sync: for each metric of its decision, in order, how the average request changed since the sync before; null if it did
 * not. No entry: no metric has such a change.
 */
export type ChangedRequests = ReadonlyMap<number, readonly (ChangedRequest | null)[]>;

export function changedRequestsOf(reconciles: readonly AnyReconcile[]): ChangedRequests {
  return new Map(
    reconciles.flatMap((reconcile, step) => {
      const before = reconciles[step - 1];
      if (before === undefined) return [];
      const earlier = proposalsOf(before);
      const changes = proposalsOf(reconcile).map((metric, index) => changeOf(before.at, earlier[index], metric));
      return changes.some((change) => change !== null) ? [[reconcile.at, changes] as const] : [];
    }),
  );
}

/** The autoscaler of Kubernetes 1.2 has no such record. */
export const proposalsOf = (reconcile: AnyReconcile): readonly MetricProposal[] =>
  reconcile.controller !== "V1" && "metrics" in reconcile.decision ? reconcile.decision.metrics : [];

function changeOf(before: number, earlier: MetricProposal | undefined, metric: MetricProposal): ChangedRequest | null {
  const [then, now] = [earlier && countedOf(earlier), countedOf(metric)];
  if (!then || !now || nameOf(earlier!) !== nameOf(metric)) return null;
  // The pods of the one count, times those of the other: equal products are equal averages.
  const [thenRequests, nowRequests] = [then.requests * BigInt(now.samples), now.requests * BigInt(then.samples)];
  if (thenRequests === nowRequests) return null;
  return {
    before,
    beforeMilli: Number(then.requests) / then.samples,
    nowMilli: Number(now.requests) / now.samples,
    percentOfBefore: Number((100n * now.usage * BigInt(then.samples)) / thenRequests),
    percentOfNow: Number((100n * now.usage) / now.requests),
  };
}

/** An edit of the manifest may put another metric in its place. */
export const nameOf = ({ spec }: MetricProposal): string => `${metricName(spec)} ${measuredResource(spec)?.container ?? ""}`;

/** Null without a utilization or without a request. */
export function countedOf(metric: MetricProposal) {
  if (!metric.ok || metric.calculation.kind !== "pods") return null;
  const { samples, usageMilli, requestsMilli } = metric.calculation.counted;
  if (requestsMilli === null || samples === 0 || Number(requestsMilli) <= 0) return null;
  return { samples, usage: BigInt(usageMilli), requests: BigInt(requestsMilli) };
}
