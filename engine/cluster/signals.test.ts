import { describe, expect, test } from "vitest";
import type { ClusterSecond } from "./clusterSecond";
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
  const signals = createSignals([measured], 20);
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
  const signals = createSignals([drawn], 20);
  signals.tick(3, clusterSecond());
  expect(signals.ofAll(drawn)).toBe(1300);
});

describe("the latency within which 95% were served in the last minute", () => {
  const waits = (...served: [seconds: number, amount: number][]) => ({
    waits: { count: served.length, seconds: served.map(([seconds]) => seconds), amounts: served.map(([, amount]) => amount) },
  });

  test("is the time to serve a request if none waited", () => {
    expect(after("p95Latency", waits([0, 1000])).ofAll).toBe(20);
  });
  test("includes the wait if more than a twentieth waited", () => {
    expect(after("p95Latency", waits([0, 950], [3, 50])).ofAll).toBe(20);
    expect(after("p95Latency", waits([0, 949], [3, 51])).ofAll).toBe(3020);
    expect(after("p95Latency", waits([0, 900], [3, 51], [7, 49])).ofAll).toBe(3020);
  });
  test("covers one minute only", () => {
    const slow = Array<Partial<ClusterSecond>>(60).fill(waits([9, 1000]));
    const fast = Array<Partial<ClusterSecond>>(60).fill(waits([0, 1000]));
    expect(after("p95Latency", {}, ...slow).ofAll).toBe(9020);
    expect(after("p95Latency", {}, ...slow, ...fast).ofAll).toBe(20);
  });
  test("is zero if nothing was served, as in Prometheus' adapter", () => {
    expect(after("p95Latency", {}).ofAll).toBe(0);
  });
});
