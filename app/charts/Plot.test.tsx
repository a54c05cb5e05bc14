// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { plotFrame } from "../marks/plotFrame";
import { timeScale } from "../marks/timeScale";
import { Plot } from "./Plot";

afterEach(cleanup);

/** The heights of tick labels on a plot of 100 pixels whose axis ends at 1000. */
function baselines(...labels: readonly (readonly [value: number, label: string])[]): number[] {
  const frame = plotFrame(timeScale(656, 0, 600, false), 100, 3, 1000);
  const ticks = labels.map(([value, label]) => ({ value, label, bound: false }));
  const { container } = render(
    <Plot frame={frame} ticks={ticks} label="pods">
      {null}
    </Plot>,
  );
  return [...container.querySelectorAll("text")].map((text) => Number(text.getAttribute("y")));
}

it("cuts no label off at the top of a plot", () => {
  const [top, middle] = baselines([1000, "1000"], [500, "500"]);
  expect(top).toBe(9);
  expect(middle).toBe(55);
});

it("sets a label without room beside the plot over its line, and under it at the top", () => {
  const line = (value: number) => 100 - (97 * value) / 1000;
  const [high, low] = baselines([950, "max 9 500"], [500, "min 5 000"]);
  expect(high).toBeGreaterThan(line(950) + 9);
  expect(low).toBeLessThan(line(500));
});
