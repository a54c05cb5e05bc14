import { describe, expect, test } from "vitest";
import type { HorizontalPodAutoscalerV1, HorizontalPodAutoscalerV1Status } from "../api/autoscalingV1";
import type { Observation, PodMetrics } from "../controller/observation";
import type { ReconcileV1 } from "./decision";
import { defaultV1Flags, type ControllerV1Flags } from "./flags";
import { freshV1Status, reconcileAutoscalerV1, reconcileOnUtilization } from "./horizontal";

const flags1_1: ControllerV1Flags = { ...defaultV1Flags, kubernetesVersion: "1.1" };
const scaledAt = (lastScaleTime: number): HorizontalPodAutoscalerV1Status => ({ ...freshV1Status(), lastScaleTime });

function autoscaler(spec: Partial<HorizontalPodAutoscalerV1["spec"]> = {}): HorizontalPodAutoscalerV1 {
  const scaleTargetRef = { kind: "Deployment", name: "web" };
  return {
    metadata: { name: "web" },
    spec: { scaleTargetRef, minReplicas: 1, maxReplicas: 10, targetCPUUtilizationPercentage: 50, ...spec },
  };
}

/** Pods web-0, web-1, … that request 100m each; `cpuMilli` null: no sample. */
function observe(usages: (number | null)[], timestamp: number, pending = 0): Observation {
  const containers = [{ name: "app", requestsMilli: { cpu: 100 } }];
  const known = { startTime: -3600, ready: true, readyTransitionTime: -3590, deletionTimestamp: null, containers };
  const pods = [...usages, ...Array.from({ length: pending }, () => null)].map((_, index) => ({ ...known, name: `web-${index}` }));
  const samples = usages.flatMap((cpu, index): [string, PodMetrics][] =>
    cpu === null
      ? []
      : [[`web-${index}`, { timestamp: timestamp - index, windowSeconds: 60, containers: [{ name: "app", usageMilli: { cpu } }] }]],
  );
  return {
    scale: { ok: true, specReplicas: pods.length, statusReplicas: pods.length, selector: "app=web" },
    pods: pods.map((pod, index) => ({ ...pod, phase: index < usages.length ? "Running" : "Pending" })),
    metrics: { resource: new Map(samples) },
  };
}

const reconcile = (
  utilizationPercent: number,
  replicas: number,
  { hpa = autoscaler(), status = freshV1Status(), flags = defaultV1Flags, timestamp = 1000 } = {},
): ReconcileV1 =>
  reconcileOnUtilization(
    hpa,
    { ok: true, specReplicas: replicas, statusReplicas: replicas, selector: "app=web" },
    () => ({ ok: true, utilizationPercent, timestamp }),
    status,
    flags,
    1000,
  );

test("scales up by the ratio × the replicas of the status, and records every step", () => {
  expect(reconcile(80, 4, { status: scaledAt(800), timestamp: 990 })).toEqual({
    controller: "V1",
    at: 1000,
    version: "1.2",
    specReplicas: 4,
    statusReplicas: 4,
    minReplicas: 1,
    maxReplicas: 10,
    decision: {
      kind: "computed",
      calculation: {
        utilizationPercent: 80,
        metricTimestamp: 990,
        targetPercent: 50,
        usageRatio: 1.6,
        tolerance: 0.1,
        withinTolerance: false,
      },
      proposal: 7,
      bounds: [],
      forbidden: {
        desired: 7,
        result: 7,
        judgedAt: 990,
        judgedBy: "metric",
        up: { windowSeconds: 180, until: 980, isForbidden: false },
        down: { windowSeconds: 300, until: 1100, isForbidden: true },
        forbade: null,
      },
    },
    heldBy: { by: "none", also: [] },
    rescaleReason: "CPU utilization above target",
    scaledTo: 7,
    error: null,
    events: [{ type: "Normal", reason: "SuccessfulRescale", message: "New size: 7; reason: CPU utilization above target" }],
    status: { currentReplicas: 4, desiredReplicas: 7, currentCPUUtilizationPercentage: 80, lastScaleTime: 1000 },
  });
});

describe("the forbidden windows", () => {
  test.each([
    ["up", 80, 820, null],
    ["up", 80, 819, 7],
    ["down", 20, 700, null],
    ["down", 20, 699, 2],
  ])("%s, at %d percent, after a rescale at %d", (_direction, percent, lastScaleTime, scaledTo) => {
    const done = reconcile(percent, 4, { status: scaledAt(lastScaleTime) });
    expect([done.scaledTo, done.status.desiredReplicas, done.status.lastScaleTime, done.heldBy.by]).toEqual(
      scaledTo === null ? [null, 4, lastScaleTime, "window"] : [scaledTo, scaledTo, 1000, "none"],
    );
  });

  test("are judged by the metric's time, not by the clock's", () => {
    const done = reconcile(80, 4, { status: scaledAt(800), timestamp: 980 });
    expect([done.scaledTo, done.decision.kind === "computed" && done.decision.forbidden.forbade]).toEqual([null, "up"]);
  });

  test("hold for the bounds too, by the clock, because 1.2 reads no metric there", () => {
    const hpa = autoscaler({ maxReplicas: 3 });
    const held = reconcile(80, 4, { hpa, status: scaledAt(800), timestamp: 0 });
    expect([held.scaledTo, held.heldBy, held.status.currentCPUUtilizationPercentage]).toEqual([
      null,
      { by: "window", also: ["maxReplicas"] },
      null,
    ]);
    const freed = reconcile(80, 4, { hpa, status: scaledAt(600), timestamp: 0 });
    expect([freed.scaledTo, freed.rescaleReason, freed.heldBy.by]).toEqual([
      3,
      "Current number of replicas above Spec.MaxReplicas",
      "maxReplicas",
    ]);
  });

  test("are judged by the clock if 1.2's metric proposes 0, and by the metric in 1.1", () => {
    const at = { status: scaledAt(600), timestamp: 800 };
    expect([reconcile(0, 4, at).scaledTo, reconcile(0, 4, { ...at, flags: flags1_1 }).scaledTo]).toEqual([1, null]);
  });
});

test("counts a ratio of exactly 1.1 as outside the tolerance, in floats, and one of 0.9 as inside", () => {
  expect([reconcile(55, 4).scaledTo, reconcile(45, 4).scaledTo, reconcile(45, 4).heldBy.by]).toEqual([5, null, "tolerance"]);
});

test("raises to minReplicas and above 0, then cuts to maxReplicas, and names each bound", () => {
  expect(reconcile(10, 4, { hpa: autoscaler({ minReplicas: 2 }) })).toMatchObject({ scaledTo: 2, heldBy: { by: "minReplicas", also: [] } });
  const { minReplicas: _none, ...spec } = autoscaler().spec;
  expect(reconcile(0, 4, { hpa: { metadata: { name: "web" }, spec } })).toMatchObject({
    scaledTo: 1,
    minReplicas: null,
    decision: { bounds: [{ by: "one", from: 0, to: 1 }] },
  });
  expect(reconcile(400, 4)).toMatchObject({ scaledTo: 10, heldBy: { by: "maxReplicas", also: [] } });
});

test("without a target 1.2 uses 80, and 1.1 proposes 0 and may rescale once", () => {
  const { targetCPUUtilizationPercentage: _none, ...spec } = autoscaler().spec;
  const hpa = { metadata: { name: "web" }, spec };
  expect(reconcile(160, 2, { hpa }).scaledTo).toBe(4);
  expect(reconcile(160, 2, { hpa, flags: flags1_1 })).toMatchObject({ scaledTo: 1, decision: { calculation: null, proposal: 0 } });
  expect(reconcile(160, 2, { hpa, flags: flags1_1, status: scaledAt(-10_000) })).toMatchObject({
    scaledTo: null,
    heldBy: { by: "window" },
  });
});

test("1.1 gives no reasons in its events", () => {
  expect(reconcile(80, 4, { flags: flags1_1 }).events).toEqual([{ type: "Normal", reason: "SuccessfulRescale", message: "New size: 7" }]);
});

describe("reads the utilization of the pods", () => {
  const run = (observation: Observation) => reconcileAutoscalerV1(autoscaler(), observation, freshV1Status(), defaultV1Flags, 1000);

  test("as the average of all, timed by the oldest sample", () => {
    const { decision } = run(observe([70, 81, 30], 990));
    expect(decision.kind === "computed" && decision.calculation).toMatchObject({ utilizationPercent: 60, metricTimestamp: 988 });
  });

  test("divides the requests by the pending pods too", () => {
    const { decision } = run(observe([60], 990, 1));
    expect(decision.kind === "computed" && decision.calculation?.utilizationPercent).toBe(120);
  });

  test.each([
    ["a pod without a sample", observe([70, null], 990), "metrics obtained for 1/2 of pods"],
    ["only pending pods", observe([], 990, 2), "no running pods"],
    [
      "no answer",
      { ...observe([70], 990), metrics: { resource: null } },
      "failed to get pods metrics: the server is currently unable to handle the request",
    ],
  ])("and does nothing for %s", (_, observation, error) => {
    const done = run(observation);
    const cause = `failed to get CPU consumption and request: ${error}`;
    expect([done.scaledTo, done.decision, done.heldBy.by]).toEqual([null, { kind: "noMetric", error: cause }, "error"]);
    expect(done.events.map(({ reason, message }) => [reason, message])).toEqual([
      ["FailedGetMetrics", cause],
      ["FailedComputeReplicas", `failed to get CPU utilization: ${cause}`],
    ]);
    expect(done.status.currentReplicas).toBe(observation.pods.length);
  });

  test("needs the requests of every pod that runs", () => {
    const observation = observe([70, 70], 990);
    const pods = observation.pods.map((pod, index) => (index === 0 ? pod : { ...pod, containers: [{ name: "app", requestsMilli: {} }] }));
    expect(run({ ...observation, pods }).decision).toMatchObject({
      error: expect.stringContaining("some pods do not have request for cpu"),
    });
  });
});

test("keeps the status where the scale cannot be read or written", () => {
  const status = { currentReplicas: 4, desiredReplicas: 4, currentCPUUtilizationPercentage: 50, lastScaleTime: 100 };
  const on = (scale: Observation["scale"]) =>
    reconcileOnUtilization(
      autoscaler(),
      scale,
      () => ({ ok: true, utilizationPercent: 80, timestamp: 1000 }),
      status,
      defaultV1Flags,
      1000,
    );
  expect(on({ ok: false, error: "no such thing" })).toMatchObject({
    status,
    error: "failed to query scale subresource for Deployment/default/web: no such thing",
    events: [{ reason: "FailedGetScale", message: "no such thing" }],
  });
  expect(on({ ok: true, specReplicas: 4, statusReplicas: 4, selector: "app=web", updateError: "read-only" })).toMatchObject({
    status,
    scaledTo: null,
    heldBy: { by: "error", also: [] },
    error: "failed to rescale Deployment/default/web: read-only",
    events: [{ reason: "FailedRescale", message: "New size: 7; reason: CPU utilization above target; error: read-only" }],
  });
});
