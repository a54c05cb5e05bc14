import { priceRange } from "./price";
import { choice, list, number, onlyOf, record, refuse, text } from "../lib/refusal";
import { say } from "../lib/sentence";

/**
 * A question about a scenario: which of these manifests are worth choosing from? Plain data. The same study of the same scenario has the
 * same result on every machine, whatever the number of workers. The scenario's own limits are the study's.
 */
export interface Study {
  /** Each of another field. */
  moves: readonly Move[];
  /** What is to be small. */
  cost: Cost;
  /** What is to be small as well. */
  harm: Harm;
  /** How many, from 5 to 200: the scenario's seed and its successors. */
  seeds: number;
  /** Each candidate also runs under each of these, with every seed. */
  variations: readonly Variation[];
  /** The most runs of the search, from 100 to 1,000,000; absent: 2,000. */
  budget?: number;
}

/** The values that a field may have, as a range or as a list. A quantity is text as in a manifest, any other number is a number. */
export type Move = { field: string; from: MoveValue; to: MoveValue; by: MoveValue } | { field: string; values: readonly MoveValue[] };

export type MoveValue = number | string;

/** What the candidates are compared by: the less, the better. */
export const costKinds = {
  podHours: { outcome: "podHours" },
  cpuHoursRequested: { outcome: "cpuHoursRequested" },
  /** By the scenario's price. */
  cost: { outcome: "cost" },
} as const;

export const harmKinds = {
  failedShare: { outcome: "failedShare" },
  /** Seconds within which 95 % of the served requests were served, waiting included. */
  p95Latency: { outcome: "p95Latency" },
  overloadedSeconds: { outcome: "overloadedSeconds" },
  /** Flapping. */
  directionChanges: { outcome: "directionChanges" },
} as const;

/** `pricePerPodHour`: in any currency; the cost is then pod-hours × price. */
export type Cost = { kind: keyof typeof costKinds } | { kind: "price"; pricePerPodHour: number };
/** What a candidate does to those who send requests. */
export type Harm = keyof typeof harmKinds;

/** A way in which load or workload may differ from what was drawn, and that settings should bear too. */
export type Variation = { kind: VariationKind; amount: number };

export const variationNames = ["load", "shift", "startUp"] as const;
export type VariationKind = (typeof variationNames)[number];

/** How many seeds. */
export const seedRange = { min: 5, max: 200, step: 1 } as const;
export const budgetRange = { min: 100, max: 1_000_000, step: 1 };
export const maxMoves = 24;
/** Values of one field. */
export const maxValues = 200;
export const maxVariations = 8;
const maxFieldLength = 200;
const maxValueLength = 40;

/**
 * Reads what a scenario says of its study. What its moves mean depends on the manifest, which may have changed since, so only `readStudy`
 * judges that: an empty range or a field that the manifest has no longer is read as it was written.
 */
export function readWrittenStudy(data: unknown): Study {
  const fields = onlyOf(data, "study", ["moves", "cost", "harm", "seeds", "variations", "budget"]);
  const budget = fields.get("budget");
  return {
    moves: list(fields.get("moves"), "study.moves", maxMoves).map((move, index) => readMove(move, `study.moves[${index}]`)),
    cost: readCost(fields.get("cost") ?? "podHours"),
    harm: choice(fields.get("harm") ?? "failedShare", "study.harm", Object.keys(harmKinds) as Harm[]),
    seeds: number(fields.get("seeds") ?? 20, "study.seeds", seedRange),
    variations: list(fields.get("variations") ?? [], "study.variations", maxVariations).map((each, index) =>
      readVariation(each, `study.variations[${index}]`),
    ),
    ...(budget !== undefined && { budget: number(budget, "study.budget", budgetRange) }),
  };
}

function readMove(data: unknown, what: string): Move {
  const fields = record(data, what);
  const field = text(fields.get("field"), `${what}.field`, maxFieldLength);
  const names = [...fields.keys()]
    .filter((name) => name !== "field")
    .toSorted()
    .join();
  if (names === "values") {
    return {
      field,
      values: list(fields.get("values"), `${what}.values`, maxValues).map((each, at) => readValue(each, `${what}.values[${at}]`)),
    };
  }
  if (names !== "by,from,to") refuse(say`${what} must have values, or from, to and by.`);
  const value = (name: string) => readValue(fields.get(name), `${what}.${name}`);
  return { field, from: value("from"), to: value("to"), by: value("by") };
}

const readValue = (data: unknown, what: string): MoveValue =>
  typeof data === "number" && Number.isFinite(data) ? data : text(data, what, maxValueLength);

function readCost(data: unknown): Cost {
  const kinds = Object.keys(costKinds) as (keyof typeof costKinds)[];
  if (typeof data === "string") return { kind: choice(data, "study.cost", kinds) };
  const fields = record(data, "study.cost");
  const kind = choice(fields.get("kind"), "study.cost.kind", [...kinds, "price"]);
  onlyOf(data, "study.cost", kind === "price" ? ["kind", "pricePerPodHour"] : ["kind"]);
  if (kind !== "price") return { kind };
  return { kind, pricePerPodHour: number(fields.get("pricePerPodHour"), "study.cost.pricePerPodHour", priceRange) };
}

function readVariation(data: unknown, what: string): Variation {
  const fields = onlyOf(data, what, ["kind", "amount"]);
  const amount = number(fields.get("amount"), `${what}.amount`, { min: -Number.MAX_VALUE, max: Number.MAX_VALUE });
  return { kind: choice(fields.get("kind"), `${what}.kind`, variationNames), amount };
}
