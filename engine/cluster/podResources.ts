import type { ContainerRequests } from "../controller/observation";
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

export const areEqual = (one: MainResources, other: MainResources): boolean =>
  workAlike(one, other) &&
  one.memoryRequestMebibytes === other.memoryRequestMebibytes &&
  one.sidecarRequests?.sidecarMemoryRequestMebibytes === other.sidecarRequests?.sidecarMemoryRequestMebibytes;

/** A memory request changes nothing in what a pod can do. */
export const workAlike = (one: MainResources, other: MainResources): boolean =>
  one === other ||
  (haveEqualCpu(one, other) &&
    one.memoryLimitMebibytes === other.memoryLimitMebibytes &&
    one.sidecarRequests?.sidecarCpuRequestMilli === other.sidecarRequests?.sidecarCpuRequestMilli);

export const haveEqualCpu = (one: MainResources, other: MainResources): boolean =>
  one.cpuRequestMilli === other.cpuRequestMilli && one.cpuLimitMilli === other.cpuLimitMilli;
