/**
 * Format 2 of a link's content: what a scenario of version 2 has and the frozen `linkBase2` has not, as JSON. So what is as
 * usual costs nothing, and no later default changes what an old link means.
 */
import { linkBase2 } from "./linkBase2";
import { flatPoints, pointsOf } from "./linkPoints";
import type { Scenario } from "./scenario";

export { linkDictionary2 as dictionary } from "./linkDictionary2";

export function pack(scenario: Scenario, cursor: number | null): object {
  const { load, signals } = scenario;
  const flat = {
    ...scenario,
    load: { ...load, points: flatPoints(load.points) },
    signals: signals.map((signal) => (signal.points ? { ...signal, points: flatPoints(signal.points) } : signal)),
    cursor,
  };
  return differences(flat, linkBase2);
}

/** A scenario's data, to be read with the same distrust as any. */
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

/** The base's fields whose value is another here, in the base's order; of a record its differences, of a list the whole. */
function differences(fields: Fields, base: Fields): Fields {
  const changed = Object.entries(base).flatMap(([name, usual]): [string, unknown][] => {
    const value = fields[name];
    if (JSON.stringify(value) === JSON.stringify(usual)) return [];
    return [[name, isRecord(value) && isRecord(usual) ? differences(value, usual) : value]];
  });
  return Object.fromEntries(changed);
}

/** The base with a patch over it. No deeper than the base, and no field that it has not, whatever the patch is. */
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
