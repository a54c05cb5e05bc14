/**
 * The words of a shell's line: quotes, variables, `$((…))` and braces are expanded while they are read, in linear time. What is rarer is
 * refused.
 */
import { plain, say, verbatim, type Words } from "../../lib/sentence";

/** How far the reader is, and what the variables are by then. */
export interface Source {
  readonly text: string;
  at: number;
  readonly variables: Map<string, string>;
}

/** A text that the shell does not accept as a command, or that is not read here. */
export class ShellError extends Error {
  constructor(readonly said: Words) {
    super(plain(said));
  }
}

export function fail(reason: Words): never {
  throw new ShellError(reason);
}

/** For what a shell would read, but this reader does not. */
export function notRead(syntax: string): never {
  return fail(say`This page does not read ${syntax} of a shell. Paste only the kubectl command, with its values written out.`);
}

/** `plain` as it stands in the text, `quoted` literally, or from a variable's `value`, which is split at its blanks. */
type Char = { char: string; from: "plain" | "quoted" | "value" };

/** The word that begins here, as the arguments that it becomes: none, one or several; null if no word begins here. */
export function readWord(source: Source): string[] | null {
  const chars = readChars(source, isWordEnd);
  return chars && expandBraces(chars).flatMap(splitFields);
}

/** A variable's name and its new value if an assignment begins here, else null. */
export function readAssignment(source: Source): { name: string; value: string } | null {
  const name = taken(source, assignment)?.[1];
  if (name === undefined) return null;
  if (source.text[source.at] === "(") notRead("lists");
  return { name, value: textOf(readChars(source, isWordEnd) ?? []) };
}

const assignment = /([A-Za-z_][A-Za-z0-9_]*)=/y;

/** Skips blanks, and line ends after a backslash. */
export function skipBlanks(source: Source): void {
  taken(source, blanks);
}

const blanks = /(?:[ \t]|\\\n)+/y;

/** What a pattern finds here, and the reader goes behind it. */
export function taken(source: Source, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = source.at;
  const found = pattern.exec(source.text);
  source.at += found?.[0].length ?? 0;
  return found;
}

const isWordEnd = (char: string) => " \t\n;&|()<>".includes(char);

function readChars(source: Source, isEnd: (char: string) => boolean): Char[] | null {
  const { text } = source;
  const chars: Char[] = [];
  const start = source.at;
  // The home of root, the user if no HOME is set.
  if (taken(source, home)) push(chars, "/root", "quoted");
  while (source.at < text.length && !isEnd(text.charAt(source.at))) {
    const char = text.charAt(source.at);
    if (char === "\\") readEscape(source, chars);
    else if (char === "'") readSingleQuotes(source, chars);
    else if (char === '"') readDoubleQuotes(source, chars);
    else if (char === "$") readDollar(source, chars, false);
    else if (char === "`") notRead("`…`");
    else {
      push(chars, char, "plain");
      source.at++;
    }
  }
  return source.at > start ? chars : null;
}

const home = /~(?=(?:\\\n)*(?:[/ \t\n;&|()<>]|$))/y;

const textOf = (chars: readonly Char[]): string => chars.map(({ char }) => char).join("");

/** Empty quotes are a word too: it has an empty piece. */
function push(chars: Char[], text: string, from: Char["from"]): void {
  if (text === "" && from === "quoted") chars.push({ char: "", from });
  for (const char of text) chars.push({ char, from });
}

/** A backslash keeps the next character, removes a line's end, and is an ordinary character at the end of the text. */
function readEscape(source: Source, chars: Char[]): void {
  const next = source.text.charAt(source.at + 1);
  if (next !== "\n") push(chars, next === "" ? "\\" : next, "quoted");
  source.at += 2;
}

function readSingleQuotes(source: Source, chars: Char[]): void {
  const end = source.text.indexOf("'", source.at + 1);
  if (end < 0) fail(say`A quote is not closed.`);
  push(chars, source.text.slice(source.at + 1, end), "quoted");
  source.at = end + 1;
}

function readDoubleQuotes(source: Source, chars: Char[]): void {
  const { text } = source;
  push(chars, "", "quoted");
  source.at++;
  for (;;) {
    const char = text.charAt(source.at);
    if (char === "") fail(say`A quote is not closed.`);
    if (char === '"') break;
    if (char === "$") readDollar(source, chars, true);
    else if (char === "`") notRead("`…`");
    else if (char === "\\" && /[$`"\\\n]/.test(text.charAt(source.at + 1))) readEscape(source, chars);
    else {
      push(chars, char, "quoted");
      source.at++;
    }
  }
  source.at++;
}

function readDollar(source: Source, chars: Char[], quoted: boolean): void {
  const { text, variables } = source;
  const next = text.charAt(source.at + 1);
  const from = quoted ? "quoted" : "value";
  const variable = taken(source, plainVariable);
  if (variable !== null) {
    const [, name, braced, isAlsoEmpty, preset = ""] = variable;
    const value = variables.get(name ?? braced ?? "") ?? "";
    push(chars, value === "" && (isAlsoEmpty === ":" || !variables.has(braced ?? "")) ? preset : value, from);
  } else if (taken(source, arithmetic)) {
    push(chars, String(sum(source)), from);
    if (!taken(source, arithmeticEnd)) notRead("this $((…))");
  } else if (next === "'" && !quoted) readAnsiQuotes(source, chars);
  else if (next === '"' && !quoted) source.at++;
  else if (next === "(") notRead("$(…)");
  else if (next === "{") notRead("this ${…}");
  else if (next === "[") notRead("$[…]");
  else if (/[0-9@*#?$!-]/.test(next)) notRead(`$${next}`);
  else {
    push(chars, "$", quoted ? "quoted" : "plain");
    source.at++;
  }
}

/** `$NAME`, `${NAME}`, and `${NAME:-TEXT}` with a text that needs no reading. */
const plainVariable = /\$(?:([A-Za-z_][A-Za-z0-9_]*)|\{([A-Za-z_][A-Za-z0-9_]*)(?:(:?)-([^{}$'"`\\\s]*))?\})/y;
const arithmetic = /\$\(\(/y;
const arithmeticEnd = /\s*\)\)/y;

/** `$'…'`: the escapes of C. */
function readAnsiQuotes(source: Source, chars: Char[]): void {
  const inner = taken(source, ansiQuotes)?.[1];
  if (inner === undefined) fail(say`A quote is not closed.`);
  push(chars, inner.replaceAll(ansiEscape, unescaped), "quoted");
}

const ansiQuotes = /\$'((?:[^'\\]|\\[^])*)'/y;
const ansiEscape = /\\(?:x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{1,4})|([0-7]{1,3})|([^]))/g;

function unescaped(all: string, hex?: string, unicode?: string, octal?: string, letter = ""): string {
  if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8) & 0xff);
  const code = hex ?? unicode;
  if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
  const index = "abeEfnrtv\\'\"?".indexOf(letter);
  return index < 0 ? all : "\x07\b\x1b\x1b\f\n\r\t\v\\'\"?".charAt(index);
}

/** Whole numbers, variables, the four operations, remainder and parentheses. */
function sum(source: Source, depth = 0): number {
  if (depth > deepest) notRead("this $((…))");
  let value = product(source, depth);
  for (let sign = takenSign(source, "+-"); sign !== ""; sign = takenSign(source, "+-")) {
    const other = product(source, depth);
    value = sign === "+" ? value + other : value - other;
  }
  return value;
}

/** Deeper than real parentheses are nested. */
const deepest = 50;

function product(source: Source, depth: number): number {
  let value = operand(source, depth);
  for (let sign = takenSign(source, "*/%"); sign !== ""; sign = takenSign(source, "*/%")) {
    const other = operand(source, depth);
    if (sign !== "*" && other === 0) fail(verbatim`division by 0`);
    value = sign === "*" ? value * other : sign === "/" ? Math.trunc(value / other) : value % other;
  }
  return value;
}

function operand(source: Source, depth: number): number {
  const minus = takenSign(source, "-");
  if (takenSign(source, "(") !== "") {
    const value = sum(source, depth + 1);
    if (takenSign(source, ")") === "") notRead("this $((…))");
    return minus === "" ? value : -value;
  }
  const [, name, number] = taken(source, numberOrName) ?? [];
  const text = number ?? (name === undefined ? notRead("this $((…))") : (source.variables.get(name) ?? "0"));
  if (!wholeNumber.test(text)) notRead("this $((…))");
  const value = text.startsWith("0") ? Number.parseInt(text, 8) : Number(text);
  return minus === "" ? value : -value;
}

const numberOrName = /\$?(?:([A-Za-z_][A-Za-z0-9_]*)|([0-9]+))(?![A-Za-z0-9_])/y;
const wholeNumber = /^(?:0[0-7]*|-?[1-9][0-9]{0,14})$/;

function takenSign(source: Source, signs: string): string {
  while (/\s/.test(source.text.charAt(source.at))) source.at++;
  const char = source.text.charAt(source.at);
  if (char === "" || !signs.includes(char)) return "";
  source.at++;
  return char;
}

/** More words than a real line has. */
const mostWords = 200;

/** Characters. Braces in a longer word stay as they are. */
const longestBraces = 2000;

/** Expands `{a,b}` and `{1..3}`, with the text before and behind them. */
function expandBraces(word: Char[]): Char[][] {
  if (word.length > longestBraces) return [word];
  const results: Char[][] = [];
  const waiting: { head: Char[]; rest: Char[] }[] = [{ head: [], rest: word }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const found = firstBraces(next.rest);
    if (found === null) results.push([...next.head, ...next.rest]);
    else {
      const { start, end, choices } = found;
      const behind = next.rest.slice(end);
      const head = [...next.head, ...next.rest.slice(0, start)];
      for (const choice of choices.toReversed()) waiting.push({ head, rest: [...choice, ...behind] });
    }
    if (results.length + waiting.length > mostWords) fail(say`The braces expand to too many words.`);
  }
  return results;
}

/** The first pair of braces with a comma or two dots between them. */
function firstBraces(word: readonly Char[]): { start: number; end: number; choices: Char[][] } | null {
  const open: { start: number; commas: number[] }[] = [];
  for (const [index, { char, from }] of word.entries()) {
    if (from !== "plain") continue;
    if (char === "{") open.push({ start: index, commas: [] });
    else if (char === ",") open.at(-1)?.commas.push(index);
    else if (char === "}") {
      const { start, commas } = open.pop() ?? { start: -1, commas: [] };
      if (start < 0 || open.some((outer) => outer.commas.length > 0)) continue;
      const choices = commas.length > 0 ? choicesBetween(word, [start, ...commas, index]) : sequence(word.slice(start + 1, index));
      if (choices !== null) return { start, end: index + 1, choices };
    }
  }
  return null;
}

function choicesBetween(word: readonly Char[], bounds: readonly number[]): Char[][] {
  return bounds.slice(1).map((bound, index) => word.slice((bounds[index] ?? 0) + 1, bound));
}

/** The numbers of `{1..3}`; the word is without the braces. */
function sequence(word: readonly Char[]): Char[][] | null {
  if (word.some(({ from }) => from !== "plain")) return null;
  const text = textOf(word);
  const [, first, last] = /^(0|[1-9][0-9]{0,2})\.\.(0|[1-9][0-9]{0,2})$/.exec(text) ?? [];
  if (first === undefined || last === undefined) return /^-?\w{1,20}\.\.-?\w/.test(text) ? notRead(`{${text}}`) : null;
  const [low, high] = [Number(first), Number(last)];
  const numbers = Array.from({ length: Math.abs(high - low) + 1 }, (_, index) => (high >= low ? low + index : low - index));
  return numbers.map((number) => [...String(number)].map((char) => ({ char, from: "plain" })));
}

function splitFields(word: readonly Char[]): string[] {
  const fields: string[] = [];
  let field: string | null = null;
  for (const { char, from } of word) {
    if (from !== "value" || !/[ \t\n]/.test(char)) field = (field ?? "") + char;
    else if (field !== null) {
      fields.push(field);
      field = null;
    }
  }
  if (field !== null) fields.push(field);
  return fields;
}
