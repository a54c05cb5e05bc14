import type { FeatureGates } from "../controller/flags";
import { type FieldError, invalid, notSupported, required } from "./fieldError";
import type { Manifest, ManifestMetadata, ManifestScalingPolicy, ManifestScalingRules, ManifestSpec } from "./manifest";
import { quantitySign, validateMetrics } from "./metricValidation";
import { isDNS1123Label, isDNS1123Subdomain, isQualifiedName, isValidLabelValue } from "../lib/names";
import { validateReference } from "./referenceValidation";

/**
 * What the API server finds wrong with a new autoscaler, in its words and its order: the metadata, then the rules of
 * the spec, then the declared bounds of minReplicas and maxReplicas. The manifest has its defaults.
 * Source: pkg/apis/autoscaling/validation, v1.37.
 */
export function validateManifest({ metadata = {}, spec = {} }: Manifest, featureGates: FeatureGates): FieldError[] {
  return [
    ...validateObjectMeta(metadata, "metadata"),
    ...validateSpec(spec, "spec", featureGates),
    ...validateBounds(spec, "spec", featureGates),
  ];
}

function validateObjectMeta(
  { name = "", namespace = "default", labels = {}, annotations = {} }: ManifestMetadata,
  field: string,
): FieldError[] {
  return [
    ...(name === ""
      ? [required(`${field}.name`, "name or generateName is required")]
      : isDNS1123Subdomain(name).map((detail) => invalid(`${field}.name`, name, detail))),
    ...isDNS1123Label(namespace === "" ? "default" : namespace).map((detail) => invalid(`${field}.namespace`, namespace, detail)),
    ...Object.entries(labels).flatMap(([key, value]) => [
      ...isQualifiedName(key).map((detail) => invalid(`${field}.labels`, key, detail)),
      ...isValidLabelValue(value).map((detail) => invalid(`${field}.labels`, value, detail)),
    ]),
    ...Object.keys(annotations).flatMap((key) =>
      isQualifiedName(key.toLowerCase()).map((detail) => invalid(`${field}.annotations`, key, detail)),
    ),
  ];
}

function validateSpec(spec: ManifestSpec, field: string, featureGates: FeatureGates): FieldError[] {
  const { minReplicas = 1, maxReplicas = 0, scaleTargetRef = {}, metrics = [], behavior = {} } = spec;
  return [
    ...(maxReplicas < minReplicas ? [invalid(`${field}.maxReplicas`, maxReplicas, "must be greater than or equal to `minReplicas`")] : []),
    ...validateReference(scaleTargetRef, `${field}.scaleTargetRef`, { groupRequired: scaleTargetRef.kind !== "ReplicationController" }),
    ...validateMetrics(metrics, `${field}.metrics`, minReplicas),
    ...validateScalingRules(behavior.scaleUp, `${field}.behavior.scaleUp`, featureGates),
    ...validateScalingRules(behavior.scaleDown, `${field}.behavior.scaleDown`, featureGates),
  ];
}

function validateScalingRules(rules: ManifestScalingRules | undefined, field: string, featureGates: FeatureGates): FieldError[] {
  if (rules === undefined) return [];
  const { stabilizationWindowSeconds = 0, selectPolicy = "Max", policies = [], tolerance } = rules;
  const window = `${field}.stabilizationWindowSeconds`;
  return [
    ...(stabilizationWindowSeconds < 0 ? [invalid(window, stabilizationWindowSeconds, "must be greater than or equal to zero")] : []),
    ...(stabilizationWindowSeconds > 3600 ? [invalid(window, stabilizationWindowSeconds, "must be less than or equal to 3600")] : []),
    ...(selectPolicies.includes(selectPolicy) ? [] : [notSupported(`${field}.selectPolicy`, selectPolicy, selectPolicies)]),
    ...(policies.length === 0 ? [required(`${field}.policies`, "must specify at least one Policy")] : []),
    ...policies.flatMap((policy, index) => validateScalingPolicy(policy, `${field}.policies[${index}]`)),
    ...(featureGates.HPAConfigurableTolerance && tolerance !== undefined && quantitySign(tolerance) < 0
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

const selectPolicies = ["Disabled", "Max", "Min"];
const policyTypes = ["Percent", "Pods"];

function validateBounds({ minReplicas = 1, maxReplicas = 0 }: ManifestSpec, field: string, featureGates: FeatureGates): FieldError[] {
  const lowest = featureGates.HPAScaleToZero ? 0 : 1;
  return [
    ...(minReplicas < lowest ? [invalid(`${field}.minReplicas`, minReplicas, `must be greater than or equal to ${lowest}`)] : []),
    ...(maxReplicas === 0 ? [required(`${field}.maxReplicas`, "")] : []),
    ...(maxReplicas < 0 ? [invalid(`${field}.maxReplicas`, maxReplicas, "must be greater than or equal to 1")] : []),
  ];
}
