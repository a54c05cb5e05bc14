/** What the decisions of the Vertical Pod Autoscaler read of an object and of a pod. Quantities are parsed; their texts have been validated. */
import type { Quantity, ResourceList, ResourceName } from "./quantities";

export type UpdateMode = "Off" | "Initial" | "Recreate" | "Auto" | "InPlaceOrRecreate" | "InPlace";

export interface VerticalPodAutoscaler {
  readonly name: string;
  readonly updatePolicy?: UpdatePolicy;
  /** `spec.resourcePolicy.containerPolicies`; absent: there is no resourcePolicy. */
  readonly containerPolicies?: readonly ContainerResourcePolicy[];
  readonly startupBoost?: StartupBoost;
  /** `status.recommendation`; absent: the recommender has written none. */
  readonly recommendation?: Recommendation;
}

export interface UpdatePolicy {
  readonly updateMode?: UpdateMode;
  readonly minReplicas?: number;
  readonly evictionRequirements?: readonly EvictionRequirement[];
  readonly evictAfterOOMSeconds?: number;
}

export interface EvictionRequirement {
  readonly resources: readonly ResourceName[];
  readonly changeRequirement: "TargetHigherThanRequests" | "TargetLowerThanRequests";
}

export interface ContainerResourcePolicy {
  /** The container's name, or "*" for those that no policy names. */
  readonly containerName: string;
  readonly mode?: "Auto" | "Off";
  readonly minAllowed?: ResourceList;
  readonly maxAllowed?: ResourceList;
  readonly controlledResources?: readonly ResourceName[];
  readonly controlledValues?: ControlledValues;
  readonly startupBoost?: StartupBoost;
  readonly oomBumpUpRatio?: Quantity;
  readonly oomMinBumpUp?: Quantity;
  readonly memoryAggregationIntervalSeconds?: number;
}

export type ControlledValues = "RequestsAndLimits" | "RequestsOnly";

/** `startupBoost.cpu`. */
export interface StartupBoost {
  /** Absent: Factor. */
  readonly type?: "Factor" | "Quantity";
  readonly factor?: number;
  readonly quantity?: Quantity;
  readonly durationSeconds?: number;
}

export type Recommendation = readonly RecommendedContainerResources[];

/** An absent list is not set. */
export interface RecommendedContainerResources {
  readonly containerName: string;
  readonly target?: ResourceList;
  readonly lowerBound?: ResourceList;
  readonly upperBound?: ResourceList;
  readonly uncappedTarget?: ResourceList;
}

export interface ContainerResources {
  readonly requests?: ResourceList;
  readonly limits?: ResourceList;
}

export interface PodContainer extends ContainerResources {
  readonly name: string;
  /** What the pod's status says is in force; absent: the status does not say it. */
  readonly inForce?: ContainerResources;
}

/** The alpha gates; all are off by default. */
export interface VpaFeatureGates {
  readonly CPUStartupBoost: boolean;
  readonly InPlace: boolean;
  readonly PerVPAConfig: boolean;
}

export const defaultVpaFeatureGates: VpaFeatureGates = { CPUStartupBoost: false, InPlace: false, PerVPAConfig: false };

export function getUpdateMode({ updatePolicy }: VerticalPodAutoscaler): UpdateMode {
  return updatePolicy?.updateMode ?? "Recreate";
}

/** The first policy with the container's name, else the last one for all others. */
export function getContainerResourcePolicy(
  containerName: string,
  policies: readonly ContainerResourcePolicy[] | undefined,
): ContainerResourcePolicy | undefined {
  return policies?.find((policy) => policy.containerName === containerName) ?? policies?.findLast((policy) => policy.containerName === "*");
}

export function getContainerControlledValues(
  containerName: string,
  policies: readonly ContainerResourcePolicy[] | undefined,
): ControlledValues {
  return getContainerResourcePolicy(containerName, policies)?.controlledValues ?? "RequestsAndLimits";
}

export function getRecommendationForContainer(
  containerName: string,
  recommendation: Recommendation | null,
): RecommendedContainerResources | undefined {
  return recommendation?.find((each) => each.containerName === containerName);
}

/** What is in force wins over the spec. */
export function containerRequestsAndLimits({ inForce, requests, limits }: PodContainer): ContainerResources {
  return inForce ?? { ...(requests && { requests }), ...(limits && { limits }) };
}
