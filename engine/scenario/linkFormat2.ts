/**
 * Format 2 of a link's content: the values of a scenario of version 2 that differ from the frozen `linkBase2`, as JSON. Frozen: links in it
 * were copied; new ones are of format 3.
 */
import { linkBase2 } from "./linkBase2";
import { pointsOf } from "./linkPoints";

export { linkDictionary2 as dictionary } from "./linkDictionary2";

/** A scenario's data, which the reader must not trust. */
export function unpack(data: unknown): { scenario: unknown; cursor: unknown } {
  const { cursor, load, signals, ...others } = merged(linkBase2, data);
  const scenario = {
    ...others,
    version: linkBase2.version,
    load: isRecord(load) ? { ...load, points: pointsOf(load["points"]) } : load,
    signals: Array.isArray(signals) ? signals.map(withPoints) : signals,
  };
  return { scenario, cursor };
}

const withPoints = (signal: unknown): unknown =>
  isRecord(signal) && signal["points"] !== undefined ? { ...signal, points: pointsOf(signal["points"]) } : signal;

type Fields = Readonly<Record<string, unknown>>;

/** The base with a patch over it. Never deeper than the base, and without fields that the base lacks, whatever the patch is. */
function merged<Base extends Fields>(base: Base, patch: unknown): Record<keyof Base, unknown>;
function merged(base: Fields, patch: unknown): Fields {
  const changes = isRecord(patch) ? patch : {};
  const fields = Object.entries(base).map(([name, usual]) => {
    if (!Object.hasOwn(changes, name)) return [name, usual];
    const change = changes[name];
    return [name, isRecord(usual) && isRecord(change) ? merged(usual, change) : change];
  });
  return Object.fromEntries(fields) as Fields;
}

const isRecord = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
