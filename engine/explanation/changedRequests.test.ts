import { describe, expect, test } from "vitest";
import { traceOf } from "../simulation/testing/traceOf";
import { vpaScenario, webHpa, type VpaGiven } from "../vpaRun/testing/vpaScenario";

const runOf = (given: VpaGiven) => traceOf(vpaScenario(given));
const inPlace = runOf({ mode: "InPlaceOrRecreate", replicas: [4, 4] });

describe("the request of a counted pod", () => {
  test("has changed at the sync after a resize in place, and the usage is the record's of both requests", () => {
    const changes = inPlace.vpa!.changedRequests;
    const first = inPlace.vpa!.actions[0]!.at;
    const step = inPlace.steps.at.findIndex((at) => at >= first);
    const { at, decision } = inPlace.reconciles[step]!;
    expect([...changes.keys()][0]).toBe(at);
    const [change] = changes.get(at)!;
    const [metric] = decision.kind === "computed" ? decision.metrics : [];
    const counted = metric?.ok && metric.calculation.kind === "pods" ? metric.calculation.counted : null;
    expect(change).toMatchObject({ before: inPlace.reconciles[step - 1]!.at, beforeMilli: 50, percentOfNow: counted!.utilizationPercent });
    expect(change!.nowMilli).toBe(Number(counted!.requestsMilli) / counted!.samples);
    expect(change!.percentOfBefore).toBe(Math.trunc((100 * Number(counted!.usageMilli)) / (50 * counted!.samples)));
    expect(change!.percentOfBefore).toBeGreaterThan(change!.percentOfNow);
  });

  test("has changed only where the average of two syncs differs", () => {
    for (const [, metrics] of inPlace.vpa!.changedRequests)
      for (const change of metrics) expect(change!.nowMilli).not.toBe(change!.beforeMilli);
    expect(inPlace.vpa!.changedRequests.size).toBeLessThan(inPlace.reconciles.length / 2);
  });

  test("is not told with an average value as target, in mode Off, or without a VerticalPodAutoscaler", () => {
    const metric = "{type: Resource, resource: {name: cpu, target: {type: AverageValue, averageValue: 100m}}}";
    expect(runOf({ mode: "InPlaceOrRecreate", metric }).vpa!.changedRequests.size).toBe(0);
    expect(runOf({ mode: "Off" }).vpa!.changedRequests.size).toBe(0);
    expect(traceOf({ ...vpaScenario({ mode: "Off" }), manifest: webHpa({}) }).vpa).toBeNull();
  });
});
