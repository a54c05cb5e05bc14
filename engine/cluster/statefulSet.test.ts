import { expect, test } from "vitest";
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
