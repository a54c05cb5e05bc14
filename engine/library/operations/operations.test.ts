import { expect, test } from "vitest";
import { between, condition, counts, lastCount, run } from "../testing/runEntry";
import { applyResetsReplicas } from "./applyResetsReplicas";
import { twoAutoscalers } from "./twoAutoscalers";

test("each apply of a manifest with replicas throws the count back, and requests fail until it has climbed again", () => {
  const trace = run(applyResetsReplicas);
  expect(counts(trace)).toEqual([20, 3, 6, 12, 20, 3, 6, 12, 20]);
  expect([604, 605, 614, 615, 1205].map((second) => trace.seconds.written[second])).toEqual([20, 3, 3, 6, 3]);
  expect(trace.outcomes.requestsFailed).toBeGreaterThan(0);

  expect(run(applyResetsReplicas, { incidents: [] }).outcomes.requestsFailed).toBe(0);
});

test("two autoscalers on the same pods both stop, until the second is gone", () => {
  const trace = run(twoAutoscalers);
  const claimed = between(trace, 300, 1200);
  for (const reconcile of claimed) {
    expect(reconcile.decision).toMatchObject({ kind: "noMetrics", metrics: [] });
    expect(condition(reconcile, "ScalingActive")).toMatchObject({ status: "False", reason: "AmbiguousSelector" });
    expect(condition(reconcile, "ScalingActive")!.message).toMatch(/^pods by selector app=web are controlled by more than one HPA/);
  }
  expect(claimed.every(({ scaledTo }) => scaledTo === null)).toBe(true);
  expect(lastCount(trace)).toBe(12);

  expect(Math.max(...counts(run(twoAutoscalers, { incidents: [] })))).toBe(12);
});
