import { describe, expect, test } from "vitest";
import { noFailures } from "./failureReasons";
import { livingCluster } from "./testing/livingCluster";

/** 500 m, 4 m of them idle, 20 ms a request: a pod serves 24.8 requests per second. */
const podCapacity = 24_800;

describe("ready pods", () => {
  test("share the load evenly and use CPU for it", () => {
    const cluster = livingCluster({ workload: { initialReplicas: 2 }, load: 10 });
    expect(cluster.live(0)[0]).toEqual({
      offered: 10_000,
      retried: 0,
      wasted: 0,
      served: 10_000,
      failed: noFailures(),
      returned: 0,
      jobsInWork: 0,
      waiting: 0,
      capacity: 2 * podCapacity,
      inFlight: 200,
      backlogAge: 0,
      waits: { count: 1, seconds: [0], amounts: [10_000] },
      // At 5 of 24.8 requests per second, a fifth waits 1 ÷ 19.8 s on average.
      latencies: {
        count: 1,
        amounts: [10_000],
        least: [0.02],
        waiting: [expect.closeTo(5 / 24.8, 12)],
        meanWaits: [1 / 19.8],
        longest: [5.02],
      },
      servingPods: 2,
      serving: { main: { cpuMilli: 208, memoryBytes: 2 * 33_659_290 }, sidecar: { cpuMilli: 0, memoryBytes: 0 } },
      cpuMilli: 208,
      cpuRequestedMilli: 400,
      memoryRequestedMebibytes: 128,
      hottestCpuMilli: 104,
      throttledPods: 0,
      podsHeldByNode: 0,
      nodes: 0,
      existingPods: 2,
      mains: null,
      requests: null,
    });
  });

  test("are throttled at their limit, which they then use exactly", () => {
    const full = livingCluster({ load: 24.8 }).live(0)[0]!;
    expect([full.served, full.waiting, full.cpuMilli, full.throttledPods]).toEqual([podCapacity, 0, 500, 1]);
    const uneven = livingCluster({ load: 1000, workload: { cpuPerRequestMilliseconds: 7 } }).live(0)[0]!;
    expect([uneven.served, uneven.cpuMilli]).toEqual([70_857, 500]);
  });

  test("that use the whole limit when idle have no capacity", () => {
    const [second] = livingCluster({ load: 1, workload: { idleCpuMilli: 900 } }).live(0);
    expect(second).toMatchObject({ served: 0, capacity: 0, cpuMilli: 500, throttledPods: 1 });
  });
});

describe("requests that find no room", () => {
  const overloaded = {
    workload: { requestTimeoutSeconds: 2 },
    incidents: [{ kind: "loadMultiplied", factor: 100, at: 1, durationSeconds: 1 }],
    load: 1,
  } as const;

  test("wait, oldest first, and fail after the timeout", () => {
    const cluster = livingCluster(overloaded);
    const seconds = cluster.live(4).map(({ offered, served, waiting, failed, backlogAge, waits }) => {
      const waited = waits.seconds.slice(0, waits.count).map((wait, index) => `${waits.amounts[index]} after ${wait} s`);
      return { offered, served, waiting, failed: failed.total, backlogAge, waited };
    });
    expect(seconds).toEqual([
      { offered: 1_000, served: 1_000, waiting: 0, failed: 0, backlogAge: 0, waited: ["1000 after 0 s"] },
      { offered: 100_000, served: 24_800, waiting: 75_200, failed: 0, backlogAge: 0, waited: ["24800 after 0 s"] },
      { offered: 1_000, served: 24_800, waiting: 51_400, failed: 0, backlogAge: 1, waited: ["24800 after 1 s"] },
      { offered: 1_000, served: 24_800, waiting: 2_000, failed: 25_600, backlogAge: 1, waited: ["24800 after 2 s"] },
      {
        offered: 1_000,
        served: 3_000,
        waiting: 0,
        failed: 0,
        backlogAge: 0,
        waited: ["1000 after 2 s", "1000 after 1 s", "1000 after 0 s"],
      },
    ]);
  });

  test("fail in the same second without a timeout", () => {
    const [second] = livingCluster({ load: 30, workload: { requestTimeoutSeconds: 0 } }).live(0);
    expect(second).toMatchObject({ served: podCapacity, failed: { total: 5_200, by: { timedOut: 5_200 } }, waiting: 0 });
  });

  test("count as in flight at the pods", () => {
    const cluster = livingCluster({ ...overloaded, workload: { ...overloaded.workload, initialReplicas: 2 } });
    // Two full pods each work on half a request, for 496 m; the rest of the hundred waits for them.
    expect(cluster.live(1)[1]).toMatchObject({ waiting: 50_400, inFlight: 2 * 496 + 50_400 });
  });

  test("wait at no pod if there is none", () => {
    const cluster = livingCluster({ load: 1, workload: { initialReplicas: 0, requestTimeoutSeconds: 3 } });
    const { served, failed, waiting, inFlight, capacity, servingPods } = cluster.live(10)[10]!;
    expect({ served, failed: [failed.total, failed.by.noPodReady], waiting, inFlight, capacity, servingPods }).toEqual({
      served: 0,
      failed: [1_000, 1_000],
      waiting: 3_000,
      inFlight: 0,
      capacity: 0,
      servingPods: 0,
    });
  });
});

describe("a queue worker", () => {
  const queue = { workload: { kind: "queue" } } as const;

  test("loses nothing and serves nothing at zero replicas, and drains its backlog", () => {
    const cluster = livingCluster({ workload: { ...queue.workload, initialReplicas: 0 }, load: 10 });
    const before = cluster.live(99).at(-1)!;
    expect(before).toMatchObject({ served: 0, failed: { total: 0 }, waiting: 1_600_000, backlogAge: 159 });
    cluster.scale(10, 99);
    const seconds = cluster.live(200);
    expect(seconds.at(-1)).toMatchObject({ served: 10_000, failed: { total: 0 }, waiting: 0 });
    expect(seconds.reduce((sum, { served }) => sum + served, 0)).toBe(1_600_000 + 101 * 10_000);
  });

  test("counts in flight only what it works on, not what waits", () => {
    const [second] = livingCluster({ ...queue, load: 1000 }).live(0);
    expect(second).toMatchObject({ served: podCapacity, inFlight: 496 });
  });
});

describe("pods that differ", () => {
  test("a hot pod is full while the average is not", () => {
    const cluster = livingCluster({ workload: { initialReplicas: 4, imbalancePercent: 100 }, load: 60 });
    const second = cluster.live(60).at(-1)!;
    // The hot pod gets half of the load, the others a sixth each.
    expect(second.hottestCpuMilli).toBe(500);
    expect(second.throttledPods).toBe(1);
    expect(second.cpuMilli / 4).toBeLessThan(350);
    expect(second.waiting).toBeGreaterThan(0);
    expect(second.served).toBe(60_000);
  });

  test("a hot pod that stops serving leaves its share to another", () => {
    const incidents = [{ kind: "podsUnready", pods: 1, at: 10, durationSeconds: 100 }] as const;
    const cluster = livingCluster({ workload: { initialReplicas: 3, imbalancePercent: 50 }, load: 10, incidents });
    const seconds = cluster.live(20);
    // 4 m idle and 20 ms × half of ten requests per second; then three quarters.
    expect(seconds[9]).toMatchObject({ hottestCpuMilli: 104, servingPods: 3 });
    expect(seconds[10]).toMatchObject({ hottestCpuMilli: 154, servingPods: 2 });
  });

  test("a spread makes requests cost more CPU in some pods and less in others, within its bounds", () => {
    const cluster = livingCluster({ workload: { initialReplicas: 200, cpuSpreadPercent: 30, idleCpuMilli: 0 }, load: 2000 });
    const second = cluster.live(0)[0]!;
    // 20 ms ± 30% of ten requests per second.
    expect(second.hottestCpuMilli).toBe(260);
    expect(second.cpuMilli / 200).toBeGreaterThan(190);
    expect(second.cpuMilli / 200).toBeLessThan(210);
    expect(second.served).toBe(2_000_000);
  });

  test("a warming pod serves less, though its CPU is not at the limit", () => {
    const cluster = livingCluster({ workload: { warmUpSeconds: 30, warmUpCapacityPercent: 40, warmUpCpuPercent: 100 }, load: 100 });
    cluster.live(100);
    cluster.scale(2, 100);
    const capacities = cluster.live(150).map(({ capacity }) => capacity);
    expect(capacities.slice(13, 15)).toEqual([podCapacity, podCapacity + 9_920]);
    expect(capacities.slice(43, 45)).toEqual([podCapacity + 9_920, 2 * podCapacity]);
  });
});

describe("pods that do not serve", () => {
  test("use CPU for their start: more than idle, up to the limit, with less left for requests until it ends", () => {
    const cluster = livingCluster({ workload: { startUpCpuMilli: 300, startUpCpuSeconds: 20 } });
    cluster.live(100);
    cluster.scale(2, 100);
    const seconds = cluster.live(130);
    const cpu = seconds.map(({ cpuMilli }) => cpuMilli - 4);
    expect([cpu[1], cpu[2], cpu[21], cpu[22]]).toEqual([0, 304, 304, 4]);
    // Ready at 115, it has 196 m for requests until 123.
    expect(seconds.slice(13, 15).map(({ capacity }) => capacity)).toEqual([podCapacity, podCapacity + 9_800]);
    expect(seconds[22]!.capacity).toBe(2 * podCapacity);
  });

  test("idle while they stop, use nothing while they wait to be started again", () => {
    const stopping = livingCluster({ workload: { initialReplicas: 2 } });
    stopping.live(100);
    stopping.scale(1, 100);
    expect(
      stopping
        .live(102)
        .map(({ cpuMilli, existingPods, cpuRequestedMilli }) => [cpuMilli, existingPods, cpuRequestedMilli])
        .slice(-2),
    ).toEqual([
      [8, 2, 400],
      [4, 1, 200],
    ]);
    const crashed = livingCluster({ incidents: [{ kind: "podsCrash", pods: 1, at: 100 }] });
    expect(
      crashed
        .live(103)
        .map(({ cpuMilli }) => cpuMilli)
        .slice(-4),
    ).toEqual([0, 0, 0, 4]);
  });

  test("keep their share of the work while they drain", () => {
    const cluster = livingCluster({ workload: { initialReplicas: 2, drainSeconds: 10 }, load: 40 });
    cluster.live(100);
    cluster.scale(1, 100);
    const seconds = cluster.live(111);
    // The count was written at the end of second 100, so these are ten whole seconds.
    expect(seconds[9]).toMatchObject({ servingPods: 1, capacity: 2 * podCapacity, served: 40_000, cpuMilli: 808 });
    expect(seconds[10]).toMatchObject({ servingPods: 1, capacity: podCapacity, served: podCapacity, cpuMilli: 504 });
  });
});

describe("a sidecar", () => {
  const sidecar = { sidecar: "withRequest", initialReplicas: 2 } as const;

  test("uses CPU and memory of its own, without a limit", () => {
    const [second] = livingCluster({ workload: sidecar, load: 10 }).live(0);
    // 5 m idle and 2 ms for each of five requests per second.
    expect(second!.serving).toEqual({
      main: { cpuMilli: 208, memoryBytes: 2 * 33_659_290 },
      sidecar: { cpuMilli: 30, memoryBytes: 2 * 32 * 1_048_576 },
    });
    expect([second!.cpuMilli, second!.hottestCpuMilli, second!.cpuRequestedMilli]).toEqual([238, 119, 600]);
  });

  test("may have no request", () => {
    const cluster = livingCluster({ workload: { ...sidecar, sidecar: "withoutRequest" } });
    expect(cluster.live(0)[0]!.cpuRequestedMilli).toBe(400);
    expect(cluster.pods()[0]!.containers).toEqual([
      { name: "web", requestsMilli: { cpu: 200, memory: 67_108_864_000 } },
      { name: "sidecar", requestsMilli: {} },
    ]);
  });
});
