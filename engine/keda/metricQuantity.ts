/** Quantities as KEDA writes them: a float as a text of exactly three decimals, an integer and thousandths in canonical form. */
import type { Int64 } from "../lib/int64";
import { canonicalForm, formatMilli, parseQuantity } from "../lib/quantity";

/** The text of a metric's value or of a float target. What is no number, infinite or negative counts as 0. */
export function floatQuantity(value: number): string {
  if (!(value > 0) || !Number.isFinite(value)) return "0";
  if (Number.isSafeInteger(value * 1000) && Number.isInteger(value)) return formatMilli(value * 1000);
  // From 1 on the canonical form is the text itself.
  return value >= 1 && value < 2 ** 31 ? threeDecimals(value) : canonicalFloat(value);
}

function canonicalFloat(value: number): string {
  const reading = parseQuantity(threeDecimals(value));
  return reading.ok ? canonicalForm(reading.quantity) : "0";
}

export function integerQuantity(value: Int64): string {
  return canonicalForm({ unscaled: value, exponent: 0, format: "DecimalSI", compact: true, text: null });
}

export const milliQuantityText = (milli: Int64): string => formatMilli(milli);

/** The form of a composite value: thousandths with an exponent, 7750 is "7750e-3" and 12,000,000 is "12e3". */
export function compositeQuantity(milli: Int64): string {
  return canonicalForm({ unscaled: milli, exponent: -3, format: "DecimalExponent", compact: true, text: null });
}

/** Go's %.3f of a positive number: halves of the exact binary value go to the even digit. */
export function threeDecimals(value: number): string {
  if (value >= 2 ** 53) return `${BigInt(value)}.000`;
  const isTie = Math.abs((value * 16) % 2) === 1;
  if (!isTie) return value.toFixed(3);
  // Only odd sixteenths end in a 5 at the fourth decimal, and their third decimal is 2 or 7.
  const exact = value.toFixed(4).slice(0, -1);
  return exact.endsWith("7") ? `${exact.slice(0, -1)}8` : exact;
}
