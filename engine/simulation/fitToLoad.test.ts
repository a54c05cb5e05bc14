import { describe, expect, test } from "vitest";
import { firstScenario } from "../scenario/first";
import { fitToLoad } from "./fitToLoad";
import { checkedRun } from "./testing/checkedRun";
import { traceOf } from "./testing/traceOf";

const { workload, cluster } = firstScenario;
const { hpa } = traceOf(firstScenario);

describe("pods and a peak", () => {
  test("say what the most pods serve, and what they serve at the target", () => {
    // 10 pods of 500m, 4m of them idle, at 20 ms each; at 50 % of 200m they use 96m for requests.
    expect(fitToLoad(hpa, workload, cluster, 400)).toEqual({
      maxReplicas: 10,
      mostServed: (10 * 496) / 20,
      servedAtTarget: (10 * 96) / 20,
      target: { kind: "utilization", percent: 50 },
      cpuPerRequestMilliseconds: 2.4,
    });
  });

  test("that fit make a run that needs all the pods and fails nothing", () => {
    const peak = 400;
    const { cpuPerRequestMilliseconds } = fitToLoad(hpa, workload, cluster, peak);
    const fitted = { ...workload, cpuPerRequestMilliseconds: cpuPerRequestMilliseconds! };
    const points = [
      [0, peak / 10],
      [600, peak / 10],
      [1800, peak],
    ] as const;
    const { outcomes } = checkedRun({ ...firstScenario, workload: fitted, load: { points, noise: 0 } });
    // The tolerance permits one less.
    expect([9, 10]).toContain(outcomes.highestReplicas);
    expect(outcomes.requestsFailed).toBe(0);
  });

  test("cannot fit where a request would have to be cheaper than any is", () => {
    expect(fitToLoad(hpa, workload, cluster, 100_000).cpuPerRequestMilliseconds).toBe(null);
    expect(fitToLoad(hpa, workload, cluster, 0).cpuPerRequestMilliseconds).toBe(null);
  });
});

test.each([
  ["an average value", { type: "AverageValue", averageValue: "150m" }, { kind: "averageValue", milli: 150 }, (10 * 146) / 20],
  ["no target for CPU", null, { kind: "limit" }, (10 * 396) / 20],
] as const)("the target may be %s", (_, target, expected, servedAtTarget) => {
  const metrics = target ? [{ type: "Resource" as const, resource: { name: "cpu", target } }] : [];
  const fit = fitToLoad({ ...hpa, spec: { ...hpa.spec, metrics } }, workload, cluster, 100);
  expect(fit.target).toEqual(expected);
  expect(fit.servedAtTarget).toBeCloseTo(servedAtTarget);
});
