import { describe, expect, it } from "vitest";
import { plotFrame } from "./plotFrame";
import { timeScale } from "./timeScale";
import { around, beginBesideCursor, labelHeight, placeLabel, trail, upright, type Box } from "./labels";

/** One second and one unit are one pixel: x = 50 + second, y = 100 − value. */
const frame = plotFrame(timeScale(266, 0, 200, false), 101, 0, 100);
const at = [0, 200];
const middle = { x: 150, y: 50, width: 60, within: around(frame, 150, 200), trails: [], taken: [] };
const line = (value: number) => trail(frame, at, [value, value], [value, value], false);
const foot = (box: Box | null) => box && box.top + box.height;

describe("a line's words and the cursor", () => {
  const room = { from: 60, to: 200 };
  const begin = (cursor: number | null) => beginBesideCursor(room, 40, cursor);

  it("keep their place while the cursor does not cut them", () => expect([null, 40, 120].map(begin)).toEqual([60, 60, 60]));

  it("move right of the cursor, as near as its line allows", () => expect([58, 80, 100].map(begin)).toEqual([62, 84, 104]));

  it("are left out where the line ends before them", () => {
    expect(beginBesideCursor({ from: 60, to: 110 }, 40, 80)).toBeNull();
    expect(beginBesideCursor({ from: 60, to: 110 }, 40, 30)).toBe(60);
  });
});

describe("trail", () => {
  it("covers a slope column by column, and no more", () => {
    const { top, bottom } = trail(frame, [0, 100], [0, 100], [0, 100], false);
    expect([top[100], bottom[100], top[151]]).toEqual([50, 50, Infinity]);
  });

  it("covers a held value to the next one, and the step between them", () => {
    const { top, bottom } = trail(frame, [0, 100], [20, 80], [20, 80], true);
    expect([top[149], bottom[149], top[150], bottom[150]]).toEqual([80, 80, 20, 80]);
  });

  it("covers everything between two series, and nothing if they have no value", () => {
    const { top, bottom } = trail(frame, at, [60, NaN], [40, NaN], true);
    expect([top[100], bottom[100]]).toEqual([40, 60]);
    expect(trail(frame, at, [NaN, NaN], [NaN, NaN], true).top[100]).toBe(Infinity);
  });
});

describe("placeLabel", () => {
  it("takes the place where the label belongs while that is free", () => {
    expect(placeLabel(middle)).toMatchObject({ left: 119, top: 43 });
  });

  it("goes above or below a line through that place", () => {
    expect(foot(placeLabel({ ...middle, trails: [line(49)] }))).toBeLessThanOrEqual(51 - 3);
    expect(placeLabel({ ...middle, trails: [line(51)] })?.top).toBeGreaterThanOrEqual(49 + 3);
  });

  it("goes beside the cursor and other labels", () => {
    const besides = placeLabel({ ...middle, taken: [upright(frame, 90)] });
    expect(besides?.left).toBeGreaterThanOrEqual(143);
  });

  it("is none if nothing is free", () => {
    const full = trail(frame, at, [0, 0], [100, 100], false);
    expect(placeLabel({ ...middle, trails: [full] })).toBeNull();
    expect(placeLabel({ ...middle, within: { left: 50, top: 0, width: 200, height: labelHeight - 1 } })).toBeNull();
  });
});
