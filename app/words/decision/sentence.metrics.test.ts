import { expect, test } from "vitest";
import { phraseText } from "./phrase";
import { sentence } from "./sentence";
import {
  apiDown,
  averageMemory,
  computed,
  cpu,
  eightRemembered,
  failed,
  groups,
  hits,
  memory,
  reconcile,
  shared,
  utilization,
} from "../../explain/testing/records";
import { words } from "../../explain/testing/words";

test("gives the ratio that is inside tolerance", () => {
  const decision = computed({ metrics: [cpu(9, { outcome: "withinTolerance", counted: utilization(46, 9) })] });
  expect(words(reconcile({ specReplicas: 9, decision }, "tolerance"))).toBe(
    "Kept 9. CPU is at 46%, the target is 50%; the ratio 0.92 is inside the ±10% tolerance.",
  );
});

test("writes both edges of a tolerance that differs by direction, and usage in the resource's unit", () => {
  const decision = computed({
    metrics: [memory(8, 510, { outcome: "withinTolerance", tolerance: { down: 0.05, up: 0.2 } }), cpu(5)],
  });
  expect(words(reconcile({ decision }, "tolerance"))).toBe(
    "Kept 8. Memory is at 510Mi, the target is 500Mi; the ratio 1.02 is inside the −5% to +20% tolerance. CPU proposes 5.",
  );
});

test("shows the product when rounding up keeps the count", () => {
  const decision = computed({ metrics: [cpu(2, { counted: utilization(26, 2), groups: groups({ ready: 2 }) })] });
  expect(words(reconcile({ specReplicas: 2, decision }))).toBe("Kept 2. 26% ÷ 50% × 2 is 1.04, and rounding up gives 2 again.");
});

test("shows the product behind a count that became the proposal", () => {
  const decision = computed({ metrics: [cpu(5, { counted: utilization(78, 3), groups: groups({ ready: 3 }) })] });
  expect(words(reconcile({ specReplicas: 3, scaledTo: 5, decision }))).toBe(
    "Went from 3 to 5. CPU proposes 5: 78% ÷ 50% × 3 is 4.68, rounded up.",
  );
});

test("says that only counted pods multiply the ratio", () => {
  const decision = computed({ metrics: [memory(2, 250, { counted: averageMemory(250, 3), groups: groups({ ready: 3, unready: 5 }) })] });
  expect(words(reconcile({ scaledTo: 2, decision }))).toBe(
    "Went from 8 to 2. Memory proposes 2: 250Mi ÷ 500Mi × 3 counted pods is 1.5, rounded up.",
  );
});

test("shows as many decimals as the rounding needs", () => {
  const counted = { ...utilization(55, 100), usageRatio: 1.1 };
  const decision = computed({ metrics: [cpu(111, { counted, groups: groups({ ready: 100 }) })] });
  expect(words(reconcile({ specReplicas: 100, scaledTo: 111, maxReplicas: 1000, decision }))).toBe(
    "Went from 100 to 111. CPU proposes 111: 55% ÷ 50% × 100 is 110.00000000000001, rounded up.",
  );
});

test("sets the thousands of a count apart", () => {
  const decision = computed({ metrics: [cpu(1250, { counted: utilization(60, 1000), groups: groups({ ready: 1041 }) })] });
  expect(words(reconcile({ specReplicas: 1041, scaledTo: 1250, maxReplicas: 2000, decision })).replaceAll("\u202f", "_")).toBe(
    "Went from 1_041 to 1_250. CPU proposes 1_250: 60% ÷ 50% × 1_041 is 1_249.2, rounded up.",
  );
});

const missing = { missingPods: 1, missingAs: { percent: 0 }, unreadyPods: 0 };
const filled = (percent: number, fillIn = missing, replicaCount = 11) => ({
  ...utilization(percent, 10),
  fillIn,
  heldSamples: 10,
  replicaCount,
});
const counted = { counted: utilization(61, 9), groups: groups({ ready: 9, missing: 1 }), plainReplicaCount: 11 };

test("says the effect of fill-ins on the ratio: inside tolerance", () => {
  const decision = computed({ metrics: [cpu(10, { ...counted, outcome: "rebalancedWithinTolerance", rebalanced: filled(55) })] });
  expect(words(reconcile({ specReplicas: 10, decision }, "pods"))).toBe(
    "Kept 10. The 9 counted pods are at 61% and alone would propose 11. With the missing pod taken as 0% it is 55%, inside tolerance.",
  );
});

test("says the effect of fill-ins on the ratio: a smaller step", () => {
  const fillIn = { missingPods: 2, missingAs: { percent: 0 }, unreadyPods: 1 };
  const decision = computed({ metrics: [cpu(12, { ...counted, outcome: "rebalanced", rebalanced: filled(58, fillIn, 12) })] });
  expect(words(reconcile({ specReplicas: 10, scaledTo: 12, maxReplicas: 20, decision }, "pods"))).toBe(
    "Went from 10 to 12. The 9 counted pods are at 61% and alone would propose 11. With the 2 missing pods and the unready pod taken as 0% it is 58%, which proposes 12.",
  );
});

test("says the effect of fill-ins on the ratio: the other side of the target", () => {
  const decision = computed({ metrics: [cpu(10, { ...counted, outcome: "rebalancedChangedDirection", rebalanced: filled(44) })] });
  expect(words(reconcile({ specReplicas: 10, decision }, "pods"))).toBe(
    "Kept 10. The 9 counted pods are at 61% and alone would propose 11. With the missing pod taken as 0% it is 44%, on the other side of the target, so the count stays.",
  );
});

test("says the effect of fill-ins on the ratio: a count against it", () => {
  const decision = computed({ metrics: [cpu(12, { ...counted, outcome: "rebalancedMovedAgainst", rebalanced: filled(56) })] });
  expect(words(reconcile({ specReplicas: 12, decision }, "pods"))).toBe(
    "Kept 12. The 9 counted pods are at 61% and alone would propose 11. With the missing pod taken as 0% it is 56%, which would propose 11. That is against the direction of the ratio, so the count stays.",
  );
});

test("says that missing pods change nothing at exactly the target", () => {
  const rebalanced = {
    ...utilization(50, 7),
    fillIn: { missingPods: 2, missingAs: null, unreadyPods: 0 },
    heldSamples: 7,
    replicaCount: 7,
  };
  const change = { counted: utilization(50, 7), outcome: "rebalancedWithinTolerance" as const, rebalanced };
  const two = computed({ metrics: [cpu(9, { ...change, groups: groups({ ready: 7, missing: 2 }) })] });
  expect(words(reconcile({ specReplicas: 9, decision: two }, "tolerance"))).toBe(
    "Kept 9. The 7 counted pods are at 50%, exactly the target; the 2 missing pods change nothing.",
  );
  const one = computed({ metrics: [cpu(8, { ...change, groups: groups({ ready: 7, missing: 1 }) }), cpu(2)] });
  expect(words(reconcile({ decision: one }, "tolerance"))).toBe(
    "Kept 8. CPU of the 7 counted pods is at 50%, exactly the target; the missing pod changes nothing. CPU proposes 2.",
  );
});

test("does not say that counted pods inside tolerance propose a change", () => {
  const rebalanced = {
    ...averageMemory(400, 8),
    fillIn: { missingPods: 0, missingAs: null, unreadyPods: 2 },
    heldSamples: 8,
    replicaCount: 7,
  };
  const decision = computed({
    metrics: [memory(8, 520, { groups: groups({ ready: 6, unready: 2 }), outcome: "rebalancedChangedDirection", rebalanced })],
  });
  expect(words(reconcile({ decision }, "pods"))).toBe(
    "Kept 8. The 6 counted pods are at 520Mi, inside tolerance. With the 2 unready pods taken as 0Mi it is 400Mi, on the other side of the target, so the count stays.",
  );
});

test("says that the API did not answer", () => {
  const decision = { kind: "noMetrics", metrics: [failed("cpu", apiDown)], error: apiDown } as const;
  expect(words(reconcile({ specReplicas: 9, decision: { ...decision, metrics: [...decision.metrics] } }, "error"))).toBe(
    "Left 9 as it is. The metrics API did not answer, so the controller had no value and decided nothing.",
  );
});

test("names the container that has no request", () => {
  const error = "failed to get cpu utilization: missing request for cpu in container app of Pod web-1";
  expect(words(reconcile({ decision: { kind: "noMetrics", metrics: [failed("cpu", error)], error } }, "error"))).toBe(
    "Left 8 as it is. Container app of pod web-1 has no cpu request, so the controller had no value and decided nothing.",
  );
});

test("links only the word for the missing thing to its fix, because a longer link could not wrap", () => {
  const error = "failed to get cpu utilization: missing request for cpu in container sidecar of Pod web-cpu-1";
  const led = sentence(reconcile({ decision: { kind: "noMetrics", metrics: [failed("cpu", error)], error } }, "error"));
  expect(led.filter(({ kind }) => kind === "value")).toEqual([
    { kind: "value", text: "cpu", origin: { kind: "setting", field: "sidecar" } },
  ]);
  expect(phraseText(led)).toContain("Container sidecar of pod web-cpu-1 has no cpu request, so");
});

test("says that a metric without a value prevents a scale-down", () => {
  const decision = { kind: "noMetrics" as const, metrics: [failed("cpu", apiDown), memory(4, 240)], error: apiDown };
  expect(words(reconcile({ decision }, "error"))).toBe(
    "Left 8 as it is. The metrics API did not answer, so CPU has no value. Memory proposes 4, but the controller never scales down while a metric has no value.",
  );
});

test("continues with the metrics that have a value", () => {
  const decision = computed({ metrics: [failed("cpu", apiDown), memory(9, 540)], winner: 1 });
  expect(words(reconcile({ scaledTo: 9, decision }))).toBe(
    "Went from 8 to 9. Memory proposes 9: 540Mi ÷ 500Mi × 8 is 8.64, rounded up. CPU has no value.",
  );
});

test("says that the controller could not tell which pods to measure", () => {
  expect(words(reconcile({ decision: { kind: "noMetrics", metrics: [], error: "selector is required" } }, "error"))).toBe(
    "Left 8 as it is. The controller could not tell which pods to measure, so it had no value and decided nothing.",
  );
});

test("says that the bounds come before any metric", () => {
  const above = { decision: { kind: "aboveMaxReplicas" as const, desired: 10 }, specReplicas: 12 };
  expect(words(reconcile({ ...above, scaledTo: 10 }, "maxReplicas"))).toBe(
    "Went from 12 to 10. maxReplicas is 10, so the controller read no metric.",
  );
  expect(words(reconcile({ ...above, error: "failed to rescale" }, "error", ["maxReplicas"]))).toBe(
    "Left 12 as it is. maxReplicas is 10, but the controller could not write 10 to the scale.",
  );
  expect(
    words(reconcile({ decision: { kind: "belowMinReplicas", desired: 2 }, specReplicas: 1, scaledTo: 2, minReplicas: 2 }, "minReplicas")),
  ).toBe("Went from 1 to 2. minReplicas is 2, so the controller read no metric.");
});

test("says that the scale could not be read or written", () => {
  const unread = reconcile({ specReplicas: null, statusReplicas: null, decision: { kind: "scaleUnavailable", error: "gone" } }, "error");
  expect(words(unread)).toBe("Left the count as it is. The controller could not read the target's scale, so it decided nothing.");
  const unwritten = reconcile({ specReplicas: 3, decision: computed({ metrics: [cpu(5)] }) }, "error");
  expect(words(unwritten)).toBe("Left 3 as it is. CPU proposes 5, but the controller could not write 5 to the scale.");
});

test("leaves a target at zero alone", () => {
  expect(words(reconcile({ specReplicas: 0, decision: { kind: "scalingDisabled" } }, "disabled"))).toBe(
    "Left 0 as it is. The target is at zero replicas, and this autoscaler does not scale it up.",
  );
});

test("computes a value that the pods share, and one value for all pods", () => {
  const up = (metric: ReturnType<typeof shared>, scaledTo: number) =>
    words(reconcile({ scaledTo, decision: computed({ metrics: [metric] }) }));
  expect(up(shared(11, 320, 8), 11)).toBe("Went from 8 to 11. queue_messages proposes 11: 320 ÷ 30 is 10.67, rounded up.");
  expect(up(hits(10, 120), 10)).toBe("Went from 8 to 10. hits proposes 10: 120 ÷ 100 × 8 is 9.6, rounded up.");
  expect(
    words(
      reconcile({
        specReplicas: 0,
        scaledTo: 2,
        decision: computed({ metrics: [hits(2, 120, { outcome: "fromZero", readyPods: null })] }),
      }),
    ),
  ).toBe("Went from 0 to 2. hits proposes 2: 120 ÷ 100 is 1.2, rounded up.");
});

test("says at what level a total is inside tolerance", () => {
  const kept = (metric: ReturnType<typeof shared>) => words(reconcile({ decision: computed({ metrics: [metric] }) }, "tolerance"));
  expect(kept(shared(8, 250, 8, { outcome: "withinTolerance" }))).toBe(
    "Kept 8. queue_messages averages 31.25 over 8 pods, the target is 30; the ratio 1.042 is inside the ±10% tolerance.",
  );
  expect(kept(hits(8, 95, { outcome: "withinTolerance", readyPods: null }))).toBe(
    "Kept 8. hits is at 95, the target is 100; the ratio 0.95 is inside the ±10% tolerance.",
  );
});

test("says that inside tolerance a shared value proposes the pods of the status, not those of the spec", () => {
  const metric = shared(10, 300, 10, { outcome: "withinTolerance" });
  expect(words(reconcile({ scaledTo: 10, statusReplicas: 10, decision: computed({ metrics: [metric] }) }))).toBe(
    "Went from 8 to 10. queue_messages averages 30 over 10 pods, the target is 30; " +
      "the ratio 1 is inside the ±10% tolerance, so it proposes 10, the count in status.replicas.",
  );
});

test("says that two autoscalers with the same pods stop each other", () => {
  const error = "pods by selector app=web are controlled by more than one HPA (e.g. [default/other default/web])";
  expect(words(reconcile({ decision: { kind: "noMetrics", metrics: [], error } }, "error"))).toBe(
    "Left 8 as it is. Two autoscalers select the same pods, so the controller acted on neither autoscaler and read no metric.",
  );
});

const lower = [4, 4, 3, 3, 2, 2, 2, 1].map((count) => hits(count, 10));
const ten = (...first: Parameters<typeof computed>[0]["metrics"]) => [...first, ...lower].slice(0, 10);
const named = (name: string, metric: ReturnType<typeof hits>): typeof metric => ({
  ...metric,
  spec: { type: "External", external: { metric: { name }, target: { type: "Value", value: "100" } } },
});

test("of many metrics names the winner and the runner-up, and counts the others", () => {
  expect(words(reconcile({ specReplicas: 11, decision: computed({ metrics: ten(hits(11, 105), memory(9, 430)) }) }, "tolerance"))).toBe(
    "Kept 11. hits proposes 11, memory proposes 9, and 8 others propose less.",
  );
  expect(words(reconcile({ specReplicas: 11, decision: computed({ metrics: ten(hits(11, 105), memory(9, 430), cpu(9)) }) }))).toBe(
    "Kept 11. hits proposes 11, memory proposes 9, and 8 others propose no more.",
  );
  const four = computed({ metrics: [failed("cpu", apiDown), memory(9, 430), hits(11, 105), hits(2, 10)], winner: 2 });
  expect(words(reconcile({ scaledTo: 11, decision: four }))).toBe(
    "Went from 8 to 11. hits proposes 11, memory proposes 9, one other proposes less, and one has no value.",
  );
});

test("with many metrics leaves out what has no room in three lines, the others first", () => {
  const held = (first: ReturnType<typeof hits>) =>
    words(
      reconcile(
        { decision: computed({ metrics: ten(first, memory(4, 430)), stabilization: { ...eightRemembered, proposal: 5 } }) },
        "window",
      ),
    );
  expect(held(hits(5, 105))).toBe("Kept 8. hits proposes 5, memory proposes 4, but the 5-minute window remembers 8 until 33:15.");
  expect(held(named("messages_that_wait_for_the_payments_of_today", hits(5, 105)))).toBe(
    "Kept 8. messages_that_wait_for_the_payments_of_today proposes 5, but the 5-minute window remembers 8 until 33:15.",
  );
});

test("of many metrics names the one that failed", () => {
  const metrics = [failed("cpu", apiDown), ...ten(hits(4, 40))];
  expect(words(reconcile({ decision: { kind: "noMetrics", metrics, error: apiDown } }, "error"))).toBe(
    "Left 8 as it is. The metrics API did not answer, so CPU has no value, and without it no sync scales down.",
  );
});
