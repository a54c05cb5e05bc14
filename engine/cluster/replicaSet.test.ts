import { describe, expect, test } from "vitest";
import type { Node } from "./nodes";
import { createPod, type Pod } from "./pod";
import { victims } from "./replicaSet";
import { livingCluster } from "./testing/livingCluster";

test("names are the ReplicaSet's with five letters more, and never the same", () => {
  const names = (kind: "Deployment" | "ReplicaSet") =>
    livingCluster({ kind, workload: { initialReplicas: 500 } })
      .pods()
      .map(({ name }) => name);
  expect(new Set(names("Deployment")).size).toBe(500);
  for (const name of names("Deployment")) expect(name).toMatch(/^web-[b-z2-9]{10}-[b-z2-9]{5}$/);
  for (const name of names("ReplicaSet")) expect(name).toMatch(/^web-[b-z2-9]{5}$/);
});

test("growing while pods are being deleted creates new ones", () => {
  const cluster = livingCluster({ workload: { initialReplicas: 2 } });
  cluster.live(100);
  cluster.scale(1, 100);
  cluster.live(105);
  cluster.scale(3, 105);
  expect([cluster.pods().length, cluster.observe().scale]).toEqual([
    4,
    { ok: true, specReplicas: 3, statusReplicas: 3, selector: "app=web" },
  ]);
});

test("a ReplicaSet has no rollout: a new release is that of the pods that come later", () => {
  const cluster = livingCluster({
    kind: "ReplicaSet",
    workload: { initialReplicas: 2 },
    incidents: [{ kind: "rollingUpdate", release: "neverReady", at: 100 }],
  });
  cluster.live(200);
  expect(cluster.lives().length).toBe(2);
  cluster.scale(3, 200);
  cluster.live(600);
  expect(cluster.pods().map(({ ready }) => ready)).toEqual([true, true, false]);
});

describe("pods are deleted in the ReplicaSet controller's order", () => {
  const pod = (name: string, change: Partial<Pod> = {}): Pod => {
    const template = { containers: [], release: "good" } as const;
    const created = createPod(
      { active: 1, available: 1 },
      { ...template, containers: [] },
      name,
      0,
      { uid: 1, flapPhase: 0, level: 0 },
      -3600,
    );
    return { ...created, startTime: -3600, phase: "Running", ready: true, readyTransitionTime: -3585, ...change };
  };
  const none = new Map<Node, number>();
  const order = (pods: Pod[], podsOnNode = none) => victims(pods, pods.length, 100, podsOnNode).map(({ name }) => name);

  test("not scheduled, then pending, then not ready, then ready", () => {
    const pods = [
      pod("ready"),
      pod("starting", { ready: false }),
      pod("pending", { phase: "Pending", ready: false }),
      pod("unscheduled", { phase: "Pending", ready: null, startTime: null }),
    ];
    expect(order(pods)).toEqual(["unscheduled", "pending", "starting", "ready"]);
  });

  test("from the node with more of them, before those that became ready later", () => {
    const crowded = { pods: 3 };
    const empty = { pods: 1 };
    const pods = [pod("alone", { node: empty, readyTransitionTime: 99 }), pod("crowded", { node: crowded })];
    const podsOnNode = new Map([
      [crowded, 3],
      [empty, 1],
    ]);
    expect(order(pods, podsOnNode)).toEqual(["crowded", "alone"]);
  });

  test("among ready pods the one that became ready last, by orders of magnitude", () => {
    const pods = [
      pod("for an hour", { readyTransitionTime: -3500 }),
      pod("for a minute", { readyTransitionTime: 40 }),
      pod("just now", { readyTransitionTime: 100 }),
    ];
    expect(order(pods)).toEqual(["just now", "for a minute", "for an hour"]);
  });

  test("within one order of magnitude the UIDs decide, not the seconds", () => {
    const pods = [pod("younger", { readyTransitionTime: 11, uid: 9 }), pod("older", { readyTransitionTime: 10, uid: 5 })];
    expect(order(pods)).toEqual(["older", "younger"]);
  });

  test("not ready, the one whose containers were restarted more often; then the one created last", () => {
    const pods = [
      pod("older", { ready: false, createdAt: -3600 }),
      pod("younger", { ready: false, createdAt: 60 }),
      pod("restarted", { ready: false, restarts: 2 }),
    ];
    expect(order(pods)).toEqual(["restarted", "younger", "older"]);
  });

  test("none when none is too many", () => {
    expect(victims([pod("only")], 0, 100, none)).toEqual([]);
    expect(victims([], -3, 100, none)).toEqual([]);
  });
});
