import { maxSeed, type Scenario } from "../scenario/scenario";

export { seedRange } from "../scenario/study";

/** The scenario's seed and its successors; 0 follows the greatest. One scenario has the same seeds everywhere. */
export function seedsOf({ seed }: Pick<Scenario, "seed">, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (seed + index) % (maxSeed + 1));
}
