/** pkg/admission-controller/resource/vpa/validation.go: what the webhook says about a new VerticalPodAutoscaler, in its words, with every alpha gate off. */
import { canonicalForm, validQuantity } from "../../lib/quantity";
import { forbidden, invalid, notSupported, required, tooMany } from "../../manifest/fieldError";
import type { Steps } from "../../manifest/place";
import { compareQuantities, type Quantity } from "../quantities";
import { placedAt, policiesAt, type PlacedError } from "./schema";
import type { WrittenContainerPolicy, WrittenVpaSpec } from "./vpaFields";

export function webhookErrors(spec: WrittenVpaSpec): PlacedError[] {
  const { updatePolicy, resourcePolicy, startupBoost, recommenders = [] } = spec;
  return [
    ...(updatePolicy === undefined ? [] : updatePolicyErrors(updatePolicy)),
    ...(resourcePolicy?.containerPolicies ?? []).flatMap((policy, index) => policyErrors([...policiesAt, index], policy)),
    ...(startupBoost === undefined ? [] : [boostError(["spec", "startupBoost"])]),
    ...(recommenders.length > 1 ? [placedAt(["spec", "recommenders"], (field) => tooMany(field, recommenders.length, 1))] : []),
  ];
}

/** In the order of the webhook's own list, which leaves out the deprecated mode Auto. */
export const updateModes = ["InPlace", "InPlaceOrRecreate", "Initial", "Off", "Recreate"] as const;
export const containerModes = ["Auto", "Off"] as const;

function updatePolicyErrors({ updateMode, minReplicas, evictAfterOOMSeconds }: NonNullable<WrittenVpaSpec["updatePolicy"]>): PlacedError[] {
  const at = (name: string): Steps => ["spec", "updatePolicy", name];
  const errors: PlacedError[] = [];
  if (updateMode === undefined) {
    errors.push(placedAt(at("updateMode"), (field) => required(field, "updateMode is required if UpdatePolicy is used")));
  } else if (updateMode !== "Auto" && !isOneOf(updateModes, updateMode)) {
    errors.push(placedAt(at("updateMode"), (field) => notSupported(field, updateMode, updateModes)));
  } else if (updateMode === "InPlace") {
    errors.push(placedAt(at("updateMode"), (field) => forbidden(field, gateOf("UpdateMode InPlace", "InPlace"))));
  }
  if (minReplicas !== undefined && minReplicas <= 0) {
    errors.push(placedAt(at("minReplicas"), (field) => invalid(field, minReplicas, "minReplicas has to be positive")));
  }
  if (evictAfterOOMSeconds !== undefined) errors.push(placedAt(at("evictAfterOOMSeconds"), (field) => forbidden(field, noConfig)));
  return errors;
}

export const isOneOf = <T extends string>(values: readonly T[], value: string): value is T => (values as readonly string[]).includes(value);

const gateOf = (what: string, gate: string): string =>
  `in order to use ${what}, you must enable feature gate ${gate} in the admission-controller args`;
const noConfig = "not supported when feature flag PerVPAConfig is disabled";
const boostError = (steps: Steps): PlacedError => placedAt(steps, (field) => forbidden(field, gateOf("startupBoost", "CPUStartupBoost")));

function policyErrors(steps: Steps, policy: WrittenContainerPolicy): PlacedError[] {
  const { containerName = "", mode, controlledValues, minAllowed = {}, maxAllowed = {} } = policy;
  const at = (name: string): Steps => [...steps, name];
  const errors: PlacedError[] = [];
  if (containerName === "") errors.push(placedAt(at("containerName"), (field) => required(field, "")));
  if (mode !== undefined && !isOneOf(containerModes, mode)) {
    errors.push(placedAt(at("mode"), (field) => notSupported(field, mode, containerModes)));
  }
  for (const [resource, text] of Object.entries(minAllowed)) {
    const min = validQuantity(text);
    errors.push(...resolutionErrors(at("minAllowed"), resource, min));
    const max = maxAllowed[resource] === undefined ? null : validQuantity(maxAllowed[resource]);
    if (max === null || compareQuantities(max, min) >= 0) continue;
    const detail = `max resource for ${resource} is lower than min of "${canonicalForm(min)}"`;
    errors.push(placedKey(at("maxAllowed"), resource, (field) => invalid(field, canonicalForm(max), detail)));
  }
  for (const [resource, text] of Object.entries(maxAllowed)) {
    errors.push(...resolutionErrors(at("maxAllowed"), resource, validQuantity(text)));
  }
  if (mode === "Off" && controlledValues === "RequestsAndLimits") {
    const detail = "controlledValues shouldn't be specified if container scaling mode is off";
    errors.push(placedAt(at("controlledValues"), (field) => forbidden(field, detail)));
  }
  for (const name of ofPerVpaConfig) if (policy[name] !== undefined) errors.push(placedAt(at(name), (field) => forbidden(field, noConfig)));
  if (policy.startupBoost !== undefined) errors.push(boostError(at("startupBoost")));
  return errors;
}

const ofPerVpaConfig = ["oomBumpUpRatio", "oomMinBumpUp", "memoryAggregationIntervalSeconds", "memoryAggregationIntervalCount"] as const;

function resolutionErrors(steps: Steps, resource: string, quantity: Quantity): PlacedError[] {
  const [finest, detail] = resource === "cpu" ? [-3, "must be a whole number of milli CPUs"] : [0, "must be a whole number of bytes"];
  if ((resource !== "cpu" && resource !== "memory") || isWhole(quantity, finest)) return [];
  return [placedKey(steps, resource, (field) => invalid(field, canonicalForm(quantity), detail))];
}

/** Whether it is a multiple of 10^`finest`. */
function isWhole({ unscaled, exponent }: Quantity, finest: number): boolean {
  return exponent >= finest || BigInt(unscaled) % 10n ** BigInt(finest - exponent) === 0n;
}

/** The webhook names an entry of a map as "minAllowed[cpu]". */
function placedKey(steps: Steps, key: string, error: Parameters<typeof placedAt>[1]): PlacedError {
  const { error: named } = placedAt(steps, (field) => error(`${field}[${key}]`));
  return { steps: [...steps, key], error: named };
}
