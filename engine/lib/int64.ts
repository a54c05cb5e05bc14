/**
 * A 64-bit integer as Go's int64 holds it: a plain number while it is a safe integer, a bigint beyond.
 * So ordinary sums stay as fast as numbers, and large ones stay exact. Results wrap around as Go's do.
 */
export type Int64 = number | bigint;

export function add(a: Int64, b: Int64): Int64 {
  if (typeof a === "number" && typeof b === "number") {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return wrapInt64(BigInt(a) + BigInt(b));
}

/** The same, but beyond int64 the largest or the smallest one. */
export function addCapped(a: Int64, b: Int64): Int64 {
  const sum = BigInt(a) + BigInt(b);
  return sum > largestInt64 ? largestInt64 : sum < smallestInt64 ? smallestInt64 : wrapInt64(sum);
}

export function multiply(a: Int64, b: Int64): Int64 {
  if (typeof a === "number" && typeof b === "number") {
    const product = a * b;
    if (Number.isSafeInteger(product)) return product + 0;
  }
  return wrapInt64(BigInt(a) * BigInt(b));
}

/** Truncated toward zero. The divisor must not be 0. */
export function divide(a: Int64, b: Int64): Int64 {
  // Below 2^53 the nearest double of a quotient never reaches the next integer, so truncation is exact.
  if (typeof a === "number" && typeof b === "number") return Math.trunc(a / b) + 0;
  return wrapInt64(BigInt(a) / BigInt(b));
}

/** The quotient rounded away from zero. The divisor must be positive. */
export function divideAwayFromZero(a: Int64, b: Int64): Int64 {
  const quotient = divide(a, b);
  if (remainder(a, b) === 0) return quotient;
  return add(quotient, a < 0 ? -1 : 1);
}

/** With the sign of the dividend. */
export function remainder(a: Int64, b: Int64): Int64 {
  if (typeof a === "number" && typeof b === "number") return (a % b) + 0;
  return wrapInt64(BigInt(a) % BigInt(b));
}

export function toFloat64(value: Int64): number {
  return Number(value);
}

/** The low 32 bits, signed: Go's conversion of an int64 to an int32. */
export function toInt32(value: Int64): number {
  return typeof value === "number" ? value | 0 : Number(BigInt.asIntN(32, value));
}

/** The low 64 bits of an integer of any size, signed. */
export function wrapInt64(value: bigint): Int64 {
  const wrapped = BigInt.asIntN(64, value);
  const number = Number(wrapped);
  return Number.isSafeInteger(number) ? number : wrapped;
}

/** Go's conversion of a float64 to an int32 on amd64: truncated toward zero; out of range, and NaN, give the smallest. */
export function float64ToInt32(value: number): number {
  const whole = Math.trunc(value);
  return whole >= -2147483648 && whole <= 2147483647 ? whole + 0 : -2147483648;
}

/** Go's conversion of a float64 to an int64 on amd64: truncated toward zero; out of range, and NaN, give the smallest. */
export function float64ToInt64(value: number): Int64 {
  const whole = Math.trunc(value);
  if (Number.isSafeInteger(whole)) return whole + 0;
  return whole >= -twoTo63 && whole < twoTo63 ? wrapInt64(BigInt(whole)) : smallestInt64;
}

const twoTo63 = 2 ** 63;
const smallestInt64 = -(2n ** 63n);
export const largestInt64: Int64 = 2n ** 63n - 1n;
