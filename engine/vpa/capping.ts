/**
 * pkg/utils/vpa/capping.go: a recommendation within the resource policy, and for one pod also within the LimitRanges of its namespace and
 * the limits of its containers.
 */
import { addQuantities, milliValue, value } from "../lib/quantity";
import { getBoundaryRequest, getProportionalResourceLimit } from "./limitAndRequestScaling";
import { getLimitRangeItem, type LimitRangeItem } from "./limitRange";
import {
  compareQuantities,
  isZero,
  mapResources,
  resourceNames,
  scaleQuantityProportionally,
  zeroQuantity,
  type Quantity,
  type ResourceList,
  type ResourceName,
} from "./quantities";
import {
  containerRequestsAndLimits,
  getContainerControlledValues,
  getContainerResourcePolicy,
  getRecommendationForContainer,
  type ContainerResourcePolicy,
  type PodContainer,
  type Recommendation,
  type RecommendedContainerResources,
} from "./vpa";

type Policies = readonly ContainerResourcePolicy[] | undefined;

/** By container, why its target is not the recommended one: "cpu capped to maxAllowed". */
export type ContainerAnnotations = Readonly<Record<string, readonly string[]>>;

/** What the recommender does before it writes the status. `globalMaxAllowed` holds for each resource for which a policy has no maxAllowed. */
export function applyVpaPolicy(recommendation: Recommendation, policies: Policies, globalMaxAllowed: ResourceList): Recommendation {
  return recommendation.map((container) => {
    const policy = getContainerResourcePolicy(container.containerName, policies);
    const bounds = { min: policy?.minAllowed ?? {}, max: { ...globalMaxAllowed, ...policy?.maxAllowed } };
    return changeLists(container, (list) => mapResources(list, (quantity, resource) => within(quantity, resource, bounds).quantity));
  });
}

/**
 * `Apply` of the capping processor: what the updater and the admission controller use for this pod. Null if there is neither a
 * recommendation nor a policy.
 */
export function processRecommendation(
  recommendation: Recommendation | undefined,
  policies: Policies,
  containers: readonly PodContainer[],
  limitRanges: readonly LimitRangeItem[],
): { recommendation: Recommendation; annotations: ContainerAnnotations } | null {
  if (recommendation === undefined && policies === undefined) return null;
  const podLimitRange = getLimitRangeItem(limitRanges, "Pod");
  const containerLimitRange = getLimitRangeItem(limitRanges, "Container");
  const within = podLimitRange ? capProportionallyToPodLimitRange(recommendation ?? [], containers, podLimitRange) : (recommendation ?? []);
  const annotations: Record<string, readonly string[]> = {};
  const processed = within.flatMap((entry) => {
    const container = containers.find(({ name }) => name === entry.containerName);
    if (container === undefined) return [];
    const capped = getCappedRecommendationForContainer(container, entry, policies, containerLimitRange);
    if (capped.annotations.length > 0) annotations[container.name] = capped.annotations;
    return [capped.recommendation];
  });
  return { recommendation: processed, annotations };
}

function getCappedRecommendationForContainer(
  container: PodContainer,
  recommendation: RecommendedContainerResources,
  policies: Policies,
  limitRange: LimitRangeItem | undefined,
) {
  const policy = getContainerResourcePolicy(container.name, policies);
  const requestsOnly = getContainerControlledValues(container.name, policies) === "RequestsOnly";
  const steps: ((list: ResourceList) => Capped)[] = [
    (list) => applyContainerLimitRange(list, container, limitRange),
    (list) => capTo(list, policy?.minAllowed ?? {}, policy?.maxAllowed ?? {}, "minAllowed", "maxAllowed"),
    (list) => (requestsOnly ? capRecommendationToContainerLimit(list, container) : { list, annotations: [] }),
  ];
  const annotations: string[] = [];
  const capped = changeLists(recommendation, (list, name) => {
    let result = list;
    for (const step of steps) {
      const after = step(result);
      result = after.list;
      if (name === "target") annotations.push(...after.annotations);
    }
    return result;
  });
  return { recommendation: capped, annotations };
}

interface Capped {
  readonly list: ResourceList;
  readonly annotations: readonly string[];
}

function capRecommendationToContainerLimit(list: ResourceList, container: PodContainer): Capped {
  const { limits = {} } = containerRequestsAndLimits(container);
  const annotations: string[] = [];
  const capped = mapResources(list, (quantity, resource) => {
    const limit = limits[resource];
    if (limit === undefined || milliValue(quantity) <= milliValue(limit)) return quantity;
    annotations.push(`${resource} capped to container limit`);
    return limit;
  });
  return { list: capped, annotations };
}

function applyContainerLimitRange(list: ResourceList, container: PodContainer, limitRange: LimitRangeItem | undefined): Capped {
  if (limitRange === undefined) return { list, annotations: [] };
  const max = getBoundaryRecommendation(container, limitRange.max, limitRange.default);
  const min = getMinAllowedRecommendation(container, limitRange);
  return capTo(list, min, max, "fit Min in container LimitRange", "fit Max in container LimitRange");
}

/** Both the limit and the request must reach the minimum of a LimitRange. */
function getMinAllowedRecommendation(container: PodContainer, { min, default: defaults }: LimitRangeItem): ResourceList {
  const forLimit = getBoundaryRecommendation(container, min, defaults);
  return mapResources(forLimit, (quantity, resource) => {
    const forRequest = min?.[resource] ?? zeroQuantity;
    return compareQuantities(forRequest, quantity) > 0 ? forRequest : quantity;
  });
}

function getBoundaryRecommendation(container: PodContainer, boundary: ResourceList | undefined, defaults: ResourceList | undefined) {
  if (boundary === undefined) return {};
  const { requests, limits } = containerRequestsAndLimits(container);
  const of = (resource: ResourceName) =>
    getBoundaryRequest(resource, requests?.[resource], limits?.[resource], boundary[resource] ?? zeroQuantity, defaults?.[resource]);
  return { cpu: of("cpu"), memory: of("memory") };
}

function capTo(list: ResourceList, min: ResourceList, max: ResourceList, minName: string, maxName: string): Capped {
  const annotations: string[] = [];
  const capped = mapResources(list, (quantity, resource) => {
    const result = within(quantity, resource, { min, max });
    if (result.raised) annotations.push(`${resource} capped to ${minName}`);
    if (result.lowered) annotations.push(`${resource} capped to ${maxName}`);
    return result.quantity;
  });
  return { list: capped, annotations };
}

/** Raised to the minimum, then lowered to the maximum. A bound of zero never caps. */
function within(quantity: Quantity, resource: ResourceName, bounds: { min: ResourceList; max: ResourceList }) {
  const [min, max] = [bounds.min[resource], bounds.max[resource]];
  const raised = min !== undefined && !isZero(min) && compareQuantities(quantity, min) < 0;
  const least = raised ? min : quantity;
  const lowered = max !== undefined && !isZero(max) && compareQuantities(least, max) > 0;
  return { quantity: lowered ? max : least, raised, lowered };
}

const cappedLists = ["target", "lowerBound", "upperBound"] as const;
type CappedList = (typeof cappedLists)[number];

/** The uncapped target stays, and an absent list stays absent. */
function changeLists(
  container: RecommendedContainerResources,
  change: (list: ResourceList, name: CappedList) => ResourceList,
): RecommendedContainerResources {
  const changed = { ...container };
  for (const name of cappedLists) {
    const list = container[name];
    if (list !== undefined) changed[name] = change(list, name);
  }
  return changed;
}

function capProportionallyToPodLimitRange(
  recommendation: Recommendation,
  containers: readonly PodContainer[],
  limitRange: LimitRangeItem,
): Recommendation {
  let entries = insertRequestsForMissingRecommendations(recommendation, containers);
  for (const list of ["upperBound", "target", "lowerBound"] as const) {
    for (const resource of resourceNames) entries = applyPodLimitRange(entries, containers, limitRange, resource, list);
  }
  return entries;
}

function insertRequestsForMissingRecommendations(recommendation: Recommendation, containers: readonly PodContainer[]): Recommendation {
  const missing = containers.flatMap((container) => {
    const { requests = {} } = containerRequestsAndLimits(container);
    const isMissing = getRecommendationForContainer(container.name, recommendation) === undefined && Object.keys(requests).length > 0;
    return isMissing ? [{ containerName: container.name, target: requests }] : [];
  });
  return [...recommendation, ...missing];
}

/** Scales the requests of all containers so that their sum, or the sum of the limits in proportion to them, fits the LimitRange. */
function applyPodLimitRange(
  entries: Recommendation,
  containers: readonly PodContainer[],
  limitRange: LimitRangeItem,
  resource: ResourceName,
  list: CappedList,
): Recommendation {
  const min = limitRange.min?.[resource] ?? zeroQuantity;
  const max = limitRange.max?.[resource] ?? zeroQuantity;
  let [sumLimit, sumRecommendation] = [zeroQuantity, zeroQuantity];
  for (const container of containers) {
    const { requests, limits } = containerRequestsAndLimits(container);
    const entry = getRecommendationForContainer(container.name, entries);
    const recommended = (entry === undefined ? requests : entry[list])?.[resource] ?? zeroQuantity;
    const { limit } = getProportionalResourceLimit(resource, {
      limit: limits?.[resource],
      request: requests?.[resource],
      recommended,
      defaultLimit: limitRange.default?.[resource],
    });
    if (limit !== null) sumLimit = addQuantities(sumLimit, limit);
    sumRecommendation = addQuantities(sumRecommendation, recommended);
  }
  const aboveMax = !isZero(max) && compareQuantities(max, sumLimit) < 0;
  const requestsBelowMin = compareQuantities(min, sumRecommendation) > 0;
  const limitsBelowMin = compareQuantities(min, sumLimit) > 0;
  if ((!limitsBelowMin && !requestsBelowMin && !aboveMax) || isZero(sumLimit)) return entries;

  const scale = (quantity: Quantity): Quantity => {
    if (requestsBelowMin) return scaleQuantityProportionally(resource, quantity, sumRecommendation, min).quantity;
    return scaleQuantityProportionally(resource, quantity, sumLimit, aboveMax ? max : min, resource === "memory").quantity;
  };
  // Upstream crashes where it would divide by no units at all.
  if (value(requestsBelowMin ? sumRecommendation : sumLimit) === 0) return entries;
  return entries.map((entry) => {
    const before = entry[list];
    // Upstream writes into a list that is not there, and crashes; a container that the pod does not have is left alone.
    if (before === undefined || !containers.some(({ name }) => name === entry.containerName)) return entry;
    return { ...entry, [list]: { ...before, [resource]: scale(before[resource] ?? zeroQuantity) } };
  });
}
