import { describe, expect, test } from "vitest";
import type { Evidence } from "../evidence";
import { mergeEvidence } from "../merge/mergeEvidence";
import { average, condition, cpu, described, event, evidenceOf } from "../testing/evidenceOf";
import { readEvidence } from "../readEvidence";
import { explainSnapshot } from "./explainSnapshot";
import { whyNotOfSnapshot } from "./whyNot";
import type { Statement } from "./statement";

function explained(some: Partial<Evidence>): readonly Statement[] {
  return explainSnapshot(mergeEvidence([evidenceOf(some)]))[0]!.statements;
}

const said = <C extends Statement["code"]>(statements: readonly Statement[], code: C) =>
  statements.filter((each): each is Extract<Statement, { code: C }> => each.code === code);

const one = <C extends Statement["code"]>(statements: readonly Statement[], code: C) => said(statements, code)[0];

const verdictOf = (some: Partial<Evidence>) => explainSnapshot(mergeEvidence([evidenceOf(some)]))[0]!.sum.verdict;

describe("the sum of the figures, by the controller's own functions", () => {
  test("7 pods at 31 % of 60 % propose 4, and nothing else leads to the 4 that is printed", () => {
    const all = explained({ autoscalers: [described({ metrics: [cpu(31, "60%")], currentReplicas: 7, desiredReplicas: 4 })] });
    expect(one(all, "proposal")).toMatchObject({
      counts: { low: 4, high: 4 },
      tolerance: "outside",
      direction: "down",
      standing: "computed",
    });
    expect(verdictOf({ autoscalers: [described({ metrics: [cpu(31, "60%")], currentReplicas: 7, desiredReplicas: 4 })] })).toMatchObject({
      about: "moving",
      by: "none",
    });
  });

  test("94 % of the target is inside the tolerance", () => {
    const all = explained({ autoscalers: [described({ metrics: [cpu(47)], currentReplicas: 5, desiredReplicas: 5 })] });
    expect(one(all, "proposal")).toMatchObject({ tolerance: "inside", direction: "none", counts: { low: 5, high: 5 } });
  });

  test("82 % of the target leaves four pods by rounding up, and no window is named", () => {
    const all = explained({
      autoscalers: [
        described({
          metrics: [cpu(41)],
          maxReplicas: 5,
          currentReplicas: 4,
          desiredReplicas: 4,
          conditions: [condition("AbleToScale", "True", "ReadyForNewScale")],
        }),
      ],
    });
    expect(one(all, "proposal")).toMatchObject({ tolerance: "outside", counts: { low: 4, high: 4 } });
    expect(said(all, "held")).toEqual([]);
  });

  test("it says from which percentage on a sync acts, and where controllers differ", () => {
    const all = explained({ autoscalers: [described({ metrics: [cpu(85, "80%")], maxReplicas: 3, currentReplicas: 1 })] });
    expect(said(all, "actsAt")).toMatchObject([{ up: { percent: 89, edge: 88 } }]);
  });

  test("an average that was rounded up leaves a range of totals, and the counts of both ends", () => {
    const all = explained({
      autoscalers: [described({ source: "table", metrics: [average("166667m", "10")], maxReplicas: 15, currentReplicas: 15 })],
    });
    expect(one(all, "proposal")).toMatchObject({ counts: { low: 250, high: 251 }, totalMilli: { low: 2_500_000, high: 2_500_005 } });
    expect(one(all, "decision")).toMatchObject({ result: { low: 15, high: 15 }, limitedBy: ["maxReplicas"] });
  });

  test("34 for a target of 2 at one pod ends at 4, by the limit of the rate", () => {
    const all = explained({ autoscalers: [described({ source: "table", metrics: [average("34", "2")], currentReplicas: 1 })] });
    expect(one(all, "decision")).toMatchObject({
      proposal: { low: 17, high: 17 },
      result: { low: 4, high: 4 },
      limitedBy: ["scaleUpLimit"],
    });
  });

  test("without a printed count there is a ratio and no count", () => {
    const all = explained({ autoscalers: [described({ metrics: [cpu(65, "80%")], minReplicas: 50, maxReplicas: 400 })] });
    expect(one(all, "proposal")).toMatchObject({ ratio: { low: 0.8125, high: 0.8125 }, counts: null, direction: "down" });
    expect(said(all, "undetermined").map(({ what }) => what)).toContain("replicas");
    expect(said(all, "decision")).toEqual([]);
  });

  test("a failed metric beside one that asks for fewer keeps the count", () => {
    const external = { line: 3, type: "External", name: "jobs", averageValue: null, target: "5", targetType: "AverageValue" } as const;
    const all = explained({ autoscalers: [described({ metrics: [cpu(10), external], currentReplicas: 6, desiredReplicas: 6 })] });
    expect(one(all, "decision")).toBeUndefined();
    expect(verdictOf({ autoscalers: [described({ metrics: [cpu(10), external], currentReplicas: 6, desiredReplicas: 6 })] })).toMatchObject(
      {
        about: "kept",
        by: "error",
      },
    );
  });
});

describe("what held it", () => {
  test("a window that keeps six pods at zero load, which ends at the next sync at the earliest and after its length at the latest", () => {
    const all = explained({
      autoscalers: [
        described({
          metrics: [cpu(0)],
          minReplicas: 3,
          currentReplicas: 6,
          desiredReplicas: 6,
          conditions: [condition("AbleToScale", "True", "ScaleDownStabilized")],
        }),
      ],
    });
    expect(one(all, "decision")).toMatchObject({ result: { low: 3, high: 3 } });
    expect(one(all, "held")).toMatchObject({ reason: "ScaleDownStabilized", windowSeconds: 300, isDecisive: true, standing: "recorded" });
    expect(one(all, "nextScale")).toMatchObject({
      direction: "down",
      after: "lastHigherRecommendation",
      waitSeconds: 300,
      inSeconds: { low: 0, high: 300 },
    });
    expect(said(all, "undetermined").map(({ what }) => what)).toContain("lastHigherRecommendation");
  });

  test("a hold of the window made no difference where a limit comes after it", () => {
    const all = explained({
      autoscalers: [
        described({
          metrics: [cpu(90)],
          maxReplicas: 6,
          currentReplicas: 6,
          desiredReplicas: 6,
          conditions: [condition("AbleToScale", "True", "ScaleDownStabilized")],
        }),
      ],
    });
    expect(one(all, "held")).toMatchObject({ windowSeconds: 300, isDecisive: false });
    expect(said(all, "nextScale")).toEqual([]);
  });

  test("an old controller's wait after the last scale, in the range that an age of minutes leaves", () => {
    const all = explained({
      autoscalers: [
        described({
          metrics: [cpu(0)],
          currentReplicas: 10,
          desiredReplicas: 10,
          conditions: [
            condition("AbleToScale", "False", "BackoffBoth"),
            condition("ScalingLimited", "True", "TooFewReplicas", "the desired replica count is more than the maximum replica count"),
          ],
        }),
      ],
      events: [event("SuccessfulRescale", "New size: 10; reason: cpu above target", "2m")],
    });
    expect(said(all, "nextScale")).toMatchObject([
      { direction: "down", waitSeconds: 300, inSeconds: { low: 121, high: 180 }, assumes: ["defaultForbiddenWindows"] },
      { direction: "up", waitSeconds: 180, inSeconds: { low: 1, high: 60 } },
    ]);
    expect(one(all, "contradiction")).toMatchObject({ what: "reasonAndMessage", messageSays: "TooManyReplicas" });
    expect(said(all, "notComputed")).toEqual([]);
  });

  test("the minimum was reached one window after the last scale", () => {
    const all = explained({
      autoscalers: [
        described({
          source: "object",
          metrics: [cpu(0, "70%")],
          minReplicas: 3,
          currentReplicas: 3,
          desiredReplicas: 3,
          lastScaleTime: "2024-05-16T04:44:28Z",
          conditions: [{ ...condition("ScalingLimited", "True", "TooFewReplicas"), lastTransitionTime: "2024-05-16T04:49:43Z" }],
        }),
      ],
    });
    expect(one(all, "windowPassed")).toMatchObject({ seconds: 315, windowSeconds: 300 });
  });
});

describe("where the text contradicts itself or is silent", () => {
  test("a maximum that no printed figure reaches is not explained away", () => {
    const all = explained({
      autoscalers: [
        described({
          source: "object",
          apiVersion: "autoscaling/v1",
          metrics: [cpu(0, "40%")],
          minReplicas: 2,
          maxReplicas: 4,
          currentReplicas: 4,
          desiredReplicas: 4,
          conditions: [condition("AbleToScale", "True", "ReadyForNewScale"), condition("ScalingLimited", "True", "TooManyReplicas")],
        }),
      ],
    });
    expect(one(all, "proposal")).toMatchObject({ counts: { low: 0, high: 0 } });
    expect(one(all, "contradiction")).toMatchObject({ what: "limitWithoutProposal", reason: "TooManyReplicas" });
    expect(said(all, "undetermined").map(({ what }) => what)).toEqual(expect.arrayContaining(["whatProposedMore", "pods"]));
  });

  test("a table that asks for five while there are three leads to the maximum, or to four if two pods had no metrics", () => {
    const all = explained({
      autoscalers: [described({ source: "table", metrics: [cpu(308, "80%")], maxReplicas: 5, currentReplicas: 3 })],
    });
    expect(one(all, "decision")).toMatchObject({ result: { low: 5, high: 5 }, limitedBy: ["maxReplicas"] });
    const { hypotheses, verdict } = explainSnapshot(
      mergeEvidence([
        evidenceOf({ autoscalers: [described({ source: "table", metrics: [cpu(308, "80%")], maxReplicas: 5, currentReplicas: 3 })] }),
      ]),
    )[0]!.sum;
    expect(verdict).toMatchObject({ by: "maxReplicas", standing: "computed" });
    // With one pod without metrics it proposes 8, with two 4.
    expect(hypotheses).toContainEqual(expect.objectContaining({ cause: "none", desired: 4, setAside: { unready: 0, missing: 2 } }));
  });

  test("a limit beside a failed computation is left over from an earlier sync", () => {
    const all = explained({
      autoscalers: [
        described({
          conditions: [
            condition(
              "ScalingActive",
              "False",
              "FailedGetResourceMetric",
              "missing request for cpu on container proxy in pod works/kiln-1",
            ),
            condition("ScalingLimited", "True", "TooFewReplicas"),
          ],
        }),
      ],
    });
    expect(one(all, "notComputed")).toMatchObject({ condition: "ScalingActive", standing: "recorded" });
    expect(one(all, "staleCondition")).toMatchObject({ condition: "ScalingLimited" });
    expect(one(all, "problem")).toMatchObject({
      when: "now",
      problem: { kind: "missingRequest", resource: "cpu", container: "proxy", pod: "works/kiln-1" },
    });
    expect(said(all, "held")).toEqual([]);
  });

  test("a warning from before the last valid sync is past, and needs no command", () => {
    const all = explained({
      autoscalers: [
        described({
          metrics: [cpu(47)],
          currentReplicas: 5,
          desiredReplicas: 5,
          conditions: [condition("ScalingActive", "True", "ValidMetricFound")],
        }),
      ],
      events: [event("FailedGetResourceMetric", "no metrics returned from resource metrics API", "10m")],
    });
    expect(one(all, "problem")).toMatchObject({ when: "past", problem: { kind: "noResourceMetrics" } });
    expect(said(all, "next")).toEqual([]);
  });

  test("zero replicas without figures: never computed, or scaled to zero", () => {
    const all = explained({ autoscalers: [described({ source: "table", metrics: [cpu(null, "90%")], currentReplicas: 0 })] });
    expect(one(all, "neverComputed")).toMatchObject({ orElse: "scaledToZero" });
  });

  test("two single steps ten minutes apart fit a policy and a window", () => {
    const object = "horizontalpodautoscaler/kiln";
    const all = explained({
      events: [
        event("SuccessfulRescale", "New size: 3; reason: All metrics below target", "44m", { object }),
        event("SuccessfulRescale", "New size: 2; reason: All metrics below target", "34m", { object }),
      ],
    });
    expect(one(all, "separateDecisions")).toMatchObject({
      counts: [3, 2],
      limits: null,
      gapSeconds: { low: 541, high: 659 },
      explanations: [{ kind: "policy" }, { kind: "window" }],
    });
  });

  test("many steps are one statement, with the policies that set them", () => {
    const falls = [16, 12, 8, 4, 2].map((count, index) =>
      event("SuccessfulRescale", `New size: ${count}; reason: All metrics below target`, `${13 - index}m`),
    );
    const policies = [
      { type: "Percent", value: 10, periodSeconds: 60 },
      { type: "Pods", value: 4, periodSeconds: 60 },
    ];
    const behavior = (value: number) => ({ scaleDown: { policies: [policies[0]!, { ...policies[1]!, value }] } });
    const all = (value: number) => explained({ events: falls, autoscalers: [described({ behavior: behavior(value) })] });
    expect(said(all(4), "separateDecisions")).toMatchObject([{ counts: [16, 12, 8, 4, 2], limits: [12, 8, 4, 0], explanations: [] }]);
    // These policies allow another step than was taken, or less.
    for (const value of [5, 3]) expect(said(all(value), "separateDecisions")).toMatchObject([{ limits: null }]);
  });

  test("two steps are set by policies only if the policies allow no more", () => {
    const to = (...counts: [number, number]) =>
      explained({
        events: counts.map((count, index) =>
          event("SuccessfulRescale", `New size: ${count}; reason: All metrics below target`, `${9 - index}m`),
        ),
        autoscalers: [described({ behavior: { scaleDown: { policies: [{ type: "Pods", value: 4, periodSeconds: 60 }] } } })],
      });
    expect(one(to(9, 5), "separateDecisions")).toMatchObject({ limits: [5], explanations: [] });
    expect(one(to(4, 2), "separateDecisions")).toMatchObject({ limits: null, explanations: [{ kind: "policy" }, { kind: "window" }] });
  });

  test("rises are told only where policies set them", () => {
    const all = (value: number) =>
      explained({
        events: [3, 6, 9, 10].map((count, index) =>
          event("SuccessfulRescale", `New size: ${count}; reason: cpu resource utilization above target`, `${9 - index}m`),
        ),
        autoscalers: [described({ behavior: { scaleUp: { policies: [{ type: "Pods", value, periodSeconds: 60 }] } } })],
      });
    expect(one(all(3), "separateDecisions")).toMatchObject({ direction: "up", counts: [3, 6, 9, 10], limits: [6, 9, 12] });
    for (const value of [2, 5]) expect(said(all(value), "separateDecisions")).toEqual([]);
  });

  test("a rise is no part of them", () => {
    const all = explained({
      events: [
        event("SuccessfulRescale", "New size: 9; reason: cpu resource utilization above target", "44m"),
        event("SuccessfulRescale", "New size: 2; reason: All metrics below target", "34m"),
      ],
    });
    expect(said(all, "separateDecisions")).toEqual([]);
  });

  test("KEDA's own object, and its cooldown that no text shows", () => {
    const all = explained({
      autoscalers: [described({ source: "table", name: "keda-hpa-kiln", metrics: [average("0", "1")], currentReplicas: 1 })],
      scaledObjects: [{ line: 8, name: "kiln", kind: "ScaledObject", min: 0, max: 5 }],
    });
    expect(one(all, "owner")).toMatchObject({ owner: "keda", minReplicas: 0 });
    expect(said(all, "undetermined").map(({ what }) => what)).toEqual(["kedaCooldown"]);
  });

  test("a name that is no name of the API never becomes part of a command", () => {
    const all = explained({ autoscalers: [described({ name: "x; rm -rf /", namespace: "$(id)", conditions: [] })] });
    expect(said(all, "next")).toMatchObject([{ command: "kubectl describe hpa" }]);
  });
});

test("rows of a watch: the count fell one window after the figures did", () => {
  const row = (line: number, averageValue: string, currentReplicas: number, age: string) =>
    described({ source: "table", line, metrics: [{ ...average(averageValue, "2"), line }], maxReplicas: 5, currentReplicas, age });
  const all = explained({
    autoscalers: [
      row(1, "23800m", 5, "16m"),
      row(2, "0", 5, "16m"),
      row(3, "0", 5, "21m"),
      row(4, "0", 1, "21m"),
      row(5, "34", 1, "24m"),
      row(6, "8500m", 4, "25m"),
    ],
  });
  expect(one(all, "heldInRows")).toMatchObject({ from: 5, to: 1, seconds: { low: 241, high: 359 }, windowSeconds: 300 });
  expect(said(all, "row").map(({ result, next }) => [result.low, next])).toEqual([
    [5, 5],
    [1, 5],
    [1, 1],
    [1, 1],
    [4, 4],
    [5, null],
  ]);
});

test("every statement has a standing, and every computed one rests on a line", () => {
  const all = explained({ autoscalers: [described({ metrics: [cpu(31, "60%")], currentReplicas: 7, desiredReplicas: 4 })] });
  expect(all.length).toBeGreaterThan(3);
  for (const { basis } of all) expect(basis.length).toBeGreaterThan(0);
});

describe("the sum and the times of a description", () => {
  const checkout = {
    autoscalers: [
      described({
        metrics: [{ ...cpu(31, "60%"), averageValue: "155m" }],
        minReplicas: 3,
        maxReplicas: 12,
        currentReplicas: 7,
        desiredReplicas: 7,
        conditions: [
          condition("AbleToScale", "True", "ScaleDownStabilized"),
          condition("ScalingActive", "True", "ValidMetricFound"),
          condition("ScalingLimited", "False", "DesiredWithinRange"),
        ],
      }),
    ],
    events: [
      event("SuccessfulRescale", "New size: 5; reason: cpu resource utilization (percentage of request) above target", "11m"),
      event("SuccessfulRescale", "New size: 7; reason: cpu resource utilization (percentage of request) above target", "3m12s"),
    ],
  };
  const whole = explainSnapshot(mergeEvidence([evidenceOf(checkout)]))[0]!;

  test("the window held it, and each stage has its count and its standing", () => {
    expect(whole.sum.verdict).toMatchObject({ about: "kept", by: "window", standing: "recorded", current: 7, desired: 7 });
    expect(whole.sum.rows.map(({ row, standing }) => `${row} ${standing}`)).toEqual([
      "observed recorded",
      "metric computed",
      "winner computed",
      "stabilized recorded",
      "window assumed",
      "limited recorded",
      "clamped computed",
      "written recorded",
    ]);
    const metric = whole.sum.rows.find(({ row }) => row === "metric");
    expect(metric?.row === "metric" && metric.proposal.product?.high).toBeCloseTo(3.6167, 4);
  });

  test("the last scale up fixes the earliest end of the window, and the window's length the latest", () => {
    expect(whole.times.window).toMatchObject({ count: 7, from: -192, until: 108, perhapsUntil: 300 });
    expect(whole.times.counts).toEqual([
      { replicas: null, from: null, until: -719, isCertain: false },
      { replicas: 5, from: -660, until: -192, isCertain: true },
      { replicas: 7, from: -192, until: 0, isCertain: true },
    ]);
  });

  test("why not another count", () => {
    const codes = (asked: number) => whyNotOfSnapshot(whole.sum, asked).map(({ code }) => code);
    expect(codes(4)).toEqual(["proposed", "remembered"]);
    expect(codes(5)).toEqual(["otherWorld", "remembered"]);
    expect(codes(7)).toEqual(["isDesired"]);
    expect(codes(8)).toEqual(["notProposed"]);
    expect(codes(13)).toEqual(["outsideBounds"]);
    expect(codes(2)).toEqual(["outsideBounds"]);
  });

  test("a scale down to the count says nothing of when the window's proposal was made", () => {
    const down = event("SuccessfulRescale", "New size: 7; reason: All metrics below target", "3m12s");
    const [other] = explainSnapshot(mergeEvidence([evidenceOf({ ...checkout, events: [down] })]));
    expect(other!.times.window).toMatchObject({ from: null, until: 0, perhapsUntil: 300 });
  });
});

describe("what is wrong by the objects", () => {
  const target = { kind: "Deployment", name: "kiln" };
  const deployment = { line: 9, kind: "Deployment", name: "kiln", selector: "app=kiln" } as const;
  const found = (some: Partial<Evidence>) => said(explained(some), "problem").map(({ problem }) => problem);

  test("a container without the request that the percentage needs", () => {
    const requests = [{ container: "web", cpu: "100m" }, { container: "proxy" }];
    const some = { autoscalers: [described({ metrics: [cpu(null)], target })], deployments: [{ ...deployment, requests }] };
    const missing = { kind: "missingRequestInObject", container: "proxy", resource: "cpu", of: "Deployment", name: "kiln" };
    expect(found(some)).toContainEqual(missing);
    // A percentage is printed, so something gave the pods a request.
    expect(found({ ...some, autoscalers: [described({ metrics: [cpu(31)], target })] })).toEqual([]);
  });

  test("two autoscalers of one target", () => {
    const autoscalers = [described({ name: "one", target }), described({ name: "two", target })];
    expect(found({ autoscalers })).toEqual([{ kind: "sharedTarget", others: ["two"] }]);
  });

  test("pods of another workload that the selector matches", () => {
    const pods = [
      { line: 20, name: "kiln-5d-1", labels: { app: "kiln" } },
      { line: 30, name: "job-1", labels: { app: "kiln" } },
    ];
    expect(found({ autoscalers: [described({ target })], deployments: [deployment], pods })).toEqual([
      { kind: "foreignPods", pods: ["job-1"], count: 1 },
    ]);
  });

  test("an applied manifest that sets the replicas", () => {
    const text = `apiVersion: v1
items:
- apiVersion: autoscaling/v2
  kind: HorizontalPodAutoscaler
  metadata: {name: kiln}
  spec: {maxReplicas: 5, scaleTargetRef: {kind: Deployment, name: kiln, apiVersion: apps/v1}}
- apiVersion: apps/v1
  kind: Deployment
  metadata:
    name: kiln
    annotations:
      kubectl.kubernetes.io/last-applied-configuration: '{"kind":"Deployment","spec":{"replicas":3}}'
  spec: {replicas: 4}
kind: List
`;
    const [first] = explainSnapshot(mergeEvidence([readEvidence(text)]));
    expect(said(first!.statements, "problem").map(({ problem }) => problem)).toEqual([
      { kind: "secondOwner", owner: "manifest", replicas: 3 },
    ]);
  });

  test("a bound that has limited for two hours, by the object's own times", () => {
    const limited = { ...condition("ScalingLimited", "True", "TooManyReplicas"), lastTransitionTime: "2026-01-23T06:00:00Z" };
    const active = { ...condition("ScalingActive", "True", "ValidMetricFound"), lastTransitionTime: "2026-01-23T08:00:00Z" };
    expect(found({ autoscalers: [described({ maxReplicas: 5, conditions: [limited, active] })] })).toEqual([
      { kind: "clamped", bound: "maxReplicas", value: 5, seconds: 7200 },
    ]);
  });
});
