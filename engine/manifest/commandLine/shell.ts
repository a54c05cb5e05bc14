/** The first command of the given kind in a shell's text, as if all commands before it succeeded. */
import { say, verbatim, type Words } from "../../lib/sentence";
import { fail, notRead, readAssignment, readWord, ShellError, skipBlanks, type Source, taken } from "./shellWords";

/** `words`: the command with its arguments, null if there is none; not `ok`: the shell does not run the line with the command. */
type ShellReading = { ok: true; words: string[] | null } | { ok: false; error: Words };

/** What redirections find. A command with a failing redirection is not run. */
export interface Files {
  canRead(path: string): boolean;
  canWrite(path: string): boolean;
}

export function firstCommand(text: string, files: Files, isIt: (words: readonly string[]) => boolean): ShellReading {
  const source: Source = { text, at: 0, variables: new Map() };
  let found: string[] | null = null;
  try {
    // A shell reads a whole line before it runs its first command.
    while (found === null && skipToCommand(source)) {
      for (let isLine = true; isLine;) {
        const { words, redirections } = readCommand(source);
        if (found === null && isIt(words)) {
          found = words;
          redirections.forEach((redirection) => redirect(redirection, files));
        }
        isLine = readOperator(source);
      }
    }
    return { ok: true, words: found };
  } catch (error) {
    if (error instanceof ShellError) return { ok: false, error: error.said };
    throw error;
  }
}

/** Skips empty lines and comments before a command; false at the end of the text. */
function skipToCommand(source: Source): boolean {
  taken(source, emptyLines);
  return source.at < source.text.length;
}

const emptyLines = /(?:[ \t\n]|\\\n|#[^\n]*(?:\n|$))+/y;

interface Command {
  words: string[];
  redirections: Redirection[];
}

interface Redirection {
  sign: string;
  /** The words that name the file. */
  target: string[];
}

/** What it assigns and exports is kept. */
function readCommand(source: Source): Command {
  const start = source.at;
  const keyword = taken(source, unreadBeginning)?.[0];
  if (keyword !== undefined) notRead(keyword);
  const assignments: [name: string, value: string][] = [];
  const words: string[] = [];
  const redirections: Redirection[] = [];
  for (let isFirst = true; ; skipBlanks(source)) {
    if (readRedirection(source, redirections)) continue;
    const assigned = isFirst ? readAssignment(source) : null;
    if (assigned !== null) {
      assignments.push([assigned.name, assigned.value]);
      continue;
    }
    const word = source.text[source.at] === "#" ? null : readWord(source);
    if (word === null) break;
    isFirst = false;
    words.push(...word);
  }
  if (source.at === start) unexpected(source);
  if (words.length === 0) for (const [name, value] of assignments) source.variables.set(name, value);
  const [program = "", option] = words;
  if (program === "eval" || (option === "-c" && /^(?:ba|da|z)?sh$/.test(program))) notRead(program);
  if (program === "export") for (const word of words.slice(1)) setVariable(word, source);
  return { words, redirections };
}

/** A command in parentheses, a condition, a loop or a negation. */
const unreadBeginning = /\(|(?:!|\{|\}|if|then|elif|else|fi|while|until|for|do|done|case|esac|function|select|\[\[)(?=[\s;&|()<>]|$)/y;

function setVariable(word: string, { variables }: Source): void {
  const equals = word.indexOf("=");
  if (equals > 0) variables.set(word.slice(0, equals), word.slice(equals + 1));
}

function readRedirection(source: Source, redirections: Redirection[]): boolean {
  const sign = taken(source, redirection)?.[1];
  if (sign === undefined) return false;
  if (sign === "<<") notRead(sign);
  skipBlanks(source);
  if (/^[<>]?\(/.test(source.text.slice(source.at, source.at + 2))) notRead("<(…) and >(…)");
  redirections.push({ sign, target: readWord(source) ?? unexpected(source) });
  return true;
}

const redirection = /(?:[0-9]+(?=[<>]))?(<<|<&|<>|<|>>|>&|>\||>|&>>|&>)/y;

function redirect({ sign, target: [file, ...more] }: Redirection, { canRead, canWrite }: Files): void {
  if (file === undefined || more.length > 0) fail(say`A redirection has no file name.`);
  if (!(sign === "<" ? canRead(file) : canWrite(file))) fail(verbatim`${file}: No such file or directory`);
}

/** Behind the sign that joins the next command of this line; false if it has no more. */
function readOperator(source: Source): boolean {
  const sign = taken(source, operator)?.[0] ?? "";
  if (sign === "&&" || sign.startsWith("|")) {
    if (!skipToCommand(source)) unexpected(source);
    return true;
  }
  taken(source, restOfLine);
  if (source.at >= source.text.length || source.text[source.at] === "\n") return false;
  return sign === "" ? unexpected(source) : true;
}

const operator = /&&|\|\||\|&?|;|&/y;
const restOfLine = /(?:[ \t]|\\\n)*(?:#[^\n]*)?/y;

function unexpected({ text, at }: Source): never {
  const sign = text.charAt(at);
  if (sign === "") fail(verbatim`syntax error: unexpected end of file`);
  return fail(verbatim`syntax error near unexpected token '${sign === "\n" ? "newline" : sign}'`);
}
