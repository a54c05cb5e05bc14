/** How Go's encoding/json reads a text as one number or one boolean, with its messages. */
import { parseGoFloat } from "../lib/goNumbers";
import type { Int64 } from "../lib/int64";
import { wrapInt64 } from "../lib/int64";

export type JsonReading<T> = { ok: true; value: T } | { ok: false; error: string };

export function readJsonInt64(text: string, goType: string): JsonReading<Int64> {
  return readValue(text, goType, "number", (literal) => {
    if (!/^-?[0-9]+$/.test(literal)) return null;
    const value = BigInt(literal);
    return BigInt.asIntN(64, value) === value ? wrapInt64(value) : null;
  });
}

export function readJsonFloat64(text: string): JsonReading<number> {
  return readValue(text, "float64", "number", parseGoFloat);
}

export function readJsonBool(text: string): JsonReading<boolean> {
  return readValue(text, "bool", "bool", (literal) => literal === "true");
}

/** `read` gives null for a number that the type cannot hold. */
function readValue<T>(text: string, goType: string, kind: JsonKind, read: (literal: string) => T | null): JsonReading<T> {
  const scan = scanValue(text);
  if (scan.error !== null) return { ok: false, error: scan.error };
  const mismatch = (found: string) => ({ ok: false as const, error: `json: cannot unmarshal ${found} into Go value of type ${goType}` });
  if (scan.kind !== kind) return mismatch(scan.kind === "number" ? "number" : scan.kind);
  const value = read(scan.literal);
  return value === null ? mismatch(`number ${scan.literal}`) : { ok: true, value };
}

type JsonKind = "number" | "bool" | "null" | "string" | "array" | "object";

type Scan = { error: null; kind: JsonKind; literal: string } | { error: string };

const early = "unexpected end of JSON input";

/** The one value of a text. Strings, lists and objects are only named: no trigger's number is one. */
function scanValue(text: string): Scan {
  const first = text[0];
  if (first === undefined) return { error: early };
  if (first === "-" || isDigit(first)) return scanNumber(text);
  const word = words.get(first);
  if (word !== undefined) return scanWord(text, word);
  const compound = compounds.get(first);
  if (compound === undefined) return { error: invalid(first, "looking for beginning of value") };
  return isJson(text) ? { error: null, kind: compound, literal: text } : { error: early };
}

function scanNumber(text: string): Scan {
  let at = text[0] === "-" ? 1 : 0;
  const state = { error: "" };
  const digits = (where: string): boolean => {
    const from = at;
    while (isDigit(text[at])) at++;
    if (at > from) return true;
    state.error = text[at] === undefined ? early : invalid(text[at]!, where);
    return false;
  };
  if (text[at] === "0") at++;
  else if (!digits("in numeric literal")) return state;
  if (text[at] === ".") {
    at++;
    if (!digits("after decimal point in numeric literal")) return state;
  }
  if (text[at] === "e" || text[at] === "E") {
    at++;
    if (text[at] === "+" || text[at] === "-") at++;
    if (!digits("in exponent of numeric literal")) return state;
  }
  return afterValue(text, at, "number");
}

function scanWord(text: string, word: string): Scan {
  for (let at = 1; at < word.length; at++) {
    const character = text[at];
    if (character === undefined) return { error: early };
    if (character !== word[at]) return { error: invalid(character, `in literal ${word} (expecting ${quotedCharacter(word[at]!)})`) };
  }
  return afterValue(text, word.length, word === "null" ? "null" : "bool");
}

function afterValue(text: string, end: number, kind: JsonKind): Scan {
  const rest = text.slice(end).search(/[^ \t\r\n]/);
  if (rest === -1) return { error: null, kind, literal: text.slice(0, end) };
  return { error: invalid(text[end + rest]!, "after top-level value") };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const isDigit = (character: string | undefined): boolean => character !== undefined && character >= "0" && character <= "9";

const words = new Map([
  ["t", "true"],
  ["f", "false"],
  ["n", "null"],
]);
const compounds: ReadonlyMap<string, JsonKind> = new Map([
  ['"', "string"],
  ["[", "array"],
  ["{", "object"],
]);

const invalid = (character: string, where: string): string => `invalid character ${quotedCharacter(character)} ${where}`;

/** Go scans bytes, so a character beyond ASCII is named by the first byte of its UTF-8. */
function quotedCharacter(character: string): string {
  const code = character.codePointAt(0)!;
  if (character === "'") return String.raw`'\''`;
  if (character === '"') return `'"'`;
  if (character === "\\") return String.raw`'\\'`;
  if (code < 0x80) return `'${character}'`;
  return `'${String.fromCodePoint(firstByte(code))}'`;
}

function firstByte(code: number): number {
  if (code < 0x800) return 0xc0 | (code >> 6);
  return code < 0x10000 ? 0xe0 | (code >> 12) : 0xf0 | (code >> 18);
}
