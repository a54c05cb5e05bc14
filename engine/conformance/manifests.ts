/** Manifests from any source: parts that do not have the API's form are reported or left out, and never trusted. */
import { isRecord } from "../lib/isRecord";
import type {
  HorizontalPodAutoscaler,
  HorizontalPodAutoscalerBehavior,
  HPAScalingRules,
  MetricIdentifier,
  MetricSpec,
  MetricTarget,
} from "../api/autoscaling";
import type { ControllerFlags, FeatureGates, KubernetesVersion } from "../controller/flags";
import type { Misreading } from "../manifest/decoders";
import { defaultManifest as withDefaults } from "../manifest/defaults";
import type { FieldError } from "../manifest/fieldError";
import {
  decodeManifest,
  type Manifest,
  type ManifestBehavior,
  type ManifestMetric,
  type ManifestScalingRules,
  type ManifestMetricIdentifier,
  type ManifestMetricTarget,
} from "../manifest/manifest";
import { validateManifest as validate } from "../manifest/validation";
import { nodeOf } from "./jsonNode";

/**
 * The API server's errors on creation, after decoding and defaulting; none for a manifest that it accepts. A value of the wrong type stops
 * the decoding, so it is then the only error.
 */
export function validateManifest(manifest: unknown, featureGates: FeatureGates, version?: KubernetesVersion): FieldError[] {
  const { written, misread } = decode(manifest);
  if (misread.length > 0) return misread.map(typeError);
  return validate(withDefaults(written, version, featureGates), featureGates, version);
}

/**
 * The manifest with autoscaling/v2's defaults and canonical quantities. Its metadata stays as it is; a status and unknown fields are
 * dropped.
 */
export function defaultManifest(manifest: unknown, version?: KubernetesVersion): Manifest {
  const { metadata, ...defaulted } = withDefaults(decode(manifest).written, version);
  const written = isRecord(manifest) && isRecord(manifest["metadata"]) ? manifest["metadata"] : metadata;
  return written === undefined ? defaulted : { ...defaulted, metadata: written };
}

/**
 * An autoscaler as a controller would get it, even one that the API server would refuse: a required text or number that is missing becomes
 * empty or 0.
 */
export function readAutoscaler(
  manifest: unknown,
  { kubernetesVersion, featureGates }: Pick<ControllerFlags, "kubernetesVersion" | "featureGates">,
): HorizontalPodAutoscaler {
  const { apiVersion = "", kind = "", metadata = {}, spec = {} } = withDefaults(decode(manifest).written, kubernetesVersion, featureGates);
  const { scaleTargetRef = {}, minReplicas = 1, maxReplicas = 0, metrics = [], behavior } = spec;
  return {
    apiVersion,
    kind,
    metadata: { ...metadata, name: metadata.name ?? "" },
    spec: {
      scaleTargetRef: { ...scaleTargetRef, kind: scaleTargetRef.kind ?? "", name: scaleTargetRef.name ?? "" },
      minReplicas,
      maxReplicas,
      metrics: metrics.map(metricSpec),
      ...(behavior && { behavior: behaviorOf(behavior) }),
    },
  };
}

function metricSpec({ type, resource, containerResource, pods, object, external }: ManifestMetric): MetricSpec {
  switch (type) {
    case "ContainerResource": {
      const { name = "", container = "", target } = containerResource ?? {};
      return { type, containerResource: { name, container, target: metricTarget(target) } };
    }
    case "Pods":
      return { type, pods: { metric: metricIdentifier(pods?.metric), target: metricTarget(pods?.target) } };
    case "Object": {
      const { describedObject = {}, metric, target } = object ?? {};
      const { kind = "", name = "" } = describedObject;
      return {
        type,
        object: { describedObject: { ...describedObject, kind, name }, metric: metricIdentifier(metric), target: metricTarget(target) },
      };
    }
    case "External":
      return { type, external: { metric: metricIdentifier(external?.metric), target: metricTarget(external?.target) } };
    default:
      return { type: "Resource", resource: { name: resource?.name ?? "", target: metricTarget(resource?.target) } };
  }
}

/** `type` matters only to Object metrics, and these have two types. */
function metricTarget({ type, ...values }: ManifestMetricTarget = {}): MetricTarget {
  return { ...values, type: type === "Value" || type === "AverageValue" ? type : "Utilization" };
}

function metricIdentifier({ name = "", selector }: ManifestMetricIdentifier = {}): MetricIdentifier {
  if (selector === undefined) return { name };
  const { matchLabels, matchExpressions } = selector;
  return {
    name,
    selector: {
      ...(matchLabels && { matchLabels }),
      ...(matchExpressions && {
        matchExpressions: matchExpressions.map(({ key = "", operator = "", values }) => ({ key, operator, ...(values && { values }) })),
      }),
    },
  };
}

function behaviorOf({ scaleUp, scaleDown }: ManifestBehavior): HorizontalPodAutoscalerBehavior {
  return { ...(scaleUp && { scaleUp: scalingRules(scaleUp) }), ...(scaleDown && { scaleDown: scalingRules(scaleDown) }) };
}

function scalingRules({ selectPolicy, policies, ...rules }: ManifestScalingRules): HPAScalingRules {
  return {
    ...rules,
    selectPolicy: selectPolicy === "Min" || selectPolicy === "Disabled" ? selectPolicy : "Max",
    ...(policies && {
      policies: policies.map(({ type, value = 0, periodSeconds = 0 }) => ({
        type: type === "Percent" ? type : "Pods",
        value,
        periodSeconds,
      })),
    }),
  };
}

function decode(manifest: unknown): { written: Manifest; misread: Misreading[] } {
  const misread: Misreading[] = [];
  const written = decodeManifest(nodeOf(manifest), "", (misreading) => {
    // The API server drops fields that it does not know.
    if (misreading.obscures === misreading.path) misread.push(misreading);
  });
  return { written: written ?? {}, misread };
}

function typeError({ path, detail, message }: Misreading): FieldError {
  return { type: "FieldValueInvalid", field: path, badValue: "", detail, message };
}
