/** KEDA's checks of a ScaledObject before it is stored. Each is independent; the webhook itself reports the first error that it meets. */
import { parseQuantity } from "../lib/quantity";
import {
  fallbackBehavior,
  hpaName,
  isResourceTrigger,
  maxReplicaCount,
  minReplicaCount,
  scalingModifiersOf,
  targetKind,
  triggersOf,
  type ScaledObject,
} from "./scaledObject";
import { validateScalingModifiers } from "./scalingModifiers";

export type AdmissionCheck =
  | "verifyScaledObjects"
  | "verifyCPUMemoryScalers"
  | "verifyHpas"
  | "verifyReplicaCount"
  | "verifyFallback"
  | "verifyName"
  | "verifyTriggers";

export interface Admission {
  readonly errors: readonly { readonly check: AdmissionCheck; readonly error: string }[];
  readonly warnings: readonly string[];
}

/** What admission asks of the cluster. */
export interface AdmissionTarget {
  /** Why the API server does not know the target's kind, or does not have the target; null: it has it. */
  readonly unknownKindError: string | null;
  readonly missingError: string | null;
  readonly containers: readonly AdmissionContainer[];
}

export interface AdmissionContainer {
  readonly name: string;
  readonly resources?: { readonly requests?: Quantities; readonly limits?: Quantities };
}

type Quantities = Readonly<Record<string, string | number>>;

export function admitScaledObject(object: ScaledObject, target: AdmissionTarget): Admission {
  const results: Record<AdmissionCheck, string | null> = {
    verifyScaledObjects: target.unknownKindError ?? validateScalingModifiers(object) ?? fallbackNeedsFormula(object),
    verifyCPUMemoryScalers: verifyCPUMemoryScalers(object, target),
    verifyHpas: target.unknownKindError,
    verifyReplicaCount: verifyReplicaCount(object),
    verifyFallback: verifyFallback(object),
    verifyName: verifyName(object),
    verifyTriggers: verifyTriggers(object),
  };
  const checks = Object.keys(results) as AdmissionCheck[];
  const errors = checks.flatMap((check) => (results[check] === null ? [] : [{ check, error: results[check] }]));
  // The warnings come with the first check's consent.
  return { errors, warnings: results.verifyScaledObjects === null ? warningsOf(object) : [] };
}

export function verifyReplicaCount(object: ScaledObject): string | null {
  const { minReplicaCount: writtenMin, idleReplicaCount } = object.spec;
  const min = writtenMin === undefined ? 0 : Math.max(1, writtenMin);
  const max = maxReplicaCount(object);
  if (min > max) return `MinReplicaCount=${min} must be less than MaxReplicaCount=${max}`;
  if (idleReplicaCount === undefined || idleReplicaCount < min) return null;
  return `IdleReplicaCount=${idleReplicaCount} must be less than MinReplicaCount=${min}`;
}

export function verifyTriggers(object: ScaledObject): string | null {
  const triggers = triggersOf(object);
  if (triggers.length === 0) return "no triggers defined in the ScaledObject/ScaledJob";
  const names = new Set<string>();
  for (const { type, name = "", useCachedMetrics } of triggers) {
    if (useCachedMetrics && withoutCachedMetrics.has(type)) return `property "useCachedMetrics" is not supported for "${type}" scaler`;
    if (names.has(name)) return `triggerName "${name}" is defined multiple times in the ScaledObject/ScaledJob, but it must be unique`;
    if (name !== "") names.add(name);
  }
  return null;
}

const withoutCachedMetrics: ReadonlySet<string> = new Set(["cpu", "memory", "cron"]);

function fallbackNeedsFormula(object: ScaledObject): string | null {
  const { fallback } = object.spec;
  const needsFormula = fallback !== undefined && fallbackBehavior(fallback) === "scalingModifiers";
  if (!needsFormula || (scalingModifiersOf(object)?.formula ?? "") !== "") return null;
  return "scalingModifiers fallback behavior requires scalingModifiers.formula to be defined";
}

function verifyCPUMemoryScalers(object: ScaledObject, target: AdmissionTarget): string | null {
  const triggers = triggersOf(object);
  const resourceTriggers = triggers.filter(isResourceTrigger);
  if (resourceTriggers.length === 0) return null;
  if (target.unknownKindError !== null) return target.unknownKindError;
  if (!["Deployment", "StatefulSet"].includes(targetKind(object))) return null;
  if (target.missingError !== null) return target.missingError;
  for (const { type, metadata } of resourceTriggers) {
    const only = metadata?.containerName ?? "";
    const containers = only === "" ? target.containers : target.containers.filter(({ name }) => name === only);
    const without = containers.find((container) => !hasResource(container, type));
    if (without) return `the scaledobject has a ${type} trigger but the container ${without.name} doesn't have the ${type} request defined`;
  }
  if (resourceTriggers.length < triggers.length || minReplicaCount(object) > 0) return null;
  return "scaledobject has only cpu/memory triggers AND minReplica is 0 (scale to zero doesn't work in this case)";
}

function hasResource({ resources }: AdmissionContainer, resource: string): boolean {
  return [resources?.requests?.[resource], resources?.limits?.[resource]].some((quantity) => {
    const reading = parseQuantity(String(quantity ?? "0"));
    return reading.ok && reading.quantity.unscaled > 0;
  });
}

function verifyFallback(object: ScaledObject): string | null {
  const { fallback } = object.spec;
  if (fallback === undefined || scalingModifiersOf(object) !== null) return null;
  const hasSource = triggersOf(object).some((trigger) => !isResourceTrigger(trigger));
  if (hasSource) return null;
  return "at least one trigger (that is not cpu or memory) has to have the `AverageValue` type for the fallback to be enabled";
}

function verifyName(object: ScaledObject): string | null {
  const { name } = object.metadata;
  if (name.length > 63) {
    const why = 'because it is used as the "scaledobject.keda.sh/name" label value';
    return `scaledobject name "${name}" is ${name.length} characters long; must be no more than 63 characters ${why}`;
  }
  const hpa = hpaName(object);
  if (hpa.length <= 63) return null;
  const mend = "set spec.advanced.horizontalPodAutoscalerConfig.name to a shorter name or shorten the scaledobject name";
  return `HPA name "${hpa}" derived from scaledobject is ${hpa.length} characters long; must be no more than 63 characters; ${mend}`;
}

function warningsOf(object: ScaledObject): string[] {
  const { pollingInterval, cooldownPeriod, idleReplicaCount } = object.spec;
  const scalesToZero = minReplicaCount(object) <= 0 || idleReplicaCount === 0;
  if (scalesToZero) return [];
  const warnings: string[] = [];
  if (pollingInterval !== undefined && !triggersOf(object).some(({ useCachedMetrics }) => useCachedMetrics)) {
    warnings.push(
      `PollingInterval${notRelevant} PollingInterval is only relevant when minReplicaCount = 0 or idleReplicaCount = 0 or useCachedMetrics is enabled`,
    );
  }
  if (cooldownPeriod !== undefined) {
    warnings.push(`CooldownPeriod${notRelevant} CooldownPeriod is only relevant when minReplicaCount = 0 or idleReplicaCount = 0`);
  }
  return warnings;
}

const notRelevant = " is configured but is not relevant.";

export interface ManagedTarget {
  apiVersion: string;
  kind: string;
  name: string;
}

/** The webhook's error about a second object on one target. `by`: the first one, such as "hpa 'web'". */
export const alreadyManaged = ({ apiVersion, kind, name }: ManagedTarget, by: string): string =>
  `the workload '${name}' of type '${apiVersion}.${kind}' is already managed by the ${by}`;
