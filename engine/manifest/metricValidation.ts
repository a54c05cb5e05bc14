import { metricSources, metricSourceTypes, type MetricSource } from "../api/metricSources";
import { parseQuantity } from "../lib/quantity";
import type { ApiServerRules } from "./apiServerRules";
import { type FieldError, forbidden, invalid, notSupported, required } from "./fieldError";
import type {
  ManifestContainerResourceSource,
  ManifestExternalSource,
  ManifestMetric,
  ManifestMetricIdentifier,
  ManifestMetricTarget,
  ManifestObjectSource,
  ManifestPodsSource,
  ManifestResourceSource,
} from "./manifest";
import { isDNS1123Label, isValidPathSegmentName } from "../lib/names";
import { validateReference } from "./referenceValidation";
import type { KeptByUpdate } from "./updates";
import { containerResourceNameErrors } from "./resourceNames";

/** Upstream's validateMetrics. `minReplicas` matters because only Object and External metrics exist without pods. */
export function validateMetrics(
  metrics: readonly ManifestMetric[],
  field: string,
  minReplicas: number,
  server: MetricServer,
): FieldError[] {
  const canWake = metrics.some(({ type }) => metricSourceTypes.some((each) => each === type && metricSources[each].withoutPods));
  return [
    ...metrics.flatMap((metric, index) => validateMetricSpec(metric, `${field}[${index}]`, server)),
    ...(minReplicas === 0 && !canWake
      ? [forbidden(field, "must specify at least one Object or External metric to support scaling to zero replicas")]
      : []),
  ];
}

/** `readsContainers`: the gate HPAContainerMetrics. `kept`: what an update may keep; null for a new object. */
export interface MetricServer {
  rules: ApiServerRules;
  readsContainers: boolean;
  kept: KeptByUpdate | null;
}

/** -1, 0 or 1; 0 for a text that is no quantity. */
export function quantitySign(text: string): number {
  const reading = parseQuantity(text);
  return reading.ok ? Math.sign(Number(reading.quantity.unscaled)) : 0;
}

function validateMetricSpec(written: ManifestMetric, field: string, server: MetricServer): FieldError[] {
  const { readsContainers } = server;
  const { containerResource, ...others } = written;
  // The server drops what the gate does not allow before it validates.
  const metric: ManifestMetric = readsContainers ? { ...others, ...(containerResource && { containerResource }) } : others;
  const { type = "" } = metric;
  const known = sourceOfType.get(type);
  const populated = sources.filter((source) => metric[source] !== undefined);
  const unknownType = notSupported(`${field}.type`, type, [...sourceOfType.keys()]);
  const errors: FieldError[] = [];
  if (type === "") errors.push(required(`${field}.type`, "must specify a metric source type"));
  if (known === undefined) errors.push(unknownType);
  errors.push(...validateSource(metric, field, server));
  // Upstream checks twice, and reports it twice.
  if (known === undefined) errors.push(unknownType);
  else if (metric[known] === undefined) errors.push(required(`${field}.${known}`, absentSourceDetail(known, readsContainers)));
  if (populated.length > 1) {
    const unasked = populated.filter((source) => source !== known);
    errors.push(...unasked.map((source) => forbidden(`${field}.${source}`, "must populate the given metric source only")));
  }
  return errors;
}

function absentSourceDetail(source: Source, readsContainers: boolean): string {
  const gate = source === "containerResource" && !readsContainers ? " (only allowed when HPAContainerMetrics feature is enabled)" : "";
  return `must populate information for the given metric source${gate}`;
}

type Source = (typeof metricSources)[MetricSource]["field"];

/** The API server lists the types in the order of their names. */
const sourceOfType = new Map<string, Source>(metricSourceTypes.toSorted().map((type) => [type, metricSources[type].field]));

type Validation = (metric: ManifestMetric, field: string, server: MetricServer) => FieldError[] | null;

/** Null if the metric has no such source. If it has several, only the first in this order is validated. */
const validations: Readonly<Record<Source, Validation>> = {
  object: ({ object }, field, server) => (object ? validateObjectSource(object, field, server) : null),
  external: ({ external }, field) => (external ? validateExternalSource(external, field) : null),
  pods: ({ pods }, field) => (pods ? validatePodsSource(pods, field) : null),
  resource: ({ resource }, field) => (resource ? validateResourceSource(resource, field) : null),
  containerResource: ({ containerResource }, field, { rules }) =>
    containerResource ? validateContainerResourceSource(containerResource, field, rules) : null,
};

const sources = Object.keys(validations) as Source[];

function validateSource(metric: ManifestMetric, field: string, server: MetricServer): FieldError[] {
  for (const source of sources) {
    const errors = validations[source](metric, `${field}.${source}`, server);
    if (errors) return errors;
  }
  return [];
}

function validateObjectSource(
  { describedObject = {}, metric = {}, target = {} }: ManifestObjectSource,
  field: string,
  { rules, kept }: MetricServer,
): FieldError[] {
  const versionKept = kept?.describedObjects ?? false;
  return [
    ...validateReference(describedObject, `${field}.describedObject`, { groupRequired: false, versionKept }, rules),
    ...validateMetricIdentifier(metric, `${field}.metric`),
    ...validateMetricTarget(target, `${field}.target`),
    ...(target.value === undefined && target.averageValue === undefined
      ? [required(`${field}.target.averageValue`, "must set either a target value or averageValue")]
      : []),
  ];
}

function validateExternalSource({ metric = {}, target = {} }: ManifestExternalSource, field: string): FieldError[] {
  const { value, averageValue } = target;
  return [
    ...validateMetricIdentifier(metric, `${field}.metric`),
    ...validateMetricTarget(target, `${field}.target`),
    ...(value === undefined && averageValue === undefined
      ? [required(`${field}.target.averageValue`, "must set either a target value for metric or a per-pod target")]
      : []),
    ...(value !== undefined && averageValue !== undefined
      ? [forbidden(`${field}.target.value`, "may not set both a target value for metric and a per-pod target")]
      : []),
  ];
}

function validatePodsSource({ metric = {}, target = {} }: ManifestPodsSource, field: string): FieldError[] {
  return [
    ...validateMetricIdentifier(metric, `${field}.metric`),
    ...validateMetricTarget(target, `${field}.target`),
    ...(target.averageValue === undefined ? [required(`${field}.target.averageValue`, "must specify a positive target averageValue")] : []),
  ];
}

function validateResourceSource({ name = "", target = {} }: ManifestResourceSource, field: string): FieldError[] {
  return [
    ...(name === "" ? [required(`${field}.name`, "must specify a resource name")] : []),
    ...validateMetricTarget(target, `${field}.target`),
    ...validateResourceTarget(target, `${field}.target`),
  ];
}

function validateContainerResourceSource(source: ManifestContainerResourceSource, field: string, rules: ApiServerRules): FieldError[] {
  const { name = "", container = "", target = {} } = source;
  return [
    ...(name === ""
      ? [required(`${field}.name`, "must specify a resource name")]
      : containerResourceNameErrors(name, rules).map((detail) => invalid(`${field}.name`, name, detail))),
    ...(container === ""
      ? [required(`${field}.container`, "must specify a container")]
      : isDNS1123Label(container).map((detail) => invalid(`${field}.container`, container, detail))),
    ...validateMetricTarget(target, `${field}.target`),
    ...validateResourceTarget(target, `${field}.target`),
  ];
}

function validateResourceTarget({ averageUtilization, averageValue }: ManifestMetricTarget, field: string): FieldError[] {
  if (averageUtilization === undefined && averageValue === undefined) {
    return [required(`${field}.averageUtilization`, "must set either a target raw value or a target utilization")];
  }
  if (averageUtilization !== undefined && averageValue !== undefined) {
    return [forbidden(`${field}.averageValue`, "may not set both a target raw value and a target utilization")];
  }
  return [];
}

function validateMetricTarget({ type = "", value, averageValue, averageUtilization }: ManifestMetricTarget, field: string): FieldError[] {
  return [
    ...(type === "" ? [required(`${field}.type`, "must specify a metric target type")] : []),
    ...(targetTypes.has(type) ? [] : [invalid(`${field}.type`, type, "must be either Utilization, Value, or AverageValue")]),
    ...(value !== undefined && quantitySign(value) <= 0 ? [invalid(`${field}.value`, value, "must be positive")] : []),
    ...(averageValue !== undefined && quantitySign(averageValue) <= 0
      ? [invalid(`${field}.averageValue`, averageValue, "must be positive")]
      : []),
    ...(averageUtilization !== undefined && averageUtilization < 1
      ? [invalid(`${field}.averageUtilization`, averageUtilization, "must be greater than 0")]
      : []),
  ];
}

const targetTypes = new Set(["Utilization", "Value", "AverageValue"]);

function validateMetricIdentifier({ name = "" }: ManifestMetricIdentifier, field: string): FieldError[] {
  if (name === "") return [required(`${field}.name`, "must specify a metric name")];
  return isValidPathSegmentName(name).map((detail) => invalid(`${field}.name`, name, detail));
}
