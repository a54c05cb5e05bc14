/* oxlint-disable no-restricted-properties -- Math.exp and Math.log are what the two functions are held to */
import { expect, test } from "vitest";
import { exponentialOfMinus, naturalLogarithm } from "./exponential";
import { seededRandom } from "./random";

const seed = 271;

test(`the logarithm is Math.log's, to twelve digits (seed ${seed})`, () => {
  const random = seededRandom(seed);
  for (let draw = 0; draw < 20_000; draw++) {
    const x = 10 ** (12 * random.next() - 6);
    expect(Math.abs(naturalLogarithm(x) - Math.log(x))).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(Math.log(x))));
  }
  expect(naturalLogarithm(1)).toBe(0);
});

test(`the exponential is Math.exp's, to twelve digits (seed ${seed})`, () => {
  const random = seededRandom(seed);
  for (let draw = 0; draw < 20_000; draw++) {
    const x = 40 * random.next();
    expect(Math.abs(exponentialOfMinus(x) / Math.exp(-x) - 1)).toBeLessThanOrEqual(1e-12);
  }
  expect([exponentialOfMinus(0), exponentialOfMinus(1e9), exponentialOfMinus(Infinity)]).toEqual([1, 0, 0]);
});
