/** The functions of expr-lang/expr. */

/** Those that read a predicate. */
export const predicateBuiltins: ReadonlySet<string> = new Set("all none any one filter map count sum".split(" "));

/** Those that the engine evaluates. */
export const supportedBuiltins: ReadonlySet<string> = new Set([
  ...predicateBuiltins,
  ..."len type abs ceil floor round int float string max min mean median".split(" "),
]);

const otherBuiltins =
  "find findIndex findLast findLastIndex groupBy sortBy reduce trim trimPrefix trimSuffix upper lower split splitAfter replace repeat join " +
  "indexOf lastIndexOf hasPrefix hasSuffix toJSON fromJSON toBase64 fromBase64 now duration date timezone first last get take keys values " +
  "toPairs fromPairs reverse uniq concat flatten sort bitand bitor bitxor bitnand bitshl bitshr bitushr bitnot";

export const builtins: ReadonlySet<string> = new Set([...supportedBuiltins, ...otherBuiltins.split(" ")]);
