import { expect, test } from "vitest";
import { seededRandom, type SeededRandom } from "./random";

const draw = (random: SeededRandom, count: number) => Array.from({ length: count }, () => random.next());

test("repeats itself for a seed and differs for another", () => {
  expect(draw(seededRandom(7), 5)).toEqual(draw(seededRandom(7), 5));
  expect(draw(seededRandom(7), 5)).not.toEqual(draw(seededRandom(8), 5));
});

test("keeps giving the numbers that old links were made with", () => {
  expect(
    [seededRandom(0), seededRandom(1), seededRandom(4_294_967_295), seededRandom(1).fork("load")].map((random) =>
      random.integer(1_000_000),
    ),
  ).toEqual([768_390, 858_077, 175_098, 102_857]);
});

test("forks into streams that no draw elsewhere shifts", () => {
  const fresh = seededRandom(7);
  const used = seededRandom(7);
  draw(used, 100);
  expect(draw(used.fork("pod-start"), 5)).toEqual(draw(fresh.fork("pod-start"), 5));
  expect(draw(fresh.fork("pod-start"), 5)).not.toEqual(draw(fresh.fork("load"), 5));
});

test("spreads evenly over its range", () => {
  const random = seededRandom(3);
  const counts = Array.from({ length: 10 }, () => 0);
  for (let i = 0; i < 100_000; i++) counts[random.integer(10)]! += 1;
  expect(Math.min(...counts)).toBeGreaterThan(9_700);
  expect(Math.max(...counts)).toBeLessThan(10_300);
  const numbers = draw(random, 10_000);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
});
