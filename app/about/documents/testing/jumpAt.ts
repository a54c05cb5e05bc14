import type { Scenario } from "../../../../engine/index";

/** A load that rises from 3 to 40 requests per second within a second. */
export const jumpAt = (second: number): Scenario["load"] => ({
  points: [
    [0, 3],
    [second, 3],
    [second + 1, 40],
  ],
  noise: 0,
});
