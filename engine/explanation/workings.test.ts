import { expect, test } from "vitest";
import type { MetricSpec } from "../api/autoscaling";
import type { Reconcile } from "../controller/decision";
import { defaultFlags } from "../controller/flags";
import { freshMemory, reconcileAutoscaler } from "../controller/horizontal";
import type { Observation } from "../controller/observation";
import { remembered } from "../controller/testing/normalizing";
import { autoscaler, observe, seenPod, seenPods } from "../controller/testing/observed";
import { workingsOf } from "./workings";

function reconcileOnce(observation: Observation, metrics?: MetricSpec[], recommendations = remembered()): Reconcile {
  const hpa = autoscaler(metrics && { metrics });
  return reconcileAutoscaler(hpa, observation, { ...freshMemory(), recommendations }, defaultFlags, 1000).reconcile;
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
  expect(workingsOf(reconcileOnce(observation, metrics)).metrics).toMatchObject([
    { counted: { ...working, usageRatio: 2.5, pods: 4, product: 10 } },
    { counted: { ...working, usageRatio: 250 / 120, pods: null, product: 250 / 30 } },
    null,
  ]);
});

test("says that the window raised the count where there is no behavior", () => {
  expect(workingsOf(reconcileOnce(observe(seenPods(4, 20)), undefined, remembered([7, 900])))).toMatchObject({
    rateLimited: 7,
    raisedByWindow: true,
  });
});

test("is empty where no metric was read", () => {
  expect(workingsOf(reconcileOnce(observe([], 0)))).toEqual({ metrics: [], rateLimited: null, raisedByWindow: false });
});
