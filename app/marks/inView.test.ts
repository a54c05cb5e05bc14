import { describe, expect, it } from "vitest";
import type { Detail } from "../run/run";
import { inView, thinned } from "./inView";
import { exampleRun } from "../charts/testing/exampleRun";

const seconds = Float64Array.from({ length: 201 }, (_, second) => 100 + second);
const fine: Detail = {
  run: exampleRun.id,
  from: 100,
  to: 300,
  rows: { ...exampleRun.rows, at: seconds, written: seconds.map((second) => (second < 150 ? 1 : 4)) },
  actual: [seconds],
};

describe("the part of a run in view", () => {
  it("is the run itself while all of it is in view", () => {
    expect(inView(exampleRun, fine, { from: 0, to: 600 })).toBe(exampleRun);
  });

  it("has one more reconcile beyond each edge", () => {
    const part = inView(exampleRun, null, { from: 140, to: 200 });
    expect([...part.steps.at]).toEqual([135, 150, 165, 180, 195, 210]);
    expect([...part.steps.rescaled]).toEqual([0, 1, 0, 0, 0, 0]);
    expect([...part.stepSeconds.written]).toEqual([1, 4, 4, 4, 4, 4]);
    expect([...part.metrics[0]!.seen]).toEqual([245, 245, 48, 48, 48, 48]);
    expect([part.metrics[0]!.name, part.durationSeconds]).toEqual(["cpu", 600]);
  });

  it("draws the finer rows if they cover it, else the run's own", () => {
    const view = { from: 148, to: 152 };
    expect(inView(exampleRun, fine, view).rows.at).toEqual(Float64Array.of(148, 149, 150, 151, 152, 153));
    expect(inView(exampleRun, fine, view).rows.written).toEqual(Float64Array.of(1, 1, 4, 4, 4, 4));
    expect(inView(exampleRun, fine, view).metrics[0]!.actual).toEqual(Float64Array.of(148, 149, 150, 151, 152, 153));
    for (const other of [{ ...fine, run: 9 }, { ...fine, to: 151 }, null]) {
      const part = inView(exampleRun, other, view);
      expect([...part.rows.at]).toEqual([135, 150, 165]);
      expect([...part.metrics[0]!.actual]).toEqual([245, 48, 48]);
    }
  });
});

describe("the part of a run while the view moves", () => {
  it("has fewer rows, the same for all figures, and keeps the extremes", () => {
    const at = Float64Array.from({ length: 2000 }, (_, second) => second);
    const flat = at.map(() => 3);
    const rows = Object.fromEntries(Object.keys(exampleRun.rows).map((name) => [name, flat]));
    const spiked = flat.with(1234, 50);
    const part = thinned({
      ...exampleRun,
      rows: { ...exampleRun.rows, ...rows, at, served: spiked },
      metrics: [{ ...exampleRun.metrics[0]!, actual: flat }],
    });
    expect(part.rows.at.length).toBeLessThan(160);
    expect(part.rows.served[part.rows.at.indexOf(1234)]).toBe(50);
    expect([part.rows.capacity.length, part.metrics[0]!.actual.length]).toEqual([part.rows.at.length, part.rows.at.length]);
    expect(part.steps).toBe(exampleRun.steps);
  });

  it("is unchanged if it has few rows already", () => expect(thinned(exampleRun)).toBe(exampleRun));
});
