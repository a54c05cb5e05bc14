import { approximateFloat64, canonicalForm, milliValue, parseQuantity, value } from "../lib/quantity";

/** What a quantity's text is worth. `milliValue` and `value` are int64, in decimal. */
export type QuantityValues =
  | { input: string; ok: true; milliValue: string; value: string; canonical: string; approximateFloat64: number }
  | { input: string; ok: false; error: string };

export function readQuantity(input: string): QuantityValues {
  const reading = parseQuantity(input);
  if (!reading.ok) return { input, ...reading };
  const { quantity } = reading;
  return {
    input,
    ok: true,
    milliValue: String(milliValue(quantity)),
    value: String(value(quantity)),
    canonical: canonicalForm(quantity),
    approximateFloat64: approximateFloat64(quantity),
  };
}
