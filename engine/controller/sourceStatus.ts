/**
 * One metric of a manifest: its proposal, and what status, events and errors say about it. Mirrors computeReplicasForMetric and
 * computeStatusFor… in upstream's horizontal.go.
 */
import type { MetricIdentifier, MetricSpec, MetricStatus, MetricTarget, MetricValueStatus } from "../api/autoscaling";
import { formatMemoryMilli, formatMilli, milliQuantity } from "../lib/quantity";
import type { Int64 } from "../lib/int64";
import type { MetricProposal, PodGroups, PodsCalculation, ReplicaCalculation } from "./decision";
import { isEnabled } from "./flags";
import { formatMetricSelector, metricSelectorError } from "./metricSelector";
import {
  getMetricReplicas,
  getRawResourceReplicas,
  getResourceReplicas,
  type CalculationResult,
  type CalculatorInput,
} from "./replicaCalculator";
import {
  getExternalMetricReplicas,
  getExternalPerPodMetricReplicas,
  getObjectMetricReplicas,
  getObjectPerPodMetricReplicas,
} from "./valueCalculator";

/** `error` is the text of a failed proposal as a returned error wraps it; empty for a good one. */
interface MetricResult {
  proposal: MetricProposal;
  status: MetricStatus;
  error: string;
}

export function computeReplicasForMetric(spec: MetricSpec, input: CalculatorInput): MetricResult {
  switch (spec.type) {
    case "Resource":
      return computeStatusForResourceMetric(spec, input);
    case "ContainerResource":
      return computeStatusForContainerResourceMetric(spec, input);
    case "Pods":
      return computeStatusForPodsMetric(spec, input);
    case "Object":
      return computeStatusForObjectMetric(spec, input);
    case "External":
      return computeStatusForExternalMetric(spec, input);
  }
}

function computeStatusForResourceMetric(spec: MetricSpec & { type: "Resource" }, input: CalculatorInput): MetricResult {
  const { name, target } = spec.resource;
  const result = computeStatusForResourceMetricGeneric(name, target, null, input);
  if (!result.ok) return failed(spec, "FailedGetResourceMetric", `failed to get ${name} resource metric value: `, result);
  return good(spec, input, result, () => {
    const current = resourceStatus(name, result.calculation, input);
    const utilization = current.averageUtilization === undefined ? "" : " utilization (percentage of request)";
    return { description: `${name} resource${utilization}`, status: { type: "Resource", resource: { name, current } } };
  });
}

function computeStatusForContainerResourceMetric(spec: MetricSpec & { type: "ContainerResource" }, input: CalculatorInput): MetricResult {
  const { name, container, target } = spec.containerResource;
  const { flags, older } = input;
  if (!isEnabled("HPAContainerMetrics", flags.featureGates, flags.kubernetesVersion)) {
    older.use("containerMetricsGate");
    return failed(spec, "", "", { error: "ContainerResource metric type is not supported: disabled by the feature gate" });
  }
  const result = computeStatusForResourceMetricGeneric(name, target, container, input);
  if (!result.ok) return failed(spec, "FailedGetContainerResourceMetric", `failed to get ${container} container metric value: `, result);
  return good(spec, input, result, () => {
    const current = resourceStatus(name, result.calculation, input);
    const description =
      current.averageUtilization === undefined ? `${name} resource` : `${name} container resource utilization (percentage of request)`;
    return { description, status: { type: "ContainerResource", containerResource: { name, container, current } } };
  });
}

function computeStatusForResourceMetricGeneric(
  resource: string,
  target: MetricTarget,
  container: string | null,
  input: CalculatorInput,
): CalculationResult {
  if (target.averageValue !== undefined) {
    const result = getRawResourceReplicas(input, resource, milliQuantity(target.averageValue), container);
    return result.ok ? result : { ok: false, error: `failed to get ${resource} usage: ${result.error}`, groups: result.groups };
  }
  if (target.averageUtilization === undefined) return { ok: false, error: noResourceTarget, groups: null };
  const result = getResourceReplicas(input, resource, target.averageUtilization, container);
  return result.ok ? result : { ok: false, error: `failed to get ${resource} utilization: ${result.error}`, groups: result.groups };
}

const noResourceTarget =
  "invalid resource metric source: neither an average utilization target nor an average value (usage) target was set";

/** Reports what was counted before any fill-in. */
function resourceStatus(resource: string, { target, counted }: PodsCalculation, input: CalculatorInput): MetricValueStatus {
  const averageValue = formatUsage(resource, counted.averageMilli, input);
  return target.type === "AverageValue" ? { averageValue } : { averageValue, averageUtilization: counted.utilizationPercent ?? 0 };
}

function formatUsage(resource: string, averageMilli: Int64, { older }: CalculatorInput): string {
  const decimal = formatMilli(averageMilli);
  return resource === "memory" ? older.choose("decimalMemory", formatMemoryMilli(averageMilli), () => decimal) : decimal;
}

function computeStatusForPodsMetric(spec: MetricSpec & { type: "Pods" }, input: CalculatorInput): MetricResult {
  const { metric, target } = spec.pods;
  const fail = (failure: Failure) => failed(spec, "FailedGetPodsMetric", "failed to get pods metric value: ", failure);
  const selectorError = metricSelectorError(metric.selector);
  if (selectorError !== null) return fail({ error: selectorError });
  if (target.averageValue === undefined) return fail({ error: noValueTarget("pods") });
  const result = getMetricReplicas(input, metric.name, milliQuantity(target.averageValue));
  if (!result.ok) return fail(result);
  return good(spec, input, result, () => {
    const current = { averageValue: formatMilli(result.calculation.counted.averageMilli) };
    return { description: `pods metric ${metric.name}`, status: { type: "Pods", pods: { metric: identity(metric), current } } };
  });
}

/** Here the target's type decides, not which of its values is set. */
function computeStatusForObjectMetric(spec: MetricSpec & { type: "Object" }, input: CalculatorInput): MetricResult {
  const { metric, describedObject, target } = spec.object;
  const prefix = "failed to get object metric value: ";
  const fail = (inner: string, failure: Failure) => failed(spec, "FailedGetObjectMetric", prefix + inner, failure);
  const selectorError = metricSelectorError(metric.selector);
  if (selectorError !== null) return fail("", { error: selectorError });
  const described = { name: metric.name, object: describedObject, namespace: input.namespace };
  const status = (current: MetricValueStatus, described = describedObject): MetricStatus => ({
    type: "Object",
    object: { metric: identity(metric), describedObject: described, current },
  });
  if (target.type === "Value" && target.value !== undefined) {
    const result = getObjectMetricReplicas(input, described, milliQuantity(target.value));
    if (!result.ok) return fail("", result);
    return good(spec, input, result, () => ({
      description: `${describedObject.kind} metric ${metric.name}`,
      status: status({ value: formatMilli(result.calculation.usageMilli) }),
    }));
  }
  if (target.type === "AverageValue" && target.averageValue !== undefined) {
    const result = getObjectPerPodMetricReplicas(input, described, milliQuantity(target.averageValue));
    if (!result.ok) return fail(`failed to get ${metric.name} object metric: `, result);
    return good(spec, input, result, () => {
      const current = { averageValue: formatMilli(result.calculation.averageMilli) };
      const reported = input.older.use("describedObjectLeftOut") ? { kind: "", name: "" } : describedObject;
      return { description: externalDescription(metric), status: status(current, reported) };
    });
  }
  return fail("", { error: noValueTarget("object") });
}

function computeStatusForExternalMetric(spec: MetricSpec & { type: "External" }, input: CalculatorInput): MetricResult {
  const { metric, target } = spec.external;
  const prefix = `failed to get ${metric.name} external metric value: `;
  const fail = (inner: string, failure: Failure) => failed(spec, "FailedGetExternalMetric", prefix + inner, failure);
  const external = { name: metric.name, selector: formatMetricSelector(metric.selector), namespace: input.namespace };
  const selectorError = metricSelectorError(metric.selector);
  const unselectable = selectorError === null ? null : ({ ok: false, error: selectorError } as const);
  const status = (current: MetricValueStatus): MetricStatus => ({ type: "External", external: { metric: identity(metric), current } });
  if (target.averageValue !== undefined) {
    const result = unselectable ?? getExternalPerPodMetricReplicas(input, external, milliQuantity(target.averageValue));
    if (!result.ok) return fail(`failed to get ${metric.name} external metric: `, result);
    return good(spec, input, result, () => ({
      description: externalDescription(metric),
      status: status({ averageValue: formatMilli(result.calculation.averageMilli) }),
    }));
  }
  if (target.value !== undefined) {
    const result = unselectable ?? getExternalMetricReplicas(input, external, milliQuantity(target.value));
    if (!result.ok) return fail(`failed to get external metric ${metric.name}: `, result);
    return good(spec, input, result, () => ({
      description: externalDescription(metric),
      status: status({ value: formatMilli(result.calculation.usageMilli) }),
    }));
  }
  return fail("", { error: noValueTarget("external") });
}

/** Upstream calls an Object metric with an average value external, too. */
function externalDescription({ name, selector }: MetricIdentifier): string {
  return `external metric ${name}(${formatMetricSelector(selector)})`;
}

function noValueTarget(source: string): string {
  return `invalid ${source} metric source: neither a value target nor an average value target was set`;
}

function identity({ name, selector }: MetricIdentifier): MetricIdentifier {
  return selector === undefined ? { name } : { name, selector };
}

function good(
  spec: MetricSpec,
  { countOnly }: CalculatorInput,
  { replicaCount, calculation }: { replicaCount: number; calculation: ReplicaCalculation },
  say: () => { description: string; status: MetricStatus },
): MetricResult {
  const { description, status } = countOnly ? nothingSaid : say();
  return { proposal: { ok: true, spec, description, replicaCount, calculation }, status, error: "" };
}

const nothingSaid = { description: "", status: { type: "" } } as const;

interface Failure {
  error: string;
  groups?: PodGroups | null;
}

/** `prefix` is the text that a returned error puts before the inner text. */
function failed(spec: MetricSpec, reason: string, prefix: string, { error, groups = null }: Failure): MetricResult {
  return { proposal: { ok: false, spec, reason, error, groups }, status: { type: "" }, error: prefix + error };
}
