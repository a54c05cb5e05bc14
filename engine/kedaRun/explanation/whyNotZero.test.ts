import { describe, expect, test } from "vitest";
import { scaledObject, TestCluster, value } from "../../keda/testing/cluster";
import type { ScaledObjectSpec } from "../../keda/scaledObject";
import { pollSum } from "./pollSum";
import { pollRecord } from "./testing/randomLife";
import { whyNotZero } from "./whyNotZero";

/** Active until `activeUntil`, and the record of the poll at `at`. */
function recordAt(at: number, activeUntil: number, spec: Partial<ScaledObjectSpec> = {}, annotations: Record<string, string> = {}) {
  const cluster = new TestCluster(1);
  cluster.apply(scaledObject({ cooldownPeriod: 600, initialCooldownPeriod: 50, ...spec }, annotations));
  for (let now = 0; now < at; now++) {
    cluster.answers = [value(now <= activeUntil ? 9 : 0)];
    pollRecord(cluster, now);
  }
  cluster.answers = [value(at <= activeUntil ? 9 : 0)];
  return pollRecord(cluster, at)!;
}

describe("why the target is not at zero", () => {
  test("a cooldown ends with the first poll after it", () => {
    const cooldown = { initial: false, since: 870, until: 1470, isOver: false };
    const answer = { floor: { replicas: 0, by: "minReplicaCount" }, replicas: 1, isThere: false };
    expect(whyNotZero(recordAt(1290, 870))).toEqual({ ...answer, obstacles: [{ kind: "cooldown", cooldown }], mayBeAt: 1470 });
    const shorter = whyNotZero(recordAt(1290, 870, { cooldownPeriod: 591 }));
    expect(shorter).toMatchObject({ obstacles: [{ cooldown: { until: 1461 } }], mayBeAt: 1470 });
  });

  test("before any activity the initial cooldown counts from the creation", () => {
    const { obstacles, mayBeAt } = whyNotZero(recordAt(30, -1));
    expect(obstacles).toEqual([{ kind: "cooldown", cooldown: { initial: true, since: 0, until: 50, isOver: false } }]);
    expect(mayBeAt).toBe(60);
  });

  test("an active poll starts the cooldown anew", () => {
    const { obstacles, mayBeAt } = whyNotZero(recordAt(60, 60));
    expect(obstacles.map(({ kind }) => kind)).toEqual(["active", "cooldown"]);
    expect(mayBeAt).toBe(660);
  });

  test("a minReplicaCount above 0 without an idle count never lets it go there, and an annotation not while it is there", () => {
    expect(whyNotZero(recordAt(30, -1, { minReplicaCount: 2 }))).toMatchObject({
      floor: null,
      obstacles: [{ kind: "minReplicaCount", min: 2 }],
      mayBeAt: null,
    });
    expect(whyNotZero(recordAt(60, -1, {}, { "paused-scale-in": "true" }))).toMatchObject({
      obstacles: [{ kind: "scaleInPaused" }],
      mayBeAt: null,
    });
  });

  test("the floor is the idle count if there is one", () => {
    const spec = { minReplicaCount: 3, idleReplicaCount: 1, initialCooldownPeriod: 0 };
    expect(whyNotZero(recordAt(0, -1, spec))).toMatchObject({ floor: { replicas: 1, by: "idleReplicaCount" }, isThere: true });
  });
});

test("the sum of a poll goes from the proposal to what was left", () => {
  expect(pollSum(recordAt(1290, 870))).toEqual({ proposed: 0, by: "zero", heldBy: "cooldown", found: 1, left: 1 });
  expect(pollSum(recordAt(1470, 870))).toEqual({ proposed: 0, by: "zero", heldBy: null, found: 1, left: 0 });
  expect(pollSum(recordAt(60, 60))).toEqual({ proposed: 1, by: "hpa", heldBy: null, found: 1, left: 1 });
});
