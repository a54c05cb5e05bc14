import { expect, test } from "vitest";
import { seededRandom } from "../../lib/random";
import { power } from "./power";

test.each([
  [2, 10, 1024],
  [10, 3, 1000],
  [10, -2, 0.01],
  [-2, 3, -8],
  [4, 0.5, 2],
  [4, -0.5, 0.5],
  [4, 1.5, 8],
  [-1, 0.5, Number.NaN],
  [0, 0, 1],
  [0, -1, Infinity],
  [-0, -1, -Infinity],
  [-0, 3, -0],
  [Infinity, -1, 0],
  [-Infinity, 3, -Infinity],
  [-Infinity, 2, Infinity],
  [0.5, Infinity, 0],
  [2, Infinity, Infinity],
  [-1, Infinity, 1],
  [Number.NaN, 0, 1],
  [1, Number.NaN, 1],
  [2, 1024, Infinity],
  [2, -1074, 5e-324],
  [2, -1100, 0],
])("%f to the power of %f is %f", (base, exponent, value) => {
  expect(power(base, exponent)).toBe(value);
});

test("seed 1: the powers are those of Math.pow but for the last digits", () => {
  const random = seededRandom(1);
  for (let round = 0; round < 2000; round++) {
    const base = random.next() * 10 ** (random.integer(8) - 3);
    const exponent = (random.next() - 0.5) * 40;
    const value = base ** exponent;
    expect(Math.abs(power(base, exponent) - value), `${base} ** ${exponent}`).toBeLessThanOrEqual(1e-14 * value);
  }
});
