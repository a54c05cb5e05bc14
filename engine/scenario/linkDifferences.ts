import { isRecord } from "../lib/isRecord";
import { refuse, shown } from "../lib/refusal";
import { say } from "../lib/sentence";

export type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields with values that differ from the usual ones, in the order of `shape`, which names all fields: of a record only its
 * differences, of a list the whole; null if a usual field is absent.
 */
export function differences(fields: Fields, usual: Fields, shape: Fields): Fields {
  const changed = Object.entries(shape).flatMap(([name, inner]): [string, unknown][] => {
    const value = fields[name];
    const before = usual[name];
    if (isRecord(value) && isRecord(before) && isRecord(inner)) {
      const within = differences(value, before, inner);
      return Object.keys(within).length === 0 ? [] : [[name, within]];
    }
    return JSON.stringify(value) === JSON.stringify(before) ? [] : [[name, value ?? null]];
  });
  return Object.fromEntries(changed);
}

/**
 * The usual fields with a patch over them. A field that is not among them is refused, not ignored: it comes from a later page, and without
 * it the link would not show what its sender saw.
 */
export function patched<Usual extends Fields>(usual: Usual, patch: unknown, place?: string): Record<keyof Usual, unknown>;
export function patched(usual: Fields, patch: unknown, place = ""): Fields {
  if (!isRecord(patch)) refuse(say`This link's content is ${shown(patch)}; it must be an object.`);
  const unknown = Object.keys(patch).find((name) => !Object.hasOwn(usual, name));
  if (unknown !== undefined) {
    refuse(say`This link has ${shown(place + unknown)}, which this page does not know. Reload the page to get its newest version.`);
  }
  const fields = Object.entries(usual).map(([name, before]) => {
    if (!Object.hasOwn(patch, name)) return [name, before];
    const change = patch[name];
    if (isRecord(before) && isRecord(change)) return [name, patched(before, change, `${place}${name}.`)];
    return [name, change ?? undefined];
  });
  return Object.fromEntries(fields) as Fields;
}
