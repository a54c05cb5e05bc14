import { expect, test } from "vitest";
import type { MetricSpec } from "../api/autoscaling";
import { defaultFlags } from "../controller/flags";
import { freshMemory, reconcileAutoscaler } from "../controller/horizontal";
import { autoscaler, observe, seenPods } from "../controller/testing/observed";
import { askingOf } from "./asking";
import { flags1_28 } from "./testing/runs";

const queue: MetricSpec = {
  type: "External",
  external: { metric: { name: "queue" }, target: { type: "AverageValue", averageValue: "1m" } },
};

test("caps a proposal just beyond the largest count, and gives none where the version does not cap", () => {
  const seen = observe(seenPods(4, 50));
  const observation = { ...seen, metrics: { ...seen.metrics, external: new Map([["queue", [4]]]) } };
  const asked = [flags1_28, defaultFlags].map((flags) => {
    const { reconcile } = reconcileAutoscaler(autoscaler({ metrics: [queue] }), observation, freshMemory(), flags, 0);
    const metric = "metrics" in reconcile.decision ? reconcile.decision.metrics[0] : undefined;
    if (!metric?.ok) throw new Error("the metric has no proposal");
    const { at } = askingOf(metric, reconcile);
    return [2147483647, 2147483648, 2147483649].map((usageMilli) => at(usageMilli).replicaCount);
  });
  expect(asked).toEqual([
    [2147483647, null, null],
    [2147483647, 2147483647, null],
  ]);
});
