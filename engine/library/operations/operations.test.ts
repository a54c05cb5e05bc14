import { expect, test } from "vitest";
import { between, condition, counts, edited, lastCount, rescales, run } from "../testing/runEntry";
import { applyResetsReplicas } from "./applyResetsReplicas";
import { oneByOne } from "./oneByOne";
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

test("a StatefulSet starts and replaces one pod at a time, a Deployment several", () => {
  const trace = run(oneByOne);
  expect(rescales(trace)).toEqual([
    { at: 315, from: 4, to: 7 },
    { at: 330, from: 7, to: 8 },
  ]);
  const { ready, existing } = trace.seconds;
  const { at } = oneByOne.look;
  expect([trace.seconds.written[at], existing[at], ready[at]]).toEqual([8, 6, 5]);
  expect(ready.indexOf(8)).toBe(435);

  const replaced = trace.pods.filter(({ createdAt }) => createdAt >= 1200).map(({ name }) => name);
  expect(replaced).toEqual(["db-7", "db-6", "db-5", "db-4", "db-3", "db-2", "db-1", "db-0"]);
  expect([Math.min(...ready.slice(1200)), Math.max(...existing.slice(1200))]).toEqual([7, 8]);
  expect(ready.findLastIndex((pods) => pods < 8) + 1 - 1200).toBe(480);

  const deployment = run(oneByOne, edited(oneByOne, "kind: StatefulSet", "kind: Deployment")).seconds;
  expect(deployment.ready.indexOf(8)).toBe(360);
  expect(deployment.ready.findLastIndex((pods) => pods < 8) + 1 - 1200).toBe(60);
  expect(Math.max(...deployment.existing.slice(1200))).toBeGreaterThan(8);
});
