import { type FieldError, invalid, notSupported, required } from "../../manifest/fieldError";
import type { ManifestScalingRules } from "../../manifest/manifest";
import type { WrittenScaledObject } from "./scaledObjectFields";

/** What the API server says about a ScaledObject before KEDA sees it: the declarations of the CustomResourceDefinition. */
export function schemaErrors({ spec }: WrittenScaledObject): FieldError[] {
  if (spec === undefined) return [required("spec", "")];
  const { scaleTargetRef, triggers, fallback, advanced = {} } = spec;
  const { scalingModifiers, horizontalPodAutoscalerConfig } = advanced;
  return [
    ...(scaleTargetRef === undefined ? [required("spec.scaleTargetRef", "")] : missing("spec.scaleTargetRef", scaleTargetRef, ["name"])),
    ...(scaleTargetRef?.name === "" ? [tooShort("spec.scaleTargetRef.name")] : []),
    ...bounds(spec),
    ...(triggers === undefined ? [required("spec.triggers", "")] : []),
    ...(triggers?.length === 0 ? [invalid("spec.triggers", 0, "spec.triggers in body should have at least 1 items")] : []),
    ...(triggers ?? []).flatMap((trigger, index) => triggerErrors(trigger, `spec.triggers[${index}]`)),
    ...(fallback === undefined ? [] : missing("spec.fallback", fallback, ["failureThreshold", "replicas"])),
    ...oneOf("spec.fallback.behavior", fallback?.behavior, fallbackBehaviors),
    ...oneOf("spec.advanced.scalingModifiers.metricType", scalingModifiers?.metricType, compositeTypes),
    ...rulesErrors(horizontalPodAutoscalerConfig?.behavior?.scaleUp, `${behaviorPath}.scaleUp`),
    ...rulesErrors(horizontalPodAutoscalerConfig?.behavior?.scaleDown, `${behaviorPath}.scaleDown`),
  ];
}

export const behaviorPath = "spec.advanced.horizontalPodAutoscalerConfig.behavior";
export const fallbackBehaviors = ["static", "currentReplicas", "currentReplicasIfHigher", "currentReplicasIfLower", "scalingModifiers"];
export const compositeTypes = ["AverageValue", "Value"];

type Spec = NonNullable<WrittenScaledObject["spec"]>;
type Trigger = NonNullable<Spec["triggers"]>[number];

function bounds({ fallback = {}, ...spec }: Spec): FieldError[] {
  const { pollingInterval, maxReplicaCount, initialCooldownPeriod, cooldownPeriod, idleReplicaCount, minReplicaCount } = spec;
  return [
    ...atLeast(1, { pollingInterval, maxReplicaCount }, "spec"),
    ...atLeast(0, { initialCooldownPeriod, cooldownPeriod, idleReplicaCount, minReplicaCount }, "spec"),
    ...atLeast(0, { failureThreshold: fallback.failureThreshold, replicas: fallback.replicas }, "spec.fallback"),
  ];
}

function atLeast(least: number, values: Readonly<Record<string, number | undefined>>, parent: string): FieldError[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = `${parent}.${name}`;
    if (value === undefined || value >= least) return [];
    return [invalid(field, value, `${field} in body should be greater than or equal to ${least}`)];
  });
}

const tooShort = (field: string): FieldError => invalid(field, "", `${field} in body should be at least 1 chars long`);

function triggerErrors(trigger: Trigger, field: string): FieldError[] {
  const { authenticationRef } = trigger;
  return [
    ...missing(field, trigger, ["type", "metadata"]),
    ...(authenticationRef === undefined ? [] : missing(`${field}.authenticationRef`, authenticationRef, ["name"])),
  ];
}

function rulesErrors(rules: ManifestScalingRules | undefined, field: string): FieldError[] {
  return (rules?.policies ?? []).flatMap((policy, index) =>
    missing(`${field}.policies[${index}]`, policy, ["type", "value", "periodSeconds"]),
  );
}

function missing<T extends object>(parent: string, value: T, names: readonly (keyof T & string)[]): FieldError[] {
  return names.filter((name) => value[name] === undefined).map((name) => required(`${parent}.${name}`, ""));
}

function oneOf(field: string, value: string | undefined, supported: readonly string[]): FieldError[] {
  return value === undefined || supported.includes(value) ? [] : [notSupported(field, value, supported)];
}
