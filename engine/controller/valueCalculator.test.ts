import { describe, expect, test } from "vitest";
import type { Int64 } from "../lib/int64";
import { defaultFlags } from "./flags";
import type { MetricsReading } from "./observation";
import { noOlderRules, olderRulesFor } from "./olderRules";
import type { CalculatorInput } from "./replicaCalculator";
import { observe, seenPod, seenPods, type SeenPod } from "./testing/observed";
import {
  getExternalMetricReplicas,
  getExternalPerPodMetricReplicas,
  getObjectMetricReplicas,
  getObjectPerPodMetricReplicas,
} from "./valueCalculator";

const tolerance = { down: 0.1, up: 0.1 };
const hits = { name: "hits", object: { apiVersion: "networking.k8s.io/v1", kind: "Ingress", name: "main" }, namespace: "default" };
const queue = { name: "queue", selector: "nil", namespace: "default" };

function inputOf(seen: readonly SeenPod[], change: Partial<CalculatorInput>, metrics: Partial<MetricsReading> = {}): CalculatorInput {
  const observation = observe(seen);
  return {
    currentReplicas: seen.length,
    statusReplicas: seen.length,
    namespace: "default",
    tolerance,
    observation: { ...observation, metrics: { ...observation.metrics, ...metrics } },
    flags: defaultFlags,
    older: noOlderRules,
    now: 0,
    ...change,
  };
}

const object = (value: Int64, pods: number, change: Partial<CalculatorInput> = {}) =>
  inputOf(seenPods(pods, 1), change, { object: new Map([["hits", value]]) });
const external = (series: Int64[], pods: number, change: Partial<CalculatorInput> = {}) =>
  inputOf(seenPods(pods, 1), change, { external: new Map([["queue", series]]) });

const in1_37 = () => ({ older: olderRulesFor("1.37") });

describe("a value target", () => {
  test("proposes the ratio × the pods that run and are ready, terminating ones included", () => {
    const seen = [
      ...seenPods(3, 1),
      seenPod("leaving", 1, { deletionTimestamp: 0 }),
      seenPod("starting", 1, { ready: false }),
      seenPod("done", 1, { phase: "Succeeded" }),
      seenPod("unknown", 1, { ready: "Unknown" }),
    ];
    const input = inputOf(seen, {}, { object: new Map([["hits", 2500]]) });
    expect(getObjectMetricReplicas(input, hits, 1000)).toEqual({
      ok: true,
      replicaCount: 10,
      calculation: {
        kind: "value",
        series: [2500],
        usageMilli: 2500,
        targetMilli: 1000,
        usageRatio: 2.5,
        tolerance,
        readyPods: 4,
        outcome: "scaled",
        outOfRange: [],
      },
    });
  });

  test("records the ready pods within tolerance too, where they change nothing", () => {
    const input = inputOf(seenPods(3, 1), {}, { object: new Map([["hits", 1000]]) });
    expect(getObjectMetricReplicas(input, hits, 1000)).toMatchObject({ calculation: { outcome: "withinTolerance", readyPods: 3 } });
  });

  test("keeps the current count within tolerance, both edges included, and needs no pods then", () => {
    const within = (value: number) => getObjectMetricReplicas(object(value, 0, { currentReplicas: 7 }), hits, 1000);
    expect(within(900)).toMatchObject({ replicaCount: 7, calculation: { outcome: "withinTolerance", readyPods: null } });
    expect(within(1100)).toMatchObject({ replicaCount: 7 });
    expect(within(899)).toEqual({
      ok: false,
      error: "unable to calculate ready pods: no pods returned by selector while calculating replica count",
    });
  });

  test("has no tolerance at zero", () => {
    const fromZero = (value: number) => getObjectMetricReplicas(object(value, 0), hits, 1000);
    expect(fromZero(1001)).toMatchObject({ replicaCount: 2, calculation: { outcome: "fromZero" } });
    expect(fromZero(0)).toMatchObject({ replicaCount: 0 });
  });

  test("caps a count beyond int32; until 1.37 except at zero, where it becomes the smallest int32", () => {
    const huge = 10 ** 15;
    expect(getObjectMetricReplicas(object(huge, 1), hits, 1)).toMatchObject({
      replicaCount: 2147483647,
      calculation: { outOfRange: [{ what: "replicaCount", exact: huge }] },
    });
    expect(getObjectMetricReplicas(object(huge, 0), hits, 1)).toMatchObject({
      replicaCount: 2147483647,
      calculation: { outOfRange: [{ what: "replicaCount", exact: huge }] },
    });
    expect(getObjectMetricReplicas(object(huge, 0, in1_37()), hits, 1)).toMatchObject({
      replicaCount: -2147483648,
      calculation: { outOfRange: [{ what: "replicaCount", exact: huge }] },
    });
  });

  test("sums the series, and caps only the sum of positive ones", () => {
    const largest = 2n ** 63n - 1n;
    expect(getExternalMetricReplicas(external([500, 700], 1), queue, 1000)).toMatchObject({
      replicaCount: 2,
      calculation: { usageMilli: 1200 },
    });
    expect(getExternalMetricReplicas(external([largest, 5], 1), queue, 1000)).toMatchObject({
      calculation: { usageMilli: largest, outOfRange: [{ what: "usage" }, { what: "replicaCount" }] },
    });
    expect(getExternalMetricReplicas(external([-largest, -5], 1), queue, 1000)).toMatchObject({
      calculation: { usageMilli: largest - 3n, outOfRange: [{ what: "usage" }, { what: "replicaCount" }] },
    });
  });
});

describe("an average value target", () => {
  test("divides the total by the replicas of the status, and keeps that count within tolerance", () => {
    const average = (value: number) => getObjectPerPodMetricReplicas(object(value, 2, { statusReplicas: 4 }), hits, 1000);
    expect(average(4001)).toEqual({
      ok: true,
      replicaCount: 4,
      calculation: {
        kind: "averageValue",
        series: [4001],
        usageMilli: 4001,
        targetMilli: 1000,
        statusReplicas: 4,
        usageRatio: 1.00025,
        averageMilli: 1001,
        tolerance,
        outcome: "withinTolerance",
        outOfRange: [],
      },
    });
    expect(average(6001)).toMatchObject({ replicaCount: 7, calculation: { outcome: "scaled", averageMilli: 1501 } });
  });

  test("reports the total without replicas in the status; until 1.37 it leaves the range", () => {
    for (const total of [3000, 0]) {
      const calculation = { averageMilli: total, outOfRange: [] };
      expect(getExternalPerPodMetricReplicas(external([total], 0), queue, 1000)).toMatchObject({ replicaCount: total / 1000, calculation });
      expect(getObjectPerPodMetricReplicas(object(total, 0), hits, 1000)).toMatchObject({ replicaCount: total / 1000, calculation });
    }
    expect(getExternalPerPodMetricReplicas(external([3000], 0, in1_37()), queue, 1000)).toMatchObject({
      replicaCount: 3,
      calculation: { averageMilli: -(2n ** 63n), outOfRange: [{ what: "average", exact: Infinity }] },
    });
  });

  test("caps the count; until 1.37 only that of an External metric", () => {
    const huge = 10 ** 15;
    expect(getExternalPerPodMetricReplicas(external([huge], 1), queue, 1)).toMatchObject({ replicaCount: 2147483647 });
    expect(getExternalPerPodMetricReplicas(external([huge], 1, in1_37()), queue, 1)).toMatchObject({ replicaCount: 2147483647 });
    expect(getObjectPerPodMetricReplicas(object(huge, 1), hits, 1)).toMatchObject({ replicaCount: 2147483647 });
    expect(getObjectPerPodMetricReplicas(object(huge, 1, in1_37()), hits, 1)).toMatchObject({ replicaCount: -2147483648 });
  });

  test("treats a negative sum as one that wrapped around, and reports it undivided", () => {
    expect(getExternalPerPodMetricReplicas(external([-1, 500], 2), queue, 1000)).toMatchObject({
      calculation: {
        usageMilli: 2n ** 63n - 1n,
        averageMilli: 2n ** 63n - 1n,
        outOfRange: [{ what: "usage", exact: 499 }, { what: "average" }, {}],
      },
    });
  });
});

test("names what could not be read", () => {
  const nothing = inputOf([], {});
  const customApi = "unable to fetch metrics from custom metrics API: the server could not find the metric hits for";
  expect([
    getObjectMetricReplicas(nothing, hits, 1),
    getObjectPerPodMetricReplicas(nothing, { ...hits, object: { kind: "Ingress", name: "main" } }, 1),
    getExternalMetricReplicas(nothing, queue, 1),
    getExternalPerPodMetricReplicas(external([], 1), queue, 1),
  ]).toEqual(
    [
      `unable to get metric hits on Ingress default/main: ${customApi} ingresses.networking.k8s.io main`,
      `unable to get metric hits on Ingress default/main: ${customApi} ingresses main`,
      "unable to get external metric default/queue/nil: unable to fetch metrics from external metrics API: the server could not find the requested resource (get queue.external.metrics.k8s.io)",
      "unable to get external metric default/queue/nil: no metrics returned from external metrics API",
    ].map((error) => ({ ok: false, error })),
  );
});
