/** From one Object or External metric to a replica count. Mirrors the second half of upstream's replica_calculator.go. */
import type { CrossVersionObjectReference } from "../api/autoscaling";
import { add, float64ToInt32, float64ToInt64, largestInt64, toFloat64, type Int64 } from "../lib/int64";
import { ceilToInt32, largestInt32 } from "./ceilToInt32";
import type { AverageValueCalculation, OutOfRange, ValueCalculation } from "./decision";
import type { PodObservation } from "./observation";
import type { OlderRules } from "./olderRules";
import { getExternalMetric, getObjectMetric } from "./podMetrics";
import { noPodsError, type CalculatorInput, type RatioInput } from "./replicaCalculator";
import { isWithinTolerance } from "./tolerances";

/** `error` is upstream's text. */
type ValueResult<C> = { ok: true; replicaCount: number; calculation: C } | { ok: false; error: string };

/** The object that an Object metric describes; its namespace is the autoscaler's. */
interface DescribedMetric {
  name: string;
  object: CrossVersionObjectReference;
  namespace: string;
}

/** `selector` is the metric's selector, as upstream prints it. */
export interface ExternalMetric {
  name: string;
  selector: string;
  namespace: string;
}

/** The count at which the object's value per ready pod would meet the target. */
export function getObjectMetricReplicas(
  input: CalculatorInput,
  metric: DescribedMetric,
  targetMilli: Int64,
): ValueResult<ValueCalculation> {
  const reading = readObject(input, metric);
  if (!reading.ok) return reading;
  const { series } = reading;
  return replicasForValue(input, series, wrappingSum(series), targetMilli);
}

export function getObjectPerPodMetricReplicas(
  input: CalculatorInput,
  metric: DescribedMetric,
  targetMilli: Int64,
): ValueResult<AverageValueCalculation> {
  const reading = readObject(input, metric);
  if (!reading.ok) return reading;
  const { series } = reading;
  const { statusReplicas, older } = input;
  const usageMilli = wrappingSum(series);
  const averageMilli = perPod(usageMilli, statusReplicas, older);
  return replicasForAverage(input, series, usageMilli, targetMilli, (exact) => ceilToInt32(exact, older), averageMilli);
}

export function getExternalMetricReplicas(
  input: CalculatorInput,
  metric: ExternalMetric,
  targetMilli: Int64,
): ValueResult<ValueCalculation> {
  const reading = readExternal(input, metric);
  if (!reading.ok) return reading;
  const { series } = reading;
  const usageMilli = input.older.choose("uncappedValueSum", sumCapped(series), () => wrappingSum(series));
  return replicasForValue(input, series, usageMilli, targetMilli);
}

export function getExternalPerPodMetricReplicas(
  input: CalculatorInput,
  metric: ExternalMetric,
  targetMilli: Int64,
): ValueResult<AverageValueCalculation> {
  const reading = readExternal(input, metric);
  if (!reading.ok) return reading;
  const { series } = reading;
  const { statusReplicas, older } = input;
  const usageMilli = older.choose("uncappedAverageSum", sumUnlessNegative(series), () => wrappingSum(series));
  const average = () => perPod(usageMilli, statusReplicas, older);
  // A value at the upper end of the range is reported as it is, undivided.
  const averageMilli = toFloat64(usageMilli) >= twoTo63 ? older.choose("uncappedAverageSum", largestInt64, average) : average();
  return replicasForAverage(
    input,
    series,
    usageMilli,
    targetMilli,
    (exact) => cappedInt32(exact, "uncappedAverageCount", older),
    averageMilli,
  );
}

function readObject({ observation: { metrics }, older }: CalculatorInput, { name, object, namespace }: DescribedMetric) {
  const reading = getObjectMetric(metrics, name, resourceOf(object), object.name);
  if (reading.ok) return reading;
  const { kind } = object;
  const today = `unable to get metric ${name} on ${kind} ${namespace}/${object.name}: ${reading.error}`;
  const inOlderOrder = () => `unable to get metric ${name}: ${kind} on ${namespace} ${object.name}/${reading.error}`;
  return { ok: false, error: older.choose("objectErrorOrder", today, inOlderOrder) } as const;
}

function readExternal({ observation: { metrics } }: CalculatorInput, { name, selector, namespace }: ExternalMetric) {
  const reading = getExternalMetric(metrics, name);
  if (reading.ok) return reading;
  return { ok: false, error: `unable to get external metric ${namespace}/${name}/${selector}: ${reading.error}` } as const;
}

/** "ingresses.networking.k8s.io": the kind in the plural, and the group if there is one. */
function resourceOf({ apiVersion = "", kind }: CrossVersionObjectReference): string {
  const lower = kind.toLowerCase();
  const plural = lower.endsWith("s") ? `${lower}es` : `${lower}s`;
  const slash = apiVersion.indexOf("/");
  return slash < 0 ? plural : `${plural}.${apiVersion.slice(0, slash)}`;
}

function replicasForValue(
  { currentReplicas, tolerance, observation: { pods }, older }: CalculatorInput,
  series: readonly Int64[],
  usageMilli: Int64,
  targetMilli: Int64,
): ValueResult<ValueCalculation> {
  const readyPods = currentReplicas === 0 || pods.length === 0 ? null : getReadyPodsCount(pods);
  const proposal = proposeForValue({ currentReplicas, tolerance, readyPods, older }, usageMilli, targetMilli);
  if (proposal === null) return { ok: false, error: `unable to calculate ready pods: ${noPodsError}` };
  const { usageRatio, outcome, exact, replicaCount } = proposal;
  const outOfRange = [...usageOutOfRange(series, usageMilli), ...leftRange("replicaCount", Math.ceil(exact), replicaCount)];
  return {
    ok: true,
    replicaCount,
    calculation: { kind: "value", series, usageMilli, targetMilli, usageRatio, tolerance, readyPods, outcome, outOfRange },
  };
}

/** `exact` is the count before it was made a whole int32. */
interface ValueProposal<Outcome> {
  usageRatio: number;
  outcome: Outcome;
  exact: number;
  replicaCount: number;
}

/** Null if the calculation needs pods and there are none. */
export function proposeForValue(
  { currentReplicas, tolerance, older, readyPods }: RatioInput & { readyPods: number | null },
  usageMilli: Int64,
  targetMilli: Int64,
): ValueProposal<ValueCalculation["outcome"]> | null {
  const usageRatio = toFloat64(usageMilli) / toFloat64(targetMilli);
  if (currentReplicas === 0) {
    const exact = Math.ceil(usageRatio);
    return { usageRatio, outcome: "fromZero", exact, replicaCount: ceilToInt32(exact, older) };
  }
  if (isWithinTolerance(tolerance, usageRatio, older)) {
    return { usageRatio, outcome: "withinTolerance", exact: currentReplicas, replicaCount: currentReplicas };
  }
  if (readyPods === null) return null;
  const exact = usageRatio * readyPods;
  return { usageRatio, outcome: "scaled", exact, replicaCount: cappedInt32(exact, "uncappedValueCount", older) };
}

/** Counts every pod that runs and is Ready, at any age, also while it terminates. */
function getReadyPodsCount(pods: readonly PodObservation[]): number {
  let count = 0;
  for (const { phase, ready } of pods) if (phase === "Running" && ready === true) count++;
  return count;
}

function replicasForAverage(
  { tolerance, statusReplicas, older }: CalculatorInput,
  series: readonly Int64[],
  usageMilli: Int64,
  targetMilli: Int64,
  toReplicas: ToReplicas,
  averageMilli: Int64,
): ValueResult<AverageValueCalculation> {
  const { usageRatio, outcome, exact, replicaCount } = proposeForAverage(
    { tolerance, statusReplicas, toReplicas, older },
    usageMilli,
    targetMilli,
  );
  const isDivided = statusReplicas !== 0 || older.has("dividesByNoReplicas");
  const outOfRange = [
    ...usageOutOfRange(series, usageMilli),
    ...(isDivided ? leftRange("average", toFloat64(usageMilli) / statusReplicas, toFloat64(averageMilli)) : []),
    ...leftRange("replicaCount", exact, replicaCount),
  ];
  return {
    ok: true,
    replicaCount,
    calculation: {
      kind: "averageValue",
      series,
      usageMilli,
      targetMilli,
      statusReplicas,
      usageRatio,
      averageMilli,
      tolerance,
      outcome,
      outOfRange,
    },
  };
}

export function proposeForAverage(
  {
    tolerance,
    older,
    statusReplicas,
    toReplicas,
  }: Omit<RatioInput, "currentReplicas"> & { statusReplicas: number; toReplicas: ToReplicas },
  usageMilli: Int64,
  targetMilli: Int64,
): ValueProposal<AverageValueCalculation["outcome"]> {
  const usageRatio = toFloat64(usageMilli) / (toFloat64(targetMilli) * statusReplicas);
  if (isWithinTolerance(tolerance, usageRatio, older)) {
    return { usageRatio, outcome: "withinTolerance", exact: statusReplicas, replicaCount: statusReplicas };
  }
  const exact = Math.ceil(toFloat64(usageMilli) / toFloat64(targetMilli));
  return { usageRatio, outcome: "scaled", exact, replicaCount: toReplicas(exact) };
}

/** The total if the status has no replicas. Until 1.37 it is divided by zero then, and the result leaves every range. */
export function perPod(usageMilli: Int64, statusReplicas: number, older: OlderRules): Int64 {
  const divided = () => float64ToInt64(Math.ceil(toFloat64(usageMilli) / statusReplicas));
  return statusReplicas === 0 ? older.choose("dividesByNoReplicas", usageMilli, divided) : divided();
}

/** Turns a count into an int32. External metrics were capped before Object metrics were. */
type ToReplicas = (exact: number) => number;

/** Compared before rounding up, as upstream does. Average values were capped a release before values. */
export function cappedInt32(exact: number, rule: "uncappedAverageCount" | "uncappedValueCount", older: OlderRules): number {
  const uncapped = float64ToInt32(Math.ceil(exact));
  return older.choose(rule, exact > largestInt32 ? largestInt32 : uncapped, () => uncapped);
}

function wrappingSum(series: readonly Int64[]): Int64 {
  return series.reduce((sum: Int64, value) => add(sum, value), 0);
}

/** Capped where two positive numbers would wrap around; the sum of two negative ones still wraps. */
function sumCapped(series: readonly Int64[]): Int64 {
  let sum: Int64 = 0;
  for (const value of series) {
    if (value > 0 && BigInt(sum) + BigInt(value) > largestInt64) return largestInt64;
    sum = add(sum, value);
  }
  return sum;
}

/** Upstream treats any negative sum as one that has wrapped around, and stops there. */
function sumUnlessNegative(series: readonly Int64[]): Int64 {
  let sum: Int64 = 0;
  for (const value of series) {
    sum = add(sum, value);
    if (sum < 0) return largestInt64;
  }
  return sum;
}

const twoTo63 = 2 ** 63;

function usageOutOfRange(series: readonly Int64[], usageMilli: Int64): OutOfRange[] {
  const exact = series.reduce((sum: bigint, value) => sum + BigInt(value), 0n);
  return exact === BigInt(usageMilli) ? [] : [{ what: "usage", exact: Number(exact) }];
}

function leftRange(what: OutOfRange["what"], exact: number, result: number): OutOfRange[] {
  // Rounding moves a number by less than one, or by the last digits of a float64.
  const kept = Number.isFinite(exact) && Math.abs(exact - result) <= Math.max(1, Math.abs(exact) * 2 ** -50);
  return kept ? [] : [{ what, exact }];
}
