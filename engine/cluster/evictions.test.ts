import { expect, test } from "vitest";
import type { Incident } from "./incident";
import { livingCluster, tell } from "./testing/livingCluster";

const evicted = (pods: number, at = 100): Incident => ({ kind: "podsEvicted", pods, at });
const first = "pending -3600, starting -3597, ready -3585";

test("evicted pods stay in phase Failed, and others replace them at once", () => {
  const cluster = livingCluster({ workload: { initialReplicas: 3 }, incidents: [evicted(2)] });
  const seconds = cluster.live(120);
  expect(cluster.lives().map(tell)).toEqual([
    `${first}, failed 100`,
    `${first}, failed 100`,
    first,
    "pending 100, starting 103, ready 115",
    "pending 100, starting 103, ready 115",
  ]);
  expect(cluster.pods().map(({ phase, ready }) => [phase, ready])).toEqual([
    ["Failed", false],
    ["Failed", false],
    ["Running", true],
    ["Running", true],
    ["Running", true],
  ]);
  expect(cluster.observe().scale).toMatchObject({ specReplicas: 3, statusReplicas: 3 });
  expect([99, 100, 120].map((at) => [seconds[at]!.servingPods, seconds[at]!.existingPods, seconds[at]!.cpuRequestedMilli])).toEqual([
    [3, 3, 600],
    [1, 3, 600],
    [3, 3, 600],
  ]);
});

test("a failed pod has no sample from the same second on", () => {
  const cluster = livingCluster({ workload: { initialReplicas: 2 }, incidents: [evicted(1)] });
  cluster.live(100);
  const { pods, metrics } = cluster.observe();
  expect(pods.map(({ name }) => metrics.resource!.has(name))).toEqual([false, true, false]);
});

test("a scale-down deletes no failed pod, and other incidents do not aim at them", () => {
  const cluster = livingCluster({
    workload: { initialReplicas: 4 },
    incidents: [
      evicted(2),
      { kind: "podMetricsLost", pods: 1, at: 200, durationSeconds: 10 },
      { kind: "podsCrash", pods: 1, at: 210 },
      { kind: "nodeLost", at: 220 },
      { kind: "kubectlScale", replicas: 1, at: 300 },
    ],
  });
  cluster.live(200);
  const measured = () => cluster.pods().map(({ name }) => cluster.observe().metrics.resource!.has(name));
  expect(measured()).toEqual([false, false, false, true, true, true]);
  cluster.live(220);
  expect(cluster.lives().slice(0, 3).map(tell)).toEqual([
    `${first}, failed 100`,
    `${first}, failed 100`,
    `${first}, crashed 210, starting 213, gone 220`,
  ]);
  cluster.live(400);
  expect(cluster.pods().map(({ phase }) => phase)).toEqual(["Failed", "Failed", "Running"]);
});

test("a failed pod frees its room on the node, once", () => {
  const cluster = livingCluster({
    settings: { nodes: 1, nodeCpuMilli: 600 },
    workload: { initialReplicas: 3 },
    incidents: [evicted(1), { kind: "nodeLost", at: 200 }],
  });
  cluster.live(150);
  expect(cluster.pods().map(({ phase }) => phase)).toEqual(["Failed", "Running", "Running", "Running"]);
  cluster.live(200);
  expect(cluster.pods().map(({ phase }) => phase)).toEqual(["Pending", "Pending", "Pending"]);
});

test("a StatefulSet deletes a failed pod and creates it again under its name, one after the other", () => {
  const cluster = livingCluster({ kind: "StatefulSet", workload: { initialReplicas: 3 }, incidents: [evicted(2)] });
  cluster.live(110);
  expect(cluster.observe().scale).toMatchObject({ specReplicas: 3, statusReplicas: 3 });
  expect(cluster.pods().map(({ name, phase }) => [name, phase])).toEqual([
    ["web-1", "Failed"],
    ["web-2", "Running"],
    ["web-0", "Running"],
  ]);
  cluster.live(200);
  expect(cluster.lives().map((life) => `${life.name}: ${tell(life)}`)).toEqual([
    `web-0: ${first}, failed 100, gone 100`,
    `web-1: ${first}, failed 100, gone 115`,
    `web-2: ${first}`,
    "web-0: pending 100, starting 103, ready 115",
    "web-1: pending 115, starting 118, ready 130",
  ]);
});
