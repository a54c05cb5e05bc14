import type { SeededRandom } from "../../lib/random";

/** Draws as a generator of scenarios needs them. */
export interface Draws {
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  chance(percent: number): boolean;
  pick<T>(choices: readonly T[]): T;
}

export const draws = (random: SeededRandom): Draws => ({
  between: (low, high) => low + random.integer(high - low + 1),
  chance: (percent) => random.integer(100) < percent,
  pick: (choices) => choices[random.integer(choices.length)]!,
});
