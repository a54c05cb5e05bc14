import { expect, test } from "vitest";
import { brokenRules, placesOf } from "./brokenRules.mjs";

test("each rule that was broken stands in the code once, as the table has it", () => {
  expect(brokenRules().flatMap((rule) => (placesOf(rule).places.length === 1 ? [] : [`${rule.file}: ${rule.from}`]))).toEqual([]);
  expect(brokenRules().length).toBeGreaterThan(100);
});

test("a recording or a test found each of them", () => {
  expect(brokenRules().flatMap(({ rule, differ, test: found }) => (differ.length === 0 && found === null ? [rule] : []))).toEqual([]);
});
