import { describe, expect, it } from "vitest";
import { largeHeights, plotHeights } from "./heights";

const column = { height: 812, fixed: 88, metrics: 1, touch: false, drawn: false };

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
    expect(plotHeights({ ...column, height: 300 }).load).toBe(80);
    expect(plotHeights({ ...column, height: 300, touch: true }).load).toBe(106);
  });
});

it("share the space between two figures in large type, and both stay high enough to read", () => {
  const { load, decisions } = largeHeights(340, 22);
  expect(load + decisions + 2 * 28 + 22).toBe(340);
  expect(decisions).toBeGreaterThan(load);
  expect(largeHeights(100, 22)).toEqual({ load: 48, decisions: 100 });
});
