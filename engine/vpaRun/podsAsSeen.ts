/** The simulated pods as the Vertical Pod Autoscaler reads them, and what it sets as the cluster takes it. */
import type { Pod, PodTemplate } from "../cluster/pod";
import { startedBefore } from "../cluster/podLife";
import type { MainResources, PodResources } from "../cluster/podResources";
import { mebibyte } from "../lib/mebibyte";
import { milliValue, value } from "../lib/quantity";
import { observedContainersValue } from "../vpa/admission";
import { resourceNames, newMilliQuantity, newQuantity, type ResourceList } from "../vpa/quantities";
import type { UpdatedContainer, UpdatedPod, UpdatedPodCondition } from "../vpa/updatedPod";
import type { ContainerResources, PodContainer } from "../vpa/vpa";
import type { VpaAmounts, VpaResources } from "../simulation/vpaTrace";

/** The containers of a spec. Only the main one has limits in the simulation. */
export function containersOf({ main, containers }: PodResources, mainName: string): PodContainer[] {
  return containers.map(({ name, requestsMilli }): PodContainer => {
    const requests = listOf(requestsMilli.cpu, requestsMilli.memory);
    const limits = name === mainName ? limitsOf(main) : {};
    return { name, ...(hasSome(requests) && { requests }), ...(hasSome(limits) && { limits }) };
  });
}

/** `memory`: in thousandths of a byte. */
const listOf = (cpu: number | bigint | undefined, memory: number | bigint | undefined): ResourceList => ({
  ...(cpu !== undefined && { cpu: newMilliQuantity(cpu, "DecimalSI") }),
  ...(memory !== undefined && { memory: newQuantity(Math.ceil(Number(memory) / 1000), "BinarySI") }),
});

const limitsOf = ({ cpuLimitMilli, memoryLimitMebibytes }: MainResources): ResourceList =>
  listOf(cpuLimitMilli || undefined, memoryLimitMebibytes === 0 ? undefined : Math.round(memoryLimitMebibytes * mebibyte) * 1000);

const hasSome = (list: ResourceList): boolean => resourceNames.some((resource) => list[resource] !== undefined);

/** The same object as before while nothing of it has changed, but another one each time while the pod is resized. `observed`: the webhook saw it. */
export function updatedPod(pod: Pod, observed: boolean): UpdatedPod {
  const before = seen.get(pod);
  if (before !== undefined && isAsBefore(pod, before, observed)) return before.as;
  const as = newPod(pod, observed);
  if (isSettled(pod)) {
    const { containers, wanted, resizePolicy, ready, readyTransitionTime } = pod;
    seen.set(pod, { as, observed, containers, wanted, resizePolicy, ready, readyTransitionTime });
  }
  return as;
}

interface SeenPod extends Pick<Pod, "containers" | "wanted" | "resizePolicy" | "ready" | "readyTransitionTime"> {
  as: UpdatedPod;
  observed: boolean;
}

/** Settled pods, as they were read last. */
const seen = new WeakMap<Pod, SeenPod>();

/** It is not resized, and its containers never exited. */
const isSettled = (pod: Pod): boolean => pod.resize === null && pod.log.exits.length === 0;

const isAsBefore = (pod: Pod, before: SeenPod, observed: boolean): boolean =>
  before.as.phase === pod.phase &&
  before.as.startTime === pod.startTime &&
  before.as.deleting === (pod.deletionTimestamp !== null) &&
  before.ready === pod.ready &&
  before.readyTransitionTime === pod.readyTransitionTime &&
  before.observed === observed &&
  before.containers === pod.containers &&
  before.wanted === pod.wanted &&
  before.resizePolicy === pod.resizePolicy &&
  isSettled(pod);

function newPod(pod: Pod, observed: boolean): UpdatedPod {
  return {
    name: pod.name,
    group: pod.owner.name,
    phase: pod.phase,
    startTime: pod.startTime,
    deleting: pod.deletionTimestamp !== null,
    annotations: observed ? { vpaObservedContainers: observedContainersValue(pod.containers) } : {},
    conditions: conditionsOf(pod),
    containers: updatedContainers(pod),
  };
}

/** Settled pods that are alike share a list. */
function updatedContainers(pod: Pod): readonly UpdatedContainer[] {
  if (!isSettled(pod)) return newContainers(pod);
  const { containers, wanted, resizePolicy } = pod;
  const known = shared.get(containers);
  if (known?.wanted === wanted && known.resizePolicy === resizePolicy) return known.list;
  const list = newContainers(pod);
  shared.set(containers, { list, wanted, resizePolicy });
  return list;
}

interface SharedContainers extends Pick<Pod, "wanted" | "resizePolicy"> {
  list: readonly UpdatedContainer[];
}

const shared = new WeakMap<Pod["containers"], SharedContainers>();

function newContainers(pod: Pod): UpdatedContainer[] {
  const mainName = pod.template.measured[0]!;
  const inForce = pod.resize === null ? null : containersOf(pod.actual, mainName);
  return containersOf({ main: pod.wanted, containers: pod.containers }, mainName).map((container, index): UpdatedContainer => {
    const applied = inForce?.[index];
    return {
      ...container,
      ...(applied && {
        inForce: { ...(applied.requests && { requests: applied.requests }), ...(applied.limits && { limits: applied.limits }) },
      }),
      ...(container.name === mainName && {
        ...lastTermination(pod),
        resizePolicy: { cpu: pod.resizePolicy.cpuResizePolicy, memory: pod.resizePolicy.memoryResizePolicy },
      }),
    };
  });
}

/** lastState has the exit as soon as the containers run again, or wait for it. */
function lastTermination({ log, restarts }: Pod): Pick<UpdatedContainer, "lastTermination"> {
  const exit = log.exits.at(-1);
  if (exit?.outOfMemory === undefined || (exit.backOffSeconds === 0 && log.exits.length > restarts)) return {};
  return { lastTermination: { reason: "OOMKilled", startedAt: startedBefore(log, exit.at) ?? exit.at, finishedAt: exit.at } };
}

function conditionsOf({ ready, readyTransitionTime, resize, log }: Pod): UpdatedPodCondition[] {
  const conditions: UpdatedPodCondition[] = [];
  if (ready !== null) conditions.push({ type: "Ready", status: ready ? "True" : "False", lastTransitionTime: readyTransitionTime });
  const lastTransitionTime = log.resizes?.at(-1)?.at ?? 0;
  switch (resize) {
    case "deferred":
    case "infeasible": {
      const reason = resize === "deferred" ? "Deferred" : "Infeasible";
      conditions.push({ type: "PodResizePending", status: "True", reason, lastTransitionTime });
      break;
    }
    case "inProgress":
      conditions.push({ type: "PodResizeInProgress", status: "True", lastTransitionTime });
      break;
    case "error":
      conditions.push({ type: "PodResizeInProgress", status: "True", reason: "Error", lastTransitionTime });
      break;
    // The kubelet has not looked yet, or has done all.
    case "proposed":
    case null:
  }
  return conditions;
}

/** A spec with other requests and limits, by the containers' names. What is not named stays. */
export function withSet(
  before: PodResources,
  set: Readonly<Record<string, ContainerResources | undefined>>,
  { measured }: Pick<PodTemplate, "measured">,
): PodResources {
  const [mainName, sidecarName] = measured;
  const containers = before.containers.map((container) => {
    const { cpu, memory } = set[container.name]?.requests ?? {};
    if (cpu === undefined && memory === undefined) return container;
    const requestsMilli = {
      ...container.requestsMilli,
      ...(cpu && { cpu: Number(milliValue(cpu)) }),
      ...(memory && { memory: Number(value(memory)) * 1000 }),
    };
    return { ...container, requestsMilli };
  });
  const { requests = {}, limits = {} } = set[mainName!] ?? {};
  const sidecar = sidecarName === undefined ? undefined : containers.find(({ name }) => name === sidecarName);
  const isSidecarSet = sidecar !== undefined && (set[sidecar.name]?.requests !== undefined || before.main.sidecarRequests !== undefined);
  const main: MainResources = {
    cpuRequestMilli: requests.cpu ? Number(milliValue(requests.cpu)) : before.main.cpuRequestMilli,
    cpuLimitMilli: limits.cpu ? Number(milliValue(limits.cpu)) : before.main.cpuLimitMilli,
    memoryRequestMebibytes: requests.memory ? Number(value(requests.memory)) / mebibyte : before.main.memoryRequestMebibytes,
    memoryLimitMebibytes: limits.memory ? Number(value(limits.memory)) / mebibyte : before.main.memoryLimitMebibytes,
    ...(isSidecarSet && {
      sidecarRequests: {
        sidecarCpuRequestMilli: Number(sidecar.requestsMilli.cpu ?? 0),
        sidecarMemoryRequestMebibytes: Number(sidecar.requestsMilli.memory ?? 0) / 1000 / mebibyte,
      },
    }),
  };
  return { main, containers };
}

export const amountsOf = ({ cpu, memory }: ResourceList = {}): VpaAmounts => ({
  ...(cpu && { cpuMilli: Number(milliValue(cpu)) }),
  ...(memory && { memoryBytes: Number(value(memory)) }),
});

export const resourcesByContainer = (containers: readonly (ContainerResources & { name: string })[]): Record<string, VpaResources> =>
  Object.fromEntries(containers.map(({ name, requests, limits }) => [name, { requests: amountsOf(requests), limits: amountsOf(limits) }]));
