import { describe, expect, test } from "vitest";
import { seededRandom } from "../../lib/random";
import { maxPoints, maxRequestsPerSecond } from "../curve";
import { curveOfSamples } from "./curveOfSamples";
import type { Sample } from "./samples";

const durationRange = { min: 600, max: 86_400, step: 60 } as const;
const curve = (samples: readonly Sample[], perSeconds = 1) => curveOfSamples(samples, { perSeconds, durationRange });
const every = (seconds: number, count: number, value: (index: number) => number): Sample[] =>
  Array.from({ length: count }, (_, index) => [index * seconds, value(index)]);

describe("a curve of samples", () => {
  test("goes through each where there are few, and lasts whole minutes", () => {
    const samples = every(50, 20, (index) => index);
    expect(curve(samples)).toEqual({ points: samples, durationSeconds: 960, bucketSeconds: 1, leftOutSeconds: 0, outOfRange: 0 });
  });

  test("begins with the first sample, and lasts ten minutes at least", () => {
    expect(
      curve([
        [1000.4, 3],
        [1060.4, 5],
      ]),
    ).toMatchObject({
      durationSeconds: 600,
      points: [
        [0, 3],
        [60, 5],
      ],
    });
  });

  test("is in requests per second, whatever the samples are in", () => {
    expect(
      curve(
        every(60, 12, () => 90),
        60,
      ).points.every(([, value]) => value === 1.5),
    ).toBe(true);
  });

  test("keeps the mean of each stretch where there are too many", () => {
    const { points, bucketSeconds } = curve(every(1, 3600, (second) => (second % 10 === 0 ? 11 : 1)));
    expect([bucketSeconds, points.length]).toEqual([10, 361]);
    expect(points.slice(1, -1).every(([, value]) => value === 2)).toBe(true);
  });

  test("leaves out what is behind a day", () => {
    const { durationSeconds, leftOutSeconds, points } = curve(every(60, 3000, () => 1));
    expect([durationSeconds, leftOutSeconds]).toEqual([86_400, 2999 * 60 - 86_400]);
    expect(points.at(-1)![0]).toBe(86_400);
  });

  test("takes values out of range as the nearest, and counts them", () => {
    expect(
      curve([
        [0, -1],
        [1, 2e6],
        [2, 5],
      ]),
    ).toMatchObject({
      outOfRange: 2,
      points: [
        [0, 0],
        [1, maxRequestsPerSecond],
        [2, 5],
      ],
    });
  });

  test("is one that a scenario can have (seed 9, 200 curves)", () => {
    const random = seededRandom(9);
    for (let round = 0; round < 200; round++) {
      let second = 0;
      const gap = 1 + random.integer(400);
      const samples = Array.from({ length: 1 + random.integer(2000) }, (): Sample => [
        (second += random.integer(gap) / 4),
        random.integer(100),
      ]);
      const { points, durationSeconds } = curve(samples);
      expect(points.length, `round ${round}`).toBeLessThanOrEqual(maxPoints);
      expect(points.every(([at], index) => Number.isInteger(at) && at <= durationSeconds && at > (points[index - 1]?.[0] ?? -1))).toBe(
        true,
      );
      const [least, most] = [Math.min(...samples.map(([, value]) => value)), Math.max(...samples.map(([, value]) => value))];
      expect(points.every(([, value]) => value >= least && value <= most)).toBe(true);
    }
  });
});
