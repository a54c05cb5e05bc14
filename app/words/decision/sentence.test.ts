import { expect, test } from "vitest";
import { phraseText } from "./phrase";
import { sentence, sentenceText, shortSentence } from "./sentence";
import { computed, cpu, eightRemembered, memory, policy, rate, reconcile, windowOf } from "../../explain/testing/records";
import { words } from "../../explain/testing/words";

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
