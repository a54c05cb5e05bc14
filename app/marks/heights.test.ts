import { describe, expect, it } from "vitest";
import { largeHeights, manyHeights, plotHeights, seedsHeights } from "./heights";

const column = { height: 812, fixed: 88, metrics: 1, phone: false, drawn: false };

describe("the heights of the figures", () => {
  it("share the free height, and the decisions get the most", () => {
    expect(plotHeights(column)).toEqual({ load: 113, replicas: 113, metric: 113, decisions: 154, pods: 89 });
  });

  it("fill the column, with pods and without, whatever the number of metrics", () => {
    for (const metrics of [1, 2]) {
      for (const drawn of [true, false]) {
        const { load, replicas, metric, decisions, pods } = plotHeights({ ...column, height: 1200, metrics, drawn });
        const used = 88 + 28 * (3 + metrics + Number(!drawn)) + load + replicas + metrics * metric + decisions + (drawn ? 0 : pods);
        expect(1200 - used).toBeGreaterThanOrEqual(0);
        expect(1200 - used).toBeLessThan(7);
      }
    }
  });

  it("give the replicas most of it when the reader draws them", () => {
    const { load, replicas, decisions } = plotHeights({ ...column, metrics: 0, drawn: true });
    expect([load, replicas, decisions]).toEqual([136, 316, 186]);
  });

  it("stop shrinking at the least useful height", () => {
    expect(plotHeights({ ...column, height: 300 })).toEqual(plotHeights({ ...column, height: 100 }));
    expect(plotHeights({ ...column, height: 300 }).load).toBe(74);
    expect(plotHeights({ ...column, height: 300, phone: true }).load).toBe(106);
  });
});

it("with bands of seeds: load, replicas, waiting and failed requests fill the column, and stay high enough to read", () => {
  const column = { height: 812, fixed: 88, phone: false };
  const { load, replicas, hurting } = seedsHeights({ ...column, hurting: 2 });
  const used = 88 + 4 * 28 + load + replicas + 2 * hurting;
  expect(812 - used).toBeGreaterThanOrEqual(0);
  expect(812 - used).toBeLessThan(5);
  expect(seedsHeights({ ...column, height: 300, hurting: 2 }).load).toBe(84);
  expect(seedsHeights({ ...column, hurting: 0 }).replicas).toBeLessThan(812 / 2);
});

it("share the space between two figures in large type, and both stay high enough to read", () => {
  const { load, decisions } = largeHeights(340, 22);
  expect(load + decisions + 2 * 28 + 22).toBe(340);
  expect(decisions).toBeGreaterThan(load);
  expect(largeHeights(100, 22)).toEqual({ load: 48, decisions: 100 });
});

describe("the heights with many metrics", () => {
  const many = { height: 812, fixed: 112, touch: false, phone: false, strips: 9, podsOpen: false };
  const used = ({ load, replicas, metric, decisions, strips }: ReturnType<typeof manyHeights>) =>
    112 + 30 + 5 * 28 + load + replicas + metric + decisions + strips;

  it("give each other metric 27 pixels, and fill the column", () => {
    const heights = manyHeights(many);
    expect(heights.strips).toBe(9 * 27);
    expect(used(heights)).toBeGreaterThan(808);
    expect(used(heights)).toBeLessThanOrEqual(812);
  });

  it("let the strips scroll before the decisions leave the sight", () => {
    for (const [height, strips] of [
      [680, 9],
      [812, 19],
      [640, 3],
    ] as const) {
      const heights = manyHeights({ ...many, height, strips });
      expect(used(heights), `${height} px`).toBeLessThanOrEqual(height);
      expect(heights.strips).toBeGreaterThanOrEqual(3 * 27);
      expect(heights.decisions).toBeGreaterThanOrEqual(94);
    }
  });

  it("make room for the pods once they are unfolded, and for a finger on a phone", () => {
    expect(manyHeights({ ...many, podsOpen: true }).pods).toBeGreaterThanOrEqual(64);
    expect(manyHeights({ ...many, touch: true, phone: true }).strips).toBe(9 * 44);
    const tablet = manyHeights({ ...many, touch: true });
    expect(tablet.strips).toBeGreaterThanOrEqual(3 * 44);
    expect(used(tablet)).toBeLessThanOrEqual(812);
  });
});
