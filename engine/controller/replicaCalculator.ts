/** From one per-pod metric to a replica count. Mirrors k8s.io/kubernetes/pkg/controller/podautoscaler/replica_calculator.go. */
import { add, multiply, type Int64 } from "../lib/int64";
import { ceilToInt32 } from "./ceilToInt32";
import { countedParts } from "./countedParts";
import type { FillIn, OutOfRange, PodGroups, PodsCalculation, RebalancedUsage, Tolerances, UsageSum } from "./decision";
import { isEnabled, type ControllerFlags } from "./flags";
import { groupPods, isCounted, plus, type GroupedPods, type PodMetric, type PodRequests, type Sample, type Sums } from "./groupPods";
import type { Observation, PodMetrics } from "./observation";
import type { OlderRules } from "./olderRules";
import { getRawMetric, getResourceMetric } from "./podMetrics";
import { containerRequests, overheadInRequest, podRequests, type RequestReader } from "./requests";
import { isWithinTolerance } from "./tolerances";
import { addPod, getMetricUsageRatio, getResourceUtilizationRatio } from "./utilization";

/** The input from which every metric of one reconcile is calculated. */
export interface CalculatorInput {
  /** scale.spec.replicas. */
  currentReplicas: number;
  /** scale.status.replicas. */
  statusReplicas: number;
  /** The autoscaler's namespace; all that it reads is in it. */
  namespace: string;
  tolerance: Tolerances;
  observation: Observation;
  flags: ControllerFlags;
  older: OlderRules;
  now: number;
  /** Only the count is wanted: what the record alone needs is left out. */
  countOnly?: boolean;
}

/** What is needed to turn a ratio into a count. */
export type RatioInput = Pick<CalculatorInput, "currentReplicas" | "tolerance" | "older" | "countOnly">;

/** `error` is upstream's text; `groups` is null if the calculation stopped before the pods were sorted. */
export type CalculationResult = { ok: true; replicaCount: number; calculation: PodsCalculation } | CalculationFailure;

interface CalculationFailure {
  ok: false;
  error: string;
  groups: PodGroups | null;
}

/**
 * The count at which the average utilization of the pods, or of one `container` in each, would meet the target. In percent of the requests.
 */
export function getResourceReplicas(
  input: CalculatorInput,
  resource: string,
  targetUtilization: number,
  container: string | null = null,
): CalculationResult {
  const { flags, older } = input;
  const reading = getResourceMetric(input, resource, container);
  if (!reading.ok) return unreadResource(resource, reading.error);
  const podLevel = isEnabled("PodLevelResources", flags.featureGates, flags.kubernetesVersion);
  const { request, missing } = container === null ? podRequests(resource, podLevel, older) : containerRequests(resource, container, older);
  const result = groupPodsWithMetrics(input, reading.metric, { request, missing, busyPercent: busyPercent(targetUtilization) });
  if (!result.ok) return result;
  const { grouped } = result;
  const { groups, requestError } = grouped;
  if (requestError !== null) return { ok: false, error: requestError, groups };
  if (grouped.ready.requestsMilli === 0) return { ok: false, error: "no metrics returned matched known pods", groups };

  const calculated = calculateReplicas(input, grouped, utilizationMeasure(targetUtilization, grouped.ready, grouped));
  const applied = input.countOnly ? null : countedApplied(input, reading.metric, request);
  if (applied !== null && applied !== grouped.ready.requestsMilli) {
    const { samples, usageMilli } = grouped.ready;
    const { utilizationPercent } = getResourceUtilizationRatio(samples, usageMilli, applied, targetUtilization, older);
    calculated.calculation.applied = { requestsMilli: applied, utilizationPercent: utilizationPercent ?? 0 };
  }
  addParts(input, calculated, reading.metric, container);
  if (input.countOnly || container !== null || !older.isUsed("overheadInPodRequests")) return calculated;
  const overheadMilli = countedOverhead(input, resource, reading.metric);
  return { ...calculated, calculation: { ...calculated.calculation, overheadMilli } };
}

/** Of the pods whose requests are in the sum before any fill-in. */
function countedOverhead(input: CalculatorInput, resource: string, metric: PodMetric<PodMetrics>): Int64 {
  let sum: Int64 = 0;
  for (const pod of input.observation.pods) {
    const sample = metric.sampleOf(pod);
    if (sample !== undefined && isCounted(pod, sample, metric, input)) sum = add(sum, overheadInRequest(pod, resource));
  }
  return sum;
}

/** What is in force of the requests in the same sum; null: no pod is being resized, or one has no such request in force. */
function countedApplied(input: CalculatorInput, metric: PodMetric<PodMetrics>, request: RequestReader["request"]): Int64 | null {
  const { pods } = input.observation;
  if (!pods.some(({ appliedContainers }) => appliedContainers)) return null;
  let sum: Int64 = 0;
  for (const pod of pods) {
    const sample = metric.sampleOf(pod);
    if (sample === undefined || !isCounted(pod, sample, metric, input)) continue;
    const { appliedContainers } = pod;
    const applied = request(appliedContainers ? { ...pod, containers: [...appliedContainers] } : pod);
    if (applied === null) return null;
    sum = addPod(sum, applied, input.older);
  }
  return sum === 0 ? null : sum;
}

export function utilizationMeasure(
  targetUtilization: number,
  counted: Sums,
  { missingBusyMilli, unlisted }: Pick<GroupedPods, "missingBusyMilli" | "unlisted">,
): Measure {
  return {
    target: { type: "Utilization", percent: targetUtilization },
    counted,
    missingBusyMilli,
    busy: { percent: busyPercent(targetUtilization) },
    idle: { percent: 0 },
    // Samples of pods that are gone have no request, and still multiply the ratio.
    samplesBeside: unlisted.samples,
    ratio: ({ samples, usageMilli, requestsMilli }, older) =>
      getResourceUtilizationRatio(samples, usageMilli, requestsMilli, targetUtilization, older),
  };
}

/** On a scale-down a pod without metrics counts as busy, so that missing metrics never remove pods. */
function busyPercent(targetUtilization: number): number {
  return Math.max(100, targetUtilization);
}

/**
 * The count at which the average usage of the pods, or of one `container` in each, would meet the target. In milli-units of the resource.
 */
export function getRawResourceReplicas(
  input: CalculatorInput,
  resource: string,
  targetUsageMilli: Int64,
  container: string | null = null,
): CalculationResult {
  const reading = getResourceMetric(input, resource, container);
  if (!reading.ok) return unreadResource(resource, reading.error);
  const calculated = calcPlainMetricReplicas(input, reading.metric, targetUsageMilli);
  if (calculated.ok) addParts(input, calculated, reading.metric, container);
  return calculated;
}

function addParts(
  input: CalculatorInput,
  { calculation }: CalculationResult & { ok: true },
  metric: PodMetric<PodMetrics>,
  container: string | null,
): void {
  const parts = input.countOnly ? null : countedParts(input, metric, container, calculation.counted);
  if (parts !== null) calculation.cpuParts = parts;
}

/** The count at which the average of the pods' own metric would meet the target. In milli-units. */
export function getMetricReplicas(input: CalculatorInput, metricName: string, targetUsageMilli: Int64): CalculationResult {
  const reading = getRawMetric(input.observation.metrics, metricName);
  return reading.ok
    ? calcPlainMetricReplicas(input, reading.metric, targetUsageMilli)
    : { ok: false, error: `unable to get metric ${metricName}: ${reading.error}`, groups: null };
}

function unreadResource(resource: string, error: string): CalculationFailure {
  return { ok: false, error: `unable to get metrics for resource ${resource}: ${error}`, groups: null };
}

function calcPlainMetricReplicas<S extends Sample>(
  input: CalculatorInput,
  metric: PodMetric<S>,
  targetUsageMilli: Int64,
): CalculationResult {
  const result = groupPodsWithMetrics(input, metric, null);
  if (!result.ok) return result;
  const { grouped } = result;

  return calculateReplicas(
    input,
    grouped,
    averageMeasure(targetUsageMilli, plus(grouped.ready, grouped.unlisted, input.older), grouped.missing.samples),
  );
}

export function averageMeasure(targetUsageMilli: Int64, counted: Sums, missingPods: number): Measure {
  return {
    target: { type: "AverageValue", milli: targetUsageMilli },
    counted,
    missingBusyMilli: multiply(targetUsageMilli, missingPods),
    busy: { milli: targetUsageMilli },
    idle: { milli: 0 },
    samplesBeside: 0,
    ratio: ({ samples, usageMilli }) => getMetricUsageRatio(samples, usageMilli, targetUsageMilli),
  };
}

function groupPodsWithMetrics<S extends Sample>(
  input: CalculatorInput,
  metric: PodMetric<S>,
  requests: PodRequests | null,
): { ok: true; grouped: GroupedPods } | CalculationFailure {
  const { pods } = input.observation;
  if (pods.length === 0) return { ok: false, error: noPodsError, groups: null };
  const grouped = groupPods(pods, metric, requests, input);
  if (grouped.ready.samples + grouped.unlisted.samples === 0) {
    return { ok: false, error: "did not receive metrics for targeted pods (pods might be unready)", groups: grouped.groups };
  }
  return { ok: true, grouped };
}

export const noPodsError = "no pods returned by selector while calculating replica count";

/** What differs between a utilization and an average value target. */
export interface Measure {
  target: PodsCalculation["target"];
  counted: Sums;
  /** What the missing pods use together if they count as busy. */
  missingBusyMilli: Int64;
  busy: NonNullable<FillIn["missingAs"]>;
  idle: NonNullable<FillIn["missingAs"]>;
  /** Held samples that are not in the sums. */
  samplesBeside: number;
  ratio(sums: Sums, older: OlderRules): UsageSum;
}

/** Takes the groups and a measure of their usage as arguments, because the explanation calls it with other usages. */
export function calculateReplicas(
  input: RatioInput,
  grouped: Pick<GroupedPods, "groups" | "missing" | "unready" | "unlisted">,
  measure: Measure,
): CalculationResult & { ok: true } {
  const { currentReplicas, tolerance, older, countOnly } = input;
  const { groups, missing, unready, unlisted } = grouped;
  const { target } = measure;
  const counted = measure.ratio(measure.counted, older);
  const plainReplicaCount = ceilToInt32(counted.usageRatio * groups.ready, older);
  const scaleUpWithUnready = groups.unready > 0 && counted.usageRatio > 1;

  let replicaCount = currentReplicas;
  let outcome: PodsCalculation["outcome"] = "withinTolerance";
  let rebalanced: RebalancedUsage | null = null;
  if (scaleUpWithUnready || groups.missing > 0) {
    rebalanced = rebalance(grouped, measure, counted.usageRatio, scaleUpWithUnready, older);
    outcome = rebalancedOutcome(input, counted.usageRatio, rebalanced);
    if (outcome === "rebalanced") replicaCount = rebalanced.replicaCount;
  } else if (!isWithinTolerance(tolerance, counted.usageRatio, older)) {
    outcome = "scaled";
    replicaCount = plainReplicaCount;
  }
  const unlistedSamples = unlisted.samples;
  const setAsideRequests =
    target.type === "Utilization"
      ? { missing: missing.requestsMilli, missingBusy: measure.missingBusyMilli, unready: unready.requestsMilli }
      : null;
  const outOfRange = countOnly ? none : numbersOutOfRange(measure.counted, counted, groups.ready, outcome, rebalanced);
  return {
    ok: true,
    replicaCount,
    calculation: {
      kind: "pods",
      target,
      tolerance,
      groups,
      setAsideRequests,
      unlistedSamples,
      counted,
      plainReplicaCount,
      outcome,
      rebalanced,
      outOfRange,
    },
  };
}

const none: readonly OutOfRange[] = [];

/** Checks the numbers that were used. A float64 shows the overflow, because it does not wrap around. */
function numbersOutOfRange(
  { usageFloat, requestsMilli }: Sums,
  counted: UsageSum,
  readyPods: number,
  outcome: PodsCalculation["outcome"],
  rebalanced: RebalancedUsage | null,
): readonly OutOfRange[] {
  const percent = counted.utilizationPercent === null ? 0 : (100 * usageFloat) / Number(requestsMilli);
  const exactCount =
    outcome === "scaled" ? counted.usageRatio * readyPods : rebalanced === null ? 0 : rebalanced.usageRatio * rebalanced.heldSamples;
  const percentKept = Math.abs(percent - (counted.utilizationPercent ?? 0)) <= Math.max(1, percent * 2 ** -40);
  const usageKept = Math.abs(usageFloat - Number(counted.usageMilli)) < 2 ** 62;
  const countKept = exactCount > -2147483649 && Math.ceil(exactCount) < 2147483648;
  if (percentKept && usageKept && countKept) return none;
  return [
    ...(usageKept ? none : [{ what: "usage", exact: usageFloat } as const]),
    ...(percentKept ? none : [{ what: "utilizationPercent", exact: percent } as const]),
    ...(countKept ? none : [{ what: "replicaCount", exact: Math.ceil(exactCount) } as const]),
  ];
}

function rebalance(
  { groups, missing, unready }: Pick<GroupedPods, "groups" | "missing" | "unready">,
  measure: Measure,
  usageRatio: number,
  scaleUpWithUnready: boolean,
  older: OlderRules,
): RebalancedUsage {
  const fillIn: FillIn = { missingPods: groups.missing, missingAs: null, unreadyPods: 0 };
  let sums = measure.counted;
  if (groups.missing > 0 && usageRatio < 1) {
    sums = plus(sums, { ...missing, usageMilli: measure.missingBusyMilli }, older);
    fillIn.missingAs = measure.busy;
  }
  if (groups.missing > 0 && usageRatio > 1) {
    sums = plus(sums, missing, older);
    fillIn.missingAs = measure.idle;
  }
  if (scaleUpWithUnready) {
    sums = plus(sums, unready, older);
    fillIn.unreadyPods = groups.unready;
  }
  const usage = measure.ratio(sums, older);
  const heldSamples = sums.samples + measure.samplesBeside;
  return { ...usage, fillIn, heldSamples, replicaCount: ceilToInt32(usage.usageRatio * heldSamples, older) };
}

/** If the count moved against the ratio, or the ratio changed sides, the change would rest only on guesses. */
function rebalancedOutcome(
  { currentReplicas, tolerance, older }: RatioInput,
  usageRatio: number,
  rebalanced: RebalancedUsage,
): PodsCalculation["outcome"] {
  const newUsageRatio = rebalanced.usageRatio;
  const newReplicas = rebalanced.replicaCount;
  if (isWithinTolerance(tolerance, newUsageRatio, older)) return "rebalancedWithinTolerance";
  if ((usageRatio < 1 && newUsageRatio > 1) || (usageRatio > 1 && newUsageRatio < 1)) return "rebalancedChangedDirection";
  if ((newUsageRatio < 1 && newReplicas > currentReplicas) || (newUsageRatio > 1 && newReplicas < currentReplicas)) {
    return "rebalancedMovedAgainst";
  }
  return "rebalanced";
}
