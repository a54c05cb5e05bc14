import { say } from "../../lib/sentence";
import { builtins, predicateBuiltins, supportedBuiltins } from "./builtins";
import { FormulaError, notEvaluated } from "./formulaError";
import type { Node } from "./node";
import { parseNumber } from "./numberLiteral";
import { binaryPrecedences, chainedComparisons, negatedOperators, rightAssociative, unaryPrecedences } from "./operators";
import {
  createNode,
  createParser,
  currentToken,
  expect,
  isNext,
  isToken,
  measured,
  nested,
  skip,
  unexpected,
  type Parser,
} from "./parserState";
import type { Token } from "./token";

/** The parser of expr-lang/expr: the same precedences, places and errors, up to the first thing that the engine does not evaluate. */
export function parseFormula(source: readonly string[], variables: ReadonlySet<string>): Node {
  const parser = createParser(source, variables);
  const node = parseSequence(parser);
  if (currentToken(parser).kind !== "EOF") throw unexpected(parser);
  return node;
}

/** Expressions after one another, of which the last is the value. */
function parseSequence(parser: Parser): Node {
  const first = parseExpression(parser, 0);
  const nodes = [first];
  while (skip(parser, "Operator", ";")) {
    if (currentToken(parser).kind === "EOF") break;
    nodes.push(parseExpression(parser, 0));
  }
  return nodes.length === 1 ? first : createNode(parser, first.at, { kind: "sequence", nodes });
}

function parseExpression(parser: Parser, precedence: number): Node {
  return nested(parser, () => {
    if (precedence === 0 && isNext(parser, "Operator", "let")) return parseLet(parser);
    if (precedence === 0 && isNext(parser, "Operator", "if")) return parseIf(parser);
    const node = parseOperators(parser, parsePrimary(parser), precedence);
    return precedence === 0 ? parseConditional(parser, node) : node;
  });
}

/** The operators of at least this precedence that follow an operand. */
function parseOperators(parser: Parser, first: Node, precedence: number): Node {
  let left = first;
  let previous = "";
  for (;;) {
    const start = parser.position;
    const isNegated = skip(parser, "Operator", "not");
    if (isNegated && !negatedOperators.has(currentToken(parser).value)) throw unexpected(parser);
    const token = currentToken(parser);
    const own = token.kind === "Operator" ? binaryPrecedences.get(token.value) : undefined;
    if (own === undefined || own < precedence) {
      parser.position = start;
      return left;
    }
    parser.position++;
    if (token.value === "matches") throw notEvaluated("matches", token.at);
    if (token.value === "|") left = parsePipe(parser, left);
    else if (previous === "??" && token.value !== "??")
      throw new FormulaError(
        `Operator (${token.value}) and coalesce expressions (??) cannot be mixed. Wrap either by parentheses.`,
        token.at,
      );
    else if (chainedComparisons.has(token.value)) left = parseComparison(parser, left, token, own);
    else {
      const right = parseExpression(parser, rightAssociative.has(token.value) ? own : own + 1);
      left = createNode(parser, token.at, { kind: "binary", operator: token.value, left, right });
      if (isNegated) left = createNode(parser, token.at, { kind: "unary", operator: "not", operand: left });
    }
    previous = token.value;
  }
}

/** `a < b < c` is `a < b && b < c`. */
function parseComparison(parser: Parser, first: Node, firstToken: Token, precedence: number): Node {
  let [left, token] = [first, firstToken];
  let chain: Node | null = null;
  for (;;) {
    const right = parseExpression(parser, precedence + 1);
    const comparison = createNode(parser, token.at, { kind: "binary", operator: token.value, left, right });
    chain = chain === null ? comparison : createNode(parser, token.at, { kind: "binary", operator: "&&", left: chain, right: comparison });
    left = right;
    token = currentToken(parser);
    if (token.kind !== "Operator" || !chainedComparisons.has(token.value)) return chain;
    parser.position++;
  }
}

function parsePipe(parser: Parser, left: Node): Node {
  const token = currentToken(parser);
  if (token.kind !== "Identifier") throw unexpected(parser);
  parser.position++;
  return parseCall(parser, token, [left]);
}

function parseLet(parser: Parser): Node {
  expect(parser, "Operator", "let");
  const name = currentToken(parser);
  if (name.kind !== "Identifier") throw unexpected(parser);
  parser.position++;
  expect(parser, "Operator", "=");
  const value = parseExpression(parser, 0);
  expect(parser, "Operator", ";");
  const body = parseSequence(parser);
  return createNode(parser, name.at, { kind: "let", name: name.value, value, body });
}

function parseIf(parser: Parser): Node {
  return nested(parser, () => {
    parser.position++;
    const condition = parseExpression(parser, 0);
    const whenTrue = parseBlock(parser);
    expect(parser, "Operator", "else");
    const whenFalse = isNext(parser, "Operator", "if") ? parseIf(parser) : parseBlock(parser);
    // Upstream gives it no place and does not count it.
    return measured(parser, { at: 0, kind: "conditional", condition, whenTrue, whenFalse });
  });
}

function parseBlock(parser: Parser): Node {
  expect(parser, "Bracket", "{");
  const node = parseSequence(parser);
  expect(parser, "Bracket", "}");
  return node;
}

/** `a ? b : c`, and `a ?: c`, where the condition is the value too. */
function parseConditional(parser: Parser, first: Node): Node {
  let condition = first;
  while (skip(parser, "Operator", "?")) {
    let whenTrue = condition;
    if (!skip(parser, "Operator", ":")) {
      whenTrue = parseExpression(parser, 0);
      expect(parser, "Operator", ":");
    }
    const whenFalse = parseExpression(parser, 0);
    condition = createNode(parser, currentToken(parser).at, { kind: "conditional", condition, whenTrue, whenFalse });
  }
  return condition;
}

function parsePrimary(parser: Parser): Node {
  const token = currentToken(parser);
  const unary = token.kind === "Operator" ? unaryPrecedences.get(token.value) : undefined;
  if (unary !== undefined) {
    parser.position++;
    const operand = parseExpression(parser, unary);
    return parsePostfix(parser, createNode(parser, token.at, { kind: "unary", operator: token.value, operand }));
  }
  if (skip(parser, "Bracket", "(")) {
    const node = parseSequence(parser);
    expect(parser, "Bracket", ")");
    return parsePostfix(parser, node);
  }
  if (parser.predicateDepth > 0 && (isToken(token, "Operator", "#") || isToken(token, "Operator", "."))) {
    let name = "";
    if (skip(parser, "Operator", "#") && currentToken(parser).kind === "Identifier") {
      name = currentToken(parser).value;
      parser.position++;
    }
    return parsePostfix(parser, createNode(parser, token.at, { kind: "pointer", name }));
  }
  if (isToken(token, "Operator", "::")) throw notEvaluated("::", token.at);
  return parseOperand(parser, token);
}

function parseOperand(parser: Parser, token: Token): Node {
  const { at, value } = token;
  if (token.kind === "Identifier") {
    parser.position++;
    if (value === "true" || value === "false") return createNode(parser, at, { kind: "bool", value: value === "true" });
    if (value === "nil") return createNode(parser, at, { kind: "nil" });
    if (isNext(parser, "Bracket", "(")) return parsePostfix(parser, parseCall(parser, token, []));
    return parsePostfix(parser, createNode(parser, at, { kind: "identifier", name: value }));
  }
  if (token.kind === "Number") {
    parser.position++;
    return parseNumber(parser, token);
  }
  if (token.kind === "String") {
    parser.position++;
    return parsePostfix(parser, createNode(parser, at, { kind: "string", value }));
  }
  if (skip(parser, "Bracket", "[")) {
    const nodes = parseList(parser, "]", []);
    return parsePostfix(parser, createNode(parser, at, { kind: "array", nodes }));
  }
  if (isToken(token, "Bracket", "{")) throw notEvaluated(say`a map`, at);
  throw unexpected(parser);
}

/** Expressions between commas up to a bracket; a comma may follow the last one. */
function parseList(parser: Parser, end: ")" | "]", first: readonly Node[]): Node[] {
  const nodes = [...first];
  for (let count = 0; !isNext(parser, "Bracket", end); count++) {
    if (count > 0) {
      expect(parser, "Operator", ",");
      if (isNext(parser, "Bracket", end)) break;
    }
    nodes.push(parseExpression(parser, 0));
  }
  expect(parser, "Bracket", end);
  return nodes;
}

/** `first` is what a pipe hands over. */
function parseCall(parser: Parser, { value: name, at }: Token, first: readonly Node[]): Node {
  const isHidden = parser.variables.has(name);
  if (!isHidden && builtins.has(name) && !supportedBuiltins.has(name)) throw notEvaluated(`${name}()` as string, at);
  if (!isHidden && predicateBuiltins.has(name)) return parsePredicateCall(parser, name, at, first);
  const callee = isHidden || !builtins.has(name) ? createNode(parser, at, { kind: "identifier", name }) : null;
  expect(parser, "Bracket", "(");
  const list = parseList(parser, ")", first);
  return createNode(parser, at, callee === null ? { kind: "builtin", name, arguments: list } : { kind: "call", callee, arguments: list });
}

/** An array and a predicate, which `count` and `sum` may lack. */
function parsePredicateCall(parser: Parser, name: string, at: number, first: readonly Node[]): Node {
  expect(parser, "Bracket", "(");
  const nodes = [...first];
  const isOptional = name === "count" || name === "sum";
  const missing = 2 - first.length;
  for (let index = 0; index < missing; index++) {
    if (isNext(parser, "Bracket", ")")) {
      if (isOptional && nodes.length === 1) break;
      throw new FormulaError(`expected at least ${missing} arguments`, currentToken(parser).at);
    }
    if (index > 0) expect(parser, "Operator", ",");
    nodes.push(nodes.length === 1 ? parsePredicate(parser) : parseExpression(parser, 0));
  }
  skip(parser, "Operator", ",");
  expect(parser, "Bracket", ")");
  return createNode(parser, at, { kind: "builtin", name, arguments: nodes });
}

function parsePredicate(parser: Parser): Node {
  const { at } = currentToken(parser);
  const isBlock = skip(parser, "Bracket", "{");
  parser.predicateDepth++;
  const body = isBlock ? parseSequence(parser) : parseExpression(parser, 0);
  if (!isBlock && isNext(parser, "Operator", ";")) throw new FormulaError("wrap predicate with brackets { and }", currentToken(parser).at);
  parser.predicateDepth--;
  if (isBlock) expect(parser, "Bracket", "}");
  return createNode(parser, at, { kind: "predicate", body });
}

/** `[index]`, once or several times behind an operand. Slices, members and calls of methods are refused. */
function parsePostfix(parser: Parser, operand: Node): Node {
  let node = operand;
  for (;;) {
    const token = currentToken(parser);
    if (isToken(token, "Operator", "?.")) throw notEvaluated("?.", token.at);
    if (isToken(token, "Operator", ".")) throw notEvaluated(say`a member`, token.at);
    if (!skip(parser, "Bracket", "[")) return node;
    if (isNext(parser, "Operator", ":")) throw notEvaluated(say`a slice`, token.at);
    const index = parseExpression(parser, 0);
    if (isNext(parser, "Operator", ":")) throw notEvaluated(say`a slice`, token.at);
    node = createNode(parser, token.at, { kind: "index", array: node, index });
    expect(parser, "Bracket", "]");
  }
}
