import { expect, test } from "vitest";
import type { Run } from "../run/run";
import { quantity } from "../words/times";
import { baselineReading, highestBaseline, sameMetric } from "./baselineSeries";
import { exampleRun } from "../charts/testing/exampleRun";

const [cpu] = exampleRun.metrics as [Run["metrics"][number]];
const withMetrics = (...metrics: Run["metrics"]): Run => ({ ...exampleRun, metrics });

test("a metric is found again wherever the other manifest lists it; of two alike, the one at the same index", () => {
  const memory = { ...cpu, name: "memory" };
  const stricter = { ...cpu, target: 30 };
  expect(sameMetric(withMetrics(cpu), 0, withMetrics(memory, stricter))).toBe(stricter);
  expect(sameMetric(withMetrics(cpu, stricter), 1, withMetrics(cpu, memory, stricter))).toBe(stricter);
});

test("another unit, container or source is another metric", () => {
  for (const other of [
    { ...cpu, unit: "m" as const },
    { ...cpu, container: "web" },
    { ...cpu, type: "Pods" as const },
  ]) {
    expect(sameMetric(withMetrics(cpu), 0, withMetrics(other))).toBeUndefined();
  }
});

test("the legend reads the baseline at its own reconcile of that time, and not past its end", () => {
  const every = (seconds: number, count: number) => Float64Array.from({ length: count }, (_, step) => step * seconds);
  const baseline = { ...exampleRun, durationSeconds: 300, steps: { ...exampleRun.steps, at: every(60, 6) } };
  const reading = baselineReading(exampleRun, baseline, {
    name: "baseline",
    values: Float64Array.of(1, 2, 3, 4, 5, 6),
    text: quantity,
    yields: "late",
  });
  // Steps of 15 seconds: 00:45, 01:00, 05:00 and 05:15.
  expect([3, 4, 20, 21].map((step) => reading.value(step))).toEqual(["1", "2", "6", "–"]);
  expect(reading.widest).toBe("6");
});

test("the axis has room for the baseline's highest count", () => {
  expect([highestBaseline(exampleRun), highestBaseline(null)]).toEqual([4, 0]);
});
