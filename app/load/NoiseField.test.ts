import { expect, it } from "vitest";
import { parseShare } from "./NoiseField";

it("reads percent from 0 to 50, to a tenth, with a point or a comma", () => {
  expect(["0", "1.5", "1,5", "3.14", "50"].map(parseShare)).toEqual([0, 0.015, 0.015, 0.031, 0.5]);
});

it("takes nothing else", () => {
  expect(["", " ", "-1", "50.1", "x", "1e9"].map(parseShare)).toEqual([null, null, null, null, null, null]);
});
