import type { ContainerRequests } from "../controller/observation";
import { mebibyteMilli } from "../lib/mebibyte";
import type { IncidentFieldValues } from "./incidentFields";
import type { Workload } from "./workload";

/** What the main container of a pod requests, and its limits: 0 is none. */
export type MainResources = Readonly<
  Pick<Workload, "cpuRequestMilli" | "cpuLimitMilli" | "memoryRequestMebibytes" | "memoryLimitMebibytes">
> & {
  /** What the sidecar requests, if not what the workload says. */
  readonly sidecarRequests?: SidecarRequests;
};

export type SidecarRequests = Readonly<Pick<Workload, "sidecarCpuRequestMilli" | "sidecarMemoryRequestMebibytes">>;

/** The resources of a pod's containers in one place: in its spec, as the kubelet allocated them, or in force. */
export interface PodResources {
  readonly main: MainResources;
  /** The requests of all containers, the same list for pods that have it from one place. */
  readonly containers: ContainerRequests[];
}

export const mainResourcesOf = (main: MainResources): MainResources => ({
  cpuRequestMilli: main.cpuRequestMilli,
  cpuLimitMilli: main.cpuLimitMilli,
  memoryRequestMebibytes: main.memoryRequestMebibytes,
  memoryLimitMebibytes: main.memoryLimitMebibytes,
});

/** Whether the kubelet restarts the main container when its CPU, or its memory, is resized. */
export type ResizePolicies = Readonly<Pick<IncidentFieldValues, "cpuResizePolicy" | "memoryResizePolicy">>;

export const noRestarts: ResizePolicies = { cpuResizePolicy: "NotRequired", memoryResizePolicy: "NotRequired" };

export const needsRestart = (from: MainResources, to: MainResources, { cpuResizePolicy, memoryResizePolicy }: ResizePolicies): boolean =>
  (cpuResizePolicy === "RestartContainer" && !haveEqualCpu(from, to)) ||
  (memoryResizePolicy === "RestartContainer" && !haveEqualMemory(from, to));

/** New values; 0: the value stays as it is. The API server refuses to remove a request or a limit. */
export type ResourceChange = MainResources;

/** What the API server refuses: a request above its limit, and a memory limit of a running container that falls. */
export type ResizeRefusal = "cpuAboveLimit" | "memoryAboveLimit" | "memoryLimitFalls";

/** The main container with the new values. "unchanged": it has them already. */
export function changedMain(main: MainResources, change: ResourceChange): MainResources | "unchanged" | ResizeRefusal {
  const changed = {
    ...(main.sidecarRequests && { sidecarRequests: main.sidecarRequests }),
    cpuRequestMilli: change.cpuRequestMilli || main.cpuRequestMilli,
    cpuLimitMilli: change.cpuLimitMilli || main.cpuLimitMilli,
    memoryRequestMebibytes: change.memoryRequestMebibytes || main.memoryRequestMebibytes,
    memoryLimitMebibytes: change.memoryLimitMebibytes || main.memoryLimitMebibytes,
  };
  return areEqual(main, changed) ? "unchanged" : (aboveLimit(changed) ?? changed);
}

/** null: no request is above its limit. */
export function aboveLimit(changed: MainResources): ResizeRefusal | null {
  if (changed.cpuLimitMilli > 0 && changed.cpuRequestMilli > changed.cpuLimitMilli) return "cpuAboveLimit";
  return changed.memoryLimitMebibytes > 0 && changed.memoryRequestMebibytes > changed.memoryLimitMebibytes ? "memoryAboveLimit" : null;
}

/** The list with the new requests of the container that has this name. */
export const changedRequests = (containers: ContainerRequests[], name: string, change: ResourceChange): ContainerRequests[] =>
  containers.map((each) => (each.name === name ? { ...each, requestsMilli: { ...each.requestsMilli, ...requestsIn(change) } } : each));

const requestsIn = ({ cpuRequestMilli, memoryRequestMebibytes }: ResourceChange): ContainerRequests["requestsMilli"] => ({
  ...(cpuRequestMilli > 0 && { cpu: cpuRequestMilli }),
  ...(memoryRequestMebibytes > 0 && { memory: memoryRequestMebibytes * mebibyteMilli }),
});

export const areEqual = (one: MainResources, other: MainResources): boolean =>
  workAlike(one, other) &&
  one.memoryRequestMebibytes === other.memoryRequestMebibytes &&
  one.sidecarRequests?.sidecarMemoryRequestMebibytes === other.sidecarRequests?.sidecarMemoryRequestMebibytes;

/** A limit where there was none is no lower one: upstream compares two limits. */
export const lowersLimit = (from: MainResources, to: MainResources): boolean =>
  from.memoryLimitMebibytes > 0 && to.memoryLimitMebibytes < from.memoryLimitMebibytes;

const haveEqualMemory = (one: MainResources, other: MainResources): boolean =>
  one.memoryRequestMebibytes === other.memoryRequestMebibytes && one.memoryLimitMebibytes === other.memoryLimitMebibytes;

/** A memory request changes nothing in what a pod can do. */
export const workAlike = (one: MainResources, other: MainResources): boolean =>
  one === other ||
  (haveEqualCpu(one, other) &&
    one.memoryLimitMebibytes === other.memoryLimitMebibytes &&
    one.sidecarRequests?.sidecarCpuRequestMilli === other.sidecarRequests?.sidecarCpuRequestMilli);

export const haveEqualCpu = (one: MainResources, other: MainResources): boolean =>
  one.cpuRequestMilli === other.cpuRequestMilli && one.cpuLimitMilli === other.cpuLimitMilli;

/** The quality of service class of a pod that has only this container. */
export const isGuaranteed = (main: MainResources): boolean =>
  main.cpuRequestMilli === main.cpuLimitMilli && main.memoryRequestMebibytes === main.memoryLimitMebibytes;
