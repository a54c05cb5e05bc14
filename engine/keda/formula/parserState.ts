import { say } from "../../lib/sentence";
import { FormulaError, UnsupportedFormula } from "./formulaError";
import { childrenOf, type Node, type NodeContent } from "./node";
import { nextToken, tokenText, type Token, type TokenKind } from "./token";

/** What a formula is read with. `variables` hide functions of the same name. */
export type Parser = {
  readonly source: readonly string[];
  /** Those read so far. */
  readonly tokens: Token[];
  /** Where the next one to read begins. */
  offset: number;
  readonly variables: ReadonlySet<string>;
  position: number;
  nodeCount: number;
  nesting: number;
  /** How many nodes are on the longest way down from a node. */
  readonly heights: WeakMap<Node, number>;
  /** Above 0 within a predicate, where `#` is the element. */
  predicateDepth: number;
};

export function createParser(source: readonly string[], variables: ReadonlySet<string>): Parser {
  return { source, tokens: [], offset: 0, variables, position: 0, nodeCount: 0, nesting: 0, heights: new WeakMap(), predicateDepth: 0 };
}

/** Reads a token only when it is needed, so an error of the parser comes before one of the text behind it. */
export function currentToken(parser: Parser): Token {
  for (;;) {
    const token = parser.tokens[parser.position];
    if (token !== undefined) return token;
    if (parser.tokens.at(-1)?.kind === "EOF") throw new FormulaError("unexpected end of expression", parser.source.length - 1);
    const next = nextToken(parser.source, parser.offset);
    if ("message" in next) throw new FormulaError(next.message, next.at);
    parser.tokens.push(next.token);
    parser.offset = next.end;
  }
}

export const isToken = (token: Token, kind: TokenKind, value: string): boolean => token.kind === kind && token.value === value;

export const isNext = (parser: Parser, kind: TokenKind, value: string): boolean => isToken(currentToken(parser), kind, value);

/** Goes on if the current token is the wanted one. */
export function skip(parser: Parser, kind: TokenKind, value: string): boolean {
  const isThere = isNext(parser, kind, value);
  if (isThere) parser.position++;
  return isThere;
}

export function expect(parser: Parser, kind: TokenKind, value: string): void {
  if (!skip(parser, kind, value)) throw unexpected(parser);
}

export const unexpected = (parser: Parser): FormulaError =>
  new FormulaError(`unexpected token ${tokenText(currentToken(parser))}`, currentToken(parser).at);

/** Upstream allows 10,000 nodes. */
export function createNode(parser: Parser, at: number, content: NodeContent): Node {
  parser.nodeCount++;
  if (parser.nodeCount > 10_000)
    throw new FormulaError("compilation failed: expression exceeds maximum allowed nodes", currentToken(parser).at);
  return measured(parser, { at, ...content });
}

/** A chain of operators is read in a loop, but checked and evaluated from node to node. */
export function measured(parser: Parser, node: Node): Node {
  let height = 0;
  for (const child of childrenOf(node)) height = Math.max(height, parser.heights.get(child) ?? 0);
  if (height >= 1000) throw tooDeep(parser);
  parser.heights.set(node, height + 1);
  return node;
}

/** The stack of a browser is smaller than Go's. */
export function nested(parser: Parser, parse: () => Node): Node {
  parser.nesting++;
  if (parser.nesting > 300) throw tooDeep(parser);
  const node = parse();
  parser.nesting--;
  return node;
}

const tooDeep = (parser: Parser): UnsupportedFormula =>
  new UnsupportedFormula(say`The formula is nested too deeply.`, currentToken(parser).at);
