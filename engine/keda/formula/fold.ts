import { FormulaError } from "./formulaError";
import { calculate } from "./goValue";
import { childrenOf, type Node } from "./node";

/** Upstream computes ints that the formula itself has while it compiles. So a remainder of such ints by zero is no error of the run. */
export function foldInts(node: Node): bigint | null {
  const ints = childrenOf(node).map(foldInts);
  const [left = null, right = null] = ints;
  if (node.kind === "int") return node.value;
  if (node.kind === "unary" && left !== null) {
    if (node.operator === "-") return BigInt.asIntN(64, -left);
    return node.operator === "+" ? left : null;
  }
  if (node.kind !== "binary" || left === null || right === null || !["+", "-", "*", "%"].includes(node.operator)) return null;
  if (node.operator === "%" && right === 0n) throw new FormulaError("integer divide by zero", node.at);
  const value = calculate(node.operator, left, right);
  return typeof value === "bigint" ? value : null;
}
