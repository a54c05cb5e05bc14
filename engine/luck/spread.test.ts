import { describe, expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import type { Outcomes } from "../scenario/outcomes";
import { compareSpreads } from "./comparedSpread";
import { checkLimitsAt, readPercent } from "./limitsAt";
import { fromBestToWorst, seedAt } from "./seedValue";
import { spreadOf, type SeedOutcomes } from "./spread";

const some = { podHours: 1, requestsServed: 1, requestsFailed: 0, secondsToCapacity: 0 } as Outcomes;
const runs = (outcomes: readonly Partial<Outcomes>[], firstSeed = 1): SeedOutcomes[] =>
  outcomes.map((each, index) => ({ seed: firstSeed + index, outcomes: { ...some, ...each } }));
const failed = (...values: number[]) => runs(values.map((requestsFailed) => ({ requestsFailed })));

describe("a percentile", () => {
  test("is a real value; where it lies between two seeds, it is the worse one", () => {
    const spread = spreadOf("requestsFailed", failed(40, 10, 30, 20, 50, 60));
    // Of six, the median lies between 30 and 40.
    expect([spread.best.value, spread.p5.value, spread.median, spread.p95.value, spread.worst]).toEqual([
      10,
      20,
      { seed: 1, value: 40 },
      60,
      { seed: 6, value: 60 },
    ]);
  });

  test("counts from the best value to the worst, so of what should be high it counts down", () => {
    const spread = spreadOf("requestsServed", runs([5, 1, 4, 2, 3].map((requestsServed) => ({ requestsServed }))));
    expect([spread.best.value, spread.median.value, spread.worst]).toEqual([5, 3, { seed: 2, value: 1 }]);
  });

  test("takes a run without a value as the worst, because it breaks every limit", () => {
    const spread = spreadOf("secondsToCapacity", runs([60, null, 90, 30, 45].map((secondsToCapacity) => ({ secondsToCapacity }))));
    expect([spread.median.value, spread.worst]).toEqual([60, { seed: 2, value: null }]);
    expect(spreadOf("nodeHours", runs([{ nodeHours: null }, { nodeHours: null }]))).toMatchObject({
      isSame: true,
      median: { seed: 1, value: null },
    });
  });

  test("names the first of the seeds with its value", () => {
    expect(spreadOf("requestsFailed", failed(3, 7, 7, 3, 7)).median).toEqual({ seed: 2, value: 7 });
  });

  test("leaves at least its share of the seeds as good or better, and moves with no order of the seeds (seed 5)", () => {
    const random = seededRandom(5);
    for (let round = 0; round < 200; round++) {
      const values = Array.from({ length: 5 + random.integer(60) }, (_, seed) => ({ seed, value: random.integer(20) }));
      const percent = 1 + random.integer(99);
      const { value } = seedAt(fromBestToWorst(values, "higher"), percent);
      expect(values.filter((each) => each.value <= value!).length).toBeGreaterThanOrEqual((values.length * percent) / 100);
      expect(seedAt(fromBestToWorst(values.toReversed(), "higher"), percent).value).toBe(value);
    }
  });
});

describe("two scenarios with the same seeds", () => {
  test("are compared seed by seed", () => {
    const compared = compareSpreads(failed(10, 20, 30, 40, 50), failed(50, 10, 30, 20, 10))!;
    expect(compared.find(({ outcome }) => outcome === "requestsFailed")).toMatchObject({
      less: 3,
      more: 1,
      same: 1,
      differences: [40, -10, 0, -20, -40],
    });
  });

  test("are compared only over the seeds that both have", () => {
    const now = runs([{ requestsFailed: 1 }, { requestsFailed: 2 }], 3);
    const compared = compareSpreads(failed(10, 20, 30), now)!.find(({ outcome }) => outcome === "requestsFailed")!;
    expect([compared.differences, compared.now.values, compared.baseline.values]).toEqual([
      [-29],
      [{ seed: 3, value: 1 }],
      [{ seed: 3, value: 30 }],
    ]);
    expect(compareSpreads(failed(1), runs([{}], 9))).toBeNull();
  });

  test("no value counts as more than any", () => {
    const to = compareSpreads(runs([{ secondsToCapacity: 9 }]), runs([{ secondsToCapacity: null }]))!;
    expect(to.find(({ outcome }) => outcome === "secondsToCapacity")).toMatchObject({ less: 0, more: 1, differences: [null] });
  });
});

describe("limits at a percentile", () => {
  const twenty = failed(...Array.from({ length: 20 }, (_, index) => index));

  test("are kept where at least this share of the seeds keeps them", () => {
    for (let percent = 1; percent <= 99; percent++)
      for (const atMost of [0, 9, 10, 17, 18, 19]) {
        const [check] = checkLimitsAt(twenty, { requestsFailed: { atMost } }, percent);
        expect(check!.kept).toBe(atMost + 1);
        if (check!.held) expect(check!.kept).toBeGreaterThanOrEqual((20 * percent) / 100);
        if (check!.kept >= 19 * (percent / 100) + 2) expect(check!.held).toBe(true);
      }
  });

  test("are counted towards their own bound", () => {
    const [least, most] = checkLimitsAt(twenty, { requestsFailed: { atLeast: 2, atMost: 15 } }, 90);
    expect([least!.judged.value, least!.worst.value, least!.held]).toEqual([1, 0, false]);
    expect([most!.judged.value, most!.worst.value, most!.held]).toEqual([18, 19, false]);
  });

  test.each([
    ["p95", 95],
    ["p1", 1],
    ["max", 100],
    ["p0", "--at is 0; it must be from 1 to 99."],
    ["p100", "--at is 100; it must be from 1 to 99."],
    ["95", '--at is "95"; it must be max or a percentile such as p95.'],
    ["p9.5", '--at is "p9.5"; it must be max or a percentile such as p95.'],
  ])("the name %s", (name, expected) => {
    const reading = readPercent(name, "--at");
    expect(reading.ok ? reading.value : reading.error).toBe(expected);
  });
});
