import { say } from "../../lib/sentence";
import { predicateBuiltins } from "./builtins";
import { callFunction, elementAt, isIn } from "./callFunction";
import { FormulaError, UnsupportedFormula } from "./formulaError";
import { areEqual, calculate, compare, Failure, goType, isArray, toBool, toInt, type Value } from "./goValue";
import type { Node } from "./node";

type Run = {
  readonly variables: ReadonlyMap<string, Value>;
  readonly equalities: ReadonlyMap<Node, "int" | "string">;
  /** Elements of arrays made so far; upstream allows fewer than a million. */
  memory: number;
  /** Nodes evaluated so far. */
  steps: number;
};

type Scope = {
  readonly lets: ReadonlyMap<string, Value>;
  readonly element: Value;
  readonly index: number;
};

/** What expr's machine gives for a checked formula. It throws a FormulaError for what fails at run time. */
export function evaluate(node: Node, variables: ReadonlyMap<string, Value>, equalities: ReadonlyMap<Node, "int" | "string">): Value {
  const run: Run = { variables, equalities, memory: 0, steps: 0 };
  return valueOf(node, { lets: new Map(), element: null, index: 0 }, run);
}

function valueOf(node: Node, scope: Scope, run: Run): Value {
  run.steps++;
  if (run.steps > 1_000_000) throw new UnsupportedFormula(say`The formula takes more than a million steps.`, node.at);
  switch (node.kind) {
    case "nil":
      return null;
    case "bool":
    case "int":
    case "float":
    case "string":
      return node.value;
    case "identifier":
      return scope.lets.get(node.name) ?? run.variables.get(node.name) ?? null;
    case "pointer":
      return node.name === "index" ? BigInt(scope.index) : scope.element;
    case "unary":
      return unaryValue(node, valueOf(node.operand, scope, run));
    case "binary":
      return binaryValue(node, scope, run);
    case "conditional":
      return at(node, () => toBool(valueOf(node.condition, scope, run)))
        ? valueOf(node.whenTrue, scope, run)
        : valueOf(node.whenFalse, scope, run);
    case "let": {
      const value = valueOf(node.value, scope, run);
      return valueOf(node.body, { ...scope, lets: new Map([...scope.lets, [node.name, value]]) }, run);
    }
    case "sequence":
      return node.nodes.map((child) => valueOf(child, scope, run)).at(-1) ?? null;
    case "array": {
      const values = node.nodes.map((child) => valueOf(child, scope, run));
      at(node, () => grow(run, values.length));
      return values;
    }
    case "index": {
      const [list, index] = [valueOf(node.array, scope, run), valueOf(node.index, scope, run)];
      return at(node, () => elementAt(list, index));
    }
    case "builtin":
      return builtinValue(node, scope, run);
    case "predicate":
      return valueOf(node.body, scope, run);
    case "call":
      throw new UnsupportedFormula(say`The engine does not evaluate this.`, node.at);
  }
}

type NodeOf<Kind extends Node["kind"]> = Extract<Node, { kind: Kind }>;

/** A failure is at the node whose instruction it is. */
function at<T>(node: Node, compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (error instanceof Failure) throw new FormulaError(error.message, node.at);
    throw error;
  }
}

function grow(run: Run, size: number): void {
  run.memory += size;
  if (run.memory >= 1_000_000) throw new Failure("memory budget exceeded");
}

function unaryValue(node: NodeOf<"unary">, value: Value): Value {
  return at(node, () => {
    if (node.operator === "!" || node.operator === "not") return !toBool(value);
    if (node.operator === "+") return value;
    if (typeof value === "bigint") return BigInt.asIntN(64, -value);
    if (typeof value === "number") return -value;
    throw new Failure(`invalid operation: - ${goType(value)}`);
  });
}

function binaryValue(node: NodeOf<"binary">, scope: Scope, run: Run): Value {
  const left = valueOf(node.left, scope, run);
  const { operator } = node;
  if (operator === "??") return left ?? valueOf(node.right, scope, run);
  if (operator === "and" || operator === "&&" || operator === "or" || operator === "||") {
    const isDecided = at(node, () => toBool(left)) === (operator === "or" || operator === "||");
    return isDecided ? left : valueOf(node.right, scope, run);
  }
  const right = valueOf(node.right, scope, run);
  return at(node, () => operate(node, left, right, run));
}

function operate(node: NodeOf<"binary">, left: Value, right: Value, run: Run): Value {
  const { operator } = node;
  switch (operator) {
    case "==":
    case "!=": {
      const known = run.equalities.get(node);
      for (const value of [left, right]) if (known !== undefined) assertType(value, known);
      return areEqual(left, right) === (operator === "==");
    }
    case "<":
    case ">":
    case "<=":
    case ">=":
      return compare(operator, left, right);
    case "in":
      return isIn(left, right);
    case "contains":
    case "startsWith":
    case "endsWith":
      return textOperation(operator, left, right);
    case "..":
      return range(toInt(left), toInt(right), run);
    default:
      return calculate(operator, left, right);
  }
}

/** Where both sides are known as int, or both as string, upstream compares without looking. */
function assertType(value: Value, known: "int" | "string"): void {
  if (goType(value) === known) return;
  throw new Failure(`interface conversion: interface {} is ${value === null ? "nil" : goType(value)}, not ${known}`);
}

function textOperation(operator: "contains" | "startsWith" | "endsWith", left: Value, right: Value): boolean {
  if (left === null || right === null) return false;
  for (const value of [left, right]) assertType(value, "string");
  const [text, part] = [String(left), String(right)];
  if (operator === "contains") return text.includes(part);
  return operator === "startsWith" ? text.startsWith(part) : text.endsWith(part);
}

function range(first: bigint, last: bigint, run: Run): Value {
  const size = last < first ? 0 : Number(last - first + 1n);
  grow(run, size);
  return Array.from({ length: size }, (_, index) => first + BigInt(index));
}

function builtinValue(node: NodeOf<"builtin">, scope: Scope, run: Run): Value {
  const [list, predicate] = node.arguments;
  if (!predicateBuiltins.has(node.name)) {
    const values = node.arguments.map((argument) => valueOf(argument, scope, run));
    return at(node, () => callFunction(node.name, values));
  }
  if (list === undefined) throw new FormulaError("not enough arguments", node.at);
  const elements = valueOf(list, scope, run);
  if (!isArray(elements)) throw new FormulaError(`reflect: call of reflect.Value.Len on ${reflected(elements)} Value`, node.at);
  const outcomeOf = (element: Value, index: number): Value =>
    predicate === undefined ? element : valueOf(predicate, { ...scope, element, index }, run);
  return predicateValue(node, list, elements, outcomeOf, run);
}

function reflected(value: Value): string {
  return value === null ? "zero" : goType(value);
}

function predicateValue(
  node: NodeOf<"builtin">,
  list: Node,
  elements: readonly Value[],
  outcomeOf: (element: Value, index: number) => Value,
  run: Run,
): Value {
  const holds = (element: Value, index: number): boolean => {
    const outcome = outcomeOf(element, index);
    return at(node, () => toBool(outcome));
  };
  switch (node.name) {
    case "all":
      return elements.every(holds);
    case "none":
      return !elements.some(holds);
    case "any":
      return elements.some(holds);
    case "one":
      return elements.filter(holds).length === 1;
    case "count":
      return BigInt(elements.filter(holds).length);
    case "filter": {
      const kept = elements.filter(holds);
      at(node, () => grow(run, kept.length));
      return kept;
    }
    case "map": {
      const outcomes = elements.map(outcomeOf);
      at(node, () => grow(run, outcomes.length));
      return outcomes;
    }
    default:
      return sumOf(node, list, elements.map(outcomeOf));
  }
}

/**
 * From 0 on. But upstream turns the sum of a written array into additions that begin with the last two elements, and only the outermost of
 * them has a place.
 */
function sumOf(node: NodeOf<"builtin">, list: Node, values: readonly Value[]): Value {
  const isWritten = node.arguments.length === 1 && list.kind === "array" && values.length > 1 && !list.nodes.every(isLiteral);
  if (!isWritten) return values.reduce<Value>((sum, value) => at(node, () => calculate("+", sum, value)), 0n);
  return values.reduceRight((sum, value, index) => at(index === 0 ? node : { ...node, at: 0 }, () => calculate("+", value, sum)));
}

/** An array of literals is a constant to upstream. */
const isLiteral = ({ kind }: Node): boolean => kind === "int" || kind === "float" || kind === "string" || kind === "bool";
