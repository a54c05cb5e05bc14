import { lineStart } from "../textPosition";
import type { Span } from "../yamlTree";

type PathStep = string | number;

interface FlowScan {
  occurrences: { steps: readonly PathStep[]; key: Span; value: Span | null; column: number }[];
  end: number;
  closed: boolean;
}

/** The keys between brackets, which may still be open: then up to the end of the text or the next document. */
export function scanFlow(text: string, start: number, around: readonly PathStep[]): FlowScan {
  const occurrences: FlowScan["occurrences"] = [];
  /** `key` waits for its value; `index` counts the items of a list. */
  const open: { steps: readonly PathStep[]; isList: boolean; key: string | null; index: number }[] = [];
  let at = start;
  let line = lineStart(text, start);
  while (at < text.length) {
    const character = text.charAt(at);
    const inner = open[open.length - 1];
    if (character === "\n") {
      line = at + 1;
      if (text.startsWith("---", line)) return { occurrences, end: line, closed: false };
      at++;
    } else if (character === "{" || character === "[") {
      const steps = inner ? stepInto(inner.steps, inner.key ?? inner.index) : around;
      open.push({ steps, isList: character === "[", key: null, index: 0 });
      at++;
    } else if (character === "}" || character === "]") {
      open.pop();
      at++;
      if (open.length === 0) return { occurrences, end: at, closed: true };
    } else if (character === ",") {
      if (inner) {
        inner.key = null;
        inner.index++;
      }
      at++;
    } else if (character === "#" && /\s/.test(text.charAt(at - 1))) {
      while (at < text.length && text[at] !== "\n") at++;
    } else if (/[\s:]/.test(character)) {
      at++;
    } else {
      const end = endOfToken(text, at);
      const colon = skip(text, end);
      const token = { start: at, end };
      if (inner && !inner.isList && inner.key === null && text[colon] === ":") {
        inner.key = unquote(text.slice(at, end));
        const value = skip(text, colon + 1);
        const isCollection = text[value] === "{" || text[value] === "[";
        const valueEnd = /[,}\]]|^$/.test(text.charAt(value)) ? colon + 1 : value;
        // Nothing is known of deeper keys, and thousands of them, each with its path, would fill the memory.
        if (inner.steps.length < deepest)
          occurrences.push({
            steps: stepInto(inner.steps, inner.key),
            key: token,
            value: isCollection ? null : { start: valueEnd, end: valueEnd === value ? endOfToken(text, value) : valueEnd },
            column: at - line,
          });
        at = colon + 1;
      } else {
        at = end;
      }
    }
  }
  return { occurrences, end: text.length, closed: false };
}

/** Levels. The API's fields are within a dozen; a text of brackets alone must not take quadratic time. */
const deepest = 64;

export function stepInto(around: readonly PathStep[], step: PathStep): readonly PathStep[] {
  return around.length < deepest ? [...around, step] : around;
}

/** A quoted text, or plain characters up to what ends them between brackets. */
function endOfToken(text: string, start: number): number {
  const quote = text[start];
  let at = start + 1;
  if (quote === '"' || quote === "'") {
    while (at < text.length && text[at] !== quote && text[at] !== "\n") at += text[at] === "\\" && quote === '"' ? 2 : 1;
    return Math.min(text.length, text[at] === quote ? at + 1 : at);
  }
  while (at < text.length && !/[,{}[\]\n\r]/.test(text.charAt(at)) && !isColon(text, at)) at++;
  return start + text.slice(start, at).trimEnd().length;
}

function isColon(text: string, at: number): boolean {
  return text[at] === ":" && /[\s,{}[\]]|^$/.test(text.charAt(at + 1));
}

function skip(text: string, start: number): number {
  let at = start;
  while (at < text.length && (text[at] === " " || text[at] === "\t")) at++;
  return at;
}

export function unquote(written: string): string {
  return /^(["']).*\1$/s.test(written) ? written.slice(1, -1) : written;
}
