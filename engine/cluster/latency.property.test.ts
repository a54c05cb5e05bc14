import { expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import type { ServedWaits } from "./clusterSecond";
import { createWaitHistogram } from "./latency";

const seed = 95;

test(`after a subtraction only the rest counts, and a share of it is what sorting finds (seed ${seed})`, () => {
  const random = seededRandom(seed);
  for (let run = 0; run < 300; run++) {
    const histogram = createWaitHistogram();
    const rest: number[] = [];
    for (let second = 0; second < 12; second++) {
      const waits = randomWaits(random.fork(`${run} ${second}`));
      histogram.add(waits);
      if (second % 3 === 0) histogram.subtract(waits);
      else for (let index = 0; index < waits.count; index++) rest.push(...Array<number>(waits.amounts[index]!).fill(waits.seconds[index]!));
    }
    rest.sort((a, b) => a - b);
    for (const percent of [50, 95, 100]) {
      expect(histogram.within(percent / 100), `run ${run}`).toBe(rest[Math.ceil((rest.length * percent) / 100 - 1e-9) - 1] ?? null);
    }
  }
});

function randomWaits(random: ReturnType<typeof seededRandom>): ServedWaits {
  const count = random.integer(4);
  const some = (most: number) => Array.from({ length: count }, () => 1 + random.integer(most));
  return { count, seconds: [...new Set(some(9))].concat(some(9)).slice(0, count), amounts: some(20) };
}
