import { describe, expect, test } from "vitest";
import type { Incident } from "./incident";
import { livingCluster } from "./testing/livingCluster";

const quota = (pods: number, durationSeconds: number): Incident => ({ kind: "podQuota", at: 100, pods, durationSeconds });
const createdAt = (cluster: ReturnType<typeof livingCluster>) =>
  cluster
    .lives()
    .filter(({ createdAt: at }) => at >= 0)
    .map(({ createdAt: at }) => at);

describe.each(["Deployment", "ReplicaSet", "StatefulSet"] as const)("a quota of pods, with a %s", (kind) => {
  const options = { kind, workload: { initialReplicas: 3, podManagementPolicy: "Parallel" as const } };

  test("leaves pods that exist, and refuses each pod beyond it", () => {
    const cluster = livingCluster({ ...options, incidents: [quota(2, 1000)] });
    cluster.live(199);
    expect(cluster.pods()).toHaveLength(3);
    cluster.scale(6, 199);
    cluster.live(300);
    expect(cluster.observe().scale).toMatchObject({ specReplicas: 6, statusReplicas: 3 });
    expect(createdAt(cluster)).toEqual([]);
  });

  test("lets pods in up to its number", () => {
    const cluster = livingCluster({ ...options, incidents: [quota(5, 1000)] });
    cluster.live(200);
    cluster.scale(9, 200);
    cluster.live(400);
    expect(createdAt(cluster)).toHaveLength(2);
    expect(cluster.observe().scale).toMatchObject({ specReplicas: 9, statusReplicas: 5 });
  });

  test("once it is gone, pods come when the owner tries again: nothing tells it", () => {
    const cluster = livingCluster({ ...options, incidents: [quota(3, 200)] });
    cluster.live(200);
    cluster.scale(5, 200);
    cluster.live(400);
    // Refused at 200, and again after 5 ms, 15 ms … 81.915 s. The quota ends at 300, the next sync is 163.835 s after the first.
    expect(createdAt(cluster)).toEqual([363, 363]);
  });
});

test("a pod that is deleted counts until the end of its grace period, and its place is then taken", () => {
  const cluster = livingCluster({ workload: { initialReplicas: 3, stopSeconds: 20 }, incidents: [quota(3, 1000)] });
  cluster.live(150);
  cluster.scale(2, 150);
  cluster.live(155);
  cluster.scale(3, 155);
  cluster.live(300);
  expect(createdAt(cluster)).toEqual([170]);
});

test("running pods of another workload count, finished ones do not", () => {
  const created = (podState: "running" | "finished") => {
    const others: Incident = { kind: "otherPods", at: 90, durationSeconds: 1000, pods: 2, podState, cpuMilli: 10 };
    const cluster = livingCluster({ workload: { initialReplicas: 2 }, incidents: [others, quota(5, 1000)] });
    cluster.live(200);
    cluster.scale(8, 200);
    cluster.live(300);
    return createdAt(cluster).length;
  };
  expect([created("running"), created("finished")]).toEqual([1, 3]);
});

test("a rollout without room for its surge waits, and goes on by what maxUnavailable frees", () => {
  const live = (maxUnavailablePercent: number) => {
    const workload = { initialReplicas: 4, maxSurgePercent: 25, maxUnavailablePercent };
    const cluster = livingCluster({ workload, incidents: [quota(4, 3000), { kind: "rollingUpdate", release: "good", at: 200 }] });
    cluster.live(1500);
    return createdAt(cluster).length;
  };
  expect([live(0), live(25)]).toEqual([0, 4]);
});

test("of two quotas the smaller one holds", () => {
  const cluster = livingCluster({ workload: { initialReplicas: 1 }, incidents: [quota(6, 1000), quota(4, 1000)] });
  cluster.live(200);
  cluster.scale(9, 200);
  cluster.live(300);
  expect(cluster.observe().scale).toMatchObject({ statusReplicas: 4 });
});
