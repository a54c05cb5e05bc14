/** The operators of expr-lang/expr. */

export const binaryPrecedences: ReadonlyMap<string, number> = new Map([
  ["|", 0],
  ["or", 10],
  ["||", 10],
  ["and", 15],
  ["&&", 15],
  ...["==", "!=", "<", ">", ">=", "<=", "in", "matches", "contains", "startsWith", "endsWith"].map((name) => [name, 20] as const),
  ["..", 25],
  ["+", 30],
  ["-", 30],
  ["*", 60],
  ["/", 60],
  ["%", 60],
  ["**", 100],
  ["^", 100],
  ["??", 500],
]);
export const unaryPrecedences: ReadonlyMap<string, number> = new Map([
  ["not", 50],
  ["!", 50],
  ["-", 90],
  ["+", 90],
]);
export const rightAssociative: ReadonlySet<string> = new Set(["**", "^"]);
export const chainedComparisons: ReadonlySet<string> = new Set(["<", ">", ">=", "<="]);
export const negatedOperators: ReadonlySet<string> = new Set(["in", "matches", "contains", "startsWith", "endsWith"]);
