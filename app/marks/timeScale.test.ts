import { describe, expect, it } from "vitest";
import { niceCeiling, timeScale, timeTick, timeTicks, valueTicks } from "./timeScale";

describe("timeScale", () => {
  it("finds the second that it drew", () => {
    const scale = timeScale(656, 0, 3600, false);
    expect([0, 1, 1799, 3600].map((second) => Math.round(scale.second(scale.x(second))))).toEqual([0, 1, 1799, 3600]);
  });

  it("keeps a pointer outside the plot inside the view", () => {
    const scale = timeScale(656, 600, 1200, false);
    expect([scale.second(0), scale.second(656)]).toEqual([600, 1200]);
  });
});

describe("timeTicks", () => {
  const labels = (width: number, to: number, from = 0) => {
    const scale = timeScale(width, from, to, width < 560);
    return timeTicks(scale).map((second) => timeTick(second, scale));
  };

  it("has ticks every ten minutes in a run of an hour", () => {
    expect(labels(656, 3600)).toEqual(["00:00", "10:00", "20:00", "30:00", "40:00", "50:00", "60:00"]);
  });

  it("counts a day in hours", () => {
    expect(labels(656, 86_400)).toEqual(["0 h", "3 h", "6 h", "9 h", "12 h", "15 h", "18 h", "21 h", "24 h"]);
  });

  it("counts four hours in half hours", () => {
    expect(labels(656, 14_400).slice(0, 4)).toEqual(["0 h", "0:30 h", "1 h", "1:30 h"]);
  });

  it("counts a few minutes in seconds, even late in a long run", () => {
    expect(labels(656, 150, 30)).toEqual(["00:30", "00:45", "01:00", "01:15", "01:30", "01:45", "02:00", "02:15", "02:30"]);
    expect(labels(656, 43_320, 43_080).slice(0, 2)).toEqual(["11:58:00", "11:58:30"]);
  });

  it("leaves room between the ticks on a phone", () => {
    expect(labels(390, 86_400)).toEqual(["0 h", "6 h", "12 h", "18 h", "24 h"]);
  });
});

describe("value axes", () => {
  it("end at the next round number", () => {
    expect([0, 0.07, 1, 54.5, 61, 99, 100, 101, 850_000].map(niceCeiling)).toEqual([1, 0.08, 1, 60, 80, 100, 100, 120, 1_000_000]);
  });

  it("have round ticks", () => {
    expect(valueTicks(60)).toEqual([0, 20, 40, 60]);
    expect(valueTicks(100)).toEqual([0, 25, 50, 75, 100]);
    expect(valueTicks(1000, 4)).toEqual([0, 500, 1000]);
    expect(valueTicks(50, 4)).toEqual([0, 25, 50]);
    expect(valueTicks(50, 2)).toEqual([0, 50]);
  });
});
