import { plain, say, type NotEnglish, type Value, type Words } from "../../lib/sentence";

/**
 * Why a formula is refused or fails. Upstream keeps the first error and goes on; here the first one is thrown, and `formula.ts` catches it.
 * `at` is null for an error without a place.
 */
export class FormulaError extends Error {
  readonly at: number | null;
  constructor(message: string, at: number | null) {
    super(message);
    this.at = at;
  }
}

/** The formula may be right, but this engine does not know what KEDA would make of it. */
export class UnsupportedFormula extends FormulaError {
  constructor(
    readonly said: Words,
    at: number | null,
  ) {
    super(plain(said), at);
  }
}

/** `what`: a name of the language, or words of ours. */
export function notEvaluated<What extends Value>(what: NotEnglish<What>, at: number): UnsupportedFormula {
  const named: Value = what;
  return new UnsupportedFormula(say`The engine does not evaluate ${named}.`, at);
}

/** An error as expr prints it: the message, the line and column from 1, and the line with a mark below. */
export function errorText(message: string, at: number | null, source: readonly string[]): string {
  if (at === null) return message;
  const before = source.slice(0, at);
  const lineStart = before.lastIndexOf("\n") + 1;
  const nextBreak = source.indexOf("\n", lineStart);
  const line = source.slice(lineStart, nextBreak === -1 ? source.length : nextBreak);
  if (line.length === 0) return message;
  const lineNumber = before.filter((character) => character === "\n").length + 1;
  const column = before.length - lineStart;
  return `${message} (${lineNumber}:${column + 1})\n | ${line.join("").replaceAll("\t", " ")}\n | ${".".repeat(column)}^`;
}
