import { expect, test } from "vitest";
import { latestVersion, olderRuleNames, previewVersion, type OlderRule, type OlderRuleUse, type Reconcile } from "../../../engine/index";
import { versionName } from "../names/versionName";
import { olderRuleLines } from "./olderRuleLines";
import { computed, cpu, failed, reconcile, utilization } from "../../explain/testing/records";

const uses = (...rules: OlderRule[]): OlderRuleUse[] => rules.map((rule) => ({ rule, version: "1.28" }));
const asDistance = { down: 0.1, up: 0.1, asDistance: true } as const;
const atTheEdge = computed({ metrics: [cpu(9, { counted: utilization(55), tolerance: asDistance })] });

const lines = (change: Partial<Reconcile>, ...rules: OlderRule[]) =>
  olderRuleLines(reconcile({ decision: atTheEdge, version: "1.28", olderRules: uses(...rules), ...change })).map(({ text }) => text);

test("names the ratio at the tolerance's edge, and the effect of floating point on it", () => {
  expect(lines({}, "toleranceAsDistance")).toEqual([
    `1.28 counts a ratio of exactly 1.1 as outside the tolerance: it computes |1 − 1.1| as 0.10000000000000009, more than 0.1. For ${latestVersion} it is inside.`,
  ]);
});

test("puts rules that changed the count before rules that only changed the status", () => {
  const order = lines({ minReplicas: 3 }, "noScaledToZero", "namesAllAutoscalers", "neverLiftsFromZero");
  expect(order.map((text) => text.slice(0, 40))).toEqual([
    "1.28 does not scale a target at zero rep",
    "The status of 1.28 has no condition Scal",
    "1.28 names all the autoscalers on the sa",
  ]);
  expect(order[0]).toContain(
    `1.28 does not scale a target at zero replicas because minReplicas is 3. ${latestVersion} raises it to that if the autoscaler itself scaled to zero.`,
  );
});

test("names the metric whose container is missing from a sample, and the number in the status", () => {
  const error = "failed to get cpu usage: failed to get container metrics: container app not present in metrics for pod default/web-1";
  const [text] = lines({ decision: { kind: "noMetrics", metrics: [failed("cpu", error)], error } }, "unsampledContainerFails");
  expect(text).toMatch(/^1\.28 computes no value for the metric cpu because one pod’s sample lacks the container\./);
  const currentMetrics = [{ type: "Resource", resource: { name: "memory", current: { averageValue: "134217728" } } }] as const;
  const { status } = reconcile({ decision: atTheEdge });
  expect(lines({ status: { ...status, currentMetrics: [...currentMetrics] } }, "decimalMemory")[0]).toContain("decimal number, 134217728.");
});

test("says since which release today's rule holds, and how sure that is", () => {
  const since = (rule: OlderRule) => olderRuleLines(reconcile({ decision: atTheEdge, version: "1.28", olderRules: uses(rule) }))[0]?.since;
  expect(since("sidecarsRequestNothing")).toBe("Today’s rule: since 1.29.");
  expect(since("describedObjectLeftOut")).toBe("Today’s rule: likely since 1.33.");
});

test("says of a rule of 1.37 what 1.38 does in its place, and calls the rule older only once 1.38 is the latest", () => {
  const of137 = (rule: OlderRule, metrics = [cpu(9)]) => {
    const olderRules = [{ rule, version: "1.37" } as const];
    const [line] = olderRuleLines(reconcile({ decision: computed({ metrics }), olderRules }));
    return `${line?.text} ${line?.since}`;
  };
  const next = versionName("1.38");
  const since = previewVersion === "1.38" ? "Today’s rule. It ends in 1.38 (preview)." : "Today’s rule: since 1.38.";
  expect(of137("wrappedReplicaCount")).toBe(
    `1.37 turns a count that is too large into the smallest possible number. ${next} uses the largest. ${since}`,
  );
  const withOverhead = cpu(9, { counted: utilization(55), overheadMilli: 500 });
  expect(of137("overheadInPodRequests", [withOverhead])).toBe(
    `1.37 adds the overhead of the pods to their own requests, 500m of 1600m. ${next} does not. ${since}`,
  );
});

test("has words for every rule, and none if no older rule had an effect", () => {
  for (const text of lines({}, ...olderRuleNames)) expect(text).toMatch(/^(?=.*1\.28)[A-Z1].*[^,; ]\.$/);
  expect(olderRuleLines(reconcile({ decision: atTheEdge }))).toEqual([]);
});
