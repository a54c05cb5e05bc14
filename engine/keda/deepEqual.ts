/** Equality of plain data. A field that is undefined counts as absent. */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...definedKeys(one), ...definedKeys(other)]);
  return [...keys].every((key) => deepEqual(one[key], other[key]));
}

/** Kubernetes' DeepDerivative: what `wanted` sets is the same in `actual`; what it leaves out or empty may be anything. */
export function derives(wanted: unknown, actual: unknown): boolean {
  if (wanted === undefined || wanted === "" || wanted === actual) return true;
  if (Array.isArray(wanted)) {
    if (wanted.length === 0) return true;
    return Array.isArray(actual) && wanted.length <= actual.length && wanted.every((item, index) => derives(item, actual[index]));
  }
  if (!isObject(wanted) || !isObject(actual)) return false;
  return definedKeys(wanted).every((key) => derives(wanted[key], actual[key]));
}

const isObject = (data: unknown): data is Record<string, unknown> => typeof data === "object" && data !== null;

const definedKeys = (data: Record<string, unknown>): string[] => Object.keys(data).filter((key) => data[key] !== undefined);
