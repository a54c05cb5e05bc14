import { maxSeed, type Scenario } from "../scenario/scenario";

/** How many seeds. */
export const seedRange = { min: 5, max: 200, step: 1 } as const;

/** The scenario's seed and its successors; 0 follows the greatest. One scenario has the same seeds everywhere. */
export function seedsOf({ seed }: Pick<Scenario, "seed">, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (seed + index) % (maxSeed + 1));
}
