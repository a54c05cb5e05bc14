import { expect, it } from "vitest";
import { linearScale } from "./linearScale";

it("maps its domain onto its range, and goes on beyond both ends", () => {
  const scale = linearScale().domain([0, 3600]).range([50, 650]);
  expect([0, 900, 3600, -360, 7200].map(scale)).toEqual([50, 200, 650, -10, 1250]);
});

it("runs downwards if the range does", () => {
  const scale = linearScale([0, 12], [120, 0]);
  expect([scale(0), scale(3), scale(12)]).toEqual([120, 90, 0]);
});

it("is copied, not shared: setting the copy leaves it as it was", () => {
  const scale = linearScale([0, 10], [0, 100]);
  const copy = scale.copy().domain([0, 20]);
  expect([scale(10), copy(10), scale.domain(), copy.domain(), copy.range()]).toEqual([100, 50, [0, 10], [0, 20], [0, 100]]);
});
