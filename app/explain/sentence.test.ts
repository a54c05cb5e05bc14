import { expect, test } from "vitest";
import { phraseText } from "./phrase";
import { sentence, sentenceText, shortSentence } from "./sentence";
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
  policy,
  rate,
  reconcile,
  shared,
  utilization,
  windowOf,
} from "./testing/records";

/** Replaces special spaces and hyphens with ordinary ones, so that expectations can be typed. */
const words = (record: Parameters<typeof sentenceText>[0]) => sentenceText(record).replaceAll("\u00a0", " ").replaceAll("\u2011", "-");

const limit = (change: Partial<ReturnType<typeof computed>["limit"]>) => ({ ...computed({ metrics: [cpu(8)] }).limit, ...change });

test("says how long the window holds a lower proposal back, and why", () => {
  const record = reconcile({ decision: computed({ metrics: [cpu(5)], stabilization: eightRemembered }) }, "window");
  expect(words(record)).toBe("Kept 8. CPU proposes 5, but 4 min 15 s ago it proposed 8, and the 5-minute window remembers it until 33:15.");
});

test("marks the proposal, the window's value and the times", () => {
  const record = reconcile({ decision: computed({ metrics: [cpu(5)], stabilization: eightRemembered }) }, "window");
  expect(sentence(record).filter(({ kind }) => kind !== "text")).toEqual([
    { kind: "verdict", text: "Kept 8." },
    { kind: "number", text: "5", mark: "proposal" },
    { kind: "time", text: "4\u00a0min\u00a015\u00a0s\u00a0ago", second: 1695 },
    { kind: "number", text: "8", mark: "window" },
    { kind: "time", text: "33:15", second: 1995 },
  ]);
  expect(phraseText(sentence(record))).toBe(sentenceText(record));
});

test("says what the window still remembers when it lets the count go down", () => {
  const stabilization = {
    ...eightRemembered,
    result: 7,
    down: windowOf({ recommendation: 7, lastAt: 1740, forgottenAt: 2040, remembered: [{ value: 7, time: 1740 }] }),
  };
  const record = reconcile({ scaledTo: 7, decision: computed({ metrics: [cpu(5)], stabilization }) }, "window");
  expect(words(record)).toBe(
    "Went from 8 to 7. CPU proposes 5; the highest proposal in the 5-minute window is now 7, remembered until 34:00.",
  );
});

test("does not call the count that the first sync found a proposal", () => {
  const stabilization = {
    ...eightRemembered,
    proposal: 1,
    down: windowOf({
      recommendation: 8,
      lastAt: 0,
      forgottenAt: 300,
      remembered: [
        { value: 8, time: 0, initial: true as const },
        { value: 1, time: 0 },
      ],
    }),
  };
  const record = reconcile({ at: 15, decision: computed({ metrics: [cpu(1)], stabilization }) }, "window");
  expect(words(record)).toBe(
    "Kept 8. CPU proposes 1, but at 00:00 the controller found a count of 8, and the 5-minute window remembers it until 05:00.",
  );
});

test("names the scale-up window if it holds the count", () => {
  const stabilization = {
    proposal: 14,
    result: 8,
    up: windowOf({ windowSeconds: 30, recommendation: 6, lastAt: 1935, forgottenAt: 1965, remembered: [{ value: 6, time: 1935 }] }),
    down: windowOf({ recommendation: 14 }),
    heldBy: "up" as const,
    reason: "ScaleUpStabilized" as const,
  };
  const record = reconcile({ maxReplicas: 20, decision: computed({ metrics: [cpu(14)], stabilization }) }, "window");
  expect(words(record)).toBe(
    "Kept 8. CPU proposes 14, but 15 s ago it proposed 6, and the 30-second scale-up window remembers it until 32:45.",
  );
});

test("says that the path without behavior lets the window raise the count", () => {
  const stabilization = {
    ...eightRemembered,
    up: null,
    proposal: 3,
    result: 10,
    down: windowOf({ recommendation: 10, lastAt: 1890, forgottenAt: 2191, remembered: [{ value: 10, time: 1890 }] }),
  };
  const record = reconcile({ scaledTo: 10, decision: computed({ metrics: [cpu(3)], stabilization }) }, "window");
  expect(words(record)).toBe(
    "Went from 8 to 10. CPU proposes 3, but 1 min ago it proposed 10, and with no behavior set the 5-minute window raises the count to that.",
  );
});

const twentyRemembered = {
  ...eightRemembered,
  up: null,
  proposal: 1,
  result: 20,
  down: windowOf({ recommendation: 20, lastAt: 0, forgottenAt: 301, remembered: [{ value: 20, time: 0, initial: true as const }] }),
};

test("says that maxReplicas limits the count that the window held", () => {
  const cut = limit({
    desired: 20,
    result: 10,
    limitedBy: "maxReplicas",
    reason: "TooManyReplicas",
    up: null,
    down: null,
    scaleUpLimit: 20,
  });
  const decision = computed({ metrics: [cpu(1)], stabilization: twentyRemembered, limit: cut });
  expect(words(reconcile({ at: 30, specReplicas: 10, decision }, "window", ["maxReplicas"]))).toBe(
    "Kept 10. CPU proposes 1, but the window remembers 20 until 05:01; maxReplicas limits that to 10.",
  );
  const above = computed({ metrics: [cpu(12)], stabilization: { ...twentyRemembered, proposal: 12 }, limit: cut });
  expect(words(reconcile({ at: 30, specReplicas: 10, decision: above }, "maxReplicas", ["window"]))).toBe(
    "Kept 10. CPU proposes 12, and the window remembers 20; maxReplicas limits that to 10.",
  );
});

test("does not promise that a Disabled direction follows once the proposal expires", () => {
  const decision = computed({
    metrics: [cpu(5)],
    stabilization: eightRemembered,
    limit: limit({ down: rate([], { selectPolicy: "Disabled" }) }),
  });
  expect(words(reconcile({ decision }, "window"))).toBe(
    "Kept 8. CPU proposes 5, but 4 min 15 s ago it proposed 8, and the 5-minute window remembers it until 33:15, and scaleDown has selectPolicy Disabled.",
  );
});

test("puts the winning metric first, and lets the metrics share the window's memory", () => {
  const decision = computed({ metrics: [cpu(4), memory(7, 430)], winner: 1, stabilization: { ...eightRemembered, proposal: 7 } });
  expect(words(reconcile({ decision }, "window"))).toBe(
    "Kept 8. Memory proposes 7, CPU proposes 4, but 4 min 15 s ago the metrics proposed 8, and the 5-minute window remembers it until 33:15.",
  );
  expect(phraseText(shortSentence(reconcile({ decision }, "window")))).toMatch(/^Kept 8\. Memory proposes 7, but /);
});

test("says what a policy allowed on the way up and when it allows more", () => {
  const up = rate([policy({ value: 2, periodStartReplicas: 3, limit: 5 })]);
  const decision = computed({
    metrics: [cpu(11)],
    limit: limit({ desired: 11, result: 5, limitedBy: "policy", reason: "ScaleUpLimit", up, freedAt: 525 }),
  });
  expect(words(reconcile({ at: 465, specReplicas: 3, scaledTo: 5, decision }, "policy"))).toBe(
    "Went from 3 to 5. CPU proposes 11; the policy allows adding 2 pods per 60 s. The next change is allowed from 08:45.",
  );
});

test("says when the policy's pods were used", () => {
  const up = rate([policy({ value: 2, limit: 5, scaleUpEvents: [{ replicaChange: 2, time: 465 }] })]);
  const change = { desired: 8, result: 5, limitedBy: "policy", reason: "ScaleUpLimit", up, freedAt: 525 } as const;
  const decision = computed({ metrics: [cpu(8)], limit: limit(change) });
  expect(words(reconcile({ at: 480, specReplicas: 5, decision }, "policy"))).toBe(
    "Kept 5. CPU proposes 8, but the policy of 2 pods per 60 s was used up at 07:45. The next change is allowed from 08:45.",
  );
});

test("names two uses of a policy; of more uses only the first and the last", () => {
  const used = (times: number[]) => {
    const up = rate([policy({ type: "Percent", value: 50, limit: 8, scaleUpEvents: times.map((time) => ({ replicaChange: 1, time })) })]);
    const change = { desired: 12, result: 8, limitedBy: "policy", reason: "ScaleUpLimit", up, freedAt: 780 } as const;
    return words(reconcile({ at: 765, decision: computed({ metrics: [cpu(12)], limit: limit(change) }) }, "policy"));
  };
  expect(used([690, 750])).toBe(
    "Kept 8. CPU proposes 12, but the policy of 50% per 60 s was used up at 11:30 and 12:30. The next change is allowed from 13:00.",
  );
  expect(used([690, 720, 750])).toContain(
    "Kept 8. CPU proposes 12, but the policy of 50% per 60 s was used up from 11:30 to 12:30. The next change is allowed from 13:00.",
  );
});

test("says why a policy allows less than its share of the present count", () => {
  const rescaled = (change: Parameters<typeof policy>[0]) => {
    const up = rate([policy({ type: "Percent", value: 50, periodSeconds: 90, periodStartReplicas: 5, limit: 8, ...change })]);
    const cut = { desired: 12, result: 8, limitedBy: "policy", reason: "ScaleUpLimit", up, freedAt: 780 } as const;
    const decision = computed({ metrics: [cpu(12)], limit: limit(cut) });
    return words(reconcile({ at: 720, specReplicas: 7, scaledTo: 8, decision }, "policy"));
  };
  const added = (replicaChange: number, time: number) => ({ replicaChange, time });
  expect(rescaled({ scaleUpEvents: [added(2, 690)] })).toBe(
    "Went from 7 to 8. CPU proposes 12; the policy of 50% per 90 s allows at most 8, because 2 were added at 11:30. The next change is allowed from 13:00.",
  );
  expect(rescaled({ scaleUpEvents: [added(1, 660), added(1, 690)] })).toContain(
    "Went from 7 to 8. CPU proposes 12; the policy of 50% per 90 s allows at most 8, because 1 was added at 11:00 and 1 at 11:30. The next change is allowed from 13:00.",
  );
  expect(rescaled({ type: "Pods", value: 2, scaleUpEvents: [added(2, 660)], scaleDownEvents: [added(1, 690)] })).toContain(
    "Went from 7 to 8. CPU proposes 12; the policy of 2 pods per 90 s allows at most 8, because 2 were added at 11:00 and 1 was removed at 11:30. The next change is allowed from 13:00.",
  );
  expect(rescaled({ scaleUpEvents: [added(1, 660), added(1, 675), added(1, 690)] })).toContain(
    "Went from 7 to 8. CPU proposes 12; the policy of 50% per 90 s allows at most 8, counting from 5. The next change is allowed from 13:00.",
  );
});

test("says that earlier removals reduce what a percentage allows", () => {
  const down = rate([
    policy({ type: "Percent", value: 50, periodStartReplicas: 10, limit: 5, scaleDownEvents: [{ replicaChange: 2, time: 1920 }] }),
  ]);
  const decision = computed({
    metrics: [cpu(2)],
    limit: limit({ desired: 2, result: 5, limitedBy: "policy", reason: "ScaleDownLimit", down, freedAt: 1980 }),
  });
  expect(words(reconcile({ scaledTo: 5, decision }, "policy"))).toBe(
    "Went from 8 to 5. CPU proposes 2; the policy of 50% per 60 s allows no fewer than 5, because 2 were removed at 32:00. The next change is allowed from 33:00.",
  );
});

test("gives the moment at which several policies allow more", () => {
  const used = [{ replicaChange: 1, time: 465 }];
  const policies = [policy({ periodSeconds: 15, limit: 5 }), policy({ type: "Percent", value: 10, limit: 5, scaleUpEvents: used })];
  const up = rate(policies, { selectPolicy: "Min", deciding: 1, limit: 5 });
  const change = { desired: 8, result: 5, limitedBy: "policy", reason: "ScaleUpLimit", up, freedAt: 525 } as const;
  const decision = computed({ metrics: [cpu(8)], limit: limit(change) });
  expect(words(reconcile({ at: 480, specReplicas: 5, decision }, "policy"))).toBe(
    "Kept 5. CPU proposes 8, but the policy of 10% per 60 s was used up at 07:45. The next change is allowed from 08:45.",
  );
});

test("names the window that lets the count go down, before the policy that slows it", () => {
  const down = rate([policy({ limit: 4, scaleDownEvents: [{ replicaChange: 1, time: 3150 }] })], { limit: 4 });
  const decision = computed({
    metrics: [cpu(1)],
    stabilization: { ...eightRemembered, proposal: 1, result: 2 },
    limit: limit({ desired: 2, result: 4, limitedBy: "policy", reason: "ScaleDownLimit", down, freedAt: 3210 }),
  });
  expect(words(reconcile({ at: 3165, specReplicas: 4, decision }, "policy", ["window"]))).toBe(
    "Kept 4. CPU proposes 1, and the highest proposal in the window is 2, but the policy of 1 pod per 60 s was used up at 52:30. The next change is allowed from 53:30.",
  );
});

test("says what a percentage removes", () => {
  const down = rate([policy({ type: "Percent", value: 10, periodStartReplicas: 8, limit: 7 })]);
  const decision = computed({
    metrics: [cpu(2)],
    limit: limit({ desired: 2, result: 7, limitedBy: "policy", reason: "ScaleDownLimit", down, freedAt: 2010 }),
  });
  expect(words(reconcile({ scaledTo: 7, decision }, "policy"))).toBe(
    "Went from 8 to 7. CPU proposes 2; the policy allows removing 10% per 60 s. The next change is allowed from 33:30.",
  );
});

test("names selectPolicy Disabled by its direction", () => {
  const disabled = rate([], { selectPolicy: "Disabled", limit: 8 });
  const down = computed({
    metrics: [cpu(5)],
    limit: limit({ desired: 5, result: 8, limitedBy: "selectPolicyDisabled", reason: "ScaleDownLimit", down: disabled }),
  });
  const up = computed({
    metrics: [cpu(9)],
    limit: limit({ desired: 9, result: 8, limitedBy: "selectPolicyDisabled", reason: "ScaleUpLimit", up: disabled }),
  });
  expect(words(reconcile({ decision: down }, "policy"))).toBe("Kept 8. CPU proposes 5, but scaleDown has selectPolicy Disabled.");
  expect(words(reconcile({ decision: up }, "policy"))).toBe("Kept 8. CPU proposes 9, but scaleUp has selectPolicy Disabled.");
});

test("explains the step limit of the path without behavior", () => {
  const change = {
    desired: 11,
    result: 6,
    limitedBy: "scaleUpLimit",
    reason: "ScaleUpLimit",
    up: null,
    down: null,
    scaleUpLimit: 6,
  } as const;
  const decision = computed({ metrics: [cpu(11)], limit: limit(change) });
  expect(words(reconcile({ specReplicas: 3, scaledTo: 6, maxReplicas: 20, decision }, "policy"))).toBe(
    "Went from 3 to 6. CPU proposes 11. With no behavior set, one sync can at most double the count, or go to 4 if that is more: here to 6.",
  );
});

test("names the bound that cut a proposal", () => {
  const over = computed({
    metrics: [cpu(12)],
    limit: limit({ desired: 12, result: 10, limitedBy: "maxReplicas", reason: "TooManyReplicas" }),
  });
  const under = computed({
    metrics: [cpu(1)],
    limit: limit({ desired: 1, result: 2, limitedBy: "minReplicas", reason: "TooFewReplicas" }),
  });
  expect(words(reconcile({ specReplicas: 10, decision: over }, "maxReplicas"))).toBe("Kept 10. CPU proposes 12; maxReplicas is 10.");
  expect(words(reconcile({ specReplicas: 2, minReplicas: 2, decision: under }, "minReplicas"))).toBe(
    "Kept 2. CPU proposes 1; minReplicas is 2.",
  );
});

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

test("says that only ready pods multiply the ratio", () => {
  const decision = computed({ metrics: [memory(2, 250, { counted: averageMemory(250, 3), groups: groups({ ready: 3, unready: 5 }) })] });
  expect(words(reconcile({ scaledTo: 2, decision }))).toBe(
    "Went from 8 to 2. Memory proposes 2: 250Mi ÷ 500Mi × 3 ready pods is 1.5, rounded up.",
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

test("links only the word for the missing thing to its cure, because a longer link could not wrap", () => {
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
