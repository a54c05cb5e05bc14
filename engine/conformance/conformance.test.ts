import { afterAll, describe, expect, test } from "vitest";
import { replayTrace } from "../conformance";
import { expectations, readTraces } from "./testing/traces";

const families = [
  "ambiguous-selector",
  "behavior-policies",
  "behavior-windows",
  "closed-loop",
  "container-resource",
  "cpu-utilization",
  "edited-hpa",
  "external-average-value",
  "external-value",
  "failed-and-deleting-pods",
  "flags",
  "large-numbers",
  "min-max-clamps",
  "missing-metrics",
  "missing-requests",
  "multi-metric",
  "no-behavior",
  "object-average-value",
  "object-value",
  "pods-metric",
  "rare-rules",
  "resource-average-value",
  "scale-errors",
  "scale-to-zero",
  "sidecars",
  "status-vs-spec",
  "tolerance",
  "unready-pods",
];

const compared: Record<string, number> = {};
let marked = 0;
const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

afterAll(() => {
  console.log(`reconciles compared: ${sum(Object.values(compared))} ${JSON.stringify(compared)}`);
  console.log(`of them, reconciles in which a number left its range: ${marked}`);
});

describe("decides and writes what the real controller did", () => {
  test.each(families)("%s", (family) => {
    compared[family] = 0;
    for (const trace of readTraces(family)) {
      const expected = expectations(trace);
      for (const [i, replayed] of replayTrace(trace).entries()) {
        expect(replayed, `${trace.name}, tick ${i}`).toEqual(expected[i]);
        if (trace.ticks[i]?.overflow) marked++;
        compared[family]++;
      }
    }
    expect(compared[family]).toBeGreaterThan(0);
  });
});
