import { expect, test } from "vitest";
import { whyNot, type MetricProposal, type Reconcile, type ComputedDecision } from "../../../engine/index";
import { originsOf } from "./origins";
import { phraseText } from "./phrase";
import { whyNotAnswer } from "./whyNotAnswer";
import {
  apiDown,
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
  utilization,
} from "../../explain/testing/records";

const answer = (record: Reconcile, replicas: number) =>
  phraseText(whyNotAnswer(whyNot(record, replicas), record, originsOf(record, null))).replaceAll(/[\u00a0\u2011]/g, (sign) =>
    sign === "\u00a0" ? " " : "-",
  );

/** A decision without behavior, so that no policy prevents the count. */
function free(metrics: MetricProposal[], change: Partial<ComputedDecision> = {}): ComputedDecision {
  const { limit, stabilization } = computed({ metrics, ...change });
  return computed({
    metrics,
    ...change,
    limit: { ...limit, up: null, down: null, scaleUpLimit: 16 },
    stabilization: { ...stabilization, up: null },
  });
}

test("names the usage that a metric would have needed", () => {
  const record = reconcile({ scaledTo: 5, decision: free([cpu(5)]) });
  expect(answer(record, 7)).toBe("At 27%, CPU proposes 5; it would propose 7 at 38% to 43%.");
  expect(answer(record, 1)).toBe("At 27%, CPU proposes 5; it would propose 1 or fewer at 6% or less.");
});

test("names the sums if percents alone do not show the edge", () => {
  const fillIn = { missingPods: 2, missingAs: { percent: 100 }, unreadyPods: 0 };
  const counted = utilization(27);
  const setAsideRequests = { missing: 400, missingBusy: 400, unready: 0 };
  const rebalanced = { ...utilization(41, 10), fillIn, heldSamples: 10, replicaCount: 9 };
  const metric = cpu(9, {
    counted,
    setAsideRequests,
    groups: groups({ missing: 2 }),
    plainReplicaCount: 5,
    outcome: "rebalanced",
    rebalanced,
  });
  const said = answer(reconcile({ specReplicas: 10, scaledTo: 9, decision: computed({ metrics: [metric] }) }), 8);
  expect(said).toMatch(/^At 27%, CPU proposes 9; it would propose 8 at \d+m to \d+m in total\. The counted pods alone would propose 5\.$/);
});

test("says what would be proposed without the tolerance", () => {
  const metric = cpu(8, { counted: utilization(54), outcome: "withinTolerance", plainReplicaCount: 9 });
  const record = reconcile({ decision: computed({ metrics: [metric] }) }, "tolerance");
  expect(answer(record, 9)).toBe("At 54%, CPU proposes 8; it would propose 9 at 56%. Without the tolerance it would propose 9.");
});

test("names the proposal that the window remembers, and when it expires", () => {
  const record = reconcile({ decision: computed({ metrics: [cpu(5)], stabilization: eightRemembered }) }, "window");
  expect(answer(record, 7)).toMatch(
    /^At 28:15, CPU proposed 8. While the 5-minute window remembers that, the count cannot go below 8; it expires at 33:15\./,
  );
});

test("names bounds, a direction that is Disabled, and the limit of the path without behavior", () => {
  const disabled = { ...computed({ metrics: [cpu(5)] }).limit, down: rate([], { selectPolicy: "Disabled", limit: 8 }) };
  const still = computed({ metrics: [cpu(5)], limit: { ...disabled, result: 8, limitedBy: "selectPolicyDisabled" } });
  expect(answer(reconcile({ decision: still }), 5)).toBe("scaleDown has selectPolicy Disabled, so no metric can lower the count.");

  const twice = {
    ...computed({ metrics: [cpu(40)] }).limit,
    up: null,
    down: null,
    scaleUpLimit: 16,
    result: 10,
    limitedBy: "maxReplicas" as const,
  };
  const stabilization = { ...computed({ metrics: [cpu(40)] }).stabilization, up: null };
  const capped = computed({ metrics: [cpu(40, { counted: utilization(250) })], stabilization, limit: twice });
  expect(answer(reconcile({ scaledTo: 10, decision: capped }), 40)).toBe(
    "With no behavior set, one sync can at most double the count, or go to 4 if that is more: here to 16. maxReplicas is 10.",
  );
});

test("names the policy that prevents the count, what it allows next and when it allows the count", () => {
  const up = rate([policy({ value: 2, periodStartReplicas: 6, limit: 8, scaleUpEvents: [{ replicaChange: 2, time: 1920 }] })]);
  const down = rate([policy({ limit: 5, scaleUpEvents: [{ replicaChange: 2, time: 1920 }] })]);
  const metrics = [cpu(12, { counted: utilization(75) })];
  const limit = { ...computed({ metrics }).limit, desired: 12, result: 8, limitedBy: "policy" as const, up, down };
  const record = reconcile({ decision: computed({ metrics, limit }) }, "policy");
  expect(answer(record, 10)).toBe("The scale-up policy of 2 pods per 60 s allows at most 8, 10 from 33:00.");
  expect(answer(record, 9)).toBe("The scale-up policy of 2 pods per 60 s allows at most 8, 10 from 33:00.");
});

test("names each of several metrics, and a metric that failed", () => {
  const metrics = [cpu(5), memory(7, 440), hits(6, 75)];
  expect(answer(reconcile({ scaledTo: 7, decision: free(metrics, { winner: 1 }) }), 6)).toBe(
    "At 440Mi per pod, memory proposes 7; it would propose 6 at 2500.1Mi to 3000Mi in total.",
  );
  const decision = { kind: "noMetrics" as const, metrics: [failed("cpu", apiDown)], error: apiDown };
  expect(answer(reconcile({ decision }, "error"), 9)).toBe(
    "The metrics API did not answer, so CPU has no value, and no other metric proposes a count. The controller stopped there, so the result of the later stages is not known.",
  );
});

test("says if the controller computed nothing, and if it could not write the count", () => {
  const off = reconcile({ specReplicas: 0, decision: { kind: "scalingDisabled" } }, "disabled");
  expect(answer(off, 3)).toMatch(/^The target is at zero replicas, so this autoscaler reads no metric and writes no count\. /);
  const above = reconcile({ specReplicas: 12, scaledTo: 10, decision: { kind: "aboveMaxReplicas", desired: 10 } }, "maxReplicas");
  expect(answer(above, 12)).toMatch(/^The controller found a count of 12, above maxReplicas\. It goes to 10 and reads no metric\. /);
  const unwritten = reconcile({ decision: free([cpu(5)]), error: "conflict" }, "error");
  expect(answer(unwritten, 5)).toBe("It decided on 5 but could not write that to the scale.");
});
