import { describe, expect, it } from "vitest";
import { plotFrame } from "./plotFrame";
import { timeScale } from "./timeScale";
import { dotPath, edgePath, highestOf, rescaleMarks, stretchesAbove, trianglePath } from "./marks";

/** One second and one unit are one pixel: x = 50 + second, y = 100 − value. */
const frame = plotFrame(timeScale(166, 0, 100, false), 101, 0, 100);
const nothing = new Float64Array(4).fill(NaN);
const steps = {
  at: Float64Array.of(0, 10, 12, 40),
  current: Float64Array.of(10, 10, 20, 30),
  applied: Float64Array.of(10, 20, 30, 20),
  rescaled: Uint8Array.of(0, 1, 1, 1),
  plain: nothing,
  proposal: nothing,
  stabilized: nothing,
  limited: nothing,
  windowHighest: nothing,
  windowLowest: nothing,
  heldBy: new Uint8Array(4),
  lag: nothing,
};

describe("rescaleMarks", () => {
  it("are at the higher of the old and the new count", () => {
    expect(rescaleMarks(steps, frame, 0)).toEqual([
      { at: 10, up: true, x: 60, y: 80 },
      { at: 12, up: true, x: 62, y: 70 },
      { at: 40, up: false, x: 90, y: 70 },
    ]);
  });

  it("thin out if they would cover each other, each direction separately", () => {
    expect(rescaleMarks(steps, frame, 5).map(({ at }) => at)).toEqual([10, 40]);
  });
});

describe("trianglePath", () => {
  it("points up above the line and down below it", () => {
    expect(trianglePath({ at: 0, up: true, x: 60, y: 80 }, 4)).toBe("M60 74l4 6h-8Z");
    expect(trianglePath({ at: 0, up: false, x: 60, y: 80 }, 4)).toBe("M60 87l4 -6h-8Z");
  });

  it("stays inside the plot", () => {
    expect(trianglePath({ at: 0, up: true, x: 60, y: 2 }, 4)).toBe("M60 0.5l4 6h-8Z");
  });
});

describe("dotPath", () => {
  it("leaves out values that were not seen or are above the axis", () => {
    expect(dotPath(Float64Array.of(0, 10, 20), Float64Array.of(5, NaN, 300), frame)).toBe("M50 95h0");
  });
});

describe("stretchesAbove", () => {
  const at = Float64Array.of(0, 15, 30, 45, 60, 75);

  it("are the stretches above the axis, each up to the step that comes back, with its highest value", () => {
    expect(stretchesAbove(100, at, Float64Array.of(40, 120, 245, 110, 60, 130))).toEqual([
      { value: 245, from: 15, to: 60 },
      { value: 130, from: 75, to: 75 },
    ]);
  });

  it("reach to the end of the run, and end where there is no value", () => {
    expect(stretchesAbove(100, at, Float64Array.of(400, 50, NaN, 200, NaN, 300))).toEqual([
      { value: 400, from: 0, to: 15 },
      { value: 200, from: 45, to: 60 },
      { value: 300, from: 75, to: 75 },
    ]);
  });

  it("are none while the axis holds all values", () => {
    expect(stretchesAbove(100, at, Float64Array.of(NaN, 100, 40, 0, NaN, 1))).toEqual([]);
  });
});

describe("highestOf", () => {
  it("is the highest stretch, the first of equals, and null of none", () => {
    const [low, high, later] = [120, 245, 245].map((value, index) => ({ value, from: index, to: index }));
    expect([highestOf([low!, high!, later!]), highestOf([])]).toEqual([high, null]);
  });
});

describe("edgePath", () => {
  it("draws each stretch along the edge, even one of a single step", () => {
    const stretches = [
      { value: 9, from: 0, to: 20 },
      { value: 9, from: 50, to: 50 },
    ];
    expect(edgePath(stretches, frame, 2)).toBe("M50 2H70M100 2H101.5");
  });
});
