import { expect, test } from "vitest";
import type { TargetKind } from "../api/targetKinds";
import { livingCluster } from "./testing/livingCluster";

test("names are the ReplicaSet's name and five letters, and never repeat", () => {
  const names = (kind: TargetKind) =>
    livingCluster({ kind, workload: { initialReplicas: 500 } })
      .pods()
      .map(({ name }) => name);
  expect(new Set(names("Deployment")).size).toBe(500);
  for (const name of names("Deployment")) expect(name).toMatch(/^web-[b-z2-9]{10}-[b-z2-9]{5}$/);
  for (const name of names("ReplicaSet")) expect(name).toMatch(/^web-[b-z2-9]{5}$/);
  expect(names("ReplicationController")).toEqual(names("ReplicaSet"));
});

test("growing while pods are being deleted creates new ones", () => {
  const cluster = livingCluster({ workload: { initialReplicas: 2 } });
  cluster.live(100);
  cluster.scale(1, 100);
  cluster.live(101);
  cluster.scale(3, 101);
  expect([cluster.pods().length, cluster.observe().scale]).toEqual([
    4,
    { ok: true, specReplicas: 3, statusReplicas: 3, selector: "app=web" },
  ]);
});

test.each(["ReplicaSet", "ReplicationController"] as const)(
  "a %s does not prefer a node with more of its pods when it shrinks: upstream counts the pods of one owner, and it has none",
  (kind) => {
    const left = (seed: number, settings: { nodes?: number; nodeCpuMilli?: number }) => {
      const cluster = livingCluster({ kind, seed, settings, workload: { initialReplicas: 7 } });
      cluster.live(100);
      cluster.scale(6, 100);
      return cluster.lives().map(({ phases }) => phases.at(-1)!.phase);
    };
    for (const seed of [1, 2, 3, 4, 5]) expect(left(seed, { nodes: 3, nodeCpuMilli: 1000 })).toEqual(left(seed, {}));
  },
);

test.each(["ReplicaSet", "ReplicationController"] as const)(
  "a %s has no rollout: only pods that it creates later have the new release",
  (kind) => {
    const cluster = livingCluster({
      kind,
      workload: { initialReplicas: 2 },
      incidents: [{ kind: "rollingUpdate", release: "neverReady", at: 100 }],
    });
    cluster.live(200);
    expect(cluster.lives().length).toBe(2);
    cluster.scale(3, 200);
    cluster.live(600);
    expect(cluster.pods().map(({ ready }) => ready)).toEqual([true, true, false]);
  },
);
