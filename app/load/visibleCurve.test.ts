import { expect, it } from "vitest";
import { visibleCurve } from "./visibleCurve";

it("cuts the curve at the edges of the view", () => {
  const curve = [
    [0, 10],
    [600, 10],
    [1200, 40],
    [3600, 40],
  ] as const;
  expect(visibleCurve(curve, 900, 1800)).toEqual([
    [900, 25],
    [1200, 40],
    [1800, 40],
  ]);
});
