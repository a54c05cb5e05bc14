import { expect, test } from "vitest";
import { cpuTrigger, failing, prometheusTrigger, scaledObject, TestCluster, value } from "./testing/cluster";

test("the first poll puts a running, idle workload to 0 at once", () => {
  const cluster = new TestCluster(4);
  cluster.apply(scaledObject());
  const { decision, events } = cluster.poll(0, value(0));
  expect(cluster.replicas).toBe(0);
  expect(decision.branch).toEqual({
    kind: "deactivated",
    to: 0,
    writeError: null,
    cooldown: { initial: true, since: 0, until: 0, isOver: true },
  });
  expect(events).toEqual([
    { type: "Normal", reason: "KEDAScaleTargetDeactivated", message: "Deactivated apps/v1.Deployment default/web from 4 to 0" },
  ]);
});

test("initialCooldownPeriod holds a workload that was never active", () => {
  const cluster = new TestCluster(4);
  cluster.apply(scaledObject({ initialCooldownPeriod: 60 }));
  expect(cluster.poll(30, value(0)).decision.branch).toMatchObject({ kind: "coolingDown", cooldown: { initial: true, until: 60 } });
  expect(cluster.poll(60, value(0)).decision.branch.kind).toBe("deactivated");
});

test("an activation goes to the minimum in one write, whatever the load", () => {
  const cluster = new TestCluster(0);
  cluster.apply(scaledObject({ minReplicaCount: 3, idleReplicaCount: 0 }));
  cluster.poll(0, value(1_000_000));
  expect(cluster.replicas).toBe(3);
});

test("a value at the activation threshold does not wake, and one above it does", () => {
  const cluster = new TestCluster(0);
  cluster.apply(scaledObject({ triggers: [prometheusTrigger({ activationThreshold: "5" })] }));
  const asleep = cluster.poll(0, value(5));
  expect(asleep.triggers[0]!.reading).toMatchObject({ ok: true, activation: { active: false, threshold: 5, compared: [5] } });
  expect(cluster.replicas).toBe(0);
  cluster.poll(30, value("5.001"));
  expect(cluster.replicas).toBe(1);
});

test("the cooldown runs from the last active poll, and ends at its full second", () => {
  const cluster = new TestCluster(3);
  cluster.apply(scaledObject({ cooldownPeriod: 60 }));
  cluster.poll(0, value(9));
  expect(cluster.poll(30, value(0)).decision.branch).toMatchObject({ kind: "coolingDown", cooldown: { since: 0, until: 60 } });
  expect(cluster.reason("Active")).toBe("ScalerCooldown");
  cluster.poll(59, value(0));
  expect(cluster.replicas).toBe(3);
  cluster.poll(60, value(0));
  expect(cluster.replicas).toBe(0);
});

test("with a minimum above 0 the cooldown has no effect, and too few replicas are raised without an event", () => {
  const cluster = new TestCluster(1);
  cluster.apply(scaledObject({ minReplicaCount: 2 }));
  const { decision, events } = cluster.poll(0, value(0));
  expect(decision.branch).toEqual({ kind: "raisedToMin", to: 2, writeError: null });
  expect(events).toEqual([]);
});

test("an error without a fallback freezes the workload", () => {
  const cluster = new TestCluster(4);
  cluster.apply(scaledObject());
  expect(cluster.poll(0, failing).decision.branch).toEqual({ kind: "frozenByError" });
  expect(cluster.replicas).toBe(4);
  expect(cluster.reason("Ready")).toBe("TriggerError");
});

test("with fallback.replicas 0 an outage below the threshold counts as inactivity", () => {
  const cluster = new TestCluster(4);
  cluster.apply(scaledObject({ fallback: { failureThreshold: 3, replicas: 0 } }));
  expect(cluster.poll(0, failing).decision.branch.kind).toBe("deactivated");
  expect(cluster.condition("Ready")).toBe("True");
});

test("a partial error does not refresh the last active time", () => {
  const cluster = new TestCluster(2);
  cluster.apply(scaledObject({ triggers: [prometheusTrigger(), prometheusTrigger()] }));
  cluster.poll(0, value(9), value(9));
  expect(cluster.poll(30, value(9), failing).decision.branch).toEqual({ kind: "partialError" });
  expect(cluster.keda.stored!.status.lastActiveTime).toBe(0);
  expect(cluster.reason("Ready")).toBe("PartialTriggerError");
});

test("cpu beside an inactive trigger does not keep the workload alive, and cpu alone does", () => {
  const beside = new TestCluster(4);
  beside.apply(scaledObject({ triggers: [cpuTrigger, prometheusTrigger()] }));
  beside.poll(0, null, value(0));
  expect(beside.replicas).toBe(0);
  const alone = new TestCluster(4);
  alone.apply(scaledObject({ triggers: [cpuTrigger] }));
  expect(alone.poll(0, null)).toMatchObject({ active: true, activeTriggers: [] });
  expect(alone.replicas).toBe(4);
});

test("failures are counted up to the threshold, and one more is replaced by target times replicas", () => {
  const cluster = new TestCluster(0);
  cluster.apply(scaledObject({ fallback: { failureThreshold: 2, replicas: 4 } }));
  expect(cluster.poll(0, failing).triggers[0]!.fallback).toEqual({ kind: "counted", failures: 1, failureThreshold: 2 });
  cluster.poll(30, failing);
  const third = cluster.poll(60, failing);
  expect(third.triggers[0]!.fallback).toEqual({
    kind: "replaced",
    failures: 3,
    failureThreshold: 2,
    behavior: "static",
    replicas: 4,
    target: 5,
    readyPods: null,
    value: "20",
  });
  expect(third.events.map(({ reason }) => reason)).toEqual(["ScaledObjectFallbackActivated", "KEDAScaleTargetActivated"]);
  expect(cluster.replicas).toBe(1);
  expect(cluster.condition("Fallback")).toBe("True");
});

test("reads of the HPA count failures too", () => {
  const cluster = new TestCluster(2);
  cluster.apply(scaledObject({ fallback: { failureThreshold: 2, replicas: 4 } }));
  cluster.poll(0, failing);
  expect(cluster.read(10, "s0-prometheus")).toEqual({ ok: false, error: "metric:s0-prometheus encountered error" });
  expect(cluster.read(25, "s0-prometheus")).toEqual({ ok: true, items: [{ name: "s0-prometheus", value: "20" }] });
});

test("a fallback of type Value divides by the ready pods, and fails without one", () => {
  const cluster = new TestCluster(2);
  const trigger = { ...prometheusTrigger(), metricType: "Value" };
  cluster.apply(scaledObject({ triggers: [trigger], fallback: { failureThreshold: 0, replicas: 6 } }));
  expect(cluster.poll(0, failing).triggers[0]!.fallback).toMatchObject({ kind: "impossible", error: "error performing fallback" });
  cluster.readyPods = 4;
  expect(cluster.poll(30, failing).triggers[0]!.fallback).toMatchObject({ kind: "replaced", replicas: 6, readyPods: 4, value: "7500m" });
});

test("a composite's fallback needs an integer target", () => {
  const modifiers = (target: string) => ({ scalingModifiers: { formula: "one * 2", target } });
  const named = { ...prometheusTrigger(), name: "one" };
  for (const [target, kind] of [
    ["2.5", "none"],
    ["2", "replaced"],
  ] as const) {
    const cluster = new TestCluster(2);
    cluster.apply(scaledObject({ triggers: [named], advanced: modifiers(target), fallback: { failureThreshold: 0, replicas: 3 } }));
    expect(cluster.poll(0, failing).triggers[0]!.fallback.kind).toBe(kind);
  }
});

test("the composite decides alone: a formula above the activation target wakes though no trigger is active", () => {
  const cluster = new TestCluster(0);
  const trigger = { ...prometheusTrigger({ activationThreshold: "100" }), name: "one" };
  cluster.apply(scaledObject({ triggers: [trigger], advanced: { scalingModifiers: { formula: "one * 2", target: "2" } } }));
  const { composite, activeTriggers } = cluster.poll(0, value(7.5));
  expect(composite).toEqual({ result: { kind: "value", text: "15", number: 15 }, value: "15", activationTarget: 0 });
  expect(activeTriggers).toEqual(["composite-metric"]);
  expect(cluster.replicas).toBe(1);
});

test("a write that fails leaves the last active time as it was", () => {
  const cluster = new TestCluster(0);
  cluster.apply(scaledObject());
  cluster.faults = { scaleUpdateError: "conflict" };
  expect(cluster.poll(0, value(9)).events).toEqual([
    {
      type: "Warning",
      reason: "KEDAScaleTargetActivationFailed",
      message: "Failed to scale apps/v1.Deployment default/web from 0 to 1",
    },
  ]);
  expect(cluster.keda.stored!.status.lastActiveTime).toBeUndefined();
});

test("a forced activation wakes an inactive workload, and paused-scale-out holds it", () => {
  const cluster = new TestCluster(0);
  cluster.apply(scaledObject({}, { "force-activation": "", "paused-scale-out": "true" }));
  expect(cluster.poll(0, value(0)).decision).toMatchObject({ forced: true, branch: { kind: "activationPaused" } });
  cluster.apply(scaledObject({}, { "force-activation": "" }), 10);
  expect(cluster.poll(30, value(0)).events[0]!.message).toMatch(/from 0 to 1, caused by forced activation annotation$/);
});

test("remembered values answer the reads until a failure drops the scalers", () => {
  const cluster = new TestCluster(2);
  cluster.apply(scaledObject({ triggers: [{ ...prometheusTrigger(), useCachedMetrics: true }] }));
  cluster.poll(0, value(7));
  expect(cluster.read(5, "s0-prometheus", value(9))).toEqual({ ok: true, items: [{ name: "s0-prometheus", value: "7" }] });
  cluster.poll(30, failing);
  expect(cluster.read(35, "s0-prometheus", value(9))).toEqual({ ok: false, error: "metric:s0-prometheus encountered error" });
  expect(cluster.read(40, "s0-prometheus", value(9))).toEqual({ ok: true, items: [{ name: "s0-prometheus", value: "9" }] });
});

test("an unknown metric has no match", () => {
  const cluster = new TestCluster(2);
  cluster.apply(scaledObject());
  expect(cluster.read(5, "s9-nothing", value(9))).toEqual({ ok: false, error: "no matching metrics found for s9-nothing" });
});
