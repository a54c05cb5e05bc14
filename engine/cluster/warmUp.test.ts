import { expect, test } from "vitest";
import { livingCluster } from "./testing/livingCluster";

/** A pod with 500 m for requests of 20 ms. It crashes at 0, runs at 3, is ready at 15 and then warms up for 40 s. */
const warmingUp = (workload: { warmUpCapacityPercent: number; warmUpCpuPercent: number }, load: number) =>
  livingCluster({
    workload: { ...workload, warmUpSeconds: 40, idleCpuMilli: 0 },
    incidents: [{ kind: "podsCrash", pods: 1, at: 0 }],
    load,
  }).live(70);

test("a pod that costs more CPU at first uses it, less in each tenth of the warm-up, and then the usual", () => {
  const seconds = warmingUp({ warmUpCapacityPercent: 100, warmUpCpuPercent: 300 }, 5);
  const cpu = (at: number) => Math.round(seconds[at]!.cpuMilli);
  // 5 requests of 20 ms are 100 m; the middle of the first tenth has 2.9 times that, of the last 1.1 times.
  expect([22, 26, 30, 50, 54, 55, 70].map(cpu)).toEqual([270, 250, 230, 130, 110, 100, 100]);
  expect(seconds[22]!.served).toBe(5000);
});

test("at its limit such a pod serves less and is throttled", () => {
  const seconds = warmingUp({ warmUpCapacityPercent: 100, warmUpCpuPercent: 300 }, 40);
  expect(seconds[16]).toMatchObject({ served: 8620, cpuMilli: 500, throttledPods: 1 });
  expect(seconds[70]).toMatchObject({ served: 25_000, cpuMilli: 500 });
});

test("a pod that serves less at first has an idle CPU and is not throttled", () => {
  const seconds = warmingUp({ warmUpCapacityPercent: 50, warmUpCpuPercent: 100 }, 40);
  expect(seconds[16]).toMatchObject({ served: 12_500, cpuMilli: 250, throttledPods: 0 });
  expect(seconds[54]).toMatchObject({ served: 12_500 });
  expect(seconds[55]).toMatchObject({ served: 25_000, cpuMilli: 500, throttledPods: 1 });
});
