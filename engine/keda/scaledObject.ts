/**
 * A ScaledObject of keda.sh/v1alpha1 as a user writes it, and the defaults that KEDA applies. Past this file an absent field means what it
 * means to KEDA, so a default is read here and nowhere else.
 */
import type { HorizontalPodAutoscalerBehavior } from "../api/autoscaling";

export interface ScaledObject {
  apiVersion?: string;
  kind?: string;
  metadata: ScaledObjectMeta;
  spec: ScaledObjectSpec;
}

interface ScaledObjectMeta {
  name: string;
  namespace?: string;
  labels?: Readonly<Record<string, string>>;
  annotations?: Readonly<Record<string, string>>;
}

/** Periods are in seconds. */
export interface ScaledObjectSpec {
  scaleTargetRef: ScaleTarget;
  pollingInterval?: number;
  initialCooldownPeriod?: number;
  cooldownPeriod?: number;
  idleReplicaCount?: number;
  minReplicaCount?: number;
  maxReplicaCount?: number;
  advanced?: AdvancedConfig;
  triggers?: readonly ScaleTrigger[];
  fallback?: Fallback;
}

/** `envSourceContainerName` names the container whose variables the triggers read; absent: the first one. */
export interface ScaleTarget {
  name: string;
  apiVersion?: string;
  kind?: string;
  envSourceContainerName?: string;
}

interface AdvancedConfig {
  horizontalPodAutoscalerConfig?: { name?: string; behavior?: HorizontalPodAutoscalerBehavior };
  restoreToOriginalReplicaCount?: boolean;
  scalingModifiers?: ScalingModifiers;
}

/** `target` and `activationTarget` are numbers as texts. */
export interface ScalingModifiers {
  formula?: string;
  target?: string;
  activationTarget?: string;
  metricType?: string;
}

export type FallbackBehavior = "static" | "currentReplicas" | "currentReplicasIfHigher" | "currentReplicasIfLower" | "scalingModifiers";

export interface Fallback {
  failureThreshold: number;
  replicas: number;
  behavior?: FallbackBehavior;
}

/** Every value of `metadata` is a text. */
export interface ScaleTrigger {
  type: string;
  name?: string;
  metadata?: Readonly<Record<string, string>>;
  metricType?: string;
  useCachedMetrics?: boolean;
  authenticationRef?: { name?: string; kind?: string };
}

export const compositeMetricName = "composite-metric";

export const namespaceOf = ({ metadata }: ScaledObject): string => metadata.namespace ?? "default";
export const triggersOf = ({ spec }: ScaledObject): readonly ScaleTrigger[] => spec.triggers ?? [];
export const minReplicaCount = ({ spec }: ScaledObject): number => spec.minReplicaCount ?? 0;
export const maxReplicaCount = ({ spec }: ScaledObject): number => spec.maxReplicaCount ?? 100;
/**
 * Whether a poll can change the number of replicas, or the value that the HPA reads. Otherwise the count stays in the range of the HPA, which
 * reads the sources itself.
 */
export const pollsCanChangeCount = (object: ScaledObject): boolean =>
  minReplicaCount(object) <= 0 ||
  object.spec.idleReplicaCount !== undefined ||
  scalingModifiersOf(object) !== null ||
  triggersOf(object).some(({ useCachedMetrics }) => useCachedMetrics);

export const pollingInterval = ({ spec }: ScaledObject): number => spec.pollingInterval ?? 30;
export const cooldownPeriod = ({ spec }: ScaledObject): number => spec.cooldownPeriod ?? 300;
export const initialCooldownPeriod = ({ spec }: ScaledObject): number => spec.initialCooldownPeriod ?? 0;

/** What the HPA gets and what an activation writes: a target that works has at least one replica. */
export const minReplicasWhileActive = (object: ScaledObject): number => Math.max(minReplicaCount(object), 1);

export const targetKind = ({ spec }: ScaledObject): string => nonEmpty(spec.scaleTargetRef.kind) ?? "Deployment";
export const targetApiVersion = ({ spec }: ScaledObject): string => nonEmpty(spec.scaleTargetRef.apiVersion) ?? "apps/v1";

export function hpaName(object: ScaledObject): string {
  return nonEmpty(object.spec.advanced?.horizontalPodAutoscalerConfig?.name) ?? `keda-hpa-${object.metadata.name}`;
}

/** A field of the modifiers that is set, even one alone, makes KEDA use them. */
export function scalingModifiersOf({ spec }: ScaledObject): Required<ScalingModifiers> | null {
  const { formula = "", target = "", activationTarget = "", metricType = "" } = spec.advanced?.scalingModifiers ?? {};
  return formula + target + activationTarget + metricType === "" ? null : { formula, target, activationTarget, metricType };
}

export const fallbackBehavior = (fallback: Fallback): FallbackBehavior => fallback.behavior ?? "static";

/** Resource triggers: their metric is the HPA's own, and they have no source that KEDA asks. */
export const isResourceTrigger = ({ type }: ScaleTrigger): boolean => type === "cpu" || type === "memory";

const nonEmpty = (text: string | undefined): string | undefined => (text === "" ? undefined : text);
