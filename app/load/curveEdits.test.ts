import { describe, expect, it } from "vitest";
import { maxPoints, requestsPerSecondAt, type LoadPoint } from "../../engine/index";
import { plotFrame } from "../marks/plotFrame";
import { timeScale } from "../marks/timeScale";
import {
  addPointAfter,
  emptyStroke,
  extendStroke,
  handleAt,
  movePoint,
  removePoint,
  simplify,
  withStroke,
  type Points,
} from "./curveEdits";

/** One hour over 600 px, 100 requests per second over 200 px. */
const frame = plotFrame(timeScale(666, 0, 3600, false), 207, 6, 100);
const curve: Points = [
  [0, 10],
  [600, 10],
  [1200, 40],
  [3600, 40],
];

describe("movePoint", () => {
  it("moves to a whole second and the milli", () => {
    expect(movePoint(curve, 1, 700.4, 12.34567, 3600)).toEqual([
      [0, 10],
      [700, 12.346],
      [1200, 40],
      [3600, 40],
    ]);
  });

  it("stops beside its neighbours", () => {
    expect(movePoint(curve, 1, 5000, 10, 3600)[1]).toEqual([1199, 10]);
    expect(movePoint(curve, 2, -5, 40, 3600)[2]).toEqual([601, 40]);
  });

  it("stops at the ends of the run, and at zero and the greatest load", () => {
    expect(movePoint(curve, 3, 9999, 2_000_000, 3600)[3]).toEqual([3600, 1_000_000]);
    expect(movePoint(curve, 0, -5, -1, 3600)[0]).toEqual([0, 0]);
  });
});

describe("addPointAfter", () => {
  it("adds halfway to the next point, on the line", () => {
    expect(addPointAfter(curve, 1, 3600)).toEqual([
      [0, 10],
      [600, 10],
      [900, 25],
      [1200, 40],
      [3600, 40],
    ]);
  });

  it("adds halfway to the end after the last point", () => {
    expect(addPointAfter([[0, 5]], 0, 600)).toEqual([
      [0, 5],
      [300, 5],
    ]);
  });

  it("stays before the end if the next point is past it", () => {
    expect(addPointAfter(curve, 2, 1800)?.[3]).toEqual([1500, 40]);
  });

  it("adds nothing if no second is free, and nothing to a full curve", () => {
    const full = Array.from({ length: maxPoints }, (_, index): LoadPoint => [index * 2, 1]);
    expect(addPointAfter(curve, 3, 3600)).toBeNull();
    expect(
      addPointAfter(
        [
          [5, 1],
          [6, 1],
        ],
        0,
        600,
      ),
    ).toBeNull();
    expect(addPointAfter(full, 0, 3600)).toBeNull();
  });
});

describe("removePoint", () => {
  it("removes a point, but never the last", () => {
    expect(removePoint(curve, 1)).toEqual([
      [0, 10],
      [1200, 40],
      [3600, 40],
    ]);
    expect(removePoint([[0, 5]], 0)).toEqual([[0, 5]]);
  });
});

describe("handleAt", () => {
  it("finds the nearest handle within the radius", () => {
    expect(handleAt(curve, frame, frame.scale.x(600) + 5, frame.y(10) + 5, 8)).toBe(1);
    expect(handleAt(curve, frame, frame.scale.x(600) + 8, frame.y(10) + 8, 8)).toBe(-1);
  });

  it("does not find handles past the end of the run", () => {
    const short = plotFrame(timeScale(666, 0, 900, false), 207, 6, 100);
    expect(handleAt(curve, short, short.scale.x(1200), short.y(40), 8)).toBe(-1);
  });
});

describe("a stroke", () => {
  const draw = (samples: readonly (readonly [number, number])[], durationSeconds = 3600, secondsPerPixel = 6) =>
    samples.reduce((stroke, [second, value]) => extendStroke(stroke, second, value), emptyStroke(durationSeconds, secondsPerPixel));

  it("fills the cells between two samples with a straight line", () => {
    const { cells } = draw([
      [60, 0],
      [84, 8],
    ]);
    expect(Array.from(cells.subarray(9, 16))).toEqual([NaN, 0, 2, 4, 6, 8, NaN]);
  });

  it("overwrites the earlier drawing when the pointer turns back", () => {
    const { cells } = draw([
      [60, 0],
      [84, 8],
      [60, 8],
    ]);
    expect(Array.from(cells.subarray(10, 15))).toEqual([8, 8, 8, 8, 8]);
  });

  it("replaces the points inside the drawn time and leaves the curve outside as it was", () => {
    const drawn = draw([
      [300, 10],
      [480, 90],
      [900, 90],
      [1500, 40],
    ]);
    const merged = withStroke(curve, drawn, frame, 40);
    const at = (second: number) => requestsPerSecondAt(merged, second);
    expect([0, 150, 300, 480, 690, 900, 1500, 2000, 3600].map((second) => Math.round(at(second)))).toEqual([
      10, 10, 10, 90, 90, 90, 40, 40, 40,
    ]);
    expect(merged.length).toBeLessThanOrEqual(8);
  });

  it("jumps at its ends when it starts away from the curve", () => {
    const merged = withStroke(
      [[0, 10]],
      draw([
        [600, 80],
        [900, 80],
      ]),
      frame,
      40,
    );
    expect(merged).toEqual([
      [0, 10],
      [599, 10],
      [600, 80],
      [900, 80],
      [901, 10],
    ]);
  });

  it("reaches the last second even if a cell is longer than the rest", () => {
    const merged = withStroke(
      [[0, 10]],
      draw(
        [
          [0, 50],
          [86_400, 50],
        ],
        86_400,
        146,
      ),
      plotFrame(timeScale(666, 0, 86_400, false), 207, 6, 100),
      40,
    );
    expect(merged).toEqual([
      [0, 50],
      [86_400, 50],
    ]);
  });

  it("becomes few points however much it trembles", () => {
    const samples = Array.from({ length: 600 }, (_, index) => [index * 6, 50 + 40 * Math.sin(index / 5)] as const);
    const merged = withStroke(curve, draw(samples), frame, 40);
    expect(merged.length).toBeLessThanOrEqual(42);
    expect(merged.length).toBeGreaterThan(20);
  });

  it("keeps a full curve within its limit, and the whole of its shape", () => {
    const full = Array.from({ length: maxPoints }, (_, index): LoadPoint => [index * 7, index % 2 ? 90 : 10]);
    const samples = Array.from({ length: 60 }, (_, index) => [1200 + index, index % 2 ? 80 : 20] as const);
    const drawn = draw(samples, 3600, 1);
    const merged = withStroke(full, drawn, frame, 120);
    expect(merged.length).toBeLessThanOrEqual(maxPoints);
    expect(merged.length).toBeGreaterThan(maxPoints * 0.9);
    expect([merged[0], merged.at(-1)]).toEqual([full[0], full.at(-1)]);
  });
});

describe("simplify", () => {
  it("drops points on a line and keeps corners", () => {
    const points: Points = [
      [0, 0],
      [600, 10],
      [1200, 20],
      [1800, 30],
      [2400, 0],
      [3600, 0],
    ];
    expect(simplify(points, frame, 40)).toEqual([
      [0, 0],
      [1800, 30],
      [2400, 0],
      [3600, 0],
    ]);
  });

  it("keeps both ends when it must keep almost nothing", () => {
    expect(simplify(curve, frame, 1)).toEqual([
      [0, 10],
      [3600, 40],
    ]);
  });
});
