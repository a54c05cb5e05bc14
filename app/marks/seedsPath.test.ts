import { expect, test } from "vitest";
import { plotFrame } from "./plotFrame";
import { scaleBetween } from "./timeScale";
import { seedsPath } from "./seedsPath";

const cells = (low: number[], high: number[]) => ({ low: Float64Array.from(low), high: Float64Array.from(high) });
/** Ten pixels per second from 0 on, and one pixel per unit down from 101. */
const frame = (from: number, to: number, perSecond = 10) =>
  plotFrame(scaleBetween({ width: (to - from) * perSecond, left: 0, right: 0 }, from, to), 101, 0, 100);

test("a cell holds its values until the next one", () => {
  const { area, edges } = seedsPath({ stepSeconds: 1, cells: 4 }, cells([4, 4, 4, 8], [4, 8, 8, 8]), frame(0, 4));
  expect(edges).toBe("M0 96H10V92H40M0 96H30V92H40");
  expect(area).toBe("M0 96H10V92H40V92H30V96H20V96H10V96H0Z");
});

test("of cells that share a pixel the lowest and the highest are drawn, so no peak is lost", () => {
  const { edges } = seedsPath({ stepSeconds: 1, cells: 4 }, cells([4, 2, 4, 4], [4, 9, 4, 4]), frame(0, 4, 0.5));
  expect(edges).toBe("M0 91H1V96H2M0 98H1V96H2");
});

test("zoomed in, a wide cell stays as wide as its seconds", () => {
  const { edges } = seedsPath({ stepSeconds: 48, cells: 3 }, cells([1, 2, 3], [5, 6, 7]), frame(60, 110));
  // The second cell ends at second 96, 360 pixels from the left.
  expect(edges).toBe("M0 94H360V93H500M0 98H360V97H500");
});
