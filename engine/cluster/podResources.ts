import type { ContainerRequests } from "../controller/observation";
import { mebibyteMilli } from "../lib/mebibyte";
import type { Workload } from "./workload";

/** What the main container of a pod requests, and its CPU limit: 0 is none. */
export type MainResources = Readonly<Pick<Workload, "cpuRequestMilli" | "cpuLimitMilli" | "memoryRequestMebibytes">>;

/** The resources of a pod's containers in one place: in its spec, as the kubelet allocated them, or in force. */
export interface PodResources {
  readonly main: MainResources;
  /** The requests of all containers, the same list for pods that have it from one place. */
  readonly containers: ContainerRequests[];
}

export const mainResourcesOf = ({ cpuRequestMilli, cpuLimitMilli, memoryRequestMebibytes }: MainResources): MainResources => ({
  cpuRequestMilli,
  cpuLimitMilli,
  memoryRequestMebibytes,
});

/** New values; 0: the value stays as it is. The API server refuses to remove a request or a limit. */
export type ResourceChange = MainResources;

/**
 * The main container with the new values. "unchanged": it has them already. "refused": the API server refuses a request above the limit.
 */
export function changedMain(main: MainResources, change: ResourceChange): MainResources | "unchanged" | "refused" {
  const changed = {
    cpuRequestMilli: change.cpuRequestMilli || main.cpuRequestMilli,
    cpuLimitMilli: change.cpuLimitMilli || main.cpuLimitMilli,
    memoryRequestMebibytes: change.memoryRequestMebibytes || main.memoryRequestMebibytes,
  };
  if (areEqual(main, changed)) return "unchanged";
  return changed.cpuLimitMilli > 0 && changed.cpuRequestMilli > changed.cpuLimitMilli ? "refused" : changed;
}

/** The list with the new requests of the container that has this name. */
export const changedRequests = (containers: ContainerRequests[], name: string, change: ResourceChange): ContainerRequests[] =>
  containers.map((each) => (each.name === name ? { ...each, requestsMilli: { ...each.requestsMilli, ...requestsIn(change) } } : each));

const requestsIn = ({ cpuRequestMilli, memoryRequestMebibytes }: ResourceChange): ContainerRequests["requestsMilli"] => ({
  ...(cpuRequestMilli > 0 && { cpu: cpuRequestMilli }),
  ...(memoryRequestMebibytes > 0 && { memory: memoryRequestMebibytes * mebibyteMilli }),
});

export const areEqual = (one: MainResources, other: MainResources): boolean =>
  haveEqualCpu(one, other) && one.memoryRequestMebibytes === other.memoryRequestMebibytes;

/** Memory changes nothing in what a pod can do: the simulated pods have no memory limit. */
export const haveEqualCpu = (one: MainResources, other: MainResources): boolean =>
  one === other || (one.cpuRequestMilli === other.cpuRequestMilli && one.cpuLimitMilli === other.cpuLimitMilli);
