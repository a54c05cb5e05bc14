import { describe, expect, test } from "vitest";
import { defaultManifest, readQuantity, replayTrace, validateManifest } from "../doors/conformance";
import { defaultFlags } from "../controller/flags";
import { defaultsRecordings, inOneOrder, validationRecordings } from "../manifest/testing/recordings";
import { readLines, readTraces } from "./testing/traces";

const gates = defaultFlags.featureGates;

test.each(validationRecordings)("refuses or accepts $name as the API server does", ({ manifest, featureGates, errors }) => {
  expect(inOneOrder(validateManifest(manifest, featureGates))).toEqual(inOneOrder(errors));
});

test.each(defaultsRecordings)("fills in the defaults of $name", ({ manifest, defaulted }) => {
  expect(defaultManifest(manifest)).toStrictEqual(defaulted);
});

test.each(readLines("quantities.ndjson.gz").map((line) => JSON.parse(line)))("reads the quantity $input", (values) => {
  expect(readQuantity(values.input)).toEqual(values);
});

describe("survives what no author would write", () => {
  const cyclic: Record<string, unknown> = { spec: { metrics: [] } };
  cyclic["self"] = cyclic;
  cyclic["metadata"] = cyclic;
  let deep: unknown = [];
  for (let i = 0; i < 100_000; i++) deep = { spec: deep, metrics: [deep] };
  const spec = (change: object) => ({ metadata: { name: "web" }, spec: { maxReplicas: 3, ...change } });
  const hostile: [string, unknown][] = [
    ...[null, undefined, 0, NaN, "text", true, [], () => 1, Symbol("s")].map((value): [string, unknown] => [String(value), value]),
    ["a value that contains itself", cyclic],
    ["a hundred thousand levels", deep],
    [
      "prototype keys",
      JSON.parse('{"__proto__":{"spec":1},"constructor":{},"metadata":{"labels":{"__proto__":"a"}},"spec":{"toString":1}}'),
    ],
    ["null everywhere", spec({ scaleTargetRef: null, metrics: [{ type: null, resource: null }], behavior: { scaleUp: null } })],
    ["wrong types", spec({ maxReplicas: NaN, minReplicas: "1", metrics: "all", behavior: [[]] })],
    ["items of the wrong type", spec({ metrics: [null, 1, [], "cpu"], behavior: { scaleUp: { policies: [NaN, {}] } } })],
    ["a long quantity", spec({ metrics: [{ type: "Pods", pods: { target: { averageValue: "9".repeat(1e6) } } }] })],
    ["10,000 metrics", spec({ metrics: Array.from({ length: 10_000 }, () => ({ type: "Object" })) })],
    ["10,000 policies", spec({ behavior: { scaleUp: { policies: Array.from({ length: 10_000 }, () => ({ type: "Pods" })) } } })],
  ];

  test.each(hostile)("%s", (_, manifest) => {
    expect(validateManifest(manifest, gates).length).toBeGreaterThan(0);
    expect(defaultManifest(manifest)).toHaveProperty("spec.minReplicas");
  });

  test("names the place of a value of the wrong type", () => {
    expect(validateManifest(spec({ maxReplicas: "3" }), gates)).toEqual([
      {
        type: "FieldValueInvalid",
        field: "spec.maxReplicas",
        badValue: "",
        detail: "must be an integer, not a string",
        message: 'spec.maxReplicas: Invalid value: "3": must be an integer, not a string',
      },
    ]);
  });

  test("a quantity without end", () => {
    expect(readQuantity("1".repeat(1_000_000))).toMatchObject({ ok: false });
  });

  const [trace] = readTraces("cpu-utilization");
  if (trace === undefined) throw new Error("no trace");

  test.each(hostile)("in a replay, %s", (_, manifest) => {
    const hpa = JSON.parse('{"spec":{}}');
    Object.assign(hpa, {
      spec: { ...hpa.spec, ...(typeof manifest === "object" && manifest !== null && "spec" in manifest ? Object(manifest.spec) : {}) },
    });
    expect(replayTrace({ ...trace, hpa, ticks: trace.ticks.slice(0, 2) })).toHaveLength(2);
  });

  test("in a replay, 10,000 policies and 10,000 metrics", () => {
    const policies = Array.from({ length: 10_000 }, (_, i) => ({ type: "Pods", value: 1 + (i % 7), periodSeconds: 1 + (i % 1800) }));
    const metrics = Array.from({ length: 10_000 }, () => ({ type: "Resource", resource: { name: "cpu", target: { averageValue: "1m" } } }));
    for (const selectPolicy of ["Max", "Min"]) {
      const hpa = JSON.parse(
        JSON.stringify({ ...trace.hpa, spec: { ...trace.hpa.spec, metrics, behavior: { scaleUp: { selectPolicy, policies } } } }),
      );
      expect(replayTrace({ ...trace, hpa, ticks: trace.ticks.slice(0, 3) })).toHaveLength(3);
    }
  });

  test("a quantity that cannot be read, by its text and its place", () => {
    const [tick] = trace.ticks;
    if (tick === undefined) throw new Error("no tick");
    const metrics = { external: { queue: ["many"] } };
    expect(() => replayTrace({ ...trace, ticks: [{ ...tick, metrics }] })).toThrow(
      `ticks[0].metrics: "many" is not a quantity: quantities must match`,
    );
  });
});
