import { expect, test } from "vitest";
import { canonicalForm, parseQuantity } from "../lib/quantity";
import { compositeQuantity, floatQuantity, integerQuantity, threeDecimals } from "./metricQuantity";

test.each([
  [5, "5"],
  [1000, "1k"],
  [0.5, "500m"],
  [2.5, "2.500"],
  [12.5, "12.500"],
  [0.0004, "0"],
  [-3, "0"],
  [Number.NaN, "0"],
  [Infinity, "0"],
])("the quantity of %d is %s", (value, expected) => expect(floatQuantity(value)).toBe(expected));

test("from 1 on the text of three decimals is the canonical form", () => {
  for (let step = 0; step < 2000; step++) {
    const value = 1 + step * 1.037 ** (step / 8);
    const reading = parseQuantity(threeDecimals(value));
    if (!Number.isInteger(value) && reading.ok && value < 2 ** 31) expect(floatQuantity(value)).toBe(canonicalForm(reading.quantity));
  }
});

test("halves of the exact binary value go to the even digit", () => {
  expect([0.0625, 0.1875, 0.3125, 2.4375, 0.9375].map(threeDecimals)).toEqual(["0.062", "0.188", "0.312", "2.438", "0.938"]);
  expect(threeDecimals(1.0005)).toBe("1.000");
});

test("an integer keeps its sign", () => {
  expect([10, 1000, -5, 0].map(integerQuantity)).toEqual(["10", "1k", "-5", "0"]);
});

test("a composite is written in thousandths with an exponent", () => {
  expect([7750, 12_000_000, 5000, 0, -500].map(compositeQuantity)).toEqual(["7750e-3", "12e3", "5", "0", "-500e-3"]);
});
