/** Numbers as Go's strconv reads and writes them. */

type GoInteger = { ok: true; value: bigint } | { ok: false; error: "invalid syntax" | "value out of range" };

/** `strconv.ParseInt(text, 0, bits)`: the prefix chooses the base, and underscores are allowed between digits. */
export function parseGoInteger(text: string, bits: 32 | 64): GoInteger {
  const [, sign = "", prefix = "", digits = ""] = /^([-+]?)(0[bBoOxX](?=.)|0(?=.)|)(.*)$/s.exec(text) ?? [];
  const base = prefix === "" ? 10 : (baseOfPrefix.get(prefix.toLowerCase()) ?? 8);
  const isNumber = digitsOf[base]?.test(digits) === true && /[0-9a-f]/i.test(prefix + digits) && hasGoodUnderscores(text);
  if (!isNumber) return { ok: false, error: "invalid syntax" };
  const plain = digits.replaceAll("_", "");
  const significant = plain.replace(/^0+/, "");
  // Not even in base 2 do so many digits fit, and a number from very many of them takes long to make.
  if (significant.length > bits) return { ok: false, error: "value out of range" };
  const magnitude = BigInt((jsPrefixes.get(base) ?? "") + (significant === "" ? "0" : significant));
  const value = sign === "-" ? -magnitude : magnitude;
  return BigInt.asIntN(bits, value) === value ? { ok: true, value } : { ok: false, error: "value out of range" };
}

/** `strconv.ParseInt(text, 10, 32)`. */
export function parseGoDecimal(text: string): number | null {
  const value = /^[-+]?[0-9]+$/.test(text) ? Number(text) : Number.NaN;
  return value >= -0x80000000 && value <= 0x7fffffff ? value : null;
}

/** `strconv.ParseFloat(text, 64)`; null for what it refuses, which includes numbers that are too large. */
export function parseGoFloat(text: string): number | null {
  if (plainNumber.test(text)) return Number(text);
  const [, sign, word] = /^([-+]?)(inf|infinity|nan)$/i.exec(text) ?? [];
  if (word !== undefined) {
    if (word.toLowerCase() === "nan") return sign === "" ? Number.NaN : null;
    return sign === "-" ? -Infinity : Infinity;
  }
  if (!hasGoodUnderscores(text)) return null;
  const plain = text.replaceAll("_", "");
  const value = decimalFloat.test(plain) ? Number(plain) : hexFloat(plain);
  return value === null || !Number.isFinite(value) ? null : value;
}

/** The usual text: short enough to be finite, and alike in both languages. */
const plainNumber = /^[0-9]{1,15}(?:\.[0-9]{1,15})?$/;

/** `strconv.FormatFloat(value, 'g', -1, 64)`: with an exponent from a million up and below 0.0001. */
export function formatGoFloat(value: number): string {
  if (Number.isNaN(value)) return "NaN";
  if (!Number.isFinite(value)) return value > 0 ? "+Inf" : "-Inf";
  if (value === 0) return Object.is(value, -0) ? "-0" : "0";
  const [digits = "", exponentText = "0"] = value.toExponential().split("e");
  const exponent = Number(exponentText);
  if (exponent >= -4 && exponent < 6) return String(value);
  const size = String(Math.abs(exponent)).padStart(2, "0");
  return `${digits}e${exponent < 0 ? "-" : "+"}${size}`;
}

const baseOfPrefix = new Map([
  ["0b", 2],
  ["0o", 8],
  ["0x", 16],
]);
const jsPrefixes = new Map([
  [2, "0b"],
  [8, "0o"],
  [16, "0x"],
]);
const digitsOf: Readonly<Record<number, RegExp>> = { 2: /^[01_]*$/, 8: /^[0-7_]*$/, 10: /^[0-9_]*$/, 16: /^[0-9a-fA-F_]*$/ };

/** Each must be between two digits; the prefix counts as a digit. */
function hasGoodUnderscores(text: string): boolean {
  if (!text.includes("_")) return true;
  const [, prefix = "", rest = ""] = /^[-+]?(0[bBoOxX])?(.*)$/s.exec(text) ?? [];
  const digit = prefix.toLowerCase() === "0x" ? "[0-9a-fA-F]" : "[0-9]";
  return !new RegExp(`_(?!${digit})|(?<!${digit})_`).test((prefix === "" ? "" : "0") + rest);
}

const decimalFloat = /^[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?$/;

function hexFloat(text: string): number | null {
  const [, sign, whole = "", fraction = "", exponent] =
    /^([-+]?)0[xX]([0-9a-fA-F]*)(?:\.([0-9a-fA-F]*))?[pP]([-+]?[0-9]+)$/.exec(text) ?? [];
  if (exponent === undefined || whole + fraction === "") return null;
  const magnitude = Number(BigInt(`0x${whole}${fraction}`)) * 2 ** (Number(exponent) - 4 * fraction.length);
  return sign === "-" ? -magnitude : magnitude;
}
