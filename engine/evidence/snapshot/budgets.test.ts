import { describe, expect, test } from "vitest";
import { explainEvidence } from "../explainEvidence";

const manifest = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: mill
spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: mill}
  minReplicas: 1
  maxReplicas: 40
  metrics:
  - type: Resource
    resource: {name: cpu, target: {type: Utilization, averageUtilization: 60}}
  behavior:
    scaleUp:
      policies:
      - {type: Pods, value: 4, periodSeconds: 60}
    scaleDown:
      policies:
      - {type: Percent, value: 50, periodSeconds: 120}
status:
  currentReplicas: 12
  desiredReplicas: 12
`;
const events = (...lines: readonly [age: string, size: number][]) =>
  `LAST SEEN   TYPE     REASON              OBJECT                         MESSAGE
${lines
  .map(
    ([age, size]) =>
      `${age}   Normal   SuccessfulRescale   horizontalpodautoscaler/mill   New size: ${size}; reason: cpu resource utilization (percentage of request) above target`,
  )
  .join("\n")}
`;
const budgets = (...lines: readonly [age: string, size: number][]) =>
  explainEvidence([manifest, events(...lines)]).autoscalers[0]!.snapshot.statements.flatMap((each) =>
    each.code === "budget" ? [{ direction: each.direction, limit: each.limit, freesIn: each.freesIn }] : [],
  );

describe("what the printed policies allow now", () => {
  test("a rescale 20 s ago used up the pods of its minute", () => {
    expect(budgets(["5m", 8], ["20s", 12])).toEqual([
      { direction: "up", limit: { low: 12, high: 12 }, freesIn: { low: 40, high: 40 } },
      // The period began with 8 pods.
      { direction: "down", limit: { low: 4, high: 4 }, freesIn: null },
    ]);
  });

  test("a smaller rescale leaves the rest of them", () => {
    expect(budgets(["5m", 9], ["20s", 12])).toMatchObject([{ direction: "up", limit: { low: 13, high: 13 } }, { direction: "down" }]);
  });

  test("an age that is cut to minutes leaves a range", () => {
    const [, down] = budgets(["9m", 8], ["1m", 12]);
    expect(down!.limit).toEqual({ low: 4, high: 4 });
    expect(budgets(["9m", 24], ["1m", 12])[1]).toEqual({ direction: "down", limit: { low: 12, high: 12 }, freesIn: { low: 1, high: 60 } });
  });

  test("nothing is said where the events leave it open, or where every policy has forgotten them", () => {
    expect(budgets(["20s", 12])).toEqual([]);
    expect(budgets(["5m", 4], ["20s", 8])).toEqual([]);
    expect(budgets(["30m", 8], ["20m", 12])).toEqual([]);
    expect(budgets(["5m", 8], ["20s (x3 over 40s)", 12])).toEqual([]);
  });
});
