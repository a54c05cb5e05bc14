import { expect, test } from "vitest";
import type { HorizontalPodAutoscalerSpec, MetricSpec } from "../api/autoscaling";
import type { Reconcile } from "../controller/decision";
import { defaultFlags } from "../controller/flags";
import { freshMemory, reconcileAutoscaler } from "../controller/horizontal";
import type { Observation } from "../controller/observation";
import { remembered } from "../controller/testing/normalizing";
import { autoscaler, observe, seenPod, seenPods } from "../controller/testing/observed";
import { seededRandom } from "../lib/random";
import { playRun } from "./testing/runs";
import { workingsOf } from "./workings";

function reconcileOnce(
  observation: Observation,
  spec: Partial<HorizontalPodAutoscalerSpec> = {},
  recommendations = remembered(),
): Reconcile {
  return reconcileAutoscaler(autoscaler(spec), observation, { ...freshMemory(), recommendations }, defaultFlags, 1000).reconcile;
}

test("keeps the product before it is rounded up, and the share before it is truncated", () => {
  const [first, ...rest] = seenPods(7, 30);
  const seen = [seenPod("web-7", 37), ...(first ? [first] : []), ...rest];
  expect(workingsOf(reconcileOnce(observe(seen)))).toEqual({
    metrics: [
      {
        band: { low: 0.9, high: 1.1 },
        counted: { sharePercent: 30.87, usageRatio: 0.6, withinTolerance: false, pods: 8, product: 0.6 * 8 },
        filledIn: null,
      },
    ],
    rateLimited: 5,
    raisedByWindow: false,
  });
});

test("shows the counted pods alone beside the result of the fill-ins", () => {
  const seen = [...seenPods(9, 61), seenPod("web-9", null)];
  expect(workingsOf(reconcileOnce(observe(seen))).metrics).toEqual([
    {
      band: { low: 0.9, high: 1.1 },
      counted: { sharePercent: 61, usageRatio: 1.22, withinTolerance: false, pods: 9, product: 1.22 * 9 },
      filledIn: { sharePercent: 54.9, usageRatio: 1.08, withinTolerance: true, pods: 10, product: 10.8 },
    },
  ]);
});

test("multiplies a value by the ready pods, divides an average value only by its target, and has nothing for a failed metric", () => {
  const metric = { name: "queue" };
  const metrics: MetricSpec[] = [
    { type: "External", external: { metric, target: { type: "Value", value: "100" } } },
    { type: "External", external: { metric, target: { type: "AverageValue", averageValue: "30" } } },
    { type: "External", external: { metric: { name: "none" }, target: { type: "Value", value: "1" } } },
  ];
  const seen = observe(seenPods(4, 50));
  const observation = { ...seen, metrics: { ...seen.metrics, external: new Map([["queue", [250_000]]]) } };
  const working = { sharePercent: null, withinTolerance: false };
  expect(workingsOf(reconcileOnce(observation, { metrics })).metrics).toMatchObject([
    { counted: { ...working, usageRatio: 2.5, pods: 4, product: 10 } },
    { counted: { ...working, usageRatio: 250 / 120, pods: null, product: 250 / 30 } },
    null,
  ]);
});

test("says that the window raised the count where there is no behavior", () => {
  expect(workingsOf(reconcileOnce(observe(seenPods(4, 20)), {}, remembered([7, 900])))).toMatchObject({
    rateLimited: 7,
    raisedByWindow: true,
  });
});

test("is empty where no metric was read", () => {
  expect(workingsOf(reconcileOnce(observe([], 0)))).toEqual({ metrics: [], rateLimited: null, raisedByWindow: false });
});

const two = { type: "Pods", value: 2, periodSeconds: 60 } as const;

test("has the count after the policies, between the windows and the bounds of the record", () => {
  const behavior = { scaleUp: { policies: [two], stabilizationWindowSeconds: 60 }, scaleDown: { policies: [two] } };
  const reconcile = reconcileOnce(observe(seenPods(4, 100)), { behavior, maxReplicas: 5 }, remembered([7, 960], [9, 800]));
  expect(reconcile).toMatchObject({
    at: 1000,
    specReplicas: 4,
    scaledTo: 5,
    minReplicas: 1,
    maxReplicas: 5,
    decision: {
      kind: "computed",
      proposal: 8,
      stabilization: { result: 7, down: { recommendation: 9 }, up: { recommendation: 7 } },
      limit: { up: { limit: 6 }, down: { limit: 2 } },
      desired: 5,
    },
  });
  expect(workingsOf(reconcile).rateLimited).toBe(6);
});

test("without behavior, limits only the rise, and the record has no lowest count of a window", () => {
  const reconcile = reconcileOnce(observe(seenPods(4, 400)), { maxReplicas: 9 });
  expect(reconcile.decision).toMatchObject({
    proposal: 32,
    stabilization: { result: 32, up: null },
    limit: { up: null, down: null, scaleUpLimit: 8 },
    desired: 8,
  });
  expect(workingsOf(reconcile).rateLimited).toBe(8);
});

test("has no count after the policies where they were not reached", () => {
  const above = reconcileOnce(observe(seenPods(12, 50)));
  expect(above).toMatchObject({ specReplicas: 12, scaledTo: 10, decision: { kind: "aboveMaxReplicas", desired: 10 } });
  expect(above.decision).not.toHaveProperty("proposal");
  const unreadable = reconcileOnce({ ...observe([]), scale: { ok: false, error: "no" } });
  expect(unreadable).toMatchObject({ specReplicas: null, scaledTo: null, decision: { kind: "scaleUnavailable" } });
  expect(unreadable.decision).not.toHaveProperty("desired");
  expect([above, unreadable].map((reconcile) => workingsOf(reconcile).rateLimited)).toEqual([null, null]);
});

test("leaves to the bounds only what they clamp", () => {
  const random = seededRandom(6);
  let cut = 0;
  for (let run = 0; run < 40; run++) {
    for (const { reconcile, name } of playRun(`run ${run}`, random.fork(`run ${run}`), 20)) {
      const { decision, minReplicas, maxReplicas } = reconcile;
      const { rateLimited } = workingsOf(reconcile);
      if (rateLimited === null || decision.kind !== "computed") continue;
      if (rateLimited !== decision.desired) cut++;
      expect(Math.min(Math.max(rateLimited, minReplicas), maxReplicas), name).toBe(decision.desired);
    }
  }
  expect(cut).toBeGreaterThan(50);
});
