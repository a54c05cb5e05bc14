import { describe, expect, test } from "vitest";
import { livingCluster, tell, type LivingOptions } from "./testing/livingCluster";

const statefulSet = (options: LivingOptions = {}) => livingCluster({ kind: "StatefulSet", ...options });
const started = (cluster: ReturnType<typeof statefulSet>) => cluster.lives().map((life) => `${life.name}: ${tell(life)}`);

test("starts pods one by one, each when the previous one is ready", () => {
  const cluster = statefulSet();
  cluster.live(100);
  cluster.scale(3, 100);
  cluster.live(200);
  expect(started(cluster)).toEqual([
    "web-0: pending -3600, starting -3597, ready -3585",
    "web-1: pending 100, starting 103, ready 115",
    "web-2: pending 115, starting 118, ready 130",
  ]);
});

test("stops pods one by one from the highest number, each when the previous one is gone", () => {
  const cluster = statefulSet({ workload: { initialReplicas: 3 } });
  cluster.live(100);
  cluster.scale(1, 100);
  cluster.live(200);
  expect(started(cluster).slice(1)).toEqual([
    "web-1: pending -3600, starting -3597, ready -3585, terminating 102, gone 104",
    "web-2: pending -3600, starting -3597, ready -3585, terminating 100, gone 102",
  ]);
});

test("one pod that is not ready blocks growing and shrinking", () => {
  const incidents = [{ kind: "podsUnready", pods: 1, at: 90, durationSeconds: 100 }] as const;
  const cluster = statefulSet({ workload: { initialReplicas: 3 }, incidents });
  cluster.live(100);
  cluster.scale(5, 100);
  cluster.live(189);
  expect(cluster.pods().length).toBe(3);
  cluster.scale(2, 189);
  expect(cluster.pods().every(({ deletionTimestamp }) => deletionTimestamp === null)).toBe(true);
  cluster.live(190);
  expect(cluster.pods().map(({ deletionTimestamp }) => deletionTimestamp)).toEqual([null, null, 220]);
});

test("an unavailable pod above the wanted count goes only when no lower pod above the count is unavailable", () => {
  const options = (pods: number): LivingOptions => ({
    workload: { initialReplicas: 3 },
    incidents: [{ kind: "podsUnready", pods, at: 90, durationSeconds: 100 }],
  });
  const both = statefulSet(options(3));
  both.live(90);
  both.scale(0, 90);
  expect(both.pods().filter(({ deletionTimestamp }) => deletionTimestamp !== null)).toEqual([]);
  const one = statefulSet(options(1));
  one.live(90);
  one.scale(0, 90);
  expect(one.pods().map(({ deletionTimestamp }) => deletionTimestamp)).toEqual([null, null, 120]);
});

test("counts in status.replicas pods that are being deleted, too", () => {
  const cluster = statefulSet({ workload: { initialReplicas: 3 } });
  cluster.live(100);
  cluster.scale(1, 100);
  expect(cluster.observe().scale).toMatchObject({ specReplicas: 1, statusReplicas: 3 });
  cluster.live(102);
  expect(cluster.observe().scale).toMatchObject({ specReplicas: 1, statusReplicas: 2 });
});

test("updates from the highest number down, under the same names", () => {
  const cluster = statefulSet({ workload: { initialReplicas: 2 }, incidents: [{ kind: "rollingUpdate", release: "good", at: 100 }] });
  cluster.live(300);
  expect(started(cluster)).toEqual([
    "web-0: pending -3600, starting -3597, ready -3585, terminating 117, gone 119",
    "web-1: pending -3600, starting -3597, ready -3585, terminating 100, gone 102",
    "web-1: pending 102, starting 105, ready 117",
    "web-0: pending 119, starting 122, ready 134",
  ]);
});

test("a bad release stops after one pod, and a good one after it does not help", () => {
  const cluster = statefulSet({
    workload: { initialReplicas: 3 },
    incidents: [
      { kind: "rollingUpdate", release: "neverReady", at: 100 },
      { kind: "rollingUpdate", release: "good", at: 300 },
    ],
  });
  cluster.live(1000);
  expect(started(cluster).slice(3)).toEqual(["web-2: pending 102, starting 105"]);
  expect(cluster.pods().length).toBe(3);
});

describe("podManagementPolicy Parallel", () => {
  const parallel = { podManagementPolicy: "Parallel" } as const;

  test("starts and stops all pods at once", () => {
    const cluster = statefulSet({ workload: parallel });
    cluster.live(100);
    cluster.scale(4, 100);
    cluster.live(150);
    cluster.scale(1, 150);
    cluster.live(200);
    expect(started(cluster).slice(1)).toEqual(
      [1, 2, 3].map((ordinal) => `web-${ordinal}: pending 100, starting 103, ready 115, terminating 150, gone 152`),
    );
  });

  test("a pod that is not ready blocks nothing", () => {
    const incidents = [{ kind: "podsUnready", pods: 1, at: 90, durationSeconds: 100 }] as const;
    const cluster = statefulSet({ workload: { ...parallel, initialReplicas: 2 }, incidents });
    cluster.live(100);
    cluster.scale(4, 100);
    expect(cluster.pods()).toHaveLength(4);
  });
});

describe("a rolling update", () => {
  const update = { kind: "rollingUpdate", release: "good", at: 100 } as const;
  const replacedBy = (workload: LivingOptions["workload"], incidents: LivingOptions["incidents"] = [update], until = 400) => {
    const cluster = statefulSet({ workload: { initialReplicas: 4, ...workload }, incidents });
    cluster.live(until);
    return cluster
      .lives()
      .slice(4)
      .map(({ name, createdAt }) => `${name} ${createdAt}`);
  };

  test("replaces no pod below the partition, and a pod that is created there has the release of before", () => {
    expect(replacedBy({ partition: 2 })).toEqual(["web-3 102", "web-2 119"]);
    const never = { ...update, release: "neverReady" } as const;
    const evicted = { kind: "podsEvicted", pods: 1, at: 90 } as const;
    const cluster = statefulSet({ workload: { initialReplicas: 4, partition: 4 }, incidents: [never, { ...evicted, at: 200 }] });
    cluster.live(400);
    expect(cluster.pods().every(({ ready }) => ready)).toBe(true);
  });

  test("replaces as many pods at once as maxUnavailable allows", () => {
    expect(replacedBy({ updateMaxUnavailable: 2 })).toEqual(["web-2 102", "web-3 117", "web-0 134", "web-1 149"]);
  });
});
