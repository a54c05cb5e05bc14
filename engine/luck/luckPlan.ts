import { number, reading, record, refuse, shown, type Reading } from "../lib/refusal";
import { say } from "../lib/sentence";
import { seedRange } from "./seeds";
import { readVariations, type Variation } from "./variations";

/**
 * What to run a scenario with, to see what chance does to it. Plain data beside the scenario: it changes nothing in the scenario's own run.
 * The same scenario and plan give the same luck everywhere.
 */
export interface LuckPlan {
  /** How many seeds, as `seedsOf` has them. */
  seeds: number;
  /** Each is run with all of the seeds. */
  variations: readonly Variation[];
}

export const usualPlan: LuckPlan = { seeds: 20, variations: [] };

/** A number of seeds from anywhere, such as a command line. */
export function readSeeds(data: unknown, place: string): Reading<number> {
  return reading(() => number(data, place, seedRange));
}

/** Reads a plan from data of any source. What is wrong is one sentence with its place. */
export function readLuckPlan(data: unknown): Reading<LuckPlan> {
  return reading(() => {
    const fields = record(data, say`The plan`);
    const unknown = [...fields.keys()].find((name) => name !== "seeds" && name !== "variations");
    if (unknown !== undefined) refuse(say`The plan has ${shown(unknown)}; it may have seeds and variations.`);
    return {
      seeds: number(fields.get("seeds"), "seeds", seedRange),
      variations: readVariations(fields.get("variations") ?? [], "variations"),
    };
  });
}

export const luckRunCount = ({ seeds, variations }: LuckPlan): number => seeds * (1 + variations.length);
