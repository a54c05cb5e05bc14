/** The functions of expr-lang/expr. */

export type ArgumentKind = "value" | "predicate" | "optional value" | "optional predicate";

/** Those that read a predicate, with their arguments. */
export const predicateArguments: ReadonlyMap<string, readonly ArgumentKind[]> = new Map([
  ...["all", "none", "any", "one", "filter", "map", "find", "findIndex", "findLast", "findLastIndex", "groupBy"].map(
    (name): [string, ArgumentKind[]] => [name, ["value", "predicate"]],
  ),
  ["count", ["value", "optional predicate"]],
  ["sum", ["value", "optional predicate"]],
  ["sortBy", ["value", "predicate", "optional value"]],
  ["reduce", ["value", "predicate", "optional value"]],
]);

/** Those that the engine evaluates. */
export const supportedBuiltins: ReadonlySet<string> = new Set(
  "all none any one filter map count sum len type abs ceil floor round int float string max min mean median".split(" "),
);

const otherBuiltins =
  "trim trimPrefix trimSuffix upper lower split splitAfter replace repeat join indexOf lastIndexOf hasPrefix hasSuffix toJSON fromJSON " +
  "toBase64 fromBase64 now duration date timezone first last get take keys values toPairs fromPairs reverse uniq concat flatten sort " +
  "bitand bitor bitxor bitnand bitshl bitshr bitushr bitnot";

export const builtins: ReadonlySet<string> = new Set([...predicateArguments.keys(), ...supportedBuiltins, ...otherBuiltins.split(" ")]);
