import { isEnabled, latestVersion, type FeatureGates, type KubernetesVersion } from "../controller/flags";
import { type ApiServerRules, apiServerRules } from "./apiServerRules";
import type { Manifest, ManifestBehavior, ManifestMetric, ManifestReference } from "./manifest";
import { apiGroup } from "./referenceValidation";

/** Something that Kubernetes accepts, or half accepts, and that the simulation cannot run. */
export interface Limitation {
  severity: "error" | "advice";
  field: string;
  message: string;
  /** A field whose own error would only be another view of this. */
  covers?: string;
}

/** What of the manifest is not simulated, so that a run never stands for something else than what is written. */
export function findLimitations(
  { metadata = {}, spec = {} }: Manifest,
  featureGates: FeatureGates,
  version: KubernetesVersion = latestVersion,
): Limitation[] {
  const rules = apiServerRules[version];
  return [
    ...generatedNameLimitations(metadata.name, metadata.generateName),
    ...targetLimitations(spec.scaleTargetRef ?? {}, "spec.scaleTargetRef", rules),
    ...(spec.metrics ?? []).flatMap((metric, index) => metricLimitations(metric, `spec.metrics[${index}]`)),
    ...(isEnabled("HPAConfigurableTolerance", featureGates, version)
      ? []
      : toleranceAdvice(spec.behavior ?? {}, "spec.behavior", whyNoTolerance(rules, version))),
  ];
}

function generatedNameLimitations(name: string | undefined, generateName: string | undefined): Limitation[] {
  if (generateName === undefined || name !== undefined) return [];
  const message = "A generated name is not simulated; write metadata.name.";
  return [{ severity: "error", field: "metadata.generateName", message, covers: "metadata.name" }];
}

function targetLimitations(
  { apiVersion = "", kind = "" }: ManifestReference,
  field: string,
  { checksReferenceVersions }: ApiServerRules,
): Limitation[] {
  const group = apiGroup(apiVersion);
  if (kind === "" || group === null) return [];
  if (kind === "Deployment") {
    const isRefused = group === "" && checksReferenceVersions;
    return group === "apps" || isRefused ? [] : [unknownDeployment(group, `${field}.apiVersion`)];
  }

  const own = groupOfUnscalable.get(kind);
  const unscalable = own !== undefined && (group === own || group === "");
  const message = unscalable
    ? `A ${kind} cannot be autoscaled: it has no scale subresource. Only kind: Deployment is simulated.`
    : `${kind} targets are not simulated yet; only kind: Deployment is.`;
  return [{ severity: "error", field: `${field}.kind`, message, ...(group === "" && { covers: `${field}.apiVersion` }) }];
}

function unknownDeployment(group: string, field: string): Limitation {
  return { severity: "error", field, message: `no matches for kind "Deployment" in group "${group}"; write apiVersion: apps/v1.` };
}

const groupOfUnscalable = new Map([
  ["CronJob", "batch"],
  ["DaemonSet", "apps"],
  ["Job", "batch"],
  ["Pod", ""],
]);

function metricLimitations({ type = "", resource }: ManifestMetric, field: string): Limitation[] {
  if (otherMetricTypes.has(type)) {
    return [
      {
        severity: "error",
        field: `${field}.type`,
        message: `${type} metrics are not simulated yet; use type: Resource with cpu or memory.`,
      },
    ];
  }
  const { name = "" } = resource ?? {};
  if (type !== "Resource" || name === "" || name === "cpu" || name === "memory") return [];
  return [
    {
      severity: "error",
      field: `${field}.resource.name`,
      message: `The resource ${JSON.stringify(name)} is not simulated yet; use cpu or memory.`,
    },
  ];
}

const otherMetricTypes = new Set(["ContainerResource", "External", "Object", "Pods"]);

function whyNoTolerance({ knowsTolerance }: ApiServerRules, version: KubernetesVersion): string {
  return knowsTolerance ? "The feature gate HPAConfigurableTolerance is off" : `Kubernetes ${version} does not know this field`;
}

function toleranceAdvice({ scaleUp, scaleDown }: ManifestBehavior, field: string, why: string): Limitation[] {
  const written = [
    ...(scaleUp?.tolerance === undefined ? [] : [`${field}.scaleUp.tolerance`]),
    ...(scaleDown?.tolerance === undefined ? [] : [`${field}.scaleDown.tolerance`]),
  ];
  const message = `${why}: this tolerance is dropped, the cluster's holds.`;
  return written.map((tolerance) => ({ severity: "advice", field: tolerance, message }));
}
