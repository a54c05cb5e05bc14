import { describe, expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { createDeployment, victims, type DeploymentOptions } from "./deployment";
import type { Pod } from "./pod";

const options: DeploymentOptions = {
  name: "web",
  replicas: 2,
  template: { containers: [], startUpSeconds: 3, readinessSeconds: 10 },
  terminationGraceSeconds: 30,
  samplePeriodSeconds: 15,
  onRemoved: () => undefined,
};
const deployment = (change: Partial<DeploymentOptions> = {}) => {
  const created = createDeployment({ ...options, ...change }, -3600, seededRandom(1));
  created.tick(0);
  return created;
};
const lives = (pods: readonly Pod[]) => pods.map(({ phase, ready, deletionTimestamp }) => ({ phase, ready, deletionTimestamp }));
const running = { phase: "Running", ready: true, deletionTimestamp: null };

test("the first pods run and are ready, since long ago", () => {
  const { pods } = deployment();
  expect(lives(pods)).toEqual([running, running]);
  expect(pods.map(({ startTime, readyTransitionTime }) => [startTime, readyTransitionTime])).toEqual([
    [-3600, -3587],
    [-3600, -3587],
  ]);
});

test("a new pod is Pending, then Running, then Ready, each at its second", () => {
  const scaled = deployment({ replicas: 0 });
  scaled.scale(1, 100);
  const seen: [number, string, boolean, number][] = [];
  for (let now = 101; now <= 114; now++) {
    scaled.tick(now);
    const { phase, ready, readyTransitionTime } = scaled.pods[0]!;
    if (seen.at(-1)?.[1] !== phase || seen.at(-1)?.[2] !== ready) seen.push([now, phase, ready, readyTransitionTime]);
  }
  expect(seen).toEqual([
    [101, "Pending", false, 100],
    [103, "Running", false, 100],
    [113, "Running", true, 113],
  ]);
});

test("a pod that is being deleted exists for its grace period and is not counted in status.replicas", () => {
  const scaled = deployment();
  scaled.scale(1, 100);
  expect([scaled.pods.length, scaled.statusReplicas(), scaled.replicas]).toEqual([2, 1, 1]);
  scaled.tick(129);
  expect(scaled.pods.length).toBe(2);
  scaled.tick(130);
  expect(lives(scaled.pods)).toEqual([running]);
});

test("a pod that runs nothing yet goes at once", () => {
  const scaled = deployment();
  scaled.scale(4, 100);
  scaled.scale(2, 101);
  expect(lives(scaled.pods)).toEqual([running, running]);
});

test("a pod that is deleted before it is ready never becomes ready", () => {
  const scaled = deployment();
  scaled.scale(3, 100);
  scaled.tick(105);
  scaled.scale(2, 106);
  for (let now = 107; now < 136; now++) scaled.tick(now);
  expect(lives(scaled.pods)).toEqual([running, running, { phase: "Running", ready: false, deletionTimestamp: 136 }]);
});

test("what is removed is told, once it is gone", () => {
  const removed: string[] = [];
  const scaled = deployment({ onRemoved: (pod) => void removed.push(pod.name) });
  const { name } = scaled.pods[0]!;
  scaled.scale(0, 100);
  expect(removed).toEqual([]);
  scaled.tick(130);
  expect(removed).toContain(name);
});

test("growing while pods are being deleted creates new ones", () => {
  const scaled = deployment();
  scaled.scale(1, 100);
  scaled.scale(3, 105);
  expect([scaled.pods.length, scaled.statusReplicas()]).toEqual([4, 3]);
});

test("names are the ReplicaSet's with five letters more, and never the same", () => {
  const { pods } = deployment({ replicas: 500 });
  expect(new Set(pods.map((pod) => pod.name)).size).toBe(500);
  for (const { name } of pods) expect(name).toMatch(/^web-[b-z2-9]{10}-[b-z2-9]{5}$/);
});

describe("pods are deleted in the ReplicaSet controller's order", () => {
  const pod = (name: string, change: Partial<Pod>): Pod => ({ ...deployment({ replicas: 1 }).pods[0]!, name, ...change });
  const names = (pods: Pod[]) => pods.map(({ name }) => name);

  test("pending, then not ready, then ready", () => {
    const pods = [pod("ready", {}), pod("starting", { ready: false }), pod("pending", { phase: "Pending", ready: false })];
    expect(names(victims(pods, 3, 100))).toEqual(["pending", "starting", "ready"]);
  });

  test("among ready pods the one that became ready last, by orders of magnitude", () => {
    const pods = [
      pod("for an hour", { readyTransitionTime: -3500 }),
      pod("for a minute", { readyTransitionTime: 40 }),
      pod("just now", { readyTransitionTime: 100 }),
    ];
    expect(names(victims(pods, 3, 100))).toEqual(["just now", "for a minute", "for an hour"]);
  });

  test("within one order of magnitude the UIDs decide, not the seconds", () => {
    const pods = [pod("younger", { readyTransitionTime: 11, uid: 9 }), pod("older", { readyTransitionTime: 10, uid: 5 })];
    expect(names(victims(pods, 2, 100))).toEqual(["older", "younger"]);
  });

  test("ready at the same second, the one created last", () => {
    const pods = [pod("older", { createdAt: -3600, uid: 1 }), pod("younger", { createdAt: 60, uid: 2 })];
    expect(names(victims(pods, 2, 100))).toEqual(["younger", "older"]);
  });

  test("none when none is too many", () => {
    expect(victims([pod("only", {})], 0, 100)).toEqual([]);
    expect(victims([], -3, 100)).toEqual([]);
  });
});
