/** The numbers between the lines of a record: the controller computed them on the way and did not keep them. */
import type { MetricProposal, PodsCalculation, Reconcile, Tolerances, UsageSum } from "../controller/decision";
import { rateLimited } from "../controller/heldBy";
import { isWithin } from "../controller/tolerances";

/** A quotient and its multiplier; replicas before rounding up. */
export interface Working {
  /**
   * Usage in percent of the requests, truncated to hundredths of a percent; null for an average value target and if nothing is requested.
   */
  sharePercent: number | null;
  usageRatio: number;
  withinTolerance: boolean;
  /** The pods, or samples, that the ratio is multiplied by; null if the usage is divided by the target alone. */
  pods: number | null;
  product: number;
}

export interface MetricWorkings {
  /** The ratios within the tolerance, both ends included except under an older rule. */
  band: { low: number; high: number };
  /** The counted pods alone, or the total. */
  counted: Working;
  /** With the missing and unready pods filled in; null if none were. */
  filledIn: Working | null;
}

export interface Workings {
  /** For each metric of the decision, in its order; null for one that failed. Empty if no metric was read. */
  metrics: readonly (MetricWorkings | null)[];
  /** The stabilized count after the rate limits alone; null unless a count was computed. */
  rateLimited: number | null;
  /**
   * Without behavior the window may remember a higher count than the present one, and then raise the count although the metrics propose
   * less.
   */
  raisedByWindow: boolean;
}

export function workingsOf({ decision, specReplicas, scaledTo }: Reconcile): Workings {
  const metrics = "metrics" in decision ? decision.metrics.map(metricWorkings) : [];
  if (decision.kind !== "computed" || specReplicas === null) return { metrics, rateLimited: null, raisedByWindow: false };
  const { stabilization, limit } = decision;
  const raised = scaledTo !== null && scaledTo > specReplicas;
  return { metrics, rateLimited: rateLimited(limit, specReplicas), raisedByWindow: raised && stabilization.heldBy === "down" };
}

function metricWorkings(metric: MetricProposal): MetricWorkings | null {
  if (!metric.ok) return null;
  const { calculation } = metric;
  const { tolerance } = calculation;
  const band = { low: 1 - tolerance.down, high: 1 + tolerance.up };
  switch (calculation.kind) {
    case "pods":
      return { band, ...podsWorkings(calculation) };
    case "value": {
      const { usageRatio, readyPods, outcome } = calculation;
      // At zero there is no pod to multiply by: the ratio itself is rounded up.
      const pods = outcome === "fromZero" ? null : readyPods;
      return { band, counted: wholeWorking(usageRatio, tolerance, pods, usageRatio * (pods ?? 1)), filledIn: null };
    }
    case "averageValue": {
      const { usageRatio, usageMilli, targetMilli } = calculation;
      return { band, counted: wholeWorking(usageRatio, tolerance, null, Number(usageMilli) / Number(targetMilli)), filledIn: null };
    }
  }
}

const podsWorkings = ({ counted, groups, rebalanced, tolerance }: PodsCalculation): Omit<MetricWorkings, "band"> => ({
  counted: podsWorking(counted, tolerance, groups.ready),
  filledIn: rebalanced && podsWorking(rebalanced, tolerance, rebalanced.heldSamples),
});

function podsWorking(sum: UsageSum, tolerance: Tolerances, pods: number): Working {
  return { ...wholeWorking(sum.usageRatio, tolerance, pods, sum.usageRatio * pods), sharePercent: sharePercent(sum) };
}

function wholeWorking(usageRatio: number, tolerance: Tolerances, pods: number | null, product: number): Working {
  return { sharePercent: null, usageRatio, withinTolerance: isWithin(tolerance, usageRatio), pods, product };
}

function sharePercent({ usageMilli, requestsMilli }: UsageSum): number | null {
  if (requestsMilli === null || Number(requestsMilli) === 0) return null;
  return Number((BigInt(usageMilli) * 10_000n) / BigInt(requestsMilli)) / 100;
}
