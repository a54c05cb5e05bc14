import { describe, expect, it } from "vitest";
import { loadTop, metricTop, plainTicks, replicaTicks, replicaTop } from "./axes";

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
      ),
    ).toBe(60);
  });

  it("does not look at points past the end, but at the line towards them", () => {
    expect(
      loadTop(
        [
          [0, 0],
          [7200, 1000],
        ],
        3600,
      ),
    ).toBe(600);
  });
});

describe("the replica axis", () => {
  it("ends a little above maxReplicas, or above the pods that still exist beyond it", () => {
    expect([replicaTop(1, 1), replicaTop(10, 10), replicaTop(10, 14), replicaTop(1000, 800)]).toEqual([1.5, 11, 15.4, 1100]);
  });

  it("follows the pods when maxReplicas is far away", () => {
    expect(replicaTop(1000, 12)).toBe(20);
    expect(replicaTop(100, 0)).toBe(2);
  });

  it("names min and max and puts round numbers between", () => {
    expect(labels(replicaTicks(11, 1, 10, 130))).toEqual(["5", "min 1", "max 10"]);
    expect(labels(replicaTicks(1100, 1, 1000, 150))).toEqual(["500", "min 1", "max 1\u202f000"]);
  });

  it("names only max where both lie together", () => {
    expect(labels(replicaTicks(1.5, 1, 1, 130))).toEqual(["max 1"]);
  });

  it("leaves out a bound that lies above the axis", () => {
    expect(labels(replicaTicks(20, 1, 1000, 130))).toEqual(["5", "10", "15", "20", "min 1"]);
  });
});

describe("a metric's axis", () => {
  it("shows everything that stays near the target", () => {
    expect(metricTop(50, 55, 80)).toBe(100);
    expect(metricTop(50, 55, 0)).toBe(80);
  });

  it("cuts what is far above it", () => {
    expect(metricTop(50, 55, 245)).toBe(100);
    expect(metricTop(80, 88, 500)).toBe(200);
    expect(metricTop(60, 66, 500)).toBe(120);
  });

  it("has fewer ticks on a low plot", () => {
    expect(labels(plainTicks(100, 130))).toEqual(["0", "25", "50", "75", "100"]);
    expect(labels(plainTicks(100, 70))).toEqual(["0", "50", "100"]);
  });

  it("keeps the decimals of a small axis", () => {
    expect(labels(plainTicks(0.1, 130))).toEqual(["0", "0.025", "0.05", "0.075", "0.1"]);
  });
});
