/** What expr-lang/expr knows of a value before it runs. Unknown values are judged at run time. */
export type Type =
  | { readonly kind: "unknown" | "any" | "nil" | "int" | "float" | "bool" | "string" }
  | { readonly kind: "array"; readonly element: Type };

export const unknown: Type = { kind: "unknown" };
export const any: Type = { kind: "any" };
export const nil: Type = { kind: "nil" };
export const int: Type = { kind: "int" };
export const float: Type = { kind: "float" };
export const bool: Type = { kind: "bool" };
export const string: Type = { kind: "string" };
export const arrayOf = (element: Type): Type => ({ kind: "array", element });

export const isUnknown = ({ kind }: Type): boolean => kind === "unknown" || kind === "any";
export const isNumber = ({ kind }: Type): boolean => kind === "int" || kind === "float";

/** A type as an error of the checker names it. It has no name for nil. */
export const typeName = ({ kind }: Type): string => (kind === "nil" ? "unknown" : goTypeName(kind));

/** A type as the check of a function's arguments names it. */
export function argumentTypeName({ kind }: Type): string {
  if (kind === "nil") return "%!s(<nil>)";
  return goTypeName(kind === "unknown" ? "any" : kind);
}

function goTypeName(kind: Exclude<Type["kind"], "nil">): string {
  if (kind === "float") return "float64";
  if (kind === "array") return "[]interface {}";
  return kind === "any" ? "interface {}" : kind;
}

export function isAssignable(from: Type, to: Type): boolean {
  if (from.kind === "nil") return to.kind === "any" || to.kind === "array";
  if (from.kind === "unknown" || to.kind === "unknown") return false;
  return from.kind === to.kind || to.kind === "any";
}

export const isComparable = (left: Type, right: Type): boolean =>
  isUnknown(left) ||
  isUnknown(right) ||
  left.kind === "nil" ||
  right.kind === "nil" ||
  (isNumber(left) && isNumber(right)) ||
  (left.kind === "array" && right.kind === "array") ||
  isAssignable(left, right);

/** True if both are unknown, or one is and the other is of one of the kinds. */
export function mayFit(left: Type, right: Type, kinds: readonly Type["kind"][]): boolean {
  if (isUnknown(left)) return isUnknown(right) || kinds.includes(right.kind);
  return isUnknown(right) && kinds.includes(left.kind);
}
