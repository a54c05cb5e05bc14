/** Quantities as the Vertical Pod Autoscaler computes with them: compared exactly, and scaled in thousandths (CPU) or in bytes (memory). */
import { largestInt64, wrapInt64, type Int64 } from "../lib/int64";
import { canonicalForm, milliValue, validQuantity, value, type ParsedQuantity } from "../lib/quantity";

export type Quantity = ParsedQuantity;

export const resourceNames = ["cpu", "memory"] as const;
export type ResourceName = (typeof resourceNames)[number];

/** Requests, limits or bounds. An absent resource is not set. */
export type ResourceList = Readonly<Partial<Record<ResourceName, Quantity>>>;

/** The same as texts. */
export type ResourceTexts = Readonly<Partial<Record<ResourceName, string>>>;

export const zeroQuantity: Quantity = { unscaled: 0, exponent: 0, format: "DecimalSI", compact: true, text: null };

export function newQuantity(units: Int64, format: Quantity["format"]): Quantity {
  return { unscaled: units, exponent: 0, format, compact: true, text: null };
}

export function newMilliQuantity(milli: Int64, format: Quantity["format"]): Quantity {
  return { unscaled: milli, exponent: -3, format, compact: true, text: null };
}

export const isZero = (quantity: Quantity): boolean => Number(quantity.unscaled) === 0;

/** Below 0, 0 or above 0, of the exact values. */
export function compareQuantities(one: Quantity, other: Quantity): number {
  if (one.exponent === other.exponent) return order(one.unscaled, other.unscaled);
  const exponent = Math.min(one.exponent, other.exponent);
  const unscaledTo = (quantity: Quantity) => BigInt(quantity.unscaled) * 10n ** BigInt(quantity.exponent - exponent);
  return order(unscaledTo(one), unscaledTo(other));
}

const order = (one: Int64, other: Int64): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * `scaled` × `result` ÷ `base`, cut to thousandths (CPU) or bytes (memory), in the format of `scaled`. `capped`: it left int64. The base must
 * not be zero. To round a whole number down, upstream takes away 999 thousandths and rounds away from zero (`wholeDown`): 0 becomes −1.
 */
export function scaleQuantityProportionally(
  resource: ResourceName,
  scaled: Quantity,
  base: Quantity,
  result: Quantity,
  wholeDown = false,
): { quantity: Quantity; capped: boolean } {
  const [read, write] = resource === "cpu" ? [milliValue, newMilliQuantity] : [value, newQuantity];
  const quotient = floorDivide(BigInt(read(scaled)) * BigInt(read(result)), BigInt(read(base)));
  if (BigInt.asIntN(64, quotient) !== quotient) return { quantity: write(largestInt64, scaled.format), capped: true };
  const whole = wholeDown && quotient <= 0n ? quotient - 1n : quotient;
  return { quantity: write(wrapInt64(whole), scaled.format), capped: false };
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

/** The texts must have been validated; an invalid one is a bug. */
export function resourceListOf(texts: ResourceTexts): ResourceList {
  return mapResources(texts, validQuantity);
}

/** The texts under which the API server stores the quantities. */
export function resourceTextsOf(list: ResourceList): ResourceTexts {
  return mapResources(list, canonicalForm);
}

/** Each resource that is present, CPU first. */
export function mapResources<From, To>(
  list: Readonly<Partial<Record<ResourceName, From>>>,
  change: (one: From, resource: ResourceName) => To,
): Partial<Record<ResourceName, To>> {
  const changed: Partial<Record<ResourceName, To>> = {};
  for (const resource of resourceNames) {
    const one = list[resource];
    if (one !== undefined) changed[resource] = change(one, resource);
  }
  return changed;
}
