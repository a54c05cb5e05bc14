import { validQuantity } from "../lib/quantity";
import type { Quantity } from "./quantities";

const units = [
  ["Ti", 2n ** 40n],
  ["Gi", 2n ** 30n],
  ["Mi", 2n ** 20n],
  ["Ki", 2n ** 10n],
] as const;

/** The flag humanize-memory: two decimals of the largest unit that the amount reaches, an exact half to the even digit. */
export function humanizedMemory(bytes: number): Quantity {
  const amount = BigInt(bytes);
  const found = units.find(([, size]) => amount >= size);
  if (found === undefined) return validQuantity(`${bytes}`);
  const [suffix, size] = found;
  const hundredths = roundedHalfEven(amount * 100n, size);
  return validQuantity(`${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}${suffix}`);
}

function roundedHalfEven(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const twiceRest = (dividend % divisor) * 2n;
  if (twiceRest < divisor || (twiceRest === divisor && quotient % 2n === 0n)) return quotient;
  return quotient + 1n;
}
