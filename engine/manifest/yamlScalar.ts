import { formatGoFloat, parseGoFloat, parseGoInteger } from "../lib/goNumbers";
import { withoutEnd } from "../lib/withoutEnd";

/** The JSON value of a YAML scalar. Infinities and NaN are numbers here, though JSON does not have them. */
export type ScalarValue = string | number | boolean | null;

/**
 * Reads an unquoted scalar as Kubernetes does: YAML 1.1 as in gopkg.in/yaml.v2. `yes`, `on` and `y` are booleans, `017` is fifteen, `1_000`
 * a thousand, while `1:30` and dates stay text.
 */
export function resolvePlainScalar(text: string): ScalarValue {
  const word = words.get(text);
  if (word !== undefined) return word;
  const integer = integerOf(text);
  return integer === null ? (floatOf(text) ?? text) : Number(integer);
}

/** A whole number with all its digits, if it fits into 64 bits, signed or unsigned. Null for anything else. */
export function integerOf(text: string): bigint | null {
  if (!/^[-+0-9]/.test(text)) return null;
  const plain = text.replaceAll("_", "");
  const signed = parseGoInteger(plain, 64);
  if (signed.ok) return signed.value;
  if (signed.error === "invalid syntax" || /^[-+]/.test(plain)) return null;
  const value = BigInt(/^0[0-7]+$/.test(plain) ? `0o${plain.slice(1)}` : plain);
  return BigInt.asUintN(64, value) === value ? value : null;
}

function floatOf(text: string): number | null {
  if (text.startsWith(".")) return parseGoFloat(text);
  if (!/^[-+0-9]/.test(text)) return null;
  const plain = text.replaceAll("_", "");
  return yamlFloat.test(plain) ? parseGoFloat(plain) : null;
}

const yamlFloat = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;

/** A number as JSON writes it. */
export function numberText(text: string, value: number): string {
  return integerOf(text)?.toString() ?? (Object.is(value, -0) ? "-0" : String(value));
}

/** A number that is a key: in the fewest digits that a float of 32 bits needs. */
export function float32Text(value: number): string {
  if (Number.isNaN(value)) return ".nan";
  if (!Number.isFinite(value)) return value > 0 ? ".inf" : "-.inf";
  const wanted = Math.fround(value);
  for (let digits = 1; digits <= 9; digits++) {
    const shorter = Number(wanted.toPrecision(digits));
    if (Math.fround(shorter) === wanted) return formatGoFloat(shorter);
  }
  return formatGoFloat(wanted);
}

/** The text encoded in base64; null if it is not base64. */
export function bytesText(base64: string): string | null {
  const digits = base64.replaceAll(/[\r\n]/g, "");
  if (digits.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(digits)) return null;
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  for (const digit of withoutEnd(digits, "=")) {
    bits = ((bits << 6) | base64Digits.indexOf(digit)) & 0xffffff;
    count += 6;
    if (count >= 8) bytes.push((bits >> (count -= 8)) & 0xff);
  }
  return utf8Text(bytes);
}

const base64Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** A byte that is not UTF-8 becomes the replacement character. */
function utf8Text(bytes: readonly number[]): string {
  const escaped = bytes.map((byte) => `%${byte.toString(16).padStart(2, "0")}`);
  let text = "";
  for (let index = 0; index < bytes.length;) {
    const first = bytes[index] ?? 0;
    const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    const [read, used] = decoded(escaped.slice(index, index + length).join("")) ?? ["\ufffd", 1];
    text += read;
    index += used ?? length;
  }
  return text;
}

function decoded(escaped: string): [text: string, used?: number] | null {
  try {
    return [decodeURIComponent(escaped)];
  } catch {
    return null;
  }
}

/** Whether a text written without quotes is read as the same text. */
export function isPlainText(text: string): boolean {
  return typeof resolvePlainScalar(text) === "string" && !isTimestamp(text);
}

/** A date, alone or with a time, as yaml.v2 knows them. */
export function isTimestamp(text: string): boolean {
  const [, month, day, hour = "0", minute = "0", second = "0"] = timestamp.exec(text) ?? [];
  if (month === undefined) return false;
  const lastDay = daysOfMonth[Number(month) - 1] ?? 0;
  const isLeap = Number(month) !== 2 || Number(day) < 29 || isLeapYear(Number(text.slice(0, 4)));
  return Number(day) >= 1 && Number(day) <= lastDay && isLeap && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

const timestamp =
  /^[0-9]{4}-([0-9]{1,2})-([0-9]{1,2})(?:(?=[Tt].*(?:Z|[-+][0-9]{2}:[0-9]{2})$| [^Z+]*$)[Tt ]([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2})(?:\.[0-9]+)?(?:Z|[-+][0-9]{2}:[0-9]{2})?)?$/;
const daysOfMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const words = new Map<string, ScalarValue>([
  ...spellings(["", "~"], null),
  ...spellings(cases("null"), null),
  ...spellings([...cases("y"), ...cases("yes"), ...cases("true"), ...cases("on")], true),
  ...spellings([...cases("n"), ...cases("no"), ...cases("false"), ...cases("off")], false),
  ...spellings([".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF"], Infinity),
  ...spellings(["-.inf", "-.Inf", "-.INF"], -Infinity),
  ...spellings([".nan", ".NaN", ".NAN"], Number.NaN),
]);

/** A word in the three forms that YAML 1.1 knows: lower case, capitalized, upper case. */
function cases(word: string): string[] {
  return [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()];
}

function spellings(texts: string[], value: ScalarValue): [string, ScalarValue][] {
  return texts.map((text) => [text, value]);
}
