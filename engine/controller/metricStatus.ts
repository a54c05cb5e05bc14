/** From a manifest's metrics to one proposal, and what status and events say of each. Mirrors the metrics half of upstream's horizontal.go. */
import type { ControllerEvent, MetricSpec, MetricStatus, MetricTarget, MetricValueStatus } from "../api/autoscaling";
import { formatMemoryMilli, formatMilli, milliQuantity } from "../lib/quantity";
import type { MetricProposal, PodGroups, ReplicaCalculation } from "./decision";
import { getRawResourceReplicas, getResourceReplicas, type CalculationResult, type CalculatorInput } from "./replicaCalculator";

export interface MetricsResult {
  metrics: MetricProposal[];
  statuses: MetricStatus[];
  /** Tells of the failed metrics, also where the others sufficed; null when none failed. */
  error: string | null;
  outcome: MetricsOutcome;
}

/** `winner` is the index of the largest proposal, the first of equals. */
export type MetricsOutcome = { ok: true; winner: number; proposal: GoodProposal } | { ok: false; firstFailure: FailedProposal };

type GoodProposal = MetricProposal & { ok: true };
type FailedProposal = MetricProposal & { ok: false };

/** The largest proposal wins. A failed metric might have asked for more, so it blocks going down, but not up. */
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
    metrics.push(proposal);
    statuses.push(status);
    if (!proposal.ok) {
      failures++;
      events.push({ type: "Warning", reason: proposal.reason, message: proposal.error });
      if (firstFailure === null) [firstFailure, firstError] = [proposal, error];
    } else if (best === null || best.replicaCount === 0 || proposal.replicaCount > best.replicaCount) {
      best = proposal;
      winner = metrics.length - 1;
    }
  }
  const error = failures === 0 ? null : `invalid metrics (${failures} invalid out of ${specs.length}), first error is: ${firstError}`;
  if (firstFailure !== null && (best === null || best.replicaCount < input.currentReplicas)) {
    return { metrics, statuses, error, outcome: { ok: false, firstFailure } };
  }
  if (best === null) throw new Error("a manifest with its defaults has a metric");
  return { metrics, statuses, error, outcome: { ok: true, winner, proposal: best } };
}

/** `error` is the failed proposal's as a returned error wraps it; empty for a good one. */
interface MetricResult {
  proposal: MetricProposal;
  status: MetricStatus;
  error: string;
}

function computeReplicasForMetric(spec: MetricSpec, input: CalculatorInput): MetricResult {
  switch (spec.type) {
    case "Resource":
      return computeStatusForResourceMetric(spec, input);
    default:
      return failedMetric(spec, "InvalidMetricSourceType", "", `unknown metric source type "${spec.type}"`, null);
  }
}

function computeStatusForResourceMetric(spec: MetricSpec & { type: "Resource" }, input: CalculatorInput): MetricResult {
  const { name, target } = spec.resource;
  const result = computeStatusForResourceMetricGeneric(name, target, input);
  if (!result.ok) {
    return failedMetric(spec, "FailedGetResourceMetric", `failed to get ${name} resource metric value: `, result.error, result.groups);
  }
  const { replicaCount, calculation, current } = result;
  const description =
    current.averageUtilization === undefined ? `${name} resource` : `${name} resource utilization (percentage of request)`;
  return {
    proposal: { ok: true, spec, description, replicaCount, calculation },
    status: { type: "Resource", resource: { name, current } },
    error: "",
  };
}

type ResourceValue =
  | { ok: true; replicaCount: number; calculation: ReplicaCalculation; current: MetricValueStatus }
  | (CalculationResult & { ok: false });

/** The status reports what was counted before any fill-in. */
function computeStatusForResourceMetricGeneric(resource: string, target: MetricTarget, input: CalculatorInput): ResourceValue {
  if (target.averageValue !== undefined) {
    const result = getRawResourceReplicas(input, resource, milliQuantity(target.averageValue));
    if (!result.ok) return { ok: false, error: `failed to get ${resource} usage: ${result.error}`, groups: result.groups };
    const { replicaCount, calculation } = result;
    return { ok: true, replicaCount, calculation, current: { averageValue: formatUsage(resource, calculation) } };
  }
  if (target.averageUtilization === undefined) return { ok: false, error: noTargetError, groups: null };
  const result = getResourceReplicas(input, resource, target.averageUtilization);
  if (!result.ok) return { ok: false, error: `failed to get ${resource} utilization: ${result.error}`, groups: result.groups };
  const { replicaCount, calculation } = result;
  const averageUtilization = calculation.counted.utilizationPercent ?? 0;
  return { ok: true, replicaCount, calculation, current: { averageValue: formatUsage(resource, calculation), averageUtilization } };
}

const noTargetError = "invalid resource metric source: neither an average utilization target nor an average value (usage) target was set";

function formatUsage(resource: string, { counted }: ReplicaCalculation): string {
  return resource === "memory" ? formatMemoryMilli(counted.averageMilli) : formatMilli(counted.averageMilli);
}

function failedMetric(spec: MetricSpec, reason: string, prefix: string, error: string, groups: PodGroups | null): MetricResult {
  return { proposal: { ok: false, spec, reason, error, groups }, status: { type: "" }, error: prefix + error };
}
