import { expect, test } from "vitest";
import { areMany, byProposal } from "./manyMetrics";

test("from four metrics on there are many", () => {
  expect([1, 3, 4, 10].map(areMany)).toEqual([false, false, true, true]);
});

test("metrics without a proposal come first, then the largest; equal ones stay as written", () => {
  expect(byProposal([3, null, 8, 3, 0, null])).toEqual([1, 5, 2, 0, 3, 4]);
  expect(byProposal([])).toEqual([]);
});
