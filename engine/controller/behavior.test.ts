import { describe, expect, test } from "vitest";
import type { HorizontalPodAutoscalerBehavior, HPAScalingRules } from "../api/autoscaling";
import { normalizeDesiredReplicasWithBehaviors, storeScaleEvent } from "./behavior";
import { autoscaler } from "./testing/observed";
import { normalizing, remembered } from "./testing/normalizing";

const behaviorOf = (behavior: HorizontalPodAutoscalerBehavior) => autoscaler({ behavior }).spec.behavior ?? {};
const normalize = (change: Parameters<typeof normalizing>[0], behavior: HorizontalPodAutoscalerBehavior = {}) =>
  normalizeDesiredReplicasWithBehaviors(normalizing(change), behaviorOf(behavior));

describe("stabilizes over both windows", () => {
  const windows = { scaleUp: { stabilizationWindowSeconds: 60 }, scaleDown: { stabilizationWindowSeconds: 300 } };

  test("goes down to the highest recommendation younger than the window", () => {
    const recommendations = remembered([9, 700], [4, 701], [3, 985]);
    expect(normalize({ proposal: 2, recommendations }, windows).stabilization).toEqual({
      proposal: 2,
      result: 4,
      up: { windowSeconds: 60, recommendation: 2, lastAt: 1000, forgottenAt: null, remembered: remembered([3, 985]) },
      down: { windowSeconds: 300, recommendation: 4, lastAt: 701, forgottenAt: 1001, remembered: remembered([4, 701], [3, 985]) },
      heldBy: "down",
      reason: "ScaleDownStabilized",
    });
  });

  test("goes up to the lowest", () => {
    const recommendations = remembered([2, 940], [7, 941], [6, 985]);
    expect(normalize({ proposal: 9, recommendations }, windows).stabilization).toMatchObject({
      result: 6,
      up: { recommendation: 6, lastAt: 985, forgottenAt: 1045 },
      heldBy: "up",
      reason: "ScaleUpStabilized",
    });
  });

  test("never goes the other way: a remembered high does not raise a count", () => {
    expect(normalize({ proposal: 3, recommendations: remembered([20, 985]) }, windows).stabilization).toMatchObject({
      result: 5,
      heldBy: "down",
    });
    expect(normalize({ proposal: 8, recommendations: remembered([2, 985]) }, windows).stabilization).toMatchObject({
      result: 5,
      heldBy: "up",
    });
  });

  test("takes the flag's window for scaling down where the manifest has none", () => {
    expect(normalize({}).stabilization).toMatchObject({ up: { windowSeconds: 0 }, down: { windowSeconds: 300 } });
  });

  test("remembers the proposal over the last slot older than both windows", () => {
    const recommendations = remembered([1, 699], [2, 700], [3, 701]);
    expect(normalize({ recommendations }, windows).recommendations).toEqual(remembered([5, 1000], [2, 700], [3, 701]));
  });
});

describe("limits the rate", () => {
  const pods = (value: number, periodSeconds = 60) => ({ type: "Pods", value, periodSeconds }) as const;
  const percent = (value: number, periodSeconds = 60) => ({ type: "Percent", value, periodSeconds }) as const;
  const up = (scaleUp: HPAScalingRules, change: Parameters<typeof normalizing>[0] = {}) =>
    normalize({ proposal: 50, ...change }, { scaleUp }).limit;
  const down = (scaleDown: HPAScalingRules, change: Parameters<typeof normalizing>[0] = {}) =>
    normalize({ currentReplicas: 50, proposal: 1, ...change }, { scaleDown }).limit;

  test("lets the most generous policy decide, and records both directions", () => {
    expect(up({ policies: [pods(2), percent(100, 30)] })).toEqual({
      desired: 50,
      result: 10,
      limitedBy: "policy",
      reason: "ScaleUpLimit",
      up: {
        selectPolicy: "Max",
        policies: [
          { ...pods(2), periodStartReplicas: 5, limit: 7, scaleUpEvents: [], scaleDownEvents: [], next: null },
          { ...percent(100, 30), periodStartReplicas: 5, limit: 10, scaleUpEvents: [], scaleDownEvents: [], next: null },
        ],
        deciding: 1,
        limit: 10,
      },
      down: {
        selectPolicy: "Max",
        policies: [{ ...percent(100, 15), periodStartReplicas: 5, limit: 0, scaleUpEvents: [], scaleDownEvents: [], next: null }],
        deciding: 0,
        limit: 0,
      },
      scaleUpLimit: null,
      freedAt: 1030,
    });
  });

  test("takes the smallest change for Min, either way", () => {
    expect(up({ selectPolicy: "Min", policies: [pods(2), percent(100)] })).toMatchObject({ result: 7, up: { deciding: 0 } });
    expect(down({ selectPolicy: "Min", policies: [pods(2), percent(10)] })).toMatchObject({ result: 48, down: { deciding: 0 } });
    expect(down({ selectPolicy: "Max", policies: [pods(2), percent(10)] })).toMatchObject({ result: 45, down: { deciding: 1 } });
  });

  test("names the first of equal policies", () => {
    expect(up({ policies: [pods(5), percent(100)] })).toMatchObject({ result: 10, up: { deciding: 0 } });
  });

  test("does not move in a Disabled direction", () => {
    expect(up({ selectPolicy: "Disabled" })).toMatchObject({
      result: 5,
      limitedBy: "selectPolicyDisabled",
      reason: "ScaleUpLimit",
      up: { deciding: -1, limit: 5 },
      freedAt: null,
    });
    expect(down({ selectPolicy: "Disabled" })).toMatchObject({ result: 50, limitedBy: "selectPolicyDisabled", reason: "ScaleDownLimit" });
  });

  test("rounds a percentage up on the way up and cuts it on the way down", () => {
    expect(up({ policies: [percent(10)] })).toMatchObject({ result: 6 });
    expect(down({ policies: [percent(90)] }, { currentReplicas: 10 })).toMatchObject({ down: { limit: 0 } });
    expect(down({ policies: [percent(10)] }, { currentReplicas: 3 })).toMatchObject({ result: 2 });
  });

  test("counts from the period's start: what was added inside it is used up, what was removed is allowed again", () => {
    const scaleUpEvents = [
      { replicaChange: 1, time: 940, outdated: true },
      { replicaChange: 2, time: 985, outdated: false },
      { replicaChange: 1, time: 941, outdated: true },
    ];
    const scaleDownEvents = [{ replicaChange: 1, time: 990, outdated: false }];
    expect(up({ policies: [pods(4)] }, { scaleUpEvents, scaleDownEvents })).toMatchObject({
      result: 7,
      up: {
        policies: [
          {
            periodStartReplicas: 3,
            limit: 7,
            scaleUpEvents: [
              { replicaChange: 1, time: 941 },
              { replicaChange: 2, time: 985 },
            ],
            scaleDownEvents: [{ replicaChange: 1, time: 990 }],
            next: { at: 1001, limit: 8 },
          },
        ],
      },
      freedAt: 1001,
    });
  });

  test("stays where it is when the period has already brought more", () => {
    const scaleUpEvents = [{ replicaChange: 4, time: 990, outdated: false }];
    expect(up({ policies: [pods(2)] }, { scaleUpEvents })).toMatchObject({
      result: 5,
      up: { limit: 5, policies: [{ limit: 3 }] },
      freedAt: 1050,
    });
  });

  test("says when a policy is free again after the cut is written", () => {
    expect(down({ policies: [pods(2, 90)] })).toMatchObject({ result: 48, freedAt: 1090 });
    expect(down({ selectPolicy: "Min", policies: [pods(2, 90), pods(3, 60)] })).toMatchObject({ result: 48, freedAt: 1090 });
    expect(down({ policies: [pods(2, 90), pods(3, 60)] })).toMatchObject({ result: 47, freedAt: 1060 });
  });

  test("prefers the bound to a policy that allows just as much", () => {
    expect(up({ policies: [pods(5)] }, { maxReplicas: 10 })).toMatchObject({
      result: 10,
      limitedBy: "maxReplicas",
      reason: "TooManyReplicas",
      freedAt: null,
    });
    expect(down({ policies: [pods(5)] }, { minReplicas: 45 })).toMatchObject({
      result: 45,
      limitedBy: "minReplicas",
      reason: "TooFewReplicas",
    });
  });

  test("does not check the bound on the other side", () => {
    expect(up({}, { currentReplicas: 2, proposal: 3, minReplicas: 4 })).toMatchObject({ result: 3, reason: "DesiredWithinRange" });
  });

  test("has nothing to limit where the count stays", () => {
    expect(normalize({ currentReplicas: 5, proposal: 5, minReplicas: 8 }).limit).toMatchObject({
      result: 5,
      limitedBy: null,
      reason: "DesiredWithinRange",
    });
  });
});

describe("remembers scale events", () => {
  const rules: HPAScalingRules = {
    policies: [
      { type: "Pods", value: 1, periodSeconds: 30 },
      { type: "Percent", value: 10, periodSeconds: 60 },
    ],
  };
  const event = (replicaChange: number, time: number, outdated = false) => ({ replicaChange, time, outdated });

  test("in a new slot while the longest period still holds the others", () => {
    expect(storeScaleEvent([event(1, 940)], rules, 3, 1000)).toEqual([event(1, 940), event(3, 1000)]);
  });

  test("over the last outdated one", () => {
    const events = [event(1, 900), event(2, 939), event(1, 941)];
    expect(storeScaleEvent(events, rules, 3, 1000)).toEqual([event(1, 900, true), event(3, 1000), event(1, 941)]);
  });

  test("outdated for good: a longer period does not bring an event back", () => {
    expect(storeScaleEvent([event(1, 990, true)], rules, 3, 1000)).toEqual([event(3, 1000)]);
  });
});
