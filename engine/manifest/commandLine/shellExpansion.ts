/** How a shell expands a word: braces, variables, arithmetic and the output of commands; the result is split at blanks. */
import { evaluate } from "./shellArithmetic";
import { type Atom, type Expansion, fail, type Word } from "./shellWords";
import { withoutEnd } from "../../lib/withoutEnd";

export interface Shell {
  variables: Map<string, string>;
  /** Runs a text and returns what it prints. */
  output(text: string): string;
}

/** The arguments that a word becomes: none, one or several. */
export function expandWord(word: Word, shell: Shell): string[] {
  return expandBraces(word).flatMap((each) => splitFields(each, shell));
}

/** Without braces and splitting, as the value of an assignment. */
export function expandValue(word: Word, shell: Shell): string {
  return withHome(word)
    .map((atom) => ("char" in atom ? atom.char : expansionText(atom.expansion, shell)))
    .join("");
}

/** More words than a real line has. */
const mostWords = 200;

/** Characters. Braces in a longer word stay as they are. */
const longestBraces = 2000;

/** Expands `{a,b}` and `{1..3}`, with the text before and behind them. */
function expandBraces(word: Word): Word[] {
  if (word.length > longestBraces) return [word];
  const results: Word[] = [];
  const waiting: { head: Word; rest: Word }[] = [{ head: [], rest: word }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const found = firstBraces(next.rest);
    if (found === null) results.push([...next.head, ...next.rest]);
    else {
      const { start, end, choices } = found;
      const behind = next.rest.slice(end);
      const head = [...next.head, ...next.rest.slice(0, start)];
      for (const choice of choices.toReversed()) waiting.push({ head, rest: [...choice, ...behind] });
    }
    if (results.length + waiting.length > mostWords) fail("The braces expand to too many words.");
  }
  return results;
}

/** The first pair of braces with a comma or two dots between them. */
function firstBraces(word: Word): { start: number; end: number; choices: Word[] } | null {
  const open: { start: number; commas: number[] }[] = [];
  for (const [index, atom] of word.entries()) {
    const sign = "char" in atom && !atom.quoted ? atom.char : "";
    if (sign === "{") open.push({ start: index, commas: [] });
    else if (sign === ",") open.at(-1)?.commas.push(index);
    else if (sign === "}") {
      const { start, commas } = open.pop() ?? { start: -1, commas: [] };
      if (start < 0 || open.some((outer) => outer.commas.length > 0)) continue;
      const choices = commas.length > 0 ? choicesBetween(word, [start, ...commas, index]) : sequence(word.slice(start + 1, index));
      if (choices !== null) return { start, end: index + 1, choices };
    }
  }
  return null;
}

function choicesBetween(word: Word, bounds: readonly number[]): Word[] {
  return bounds.slice(1).map((bound, index) => word.slice((bounds[index] ?? 0) + 1, bound));
}

function sequence(word: Word): Word[] | null {
  const text = word.map((atom) => ("char" in atom && !atom.quoted ? atom.char : "\0")).join("");
  const [, low, high, step] = /^(-?[0-9]{1,6})\.\.(-?[0-9]{1,6})(?:\.\.(-?[0-9]{1,6}))?$/.exec(text) ?? [];
  if (low !== undefined && high !== undefined)
    return range(Number(low), Number(high), Number(step ?? 1)).map((value) => textWord(String(value)));
  const [, first, last] = /^([A-Za-z])\.\.([A-Za-z])$/.exec(text) ?? [];
  if (first === undefined || last === undefined) return null;
  return range(first.charCodeAt(0), last.charCodeAt(0), 1).map((code) => textWord(String.fromCharCode(code)));
}

function range(low: number, high: number, step: number): number[] {
  const size = Math.abs(step) || 1;
  const length = Math.min(Math.floor(Math.abs(high - low) / size) + 1, mostWords + 1);
  return Array.from({ length }, (_, index) => (high >= low ? low + index * size : low - index * size));
}

function textWord(text: string): Word {
  return [...text].map((char) => ({ char, quoted: false }));
}

/** `~` is the home of root, the user if no HOME is set. */
function withHome(word: Word): Word {
  const [first, second] = word;
  const isHome = isPlain(first, "~") && (second === undefined || isPlain(second, "/"));
  return isHome ? [...[..."/root"].map((char) => ({ char, quoted: true })), ...word.slice(1)] : word;
}

function isPlain(atom: Atom | undefined, char: string): boolean {
  return atom !== undefined && "char" in atom && !atom.quoted && atom.char === char;
}

function splitFields(word: Word, shell: Shell): string[] {
  const fields: string[] = [];
  let field: string | null = null;
  for (const atom of withHome(word)) {
    if ("char" in atom) field = (field ?? "") + atom.char;
    else {
      const text = expansionText(atom.expansion, shell);
      if (atom.quoted) field = (field ?? "") + text;
      else {
        const [first = "", ...others] = text.split(/[ \t\n]+/);
        if (first !== "") field = (field ?? "") + first;
        for (const other of others) {
          if (field !== null) fields.push(field);
          field = other === "" ? null : other;
        }
      }
    }
  }
  if (field !== null) fields.push(field);
  return fields;
}

function expansionText(expansion: Expansion, shell: Shell): string {
  switch (expansion.kind) {
    case "variable":
      return variableText(expansion, shell);
    case "arithmetic":
      return String(evaluate(expandValue(expansion.argument, shell), shell.variables));
    case "commands":
      return withoutEnd(shell.output(expansion.text), "\n");
    case "process":
      shell.output(expansion.text);
      return "/dev/fd/63";
  }
}

function variableText({ name, operator, argument }: Extract<Expansion, { kind: "variable" }>, shell: Shell): string {
  const value = shell.variables.get(name) ?? specialVariables.get(name);
  const isMissing = value === undefined || (operator.startsWith(":") && value === "");
  switch (operator.replace(":", "")) {
    case "#":
      return operator === "#" && argument.length === 0 ? String((value ?? "").length) : (value ?? "");
    case "-":
      return isMissing ? expandValue(argument, shell) : value;
    case "=":
      if (isMissing) shell.variables.set(name, expandValue(argument, shell));
      return shell.variables.get(name) ?? "";
    case "+":
      return isMissing ? "" : expandValue(argument, shell);
    case "?":
      return isMissing ? fail(`${name}: ${expandValue(argument, shell) || "parameter null or not set"}`) : value;
    default:
      return value ?? "";
  }
}

const specialVariables = new Map([
  ["?", "0"],
  ["#", "0"],
  ["0", "bash"],
  ["UID", "0"],
  ["EUID", "0"],
]);
