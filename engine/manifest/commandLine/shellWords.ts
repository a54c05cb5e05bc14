/** The words of a shell's line, still with what has to be expanded in them. Read as bash does, in linear time. */

/** One character after another, with the expansions between them. A quoted one is neither split nor a pattern. */
export type Word = Atom[];

export type Atom = { char: string; quoted: boolean } | { expansion: Expansion; quoted: boolean };

export type Expansion =
  | { kind: "variable"; name: string; operator: string; argument: Word }
  | { kind: "arithmetic"; argument: Word }
  | { kind: "commands"; text: string }
  | { kind: "process"; text: string };

/** How far the reader is. */
export interface Source {
  readonly text: string;
  at: number;
  /** How many expansions it is nested in. */
  readonly depth: number;
}

/** Deeper than real expansions are nested. */
const deepest = 20;

export function sourceOf(text: string, depth = 0): Source {
  if (depth > deepest) fail("The expansions are nested too deep.");
  return { text, at: 0, depth };
}

/** A text that the shell does not accept as a command. */
export class ShellError extends Error {}

export function fail(reason: string): never {
  throw new ShellError(reason);
}

/** The word that begins here; null if none does. */
export function readWord(source: Source): Word | null {
  const { text } = source;
  const word: Word = [];
  const start = source.at;
  for (; source.at < text.length;) {
    const char = text.charAt(source.at);
    if (isProcessSubstitution(text, source.at)) word.push(processSubstitution(source));
    else if (metacharacters.includes(char)) break;
    else if (char === "\\") readEscape(source, word);
    else if (char === "'") readSingleQuotes(source, word);
    else if (char === '"') readDoubleQuotes(source, word);
    else if (char === "$") readDollar(source, word, false);
    else if (char === "`") word.push({ expansion: readBackticks(source), quoted: false });
    else {
      word.push({ char, quoted: false });
      source.at++;
    }
  }
  return word.length > 0 || source.at > start ? word : null;
}

/** The text of a word without quotes and expansions, else null. */
export function plainText(word: Word): string | null {
  let text = "";
  for (const atom of word) {
    if (!("char" in atom) || atom.quoted) return null;
    text += atom.char;
  }
  return text;
}

/** Skips blanks, and line ends after a backslash. */
export function skipBlanks(source: Source): void {
  blanks.lastIndex = source.at;
  if (blanks.test(source.text)) source.at = blanks.lastIndex;
}

const blanks = /(?:[ \t]|\\\n)+/y;

const metacharacters = " \t\n;&|()<>";

function isProcessSubstitution(text: string, at: number): boolean {
  return (text.charAt(at) === "<" || text.charAt(at) === ">") && text.charAt(at + 1) === "(";
}

function processSubstitution(source: Source): Atom {
  source.at += 2;
  return { expansion: { kind: "process", text: readParentheses(source) }, quoted: true };
}

/** A backslash keeps the next character, removes a line's end, and is an ordinary character at the end of the text. */
function readEscape(source: Source, word: Word): void {
  const next = source.text.charAt(source.at + 1);
  if (next !== "\n") word.push({ char: next === "" ? "\\" : next, quoted: true });
  source.at += 2;
}

function readSingleQuotes(source: Source, word: Word): void {
  const end = source.text.indexOf("'", source.at + 1);
  if (end < 0) fail("A quote is not closed.");
  pushQuoted(word, source.text.slice(source.at + 1, end));
  source.at = end + 1;
}

/** Empty quotes are a word too: it has an empty piece. */
function pushQuoted(word: Word, text: string): void {
  if (text === "") word.push({ char: "", quoted: true });
  for (const char of text) word.push({ char, quoted: true });
}

function readDoubleQuotes(source: Source, word: Word): void {
  const { text } = source;
  source.at++;
  word.push({ char: "", quoted: true });
  for (;;) {
    const char = text.charAt(source.at);
    if (char === "") fail("A quote is not closed.");
    if (char === '"') break;
    if (char === "$") readDollar(source, word, true);
    else if (char === "`") word.push({ expansion: readBackticks(source), quoted: true });
    else if (char === "\\" && /[$`"\\\n]/.test(text.charAt(source.at + 1))) readEscape(source, word);
    else {
      word.push({ char, quoted: true });
      source.at++;
    }
  }
  source.at++;
}

function readDollar(source: Source, word: Word, quoted: boolean): void {
  const { text } = source;
  const next = text.charAt(source.at + 1);
  if (text.startsWith("$((", source.at)) {
    const arithmetic = readArithmetic(source);
    if (arithmetic !== null) {
      word.push({ expansion: arithmetic, quoted });
      return;
    }
  }
  if (next === "[") {
    const end = text.indexOf("]", source.at);
    if (end < 0) fail("A bracket is not closed.");
    word.push({ expansion: { kind: "arithmetic", argument: wordOf(text.slice(source.at + 2, end), source.depth + 1) }, quoted });
    source.at = end + 1;
  } else if (next === "(") {
    source.at += 2;
    word.push({ expansion: { kind: "commands", text: readParentheses(source) }, quoted });
  } else if (next === "{") {
    word.push({ expansion: readBraces(source), quoted });
  } else if (next === "'" && !quoted) {
    readAnsiQuotes(source, word);
  } else if (next === '"' && !quoted) {
    source.at++;
  } else {
    const [name] = variableName.exec(text.slice(source.at + 1, source.at + 100)) ?? [];
    if (name === undefined) word.push({ char: "$", quoted });
    else word.push({ expansion: { kind: "variable", name, operator: "", argument: [] }, quoted });
    source.at += 1 + (name ?? "").length;
  }
}

const variableName = /^(?:[A-Za-z_][A-Za-z0-9_]*|[0-9@*#?$!-])/;

/** The text between here and the closing parenthesis, which quotes may hide. */
function readParentheses(source: Source): string {
  const start = source.at;
  for (let depth = 1; ;) {
    const char = source.text.charAt(source.at);
    if (char === "") fail("A parenthesis is not closed.");
    if (char === "'") readSingleQuotes(source, []);
    else if (char === '"') skipDoubleQuotes(source);
    else source.at += char === "\\" ? 2 : 1;
    if (char === "(") depth++;
    if (char === ")" && --depth === 0) return source.text.slice(start, source.at - 1);
  }
}

function skipDoubleQuotes(source: Source): void {
  doubleQuotes.lastIndex = source.at;
  if (!doubleQuotes.test(source.text)) fail("A quote is not closed.");
  source.at = doubleQuotes.lastIndex;
}

const doubleQuotes = /"(?:[^"\\]|\\[^])*"/y;

/** Null if the parentheses belong to a subshell within a substitution. */
function readArithmetic(source: Source): Expansion | null {
  const start = source.at;
  source.at += 2;
  const inner = readParentheses(source);
  if (!inner.startsWith("(") || !inner.endsWith(")")) {
    source.at = start;
    return null;
  }
  return { kind: "arithmetic", argument: wordOf(inner.slice(1, -1), source.depth + 1) };
}

/** Expands only what a double quote would expand. */
function wordOf(text: string, depth: number): Word {
  const word: Word = [];
  const source = sourceOf(text, depth);
  while (source.at < text.length) {
    const char = text.charAt(source.at);
    if (char === "$") readDollar(source, word, true);
    else {
      if (char !== '"') word.push({ char, quoted: true });
      source.at++;
    }
  }
  return word;
}

/** `${NAME}` with what may follow the name. */
function readBraces(source: Source): Expansion {
  const { text } = source;
  source.at += 2;
  const start = source.at;
  for (let depth = 1; ;) {
    const char = text.charAt(source.at);
    if (char === "") fail("A brace is not closed.");
    if (char === "'") readSingleQuotes(source, []);
    else if (char === '"') skipDoubleQuotes(source);
    else source.at += char === "\\" ? 2 : 1;
    if (char === "{") depth++;
    if (char === "}" && --depth === 0) break;
  }
  const inner = text.slice(start, source.at - 1);
  const [, length, name, operator = "", argument = ""] =
    /^(#(?=.))?([A-Za-z_][A-Za-z0-9_]*|[0-9]+|[@*#?$!-])(?:(:?[-=+?]|[:#%/^,@[])([^]*))?$/.exec(inner) ?? [];
  if (name === undefined) fail(`\${${inner}}: bad substitution`);
  return { kind: "variable", name, operator: length ?? operator, argument: argumentOf(argument, source.depth + 1) };
}

function argumentOf(text: string, depth: number): Word {
  const word: Word = [];
  const source = sourceOf(text, depth);
  while (source.at < text.length) {
    const part = readWord(source);
    if (part) for (const atom of part) word.push(atom);
    else word.push({ char: text.charAt(source.at++), quoted: false });
  }
  return word;
}

function readBackticks(source: Source): Expansion {
  backticks.lastIndex = source.at;
  const [all = "", inner = ""] = backticks.exec(source.text) ?? [];
  if (all === "") fail("A backtick is not closed.");
  source.at += all.length;
  return { kind: "commands", text: inner.replaceAll(/\\([$`\\])/g, "$1") };
}

const backticks = /`((?:[^`\\]|\\[^])*)`/y;

/** `$'…'`: the escapes of C. */
function readAnsiQuotes(source: Source, word: Word): void {
  ansiQuotes.lastIndex = source.at;
  const [all = "", inner = ""] = ansiQuotes.exec(source.text) ?? [];
  if (all === "") fail("A quote is not closed.");
  source.at += all.length;
  pushQuoted(word, inner.replaceAll(ansiEscape, unescaped));
}

const ansiQuotes = /\$'((?:[^'\\]|\\[^])*)'/y;
const ansiEscape = /\\(?:x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{1,4})|U([0-9a-fA-F]{1,8})|([0-7]{1,3})|([^]))/g;

function unescaped(all: string, ...groups: (string | undefined)[]): string {
  const [hex, unicode, longUnicode, octal, letter = ""] = groups;
  const code = hex ?? unicode ?? longUnicode;
  if (code !== undefined) return Number.parseInt(code, 16) <= 0x10ffff ? String.fromCodePoint(Number.parseInt(code, 16)) : "";
  if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8) & 0xff);
  return ansiLetters.get(letter) ?? all;
}

const ansiLetters = new Map([
  ["a", "\x07"],
  ["b", "\b"],
  ["e", "\x1b"],
  ["E", "\x1b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["v", "\v"],
  ["\\", "\\"],
  ["'", "'"],
  ['"', '"'],
  ["?", "?"],
]);
