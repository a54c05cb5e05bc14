import { describe, expect, it, test } from "vitest";
import { countTicks, decisionsTop, loadTop, metricTop, plainTicks, replicaTicks, replicaTop } from "./axes";

const labels = (ticks: { label: string }[]) => ticks.map(({ label }) => label);

describe("the load axis", () => {
  it("ends above the highest point", () => {
    expect(
      loadTop(
        [
          [0, 4],
          [600, 54.5],
        ],
        3600,
        [],
      ),
    ).toBe(60);
  });

  it("ignores points past the end, but not the line towards them", () => {
    expect(
      loadTop(
        [
          [0, 0],
          [7200, 1000],
        ],
        3600,
        [],
      ),
    ).toBe(600);
  });

  it("has room for incidents that multiply the load while they last", () => {
    const points = [
      [0, 10],
      [600, 10],
      [1200, 40],
    ] as const;
    const double = (at: number, durationSeconds: number) => [{ kind: "loadMultiplied" as const, at, factor: 3, durationSeconds }];
    expect(
      [double(0, 300), double(0, 900), double(600, 7200), double(3601, 60)].map((incidents) => loadTop(points, 3600, incidents)),
    ).toEqual([50, 80, 150, 50]);
  });
});

describe("ends a little above maxReplicas, or above the pods that still exist beyond it", () => {
  it("ends a little above maxReplicas, or above the pods that still exist beyond it", () => {
    expect([replicaTop(1, 1), replicaTop(10, 10), replicaTop(10, 14), replicaTop(1000, 800)]).toEqual([1.5, 11, 15.4, 1100]);
  });

  it("follows the pods when maxReplicas is far away", () => {
    expect(replicaTop(1000, 12)).toBe(20);
    expect(replicaTop(100, 0)).toBe(2);
    // Below two fifths of maxReplicas the lines would be flat.
    expect([replicaTop(100, 39), replicaTop(100, 40)]).toEqual([60, 110]);
  });

  it("names min and max and puts round numbers between them", () => {
    expect(labels(replicaTicks(11, 1, 10, 130))).toEqual(["5", "min 1", "max 10"]);
    expect(labels(replicaTicks(1100, 1, 1000, 150))).toEqual(["500", "min 1", "max 1\u202f000"]);
  });

  it("names only max if both are equal", () => {
    expect(labels(replicaTicks(1.5, 1, 1, 130))).toEqual(["max 1"]);
  });

  it("names min only if its label has room below that of max", () => {
    expect(labels(replicaTicks(11, 1, 2, 150))).toEqual(["5", "10", "max 2"]);
    expect(labels(replicaTicks(11, 1, 2, 160))).toEqual(["5", "10", "min 1", "max 2"]);
  });

  it("leaves out a bound that is above the axis", () => {
    expect(labels(replicaTicks(20, 1, 1000, 130))).toEqual(["5", "10", "15", "20", "min 1"]);
  });
});

test("the decisions' axis shows what was proposed above the replicas, up to half as much again", () => {
  const top = (proposal: number) => decisionsTop(10, 10, { plain: Float64Array.of(NaN), proposal: Float64Array.of(proposal) });
  expect([top(4), top(12), top(100)]).toEqual([11, 12.6, 16.5]);
});

describe("an axis of huge values", () => {
  it("shortens its labels from 100 000 on", () => {
    expect(labels(plainTicks(1_000_000, 130))).toEqual(["0", "250\u202fk", "500\u202fk", "750\u202fk", "1\u202fM"]);
    expect(labels(plainTicks(99_999, 90))).toEqual(["0", "50\u202f000"]);
    expect(labels(plainTicks(100_000, 90))).toEqual(["0", "50\u202fk", "100\u202fk"]);
    expect(labels(plainTicks(1_500_000, 130))).toEqual(["0", "500\u202fk", "1\u202fM", "1.5\u202fM"]);
    expect(labels(plainTicks(80_000, 70))).toEqual(["0", "40\u202f000", "80\u202f000"]);
  });
});

describe("a metric's axis", () => {
  const top = (target: number, ...actual: number[]) => {
    const values = Float64Array.from(actual);
    return metricTop({ target, bandHigh: target * 1.1, actual: values, stepActual: values, seen: Float64Array.of(NaN) });
  };

  it("shows everything that stays near the target", () => {
    expect(top(50, 40, 80)).toBe(100);
    expect(top(50, 0)).toBe(80);
    expect(top(50)).toBe(80);
  });

  it("cuts values that are far above it for a while", () => {
    expect(top(50, 40, 40, 245)).toBe(100);
    expect(top(80, 70, 70, 500)).toBe(200);
    expect(top(60, 70, 70, 500)).toBe(120);
    expect(top(50, 40, 40, 40, 250, 250)).toBe(100);
  });

  it("follows a run that is above the cut for most of its time, but not its rarest peaks", () => {
    expect(top(50, 250, 250, 250)).toBe(300);
    expect(top(50, 40, 250, 250)).toBe(300);
    expect(top(50, ...Array.from({ length: 99 }, () => 250), 4000)).toBe(300);
  });

  it("has fewer ticks on a low plot", () => {
    expect(labels(plainTicks(100, 130))).toEqual(["0", "25", "50", "75", "100"]);
    expect(labels(plainTicks(100, 70))).toEqual(["0", "50", "100"]);
  });

  it("keeps the decimals of a small axis", () => {
    expect(labels(plainTicks(0.1, 130))).toEqual(["0", "0.025", "0.05", "0.075", "0.1"]);
  });
});

describe("an axis of pods", () => {
  it("has whole and round numbers, and one even on the lowest plot", () => {
    expect(labels(countTicks(1050, 63))).toEqual(["0", "1\u202f000"]);
    expect(labels(countTicks(1050, 130))).toEqual(["0", "500", "1\u202f000"]);
    expect(labels(countTicks(73.5, 63))).toEqual(["0", "50"]);
    expect(labels(countTicks(64, 80))).toEqual(["0", "50"]);
  });
});
