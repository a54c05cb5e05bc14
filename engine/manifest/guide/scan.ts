import { longestManifest } from "../../lib/longestManifest";
import type { Span } from "../yamlTree";
import { scanFlow, stepInto, unquote } from "./scanFlow";

/**
 * A key of a text that need not be YAML yet: found only by indentation and brackets, so that a half-typed line does not hide the rest.
 * `value` is the text behind the colon, empty if there is none; null if a flow collection begins.
 */
export interface Occurrence {
  document: number;
  /** Keys and indexes from the document's root. */
  steps: readonly (string | number)[];
  key: Span;
  value: Span | null;
  /** Characters before the key in its line. */
  column: number;
}

export interface Scan {
  occurrences: Occurrence[];
  /** Where each document begins, the first at 0. */
  documents: number[];
  /** Whether the text ends inside brackets. */
  endsInFlow: boolean;
}

/** Reads the text once. In a text that is too long for a manifest it finds nothing. */
export function scan(text: string): Scan {
  const state: State = { text, occurrences: [], documents: [0], open: [], hidden: null, endsInFlow: false };
  let next = text.length > longestManifest ? text.length : 0;
  while (next < text.length) next = scanLine(state, next);
  return { occurrences: state.occurrences, documents: state.documents, endsInFlow: state.endsInFlow };
}

interface State extends Scan {
  text: string;
  /** The keys and items that a deeper line belongs to. */
  open: { kind: "key" | "item"; column: number; steps: readonly (string | number)[] }[];
  /** Lines deeper than this column are a block of text. */
  hidden: number | null;
}

/** The offset behind the line, or behind the brackets that begin in it. */
function scanLine(state: State, start: number): number {
  const { text } = state;
  const end = endOfLine(text, start);
  const after = afterBreak(text, end);
  if (/^(?:---|\.\.\.)(?=\s|$)/.test(text.slice(start, start + 4))) {
    state.open = [];
    state.hidden = null;
    if (text.startsWith("---", start)) state.documents.push(start);
    return after;
  }
  let at = skipBlanks(text, start, end);
  if (at === end || text[at] === "#") return after;
  if (state.hidden !== null && at - start > state.hidden) return after;
  state.hidden = null;
  while (text[at] === "-" && (at + 1 === end || /\s/.test(text.charAt(at + 1)))) {
    openItem(state, at - start);
    at = skipBlanks(text, at + 1, end);
  }
  if (at === end) return after;
  if (text[at] === "{" || text[at] === "[") return flow(state, at, top(state)?.steps ?? []);
  return scanEntry(state, start, at, end) ?? after;
}

/** Undefined if the rest of the line is no key, or if its whole value is on the line. */
function scanEntry(state: State, start: number, at: number, end: number): number | undefined {
  const { text, documents } = state;
  const found = keyPattern.exec(text.slice(at, Math.min(end, at + longestKey)));
  if (found === null) return undefined;
  const [whole, written = ""] = found;
  const column = at - start;
  closeUntil(state, (open) => open.column < column);
  const steps = stepInto(top(state)?.steps ?? [], unquote(written));
  state.open.push({ kind: "key", column, steps });
  const key = { start: at, end: at + written.length };
  const valueStart = skipProperties(text, at + whole.length, end);
  const first = text[valueStart];
  const isFlow = first === "{" || first === "[";
  const value = isFlow ? null : { start: valueStart, end: endOfValue(text, valueStart, end) };
  state.occurrences.push({ document: documents.length - 1, steps, key, value, column });
  if (first === "|" || first === ">") state.hidden = column;
  return isFlow ? flow(state, valueStart, steps) : undefined;
}

const keyPattern = /^("(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'#{}[\],][^#]*?)[ \t]*:(?=\s|$)/;

/** Characters. */
const longestKey = 256;

function flow(state: State, at: number, steps: readonly (string | number)[]): number {
  const document = state.documents.length - 1;
  const { occurrences, end, closed } = scanFlow(state.text, at, steps);
  for (const occurrence of occurrences) state.occurrences.push({ document, ...occurrence });
  state.endsInFlow = !closed && end === state.text.length;
  return closed ? afterBreak(state.text, endOfLine(state.text, end)) : end;
}

/** An item follows the one before it in its column, or begins the list of the key or item around it. */
function openItem(state: State, column: number): void {
  closeUntil(state, (open) => open.column <= column);
  const last = top(state);
  const index = last?.kind === "item" && last.column === column ? last.steps.at(-1) : undefined;
  if (last !== undefined && typeof index === "number") {
    state.open.pop();
    state.open.push({ kind: "item", column, steps: [...last.steps.slice(0, -1), index + 1] });
  } else {
    state.open.push({ kind: "item", column, steps: stepInto(last?.steps ?? [], 0) });
  }
}

function closeUntil({ open }: State, isAround: (each: { column: number }) => boolean): void {
  while (open.length > 0 && !isAround(open[open.length - 1]!)) open.pop();
}

function top({ open }: State) {
  return open[open.length - 1];
}

/** Past the blanks, an anchor and a tag. */
function skipProperties(text: string, start: number, end: number): number {
  let at = skipBlanks(text, start, end);
  while ((text[at] === "&" || text[at] === "!") && at < end) {
    while (at < end && !/\s/.test(text.charAt(at))) at++;
    at = skipBlanks(text, at, end);
  }
  return at;
}

/** Without a comment and the blanks before it. */
function endOfValue(text: string, start: number, end: number): number {
  const value = text.slice(start, end);
  const quote = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/.exec(value);
  if (quote) return start + quote[0].length;
  const comment = value.startsWith("#") ? 0 : value.search(/\s#/);
  return start + (comment < 0 ? value : value.slice(0, comment)).trimEnd().length;
}

function skipBlanks(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && (text[at] === " " || text[at] === "\t")) at++;
  return at;
}

function endOfLine(text: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== "\n" && text[at] !== "\r") at++;
  return at;
}

function afterBreak(text: string, end: number): number {
  return text.startsWith("\r\n", end) ? end + 2 : end + 1;
}
