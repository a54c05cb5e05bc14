import { say } from "../../lib/sentence";
import { checkFunction } from "./checkFunction";
import { builtins, predicateBuiltins } from "./builtins";
import { FormulaError, notEvaluated, UnsupportedFormula } from "./formulaError";
import type { Node } from "./node";
import {
  any,
  arrayOf,
  bool,
  float,
  int,
  isAssignable,
  isComparable,
  isNumber,
  isUnknown,
  mayFit,
  nil,
  string,
  typeName,
  unknown,
  type Type,
} from "./type";

type Scope = {
  readonly variables: ReadonlySet<string>;
  /** Of `let`, the innermost last. */
  readonly lets: readonly { readonly name: string; readonly type: Type }[];
  /** What a predicate goes through; null outside of one. */
  readonly predicate: { readonly array: Type; readonly hasIndex: boolean } | null;
  /** Comparisons with == whose sides are both known as int or both as string. They fail if a side is something else at run time. */
  readonly equalities: Map<Node, "int" | "string">;
};

type Checked = { readonly type: Type; readonly equalities: ReadonlyMap<Node, "int" | "string"> };

/** The type checker of expr-lang/expr. All variables are float64. */
export function checkFormula(node: Node, variables: ReadonlySet<string>): Checked {
  const equalities = new Map<Node, "int" | "string">();
  const type = typeOf(node, { variables, lets: [], predicate: null, equalities });
  return { type, equalities };
}

function typeOf(node: Node, scope: Scope): Type {
  switch (node.kind) {
    case "nil":
      return nil;
    case "bool":
      return bool;
    case "int":
      return int;
    case "float":
      return float;
    case "string":
      return string;
    case "identifier":
      return typeOfName(node.name, node.at, scope);
    case "pointer":
      return typeOfPointer(node.name, node.at, scope);
    case "unary":
      return typeOfUnary(node, typeOf(node.operand, scope));
    case "binary":
      return typeOfBinary(node, scope);
    case "conditional":
      return typeOfConditional(node, scope);
    case "let":
      return typeOfLet(node, scope);
    case "sequence":
      return node.nodes.map((child) => typeOf(child, scope)).at(-1) ?? unknown;
    case "array":
      return typeOfArray(node.nodes.map((child) => typeOf(child, scope)));
    case "index":
      return typeOfIndex(node, scope);
    case "builtin":
      return typeOfBuiltin(node, scope);
    case "predicate":
      return typeOf(node.body, scope);
    case "call":
      return typeOfCall(node, scope);
  }
}

type NodeOf<Kind extends Node["kind"]> = Extract<Node, { kind: Kind }>;

function typeOfName(name: string, at: number, { lets, variables }: Scope): Type {
  const local = lets.findLast((declared) => declared.name === name);
  if (local !== undefined) return local.type;
  if (variables.has(name)) return float;
  if (name === "$env" || builtins.has(name)) throw notEvaluated(say`${name} as a value`, at);
  throw new FormulaError(`unknown name ${name}`, at);
}

function typeOfPointer(name: string, at: number, { predicate }: Scope): Type {
  if (predicate === null) throw new FormulaError("cannot use pointer accessor outside predicate", at);
  if (name === "") return predicate.array.kind === "array" ? predicate.array.element : unknown;
  if (name === "index" && predicate.hasIndex) return int;
  throw new FormulaError(`unknown pointer #${name}`, at);
}

function typeOfUnary({ operator, at }: NodeOf<"unary">, operand: Type): Type {
  if (operator === "!" || operator === "not") {
    if (operand.kind === "bool" || isUnknown(operand)) return bool;
  } else if (isNumber(operand)) return operand;
  else if (isUnknown(operand)) return unknown;
  throw new FormulaError(`invalid operation: ${operator} (mismatched type ${typeName(operand)})`, at);
}

function typeOfBinary(node: NodeOf<"binary">, scope: Scope): Type {
  const left = typeOf(node.left, scope);
  const right = typeOf(node.right, scope);
  const { operator, at } = node;
  const areNumbers = isNumber(left) && isNumber(right);
  const areStrings = left.kind === "string" && right.kind === "string";
  switch (operator) {
    case "==":
    case "!=":
      if (!isComparable(left, right)) break;
      if (left.kind === right.kind && (left.kind === "int" || left.kind === "string")) scope.equalities.set(node, left.kind);
      return bool;
    case "or":
    case "||":
    case "and":
    case "&&":
      if ((left.kind === "bool" && right.kind === "bool") || mayFit(left, right, ["bool"])) return bool;
      break;
    case "<":
    case ">":
    case ">=":
    case "<=":
      if (areNumbers || areStrings || mayFit(left, right, ["int", "float", "string"])) return bool;
      break;
    case "-":
    case "*":
      if (areNumbers) return left.kind === "float" || right.kind === "float" ? float : int;
      if (mayFit(left, right, ["int", "float"])) return unknown;
      break;
    case "/":
    case "**":
    case "^":
      if (areNumbers || mayFit(left, right, ["int", "float"])) return float;
      break;
    case "%":
      if ((left.kind === "int" && right.kind === "int") || mayFit(left, right, ["int"])) return int;
      break;
    case "+":
      if (areNumbers) return left.kind === "float" || right.kind === "float" ? float : int;
      if (areStrings) return string;
      if (mayFit(left, right, ["int", "float", "string"])) return unknown;
      break;
    case "in":
      if (right.kind === "array") {
        if (isComparable(left, right.element)) return bool;
        throw new FormulaError(`cannot use ${typeName(left)} as type ${typeName(right.element)} in array`, at);
      }
      if (isUnknown(right) || (isUnknown(left) && right.kind === "string")) return bool;
      break;
    case "contains":
    case "startsWith":
    case "endsWith":
      if (areStrings || mayFit(left, right, ["string"])) return bool;
      break;
    case "..":
      if ((left.kind === "int" && right.kind === "int") || mayFit(left, right, ["int"])) return arrayOf(int);
      break;
    case "??":
      if (left.kind === "nil") return right;
      if (right.kind === "nil" || isAssignable(right, left)) return left;
      return unknown;
    default:
      throw new FormulaError(`unknown operator (${operator})`, at);
  }
  throw new FormulaError(`invalid operation: ${operator} (mismatched types ${typeName(left)} and ${typeName(right)})`, at);
}

function typeOfConditional({ condition, whenTrue, whenFalse }: NodeOf<"conditional">, scope: Scope): Type {
  const test = typeOf(condition, scope);
  if (test.kind !== "bool" && !isUnknown(test))
    throw new FormulaError(`non-bool expression (type ${typeName(test)}) used as condition`, condition.at);
  const [first, second] = [typeOf(whenTrue, scope), typeOf(whenFalse, scope)];
  if (first.kind === "nil") return second;
  if (second.kind === "nil") return first;
  if (!isAssignable(first, second)) return unknown;
  if (first.kind !== "array" || second.kind !== "array") return first;
  const areAlike = isAssignable(first.element, second.element) && isAssignable(second.element, first.element);
  return areAlike ? first : arrayOf(any);
}

function typeOfLet({ name, at, value, body }: NodeOf<"let">, scope: Scope): Type {
  if (scope.variables.has(name)) throw new FormulaError(`cannot redeclare ${name}`, at);
  if (builtins.has(name)) throw new FormulaError(`cannot redeclare builtin ${name}`, at);
  if (scope.lets.some((declared) => declared.name === name)) throw new FormulaError(`cannot redeclare variable ${name}`, at);
  const type = typeOf(value, scope);
  return typeOf(body, { ...scope, lets: [...scope.lets, { name, type }] });
}

/** An array whose elements are of different kinds has elements of any type. */
function typeOfArray(elements: readonly Type[]): Type {
  const kinds = new Set(elements.map(({ kind }) => (kind === "nil" ? "unknown" : kind)));
  return kinds.size > 1 ? arrayOf(any) : arrayOf(elements.at(-1) ?? unknown);
}

function typeOfIndex({ array, index, at }: NodeOf<"index">, scope: Scope): Type {
  const base = typeOf(array, scope);
  const place = typeOf(index, scope);
  if (isUnknown(base)) return unknown;
  if (base.kind === "array") {
    if (place.kind === "int" || isUnknown(place)) return base.element;
    throw new FormulaError(`array elements can only be selected using an integer (got ${typeName(place)})`, index.at);
  }
  if (index.kind === "string") {
    if (base.kind === "nil") throw new FormulaError(`type nil has no field ${index.value}`, at);
    throw new FormulaError(`type ${typeName(base)} has no field ${index.value}`, at);
  }
  throw new FormulaError(`type ${typeName(base)}[${typeName(place)}] is undefined`, at);
}

function typeOfCall({ callee, at }: NodeOf<"call">, scope: Scope): Type {
  const type = typeOf(callee, scope);
  const name = callee.kind === "identifier" ? callee.name : "function";
  if (isUnknown(type)) throw new UnsupportedFormula(say`The engine does not call ${name}.`, at);
  if (type.kind === "nil") throw new FormulaError(`${name} is nil; cannot call nil as function`, at);
  throw new FormulaError(`${typeName(type)} is not callable`, at);
}

function typeOfBuiltin(node: NodeOf<"builtin">, scope: Scope): Type {
  if (predicateBuiltins.has(node.name)) return typeOfPredicateCall(node, scope);
  return checkFunction(
    node.name,
    node.at,
    node.arguments.map((argument) => typeOf(argument, scope)),
  );
}

function typeOfPredicateCall({ name, at, arguments: [list, predicate] }: NodeOf<"builtin">, scope: Scope): Type {
  if (list === undefined) throw new FormulaError(`not enough arguments to call ${name}`, at);
  const array = typeOf(list, scope);
  if (array.kind !== "array" && !isUnknown(array))
    throw new FormulaError(`builtin ${name} takes only array (got ${typeName(array)})`, list.at);
  const element = array.kind === "array" ? array.element : unknown;
  if (predicate === undefined) return name === "count" ? int : element;
  const out = typeOf(predicate, { ...scope, predicate: { array, hasIndex: name === "map" } });
  if (name === "map") return arrayOf(out);
  if (out.kind === "nil") {
    if (name === "sum") throw new UnsupportedFormula(say`The engine does not add up nil.`, predicate.at);
    throw new FormulaError("predicate should has one input and one output param", predicate.at);
  }
  if (name === "sum") return isUnknown(out) ? any : out;
  if (out.kind !== "bool" && !isUnknown(out))
    throw new FormulaError(`predicate should return boolean (got ${typeName(out)})`, predicate.at);
  if (name === "count") return int;
  return name === "filter" ? arrayOf(isUnknown(array) ? any : element) : bool;
}
