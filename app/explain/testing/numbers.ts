/**
 * The numbers that a text may contain: those of a record, each in the form that its kind has. This file never adds, multiplies or compares
 * replicas.
 */
import { clock, decimal, quantity, span } from "../../words/times";

/** Finds whole clock times first, then every other number. It ignores signs, units and the spaces between thousands. */
export const numbersOf = (text: string): string[] => text.replaceAll("\u202f", "").match(/\d+(?::\d\d)+|\d+(?:\.\d+)?(?:e\+\d+)?/g) ?? [];

/** Every number in the parts of a record, in each form that a text about the sync at `at` may use. */
export function knownNumbers(at: number, ...parts: unknown[]): Set<string> {
  const known = new Set<string>();
  for (const part of parts) visit("", part, at, known);
  return known;
}

/** The numbers of a text that are not in the record. */
export const unknownNumbers = (text: string, known: ReadonlySet<string>): string[] =>
  numbersOf(text).filter((number) => !known.has(number));

function visit(key: string, value: unknown, at: number, known: Set<string>): void {
  if (typeof value === "number" || typeof value === "bigint") {
    for (const number of writings(key, Number(value))) known.add(number);
    if (times.has(key)) for (const number of numbersOf(span(Math.max(0, at - Number(value))))) known.add(number);
  } else if (typeof value === "string") {
    for (const number of numbersOf(value)) known.add(number);
  } else if (Array.isArray(value)) {
    known.add(quantity(value.length));
    for (const item of value) visit(key, item, at, known);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, item] of Object.entries(value)) visit(name, item, at, known);
  }
}

const times = new Set([
  "at",
  "time",
  "lastAt",
  "forgottenAt",
  "freedAt",
  "until",
  "allowedAt",
  "leavesAt",
  "lastScaleTime",
  "lastTransitionTime",
  "metricTimestamp",
  "judgedAt",
  "since",
  "createdAt",
  "lastActiveTime",
  "mayBeAt",
]);
const ratios = new Set(["usageRatio", "product", "ratio", "distance", "tolerance", "down", "up", "low", "high", "sharePercent", "exact"]);

const kept = new Map<string, readonly string[]>();

/** As everywhere in the engine, the end of a name tells the unit. */
function writings(key: string, value: number): readonly string[] {
  const kind = kindOf(key);
  const name = `${kind} ${value}`;
  const known = kept.get(name) ?? kinds[kind](value).flatMap(numbersOf);
  kept.set(name, known);
  return known;
}

function kindOf(key: string): keyof typeof kinds {
  if (times.has(key)) return "time";
  if (/seconds$|period$|^lag$|^interval$/i.test(key)) return "span";
  if (/milli$|^series$/i.test(key)) return "milli";
  return ratios.has(key) ? "ratio" : "count";
}

const kinds = {
  time: (value: number) => [clock(value)],
  span: (value: number) => [String(value), span(value), String(value / 60)],
  milli: milliWritings,
  ratio: (value: number) => [String(value), quantity(value), ...digits(value, 15), ...digits(value * 100, 3)],
  count: (value: number) => [quantity(value), decimal(value)],
};

/** Each unit that a text may use, rounded both up and down. */
function milliWritings(milli: number): string[] {
  const units = [1, 1000, 1000 * 1024, 1000 * 1024 ** 2, 1000 * 1024 ** 3, 1000 * 1024 ** 4];
  return units.flatMap((unit) =>
    [0, 1, 3].flatMap((places) => [-1, 0, 1].map((side) => decimal(milli / unit + (side * 0.5) / 10 ** places, places))),
  );
}

function digits(value: number, most: number): string[] {
  return Array.from({ length: most + 1 }, (_, places) => decimal(value, places));
}
