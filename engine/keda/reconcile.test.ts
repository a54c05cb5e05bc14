import { expect, test } from "vitest";
import { isPollDue } from "./keda";
import { reconcileCause } from "./reconcileCause";
import { kedaVersions } from "../kedaReleases/releases";
import { failing, prometheusTrigger, scaledObject, TestCluster, value } from "./testing/cluster";

test("paused-replicas writes its number as it is, deletes the HPA and stops the loop", () => {
  const cluster = new TestCluster(2);
  cluster.apply(scaledObject({ maxReplicaCount: 5 }));
  const record = cluster.apply(scaledObject({ maxReplicaCount: 5 }, { "paused-replicas": "12" }), 20);
  expect(record).toMatchObject({
    outcome: { kind: "paused", replicas: 12 },
    hpa: "deleted",
    loop: "stopped",
    writes: [{ from: 2, to: 12 }],
  });
  expect(record.events.map(({ reason }) => reason)).toEqual(["ScaledObjectPaused", "KEDAScalersStopped"]);
  expect(cluster.keda.hpa).toBeNull();
});

test("a pause of any text but false pauses, the empty one too, and leaves the replicas alone", () => {
  for (const text of ["", "no", "true", "1"]) {
    const cluster = new TestCluster(2);
    expect(cluster.apply(scaledObject({}, { paused: text })).outcome, text).toEqual({ kind: "paused", replicas: null });
    expect(cluster.replicas).toBe(2);
  }
  expect(new TestCluster(2).apply(scaledObject({}, { paused: "F" })).outcome).toEqual({ kind: "ready" });
});

test("a paused number that is none fails after the pause, the stop and the deletion", () => {
  const cluster = new TestCluster(2);
  cluster.apply(scaledObject());
  const record = cluster.apply(scaledObject({}, { "paused-replicas": "abc" }), 20);
  expect(record).toMatchObject({ hpa: "deleted", loop: "stopped", outcome: { kind: "checkFailed", check: "pausedReplicas" } });
  expect(record.events.at(-1)!.message).toBe(
    'failed to scale target to paused replica count: failed to parse paused replica count: strconv.ParseInt: parsing "abc": invalid syntax',
  );
});

test("a new spec restarts the loop, which polls at once; a new annotation does not", () => {
  const cluster = new TestCluster(2);
  cluster.apply(scaledObject());
  expect(cluster.apply(scaledObject({}, { "paused-scale-in": "true" }), 17).loop).toBe("unchanged");
  expect(isPollDue(cluster.keda.loop!, 17)).toBe(false);
  expect(cluster.apply(scaledObject({ pollingInterval: 10 }), 17).loop).toBe("restarted");
  expect([17, 20, 27].map((now) => isPollDue(cluster.keda.loop!, now))).toEqual([true, false, true]);
});

test("a failed check keeps the old HPA, while the loop already has the new numbers", () => {
  const cluster = new TestCluster(0);
  cluster.apply(scaledObject({ maxReplicaCount: 5 }));
  const record = cluster.apply(scaledObject({ minReplicaCount: 7, maxReplicaCount: 5 }), 10);
  expect(record).toMatchObject({ hpa: "unchanged", loop: "unchanged", outcome: { kind: "checkFailed", check: "replicaCounts" } });
  expect(cluster.keda.hpa!.spec.maxReplicas).toBe(5);
  cluster.poll(30, value(9));
  expect(cluster.replicas).toBe(7);
});

test("a spec that is fixed after a failed check restarts the loop", () => {
  const cluster = new TestCluster(2);
  cluster.apply(scaledObject());
  cluster.apply(scaledObject({ minReplicaCount: 7, maxReplicaCount: 5 }), 10);
  expect(cluster.apply(scaledObject({ minReplicaCount: 4, maxReplicaCount: 5 }), 20).loop).toBe("restarted");
});

test("a renamed HPA is a new one and restarts the loop", () => {
  const cluster = new TestCluster(2);
  cluster.apply(scaledObject());
  const named = scaledObject({ advanced: { horizontalPodAutoscalerConfig: { name: "mine" } } });
  expect(cluster.apply(named, 5)).toMatchObject({ hpa: "renamed", loop: "restarted" });
});

test("a trigger whose scaler cannot be built is reported apart", () => {
  const cluster = new TestCluster(2);
  const record = cluster.apply(scaledObject({ triggers: [prometheusTrigger({ threshold: "5%" }), { type: "promtheus" }] }));
  expect(record.events.map(({ reason }) => reason)).toEqual(["KEDAScalerFailed", "ScaledObjectCheckFailed"]);
  expect(record.hpa).toBe("none");
});

test("a deletion restores the original replicas only if it is asked to", () => {
  for (const restoreToOriginalReplicaCount of [true, false]) {
    const cluster = new TestCluster(4);
    cluster.apply(scaledObject({ advanced: { restoreToOriginalReplicaCount } }));
    cluster.poll(0, value(0));
    cluster.delete();
    expect(cluster.replicas).toBe(restoreToOriginalReplicaCount ? 4 : 0);
  }
});

test("a selectPolicy of the HPA is Disabled while one direction is paused", () => {
  const cluster = new TestCluster(4);
  const behavior = { scaleDown: { stabilizationWindowSeconds: 60 } };
  cluster.apply(scaledObject({ advanced: { horizontalPodAutoscalerConfig: { behavior } } }, { "paused-scale-in": "yes" }));
  expect(cluster.keda.hpa!.spec.behavior).toEqual({ scaleDown: { stabilizationWindowSeconds: 60, selectPolicy: "Disabled" } });
});

test("the controller reconciles for a spec, five annotations, and an object that becomes ready", () => {
  const cluster = new TestCluster(4);
  cluster.apply(scaledObject());
  const before = cluster.keda.stored!;
  const after = (change: (cluster: TestCluster) => void) => {
    change(cluster);
    return reconcileCause(before, cluster.keda.stored!, "2.20");
  };
  expect(after((one) => one.apply(scaledObject({}, { other: "x" })))).toBeNull();
  expect(after((one) => one.apply(scaledObject({}, { paused: "false" })))).toBe("annotation");
  expect(after((one) => one.apply(scaledObject({ maxReplicaCount: 7 })))).toBe("spec");
  expect(reconcileCause(null, before, "2.20")).toBe("created");
});

test("2.21 does not reconcile an unchanged spec because the object is ready again; 2.20 does", () => {
  const cluster = new TestCluster(4);
  cluster.apply(scaledObject());
  cluster.poll(0, failing);
  const before = cluster.keda.stored!;
  expect(cluster.condition("Ready")).toBe("False");
  cluster.poll(30, value(3));
  const after = cluster.keda.stored!;
  expect(cluster.condition("Ready")).toBe("True");
  expect(kedaVersions.map((version) => reconcileCause(before, after, version))).toEqual(["ready", null]);
});
