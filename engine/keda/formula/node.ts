/** The tree of a formula. `at` is the place that an error names, in characters of Unicode from the formula's start. */
export type Node = { readonly at: number } & NodeContent;

export type NodeContent =
  | { readonly kind: "nil" }
  | { readonly kind: "bool"; readonly value: boolean }
  | { readonly kind: "int"; readonly value: bigint }
  | { readonly kind: "float"; readonly value: number }
  | { readonly kind: "string"; readonly value: string }
  | { readonly kind: "identifier"; readonly name: string }
  /** `#` (the element) or, with a name, `#index`. */
  | { readonly kind: "pointer"; readonly name: string }
  | { readonly kind: "unary"; readonly operator: string; readonly operand: Node }
  | { readonly kind: "binary"; readonly operator: string; readonly left: Node; readonly right: Node }
  | { readonly kind: "conditional"; readonly condition: Node; readonly whenTrue: Node; readonly whenFalse: Node }
  | { readonly kind: "let"; readonly name: string; readonly value: Node; readonly body: Node }
  | { readonly kind: "sequence"; readonly nodes: readonly Node[] }
  | { readonly kind: "array"; readonly nodes: readonly Node[] }
  | { readonly kind: "index"; readonly array: Node; readonly index: Node }
  /** A function of expr's own. A predicate is an argument like the others. */
  | { readonly kind: "builtin"; readonly name: string; readonly arguments: readonly Node[] }
  | { readonly kind: "predicate"; readonly body: Node }
  /** A call of something that is no function of expr's own. */
  | { readonly kind: "call"; readonly callee: Node; readonly arguments: readonly Node[] };

export function childrenOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case "nil":
    case "bool":
    case "int":
    case "float":
    case "string":
    case "identifier":
    case "pointer":
      return [];
    case "unary":
      return [node.operand];
    case "binary":
      return [node.left, node.right];
    case "conditional":
      return [node.condition, node.whenTrue, node.whenFalse];
    case "let":
      return [node.value, node.body];
    case "sequence":
    case "array":
      return node.nodes;
    case "index":
      return [node.array, node.index];
    case "builtin":
      return node.arguments;
    case "predicate":
      return [node.body];
    case "call":
      return [node.callee, ...node.arguments];
  }
}
