import type { CsvRow } from "./csv";

/** The numbers of a column, null for a gap, and the unit behind all of them; null for a column with words. */
export interface NumberColumn {
  values: (number | null)[];
  /** Null if there is no unit or not the same one. */
  unit: string | null;
}

/** Stops at the first field that is no number. */
export function readNumbers(body: readonly CsvRow[], column: number, decimalComma: boolean): NumberColumn | { bad: number } {
  const values: (number | null)[] = [];
  let [unit, alike] = [null as string | null, true];
  for (const [index, { fields }] of body.entries()) {
    const text = fields[column] ?? "";
    if (isGap(text)) {
      values.push(null);
      continue;
    }
    const read = readNumber(text, decimalComma);
    if (read === null) return { bad: index };
    alike &&= unit === null || unit === read.unit;
    unit ??= read.unit;
    values.push(read.value);
  }
  return { values, unit: alike && unit !== "" ? unit : null };
}

export const isGap = (text: string): boolean =>
  text === "" || (text.length < 10 && /^(-|–|null|nil|n\/?a|nan|none|undefined|[+-]?inf(inity)?)$/i.test(text));

/** A number, with thousands or decimals by comma or point, and an optional unit behind it. */
const pattern = /^([+-]?(?:\d[\d., '’]*\d|\d|[.,]\d+)(?:[eE][+-]?\d{1,3})?)\s*(?:(K|k|Mil|M|Bil|G)(?![a-z]))?\s*([^\d\s.,][^\d]*)?$/;
const factors: ReadonlyMap<string | undefined, number> = new Map([
  ["K", 1e3],
  ["k", 1e3],
  ["M", 1e6],
  ["Mil", 1e6],
  ["G", 1e9],
  ["Bil", 1e9],
]);

/**
 * Null for a cell without a number. `isLoose`: digits are missing, as in 1.2 K, or the only comma or point may be a decimal sign, as in 1,250.
 */
export function readNumber(text: string, decimalComma: boolean): { value: number; unit: string; isLoose: boolean } | null {
  const plain = decimalComma ? NaN : Number(text);
  if (Number.isFinite(plain) && !/[xob]/i.test(text)) return { value: plain, unit: "", isLoose: false };
  const parts = text.length > 60 ? null : pattern.exec(text.replaceAll(/[\u00a0\u202f]/g, " "));
  if (!parts) return null;
  const digits = parts[1]!.replaceAll(/[ '’]/g, "");
  const value = Number(withPoint(digits, decimalComma));
  if (Number.isNaN(value)) return null;
  const factor = factors.get(parts[2]);
  const isLoose = factor !== undefined || isInThrees(digits, decimalComma ? "." : ",");
  return { value: value * (factor ?? 1), unit: parts[3]?.trim() ?? "", isLoose };
}

/**
 * The last of point and comma is the decimal sign. If there is only one of them, the table's other numbers decide between groups of three
 * and decimals.
 */
function withPoint(digits: string, decimalComma: boolean): string {
  const [comma, point] = [digits.lastIndexOf(","), digits.lastIndexOf(".")];
  if (comma >= 0 && point > comma) return digits.replaceAll(",", "");
  if (comma < 0) return decimalComma && isInThrees(digits, ".") ? digits.replaceAll(".", "") : digits;
  if (point < 0 && !decimalComma && isInThrees(digits, ",")) return digits.replaceAll(",", "");
  return digits.replaceAll(".", "").replace(",", ".");
}

/** Groups of three digits between signs of one kind, and no other sign. */
const isInThrees = (digits: string, sign: "." | ","): boolean =>
  (sign === "," ? /^[+-]?\d{1,3}(?:,\d{3})+$/ : /^[+-]?\d{1,3}(?:\.\d{3})+$/).test(digits);
