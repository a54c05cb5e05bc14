import { describe, expect, it } from "vitest";
import { maxPoints } from "./curve";
import { loadPreset, loadPresets } from "./presets";

describe("loadPreset", () => {
  it("stretches a step over the run, with the given peak", () => {
    expect(loadPreset("step", 3600, 40)).toEqual([
      [0, 3.2],
      [540, 3.2],
      [576, 40],
      [3600, 40],
    ]);
  });

  it("keeps a steady load level from the first second to the last", () => {
    expect(loadPreset("steady", 600, 12.5)).toEqual([
      [0, 12.5],
      [600, 12.5],
    ]);
  });

  describe.each(loadPresets)("%s", (preset) => {
    it.each([600, 3600, 86_400])("is a curve of whole, rising seconds that spans %i s and touches its peak", (durationSeconds) => {
      const points = loadPreset(preset, durationSeconds, 54.5);
      const seconds = points.map(([second]) => second);
      expect(seconds).toEqual([...new Set(seconds)].toSorted((a, b) => a - b));
      expect(seconds.every(Number.isInteger)).toBe(true);
      expect([seconds[0], seconds.at(-1)]).toEqual([0, durationSeconds]);
      expect(Math.max(...points.map(([, value]) => value))).toBe(54.5);
      expect(points.every(([, value]) => value >= 0 && value === Math.round(value * 1000) / 1000)).toBe(true);
      expect(points.length).toBeLessThanOrEqual(maxPoints);
    });
  });
});
