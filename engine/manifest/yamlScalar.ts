/** What a YAML scalar stands for once it is JSON. Infinities and NaN are numbers here, which no field accepts. */
export type ScalarValue = string | number | boolean | null;

/**
 * Reads an unquoted scalar as Kubernetes does, which is YAML 1.1 as gopkg.in/yaml.v2 takes it: `yes`, `on` and `y` are
 * booleans, `017` is fifteen, `1_000` a thousand, while `1:30` and dates stay text.
 */
export function resolvePlainScalar(text: string): ScalarValue {
  const word = words.get(text);
  return word !== undefined ? word : (resolveNumber(text.replaceAll("_", "")) ?? text);
}

function resolveNumber(text: string): number | undefined {
  const [, sign = "", magnitude = ""] = /^([-+]?)(.*)$/s.exec(text) ?? [];
  const size = resolveMagnitude(magnitude);
  if (size === undefined) return undefined;
  return sign === "-" ? -size : size;
}

function resolveMagnitude(text: string): number | undefined {
  if (/^0[0-7]+$/.test(text)) return Number(`0o${text}`);
  if (/^0(x[0-9a-f]+|o[0-7]+|b[01]+)$/i.test(text)) return Number(text);
  if (/^(\.[0-9]+|[0-9]+(\.[0-9]*)?)(e[-+]?[0-9]+)?$/i.test(text)) return Number(text);
  return undefined;
}

const words = new Map<string, ScalarValue>([
  ...spellings(["", "~"], null),
  ...spellings(cases("null"), null),
  ...spellings([...cases("y"), ...cases("yes"), ...cases("true"), ...cases("on")], true),
  ...spellings([...cases("n"), ...cases("no"), ...cases("false"), ...cases("off")], false),
  ...spellings([".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF"], Infinity),
  ...spellings(["-.inf", "-.Inf", "-.INF"], -Infinity),
  ...spellings([".nan", ".NaN", ".NAN"], Number.NaN),
]);

/** A word in the three forms that YAML 1.1 knows: lower case, capitalized, upper case. */
function cases(word: string): string[] {
  return [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()];
}

function spellings(texts: string[], value: ScalarValue): [string, ScalarValue][] {
  return texts.map((text) => [text, value]);
}
