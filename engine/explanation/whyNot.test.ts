import { expect, test } from "vitest";
import type { HorizontalPodAutoscalerSpec } from "../api/autoscaling";
import type { ControllerMemory, Reconcile } from "../controller/decision";
import { defaultFlags } from "../controller/flags";
import { freshMemory, reconcileAutoscaler } from "../controller/horizontal";
import type { Observation } from "../controller/observation";
import { remembered } from "../controller/testing/normalizing";
import { autoscaler, cpuUtilization, observe, seenPod, seenPods } from "../controller/testing/observed";
import { flags1_28 } from "./testing/runs";
import { whyNot } from "./whyNot";

function reconcileOnce(
  observation: Observation,
  spec: Partial<HorizontalPodAutoscalerSpec> = {},
  memory: Partial<ControllerMemory> = {},
  flags = defaultFlags,
): Reconcile {
  const before = { ...freshMemory(), recommendations: [], ...memory };
  return reconcileAutoscaler(autoscaler(spec), observation, before, flags, 1000).reconcile;
}

const level = (percent: number, pods: number) => ({
  usageMilli: percent * pods,
  averageMilli: percent,
  utilizationPercent: percent,
  usageRatio: percent / 50,
});

const lastOf = (percent: number, pods: number) => ({ ...level(percent, pods), usageMilli: (percent + 1) * pods - 1 });

test("says nothing against the count at which the reconcile ended", () => {
  expect(whyNot(reconcileOnce(observe(seenPods(4, 75))), 6)).toEqual({ replicas: 6, endedAt: 6, obstacles: [], stoppedAt: null });
});

test("names the usage at which the metric would ask for the count", () => {
  expect(whyNot(reconcileOnce(observe(seenPods(4, 75))), 7)).toEqual({
    replicas: 7,
    endedAt: 6,
    stoppedAt: null,
    obstacles: [
      {
        stage: "proposal",
        reason: "metricProposesLess",
        metric: 0,
        proposes: 6,
        needed: { from: 7, to: 7 },
        present: level(75, 4),
        usage: [{ from: level(76, 4), to: lastOf(87, 4), wholePercents: true }],
        withoutTolerance: null,
        withoutFillIns: null,
      },
    ],
  });
});

test("names no usage for a count that the whole percents skip, and the proposal without the tolerance", () => {
  const { obstacles } = whyNot(reconcileOnce(observe(seenPods(30, 54)), { maxReplicas: 99 }), 32);
  expect(obstacles).toMatchObject([{ reason: "metricProposesLess", proposes: 30, usage: [], withoutTolerance: 33, withoutFillIns: null }]);
});

test("names what the counted pods alone would ask for where missing pods undo a rise", () => {
  const { obstacles } = whyNot(reconcileOnce(observe([...seenPods(9, 61), seenPod("web-9", null)]), { maxReplicas: 99 }), 12);
  expect(obstacles).toMatchObject([
    {
      reason: "metricProposesLess",
      proposes: 10,
      withoutTolerance: 11,
      withoutFillIns: 11,
      // With the missing pod as idle, 62% of nine pods is 56% of ten, but this is not true for every usage that displays as 62%.
      usage: [{ from: { usageMilli: 560, utilizationPercent: 62 }, to: { usageMilli: 609, utilizationPercent: 67 }, wholePercents: false }],
    },
  ]);
});

test("names both usages where the same count is proposed below the tolerance and within it", () => {
  // Six pods are counted and spec.replicas is three: a quarter of six pods gives 3, and so does anything within the tolerance.
  const { obstacles } = whyNot(reconcileOnce(observe(seenPods(6, 40), 3)), 3);
  expect(obstacles).toMatchObject([
    {
      reason: "metricProposesMore",
      proposes: 5,
      usage: [
        { from: { utilizationPercent: 17 }, to: { utilizationPercent: 25 } },
        { from: { utilizationPercent: 45 }, to: { utilizationPercent: 55 } },
      ],
    },
  ]);
});

test("uses the tolerance of the version that decided: for 1.28, a ratio of 1.1 is outside", () => {
  const seen = observe(seenPods(4, 55));
  const [older, today] = [flags1_28, defaultFlags].map((flags) => reconcileOnce(seen, {}, {}, flags));
  expect([older?.scaledTo, today?.scaledTo]).toEqual([5, null]);
  expect(older && whyNot(older, 4).obstacles).toMatchObject([
    {
      reason: "metricProposesMore",
      proposes: 5,
      present: level(55, 4),
      usage: [{ from: { utilizationPercent: 38 }, to: lastOf(54, 4) }],
      withoutTolerance: null,
    },
  ]);
  expect(today && whyNot(today, 5).obstacles).toMatchObject([
    { reason: "metricProposesLess", proposes: 4, usage: [{ from: level(56, 4), to: lastOf(62, 4) }], withoutTolerance: 5 },
  ]);
});

test("names the window, what it remembers and until when, and no metric where one proposes the count", () => {
  const memory = { recommendations: remembered([4, 800], [3, 900]) };
  expect(whyNot(reconcileOnce(observe(seenPods(4, 20)), {}, memory), 2)).toMatchObject({
    endedAt: 4,
    obstacles: [
      { stage: "stabilized", reason: "window", side: "down", result: 4, window: { recommendation: 4, lastAt: 800 }, until: 1201 },
    ],
  });
});

test("needs no metric for a count that the window itself would hold once a higher one expires", () => {
  const memory = { recommendations: remembered([4, 800], [3, 900]) };
  expect(whyNot(reconcileOnce(observe(seenPods(4, 20)), {}, memory), 3).obstacles).toMatchObject([{ reason: "window", until: 1101 }]);
});

test("names a policy, when it next allows more and when it allows the count", () => {
  const behavior = { scaleUp: { policies: [{ type: "Pods", value: 2, periodSeconds: 60 } as const] } };
  const memory = { scaleUpEvents: [{ replicaChange: 1, time: 970, outdated: false }] };
  expect(whyNot(reconcileOnce(observe(seenPods(4, 100)), { behavior }, memory), 7).obstacles).toMatchObject([
    { stage: "limited", reason: "policy", direction: "up", rate: { limit: 5 }, next: { at: 1030, limit: 6 }, allowedAt: 1060 },
  ]);
});

test("names a direction that is Disabled, and no time at which it would allow anything", () => {
  const behavior = { scaleUp: { selectPolicy: "Disabled" } } as const;
  expect(whyNot(reconcileOnce(observe(seenPods(4, 100)), { behavior }), 8).obstacles).toMatchObject([
    { stage: "limited", reason: "selectPolicyDisabled", direction: "up", next: null, allowedAt: null },
  ]);
});

test("names the scale-up limit of the path without behavior and maxReplicas, where both are obstacles", () => {
  expect(whyNot(reconcileOnce(observe(seenPods(4, 400)), { maxReplicas: 9 }), 12).obstacles).toEqual([
    { stage: "limited", reason: "scaleUpLimit", limit: 8 },
    { stage: "clamped", reason: "maxReplicas", bound: 9 },
  ]);
});

test("names no window if a bound stops it at the count", () => {
  const memory = { recommendations: remembered([20, 900]) };
  expect(whyNot(reconcileOnce(observe(seenPods(8, 5)), { maxReplicas: 9 }, memory), 10).obstacles).toEqual([
    { stage: "clamped", reason: "maxReplicas", bound: 9 },
  ]);
});

test("names every metric that proposes more, and a failed one that blocks going down", () => {
  const ten = { type: "Resource", resource: { name: "cpu", target: { type: "AverageValue", averageValue: "20m" } } } as const;
  const queue = { type: "External", external: { metric: { name: "queue" }, target: { type: "Value", value: "1" } } } as const;
  const { obstacles, stoppedAt } = whyNot(reconcileOnce(observe(seenPods(4, 40)), { metrics: [cpuUtilization(20), ten, queue] }), 3);
  expect(obstacles).toMatchObject([
    { reason: "metricProposesMore", metric: 0, proposes: 8, usage: [{ from: { utilizationPercent: 11 }, to: { utilizationPercent: 15 } }] },
    { reason: "metricProposesMore", metric: 1, proposes: 8, usage: [{ from: { averageMilli: 11 }, to: { averageMilli: 15 } }] },
    { reason: "metricError", metric: 2 },
  ]);
  expect(stoppedAt).toBeNull();
});

test("says that the controller stopped at the metrics where they failed", () => {
  expect(whyNot(reconcileOnce(observe([], 4)), 12)).toEqual({
    replicas: 12,
    endedAt: 4,
    stoppedAt: "proposal",
    obstacles: [
      {
        stage: "proposal",
        reason: "metricError",
        metric: 0,
        error: "failed to get cpu utilization: unable to get metrics for resource cpu: no metrics returned from resource metrics API",
      },
      { stage: "clamped", reason: "maxReplicas", bound: 10 },
    ],
  });
});

test("says that nothing was computed where the scale was unreadable, paused or out of bounds", () => {
  const unreadable = { ...observe([]), scale: { ok: false, error: "no" } } as const;
  expect(whyNot(reconcileOnce(unreadable), 3)).toEqual({
    replicas: 3,
    endedAt: null,
    obstacles: [{ stage: "observed", reason: "scaleUnavailable", error: "no" }],
    stoppedAt: "observed",
  });
  expect(whyNot(reconcileOnce(observe([], 0)), 3).obstacles).toEqual([{ stage: "observed", reason: "scalingDisabled" }]);
  expect(whyNot(reconcileOnce(observe(seenPods(12, 50))), 12).obstacles).toEqual([
    { stage: "observed", reason: "aboveMaxReplicas", found: 12, bound: 10 },
  ]);
});

test("says that a count was decided and could not be written", () => {
  const observation = observe(seenPods(4, 75));
  const unwritable: Observation = {
    ...observation,
    scale: { ok: true, specReplicas: 4, statusReplicas: 4, selector: "app=web", updateError: "conflict" },
  };
  expect(whyNot(reconcileOnce(unwritable), 6)).toMatchObject({
    endedAt: 4,
    obstacles: [{ stage: "applied", reason: "unwritten", desired: 6, error: "failed to rescale Deployment/default/web: conflict" }],
  });
});
