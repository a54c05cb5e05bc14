import { expect, test } from "vitest";
import { servedWithin } from "./latencies";
import { livingCluster, type LivingOptions } from "./testing/livingCluster";

/** The 50th, 95th and 99th percentile in a second, in milliseconds. */
function latenciesAfter(seconds: number, options: LivingOptions) {
  const { latencies } = livingCluster(options).live(seconds).at(-1)!;
  return [0.5, 0.95, 0.99].map((share) => Math.round(1000 * servedWithin(latencies, share)!));
}

/** A core for requests of 20 ms: 50 per second. */
const core = { cpuRequestMilli: 1000, cpuLimitMilli: 1000, idleCpuMilli: 0 };
const at = (utilization: number, workload: LivingOptions["workload"] = {}) =>
  latenciesAfter(600, { load: 50 * utilization, workload: { ...core, ...workload } });

test("waiting begins before all of the capacity is used: ln(utilization ÷ rest) ÷ (capacity − load), and 20 ms", () => {
  expect(at(0.1)).toEqual([20, 35, 71]);
  expect(at(0.5)).toEqual([20, 112, 176]);
  expect(at(0.7)).toEqual([42, 196, 303]);
  expect(at(0.9)).toEqual([138, 598, 920]);
  expect(at(0.95)).toEqual([277, 1198, 1842]);
});

test("more pods with the same load each have the same waits, one pod with more cores has shorter ones", () => {
  expect(latenciesAfter(600, { load: 450, workload: { ...core, initialReplicas: 10 } })).toEqual(at(0.9));
  const tenCores = { cpuRequestMilli: 10_000, cpuLimitMilli: 10_000, idleCpuMilli: 0 };
  expect(latenciesAfter(600, { load: 450, workload: tenCores })).toEqual([26, 72, 104]);
});

test("messages wait in one line for all pods", () => {
  const queue = { ...core, kind: "queue", initialReplicas: 10 } as const;
  expect(latenciesAfter(600, { load: 450, workload: queue })).toEqual([26, 72, 104]);
});

test("above the capacity the whole seconds of the wait are added, and nobody waits longer than the timeout", () => {
  const [before, after] = [1, 3].map((seconds) => latenciesAfter(seconds, { load: 60, workload: core }));
  expect(after![0]! - before![0]!).toBeLessThan(1000);
  expect(at(1.02).map((time) => time <= 5020)).toEqual([true, true, true]);
  expect(at(1.02)[1]).toBeGreaterThan(5000);
});

test("a request longer than the limit allows in a period is throttled even when it is alone", () => {
  const slow = { ...core, cpuPerRequestMilliseconds: 200 };
  expect(latenciesAfter(10, { load: 0.001, workload: slow })[0]).toBe(200);
  // 50 ms in each of four periods: three whole periods and 50 ms.
  expect(latenciesAfter(10, { load: 0.001, workload: { ...slow, cpuRequestMilli: 500, cpuLimitMilli: 500 } })[0]).toBe(350);
});

test("a pod that warms up and serves half of its load takes twice as long for a request", () => {
  const warming = { ...core, warmUpSeconds: 3600, warmUpCapacityPercent: 50, warmUpCpuPercent: 100 };
  const { latencies } = livingCluster({ load: 0.001, workload: warming, incidents: [{ kind: "podsCrash", pods: 1, at: 1 }] })
    .live(60)
    .at(-1)!;
  expect(servedWithin(latencies, 0.5)).toBe(0.04);
});

test("nothing else changes: a second without requests has no latency", () => {
  expect(livingCluster({ load: 0 }).live(0)[0]!.latencies.count).toBe(0);
});
