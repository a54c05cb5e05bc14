import { describe, expect, test } from "vitest";
import type { HorizontalPodAutoscaler, HorizontalPodAutoscalerCondition } from "../api/autoscaling";
import type { ControllerMemory, Reconcile } from "./decision";
import { unnamedFlags } from "../scenario/testing/unnamedScenario";
import type { ControllerFlags } from "./flags";
import { freshMemory, reconcileAutoscaler } from "./horizontal";
import type { Observation } from "./observation";
import { averageValue, autoscaler, cpuUtilization, observe, sampleOf, seenPods } from "./testing/observed";

const condition = (
  type: HorizontalPodAutoscalerCondition["type"],
  status: HorizontalPodAutoscalerCondition["status"],
  reason: string,
  message: string,
  lastTransitionTime: number,
): HorizontalPodAutoscalerCondition => ({ type, status, reason, message, lastTransitionTime });

const reconcile = (
  hpa: HorizontalPodAutoscaler,
  observation: Observation,
  memory: ControllerMemory = freshMemory(),
  now = 0,
  flags: ControllerFlags = unnamedFlags,
) => reconcileAutoscaler(hpa, observation, memory, flags, now);

const withMemoryOf = ({ memory }: { memory: ControllerMemory }, change: Partial<ControllerMemory> = {}): ControllerMemory => ({
  ...memory,
  ...change,
});
const typesOf = ({ status }: Reconcile) => status.conditions.map(({ type }) => type);

test("scales up when the metrics propose more, and records every step", () => {
  const hpa = autoscaler();
  const { reconcile: first, memory } = reconcile(hpa, observe(seenPods(2, 75)));
  const status = {
    currentReplicas: 2,
    desiredReplicas: 3,
    lastScaleTime: 0,
    currentMetrics: [{ type: "Resource", resource: { name: "cpu", current: { averageValue: "75m", averageUtilization: 75 } } }],
    conditions: [
      condition("AbleToScale", "True", "SucceededRescale", "the HPA controller was able to update the target scale to 3", 0),
      condition(
        "ScalingActive",
        "True",
        "ValidMetricFound",
        "the HPA was able to successfully calculate a replica count from cpu resource utilization (percentage of request)",
        0,
      ),
      condition("ScalingLimited", "False", "DesiredWithinRange", "the desired count is within the acceptable range", 0),
      condition("ScaledToZero", "False", "NotScaledToZero", "the HPA controller did not scale the workload to zero", 0),
    ],
  };
  expect(first).toEqual({
    at: 0,
    specReplicas: 2,
    statusReplicas: 2,
    minReplicas: 1,
    maxReplicas: 10,
    decision: {
      kind: "computed",
      metrics: [
        {
          ok: true,
          spec: cpuUtilization(50),
          description: "cpu resource utilization (percentage of request)",
          replicaCount: 3,
          calculation: {
            kind: "pods",
            target: { type: "Utilization", percent: 50 },
            tolerance: { down: 0.1, up: 0.1 },
            groups: { ready: 2, unready: 0, missing: 0, ignored: 0, setAside: [] },
            setAsideRequests: { missing: 0, missingBusy: 0, unready: 0 },
            unlistedSamples: 0,
            counted: { samples: 2, usageMilli: 150, requestsMilli: 200, utilizationPercent: 75, averageMilli: 75, usageRatio: 1.5 },
            plainReplicaCount: 3,
            outcome: "scaled",
            rebalanced: null,
            outOfRange: [],
          },
        },
      ],
      winner: 0,
      proposal: 3,
      stabilization: {
        proposal: 3,
        result: 3,
        up: null,
        down: { windowSeconds: 300, recommendation: 3, lastAt: 0, forgottenAt: null, remembered: [{ value: 2, time: 0, initial: true }] },
        heldBy: null,
        reason: "ReadyForNewScale",
      },
      limit: { desired: 3, result: 3, limitedBy: null, reason: "DesiredWithinRange", up: null, down: null, scaleUpLimit: 4, freedAt: null },
      desired: 3,
    },
    heldBy: { by: "none", also: [] },
    rescaleReason: "cpu resource utilization (percentage of request) above target",
    scaledTo: 3,
    error: null,
    events: [
      {
        type: "Normal",
        reason: "SuccessfulRescale",
        message: "New size: 3; reason: cpu resource utilization (percentage of request) above target",
      },
    ],
    status,
  });
  expect(memory).toEqual({
    status,
    recommendations: [
      { value: 2, time: 0, initial: true },
      { value: 3, time: 0 },
    ],
    scaleUpEvents: [],
    scaleDownEvents: [],
  });
});

describe("clamps", () => {
  test("a count above maxReplicas without reading a metric, and remembers the rescale under behavior", () => {
    const { reconcile: clamped, memory } = reconcile(autoscaler({ behavior: {} }), observe(seenPods(2, 75), 12));
    expect(clamped).toMatchObject({
      decision: { kind: "aboveMaxReplicas", desired: 10 },
      rescaleReason: "Current number of replicas above Spec.MaxReplicas",
      scaledTo: 10,
      status: { currentMetrics: null },
    });
    expect(typesOf(clamped)).toEqual(["AbleToScale", "ScaledToZero"]);
    expect(memory).toMatchObject({
      recommendations: [{ value: 12, time: 0, initial: true }],
      scaleUpEvents: [],
      scaleDownEvents: [{ replicaChange: 2, time: 0, outdated: false }],
    });
  });

  test("a count below minReplicas, and leaves the conditions about metrics stale", () => {
    const hpa = autoscaler({ minReplicas: 3 });
    const before = reconcile(hpa, observe(seenPods(3, 50)));
    const { reconcile: clamped } = reconcile(hpa, observe(seenPods(2, 75)), before.memory, 15);
    expect(clamped).toMatchObject({ decision: { kind: "belowMinReplicas", desired: 3 }, scaledTo: 3, status: { currentMetrics: null } });
    expect(clamped.status.conditions.slice(1, 3)).toEqual(before.reconcile.status.conditions.slice(1, 3));
  });
});

describe("at zero", () => {
  test("a target stays", () => {
    const { reconcile: disabled } = reconcile(autoscaler(), observe([], 0));
    expect(disabled).toMatchObject({
      decision: { kind: "scalingDisabled" },
      scaledTo: null,
      error: null,
      events: [],
      status: { desiredReplicas: 0 },
    });
    expect(disabled.status.conditions[1]).toEqual(
      condition("ScalingActive", "False", "ScalingDisabled", "scaling is disabled since the replica count of the target is zero", 0),
    );
  });

  test("a target that this controller scaled to zero is woken to minReplicas", () => {
    const asleep = condition("ScaledToZero", "True", "ScaledToZero", "the HPA controller scaled the workload to zero", -60);
    const memory: ControllerMemory = { ...freshMemory(), status: { ...freshMemory().status, conditions: [asleep] } };
    const idle = observe(seenPods(1, 50), 0);
    const hpa = autoscaler({ minReplicas: 2, behavior: {} });
    expect(reconcile(hpa, idle, memory).reconcile).toMatchObject({
      decision: { kind: "computed", proposal: 0, limit: { result: 0 }, desired: 2 },
      heldBy: { by: "minReplicas", also: ["tolerance"] },
      rescaleReason: "Current number of replicas below Spec.MinReplicas",
      scaledTo: 2,
    });
    const gateOff = { ...unnamedFlags, featureGates: { ...unnamedFlags.featureGates, HPAScaleToZero: false } };
    const { reconcile: disabled } = reconcile(hpa, idle, memory, 0, gateOff);
    expect(disabled.decision).toEqual({ kind: "scalingDisabled" });
    expect(typesOf(disabled)).toEqual(["AbleToScale", "ScalingActive"]);
  });
});

describe("when the scale cannot be read", () => {
  const hpa = autoscaler();
  const before = reconcile(hpa, observe(seenPods(2, 75)));

  test("changes one condition and nothing else", () => {
    const observation: Observation = { ...observe([]), scale: { ok: false, error: "not found" } };
    const { reconcile: failed, memory } = reconcile(hpa, observation, before.memory, 15);
    const unable = "the HPA controller was unable to get the target's current scale: not found";
    const [, ...rest] = before.memory.status.conditions;
    const status = { ...before.memory.status, conditions: [condition("AbleToScale", "False", "FailedGetScale", unable, 15), ...rest] };
    expect(failed).toEqual({
      at: 15,
      specReplicas: null,
      statusReplicas: null,
      minReplicas: 1,
      maxReplicas: 10,
      decision: { kind: "scaleUnavailable", error: "not found" },
      heldBy: { by: "error", also: [] },
      rescaleReason: "",
      scaledTo: null,
      error: "failed to query scale subresource for Deployment/default/web: not found",
      events: [{ type: "Warning", reason: "FailedGetScale", message: "not found" }],
      status,
    });
    expect(memory).toEqual(withMemoryOf(before, { status }));
  });

  test("tells a kind that no API serves from a version that cannot exist", () => {
    const unknown: Observation = { ...observe([]), scale: { ok: false, error: 'no matches for kind "Widget"', unknownKind: true } };
    expect(reconcile(hpa, unknown).reconcile.error).toBe(
      'unable to determine resource for scale target reference: no matches for kind "Widget"',
    );
    const odd = autoscaler({ scaleTargetRef: { apiVersion: "apps/v1/beta", kind: "Deployment", name: "web" } });
    expect(reconcile(odd, observe(seenPods(1, 50))).reconcile.error).toBe(
      "invalid API version in scale target reference: unexpected GroupVersion string: apps/v1/beta",
    );
  });

  test("remembers nothing while the scale cannot be read", () => {
    const observation: Observation = { ...observe([]), scale: { ok: false, error: "not found" } };
    expect(reconcile(hpa, observation).memory.recommendations).toBeNull();
  });
});

test("remembers the recommendation but no scale event where the scale cannot be written", () => {
  const hpa = autoscaler({ behavior: {} });
  const observation: Observation = {
    ...observe(seenPods(2, 75)),
    scale: { ok: true, specReplicas: 2, statusReplicas: 2, selector: "app=web", updateError: "conflict" },
  };
  const first = reconcile(hpa, observation);
  expect(first.reconcile).toMatchObject({
    scaledTo: null,
    error: "failed to rescale Deployment/default/web: conflict",
    events: [
      {
        type: "Warning",
        reason: "FailedRescale",
        message: "New size: 3; reason: cpu resource utilization (percentage of request) above target; error: conflict",
      },
    ],
    status: { currentReplicas: 2, desiredReplicas: 0, lastScaleTime: null },
  });
  expect(first.memory).toMatchObject({ recommendations: [{ value: 2 }, { value: 3 }], scaleUpEvents: [] });
  const again = reconcile(hpa, observation, first.memory, 15);
  expect(again.reconcile.status.conditions[0], "True, then False again").toEqual(
    condition("AbleToScale", "False", "FailedUpdateScale", "the HPA controller was unable to update the target scale: conflict", 15),
  );
});

describe("several metrics", () => {
  const both = autoscaler({ metrics: [cpuUtilization(50), averageValue("memory", "1Gi")], maxReplicas: 20 });
  const noMemory = "failed to get memory usage: did not receive metrics for targeted pods (pods might be unready)";

  test("the largest proposal wins, the first of equals", () => {
    const twice = autoscaler({ metrics: [cpuUtilization(75), cpuUtilization(50), cpuUtilization(50)] });
    expect(reconcile(twice, observe(seenPods(2, 75))).reconcile.decision).toMatchObject({ winner: 1, proposal: 3 });
  });

  test("scale up although one failed, and return its error", () => {
    const { reconcile: scaled } = reconcile(both, observe(seenPods(2, 75)));
    expect(scaled).toMatchObject({
      scaledTo: 3,
      error: `invalid metrics (1 invalid out of 2), first error is: failed to get memory resource metric value: ${noMemory}`,
      events: [
        { type: "Warning", reason: "FailedGetResourceMetric", message: noMemory },
        { type: "Normal", reason: "SuccessfulRescale" },
      ],
    });
    expect(scaled.status.currentMetrics).toEqual([
      { type: "Resource", resource: { name: "cpu", current: { averageValue: "75m", averageUtilization: 75 } } },
      { type: "" },
    ]);
  });

  test("do not scale down while one failed", () => {
    const { reconcile: held, memory } = reconcile(both, observe(seenPods(4, 10)));
    const error = `invalid metrics (1 invalid out of 2), first error is: failed to get memory resource metric value: ${noMemory}`;
    expect(held).toMatchObject({
      decision: {
        kind: "noMetrics",
        error: noMemory,
        metrics: [
          { ok: true, replicaCount: 1 },
          { ok: false, reason: "FailedGetResourceMetric" },
        ],
      },
      heldBy: { by: "error", also: [] },
      scaledTo: null,
      error: `failed to compute desired number of replicas based on listed metrics for Deployment/default/web: ${error}`,
      status: { currentReplicas: 4, desiredReplicas: 0 },
    });
    expect(held.events[1]).toEqual({ type: "Warning", reason: "FailedComputeMetricsReplicas", message: error });
    expect(held.status.conditions[1]).toEqual(
      condition("ScalingActive", "False", "FailedGetResourceMetric", `the HPA was unable to compute the replica count: ${noMemory}`, 0),
    );
    expect(memory.recommendations).toEqual([{ value: 4, time: 0, initial: true }]);
  });

  test("of zeros the last one wins", () => {
    const zeros = autoscaler({ metrics: [averageValue("memory", "1"), averageValue("cpu", "1"), averageValue("cpu", "2")] });
    const idle = { ...observe(seenPods(1, 0)), scale: { ok: true, specReplicas: 1, statusReplicas: 1, selector: "app=web" } } as const;
    const samples = new Map([["web-0", sampleOf([{ name: "app", usageMilli: { cpu: 0, memory: 0 } }])]]);
    const { decision } = reconcile(zeros, { ...idle, metrics: { resource: samples } }).reconcile;
    expect(decision).toMatchObject({ winner: 2, proposal: 0 });
  });
});

test("reads the tolerances of behavior only with the gate on", () => {
  const hpa = autoscaler({ behavior: { scaleUp: { tolerance: "0.5" }, scaleDown: { tolerance: "50m" } } });
  const toleranceOf = (flags: ControllerFlags) => {
    const { decision } = reconcile(hpa, observe(seenPods(2, 50)), freshMemory(), 0, flags).reconcile;
    const metric = decision.kind === "computed" ? decision.metrics[0] : undefined;
    return metric?.ok === true ? metric.calculation.tolerance : null;
  };
  expect(toleranceOf(unnamedFlags)).toEqual({ down: 0.05, up: 0.5 });
  const featureGates = { ...unnamedFlags.featureGates, HPAConfigurableTolerance: false };
  expect(toleranceOf({ ...unnamedFlags, featureGates })).toEqual({ down: 0.1, up: 0.1 });
});

test("moves a condition's lastTransitionTime only with its status", () => {
  const hpa = autoscaler();
  const first = reconcile(hpa, observe(seenPods(2, 75)));
  const second = reconcile(hpa, observe(seenPods(3, 50)), first.memory, 15);
  expect(second.reconcile.status.conditions[0]).toEqual(
    condition("AbleToScale", "True", "ReadyForNewScale", "recommended size matches current size", 0),
  );
  const third = reconcile(hpa, observe(seenPods(3, 400)), second.memory, 30);
  expect(third.reconcile.status.conditions[2]).toEqual(
    condition("ScalingLimited", "True", "ScaleUpLimit", "the desired replica count is increasing faster than the maximum scale rate", 30),
  );
});
