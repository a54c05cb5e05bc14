/** pkg/utils/vpa/limit_and_request_scaling.go: limits that keep their proportion to requests, and requests that keep theirs to limits. */
import { milliValue, value } from "../lib/quantity";
import { scaleQuantityProportionally, zeroQuantity, type Quantity, type ResourceList, type ResourceName } from "./quantities";

/** The limits of the recommended requests, or null if no resource has one; `notes` says why a resource has none. */
export function getProportionalLimit(
  limits: ResourceList,
  requests: ResourceList,
  recommended: ResourceList,
  defaultLimits: ResourceList,
): { limits: ResourceList; notes: readonly string[] } | null {
  const of = (resource: ResourceName) =>
    getProportionalResourceLimit(resource, {
      limit: limits[resource],
      request: requests[resource],
      recommended: recommended[resource],
      defaultLimit: defaultLimits[resource],
    });
  const [cpu, memory] = [of("cpu"), of("memory")];
  if (cpu.limit === null && memory.limit === null) return null;
  return {
    limits: { ...(cpu.limit && { cpu: cpu.limit }), ...(memory.limit && { memory: memory.limit }) },
    notes: [cpu.note, memory.note].filter((note) => note !== null),
  };
}

interface Scaled {
  readonly limit: Quantity | undefined;
  readonly request: Quantity | undefined;
  readonly recommended: Quantity | undefined;
  readonly defaultLimit: Quantity | undefined;
}

export function getProportionalResourceLimit(
  resource: ResourceName,
  { limit, request, recommended, defaultLimit }: Scaled,
): { limit: Quantity | null; note: string | null } {
  const originalLimit = limitOrDefault(limit, defaultLimit);
  if (hasNoUnits(originalLimit)) return { limit: null, note: `${resource}: limit NOT set since originalLimit is nil or 0` };
  if (hasNoUnits(recommended)) return { limit: null, note: `${resource}: limit NOT set since recommendedRequest is nil or 0` };
  // Without a request Kubernetes takes the limit as request; and equal ones stay equal.
  if (hasNoUnits(request) || milliValue(request) === milliValue(originalLimit)) return { limit: recommended, note: null };
  const { quantity, capped } = scaleQuantityProportionally(resource, originalLimit, request, recommended);
  return { limit: quantity, note: capped ? `${resource}: failed to keep limit to request ratio; capping limit to int64` : null };
}

/** The request at which the limit that keeps its proportion reaches `boundaryLimit`; zero: there is no boundary. */
export function getBoundaryRequest(
  resource: ResourceName,
  request: Quantity | undefined,
  limit: Quantity | undefined,
  boundaryLimit: Quantity,
  defaultLimit: Quantity | undefined,
): Quantity {
  const originalLimit = limitOrDefault(limit, defaultLimit);
  if (hasNoUnits(originalLimit)) return zeroQuantity;
  if (hasNoUnits(request)) return boundaryLimit;
  return scaleQuantityProportionally(resource, request, originalLimit, boundaryLimit).quantity;
}

const limitOrDefault = (limit: Quantity | undefined, defaultLimit: Quantity | undefined) => (hasNoUnits(limit) ? defaultLimit : limit);

const hasNoUnits = (quantity: Quantity | undefined): quantity is undefined => quantity === undefined || value(quantity) === 0;
