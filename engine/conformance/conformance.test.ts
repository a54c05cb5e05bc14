import { afterAll, describe, expect, test } from "vitest";
import { replayTrace } from "../conformance";
import { retold, withoutMetric } from "./testing/retold";
import { expectations, manifests, readTraces, type TraceLine } from "./testing/traces";

const reconciles: Record<string, number> = {};
afterAll(() => console.log(`reconciles compared: ${JSON.stringify(reconciles)}`));

describe("decides and writes what the real controller did on Resource metrics", () => {
  test.each([
    "cpu-utilization",
    "resource-average-value",
    "missing-metrics",
    "unready-pods",
    "failed-and-deleting-pods",
    "missing-requests",
    "tolerance",
    "flags",
    "status-vs-spec",
    "large-numbers",
    "closed-loop",
    "multi-metric",
    "rare-rules",
  ])("%s", (family) => {
    const traces = readTraces(family).filter(hasOnlyResourceMetrics);
    let compared = 0;
    for (const trace of traces) {
      const expected = expectations(trace);
      for (const [i, replayed] of replayTrace(trace).entries()) {
        if (trace.ticks[i]?.overflow) continue;
        expect(replayed, `${trace.name}, tick ${i}`).toEqual(expected[i]);
        compared++;
      }
    }
    reconciles[family] = compared;
    expect(compared).toBeGreaterThan(0);
  });
});

describe("normalizes as the real controller did, whatever metric proposes", () => {
  test.each([
    "no-behavior",
    "behavior-policies",
    "behavior-windows",
    "min-max-clamps",
    "edited-hpa",
    "scale-errors",
    "status-vs-spec",
    "rare-rules",
  ])("%s, retold with a memory metric", (family) => {
    let compared = 0;
    for (const trace of readTraces(family)) {
      const resourceTrace = retold(trace);
      if (resourceTrace === null) continue;
      const expected = expectations(trace).map(withoutMetric);
      for (const [i, replayed] of replayTrace(resourceTrace).entries()) {
        expect(withoutMetric(replayed), `${trace.name}, tick ${i}`).toEqual(expected[i]);
        compared++;
      }
    }
    reconciles[`${family}, retold`] = compared;
    expect(compared).toBeGreaterThan(0);
  });
});

function hasOnlyResourceMetrics(trace: TraceLine): boolean {
  return manifests(trace).every(({ spec }) => (spec.metrics ?? []).every(({ type }) => type === "Resource"));
}
