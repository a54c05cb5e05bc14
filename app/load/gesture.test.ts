import { describe, expect, it } from "vitest";
import { plotFrame } from "../marks/plotFrame";
import { timeScale } from "../marks/timeScale";
import type { Points } from "./curveEdits";
import { gestureCurve, moved, pressed, type Gesture, type PointerSample } from "./gesture";

const frame = plotFrame(timeScale(666, 0, 3600, false), 207, 6, 100);
const curve: Points = [
  [0, 10],
  [600, 10],
  [1200, 40],
  [3600, 40],
];
const place = (second: number, value: number): PointerSample => ({ x: frame.scale.x(second), y: frame.y(value) });
const gesture = (first: PointerSample, ...rest: PointerSample[]) =>
  rest.reduce<Gesture>((last, sample) => moved(last, sample, frame, 3600), pressed(curve, frame, first, 8));
const result = (first: PointerSample, ...rest: PointerSample[]) => gestureCurve(gesture(first, ...rest), frame, 3600, true);

describe("a press on the load plot", () => {
  it("is a click while it does not move, on a handle too", () => {
    const trembling = gesture(place(2000, 80), { x: place(2000, 80).x + 2, y: place(2000, 80).y + 2 });
    expect(trembling.kind).toBe("pressed");
    expect(gestureCurve(trembling, frame, 3600, true)).toBe(curve);
    expect(gesture(place(600, 10))).toEqual({ kind: "pressed", base: curve, press: place(600, 10), handle: 1 });
  });

  it("drags the handle under it", () => {
    expect(result(place(600, 10), place(900, 60))).toEqual([
      [0, 10],
      [900, 60],
      [1200, 40],
      [3600, 40],
    ]);
  });

  it("takes a handle at its rim without a jump", () => {
    const rim = { x: place(600, 10).x + 5, y: place(600, 10).y - 3 };
    expect(result(rim, { x: rim.x + 50, y: rim.y })).toEqual([
      [0, 10],
      [900, 10],
      [1200, 40],
      [3600, 40],
    ]);
  });

  it("draws a handle to the top of the axis, and no higher, when the pointer leaves above", () => {
    expect(result(place(600, 10), { x: place(600, 10).x, y: -80 })[1]).toEqual([600, 100]);
  });

  it("draws freehand anywhere else", () => {
    expect(result(place(1800, 80), place(2100, 80), place(2400, 60))).toEqual([
      [0, 10],
      [600, 10],
      [1200, 40],
      [1799, 40],
      [1800, 80],
      [2100, 80],
      [2400, 60],
      [2401, 40],
      [3600, 40],
    ]);
  });

  it("starts from the curve as it was at the press, however often it moves", () => {
    const there = gesture(place(600, 10), place(1190, 90), place(600, 10));
    expect(gestureCurve(there, frame, 3600, true)).toEqual(curve);
  });
});
