import { expect, test } from "vitest";
import { ceilToInt32 } from "./ceilToInt32";
import { noOlderRules, olderRulesFor } from "./olderRules";

test("rounds up, and keeps what leaves int32 at its nearer end", () => {
  expect([1.2, -1.2, -0.5, 2_147_483_646.5, 2_147_483_647.5, Infinity, -1e15].map((exact) => ceilToInt32(exact, noOlderRules))).toEqual([
    2, -1, 0, 2_147_483_647, 2_147_483_647, 2_147_483_647, -2_147_483_648,
  ]);
});

test("gives the smallest int32 for what is no number, as before", () => {
  const older = olderRulesFor("1.37");
  expect([ceilToInt32(NaN, noOlderRules), ceilToInt32(NaN, older), older.used()]).toEqual([-2_147_483_648, -2_147_483_648, null]);
});

test("wraps around until 1.37, and records the rule only then", () => {
  const older = olderRulesFor("1.37");
  expect([ceilToInt32(2_147_483_647, older), older.used()]).toEqual([2_147_483_647, null]);
  expect([ceilToInt32(2_147_483_648, older), older.used()]).toEqual([-2_147_483_648, [{ rule: "wrappedReplicaCount", version: "1.37" }]]);
});
