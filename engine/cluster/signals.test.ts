import { describe, expect, test } from "vitest";
import type { ClusterSecond } from "./clusterSecond";
import { addLatencies, noLatencies } from "./latencies";
import { queryOf, type SignalSource } from "./signal";
import { createSignals, type CustomMetric } from "./signals";
import { clusterSecond } from "./testing/measured";

const metric = (source: SignalSource): CustomMetric => ({
  type: "External",
  name: source,
  source,
  query: queryOf(source, {}, {}, 30),
  points: [],
});

/** The signals after a minute of equal seconds and then the given ones. */
function after(source: SignalSource, usual: Partial<ClusterSecond>, ...then: Partial<ClusterSecond>[]) {
  const measured = metric(source);
  const signals = createSignals([measured]);
  const seconds = [...Array<Partial<ClusterSecond>>(60).fill(usual), ...then];
  seconds.forEach((second, now) => signals.tick(now, clusterSecond({ servingPods: 4, ...second })));
  return { ofAll: signals.ofAll(measured), ofReadyPod: signals.ofReadyPod(measured) };
}

test("requests per second are those served, averaged over the last minute", () => {
  expect(after("requestsPerSecond", { served: 8000 })).toEqual({ ofAll: 8000, ofReadyPod: 2000 });
  expect(after("requestsPerSecond", { served: 8000 }, { served: 68_000 })).toEqual({ ofAll: 9000, ofReadyPod: 2250 });
});

test("total requests per second are those that arrive, and a pod reports them as they are", () => {
  expect(after("totalRequestsPerSecond", { offered: 8000, served: 0 })).toEqual({ ofAll: 8000, ofReadyPod: 8000 });
});

test("in flight, the backlog and its age are those of the moment", () => {
  expect(after("inFlight", {}, { inFlight: 10_000 })).toEqual({ ofAll: 10_000, ofReadyPod: 2500 });
  expect(after("backlog", {}, { waiting: 7500 })).toEqual({ ofAll: 7500, ofReadyPod: 7500 });
  expect(after("backlogAge", {}, { backlogAge: 12 })).toEqual({ ofAll: 12_000, ofReadyPod: 12_000 });
});

test("without a ready pod there is no average", () => {
  expect(after("inFlight", {}, { servingPods: 0, inFlight: 10_000 })).toEqual({ ofAll: 10_000, ofReadyPod: NaN });
});

test("a curve drawn by hand has thousandths", () => {
  const drawn = {
    ...metric("curve"),
    points: [
      [0, 1],
      [10, 2],
    ] as const,
  };
  const signals = createSignals([drawn]);
  signals.tick(3, clusterSecond());
  expect(signals.ofAll(drawn)).toBe(1300);
});

describe("the latency within which a share was served in the last minute", () => {
  const latencies = (...served: [seconds: number, amount: number][]) => {
    const of = noLatencies();
    for (const [seconds, amount] of served) addLatencies(of, amount, seconds, 0, 0, seconds);
    return { latencies: of };
  };

  test("is the time of a request if none waited", () => {
    expect(after("p95Latency", latencies([0.02, 1000])).ofAll).toBe(20);
  });
  test("includes the wait if more than the rest waited", () => {
    expect(after("p95Latency", latencies([0.02, 950], [3.02, 50])).ofAll).toBe(20);
    expect(after("p95Latency", latencies([0.02, 949], [3.02, 51])).ofAll).toBe(3020);
    expect(after("p95Latency", latencies([0.02, 900], [3.02, 51], [7.02, 49])).ofAll).toBe(3020);
    expect(after("p99Latency", latencies([0.02, 900], [3.02, 51], [7.02, 49])).ofAll).toBe(7020);
    expect(after("p50Latency", latencies([0.02, 900], [3.02, 51], [7.02, 49])).ofAll).toBe(20);
  });
  test("covers one minute only", () => {
    const slow = Array<Partial<ClusterSecond>>(60).fill(latencies([9.02, 1000]));
    const fast = Array<Partial<ClusterSecond>>(60).fill(latencies([0.02, 1000]));
    expect(after("p95Latency", {}, ...slow).ofAll).toBe(9020);
    expect(after("p95Latency", {}, ...slow, ...fast).ofAll).toBe(20);
  });
  test("is zero if nothing was served, as in Prometheus' adapter", () => {
    expect(after("p95Latency", {}).ofAll).toBe(0);
  });
});
