/** The commands of a shell's text, as bash parses them. */
import { plainText, readWord, fail, skipBlanks, type Source, type Word } from "./shellWords";

export type Command =
  | { kind: "simple"; assignments: Assignment[]; words: Word[]; redirections: Redirection[] }
  | { kind: "group"; body: Command[] }
  | { kind: "for"; name: string; words: Word[]; body: Command[] };

export interface Assignment {
  name: string;
  value: Word;
}

export interface Redirection {
  /** Whether it reads from the file that it names. */
  reads: boolean;
  target: Word;
}

/** The commands of the next line, or of as many lines as it goes on for; null at the end. What joins them is left out. */
export function readCommands(source: Source): Command[] | null {
  skipEmptyLines(source);
  if (source.at >= source.text.length) return null;
  const parser: Parser = { source, heredocs: [], depth: 0 };
  return parseList(parser, [], true);
}

interface Parser {
  source: Source;
  /** The marks that end the texts which begin on the next line. */
  heredocs: { mark: string; indented: boolean }[];
  depth: number;
}

/** Deeper than real commands are nested. */
const deepest = 50;

/** Commands up to a word or sign of `ends`, which stays for the caller; `oneLine`: up to a line's end. */
function parseList(parser: Parser, ends: readonly string[], oneLine = false): Command[] {
  if (++parser.depth > deepest) fail("The commands are nested too deep.");
  const commands: Command[] = [];
  for (;;) {
    if (!oneLine) skipLineEnds(parser);
    if (isAt(parser, ends)) break;
    commands.push(...parseAndOr(parser));
    const sign = readSign(parser);
    if (sign === "" && (isAt(parser, ends) || atEnd(parser))) break;
    if (sign !== ";" && sign !== "&" && sign !== "\n") unexpected(parser, sign);
    if (oneLine && (sign === "\n" || atLineEnd(parser))) {
      if (sign !== "\n") skipLineEnd(parser);
      break;
    }
  }
  parser.depth--;
  return commands;
}

function parseAndOr(parser: Parser): Command[] {
  const commands = parsePipeline(parser);
  for (;;) {
    skipBlanks(parser.source);
    if (!startsWith(parser, "&&") && !startsWith(parser, "||")) return commands;
    parser.source.at += 2;
    skipLineEnds(parser);
    commands.push(...parsePipeline(parser));
  }
}

function parsePipeline(parser: Parser): Command[] {
  const commands = [parseCommand(parser)];
  for (;;) {
    skipBlanks(parser.source);
    if (!startsWith(parser, "|") || startsWith(parser, "||")) return commands;
    parser.source.at += startsWith(parser, "|&") ? 2 : 1;
    skipLineEnds(parser);
    commands.push(parseCommand(parser));
  }
}

function parseCommand(parser: Parser): Command {
  const { source } = parser;
  skipBlanks(source);
  if (startsWith(parser, "(")) {
    source.at++;
    return parseGroup(parser, ")");
  }
  const start = source.at;
  const keyword = takeKeyword(parser);
  switch (keyword) {
    case "!":
    case "time":
      return parseCommand(parser);
    case "{":
      return parseGroup(parser, "}");
    case "if":
      return parseIf(parser);
    case "while":
    case "until":
      return { kind: "group", body: [...parseList(parser, ["do"]), ...parseDo(parser)] };
    case "for":
      return parseFor(parser);
    case "[[":
      return parseCondition(parser);
    case "":
      return parseSimple(parser);
    default:
      source.at = start;
      return fail(`syntax error near unexpected token '${keyword}'`);
  }
}

/** The question of `[[ … ]]` does not matter: it counts as true. */
function parseCondition({ source }: Parser): Command {
  const end = source.text.indexOf(" ]]", source.at);
  if (end < 0) fail("syntax error: ]] is missing");
  source.at = end + 3;
  return { kind: "group", body: [] };
}

function parseGroup(parser: Parser, end: string): Command {
  const body = parseList(parser, [end]);
  if (body.length === 0) unexpected(parser, end);
  expect(parser, end);
  return { kind: "group", body: [...body, ...redirectionsBehind(parser)] };
}

function parseIf(parser: Parser): Command {
  const body = [...parseList(parser, ["then"])];
  expect(parser, "then");
  body.push(...parseList(parser, ["elif", "else", "fi"]));
  if (isAt(parser, ["elif"])) {
    expect(parser, "elif");
    return { kind: "group", body: [...body, parseIf(parser)] };
  }
  if (isAt(parser, ["else"])) {
    expect(parser, "else");
    body.push(...parseList(parser, ["fi"]));
  }
  expect(parser, "fi");
  return { kind: "group", body: [...body, ...redirectionsBehind(parser)] };
}

function parseFor(parser: Parser): Command {
  const { source } = parser;
  skipBlanks(source);
  const name = plainText(readWord(source) ?? []);
  if (name === null || !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) fail("syntax error: for needs a name");
  const words: Word[] = [];
  skipLineEnds(parser);
  if (isAt(parser, ["in"])) {
    expect(parser, "in");
    for (;;) {
      skipBlanks(source);
      const word = readWord(source);
      if (word === null) break;
      words.push(word);
    }
  }
  const sign = readSign(parser);
  if (sign !== "" && sign !== ";" && sign !== "\n") unexpected(parser, sign);
  skipLineEnds(parser);
  return { kind: "for", name, words, body: parseDo(parser) };
}

function parseDo(parser: Parser): Command[] {
  expect(parser, "do");
  const body = parseList(parser, ["done"]);
  if (body.length === 0) unexpected(parser, "done");
  expect(parser, "done");
  return [...body, ...redirectionsBehind(parser)];
}

/** A redirection of a compound command may contain commands. */
function redirectionsBehind(parser: Parser): Command[] {
  const redirections: Redirection[] = [];
  skipBlanks(parser.source);
  while (readRedirection(parser, redirections)) skipBlanks(parser.source);
  return redirections.length === 0 ? [] : [{ kind: "simple", assignments: [], words: [], redirections }];
}

function parseSimple(parser: Parser): Command {
  const { source } = parser;
  const assignments: Assignment[] = [];
  const words: Word[] = [];
  const redirections: Redirection[] = [];
  for (;;) {
    skipBlanks(source);
    if (readRedirection(parser, redirections)) continue;
    if (startsWith(parser, "#")) break;
    const word = readWord(source);
    if (word === null) break;
    const assignment = words.length === 0 ? assignmentOf(word) : null;
    if (assignment === null) words.push(word);
    else assignments.push(startsWith(parser, "(") ? { ...assignment, value: readArray(parser) } : assignment);
  }
  if (words.length + assignments.length + redirections.length === 0) unexpected(parser, source.text.charAt(source.at));
  if (startsWith(parser, "(")) {
    if (words.length !== 1 || !/^\(\s*\)/.test(source.text.slice(source.at, source.at + 100))) unexpected(parser, "(");
    return parseFunction(parser);
  }
  return { kind: "simple", assignments, words, redirections };
}

/** A function that is only defined runs nothing. */
function parseFunction(parser: Parser): Command {
  parser.source.at = parser.source.text.indexOf(")", parser.source.at) + 1;
  skipLineEnds(parser);
  parseCommand(parser);
  return { kind: "group", body: [] };
}

function readArray(parser: Parser): Word {
  const { source } = parser;
  source.at++;
  let first: Word | undefined;
  for (;;) {
    skipLineEnds(parser);
    if (startsWith(parser, ")")) break;
    const word = readWord(source);
    if (word === null) unexpected(parser, source.text.charAt(source.at));
    first ??= word;
  }
  source.at++;
  return first ?? [];
}

function assignmentOf(word: Word): Assignment | null {
  const equals = word.findIndex((atom) => !("char" in atom) || atom.quoted || atom.char === "=");
  const atom = word[equals];
  if (atom === undefined || !("char" in atom) || atom.quoted) return null;
  const name = plainText(word.slice(0, equals)) ?? "";
  return /^[A-Za-z_][A-Za-z0-9_]*\+?$/.test(name) ? { name: name.replace("+", ""), value: word.slice(equals + 1) } : null;
}

const redirection = /(?:[0-9]+|\{[A-Za-z_][A-Za-z0-9_]*\})?(<<<|<<-|<<|<&|<>|<(?!\()|>>|>&|>\||>(?!\())|&>>|&>/y;

function readRedirection(parser: Parser, redirections: Redirection[]): boolean {
  const { source } = parser;
  redirection.lastIndex = source.at;
  const [all, sign] = redirection.exec(source.text) ?? [];
  if (all === undefined) return false;
  source.at += all.length;
  skipBlanks(source);
  const start = source.at;
  const target = readWord(source);
  if (target === null) unexpected(parser, source.text.charAt(source.at));
  if (sign === "<<" || sign === "<<-") {
    const mark = source.text.slice(start, source.at).replaceAll(/["'\\]/g, "");
    parser.heredocs.push({ mark, indented: sign === "<<-" });
  } else {
    redirections.push({ reads: sign === "<", target });
  }
  return true;
}

/** Reads a sign that ends a command; "" if there is none. */
function readSign(parser: Parser): string {
  const { source } = parser;
  skipBlanksAndComment(parser);
  const char = source.text.charAt(source.at);
  if (char === "\n") {
    skipLineEnd(parser);
    return "\n";
  }
  if (char !== ";" && char !== "&") return "";
  source.at++;
  if (char === ";" && (startsWith(parser, ";") || startsWith(parser, "&"))) return unexpected(parser, ";;");
  return char;
}

function skipBlanksAndComment({ source }: Parser): void {
  skipBlanks(source);
  if (source.text.charAt(source.at) !== "#") return;
  const end = source.text.indexOf("\n", source.at);
  source.at = end < 0 ? source.text.length : end;
}

/** Lines that are empty or hold only a comment, before a command. */
function skipEmptyLines(source: Source): void {
  skipLineEnds({ source, heredocs: [], depth: 0 });
}

function skipLineEnds(parser: Parser): void {
  for (;;) {
    skipBlanksAndComment(parser);
    if (!startsWith(parser, "\n")) return;
    skipLineEnd(parser);
  }
}

function atLineEnd(parser: Parser): boolean {
  skipBlanksAndComment(parser);
  return atEnd(parser) || startsWith(parser, "\n");
}

/** Behind the line's end, and behind the texts that its commands read from the lines that follow. */
function skipLineEnd(parser: Parser): void {
  const { source } = parser;
  if (startsWith(parser, "\n")) source.at++;
  for (const { mark, indented } of parser.heredocs.splice(0)) {
    for (let isOpen = true; isOpen && source.at < source.text.length;) {
      const end = source.text.indexOf("\n", source.at);
      const line = source.text.slice(source.at, end < 0 ? undefined : end);
      source.at = end < 0 ? source.text.length : end + 1;
      isOpen = (indented ? line.replace(/^\t+/, "") : line) !== mark;
    }
  }
}

const keywords = new Set("! time { } if then elif else fi while until for do done case esac function select [[".split(" "));

/** Reads the keyword that is here; "" if there is none. */
function takeKeyword(parser: Parser): string {
  const [word = ""] = /^[^\s;&|()<>]+/.exec(parser.source.text.slice(parser.source.at, parser.source.at + 10)) ?? [];
  if (!keywords.has(word)) return "";
  parser.source.at += word.length;
  return word;
}

function isAt(parser: Parser, ends: readonly string[]): boolean {
  skipBlanks(parser.source);
  const { text, at } = parser.source;
  return ends.some(
    (end) => text.startsWith(end, at) && (end === ")" || /^(?:[\s;&|()<>]|$)/.test(text.slice(at + end.length, at + end.length + 1))),
  );
}

function expect(parser: Parser, end: string): void {
  if (!isAt(parser, [end])) unexpected(parser, parser.source.text.charAt(parser.source.at));
  parser.source.at += end.length;
}

function startsWith({ source }: Parser, text: string): boolean {
  return source.text.startsWith(text, source.at);
}

function atEnd({ source }: Parser): boolean {
  return source.at >= source.text.length;
}

function unexpected(parser: Parser, sign: string): never {
  if (atEnd(parser) && sign === "") fail("syntax error: unexpected end of file");
  return fail(`syntax error near unexpected token '${sign === "\n" || sign === "" ? "newline" : sign}'`);
}
