import { describe, expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { reading } from "../lib/refusal";
import { requestsPerSecondAt } from "../load/curve";
import { firstScenario } from "../scenario/first";
import { readScenario } from "../scenario/readScenario";
import { maxSeed } from "../scenario/scenario";
import { percentileOf } from "./percentile";
import { seedsOf } from "./seeds";
import { readVariations, variationKinds, variationNames, varied } from "./variations";

test("the seeds are the scenario's and its successors", () => {
  expect(seedsOf({ seed: 7 }, 5)).toEqual([7, 8, 9, 10, 11]);
  expect(seedsOf({ seed: maxSeed - 1 }, 4)).toEqual([maxSeed - 1, maxSeed, 0, 1]);
});

test("a percentile is one of the values, and of two the worse", () => {
  const values = [5, 1, 4, 2, 3, 10, 9, 8, 7, 6, 15, 14, 13, 12, 11, 20, 19, 18, 17, 16];
  expect([0, 50, 90, 95, 100].map((percent) => percentileOf(values, percent))).toEqual([1, 11, 19, 20, 20]);
  expect(percentileOf([1, 2, Infinity], 50)).toBe(2);
  expect(percentileOf([10, 9, 100], 50)).toBe(10);
});

describe("variations", () => {
  test("every kind gives a scenario that is read as it is (seed 20261201, 200 variations)", () => {
    const random = seededRandom(20261201);
    for (let round = 0; round < 200; round++) {
      const kind = variationNames[random.integer(variationNames.length)]!;
      const { min, max, step } = variationKinds[kind];
      const amount = Math.round((min + random.next() * (max - min)) / step) * step;
      const scenario = varied(firstScenario, { kind, amount });
      expect(readScenario(scenario)).toEqual({ ok: true, value: scenario });
    }
  });

  test("a load that comes later is the same load, later", () => {
    for (const seconds of [-700, -30, 45, 600]) {
      const { points } = varied(firstScenario, { kind: "shift", amount: seconds }).load;
      for (let second = 0; second <= firstScenario.durationSeconds; second += 7) {
        expect(requestsPerSecondAt(points, second)).toBeCloseTo(requestsPerSecondAt(firstScenario.load.points, second - seconds), 2);
      }
    }
  });

  test("data that is no variation is refused at its place", () => {
    const read = (data: unknown) => reading(() => readVariations(data, "variations"));
    expect(read([{ kind: "load", amount: 1.2 }])).toEqual({ ok: true, value: [{ kind: "load", amount: 1.2 }] });
    expect(read([{ kind: "load", amount: 1 }])).toMatchObject({ ok: false, error: "variations[0].amount is 1, which changes nothing." });
    expect(read([{ kind: "noise", amount: 1 }])).toMatchObject({
      ok: false,
      error: 'variations[0].kind is "noise"; it must be one of load, shift, startUp.',
    });
    expect(read([{ kind: "startUp", amount: 200 }])).toMatchObject({
      ok: false,
      error: "variations[0].amount is 200; it must be from 0.1 to 20.",
    });
  });
});
