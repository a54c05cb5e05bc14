import { expect, test } from "vitest";
import { agoText, agoTicks, countLines } from "./windowLayout";

test("marks whole minutes of a five-minute window", () => {
  expect(agoTicks(300, 6).map(agoText)).toEqual(["−5 min", "−4 min", "−3 min", "−2 min", "−1 min", "now"]);
});

test("marks any length with no more ticks than fit", () => {
  expect(agoTicks(3600, 6)).toEqual([3600, 3000, 2400, 1800, 1200, 600, 0]);
  expect(agoTicks(3600, 3.5)).toEqual([3600, 2400, 1200, 0]);
  expect(agoTicks(45, 6).map(agoText)).toEqual(["−40 s", "−30 s", "−20 s", "−10 s", "now"]);
  expect(agoTicks(0, 6)).toEqual([0]);
});

test("draws a line for each count of a short range, and never more than six lines", () => {
  expect(countLines(5, 8)).toEqual([5, 6, 7, 8]);
  expect(countLines(7, 7)).toEqual([7]);
  for (const [low, high] of [
    [1, 10],
    [3, 41],
    [1, 100],
    [8003, 10_000],
  ] as const) {
    const lines = countLines(low, high);
    expect(lines[0]).toBe(low);
    expect(lines.at(-1)).toBe(high);
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(lines).toEqual([...new Set(lines)].toSorted((one, other) => one - other));
  }
});
