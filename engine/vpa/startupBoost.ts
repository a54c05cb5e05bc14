/** The alpha gate CPUStartupBoost: more CPU from a pod's creation until some time after it is ready. */
import { resourceListOf, resourceNames, resourceTextsOf, type ResourceList, type ResourceTexts } from "./quantities";
import {
  getContainerResourcePolicy,
  type ContainerResourcePolicy,
  type ContainerResources,
  type PodContainer,
  type StartupBoost,
  type VerticalPodAutoscaler,
} from "./vpa";

const annotationPrefix = "vpaCpuStartupBoost/";

export const startupBoostAnnotation = (container: string): string => annotationPrefix + container;

export function hasStartupBoost({ startupBoost, containerPolicies = [] }: VerticalPodAutoscaler): boolean {
  return startupBoost !== undefined || containerPolicies.some((policy) => policy.startupBoost !== undefined);
}

/** A container policy's own boost replaces that of the whole object. */
export function getContainerStartupBoost(container: string, vpa: VerticalPodAutoscaler): StartupBoost | undefined {
  return boostPolicy(container, vpa)?.startupBoost ?? vpa.startupBoost;
}

const boostPolicy = (container: string, vpa: VerticalPodAutoscaler): ContainerResourcePolicy | undefined =>
  getContainerResourcePolicy(container, vpa.containerPolicies);

/** The annotation that keeps what the container's template asks for. */
export function originalResourcesValue({ requests = {}, limits = {} }: PodContainer): string {
  return JSON.stringify({ requests: resourceTextsOf(requests), limits: resourceTextsOf(limits) });
}

interface BoostedPod {
  readonly annotations: Readonly<Record<string, string>>;
  /** Seconds; null: the pod is not ready. */
  readonly readySince: number | null;
}

export const isBoosted = ({ annotations }: Pick<BoostedPod, "annotations">): boolean =>
  Object.keys(annotations).some((key) => key.startsWith(annotationPrefix));

export const isContainerBoosted = ({ annotations }: Pick<BoostedPod, "annotations">, container: string): boolean =>
  Object.hasOwn(annotations, startupBoostAnnotation(container));

/** The containers whose boost is over. */
export function expiredBoosts({ annotations, readySince }: BoostedPod, vpa: VerticalPodAutoscaler, now: number): ReadonlySet<string> {
  if (readySince === null) return new Set();
  const boosted = Object.keys(annotations).filter((key) => key.startsWith(annotationPrefix));
  const containers = boosted.map((key) => key.slice(annotationPrefix.length));
  return new Set(
    containers.filter((container) => {
      const { startupBoost } = boostPolicy(container, vpa) ?? {};
      const duration = startupBoost?.durationSeconds ?? vpa.startupBoost?.durationSeconds ?? 0;
      return duration === 0 || now - readySince > duration;
    }),
  );
}

/** What the pod's template asked for, or null if no annotation keeps it. */
export function originalResources({ annotations }: Pick<BoostedPod, "annotations">, container: string): ContainerResources | null {
  const text = annotations[startupBoostAnnotation(container)];
  if (text === undefined) return null;
  const { requests, limits } = JSON.parse(text) as { requests?: ResourceTexts; limits?: ResourceTexts };
  return { requests: listOf(requests), limits: listOf(limits) };
}

function listOf(texts: ResourceTexts = {}): ResourceList {
  const known = resourceNames.filter((resource) => texts[resource] !== undefined);
  return resourceListOf(Object.fromEntries(known.map((resource) => [resource, texts[resource]])));
}
