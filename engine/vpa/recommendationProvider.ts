/** pkg/admission-controller/resource/pod/recommendation/recommendation_provider.go: the requests and limits of a pod that follow from a recommendation. */
import { processRecommendation, type ContainerAnnotations } from "./capping";
import { getProportionalLimit } from "./limitAndRequestScaling";
import { getLimitRangeItem, type LimitRangeItem } from "./limitRange";
import {
  containerRequestsAndLimits,
  getContainerControlledValues,
  getRecommendationForContainer,
  getUpdateMode,
  type ContainerResources,
  type PodContainer,
  type VerticalPodAutoscaler,
} from "./vpa";

/** One entry for each container of the pod; an empty one where nothing is recommended. */
export function getContainersResourcesForPod(
  vpa: VerticalPodAutoscaler,
  containers: readonly PodContainer[],
  limitRanges: readonly LimitRangeItem[],
): { resources: readonly ContainerResources[]; annotations: ContainerAnnotations } {
  const { recommendation, containerPolicies } = vpa;
  const processed = recommendation && processRecommendation(recommendation, containerPolicies, containers, limitRanges);
  const policies = getUpdateMode(vpa) === "Off" ? undefined : containerPolicies;
  const defaultLimits = getLimitRangeItem(limitRanges, "Container")?.default ?? {};
  const annotations: Record<string, readonly string[]> = { ...processed?.annotations };

  const resources = containers.map((container): ContainerResources => {
    const { name } = container;
    const requests = getRecommendationForContainer(name, processed?.recommendation ?? null)?.target;
    if (requests === undefined) return {};
    if (getContainerControlledValues(name, policies) === "RequestsOnly") return { requests };
    const inForce = containerRequestsAndLimits(container);
    const proportional = getProportionalLimit(inForce.limits ?? {}, inForce.requests ?? {}, requests, defaultLimits);
    if (proportional === null) return { requests };
    if (proportional.notes.length > 0) annotations[name] = [...(annotations[name] ?? []), ...proportional.notes];
    return { requests, limits: proportional.limits };
  });
  return { resources, annotations };
}
