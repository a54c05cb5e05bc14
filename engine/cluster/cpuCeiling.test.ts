import { expect, test } from "vitest";
import { cpuCeilingMilli } from "./cpuCeiling";
import { livingCluster } from "./testing/livingCluster";

const ceiling = (cpuRequestMilli: number, cpuLimitMilli: number, nodes: number) =>
  cpuCeilingMilli({ cpuRequestMilli, cpuLimitMilli }, { nodes, nodeCpuMilli: 4000 });

test("a limit bounds a pod, and so does its node", () => {
  expect([ceiling(200, 500, 0), ceiling(200, 500, 3), ceiling(200, 6000, 3)]).toEqual([500, 500, 4000]);
  // Without nodes there is room for every pod, so also for one that uses more than the stated node has.
  expect(ceiling(200, 6000, 0)).toBe(6000);
});

test("without a limit a pod can use a whole node; without nodes its node has at least its request", () => {
  expect([ceiling(200, 0, 3), ceiling(200, 0, 0), ceiling(5000, 0, 0)]).toEqual([4000, 4000, 5000]);
});

test("without a limit a pod serves what its node allows, and is never throttled", () => {
  // A request takes 20 ms of a core: 100 a second are 2,000m; idle CPU is 4m.
  const [second] = livingCluster({ workload: { cpuLimitMilli: 0 }, load: 100 }).live(0);
  expect(second).toMatchObject({ served: 100_000, waiting: 0, cpuMilli: 2004, throttledPods: 0, capacity: 199_800 });
  const full = livingCluster({ workload: { cpuLimitMilli: 0 }, load: 300 }).live(0)[0]!;
  expect(full).toMatchObject({ served: 199_800, cpuMilli: 4000, throttledPods: 0 });
  const limited = livingCluster({ load: 100 }).live(0)[0]!;
  expect(limited).toMatchObject({ served: 24_800, cpuMilli: 500, throttledPods: 1 });
});
