/** What pods request, by upstream's rules for a utilization target. Mirrors calculateRequests in replica_calculator.go. */
import { add, type Int64 } from "../lib/int64";
import type { ContainerRequests, PodObservation } from "./observation";
import type { OlderRules } from "./olderRules";

/** One pod's request in milli-units, or null if it has none; then `missing` says so in upstream's words. */
export interface RequestReader {
  request(pod: PodObservation): Int64 | null;
  missing(pod: PodObservation): string;
}

/** For a Resource metric: of the whole pod. `podLevel` is the gate PodLevelResources. */
export function podRequests(resource: string, podLevel: boolean, older: OlderRules): RequestReader {
  const atPodLevel = (pod: PodObservation) => isPodLevelRequestsSet(pod) && !older.use("noPodLevelRequests") && podLevel;
  let like: PodObservation | null = null;
  let known: Int64 | null = null;
  return {
    request(pod) {
      if (like === null || !haveOneTemplate(pod, like)) {
        known = atPodLevel(pod) ? calculatePodLevelRequests(pod, resource, older) : sumOfContainers(pod, resource, older);
        like = pod;
      }
      return known;
    },
    missing: (pod) =>
      atPodLevel(pod)
        ? `missing pod-level request for ${resource} in Pod ${pod.name}`
        : missingRequest(resource, containersAndSidecars(pod).find(lacks(resource)), pod),
  };
}

/** Pods of one template share its lists, and so their requests: these are added up once for all of them. */
function haveOneTemplate(a: PodObservation, b: PodObservation): boolean {
  if (a.containers !== b.containers || a.initContainers !== b.initContainers || a.requestsMilli !== b.requestsMilli) return false;
  return a.requestsMilli === undefined || a.overheadMilli === b.overheadMilli;
}

/** For a ContainerResource metric: of the one container. */
export function containerRequests(resource: string, container: string, older: OlderRules): RequestReader {
  const isNamed = ({ name }: ContainerRequests) => name === container;
  const find = ({ containers, initContainers }: PodObservation) =>
    containers.find(isNamed) ?? initContainers?.find((each) => isSidecar(each) && isNamed(each) && !older.use("sidecarsRequestNothing"));
  return {
    request(pod) {
      const found = find(pod);
      if (found === undefined && older.use("absentContainerRequestsNothing")) return 0;
      return found?.requestsMilli[resource] ?? null;
    },
    missing(pod) {
      const found = find(pod);
      return found === undefined ? `container ${container} not found in Pod ${pod.name}` : missingRequest(resource, found, pod);
    },
  };
}

function missingRequest(resource: string, container: ContainerRequests | undefined, pod: PodObservation): string {
  return `missing request for ${resource} in container ${container?.name} of Pod ${pod.name}`;
}

const lacks =
  (resource: string) =>
  ({ requestsMilli }: ContainerRequests): boolean =>
    requestsMilli[resource] === undefined;

function containersAndSidecars({ containers, initContainers = [] }: PodObservation): ContainerRequests[] {
  return [...containers, ...initContainers.filter(isSidecar)];
}

function isSidecar({ restartPolicy }: { restartPolicy?: string }): boolean {
  return restartPolicy === "Always";
}

/** Null when a container or a sidecar has no such request. */
function sumOfContainers({ containers, initContainers }: PodObservation, resource: string, older: OlderRules): Int64 | null {
  // A fast path: most pods have one container, and every reconcile reads every pod.
  if (containers.length === 1 && initContainers === undefined) return containers[0]?.requestsMilli[resource] ?? null;
  let sum: Int64 = 0;
  for (const { requestsMilli } of containers) {
    const request = requestsMilli[resource];
    if (request === undefined) return null;
    sum = add(sum, request);
  }
  if (initContainers === undefined) return sum;
  for (const container of initContainers) {
    // Sidecars were new in 1.28, and its autoscaler did not count them.
    if (!isSidecar(container) || older.use("sidecarsRequestNothing")) continue;
    const request = container.requestsMilli[resource];
    if (request === undefined) return null;
    sum = add(sum, request);
  }
  return sum;
}

/** What the pod's overhead adds to a request that `podRequests` reads from the pod itself. */
export function overheadInRequest(pod: PodObservation, resource: string): Int64 {
  return isPodLevelRequestsSet(pod) ? (pod.overheadMilli?.[resource] ?? 0) : 0;
}

/** Until 1.37 the pod's overhead is added, even if nothing else requests the resource. The usage is without it in every version. */
function calculatePodLevelRequests(pod: PodObservation, resource: string, older: OlderRules): Int64 | null {
  const requested = podLevelRequest(pod, resource);
  const overhead = pod.overheadMilli?.[resource];
  if (overhead === undefined) return requested;
  return older.choose("overheadInPodRequests", requested, () => add(requested ?? 0, overhead));
}

/** The pod's own request; if it requests only other resources, what the scheduler reserves for its containers. */
function podLevelRequest(pod: PodObservation, resource: string): Int64 | null {
  const own = mayBePodLevel(resource) ? pod.requestsMilli?.[resource] : undefined;
  if (own !== undefined) return own;
  const { containers, initContainers = [] } = pod;
  if ([...containers, ...initContainers].every(lacks(resource))) return null;
  const of = ({ requestsMilli }: ContainerRequests) => requestsMilli[resource] ?? 0;
  const running = containersAndSidecars(pod).reduce((sum: Int64, container) => add(sum, of(container)), 0);
  let sidecarsBefore: Int64 = 0;
  let largest = running;
  for (const container of initContainers) {
    const during = add(of(container), sidecarsBefore);
    if (isSidecar(container)) sidecarsBefore = during;
    else if (during > largest) largest = during;
  }
  return largest;
}

function isPodLevelRequestsSet({ requestsMilli }: PodObservation): boolean {
  return requestsMilli !== undefined && Object.keys(requestsMilli).some(mayBePodLevel);
}

function mayBePodLevel(resource: string): boolean {
  return resource === "cpu" || resource === "memory" || resource.startsWith("hugepages-");
}
