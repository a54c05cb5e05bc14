import { describe, expect, it } from "vitest";
import { plotFrame } from "./plotFrame";
import { timeScale } from "./timeScale";
import { areaUnder, bandPath, linePath, stepPath } from "./linePaths";

/** One second and one unit are one pixel: x = 50 + second, y = 100 − value. */
const frame = plotFrame(timeScale(166, 0, 100, false), 101, 0, 100);

describe("linePath", () => {
  it("is straight from value to value, and breaks where there is none", () => {
    expect(linePath([0, 10, 20, 30, 40], [5, 8, NaN, 2, 0.25], frame)).toBe("M50 95L60 92M80 98L90 99.8");
  });
});

describe("stepPath", () => {
  it("holds a value until the next and to the end of its step", () => {
    expect(stepPath([0, 10, 20], [5, 5, 8], frame)).toBe("M50 95H70V92H80");
  });

  it("ends at the last value if that is held no longer", () => {
    expect(stepPath([0, 10, 40], [5, 8, 8], frame, 0)).toBe("M50 95H60V92H90");
  });

  it("breaks where no value was seen", () => {
    expect(stepPath([0, 10, 20, 30], [5, NaN, NaN, 8], frame)).toBe("M50 95H60M80 92H90");
  });

  it("is nothing without a value", () => {
    expect([stepPath([], [], frame), stepPath([0, 10], [NaN, NaN], frame)]).toEqual(["", ""]);
  });
});

describe("areaUnder", () => {
  it("goes from the line down to the axis and back to the line's first second", () => {
    const at = [10, 20, 30];
    expect(areaUnder(stepPath(at, [5, 5, 8], frame, 0), at, frame)).toBe("M60 95H80V92H80V100H60Z");
    expect(areaUnder("", [], frame)).toBe("");
  });
});

describe("bandPath", () => {
  const row = (at: number, failed: [number, number] | null) => ({ at, offered: 0, served: 0, capacity: 0, waits: null, failed });

  it("goes along the upper ends and back along the lower ones, once for each stretch", () => {
    const rows = [row(0, [5, 5]), row(10, [5, 9]), row(20, null), row(30, [1, 2]), row(40, [1, 1]), row(50, null)];
    expect(bandPath(rows, "failed", frame)).toBe("M50 95L60 91L60 95L50 95ZM80 98L90 99L90 99L80 99Z");
    expect(bandPath(rows, "waits", frame)).toBe("");
  });
});
