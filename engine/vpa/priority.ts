/** pkg/updater/priority: which pods are worth an update, and which come first. */
import { add, type Int64 } from "../lib/int64";
import { milliValue } from "../lib/quantity";
import { compareQuantities, resourceNames, type ResourceName } from "./quantities";
import { hasLowerResource } from "./restriction";
import { getObservedContainers, type UpdatedPod } from "./updatedPod";
import type { UpdaterFlags } from "./updaterFlags";
import type { UpdaterCode } from "./updaterLog";
import {
  containerRequestsAndLimits,
  getContainerResourcePolicy,
  getRecommendationForContainer,
  getUpdateMode,
  type EvictionRequirement,
  type Recommendation,
  type VerticalPodAutoscaler,
} from "./vpa";

export interface PodPriority {
  /** A container's request is outside its bounds, or there is none. */
  readonly outsideRecommendedRange: boolean;
  /** A container needs more than it requests. */
  readonly scaleUp: boolean;
  /** How far the requests are from the recommendation, as a part of them; the sum over both resources. */
  readonly resourceDiff: number;
}

/** `recommendation`: as it is processed for this pod. */
export function getUpdatePriority(pod: UpdatedPod, recommendation: Recommendation | null): PodPriority {
  let outsideRecommendedRange = false;
  let scaleUp = false;
  const totals = new Map<ResourceName, { requested: Int64; recommended: Int64 }>();
  const observed = getObservedContainers(pod);
  for (const container of pod.containers) {
    const entry = getRecommendationForContainer(container.name, recommendation);
    if (entry === undefined || observed?.has(container.name) === false) continue;
    const { requests = {} } = containerRequestsAndLimits(container);
    for (const resource of resourceNames) {
      const target = entry.target?.[resource];
      if (target === undefined) continue;
      const request = requests[resource];
      const total = totals.get(resource) ?? { requested: 0, recommended: 0 };
      const requested = request === undefined ? 0 : milliValue(request);
      totals.set(resource, { requested: add(total.requested, requested), recommended: add(total.recommended, milliValue(target)) });
      const [lower, upper] = [entry.lowerBound?.[resource], entry.upperBound?.[resource]];
      if (request === undefined || milliValue(target) > milliValue(request)) scaleUp = true;
      if (
        request === undefined ||
        (lower !== undefined && compareQuantities(request, lower) < 0) ||
        (upper !== undefined && compareQuantities(request, upper) > 0)
      ) {
        outsideRecommendedRange = true;
      }
    }
  }
  let resourceDiff = 0;
  for (const { requested, recommended } of totals.values()) {
    const request = Math.max(Number(requested), 1);
    resourceDiff += Math.abs(request - Number(recommended)) / request;
  }
  return { outsideRecommendedRange, scaleUp, resourceDiff };
}

/** A pod that waits for its update. */
export interface PrioritizedPod {
  readonly pod: UpdatedPod;
  readonly priority: PodPriority;
  readonly recommendation: Recommendation | null;
}

/** `AddPod`: whether the pod is updated, and the reasons. */
export function judgePod(
  vpa: VerticalPodAutoscaler,
  { pod, priority, recommendation }: PrioritizedPod,
  infeasibleAttempt: Recommendation | undefined,
  flags: UpdaterFlags,
  now: number,
): { accepted: boolean; codes: readonly UpdaterCode[] } {
  const refuse = (...codes: UpdaterCode[]) => ({ accepted: false, codes });
  if (getUpdateMode(vpa) === "InPlace" && infeasibleAttempt && !hasLowerResource(infeasibleAttempt, recommendation ?? [])) {
    return refuse("infeasibleNotLower");
  }
  const quickOom = hasQuickOom(vpa, pod, flags);
  const before: UpdaterCode[] = quickOom ? ["quickOOM"] : [];
  if (!priority.outsideRecommendedRange && !quickOom) {
    if (pod.startTime === null) return refuse("noStartTime");
    if (now < pod.startTime + flags.podLifetimeUpdateThresholdSeconds) return refuse("shortLivedInRange");
    if (priority.resourceDiff < flags.podUpdateThreshold) return refuse("diffTooLow");
  }
  if (quickOom && priority.resourceDiff === 0) return refuse(...before, "quickOOMNoChange");
  return { accepted: true, codes: [...before, "accepted"] };
}

/** A container that the autoscaler changes was killed for its memory soon after its start. */
function hasQuickOom(vpa: VerticalPodAutoscaler, pod: UpdatedPod, flags: UpdaterFlags): boolean {
  const own = flags.gates.PerVPAConfig ? vpa.updatePolicy?.evictAfterOOMSeconds : undefined;
  const threshold = own ?? flags.evictAfterOOMThresholdSeconds;
  return pod.containers.some(({ name, lastTermination }) => {
    if (lastTermination?.reason !== "OOMKilled" || getObservedContainers(pod)?.has(name) === false) return false;
    if (getContainerResourcePolicy(name, vpa.containerPolicies)?.mode === "Off") return false;
    return lastTermination.finishedAt - lastTermination.startedAt < threshold;
  });
}

/** The pods that grow first, then those that are furthest from the recommendation; equal ones keep their order. */
export function sortedByPriority(pods: readonly PrioritizedPod[]): PrioritizedPod[] {
  return pods.toSorted(({ priority: one }, { priority: other }) =>
    one.scaleUp === other.scaleUp ? other.resourceDiff - one.resourceDiff : one.scaleUp ? -1 : 1,
  );
}

/** pkg/updater/priority/scaling_direction_pod_eviction_admission.go: the evictionRequirements hold for one container at least. */
export function isEvictionAdmitted(vpa: VerticalPodAutoscaler, { pod, recommendation }: PrioritizedPod): boolean {
  const { updatePolicy } = vpa;
  if (updatePolicy === undefined) return true;
  return pod.containers.some((container) => {
    const entry = getRecommendationForContainer(container.name, recommendation);
    if (entry === undefined) return false;
    const { requests = {} } = containerRequestsAndLimits(container);
    if (requests.cpu === undefined || requests.memory === undefined) return true;
    const milliOf = (quantity: (typeof requests)["cpu"]) => (quantity === undefined ? 0 : milliValue(quantity));
    const holds = ({ resources, changeRequirement }: EvictionRequirement) =>
      resources.some((resource) => {
        const [target, request] = [milliOf(entry.target?.[resource]), milliOf(requests[resource])];
        return changeRequirement === "TargetHigherThanRequests" ? target > request : target < request;
      });
    return (updatePolicy.evictionRequirements ?? []).every(holds);
  });
}
