import { expect, test } from "vitest";
import { add, divide, divideAwayFromZero, float64ToInt32, multiply, remainder, toInt32, wrapInt64, type Int64 } from "./int64";

const largest = 9_223_372_036_854_775_807n;

test("stays a number while it is a safe integer and exact beyond", () => {
  expect([
    add(2, 3),
    add(Number.MAX_SAFE_INTEGER, 1),
    add(9_007_199_254_740_992n, -1),
    multiply(3_037_000_500, 3),
    multiply(2 ** 52, 3),
  ]).toEqual([5, 9_007_199_254_740_992n, 9_007_199_254_740_991, 9_111_001_500, 13_510_798_882_111_488n]);
});

test("wraps around like Go's int64", () => {
  expect([add(largest, 1), multiply(largest, 2), wrapInt64(2n ** 64n + 7n)]).toEqual([-9_223_372_036_854_775_808n, -2, 7]);
});

test("cuts quotients toward zero and can round them away from it", () => {
  const quotients = (a: Int64, b: Int64) => [divide(a, b), divideAwayFromZero(a, b), remainder(a, b)];
  expect([quotients(7, 2), quotients(-7, 2), quotients(6, 2), quotients(-1, 2), quotients(largest, 10)]).toEqual([
    [3, 4, 1],
    [-3, -4, -1],
    [3, 3, 0],
    [0, -1, -1],
    [922_337_203_685_477_580n, 922_337_203_685_477_581n, 7],
  ]);
});

test("divides exactly up to the largest safe integer", () => {
  expect(divide(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 1)).toBe(1);
  expect(divide(Number.MAX_SAFE_INTEGER - 1, Number.MAX_SAFE_INTEGER)).toBe(0);
});

test("narrows to 32 bits as Go does on amd64", () => {
  expect([2_147_483_648, -1, 4_294_967_297, largest].map(toInt32)).toEqual([-2_147_483_648, -1, 1, -1]);
  expect([2.9, -2.9, -0.5, 2_147_483_648, Infinity, NaN].map(float64ToInt32)).toEqual([
    2, -2, 0, -2_147_483_648, -2_147_483_648, -2_147_483_648,
  ]);
});
