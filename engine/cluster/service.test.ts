import { expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { createDeployment } from "./deployment";
import { createService } from "./service";
import { defaultWorkload } from "./workload";

const pods = (count: number) => {
  const template = { containers: [], startUpSeconds: 0, readinessSeconds: 0 };
  const deployment = createDeployment(
    { name: "web", replicas: count, template, terminationGraceSeconds: 30, samplePeriodSeconds: 15, onRemoved: () => undefined },
    -100,
    seededRandom(1),
  );
  deployment.tick(0);
  return deployment.pods;
};
/** 500 m, 4 m of them idle, 20 ms a request: 24.8 requests per second and pod. */
const workload = { ...defaultWorkload, requestTimeoutSeconds: 2 };

test("ready pods share the load evenly and use CPU for it", () => {
  const service = createService(workload);
  const two = pods(2);
  expect(service.tick(0, 10_000, two)).toEqual({
    offered: 10_000,
    served: 10_000,
    failed: 0,
    waiting: 0,
    capacity: 49_600,
    servingPods: 2,
    cpuMilli: 208,
    memoryBytes: 2 * 33_659_290,
  });
  expect(two.map((pod) => pod.cpuMilli)).toEqual([104, 104]);
});

test("CPU stops at the limit; what is left over waits, oldest first, then fails", () => {
  const service = createService(workload);
  const one = pods(1);
  const seconds = [0, 1, 2, 3].map((now) => service.tick(now, now === 0 ? 100_000 : 0, one));
  expect(seconds.map(({ served, waiting, failed }) => ({ served, waiting, failed }))).toEqual([
    { served: 24_800, waiting: 75_200, failed: 0 },
    { served: 24_800, waiting: 50_400, failed: 0 },
    { served: 24_800, waiting: 0, failed: 25_600 },
    { served: 0, waiting: 0, failed: 0 },
  ]);
  expect(one[0]!.cpuMilli).toBe(4);
});

test("at the limit a pod uses exactly its limit", () => {
  const one = pods(1);
  createService(workload).tick(0, 24_800, one);
  expect(one[0]!.cpuMilli).toBe(500);
});

test("without a wait, requests that find no room fail in the same second", () => {
  const service = createService({ ...workload, requestTimeoutSeconds: 0 });
  expect(service.tick(0, 30_000, pods(1))).toMatchObject({ served: 24_800, failed: 5_200, waiting: 0 });
});

test("without a serving pod nothing is served, and pods that run idle", () => {
  const service = createService(workload);
  const one = pods(1);
  one[0]!.deletionTimestamp = 30;
  const second = service.tick(0, 1_000, one);
  expect(second).toEqual({
    offered: 1_000,
    served: 0,
    failed: 0,
    waiting: 1_000,
    capacity: 0,
    servingPods: 0,
    cpuMilli: 0,
    memoryBytes: 0,
  });
  expect(one[0]!.cpuMilli).toBe(4);
});

test("idling above the limit leaves no capacity and stays throttled", () => {
  const one = pods(1);
  expect(createService({ ...workload, idleCpuMilli: 900 }).tick(0, 1_000, one)).toMatchObject({ served: 0, capacity: 0 });
  expect(one[0]!.cpuMilli).toBe(500);
});

test("memory is the idle amount and each request in flight, served or waiting", () => {
  const one = pods(1);
  createService({ ...workload, cpuPerRequestMilliseconds: 500, cpuLimitMilli: 1000, idleCpuMilli: 0, memoryPerRequestMebibytes: 8 }).tick(
    0,
    6_000,
    one,
  );
  // Two a second are served, each in flight for half a second, and four wait: five requests hold 40 Mi beside the idle 32 Mi.
  expect(one[0]!.memoryBytes).toBe(72 * 1_048_576);
});

test("a long queue keeps its order and its sum", () => {
  const service = createService({ ...workload, requestTimeoutSeconds: 600 });
  const one = pods(1);
  let failed = 0;
  let served = 0;
  let waiting = 0;
  for (let now = 0; now < 5_000; now++) {
    const second = service.tick(now, 50_000, one);
    failed += second.failed;
    served += second.served;
    waiting = second.waiting;
  }
  expect(served + failed + waiting).toBe(5_000 * 50_000);
});
