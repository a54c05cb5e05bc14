import type { Variation } from "../luck/variations";

/**
 * A question about a scenario: which of these manifests are worth choosing from? Plain data. The same study of the same scenario has the
 * same result on every machine, whatever the number of workers. The scenario's own limits are the study's.
 */
export interface Study {
  /** At least one, each of another field. */
  moves: readonly Move[];
  cost: Cost;
  harm: Harm;
  /** From `seedRange`: the scenario's seed and its successors. */
  seeds: number;
  /** Each candidate also runs under each of these, with every seed. */
  variations: readonly Variation[];
  /** The most runs of the search; absent: `defaultBudget`. */
  budget?: number;
}

/** The values that a field may have, as a range or as a list. A quantity is text as in a manifest, any other number is a number. */
export type Move = { field: string; from: MoveValue; to: MoveValue; by: MoveValue } | { field: string; values: readonly MoveValue[] };

export type MoveValue = number | string;

/** What the candidates are compared by: the less, the better. */
export const costKinds = {
  podHours: { outcome: "podHours" },
  cpuHoursRequested: { outcome: "cpuHoursRequested" },
} as const;

export const harmKinds = {
  failedShare: { outcome: "failedShare" },
  /** Seconds within which 95 % of the served requests were served, waiting included. */
  p95Latency: { outcome: "p95Latency" },
  overloadedSeconds: { outcome: "overloadedSeconds" },
} as const;

/** `pricePerPodHour`: in any currency; the cost is then pod-hours × price. */
export type Cost = { kind: keyof typeof costKinds } | { kind: "price"; pricePerPodHour: number };
export type Harm = keyof typeof harmKinds;

export const defaultBudget = 2000;
export const budgetRange = { min: 100, max: 1_000_000, step: 1 };
export const maxMoves = 24;
/** Values of one field. */
export const maxValues = 200;
/** Combinations of a study. */
export const maxCombinations = 1e12;

/** The CPU request of the main container: in the manifest if its workload says it, else in the form. */
export const requestsField = "resources.requests.cpu";
