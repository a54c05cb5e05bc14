import { describe, expect, it } from "vitest";
import { plotFrame } from "../marks/plotFrame";
import { timeScale } from "../marks/timeScale";
import type { Points } from "./curveEdits";
import { keyedCurve } from "./keyedCurve";

const frame = plotFrame(timeScale(666, 0, 3600, false), 207, 6, 50);
const curve: Points = [
  [0, 10],
  [600, 10],
  [620, 40],
];
const press = (key: string, chord: Partial<Parameters<typeof keyedCurve>[2]> = {}, index = 1) =>
  keyedCurve(curve, index, { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...chord }, frame, 3600);
const middle = (key: string, chord = {}) => press(key, chord)?.points[1];

describe("a key on a handle", () => {
  it("moves the load by a hundredth of the axis, with Shift by a tenth", () => {
    expect([middle("ArrowUp"), middle("ArrowDown", { shiftKey: true })]).toEqual([
      [600, 10.5],
      [600, 5],
    ]);
  });

  it("moves the time by five seconds, with Shift by fifty, and stops at the neighbours", () => {
    expect([middle("ArrowLeft"), middle("ArrowLeft", { shiftKey: true }), middle("ArrowRight", { shiftKey: true })]).toEqual([
      [595, 10],
      [550, 10],
      [619, 10],
    ]);
  });

  it("removes the point and goes to the one before it", () => {
    const without: Points = [
      [0, 10],
      [620, 40],
    ];
    expect([press("Delete"), press("Backspace")]).toEqual([
      { points: without, index: 0 },
      { points: without, index: 0 },
    ]);
  });

  it("adds a point after it and goes there", () => {
    expect(press("Enter")).toEqual({
      points: [
        [0, 10],
        [600, 10],
        [610, 25],
        [620, 40],
      ],
      index: 2,
    });
  });

  it("leads to the other points, and no further than the ends", () => {
    const led = (key: string, index: number) => press(key, {}, index);
    expect([led("PageUp", 1), led("PageDown", 1), led("Home", 2), led("End", 0)]).toEqual(
      [0, 2, 0, 2].map((index) => ({ points: curve, index })),
    );
    expect([led("PageUp", 0), led("PageDown", 2)]).toEqual([0, 2].map((index) => ({ points: curve, index })));
  });

  it("does not lead to points past the end of the run", () => {
    const short = plotFrame(timeScale(666, 0, 610, false), 207, 6, 50);
    const keys = ["End", "PageDown"].map((key) => ({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }));
    expect(keys.map((key) => keyedCurve(curve, 1, key, short, short.scale.to)?.index)).toEqual([1, 1]);
  });

  it("ignores other keys and chords", () => {
    expect([press("Tab"), press("a"), press("z", { ctrlKey: true }), press("ArrowLeft", { altKey: true })]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
