/**
 * resource.Quantity of k8s.io/apimachinery, v1.37: the value of a quantity's text and how it is written back. If a value leaves int64, the
 * result is upstream's too, wrap-around included.
 */
import { divide, divideAwayFromZero, remainder, wrapInt64, type Int64 } from "./int64";

/** A parsed quantity: `unscaled` (of any size) × 10^`exponent`. Read it with the functions below. */
export interface ParsedQuantity {
  readonly unscaled: number | bigint;
  readonly exponent: number;
  readonly format: QuantityFormat;
  /** Upstream keeps short quantities in an int64 and others in a decimal of any size, and rounds the two differently. */
  readonly compact: boolean;
  /** The input if it is kept as written; null if the quantity is written in canonical form. */
  readonly text: string | null;
}

type QuantityFormat = "DecimalSI" | "DecimalExponent" | "BinarySI";

type QuantityReading = { ok: true; quantity: ParsedQuantity } | { ok: false; error: string };

/** Characters. More digits are far outside every quantity's range and would only take time. */
const longestText = 1000;

export function parseQuantity(text: string): QuantityReading {
  if (text.length > longestText) return { ok: false, error: `a quantity of more than ${longestText} characters is not read` };
  const parts = quantityPattern.exec(text);
  if (parts === null || text === "") return { ok: false, error: formatError };
  const [, sign = "", zeros = "", significant = "", fraction = "", suffixText = ""] = parts;
  const suffix = interpretSuffix(suffixText);
  if (suffix === null) return { ok: false, error: suffixError };

  const whole = significant === "" ? "0" : significant;
  const negative = sign === "-";
  const exponent = (suffix.base === 10 ? suffix.exponent : 0) - fraction.length;
  if (isCompact(suffix, whole, fraction) && exponent >= -9) {
    return { ok: true, quantity: compactQuantity(text, suffix, whole + fraction, exponent, negative) };
  }
  if (zeros + significant + fraction === "") return { ok: false, error: numericError };
  return { ok: true, quantity: decimalQuantity(suffix, BigInt(whole + fraction), exponent, negative) };
}

/** Thousandths, rounded away from zero. */
export function milliValue(quantity: ParsedQuantity): Int64 {
  return scaledValue(quantity, -3);
}

/** Whole units, rounded away from zero. */
export function value(quantity: ParsedQuantity): Int64 {
  return scaledValue(quantity, 0);
}

/** Their sum, rounded later as upstream's is: an int64 as long as both are one and the sum fits. */
export function addQuantities(one: ParsedQuantity, other: ParsedQuantity): ParsedQuantity {
  if (Number(other.unscaled) === 0) return one;
  if (Number(one.unscaled) === 0) return other;
  const exponent = Math.min(one.exponent, other.exponent);
  const unscaledTo = (quantity: ParsedQuantity) => BigInt(quantity.unscaled) * 10n ** BigInt(quantity.exponent - exponent);
  const unscaled = unscaledTo(one) + unscaledTo(other);
  const compact = one.compact && other.compact && BigInt.asIntN(64, unscaled) === unscaled;
  return { unscaled: compact ? wrapInt64(unscaled) : unscaled, exponent, format: one.format, compact, text: null };
}

/** `milliValue` of a text that has been validated; an invalid one is a bug. */
export function milliQuantity(text: string): Int64 {
  return plainMilli(text) ?? milliValue(validQuantity(text));
}

/** Thousandths of a short text of digits with at most three decimals; null for others. A simulated run reads thousands of such texts. */
function plainMilli(text: string): Int64 | null {
  if (text.length > 12) return null;
  let digits = 0;
  let decimals = -1;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === dot && decimals < 0 && index > 0) decimals = 0;
    else if (code < zero || code > nine || decimals === 3) return null;
    else {
      digits = digits * 10 + (code - zero);
      if (decimals >= 0) decimals++;
    }
  }
  return text === "" || decimals === 0 ? null : digits * thousandths[Math.max(decimals, 0)]!;
}

const [dot, zero, nine] = [46, 48, 57];
const thousandths = [1000, 100, 10, 1];

/** `approximateFloat64` of a text that has been validated; an invalid one is a bug. */
export function float64Quantity(text: string): number {
  return approximateFloat64(validQuantity(text));
}

/** The double that upstream computes: one conversion and one multiplication. */
export function approximateFloat64({ unscaled, exponent }: ParsedQuantity): number {
  const base = Number(unscaled);
  return exponent === 0 ? base : base * Number(`1e${exponent}`);
}

/** The text under which the API server stores the quantity. */
export function canonicalForm(quantity: ParsedQuantity): string {
  if (quantity.text !== null) return quantity.text;
  const unscaled = BigInt(quantity.unscaled);
  if (unscaled === 0n) return "0";
  if (quantity.format === "BinarySI") {
    const bytes = wholeUnits(unscaled, quantity.exponent);
    if (bytes !== null && (bytes <= -1024n || bytes >= 1024n)) return binaryForm(bytes);
  }
  return decimalForm(unscaled, quantity.exponent, quantity.format === "DecimalExponent" ? "DecimalExponent" : "DecimalSI");
}

/** The canonical decimal text of a number of thousandths: 1500 is "1500m", 2000 is "2". */
export function formatMilli(milli: Int64): string {
  if (typeof milli === "bigint") return milli === 0n ? "0" : decimalForm(milli, -3, "DecimalSI");
  if (milli === 0) return "0";
  let amount = milli;
  let index = milliSuffixIndex;
  while (amount % 1000 === 0) {
    amount /= 1000;
    index++;
  }
  return amount + (decimalSuffixes[index] ?? "");
}

/** The canonical text of a number of thousandths of a byte: with a binary suffix where it is a multiple of 1024 bytes, else decimal. */
export function formatMemoryMilli(milli: Int64): string {
  if (milli === 0 || remainder(milli, 1_024_000) !== 0) return formatMilli(milli);
  return binaryForm(BigInt(divide(milli, 1000)));
}

/** The text must have been validated; an invalid one is a bug. */
export function validQuantity(text: string): ParsedQuantity {
  const reading = parseQuantity(text);
  if (!reading.ok) throw new Error(`not a quantity: ${JSON.stringify(text)}`);
  return reading.quantity;
}

const formatError = "quantities must match the regular expression '^([+-]?[0-9.]+)([eEinumkKMGTP]*[-+]?[0-9]*)$'";
const suffixError = "unable to parse quantity's suffix";
const numericError = "unable to parse numeric part of quantity";

/** Each digit can match only one part: if several could take it, a long text would be tried in cubic time. */
const quantityPattern = /^([+-]?)(0*)([1-9][0-9]*)?(?:\.([0-9]*))?((?:[eEinumkKMGTP]+[-+]?|[-+])[0-9]*)?$/;

const decimalSuffixes = ["n", "u", "m", "", "k", "M", "G", "T", "P", "E"];
const milliSuffixIndex = 2;
const binarySuffixes = ["", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"];

/** Larger exponents mean nothing in a quantity, and their digits would not fit into memory. */
const largestExponent = 1000;

interface Suffix {
  readonly base: 2 | 10;
  readonly exponent: number;
  readonly format: QuantityFormat;
}

const namedSuffixes: ReadonlyMap<string, Suffix> = new Map<string, Suffix>([
  ...decimalSuffixes.map((name, i): [string, Suffix] => [name, { base: 10, exponent: (i - 3) * 3, format: "DecimalSI" }]),
  ...binarySuffixes.slice(1).map((name, i): [string, Suffix] => [name, { base: 2, exponent: (i + 1) * 10, format: "BinarySI" }]),
]);

function interpretSuffix(text: string): Suffix | null {
  const named = namedSuffixes.get(text);
  if (named !== undefined) return named;
  if (!/^[eE][-+]?[0-9]+$/.test(text)) return null;
  const exponent = Number(text.slice(1));
  return Math.abs(exponent) <= largestExponent ? { base: 10, exponent, format: "DecimalExponent" } : null;
}

/** Upstream's estimate of whether the digits fit an int64 with room to spare. */
function isCompact(suffix: Suffix, whole: string, fraction: string): boolean {
  if (suffix.base === 10) return whole.length + fraction.length <= 18;
  return fraction === "" && whole.length + Math.trunc((suffix.exponent * 3) / 10) <= 14;
}

function compactQuantity(text: string, suffix: Suffix, digits: string, exponent: number, negative: boolean): ParsedQuantity {
  const factor = suffix.base === 2 ? 2 ** suffix.exponent : 1;
  const product = Number(digits) * factor;
  const magnitude = Number.isSafeInteger(product) ? product : wrapInt64(BigInt(digits) * BigInt(factor));
  return {
    unscaled: negative && magnitude !== 0 ? -magnitude : magnitude,
    exponent,
    format: suffix.format,
    compact: true,
    text: standsForItself(suffix, digits, exponent) ? text : null,
  };
}

function standsForItself(suffix: Suffix, digits: string, exponent: number): boolean {
  // A multiple of 8 might take a larger suffix; upstream checks no further. The last three digits are enough.
  if (suffix.base === 2) return Number(digits.slice(-3)) % 8 !== 0;
  return exponent % 3 === 0 && !digits.endsWith("000") && !digits.startsWith("0");
}

function decimalQuantity(suffix: Suffix, digits: bigint, exponent: number, negative: boolean): ParsedQuantity {
  const amount = suffix.base === 2 ? digits << BigInt(suffix.exponent) : digits;
  // Nothing is finer than a billionth: a smaller amount counts as one billionth.
  let unscaled = exponent >= -9 ? amount * 10n ** BigInt(exponent + 9) : divideUp(amount, 10n ** BigInt(-9 - exponent));
  let scale = -9;
  let format = suffix.format;
  if (format === "BinarySI" && unscaled > largestInt64 * 1_000_000_000n) {
    unscaled = largestInt64;
    scale = 0;
  }
  if (format === "BinarySI" && unscaled < 1_000_000_000n) format = "DecimalSI";
  return { unscaled: negative ? -unscaled : unscaled, exponent: scale, format, compact: false, text: null };
}

const largestInt64 = 2n ** 63n - 1n;

function divideUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}

function scaledValue(quantity: ParsedQuantity, exponent: number): Int64 {
  const { unscaled, compact } = quantity;
  const shift = quantity.exponent - exponent;
  if (!compact) return scaledDecimal(BigInt(unscaled), shift);
  if (shift >= 0) return scaledUp(unscaled, shift);
  if (shift < -18) return unscaled === 0 ? 0 : unscaled < 0 ? -1 : 1;
  return divideAwayFromZero(unscaled, 10 ** -shift);
}

/** A short quantity gives 0 if it does not fit. */
function scaledUp(unscaled: Int64, shift: number): Int64 {
  if (unscaled === 0 || shift > 18) return 0;
  const product = Number(unscaled) * 10 ** shift;
  if (Number.isSafeInteger(product)) return product;
  const exact = BigInt(unscaled) * 10n ** BigInt(shift);
  return BigInt.asIntN(64, exact) === exact ? wrapInt64(exact) : 0;
}

/** A long quantity keeps its low 64 bits; a negative one counts as small, and its fraction is rounded the wrong way. */
function scaledDecimal(unscaled: bigint, shift: number): Int64 {
  if (shift >= 0) return wrapInt64(unscaled * 10n ** BigInt(shift));
  const divisor = 10n ** BigInt(-shift);
  if (unscaled >= largestInt64) return wrapInt64(divideUp(unscaled, divisor));
  const low = BigInt.asIntN(64, unscaled);
  return wrapInt64(low / divisor + (low % divisor === 0n ? 0n : 1n));
}

/** The amount in whole units, or null when it has a fraction. */
function wholeUnits(unscaled: bigint, exponent: number): bigint | null {
  if (exponent >= 0) return unscaled * 10n ** BigInt(exponent);
  const divisor = 10n ** BigInt(-exponent);
  return unscaled % divisor === 0n ? unscaled / divisor : null;
}

function decimalForm(unscaled: bigint, exponent: number, format: "DecimalSI" | "DecimalExponent"): string {
  let amount = unscaled;
  let scale = exponent;
  while (amount % 10n === 0n) {
    amount /= 10n;
    scale++;
  }
  while (scale % 3 !== 0) {
    amount *= 10n;
    scale--;
  }
  if (format === "DecimalExponent") return scale === 0 ? `${amount}` : `${amount}e${scale}`;
  return `${amount}${decimalSuffixes[scale / 3 + 3] ?? ""}`;
}

function binaryForm(bytes: bigint): string {
  let amount = bytes;
  let index = 0;
  while (amount % 1024n === 0n) {
    amount /= 1024n;
    index++;
  }
  return `${amount}${binarySuffixes[index] ?? ""}`;
}
