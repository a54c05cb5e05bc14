/**
 * The admission of one pod: pkg/admission-controller/resource/pod/patch/resource_updates.go. It sets requests and limits as the provider says
 * and tells in annotations what it did.
 */
import { add, float64ToInt64 } from "../lib/int64";
import { milliValue } from "../lib/quantity";
import type { ContainerAnnotations } from "./capping";
import { getProportionalResourceLimit } from "./limitAndRequestScaling";
import type { LimitRangeItem } from "./limitRange";
import { compareQuantities, isZero, newMilliQuantity, resourceNames, zeroQuantity, type Quantity } from "./quantities";
import { getContainersResourcesForPod } from "./recommendationProvider";
import { getContainerStartupBoost, originalResourcesValue, startupBoostAnnotation } from "./startupBoost";
import {
  getContainerControlledValues,
  getContainerResourcePolicy,
  getUpdateMode,
  type ContainerResources,
  type PodContainer,
  type StartupBoost,
  type VerticalPodAutoscaler,
  type VpaFeatureGates,
} from "./vpa";

/** One record of a JSON patch. */
export interface PatchRecord {
  readonly op: "add";
  readonly path: string;
  readonly value: unknown;
}

export interface Admission {
  /** What the recommendation says, for each container of the pod. */
  readonly resources: readonly ContainerResources[];
  readonly annotations: ContainerAnnotations;
  readonly patch: AdmissionPatch;
}

/** An error leaves the pod as it is. */
export type AdmissionPatch =
  | {
      readonly ok: true;
      readonly patches: readonly PatchRecord[];
      /** The containers after the patches. */
      readonly containers: readonly PodContainer[];
      readonly podAnnotations: Readonly<Record<string, string>>;
    }
  | { readonly ok: false; readonly error: string };

export interface AdmissionFlags {
  /** `max-allowed-cpu-boost`; zero: no maximum. */
  readonly maxAllowedCPUBoost: Quantity;
  readonly gates: VpaFeatureGates;
}

/** `containers`: those of the pod's template. */
export function admitPod(
  vpa: VerticalPodAutoscaler,
  containers: readonly PodContainer[],
  limitRanges: readonly LimitRangeItem[],
  flags: AdmissionFlags,
): Admission {
  const { resources, annotations } = getContainersResourcesForPod(vpa, containers, limitRanges);
  // In mode Off only a boost changes the pod.
  const isOff = getUpdateMode(vpa) === "Off";
  const applied = isOff ? resources.map(() => ({})) : resources;
  return { resources, annotations, patch: calculatePatches(vpa, containers, applied, isOff ? {} : annotations, flags) };
}

/** The names of the containers that the webhook saw; the updater counts no others. */
export const observedContainersValue = (containers: readonly PodContainer[]): string => containers.map(({ name }) => name).join(", ");

function calculatePatches(
  vpa: VerticalPodAutoscaler,
  containers: readonly PodContainer[],
  resources: readonly ContainerResources[],
  annotations: ContainerAnnotations,
  { gates, maxAllowedCPUBoost }: AdmissionFlags,
): AdmissionPatch {
  const patches: PatchRecord[] = [];
  const podAnnotations: Record<string, string> = {};
  const updates: string[] = [];
  const patched: PodContainer[] = [];
  for (const [index, container] of containers.entries()) {
    let set = resources[index]!;
    if (gates.CPUStartupBoost) {
      if (getContainerResourcePolicy(container.name, vpa.containerPolicies)?.mode === "Off") {
        patched.push(container);
        continue;
      }
      const boost = getContainerStartupBoost(container.name, vpa);
      if (boost !== undefined) {
        const boosted = applyCpuStartupBoost(vpa, container, set, boost, maxAllowedCPUBoost);
        if (!boosted.ok) return boosted;
        set = boosted.resources;
        podAnnotations[startupBoostAnnotation(container.name)] = originalResourcesValue(container);
      }
    }
    const { records, setNames } = getContainerPatch(container, index, set);
    patched.push(containerWith(container, set));
    if (records.length === 0) continue;
    patches.push(...records);
    updates.push(`container ${index}: ${[...(annotations[container.name] ?? []), ...setNames].join(", ")}`);
  }
  if (updates.length > 0) podAnnotations.vpaUpdates = `Pod resources updated by ${vpa.name}: ${updates.join("; ")}`;
  const annotated = Object.entries(podAnnotations).map(([key, value]): PatchRecord => {
    return { op: "add", path: `/metadata/annotations/${key.replaceAll("/", "~1")}`, value };
  });
  return { ok: true, patches: [...patches, ...annotated], containers: patched, podAnnotations };
}

/** The records of a patch that sets requests and limits, as the webhook and a resize send them, and what they set. */
export function getContainerPatch(container: PodContainer, index: number, resources: ContainerResources) {
  const path = `/spec/containers/${index}/resources`;
  const records: PatchRecord[] = [];
  const setNames: string[] = [];
  if (container.requests === undefined && container.limits === undefined) records.push({ op: "add", path, value: {} });
  for (const [field, name] of [
    ["requests", "request"],
    ["limits", "limit"],
  ] as const) {
    const list = resources[field] ?? {};
    const present = resourceNames.filter((resource) => list[resource] !== undefined);
    if (container[field] === undefined && present.length > 0) records.push({ op: "add", path: `${path}/${field}`, value: {} });
    for (const resource of present) {
      records.push({ op: "add", path: `${path}/${field}/${resource}`, value: list[resource] });
      setNames.push(`${resource} ${name}`);
    }
  }
  return { records, setNames };
}

function containerWith(container: PodContainer, { requests, limits }: ContainerResources): PodContainer {
  const all = { requests: { ...container.requests, ...requests }, limits: { ...container.limits, ...limits } };
  return {
    ...container,
    ...((container.requests || requests) && { requests: all.requests }),
    ...((container.limits || limits) && { limits: all.limits }),
  };
}

type Boosted = { readonly ok: true; readonly resources: ContainerResources } | { readonly ok: false; readonly error: string };

function applyCpuStartupBoost(
  vpa: VerticalPodAutoscaler,
  container: PodContainer,
  resources: ContainerResources,
  boost: StartupBoost,
  maxAllowed: Quantity,
): Boosted {
  const recommended = resources.requests?.cpu ?? zeroQuantity;
  const base = isZero(recommended) ? (container.requests?.cpu ?? zeroQuantity) : recommended;
  const value = calculateBoostedCpuValue(base, boost);
  if (!value.ok) return value;
  const cpu = !isZero(maxAllowed) && compareQuantities(value.cpu, maxAllowed) > 0 ? maxAllowed : value.cpu;
  const requests = { ...resources.requests, cpu };
  if (getContainerControlledValues(container.name, vpa.containerPolicies) === "RequestsOnly") {
    return { ok: true, resources: { ...resources, requests: { ...requests, cpu: cappedBelowLimit(cpu, container.limits?.cpu) } } };
  }
  const { limit } = getProportionalResourceLimit("cpu", {
    limit: container.limits?.cpu,
    request: container.requests?.cpu,
    recommended: cpu,
    defaultLimit: undefined,
  });
  const limits = { ...resources.limits, ...(limit && { cpu: limit }) };
  return { ok: true, resources: { requests, ...(Object.keys(limits).length > 0 && { limits }) } };
}

function calculateBoostedCpuValue(base: Quantity, boost: StartupBoost): { ok: true; cpu: Quantity } | { ok: false; error: string } {
  const milli = milliValue(base);
  if ((boost.type ?? "Factor") === "Quantity") {
    if (boost.quantity === undefined) return { ok: false, error: "startupBoost.CPU.Quantity is required when Type is Quantity" };
    return { ok: true, cpu: newMilliQuantity(add(milli, milliValue(boost.quantity)), "DecimalSI") };
  }
  if (boost.factor === undefined) return { ok: false, error: "startupBoost.CPU.Factor is required when Type is Factor or not specified" };
  if (boost.factor < 1) return { ok: false, error: "boost factor must be >= 1" };
  return { ok: true, cpu: newMilliQuantity(float64ToInt64(Number(milli) * boost.factor), "DecimalSI") };
}

/** A thousandth below the limit, so that the pod's quality of service stays what it was. */
function cappedBelowLimit(cpu: Quantity, limit: Quantity | undefined): Quantity {
  if (limit === undefined || milliValue(cpu) <= milliValue(limit)) return cpu;
  return compareQuantities(limit, newMilliQuantity(1, "DecimalSI")) > 0
    ? newMilliQuantity(add(milliValue(limit), -1), limit.format)
    : limit;
}
