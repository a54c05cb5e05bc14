/** KEDA's checks of a ScaledObject before it is stored. Each is independent; the webhook itself reports the first error that it meets. */
import { hasKedaChange } from "../kedaReleases/changes";
import type { KedaVersion } from "../kedaReleases/releases";
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
import { validateScalingModifiers, type ModifiersError } from "./scalingModifiers";

type AdmissionCheck =
  | "verifyScaledObjects"
  | "verifyCPUMemoryScalers"
  | "verifyHpas"
  | "verifyReplicaCount"
  | "verifyFallback"
  | "verifyName"
  | "verifyTriggers";

/** `error` is KEDA's text; `trigger` is the index of the one at fault. */
export type AdmissionError = { readonly error: string } & (
  | ModifiersError
  | { readonly kind: "minAboveMax"; readonly min: number; readonly max: number }
  | { readonly kind: "withoutRequest" | "cachedMetrics" | "nameTwice"; readonly trigger: number }
  | {
      readonly kind:
        | "target"
        | "fallbackNeedsFormula"
        | "fallbackWithoutSource"
        | "idleNotBelowMin"
        | "noTriggers"
        | "onlyResourceTriggers"
        | "longName"
        | "longHpaName";
    }
);

/** About a period that KEDA does not use. */
export interface AdmissionWarning {
  readonly field: "pollingInterval" | "cooldownPeriod";
  readonly warning: string;
}

export interface Admission {
  readonly errors: readonly (AdmissionError & { readonly check: AdmissionCheck })[];
  readonly warnings: readonly AdmissionWarning[];
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

export function admitScaledObject(object: ScaledObject, target: AdmissionTarget, version: KedaVersion): Admission {
  const unknownKind = targetError(target.unknownKindError);
  const results: Record<AdmissionCheck, AdmissionError | null> = {
    verifyScaledObjects: unknownKind ?? validateScalingModifiers(object) ?? fallbackNeedsFormula(object),
    verifyCPUMemoryScalers: verifyCPUMemoryScalers(object, target),
    verifyHpas: unknownKind,
    verifyReplicaCount: verifyReplicaCount(object),
    verifyFallback: verifyFallback(object),
    verifyName: verifyName(object),
    verifyTriggers: verifyTriggers(object),
  };
  const checks = Object.keys(results) as AdmissionCheck[];
  const errors = checks.flatMap((check) => (results[check] === null ? [] : [{ check, ...results[check] }]));
  // The warnings come with the first check's consent.
  return { errors, warnings: results.verifyScaledObjects === null ? warningsOf(object, version) : [] };
}

const targetError = (error: string | null): AdmissionError | null => (error === null ? null : { kind: "target", error });

export function verifyReplicaCount(object: ScaledObject): AdmissionError | null {
  const { minReplicaCount: writtenMin, idleReplicaCount } = object.spec;
  const min = writtenMin === undefined ? 0 : Math.max(1, writtenMin);
  const max = maxReplicaCount(object);
  if (min > max) return { kind: "minAboveMax", min, max, error: `MinReplicaCount=${min} must be less than MaxReplicaCount=${max}` };
  if (idleReplicaCount === undefined || idleReplicaCount < min) return null;
  return { kind: "idleNotBelowMin", error: `IdleReplicaCount=${idleReplicaCount} must be less than MinReplicaCount=${min}` };
}

export function verifyTriggers(object: ScaledObject): AdmissionError | null {
  const triggers = triggersOf(object);
  if (triggers.length === 0) return { kind: "noTriggers", error: "no triggers defined in the ScaledObject/ScaledJob" };
  const names = new Set<string>();
  for (const [trigger, { type, name = "", useCachedMetrics }] of triggers.entries()) {
    if (useCachedMetrics && withoutCachedMetrics.has(type))
      return { kind: "cachedMetrics", trigger, error: `property "useCachedMetrics" is not supported for "${type}" scaler` };
    if (names.has(name)) {
      const error = `triggerName "${name}" is defined multiple times in the ScaledObject/ScaledJob, but it must be unique`;
      return { kind: "nameTwice", trigger, error };
    }
    if (name !== "") names.add(name);
  }
  return null;
}

const withoutCachedMetrics: ReadonlySet<string> = new Set(["cpu", "memory", "cron"]);

function fallbackNeedsFormula(object: ScaledObject): AdmissionError | null {
  const { fallback } = object.spec;
  const needsFormula = fallback !== undefined && fallbackBehavior(fallback) === "scalingModifiers";
  if (!needsFormula || (scalingModifiersOf(object)?.formula ?? "") !== "") return null;
  const error = "scalingModifiers fallback behavior requires scalingModifiers.formula to be defined";
  return { kind: "fallbackNeedsFormula", error };
}

function verifyCPUMemoryScalers(object: ScaledObject, target: AdmissionTarget): AdmissionError | null {
  const triggers = triggersOf(object);
  if (!triggers.some(isResourceTrigger)) return null;
  if (target.unknownKindError !== null) return targetError(target.unknownKindError);
  if (!["Deployment", "StatefulSet"].includes(targetKind(object))) return null;
  if (target.missingError !== null) return targetError(target.missingError);
  for (const [index, trigger] of triggers.entries()) {
    if (!isResourceTrigger(trigger)) continue;
    const { type, metadata } = trigger;
    const only = metadata?.containerName ?? "";
    const containers = only === "" ? target.containers : target.containers.filter(({ name }) => name === only);
    const without = containers.find((container) => !hasResource(container, type));
    if (without === undefined) continue;
    const error = `the scaledobject has a ${type} trigger but the container ${without.name} doesn't have the ${type} request defined`;
    return { kind: "withoutRequest", trigger: index, error };
  }
  if (!triggers.every(isResourceTrigger) || minReplicaCount(object) > 0) return null;
  const error = "scaledobject has only cpu/memory triggers AND minReplica is 0 (scale to zero doesn't work in this case)";
  return { kind: "onlyResourceTriggers", error };
}

function hasResource({ resources }: AdmissionContainer, resource: string): boolean {
  return [resources?.requests?.[resource], resources?.limits?.[resource]].some((quantity) => {
    const reading = parseQuantity(String(quantity ?? "0"));
    return reading.ok && reading.quantity.unscaled > 0;
  });
}

function verifyFallback(object: ScaledObject): AdmissionError | null {
  const { fallback } = object.spec;
  if (fallback === undefined || scalingModifiersOf(object) !== null) return null;
  const hasSource = triggersOf(object).some((trigger) => !isResourceTrigger(trigger));
  if (hasSource) return null;
  const error = "at least one trigger (that is not cpu or memory) has to have the `AverageValue` type for the fallback to be enabled";
  return { kind: "fallbackWithoutSource", error };
}

function verifyName(object: ScaledObject): AdmissionError | null {
  const { name } = object.metadata;
  if (name.length > 63) {
    const why = 'because it is used as the "scaledobject.keda.sh/name" label value';
    const error = `scaledobject name "${name}" is ${name.length} characters long; must be no more than 63 characters ${why}`;
    return { kind: "longName", error };
  }
  const hpa = hpaName(object);
  if (hpa.length <= 63) return null;
  const advice = "set spec.advanced.horizontalPodAutoscalerConfig.name to a shorter name or shorten the scaledobject name";
  const error = `HPA name "${hpa}" derived from scaledobject is ${hpa.length} characters long; must be no more than 63 characters; ${advice}`;
  return { kind: "longHpaName", error };
}

function warningsOf(object: ScaledObject, version: KedaVersion): AdmissionWarning[] {
  const { pollingInterval, cooldownPeriod, idleReplicaCount } = object.spec;
  const scalesToZero = minReplicaCount(object) <= 0 || idleReplicaCount === 0;
  // An idle count above 0 needs the periods, too, which the older releases overlook.
  const hasIdle = idleReplicaCount !== undefined && hasKedaChange(version, "warnsOnlyWithoutIdle");
  if (scalesToZero || hasIdle) return [];
  const warnings: AdmissionWarning[] = [];
  if (pollingInterval !== undefined && !triggersOf(object).some(({ useCachedMetrics }) => useCachedMetrics)) {
    const warning = `PollingInterval${notRelevant} PollingInterval is only relevant when minReplicaCount = 0 or idleReplicaCount = 0 or useCachedMetrics is enabled`;
    warnings.push({ field: "pollingInterval", warning });
  }
  if (cooldownPeriod !== undefined) {
    const warning = `CooldownPeriod${notRelevant} CooldownPeriod is only relevant when minReplicaCount = 0 or idleReplicaCount = 0`;
    warnings.push({ field: "cooldownPeriod", warning });
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
