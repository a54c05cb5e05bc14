import {
  isOtherGroup,
  otherVersionOf,
  simulatedKindOf,
  targetGroupOf,
  targetKindNames,
  targetKindOf,
  targetKinds,
  type TargetKind,
} from "../api/targetKinds";
import { featureGateStates, isEnabled, unnamedVersion, type FeatureGates, type KubernetesVersion } from "../controller/flags";
import { say, type Words } from "../lib/sentence";
import { apiServerRules } from "./apiServerRules";
import type { Manifest, ManifestBehavior, ManifestMetric, ManifestReference } from "./manifest";
import { apiGroup } from "./referenceValidation";
import type { FoundFix } from "./textEdit";
import { isTargetKept, keepsSyncPeriod, keepsTolerances, keptByUpdate } from "./updates";

/** Something that Kubernetes accepts, fully or in part, and that the simulation cannot run. */
export interface Limitation {
  severity: "error" | "advice";
  field: string;
  message: Words;
  reason?: Words;
  fixes?: readonly FoundFix[];
  /** A field with an error of its own that would only repeat this one. */
  covers?: string;
}

/** What of the manifest is not simulated, so that a run never claims to simulate more than it does. */
export function findLimitations(
  { metadata = {}, spec = {} }: Manifest,
  featureGates: FeatureGates,
  version: KubernetesVersion = unnamedVersion,
  stored: Manifest | null = null,
): Limitation[] {
  const { scaleTargetRef = {} } = spec;
  const checksVersion = apiServerRules[version].checksReferenceVersions && !isTargetKept(scaleTargetRef, keptByUpdate(stored));
  return [
    ...generatedNameLimitations(metadata.name, metadata.generateName),
    ...targetLimitations(scaleTargetRef, "spec.scaleTargetRef", checksVersion),
    ...(spec.metrics ?? []).flatMap((metric, index) => metricLimitations(metric, `spec.metrics[${index}]`)),
    ...likeNamedAdvice(spec.metrics ?? [], "spec.metrics"),
    ...(isEnabled("HPAConfigurableTolerance", featureGates, version)
      ? []
      : toleranceAdvice(
          spec.behavior ?? {},
          "spec.behavior",
          whatBecomesOfTolerance(version, keepsTolerances(featureGates, version, stored)),
        )),
    ...(spec.syncPeriodSeconds === undefined || isEnabled("HPAConfigurableSyncPeriod", featureGates, version)
      ? []
      : [periodAdvice("spec.syncPeriodSeconds", keepsSyncPeriod(featureGates, version, stored))]),
  ];
}

function generatedNameLimitations(name: string | undefined, generateName: string | undefined): Limitation[] {
  if (generateName === undefined || name !== undefined) return [];
  const message = say`A generated name is not simulated; write metadata.name.`;
  return [{ severity: "error", field: "metadata.generateName", message, covers: "metadata.name" }];
}

function targetLimitations({ apiVersion = "", kind = "" }: ManifestReference, field: string, checksVersion: boolean): Limitation[] {
  const group = apiGroup(apiVersion);
  if (kind === "" || group === null) return [];
  if (isOtherGroup(group)) return [otherTarget(apiVersion, kind, `${field}.kind`)];
  const simulated = targetKindOf(kind);
  if (simulated !== null) {
    const own = targetGroupOf(simulated);
    const isRefused = group === "" && own !== "" && checksVersion;
    return group === own || isRefused ? [] : [unknownKind(simulated, group, targetKinds[simulated].apiVersion, `${field}.apiVersion`)];
  }

  const own = groupOfUnscalable.get(kind);
  const unscalable = own !== undefined && (group === own || group === "");
  const other = otherVersionOf(kind);
  if (other !== null) return [{ ...unknownKind(kind, group, other, `${field}.apiVersion`), covers: `${field}.kind` }];
  const message = unscalable
    ? say`A ${kind} cannot be autoscaled: it has no scale subresource. ${simulatedTargets}`
    : say`no matches for kind "${kind}" in group "${group}". ${simulatedTargets}`;
  return [{ severity: "error", field: `${field}.kind`, message, ...(group === "" && { covers: `${field}.apiVersion` }) }];
}

/** The manifest is valid, and its run is that of another kind. */
function otherTarget(apiVersion: string, kind: string, field: string): Limitation {
  const simulated = simulatedKindOf({ apiVersion, kind }) ?? "Deployment";
  const isCanary = otherVersionOf(kind) === apiVersion && kind === "Rollout";
  return {
    severity: "advice",
    field,
    message: say`This ${kind} is simulated as a ${simulated}.`,
    reason: isCanary ? canaryReason : otherReason,
    ...(isCanary && { fixes: [{ title: say`Add the pods of its canary`, edits: [], action: { kind: "otherPods" } }] }),
  };
}

const otherReason = say`The autoscaler reads and writes only the scale of its target. So its counts are the same as long as a replica is one pod. How pods start, are replaced and are deleted is as in the simulated kind.`;
const canaryReason = say`The autoscaler reads and writes only the scale, so its counts are the same while no release is under way. Here a release is a rolling update, without steps and pauses. The selector of a Rollout also matches the pods of its canary, which come on top of the count if it routes the traffic: the incident Other pods with the same labels adds them.`;

/** Names the kinds to choose from. */
export const useOneOf = (kinds: readonly TargetKind[]): Words => say`Use kind: ${kinds.slice(0, -1).join(", ")} or ${kinds.at(-1) ?? ""}.`;

const simulatedTargets = useOneOf(targetKindNames);

function unknownKind(kind: string, group: string, apiVersion: string, field: string): Limitation {
  return { severity: "error", field, message: say`no matches for kind "${kind}" in group "${group}"; write apiVersion: ${apiVersion}.` };
}

const groupOfUnscalable = new Map([
  ["CronJob", "batch"],
  ["DaemonSet", "apps"],
  ["Job", "batch"],
  ["Pod", ""],
]);

function metricLimitations({ type = "", resource, containerResource }: ManifestMetric, field: string): Limitation[] {
  if (type === "Resource") return resourceLimitations(resource?.name, `${field}.resource.name`);
  if (type === "ContainerResource") return resourceLimitations(containerResource?.name, `${field}.containerResource.name`);
  return [];
}

function resourceLimitations(name = "", field: string): Limitation[] {
  if (name === "" || name === "cpu" || name === "memory") return [];
  return [{ severity: "error", field, message: say`The resource ${JSON.stringify(name)} is not simulated; use cpu or memory.` }];
}

/** The simulation's metrics APIs know a metric only by its type and name. */
function likeNamedAdvice(metrics: readonly ManifestMetric[], field: string): Limitation[] {
  const firstLike = new Map<string, string>();
  return metrics.flatMap((metric, index) => {
    const custom = customSource(metric);
    if (custom === null) return [];
    const { type, source, metric: identifier } = custom;
    const like = `${type} ${identifier.name ?? ""}`;
    const identity = JSON.stringify([identifier, metric.object?.describedObject]);
    const first = firstLike.get(like) ?? identity;
    firstLike.set(like, first);
    if (first === identity) return [];
    const message = say`All ${type} metrics named ${JSON.stringify(identifier.name)} have the same value here. Their selectors and described objects make no difference.`;
    return [{ severity: "advice", field: `${field}[${index}].${source}.metric`, message }];
  });
}

function customSource({ type, pods, object, external }: ManifestMetric) {
  if (type === "Pods" && pods?.metric) return { type, source: "pods", metric: pods.metric };
  if (type === "Object" && object?.metric) return { type, source: "object", metric: object.metric };
  return type === "External" && external?.metric ? { type, source: "external", metric: external.metric } : null;
}

function whatBecomesOfTolerance(version: KubernetesVersion, isKept: boolean): Words {
  return isKept
    ? say`The feature gate HPAConfigurableTolerance is off. The API server keeps this tolerance, because the stored HPA has one, but the controller does not read it. The cluster's tolerance applies.`
    : say`${whyNoTolerance(version)}, so the API server drops this tolerance. The cluster's tolerance applies.`;
}

function whyNoTolerance(version: KubernetesVersion): Words {
  return featureGateStates[version].HPAConfigurableTolerance.state === "absent"
    ? say`Kubernetes ${version} does not know this field`
    : say`The feature gate HPAConfigurableTolerance is off`;
}

/** A release without the field refuses it, so only the gate can be off. */
const periodAdvice = (field: string, isKept: boolean): Limitation => ({
  severity: "advice",
  field,
  message: isKept
    ? say`The feature gate HPAConfigurableSyncPeriod is off. The API server keeps this period, because the stored HPA has one, but the controller does not read it. The controller's own period applies.`
    : say`The feature gate HPAConfigurableSyncPeriod is off, so the API server drops this period. The controller's own period applies.`,
});

function toleranceAdvice({ scaleUp, scaleDown }: ManifestBehavior, field: string, message: Words): Limitation[] {
  const written = [
    ...(scaleUp?.tolerance === undefined ? [] : [`${field}.scaleUp.tolerance`]),
    ...(scaleDown?.tolerance === undefined ? [] : [`${field}.scaleDown.tolerance`]),
  ];
  return written.map((tolerance) => ({ severity: "advice", field: tolerance, message }));
}
