/* oxlint-disable no-restricted-properties -- Math.exp, Math.pow and Math.log are what the functions are held to */
import { expect, test } from "vitest";
import { exponentialOfMinus, naturalLogarithm, powerOf2 } from "./exponential";
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

test(`the power of 2 is Math.pow's, to fourteen digits, and exact for whole numbers (seed ${seed})`, () => {
  const random = seededRandom(seed);
  for (let draw = 0; draw < 20_000; draw++) {
    const x = 400 * random.next() - 200;
    expect(Math.abs(powerOf2(x) / Math.pow(2, x) - 1)).toBeLessThanOrEqual(1e-14);
  }
  expect([powerOf2(0), powerOf2(-1), powerOf2(10), powerOf2(-2000)]).toEqual([1, 0.5, 1024, 0]);
});
