import { afterAll, describe, expect, test } from "vitest";
import type { HorizontalPodAutoscaler } from "../api/autoscaling";
import { replayTrace } from "../doors/conformance";
import { defaultManifest } from "../manifest/defaults";
import { expectations, readTraces, readV1Traces, recordedFamilies } from "./testing/traces";

const families1_37 = [
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
const families1_28 = ["boundary-1.28", ...families1_37.filter((family) => !["rare-rules", "sidecars", "tolerance"].includes(family))];
const families = [...families1_37, ...families1_28.map((family) => `1.28/${family}`)];

const compared: Record<string, number> = {};
const marked: Record<string, number> = {};
const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

afterAll(() => {
  console.log(`reconciles compared: ${sum(Object.values(compared))} ${JSON.stringify(compared)}`);
  console.log(`of them, reconciles in which a number left its range: ${sum(Object.values(marked))} ${JSON.stringify(marked)}`);
});

test("leaves no recording out", () => {
  expect(families.toSorted()).toEqual(recordedFamilies());
});

/** The API server refuses an empty list of policies; defaulting removes it. */
const hasEmptyPolicies = ({ spec: { behavior } }: HorizontalPodAutoscaler) =>
  [behavior?.scaleUp, behavior?.scaleDown].some((rules) => rules?.policies?.length === 0);

test.each(families)("decides alike on a manifest and its defaulted form: %s", (family) => {
  for (const { ticks, hpa, ...trace } of readTraces(family)) {
    if ([hpa, ...ticks.flatMap((tick) => tick.hpa ?? [])].some(hasEmptyPolicies)) continue;
    const defaulted = {
      ...trace,
      hpa: defaultManifest(hpa),
      ticks: ticks.map((tick) => (tick.hpa === undefined ? tick : { ...tick, hpa: defaultManifest(tick.hpa) })),
    };
    expect(replayTrace(defaulted), trace.name).toEqual(replayTrace({ ...trace, hpa, ticks }));
  }
});

describe("decides and writes what the real controller did", () => {
  test.each(families)("%s", (family) => {
    compared[family] = 0;
    for (const trace of readTraces(family)) {
      const expected = expectations(trace);
      for (const [i, replayed] of replayTrace(trace).entries()) {
        expect(replayed, `${trace.name}, tick ${i}`).toEqual(expected[i]);
        if (trace.ticks[i]?.overflow) marked[family] = (marked[family] ?? 0) + 1;
        compared[family]++;
      }
    }
    expect(compared[family]).toBeGreaterThan(0);
  });

  test("legacy-v1, the autoscaler of Kubernetes 1.2", () => {
    compared["legacy-v1"] = 0;
    for (const trace of readV1Traces()) {
      for (const [i, replayed] of replayTrace(trace).entries()) {
        expect(replayed, `${trace.name}, tick ${i}`).toEqual(trace.ticks[i]?.expect);
        compared["legacy-v1"]++;
      }
    }
    expect(compared["legacy-v1"]).toBeGreaterThan(0);
  });
});
