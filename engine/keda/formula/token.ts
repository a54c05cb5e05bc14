import { quoted } from "../../lib/goText";

export type TokenKind = "Identifier" | "Number" | "String" | "Operator" | "Bracket" | "EOF";

/** `at` is the place of the first character, counted in characters of Unicode from 0. */
export type Token = { readonly kind: TokenKind; readonly value: string; readonly at: number };

type LexicalError = { readonly message: string; readonly at: number };

/** `end` is where the next token may begin. */
type NextToken = { readonly token: Token; readonly end: number } | LexicalError;

/** The first token from a place on, as the lexer of expr-lang/expr reads it. After the last one comes EOF. */
export function nextToken(source: readonly string[], start: number): NextToken {
  let at = start;
  while (at < source.length) {
    const skipped = isSpace(source[at] ?? "") ? at + 1 : endOfComment(source, at);
    if (skipped === null) {
      const read = readToken(source, at);
      return "message" in read ? read : { token: { kind: read.kind, value: read.value, at }, end: read.end };
    }
    if (skipped > source.length) return { message: "unclosed comment", at: source.length };
    at = skipped;
  }
  // Upstream marks the last character.
  return { token: { kind: "EOF", value: "", at: Math.max(source.length - 1, 0) }, end: at };
}

/** A token as an error names it. */
export const tokenText = ({ kind, value }: Token): string => (value === "" ? kind : `${kind}(${quoted(value)})`);

type ReadToken = { kind: TokenKind; value: string; end: number };

function readToken(source: readonly string[], at: number): ReadToken | LexicalError {
  const first = source[at] ?? "";
  const second = source[at + 1] ?? "";
  const operator = (length: number): ReadToken => ({ kind: "Operator", value: source.slice(at, at + length).join(""), end: at + length });
  if (first === "'" || first === '"') return readString(source, at, first);
  if (first === "`") return readRawString(source, at);
  if (isDigit(first) || (first === "." && isDigit(second))) return readNumber(source, at);
  if ("([{)]}".includes(first)) return { kind: "Bracket", value: first, end: at + 1 };
  const seconds = secondCharacters.get(first);
  if (seconds !== undefined) return operator(second !== "" && seconds.includes(second) ? 2 : 1);
  if (isWordCharacter(first)) return readWord(source, at);
  return { message: `unrecognized character: ${unicodeName(first)}`, at };
}

/** The characters that begin an operator, each with those that can follow in the same operator. */
const secondCharacters: ReadonlyMap<string, string> = new Map([
  ...[..."&!=*<>"].map((character) => [character, "&=*"] as const),
  ...[..."/,;%+-^"].map((character) => [character, ""] as const),
  ["?", ".?"],
  ["|", "|"],
  [":", ":"],
  [".", "."],
  ["#", "#"],
]);

const wordOperators: ReadonlySet<string> = new Set("not in or and matches contains startsWith endsWith let if else".split(" "));

function readWord(source: readonly string[], at: number): ReadToken {
  let end = at;
  while (end < source.length && isWordCharacter(source[end] ?? "")) end++;
  const value = source.slice(at, end).join("");
  return { kind: wordOperators.has(value) ? "Operator" : "Identifier", value, end };
}

function readNumber(source: readonly string[], at: number): ReadToken | LexicalError {
  let end = at;
  const accept = (characters: string): boolean => {
    const isAccepted = end < source.length && characters.includes(source[end] ?? "");
    if (isAccepted) end++;
    return isAccepted;
  };
  let digits = "0123456789_";
  if (accept("0")) {
    if (accept("xX")) digits = "0123456789abcdefABCDEF_";
    else if (accept("oO")) digits = "01234567_";
    else if (accept("bB")) digits = "01_";
  }
  const run = (): void => {
    while (accept(digits));
  };
  run();
  const isRange = source[end] === "." && source[end + 1] === ".";
  if (!isRange) {
    if (accept(".")) run();
    if (accept("eE")) {
      accept("+-");
      run();
    }
    if (end < source.length && isWordCharacter(source[end] ?? "")) {
      return { message: `bad number syntax: ${quoted(source.slice(at, end + 1).join(""))}`, at: end };
    }
  }
  return { kind: "Number", value: source.slice(at, end).join(""), end };
}

function readRawString(source: readonly string[], at: number): ReadToken | LexicalError {
  const end = source.indexOf("`", at + 1);
  if (end === -1) return { message: "literal not terminated", at: source.length };
  return { kind: "String", value: source.slice(at + 1, end).join(""), end: end + 1 };
}

function readString(source: readonly string[], at: number, quote: string): ReadToken | LexicalError {
  const value: string[] = [];
  let next = at + 1;
  while (source[next] !== quote) {
    const character = source[next];
    if (character === undefined || character === "\n") return { message: "literal not terminated", at: next };
    if (character !== "\\") {
      value.push(character);
      next++;
      continue;
    }
    const escape = readEscape(source, next + 1, quote);
    if ("message" in escape) return escape;
    value.push(escape.value);
    next = escape.end;
  }
  return { kind: "String", value: value.join(""), end: next + 1 };
}

const namedEscapes: ReadonlyMap<string, string> = new Map([
  ["a", "\u0007"],
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["v", "\v"],
  ["\\", "\\"],
]);

function readEscape(source: readonly string[], at: number, quote: string): { value: string; end: number } | LexicalError {
  const first = source[at] ?? "";
  if (first === quote) return { value: quote, end: at + 1 };
  const named = namedEscapes.get(first);
  if (named !== undefined) return { value: named, end: at + 1 };
  const isOctal = /^[0-7]$/.test(first);
  const length = isOctal
    ? 3
    : (new Map([
        ["x", 2],
        ["u", 4],
        ["U", 8],
      ]).get(first) ?? 0);
  const start = isOctal ? at : at + 1;
  const digits = source.slice(start, start + length).join("");
  const isNumber = length > 0 && digits.length === length && (isOctal ? /^[0-7]+$/ : /^[0-9a-fA-F]+$/).test(digits);
  const code = isNumber ? Number.parseInt(digits, isOctal ? 8 : 16) : -1;
  if (code < 0 || code > 0x10ffff) return { message: "invalid char escape", at };
  return { value: String.fromCodePoint(code), end: start + length };
}

/** Where a comment that begins here ends; beyond the source if it never does, and null if there is none. */
function endOfComment(source: readonly string[], at: number): number | null {
  if (source[at] !== "/") return null;
  if (source[at + 1] === "/") {
    const end = source.indexOf("\n", at);
    return end === -1 ? source.length : end + 1;
  }
  if (source[at + 1] !== "*") return null;
  let end = at + 2;
  while (end < source.length && !(source[end] === "*" && source[end + 1] === "/")) end++;
  return end + (end < source.length ? 2 : 1);
}

const isSpace = (character: string): boolean => /^[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]$/.test(character);
const isDigit = (character: string): boolean => character >= "0" && character <= "9" && character.length === 1;
const isWordCharacter = (character: string): boolean => /^[\p{L}\p{Nd}_$]$/u.test(character);

/** Go's %#U. */
function unicodeName(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return /^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u.test(character) ? `U+${code} '${character}'` : `U+${code}`;
}
