import type { Int64 } from "../lib/int64";
import { approximateFloat64, canonicalForm, milliValue, parseQuantity, value, type ParsedQuantity } from "../lib/quantity";

/**
 * The values of a quantity's text. `milliValue` and `value` are int64, in decimal; `overflow` is set if one of them is not the exact value
 * rounded away from zero.
 */
export type QuantityValues =
  | { input: string; ok: true; milliValue: string; value: string; canonical: string; approximateFloat64: number; overflow?: true }
  | { input: string; ok: false; error: string };

export function readQuantity(input: string): QuantityValues {
  const reading = parseQuantity(input);
  if (!reading.ok) return { input, ...reading };
  const { quantity } = reading;
  const exact = isExact(quantity, 3, milliValue(quantity)) && isExact(quantity, 0, value(quantity));
  return {
    input,
    ok: true,
    milliValue: String(milliValue(quantity)),
    value: String(value(quantity)),
    canonical: canonicalForm(quantity),
    approximateFloat64: approximateFloat64(quantity),
    ...(!exact && { overflow: true }),
  };
}

/** Whether `result` is the quantity in units of 10^-`digits`, rounded away from zero. */
function isExact({ unscaled, exponent }: ParsedQuantity, digits: number, result: Int64): boolean {
  const shift = exponent + digits;
  const amount = BigInt(unscaled);
  if (shift >= 0) return amount * 10n ** BigInt(shift) === BigInt(result);
  const divisor = 10n ** BigInt(-shift);
  const cut = amount / divisor;
  const away = amount % divisor === 0n ? 0n : amount < 0n ? -1n : 1n;
  return cut + away === BigInt(result);
}
