import { isEnabled, unnamedVersion, type FeatureGates, type KubernetesVersion } from "../controller/flags";
import { leastOwnSyncPeriod, mostOwnSyncPeriod } from "../controller/syncPeriod";
import { type ApiServerRules, apiServerRules } from "./apiServerRules";
import { type FieldError, invalid, notSupported, required } from "./fieldError";
import type { Manifest, ManifestMetadata, ManifestScalingPolicy, ManifestScalingRules, ManifestSpec } from "./manifest";
import { type MetricServer, quantitySign, validateMetrics } from "./metricValidation";
import { isDNS1123Label, isDNS1123Subdomain, isLabelKey, isQualifiedName, isValidLabelValue } from "../lib/names";
import { validateReference } from "./referenceValidation";
import { isTargetKept, keepsSyncPeriod, keepsTolerances, keptByUpdate } from "./updates";

/**
 * The errors of the version's API server for a new autoscaler, or for an update of a stored one, in its words and its order: the metadata,
 * then the rules of the spec, then the declared bounds of minReplicas and maxReplicas, which older servers check first. The manifest must
 * have its defaults. Source: pkg/apis/autoscaling/validation.
 */
export function validateManifest(
  { metadata = {}, spec = {} }: Manifest,
  featureGates: FeatureGates,
  version: KubernetesVersion = unnamedVersion,
  stored: Manifest | null = null,
): FieldError[] {
  const kept = keptByUpdate(stored);
  const rules = apiServerRules[version];
  const isOn = (gate: keyof FeatureGates) => isEnabled(gate, featureGates, version);
  const lowest = isOn("HPAScaleToZero") || kept?.zeroMinReplicas ? 0 : 1;
  const server = { rules, readsContainers: isOn("HPAContainerMetrics"), kept };
  return [
    ...validateObjectMeta(metadata, "metadata", rules),
    ...(rules.declaresBounds ? [] : validateBounds(spec, "spec", lowest, rules)),
    ...validateSpec(spec, "spec", server, keepsTolerances(featureGates, version, stored)),
    ...(keepsSyncPeriod(featureGates, version, stored) ? validateSyncPeriod(spec, "spec") : []),
    ...(rules.declaresBounds ? validateBounds(spec, "spec", lowest, rules) : []),
  ];
}

export function validateObjectMeta(
  { name = "", namespace = "default", labels = {}, annotations = {} }: ManifestMetadata,
  field: string,
  { namesLabelKeys }: Pick<ApiServerRules, "namesLabelKeys">,
): FieldError[] {
  const keyErrors = namesLabelKeys ? isLabelKey : isQualifiedName;
  return [
    ...(name === ""
      ? [required(`${field}.name`, "name or generateName is required")]
      : isDNS1123Subdomain(name).map((detail) => invalid(`${field}.name`, name, detail))),
    ...isDNS1123Label(namespace === "" ? "default" : namespace).map((detail) => invalid(`${field}.namespace`, namespace, detail)),
    ...Object.entries(labels).flatMap(([key, value]) => [
      ...keyErrors(key).map((detail) => invalid(`${field}.labels`, key, detail)),
      ...isValidLabelValue(value).map((detail) => invalid(`${field}.labels`, value, detail)),
    ]),
    ...Object.keys(annotations).flatMap((key) =>
      keyErrors(key.toLowerCase()).map((detail) => invalid(`${field}.annotations`, key, detail)),
    ),
  ];
}

function validateSpec(spec: ManifestSpec, field: string, server: MetricServer, readsTolerance: boolean): FieldError[] {
  const { minReplicas = 1, maxReplicas = 0, scaleTargetRef = {}, metrics = [], behavior = {} } = spec;
  const groupRequired = scaleTargetRef.kind !== "ReplicationController";
  const versionKept = isTargetKept(scaleTargetRef, server.kept);
  return [
    ...(maxReplicas < minReplicas ? [invalid(`${field}.maxReplicas`, maxReplicas, "must be greater than or equal to `minReplicas`")] : []),
    ...validateReference(scaleTargetRef, `${field}.scaleTargetRef`, { groupRequired, versionKept }, server.rules),
    ...validateMetrics(metrics, `${field}.metrics`, minReplicas, server),
    ...validateScalingRules(behavior.scaleUp, `${field}.behavior.scaleUp`, readsTolerance),
    ...validateScalingRules(behavior.scaleDown, `${field}.behavior.scaleDown`, readsTolerance),
  ];
}

function validateScalingRules(rules: ManifestScalingRules | undefined, field: string, readsTolerance: boolean): FieldError[] {
  if (rules === undefined) return [];
  const { stabilizationWindowSeconds = 0, selectPolicy = "Max", policies = [], tolerance } = rules;
  const window = `${field}.stabilizationWindowSeconds`;
  return [
    ...(stabilizationWindowSeconds < 0 ? [invalid(window, stabilizationWindowSeconds, "must be greater than or equal to zero")] : []),
    ...(stabilizationWindowSeconds > 3600 ? [invalid(window, stabilizationWindowSeconds, "must be less than or equal to 3600")] : []),
    ...(selectPolicies.includes(selectPolicy) ? [] : [notSupported(`${field}.selectPolicy`, selectPolicy, selectPolicies)]),
    ...(policies.length === 0 ? [required(`${field}.policies`, "must specify at least one Policy")] : []),
    ...policies.flatMap((policy, index) => validateScalingPolicy(policy, `${field}.policies[${index}]`)),
    ...(readsTolerance && tolerance !== undefined && quantitySign(tolerance) < 0
      ? [invalid(`${field}.tolerance`, tolerance, "must be greater than or equal to 0")]
      : []),
  ];
}

function validateScalingPolicy({ type = "", value = 0, periodSeconds = 0 }: ManifestScalingPolicy, field: string): FieldError[] {
  return [
    ...(policyTypes.includes(type) ? [] : [notSupported(`${field}.type`, type, policyTypes)]),
    ...(value <= 0 ? [invalid(`${field}.value`, value, "must be greater than zero")] : []),
    ...(periodSeconds <= 0 ? [invalid(`${field}.periodSeconds`, periodSeconds, "must be greater than zero")] : []),
    ...(periodSeconds > 1800 ? [invalid(`${field}.periodSeconds`, periodSeconds, "must be less than or equal to 1800")] : []),
  ];
}

function validateSyncPeriod({ syncPeriodSeconds }: ManifestSpec, field: string): FieldError[] {
  if (syncPeriodSeconds === undefined) return [];
  const path = `${field}.syncPeriodSeconds`;
  if (syncPeriodSeconds < leastOwnSyncPeriod)
    return [invalid(path, syncPeriodSeconds, `must be greater than or equal to ${leastOwnSyncPeriod}`)];
  return syncPeriodSeconds > mostOwnSyncPeriod
    ? [invalid(path, syncPeriodSeconds, `must be less than or equal to ${mostOwnSyncPeriod}`)]
    : [];
}

const selectPolicies = ["Disabled", "Max", "Min"];
const policyTypes = ["Percent", "Pods"];

function validateBounds(
  { minReplicas = 1, maxReplicas = 0 }: ManifestSpec,
  field: string,
  lowest: 0 | 1,
  { requiresMaxReplicas }: ApiServerRules,
): FieldError[] {
  const low = minReplicas < lowest ? [invalid(`${field}.minReplicas`, minReplicas, `must be greater than or equal to ${lowest}`)] : [];
  if (maxReplicas > 0) return low;
  if (!requiresMaxReplicas) return [...low, invalid(`${field}.maxReplicas`, maxReplicas, "must be greater than 0")];
  if (maxReplicas === 0) return [...low, required(`${field}.maxReplicas`, "")];
  return [...low, invalid(`${field}.maxReplicas`, maxReplicas, "must be greater than or equal to 1")];
}
