import { describe, expect, test } from "vitest";
import { changed, checkedRun, type Change } from "./testing/checkedRun";
import { simulationOf } from "./testing/traceOf";
import { manifestWith, metricSources } from "./testing/manifests";
import type { MetricSeries } from "./trace";

/** Two pods that share eight requests a second, one metric, at the end of ten quiet minutes. */
function quiet(metrics: string, change: Change = {}) {
  const manifest = manifestWith(metrics, { minReplicas: 2 }).replace("maxReplicas: 10", "maxReplicas: 2");
  const { workload, ...rest } = change;
  const scenario = changed({
    durationSeconds: 600,
    load: { points: [[0, 8]], noise: 0 },
    manifest,
    workload: { initialReplicas: 2, ...workload },
    ...rest,
  });
  const trace = checkedRun(scenario);
  return { trace, series: trace.metrics.map((metric) => last(metric)) };
}

function last({ actual, seen, seenFrom, seenTo, ...metric }: MetricSeries) {
  return { ...metric, actual: actual.at(-1), seen: seen.at(-1), window: seenTo.at(-1)! - seenFrom.at(-1)! };
}

const band = (target: number) => ({ target, bandLow: target * 0.9, bandHigh: target * 1.1 });
const minutes = { function: "rate", rangeSeconds: 120 };
const whole = { container: null, source: null, query: null, keda: null, total: false, worstLagSeconds: expect.any(Number) };

describe("what is true and what was seen, in the metric's unit", () => {
  test("Resource, in percent of requests: 84 of 200 m", () => {
    expect(quiet(metricSources.Resource).series).toEqual([
      { ...whole, name: "cpu", type: "Resource", unit: "%", ...band(50), actual: 42, seen: 42, window: expect.any(Number) },
    ]);
  });
  test("Resource, a sidecar's usage and request included: 97 of 300 m, and seen in whole percents", () => {
    const [cpu] = quiet(metricSources.Resource, { workload: { sidecar: "withRequest" } }).series;
    expect([cpu!.actual, cpu!.seen]).toEqual([expect.closeTo(97 / 3, 9), 32]);
  });
  test("Resource, without the sidecar's request: there is no utilization", () => {
    const [cpu] = quiet(metricSources.Resource, { workload: { sidecar: "withoutRequest" } }).series;
    expect([cpu!.actual, cpu!.seen]).toEqual([NaN, NaN]);
  });
  test("ContainerResource, of its container alone", () => {
    const target = "target: { type: AverageValue, averageValue: 20m }";
    const metrics = `  - { type: ContainerResource, containerResource: { name: cpu, container: istio-proxy, ${target} } }\n`;
    expect(quiet(metrics, { workload: { sidecar: "withRequest" } }).series).toEqual(
      [
        {
          ...whole,
          container: "istio-proxy",
          name: "cpu",
          type: "ContainerResource",
          unit: "m",
          ...band(20),
          actual: 13,
          seen: 13,
          window: 15,
        },
      ].map((metric) => ({ ...metric, window: expect.any(Number) })),
    );
  });
  test("Pods, of the average pod", () => {
    expect(quiet(metricSources.Pods).series).toEqual([
      {
        ...whole,
        name: "http_requests",
        type: "Pods",
        source: "requestsPerSecond",
        query: minutes,
        unit: "",
        ...band(4),
        actual: 4,
        seen: 3.999,
        window: expect.any(Number),
      },
    ]);
  });
  test("Object with a value, of all together", () => {
    const hits = { name: "hits", type: "Object", source: "totalRequestsPerSecond", query: minutes, total: true, unit: "" };
    expect(quiet(metricSources.Object).series).toEqual([
      {
        keda: null,
        container: null,
        ...hits,
        worstLagSeconds: expect.any(Number),
        target: 12,
        bandLow: expect.closeTo(10.8, 9),
        bandHigh: expect.closeTo(13.2, 9),
        actual: 8,
        seen: 7.999,
        window: 90,
      },
    ]);
  });
  test("External with an average value, for each pod", () => {
    const signals = [{ metric: "queue_depth", source: "curve", points: [[0, 7]] }] as const;
    const drawn = { query: { function: "instant", rangeSeconds: 0 } };
    expect(quiet(metricSources.External, { signals }).series).toEqual([
      {
        ...whole,
        ...drawn,
        name: "queue_depth",
        type: "External",
        source: "curve",
        unit: "",
        ...band(5),
        actual: 3.5,
        seen: 3.5,
        window: 0,
      },
    ]);
  });
});

describe("the lag of a reconcile", () => {
  test("is the age of the oldest usage in the samples that counted", () => {
    const { trace } = quiet(metricSources.Resource);
    const [cpu] = trace.metrics;
    const ages = [...trace.steps.at].map((at, step) => at - cpu!.seenFrom[step]!);
    expect([...trace.steps.lag]).toEqual(ages);
    expect(Math.max(...ages)).toBeLessThanOrEqual(cpu!.worstLagSeconds);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(15);
  });
  test("is none where nothing was computed", () => {
    const { steps } = quiet(metricSources.Resource, { incidents: [{ at: 60, kind: "metricsServerDown", durationSeconds: 60 }] }).trace;
    expect([steps.lag[3]! > 0, steps.lag[4]]).toEqual([true, NaN]);
  });
  test("at worst is the sum of the periods on the way, or the range of a rate and a sync period", () => {
    const [cpu, memory, rate, hits, queue] = quiet(Object.values(metricSources).join("")).trace.metrics;
    for (const resource of [cpu, memory]) expect(resource!.worstLagSeconds).toBe(15 + 15 + 15 + 15);
    for (const averaged of [rate, hits]) expect(averaged!.worstLagSeconds).toBe(120 + 15);
    expect(queue!.worstLagSeconds).toBe(30 + 15);
  });
});

test("a trace may be taken on the way, and tells of what was until then", () => {
  const scenario = changed({});
  const simulation = simulationOf(scenario);
  simulation.advance(901);
  const { seconds, steps, reconciles, outcomes, pods, metrics } = simulation.trace();
  const complete = checkedRun(scenario);
  expect(reconciles).toEqual(complete.reconciles.slice(0, 61));
  expect([steps.at[60], steps.at.length, seconds.served.length]).toEqual([900, 241, 3601]);
  expect(seconds.served.slice(0, 901)).toEqual(complete.seconds.served.slice(0, 901));
  expect(metrics[0]!.actual.slice(0, 901)).toEqual(complete.metrics[0]!.actual.slice(0, 901));
  expect(outcomes.highestReplicas).toBe(Math.max(...complete.seconds.written.slice(0, 901)));
  expect(pods.length).toBe(complete.pods.filter(({ createdAt }) => createdAt <= 900).length);
});
