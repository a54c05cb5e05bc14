/** How resources may change: what the API server takes, and what the kubelet does for it. Few runs change any. */
import { mebibyteMilli } from "../lib/mebibyte";
import type { ContainerRequests } from "../controller/observation";
import { areEqual, haveEqualCpu, type MainResources, type ResizePolicies } from "./podResources";

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

export const needsRestart = (from: MainResources, to: MainResources, { cpuResizePolicy, memoryResizePolicy }: ResizePolicies): boolean =>
  (cpuResizePolicy === "RestartContainer" && !haveEqualCpu(from, to)) ||
  (memoryResizePolicy === "RestartContainer" && !haveEqualMemory(from, to));

/** A limit where there was none is no lower one: upstream compares two limits. */
export const lowersLimit = (from: MainResources, to: MainResources): boolean =>
  from.memoryLimitMebibytes > 0 && to.memoryLimitMebibytes < from.memoryLimitMebibytes;

const haveEqualMemory = (one: MainResources, other: MainResources): boolean =>
  one.memoryRequestMebibytes === other.memoryRequestMebibytes && one.memoryLimitMebibytes === other.memoryLimitMebibytes;

/** The quality of service class of a pod that has only this container. */
export const isGuaranteed = (main: MainResources): boolean =>
  main.cpuRequestMilli === main.cpuLimitMilli && main.memoryRequestMebibytes === main.memoryLimitMebibytes;
