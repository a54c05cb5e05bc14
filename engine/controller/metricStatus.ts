/**
 * From a manifest's metrics to one proposal. Mirrors the metrics half of upstream's horizontal.go; the code for each source is in
 * sourceStatus.ts.
 */
import type { ControllerEvent, MetricSpec, MetricStatus } from "../api/autoscaling";
import type { GoodProposal, MetricProposal } from "./decision";
import type { CalculatorInput } from "./replicaCalculator";
import { computeReplicasForMetric } from "./sourceStatus";

interface MetricsResult {
  metrics: MetricProposal[];
  statuses: MetricStatus[];
  /** Names the failed metrics, even if the others were enough for a count; null if none failed. */
  error: string | null;
  outcome: MetricsOutcome;
}

/** `winner` is the index of the largest proposal: the first of equal ones, but the last if all are zero. */
type MetricsOutcome = { ok: true; winner: number; proposal: GoodProposal } | { ok: false; firstFailure: FailedProposal };

type FailedProposal = MetricProposal & { ok: false };

/** The largest proposal wins. A failed metric might have proposed more, so it blocks scaling down, but not up. */
export function computeReplicasForMetrics(specs: readonly MetricSpec[], input: CalculatorInput, events: ControllerEvent[]): MetricsResult {
  const metrics: MetricProposal[] = [];
  const statuses: MetricStatus[] = [];
  let winner = -1;
  let best: GoodProposal | null = null;
  let failures = 0;
  let firstFailure: FailedProposal | null = null;
  let firstError = "";
  for (const spec of specs) {
    const { proposal, status, error } = computeReplicasForMetric(spec, input);
    const index = metrics.push(proposal) - 1;
    statuses.push(status);
    if (!proposal.ok) {
      failures++;
      if (proposal.reason !== "") events.push({ type: "Warning", reason: proposal.reason, message: proposal.error });
      if (firstFailure === null) [firstFailure, firstError] = [proposal, error];
    } else if (best === null || best.replicaCount === 0 || proposal.replicaCount > best.replicaCount) {
      best = proposal;
      winner = index;
    }
  }
  const error = failures === 0 ? null : `invalid metrics (${failures} invalid out of ${specs.length}), first error is: ${firstError}`;
  if (firstFailure !== null && (best === null || best.replicaCount < input.currentReplicas)) {
    return { metrics, statuses, error, outcome: { ok: false, firstFailure } };
  }
  if (best === null) throw new Error("a manifest with its defaults has a metric");
  return { metrics, statuses, error, outcome: { ok: true, winner, proposal: best } };
}
