import { expect, test } from "vitest";
import type { HPAScalingPolicy, HPAScalingRules } from "../../api/autoscaling";
import { normalizeDesiredReplicasWithBehaviors } from "../../controller/behavior";
import type { ScaleEvent } from "../../controller/decision";
import { noOlderRules } from "../../controller/olderRules";
import { calculateScaleDownLimitWithBehaviors, calculateScaleUpLimitWithScalingRules } from "../../controller/scalingPolicies";
import { seededRandom, type SeededRandom } from "../../lib/random";
import { adviceOf } from "../testing/advice";
import { walkthroughWith } from "../testing/reading";
import { shortWindows } from "./shortWindow";

const seed = 91;
const runs = 300;

test(`policies take at least the hours that are told, by the controller's own rules (seed ${seed})`, () => {
  const random = seededRandom(seed);
  let told = 0;
  for (let run = 0; run < runs; run++) {
    const max = 2 + random.integer(60);
    const direction = random.integer(2) === 0 ? "scaleUp" : "scaleDown";
    const rules = { selectPolicy: random.integer(3) === 0 ? "Min" : "Max", policies: policies(random) } as const;
    const text = `${walkthroughWith("maxReplicas: 10", `maxReplicas: ${max}`)}  behavior: ${JSON.stringify({ [direction]: rules })}\n`;
    const [advice] = adviceOf("slowPolicies", text);
    const hours = Number(/at least ([0-9]+) hours/.exec(advice?.message ?? "")?.[1] ?? 0);
    if (advice !== undefined) told++;
    const seconds = direction === "scaleUp" ? secondsUp(rules, max) : secondsDown(rules, max);
    expect(seconds, text).toBeGreaterThanOrEqual(3600 * hours);
    if (rules.policies.length === 1 && seconds > 2 * 3600 + 15 * max) expect(hours, text).toBeGreaterThanOrEqual(2);
  }
  expect(told).toBeGreaterThan(30);
});

test("Percent policies let nothing start from 0 replicas, by the controller's own rules", () => {
  const limit = (rules: HPAScalingRules) =>
    calculateScaleUpLimitWithScalingRules(
      { currentReplicas: 0, scaleUpEvents: [], scaleDownEvents: [], now: 0, older: noOlderRules },
      rules,
    ).limit;
  const percent: HPAScalingPolicy = { type: "Percent", value: 900, periodSeconds: 15 };
  const pods: HPAScalingPolicy = { type: "Pods", value: 2, periodSeconds: 15 };
  expect([
    limit({ policies: [percent] }),
    limit({ selectPolicy: "Min", policies: [pods, percent] }),
    limit({ policies: [pods, percent] }),
  ]).toEqual([0, 0, 2]);
});

test("a window that is not longer than the sync period holds no later proposal, and a longer one does, by the controller's own rules", () => {
  const random = seededRandom(seed).fork("windows");
  for (let run = 0; run < runs; run++) {
    const period = 5 + random.integer(40);
    const window = 1 + random.integer(90);
    const direction = random.integer(2) === 0 ? "scaleUp" : "scaleDown";
    const [first, second] = direction === "scaleUp" ? [1, 2 + random.integer(20)] : [2 + random.integer(20), 1];
    const behavior = { [direction]: { stabilizationWindowSeconds: window } };
    const arg = { ...unlimited, currentReplicas: first, proposal: first, now: 0 };
    const { recommendations } = normalizeDesiredReplicasWithBehaviors(arg, behavior);
    const next = normalizeDesiredReplicasWithBehaviors({ ...arg, recommendations, proposal: second, now: period }, behavior);
    const isAdvised = shortWindows(behavior, period).length > 0;
    expect(next.stabilization.heldBy === null, `${window} s of ${period} s`).toBe(isAdvised);
  }
});

const unlimited = {
  minReplicas: 1,
  maxReplicas: 100,
  downscaleStabilizationSeconds: 0,
  recommendations: [],
  scaleUpEvents: [],
  scaleDownEvents: [],
  older: noOlderRules,
};

function policies(random: SeededRandom): HPAScalingPolicy[] {
  return Array.from({ length: 1 + random.integer(3) }, () => ({
    type: random.integer(2) === 0 ? "Pods" : "Percent",
    value: 1 + random.integer(4),
    periodSeconds: 1800 - random.integer(1200),
  }));
}

/** The metric proposes the bound at every reconcile, and only the policies hold the count back. */
function secondsDown(rules: HPAScalingRules, from: number): number {
  return seconds(
    from,
    (count) => count <= 1,
    (currentReplicas, events, now) =>
      Math.max(
        1,
        calculateScaleDownLimitWithBehaviors(
          { currentReplicas, scaleUpEvents: [], scaleDownEvents: events, now, older: noOlderRules },
          rules,
        ).limit,
      ),
  );
}

function secondsUp(rules: HPAScalingRules, to: number): number {
  return seconds(
    1,
    (count) => count >= to,
    (currentReplicas, events, now) =>
      Math.min(
        to,
        calculateScaleUpLimitWithScalingRules(
          { currentReplicas, scaleUpEvents: events, scaleDownEvents: [], now, older: noOlderRules },
          rules,
        ).limit,
      ),
  );
}

function seconds(
  from: number,
  isThere: (count: number) => boolean,
  next: (count: number, events: ScaleEvent[], now: number) => number,
): number {
  let events: ScaleEvent[] = [];
  let count = from;
  let now = 0;
  for (; !isThere(count); now += 15) {
    const wanted = next(count, events, now);
    events = events.filter(({ time }) => time > now - 1800);
    if (wanted !== count) events.push({ replicaChange: Math.abs(wanted - count), time: now });
    count = wanted;
  }
  return Math.max(0, now - 15);
}
