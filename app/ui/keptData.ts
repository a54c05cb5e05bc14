/**
 * Reads what this browser keeps for the page. It is read like any foreign text: another release may have written it, or another page of the
 * same origin. What does not have the form that this release writes counts as not kept.
 */

/** The data of a kept text; undefined if there is none, or if it is too long, no JSON or nested too deep. */
export function keptJson(text: string | null, longest: number): unknown {
  if (text === null || text.length > longest) return undefined;
  try {
    const data: unknown = JSON.parse(text);
    return isDeep(data) ? undefined : data;
  } catch {
    return undefined;
  }
}

/** Nothing that the page keeps is nested deeper; a reader that calls itself could run out of stack. */
const deepest = 64;

function isDeep(data: unknown): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap((each) => (typeof each === "object" && each !== null ? (Object.values(each) as unknown[]) : []));
  }
  return false;
}

/** The own fields of an object; null for anything else. A map has no field that it inherits, such as `toString`. */
export const fieldsOf = (data: unknown): ReadonlyMap<string, unknown> | null =>
  typeof data === "object" && data !== null && !Array.isArray(data) ? new Map<string, unknown>(Object.entries(data)) : null;

/** The items of a list, each read by `read`; null for anything else, for a longer list, and if one of them has another form. */
export function listOf<Item>(data: unknown, longest: number, read: (item: unknown) => Item | null): Item[] | null {
  if (!Array.isArray(data) || data.length > longest) return null;
  const items = data.map((item: unknown) => read(item));
  return items.some((item) => item === null) ? null : (items as Item[]);
}

export const textOf = (data: unknown, longest: number): string | null => (typeof data === "string" && data.length <= longest ? data : null);

export const finiteOf = (data: unknown): number | null => (typeof data === "number" && Number.isFinite(data) ? data : null);

/** Milliseconds since 1970 that a date can have. */
export const timeOf = (data: unknown): number | null => {
  const time = finiteOf(data);
  return time !== null && Math.abs(time) <= 8.64e15 ? time : null;
};

/** A text of this tab's storage; null if there is none, or if the storage is blocked. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
