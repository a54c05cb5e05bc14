import { type FieldError, notSupported, required } from "../../manifest/fieldError";
import { pathAt, type Steps } from "../../manifest/place";
import type { WrittenContainerPolicy, WrittenStartupBoost, WrittenVpa } from "./vpaFields";

/** An error of the API server or of the webhook, and the place of its field. */
export interface PlacedError {
  steps: Steps;
  error: FieldError;
}

export const placedAt = (steps: Steps, error: (field: string) => FieldError): PlacedError => ({ steps, error: error(pathAt(steps)) });

/** What the API server says by the declarations of the CustomResourceDefinition, in its words. */
export function schemaErrors({ spec }: WrittenVpa): PlacedError[] {
  if (spec === undefined) return missing([], { spec }, ["spec"]);
  const { targetRef, updatePolicy = {}, resourcePolicy = {}, recommenders = [], startupBoost } = spec;
  return [
    ...(targetRef === undefined ? missing(["spec"], spec, ["targetRef"]) : missing(["spec", "targetRef"], targetRef, ["kind", "name"])),
    ...(updatePolicy.evictionRequirements ?? []).flatMap((requirement, index) => {
      const steps = ["spec", "updatePolicy", "evictionRequirements", index];
      return [...missing(steps, requirement, ["changeRequirement", "resources"]), ...oneOf(steps, requirement, "changeRequirement")];
    }),
    ...(resourcePolicy.containerPolicies ?? []).flatMap((policy, index) => policyErrors([...policiesAt, index], policy)),
    ...recommenders.flatMap((recommender, index) => missing(["spec", "recommenders", index], recommender, ["name"])),
    ...boostErrors(["spec", "startupBoost"], startupBoost),
  ];
}

export const policiesAt: Steps = ["spec", "resourcePolicy", "containerPolicies"];

/** The choices that only the definition checks. */
export const choices = {
  controlledValues: ["RequestsAndLimits", "RequestsOnly"],
  changeRequirement: ["TargetHigherThanRequests", "TargetLowerThanRequests"],
  type: ["Factor", "Quantity"],
} as const;

function policyErrors(steps: Steps, policy: WrittenContainerPolicy): PlacedError[] {
  return [...oneOf(steps, policy, "controlledValues"), ...boostErrors([...steps, "startupBoost"], policy.startupBoost)];
}

function boostErrors(steps: Steps, { cpu }: WrittenStartupBoost = {}): PlacedError[] {
  return cpu === undefined ? [] : [...missing([...steps, "cpu"], cpu, ["type"]), ...oneOf([...steps, "cpu"], cpu, "type")];
}

function missing<T extends object>(steps: Steps, value: T, names: readonly (keyof T & string)[]): PlacedError[] {
  return names.filter((name) => value[name] === undefined).map((name) => placedAt([...steps, name], (field) => required(field, "")));
}

function oneOf<K extends keyof typeof choices>(steps: Steps, object: Partial<Record<K, string>>, name: K): PlacedError[] {
  const [value, supported] = [object[name], choices[name] as readonly string[]];
  if (value === undefined || supported.includes(value)) return [];
  return [placedAt([...steps, name], (field) => notSupported(field, value, supported))];
}
