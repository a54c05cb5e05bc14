import { expect, test } from "vitest";
import { defaultFlags } from "../controller/flags";
import { freshMemory, reconcileAutoscaler } from "../controller/horizontal";
import { remembered } from "../controller/testing/normalizing";
import { autoscaler, observe, seenPods, type SeenPod } from "../controller/testing/observed";
import { flags1_28 } from "./testing/runs";
import { nearestThresholds } from "./thresholds";

const thresholds = (seen: SeenPod[], recommendations = remembered(), flags = defaultFlags) => {
  const memory = { ...freshMemory(), recommendations };
  return nearestThresholds(reconcileAutoscaler(autoscaler(), observe(seen), memory, flags, 1000).reconcile);
};

test("names the usages at which a kept count would have risen and fallen", () => {
  expect(thresholds(seenPods(4, 50))).toEqual({
    reach: { lowest: 1, highest: 8 },
    metrics: [
      {
        metric: 0,
        present: { usageMilli: 200, averageMilli: 50, utilizationPercent: 50, usageRatio: 1 },
        above: { usageMilli: 224, averageMilli: 56, utilizationPercent: 56, usageRatio: 1.12, proposes: 5, endsAt: 5 },
        below: { usageMilli: 151, averageMilli: 37, utilizationPercent: 37, usageRatio: 0.74, proposes: 3, endsAt: 3 },
        proposesMore: { usageMilli: 224, averageMilli: 56, utilizationPercent: 56, usageRatio: 1.12, proposes: 5, endsAt: 5 },
        proposesLess: { usageMilli: 151, averageMilli: 37, utilizationPercent: 37, usageRatio: 0.74, proposes: 3, endsAt: 3 },
      },
    ],
  });
});

test("names no lower usage while the window holds the count", () => {
  expect(thresholds(seenPods(4, 20), remembered([4, 900]))).toMatchObject({
    reach: { lowest: 4, highest: 8 },
    metrics: [{ above: { utilizationPercent: 56, endsAt: 5 }, below: null }],
  });
});

test("names the usage below which the metric proposes less, although the window keeps the count", () => {
  expect(thresholds(seenPods(4, 50), remembered([4, 900]))?.metrics).toMatchObject([
    { below: null, proposesLess: { usageMilli: 151, utilizationPercent: 37, proposes: 3, endsAt: 4 } },
  ]);
});

test("uses the thresholds of the version: a ratio of exactly 1.1 is just outside for 1.28 and just inside for 1.37", () => {
  expect(thresholds(seenPods(4, 55), remembered(), flags1_28)?.metrics).toMatchObject([
    { present: { usageRatio: 1.1 }, below: { usageMilli: 219, utilizationPercent: 54, proposes: 4, endsAt: 4 } },
  ]);
  expect(thresholds(seenPods(4, 55))?.metrics).toMatchObject([
    { present: { usageRatio: 1.1 }, above: { usageMilli: 224, utilizationPercent: 56, proposes: 5, endsAt: 5 } },
  ]);
});

test("has none where nothing was computed", () => {
  expect(thresholds([])).toBeNull();
});
