import { expect, test } from "vitest";
import { isResource, metricAmount, metricTitle, metricUnit } from "./metricWords";
import { exampleRun } from "../../charts/testing/exampleRun";

const cpu = exampleRun.metrics[0]!;
const custom = { ...cpu, type: "Pods" as const, name: "http_requests", unit: "" as const };

test("a container's metric names its container", () => {
  expect(metricTitle(cpu)).toBe("CPU");
  expect(metricTitle({ ...cpu, container: "app" })).toBe("CPU of container app");
});

test("the unit says what is counted, and for which pods", () => {
  expect([
    metricUnit(cpu, "service"),
    metricUnit({ ...cpu, container: "app" }, "service"),
    metricUnit({ ...cpu, unit: "m" }, "service"),
    metricUnit({ ...custom, source: "requestsPerSecond" }, "service"),
    metricUnit({ ...custom, source: "requestsPerSecond", query: { function: "irate", rangeSeconds: 60 } }, "service"),
    metricUnit({ ...custom, source: "requestsPerSecond", query: { function: "increase", rangeSeconds: 60 } }, "queue"),
    metricUnit({ ...custom, source: "totalRequestsPerSecond", query: { function: "instant", rangeSeconds: 0 }, total: true }, "service"),
    metricUnit({ ...custom, source: "backlog", total: true }, "queue"),
    metricUnit({ ...custom, source: "curve", total: true }, "queue"),
  ]).toEqual([
    "% of requests",
    "% of its request",
    "millicores per pod",
    "requests per s, per pod",
    "requests per s, per pod",
    "messages in 1\u00a0min, per pod",
    "requests since the start, in total",
    "messages waiting, in total",
    "in total",
  ]);
});

test("small values of a metric of its own unit keep their decimals", () => {
  expect([0.062, 4.567, 54.321, 1200].map((value) => metricAmount(value, ""))).toEqual(["0.062", "4.57", "54.3", "1\u202f200"]);
  expect([metricAmount(27.04, "%"), metricAmount(54, "m"), metricAmount(NaN, "%")]).toEqual(["27%", "54\u00a0m", "–"]);
});

test("what KEDA computes is of its clock or of its formula, which is no resource", () => {
  const computed = { ...custom, type: "External" as const, source: null, keda: "computed" as const, total: true };
  const triggers = ["s0-rabbitmq", "s1-cron", "composite-metric"].map((metric) => ({
    metric,
    value: new Float64Array(),
    threshold: new Float64Array(),
  }));
  expect([
    metricUnit({ ...computed, name: "s1-cron" }, "queue", { triggers }),
    metricUnit({ ...computed, name: "composite-metric" }, "queue", { triggers }),
    metricUnit({ ...computed, name: "composite-metric" }, "queue"),
    metricUnit({ ...computed, source: "unfinished", keda: "direct" }, "queue", { triggers }),
  ]).toEqual(["the clock, in total", "formula of 2 triggers, in total", "formula of triggers, in total", "messages, in total"]);
  expect([isResource(cpu), isResource(computed)]).toEqual([true, false]);
});
