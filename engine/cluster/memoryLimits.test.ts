import { expect, test } from "vitest";
import { getPods } from "../kubectl/pods";
import type { IncidentOf } from "./incident";
import type { Pod } from "./pod";
import { livingCluster, tell, type LivingOptions } from "./testing/livingCluster";
import { podsResized } from "./testing/podsResized";

const mebibyte = 1_048_576;
/** A busy second: eight requests are in flight, six of them wait. */
const burst = [{ kind: "loadMultiplied", factor: 8, at: 10, durationSeconds: 1 }] as const;
const workload = { cpuPerRequestMilliseconds: 500, cpuLimitMilli: 1000, idleCpuMilli: 0, memoryPerRequestMebibytes: 8 };
const used = (cluster: ReturnType<typeof livingCluster>, to: number) =>
  cluster.live(to).map(({ serving }) => serving.main.memoryBytes / mebibyte);
const lineOf = (cluster: ReturnType<typeof livingCluster>, now: number) =>
  getPods({ namespace: "default", containers: 1, pods: cluster.lives() }, now).split("\n")[1]!.split(/ {2,}/).slice(1);

test("a container that wants more than its limit holds the limit, is killed in the next second, and begins again at its base", () => {
  const cluster = livingCluster({ workload: { ...workload, memoryLimitMebibytes: 80 }, load: 1, incidents: burst });
  const seconds = cluster.live(100);
  const held = seconds.map(({ serving }) => serving.main.memoryBytes / mebibyte);
  expect([held[9], held[10], held[11], held[100]]).toEqual([36, 80, 0, 36]);
  const [life] = cluster.lives();
  // It is ready 12 s after its start, and it starts 3 s after the exit.
  expect(tell(life!)).toMatch(/ready -\d+, crashed 11, starting 14, ready 26$/);
  expect(life!.exits).toEqual([
    {
      at: 11,
      backOffSeconds: 0,
      outOfMemory: { memoryRequestMebibytes: 64, memoryLimitMebibytes: 80, wantedBytes: 88 * mebibyte },
    },
  ]);
  const lost = seconds.map(({ failed }) => failed.by.outOfMemory);
  expect(lost[11]).toBeGreaterThan(0);
  expect(lost.filter((amount) => amount > 0)).toHaveLength(1);
});

test("a container that just holds its limit runs on", () => {
  const cluster = livingCluster({ workload: { ...workload, memoryLimitMebibytes: 88 }, load: 1, incidents: burst });
  expect(used(cluster, 30)[10]).toBe(88);
  expect(cluster.lives()[0]!.exits).toEqual([]);
});

test("kubectl shows OOMKilled, then CrashLoopBackOff, and counts the restarts", () => {
  const cluster = livingCluster({ workload: { memoryLimitMebibytes: 64, memoryLeakMebibytesPerHour: 36_000, readinessSeconds: 0 } });
  cluster.live(400);
  const [life] = cluster.lives();
  // 10 Mi a second leak, so each run of the container ends after four seconds: the fourth second wants 72 Mi.
  expect(life!.exits.slice(0, 4).map(({ backOffSeconds }) => backOffSeconds)).toEqual([0, 10, 20, 40]);
  expect(life!.exits.at(-1)!.backOffSeconds).toBe(300);
  expect(life!.exits.every(({ outOfMemory }) => outOfMemory?.wantedBytes === 72 * mebibyte)).toBe(true);
  const [first, second] = life!.exits;
  expect(lineOf(cluster, first!.at)).toEqual(["0/1", "OOMKilled", "0", expect.any(String)]);
  expect(lineOf(cluster, second!.at).slice(0, 2)).toEqual(["0/1", "CrashLoopBackOff"]);
  expect(lineOf(cluster, second!.at)[2]).toMatch(/^1 \(0s ago\)$/);
});

test("a pod that leaks before the run was killed before the run, too", () => {
  // Started 3597 s before the run: 36 Mi an hour, 18 of them allowed.
  const cluster = livingCluster({ workload: { memoryLimitMebibytes: 50, memoryRequestMebibytes: 50, memoryLeakMebibytesPerHour: 36 } });
  const held = used(cluster, 0)[0]!;
  expect(held).toBeLessThanOrEqual(50);
  const [life] = cluster.lives();
  expect(life!.exits).toHaveLength(1);
  const started = life!.phases.findLast(({ phase }) => phase === "starting")!.at;
  expect(held).toBeCloseTo(32 - started / 100, 5);
});

test("a pod that is being deleted is gone when it is killed", () => {
  const cluster = livingCluster({
    workload: {
      initialReplicas: 2,
      memoryLimitMebibytes: 68,
      memoryRequestMebibytes: 50,
      memoryLeakMebibytesPerHour: 36,
      stopSeconds: 20,
    },
    incidents: [{ kind: "kubectlScale", at: 1, replicas: 1 }],
  });
  cluster.live(30);
  const gone = cluster.lives().find(({ goneAt }) => goneAt !== null)!;
  // 32 Mi at the start, and a hundredth more each second: above 68 Mi after 3600 s, which is at second 3.
  expect(gone).toMatchObject({ goneAt: 5, exits: [{ at: 5, outOfMemory: { memoryLimitMebibytes: 68 } }] });
});

const resized = (change: Partial<IncidentOf<"podsResized">>, { workload, incidents = [], ...options }: LivingOptions = {}) =>
  livingCluster({
    ...options,
    workload: { idleMemoryMebibytes: 100, memoryLimitMebibytes: 200, ...workload },
    incidents: [podsResized(change), ...incidents].toSorted((a, b) => a.at - b.at),
  });
const limitOf = (cluster: ReturnType<typeof livingCluster>) => (cluster.pods()[0] as Pod).actual.main.memoryLimitMebibytes;

test("a lower limit that the container does not pass is put in force without a restart", () => {
  const cluster = resized({ memoryLimitMebibytes: 120 });
  cluster.live(102);
  expect(limitOf(cluster)).toBe(200);
  cluster.live(103);
  expect(limitOf(cluster)).toBe(120);
  expect(cluster.lives()[0]!.exits).toEqual([]);
});

test("a lower limit below what the container holds waits with an error, and is put in force once the container holds less", () => {
  const cluster = resized(
    { memoryLimitMebibytes: 110, cpuRequestMilli: 300 },
    {
      workload: { ...workload, memoryPerRequestMebibytes: 4 },
      load: 1,
      incidents: [{ kind: "loadMultiplied", factor: 3, at: 95, durationSeconds: 15 }],
    },
  );
  cluster.live(104);
  expect((cluster.pods()[0] as Pod).resize).toBe("error");
  // The whole resize waits, its CPU too.
  expect((cluster.pods()[0] as Pod).actual.main).toMatchObject({ memoryLimitMebibytes: 200, cpuRequestMilli: 200 });
  cluster.live(140);
  expect((cluster.pods()[0] as Pod).actual.main).toMatchObject({ memoryLimitMebibytes: 110, cpuRequestMilli: 300 });
  const [life] = cluster.lives();
  expect(life!.exits).toEqual([]);
  expect(life!.resizes!.map(({ state }) => state)).toEqual(["proposed", "inProgress", "error", null]);
});

test("the limit in force kills, not that of the spec", () => {
  const raised = livingCluster({
    workload: { ...workload, memoryLimitMebibytes: 80 },
    load: 1,
    incidents: [podsResized({ at: 8, memoryLimitMebibytes: 200 }), ...burst],
  });
  raised.live(20);
  // The burst ends at second 10; the higher limit is in force from second 11 on.
  expect(raised.lives()[0]!.exits).toMatchObject([{ at: 11, outOfMemory: { memoryLimitMebibytes: 80 } }]);
  expect(limitOf(raised)).toBe(200);
});

test("with RestartContainer the kubelet restarts the container, and the new one has the new limit", () => {
  const cluster = resized({ memoryLimitMebibytes: 110, memoryResizePolicy: "RestartContainer" }, { lowersMemoryLimits: false });
  cluster.live(130);
  const [life] = cluster.lives();
  // In force after 3 s, had it not to be restarted; it stops for 2 s, and starts in 3 s.
  expect(life!.exits).toEqual([{ at: 105, backOffSeconds: 0 }]);
  expect(tell(life!)).toMatch(/crashed 105, starting 108, ready 120$/);
  expect(limitOf(cluster)).toBe(110);
  expect(life!.resizes!.at(-1)).toEqual({ at: 108, state: null });
});

test("RestartContainer of CPU restarts nothing if only memory is resized", () => {
  const cluster = resized({ memoryLimitMebibytes: 300, cpuResizePolicy: "RestartContainer" });
  cluster.live(110);
  expect(cluster.lives()[0]!.exits).toEqual([]);
  expect(limitOf(cluster)).toBe(300);
});

test("the API server refuses a request above the limit, and before 1.34 a lower limit", () => {
  const refusal = (change: Partial<IncidentOf<"podsResized">>, options: LivingOptions = {}) => {
    const cluster = resized(change, options);
    cluster.live(100);
    return JSON.stringify([...cluster.refused.values()]);
  };
  expect(refusal({ memoryRequestMebibytes: 201 })).toContain("refuses a memory request above the memory limit");
  expect(refusal({ memoryRequestMebibytes: 201, resizedBy: "template" })).toContain("refuses a memory request above the memory limit");
  expect(refusal({ memoryLimitMebibytes: 150 })).toBe("[]");
  expect(refusal({ memoryLimitMebibytes: 150 }, { lowersMemoryLimits: false })).toContain("Before Kubernetes 1.34");
  expect(refusal({ memoryLimitMebibytes: 250 }, { lowersMemoryLimits: false })).toBe("[]");
  expect(refusal({ memoryLimitMebibytes: 150, resizedBy: "template" }, { lowersMemoryLimits: false })).toBe("[]");
});
