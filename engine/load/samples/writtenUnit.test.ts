import { expect, test } from "vitest";
import { writtenSpan } from "./writtenUnit";

test.each([
  ["req/s", 1],
  ["ops/sec", 1],
  ["reqps", 1],
  ["requests per second", 1],
  ["rpm", 60],
  ["req/m", 60],
  ["c/min", 60],
  ["requests/hour", 3600],
  ["ops", 1],
  ["ms", null],
  ["MB/day", null],
  ["%", null],
  ["drops", null],
  [null, null],
])("%s counts per %s s", (unit, span) => {
  expect(writtenSpan(unit)).toBe(span);
});
