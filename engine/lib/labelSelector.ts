/**
 * Label selectors as k8s.io/apimachinery reads them: the text of a scale's selector, what is wrong with one, and which labels it matches.
 */
import { isLabelKey, isValidLabelValue } from "./names";
import { byText } from "./order";

/** `text` is the selector's canonical form: requirements ordered by key, values in order. */
export type SelectorReading = { ok: true; text: string } | { ok: false; error: string };

export type SelectorOperator = "!" | "in" | "notin" | "=" | "==" | "!=" | "gt" | "lt" | "exists";

export function parseSelector(text: string): SelectorReading {
  const read = requirementsIn(text);
  if (!read.ok) return read;
  const sorted = read.requirements.toSorted((a, b) => byText(a.key, b.key));
  return { ok: true, text: sorted.map(formatRequirement).join(",") };
}

/** Asks whether a selector, which is read once, matches labels; null for a text that is none. */
export function matcherOf(text: string): (labels: Readonly<Record<string, string>>) => boolean | null {
  const read = requirementsIn(text);
  return (labels) => (read.ok ? read.requirements.every((requirement) => isMet(requirement, labels)) : null);
}

/** The labels that everything has which a selector matches: those that it requires to be equal. */
export function requiredLabels(text: string): Record<string, string> {
  const read = requirementsIn(text);
  const requirements = read.ok ? read.requirements : [];
  return Object.fromEntries(
    requirements.flatMap(({ key, operator, values }) =>
      values.length === 1 && (operator === "=" || operator === "==" || operator === "in") ? [[key, values[0]!]] : [],
    ),
  );
}

/** Whether a selector says which labels there are, and never which are absent: then more labels never end a match. */
export function isPositive(text: string): boolean {
  const read = requirementsIn(text);
  return read.ok && read.requirements.every(({ operator }) => operator !== "!" && operator !== "notin" && operator !== "!=");
}

function isMet({ key, operator, values }: Requirement, labels: Readonly<Record<string, string>>): boolean {
  const value = Object.hasOwn(labels, key) ? labels[key]! : null;
  switch (operator) {
    case "!":
      return value === null;
    case "exists":
      return value !== null;
    case "=":
    case "==":
    case "in":
      return value !== null && values.includes(value);
    case "!=":
    case "notin":
      return value === null || !values.includes(value);
    case "gt":
    case "lt":
      if (value === null || !isInt64(value)) return false;
      return operator === "gt" ? BigInt(value) > BigInt(values[0]!) : BigInt(value) < BigInt(values[0]!);
  }
}

function requirementsIn(text: string): { ok: true; requirements: readonly Requirement[] } | { ok: false; error: string } {
  const parser: Parser = { tokens: scan(text), position: 0 };
  const requirements: Requirement[] = [];
  try {
    parseRequirements(parser, requirements);
  } catch (error) {
    if (error instanceof SelectorError) return { ok: false, error: error.message };
    throw error;
  }
  return { ok: true, requirements };
}

/** What is wrong with one requirement, in upstream's words; null for a good one. `noValues` is how Go writes its empty list. */
export function requirementError(
  key: string,
  operator: SelectorOperator,
  values: readonly string[],
  noValues = "[]string{}",
): string | null {
  const errors = [
    ...invalid("key", JSON.stringify(key), isLabelKey(key).join("; ")),
    ...invalid(
      "values",
      values.length === 0 ? noValues : `[]string{${values.map((value) => JSON.stringify(value)).join(", ")}}`,
      countError(operator, values),
    ),
    ...values.flatMap((value, index) => {
      const needsInteger = (operator === "gt" || operator === "lt") && !isInt64(value);
      return invalid(
        `values[${index}]`,
        JSON.stringify(value),
        needsInteger ? "for 'Gt', 'Lt' operators, the value must be an integer" : "",
      );
    }),
    ...values.flatMap((value, index) => invalid(`values[${index}][${key}]`, JSON.stringify(value), isValidLabelValue(value).join("; "))),
  ];
  const distinct = [...new Set(errors)];
  if (distinct.length === 0) return null;
  return distinct.length === 1 ? (distinct[0] ?? null) : `[${distinct.join(", ")}]`;
}

function invalid(path: string, value: string, detail: string): string[] {
  return detail === "" ? [] : [`${path}: Invalid value: ${value}: ${detail}`];
}

function countError(operator: SelectorOperator, values: readonly string[]): string {
  switch (operator) {
    case "in":
    case "notin":
      return values.length === 0 ? "for 'in', 'notin' operators, values set can't be empty" : "";
    case "=":
    case "==":
    case "!=":
      return values.length === 1 ? "" : "exact-match compatibility requires one single value";
    case "gt":
    case "lt":
      return values.length === 1 ? "" : "for 'Gt', 'Lt' operators, exactly one value is required";
    case "!":
    case "exists":
      return values.length === 0 ? "" : "values set must be empty for exists and does not exist";
  }
}

function isInt64(text: string): boolean {
  if (!/^[-+]?[0-9]+$/.test(text)) return false;
  const value = BigInt(text.replace(/^\+/, ""));
  return BigInt.asIntN(64, value) === value;
}

interface Requirement {
  key: string;
  operator: SelectorOperator;
  values: string[];
}

type TokenKind = "identifier" | "operator" | "(" | ")" | "," | "!" | "end";

interface Token {
  kind: TokenKind;
  /** The text that errors quote: empty at the end. */
  text: string;
}

interface Parser {
  tokens: readonly Token[];
  position: number;
}

class SelectorError extends Error {}

function parseRequirements(parser: Parser, requirements: Requirement[]): void {
  for (;;) {
    const next = lookAhead(parser);
    if (next.kind === "end") return;
    if (!beginsRequirement(next)) fail(`found '${next.text}', expected: !, identifier, or 'end of string'`);
    requirements.push(parseRequirement(parser));
    const separator = consume(parser);
    if (separator.kind === "end") return;
    if (separator.kind !== ",") fail(`found '${separator.text}', expected: ',' or 'end of string'`);
    const following = lookAhead(parser);
    if (!beginsRequirement(following)) fail(`found '${following.text}', expected: identifier after ','`);
  }
}

function beginsRequirement({ kind }: Token): boolean {
  return kind === "identifier" || kind === "!";
}

function parseRequirement(parser: Parser): Requirement {
  const negated = lookAhead(parser).kind === "!";
  if (negated) consume(parser);
  const { kind, text: key } = consume(parser);
  if (kind !== "identifier") failRequirement(`found '${key}', expected: identifier`);
  const keyErrors = isLabelKey(key);
  if (keyErrors.length > 0) failRequirement(`<nil>: Invalid value: ${JSON.stringify(key)}: ${keyErrors.join("; ")}`);

  const following = lookAhead(parser).kind;
  const alone = negated || following === "end" || following === ",";
  const operator = alone ? (negated ? "!" : "exists") : parseOperator(parser);
  const values = alone ? [] : operator === "in" || operator === "notin" ? parseValues(parser) : parseExactValue(parser);
  const error = requirementError(key, operator, values);
  if (error !== null) failRequirement(error);
  return { key, operator, values };
}

function parseOperator(parser: Parser): SelectorOperator {
  const { text } = consumeOperator(parser);
  return operators.get(text) ?? failRequirement(`found '${text}', expected: in, notin, =, ==, !=, gt, lt`);
}

const operators: ReadonlyMap<string, SelectorOperator> = new Map<string, SelectorOperator>([
  ["in", "in"],
  ["notin", "notin"],
  ["=", "="],
  ["==", "=="],
  ["!=", "!="],
  [">", "gt"],
  ["<", "lt"],
]);

/** A set of values: sorted, each once; `()` and an empty place in the list are the empty value. */
function parseValues(parser: Parser): string[] {
  const opening = consume(parser);
  if (opening.kind !== "(") failRequirement(`found '${opening.text}' expected: '('`);
  const first = lookAhead(parser);
  if (first.kind === ")") {
    consume(parser);
    return [""];
  }
  if (first.kind !== "identifier" && first.kind !== ",") failRequirement(`found '${first.text}', expected: ',', ')' or identifier`);
  const values = new Set<string>();
  for (;;) {
    const { kind, text } = consume(parser);
    const following = lookAhead(parser);
    if (kind === "identifier") {
      values.add(text);
      if (following.kind !== "," && following.kind !== ")") failRequirement(`found '${following.text}', expected: ',' or ')'`);
    } else if (kind === ",") {
      if (values.size === 0 || following.kind === ")" || following.kind === ",") values.add("");
    } else {
      failRequirement(`found '${text}', expected: ',', or identifier`);
    }
    if (following.kind === ")") {
      consume(parser);
      return [...values].toSorted(byText);
    }
  }
}

function parseExactValue(parser: Parser): string[] {
  const next = lookAhead(parser).kind;
  if (next === "end" || next === ",") return [""];
  const { kind, text } = consume(parser);
  return kind === "identifier" ? [text] : failRequirement(`found '${text}', expected: identifier`);
}

/** If no operator is possible here, `in` and `notin` are ordinary words. */
function lookAhead({ tokens, position }: Parser): Token {
  const token = tokens[position] ?? end;
  return token.kind === "operator" && (token.text === "in" || token.text === "notin") ? { kind: "identifier", text: token.text } : token;
}

function consume(parser: Parser): Token {
  const token = lookAhead(parser);
  parser.position++;
  return token;
}

/** The next token where an operator is possible. */
function consumeOperator(parser: Parser): Token {
  return parser.tokens[parser.position++] ?? end;
}

const end: Token = { kind: "end", text: "" };

function fail(error: string): never {
  throw new SelectorError(error);
}

function failRequirement(error: string): never {
  fail(`unable to parse requirement: ${error}`);
}

const pattern = /[ \t\r\n]+|([=!(),<>]+)|([^ \t\r\n=!(),<>]+)/g;

function scan(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [, symbols, word] of text.matchAll(pattern)) {
    if (word !== undefined) tokens.push({ kind: word === "in" || word === "notin" ? "operator" : "identifier", text: word });
    if (symbols !== undefined) tokens.push(...scanSymbols(symbols));
  }
  return tokens;
}

const symbolKinds: ReadonlyMap<string, TokenKind> = new Map<string, TokenKind>([
  ["(", "("],
  [")", ")"],
  [",", ","],
  ["!", "!"],
  ["=", "operator"],
  ["==", "operator"],
  ["!=", "operator"],
  ["<", "operator"],
  [">", "operator"],
]);

/** The longest symbol at each position. Every one of these characters is itself a symbol, so nothing is left over. */
function scanSymbols(symbols: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < symbols.length;) {
    const pair = symbols.slice(at, at + 2);
    const text = symbolKinds.has(pair) ? pair : symbols.slice(at, at + 1);
    tokens.push({ kind: symbolKinds.get(text) ?? "operator", text });
    at += text.length;
  }
  return tokens;
}

function formatRequirement({ key, operator, values }: Requirement): string {
  switch (operator) {
    case "!":
      return `!${key}`;
    case "exists":
      return key;
    case "in":
    case "notin":
      return `${key} ${operator} (${values.join(",")})`;
    case "gt":
      return `${key}>${values.join()}`;
    case "lt":
      return `${key}<${values.join()}`;
    default:
      return `${key}${operator}${values.join()}`;
  }
}
