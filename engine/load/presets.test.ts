import { describe, expect, it } from "vitest";
import { maxPoints } from "./curve";
import { changedShape, loadPreset, loadPresets, longestPeak, mostTimes, shapeOf, usualBase } from "./presets";

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

  it("comes as often as asked for, between the base and the peak; where it begins lower than it ended, it falls within a second", () => {
    expect(loadPreset("ramp", 1200, 20, { base: 5, times: 2 })).toEqual([
      [0, 5],
      [60, 5],
      [480, 20],
      [599, 20],
      [600, 5],
      [660, 5],
      [1080, 20],
      [1200, 20],
    ]);
    expect(loadPreset("spike", 1200, 20, { base: 5, times: 2 }).map(([second]) => second)).toEqual([
      0, 120, 126, 156, 162, 600, 720, 726, 756, 762, 1200,
    ]);
  });

  it("knows no shape in a curve whose point was moved", () => {
    const points = loadPreset("daily wave", 3600, 40);
    expect(shapeOf(points.with(3, [points[3]![0], 20]), 3600)).toBeNull();
    expect(shapeOf(points, 1800)).toBeNull();
  });

  it.each([600, 3599, 3600, 86_400])(
    "keeps a spike at its peak as long as asked for, and knows it again, in a run of %i s",
    (durationSeconds) => {
      for (const times of new Set([1, 3, mostTimes("spike", durationSeconds)])) {
        const longest = longestPeak(durationSeconds, times);
        for (const peakSeconds of [1, Math.round(longest / 2), longest]) {
          const points = loadPreset("spike", durationSeconds, 40, { base: 5, times, peakSeconds });
          const seconds = points.map(([second]) => second);
          expect(points[3]![0] - points[2]![0]).toBe(peakSeconds);
          expect(seconds).toEqual([...new Set(seconds)].toSorted((a, b) => a - b));
          expect([seconds[0], seconds.at(-1)]).toEqual([0, durationSeconds]);
          expect(shapeOf(points, durationSeconds)).toEqual({ preset: "spike", settings: { base: 5, peak: 40, times, peakSeconds } });
        }
      }
    },
  );

  it("keeps a peak's chosen seconds in another length, as far as they fit; a usual peak becomes as long as is usual there", () => {
    const inDay = (peakSeconds: number | null) => {
      const shape = shapeOf(loadPreset("spike", 3600, 40, { times: 2, peakSeconds }), 3600)!;
      return (durationSeconds: number) => changedShape(shape, durationSeconds, { durationSeconds: 3600, times: 2 });
    };
    expect(inDay(null)(86_400)).toEqual(loadPreset("spike", 86_400, 40, { times: 2 }));
    expect(inDay(600)(86_400)).toEqual(loadPreset("spike", 86_400, 40, { times: 2, peakSeconds: 600 }));
    expect(inDay(1200)(600)).toEqual(loadPreset("spike", 600, 40, { times: 2, peakSeconds: longestPeak(600, 2) }));
  });

  describe.each(loadPresets)("%s", (preset) => {
    it.each([600, 3600, 86_400])("is known again with its settings, and keeps its seconds apart, in a run of %i s", (durationSeconds) => {
      for (const times of new Set([1, Math.min(3, mostTimes(preset, durationSeconds)), mostTimes(preset, durationSeconds)])) {
        const base = preset === "steady" ? 54.5 : 7.25;
        const points = loadPreset(preset, durationSeconds, 54.5, { base, times });
        expect(shapeOf(points, durationSeconds)).toEqual({
          preset,
          settings: { base, peak: 54.5, times, peakSeconds: preset === "spike" ? expect.any(Number) : null },
        });
        expect(points.every(([second], index) => Number.isInteger(second) && second > (points[index - 1]?.[0] ?? -1))).toBe(true);
        expect(points.length).toBeLessThanOrEqual(maxPoints);
      }
      expect(shapeOf(loadPreset(preset, durationSeconds, 40), durationSeconds)?.settings.base).toBe(usualBase(preset, 40));
    });

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
