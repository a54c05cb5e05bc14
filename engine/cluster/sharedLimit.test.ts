import { describe, expect, test } from "vitest";
import { servedWithin } from "./latencies";
import { livingCluster } from "./testing/livingCluster";

/** 20 connections for 50 ms each: 400 requests per second. A pod with a core for requests of 5 ms serves 200. */
const database = {
  cpuPerRequestMilliseconds: 5,
  idleCpuMilli: 0,
  cpuRequestMilli: 1000,
  cpuLimitMilli: 1000,
  waitMillisecondsPerRequest: 50,
  databaseConnections: 20,
} as const;

const secondOf = (initialReplicas: number, load: number, at = 3) =>
  livingCluster({ workload: { ...database, initialReplicas }, load })
    .live(at)
    .at(-1)!;

describe("connections that all pods share", () => {
  test("change nothing while the pods need fewer", () => {
    expect(secondOf(1, 150)).toMatchObject({ served: 150_000, capacity: 200_000, waiting: 0, cpuMilli: 750 });
  });

  test("bound all pods together, so that more pods do not help and their CPU is idle", () => {
    for (const pods of [4, 10, 40]) {
      const { served, capacity, cpuMilli, throttledPods } = secondOf(pods, 600);
      expect({ served, capacity, throttledPods }).toEqual({ served: 400_000, capacity: 400_000, throttledPods: 0 });
      expect(cpuMilli).toBeCloseTo(2000, 6);
    }
  });

  test("make requests wait and then fail, and none is lost", () => {
    const [first, ...seconds] = livingCluster({ workload: { ...database, initialReplicas: 10 }, load: 600 }).live(20);
    const sum = (of: (second: (typeof seconds)[number]) => number) => seconds.reduce((total, second) => total + of(second), 0);
    const last = seconds.at(-1)!;
    expect(last).toMatchObject({ waiting: 3_000_000, backlogAge: 4 });
    const failed = sum((second) => second.failed.total);
    expect([failed > 0, sum((second) => second.failed.by.noConnection)]).toEqual([true, failed]);
    const left = sum(({ served }) => served) + failed + last.waiting;
    expect(left).toBe(first!.waiting + sum(({ offered }) => offered));
  });

  test("have a line of their own: at 95% it is longer than those at the pods", () => {
    const { latencies } = secondOf(40, 380, 600);
    expect(servedWithin(latencies, 0.5)).toBeGreaterThan(0.055);
    expect(servedWithin(secondOf(40, 200, 600).latencies, 0.5)).toBeCloseTo(0.055, 9);
  });
});

test("requests in flight are those that use CPU and those that wait for others", () => {
  expect(secondOf(1, 100).inFlight).toBe(100 * (5 + 50));
});
