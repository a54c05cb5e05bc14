import { describe, expect, test } from "vitest";
import { traceOf } from "../engine/simulation/testing/traceOf";
import { vpaScenario } from "../engine/vpaRun/testing/vpaScenario";
import { simulate, type Decision } from "./index";
import { risingLoad } from "./testing/input";

const scenario = vpaScenario({ mode: "InPlaceOrRecreate", replicas: [4, 4] });
const ran = simulate(scenario);
const recorded = traceOf(scenario).vpa!;

describe("a run with a VerticalPodAutoscaler", () => {
  test("has its recommendations, the pods' requests and each change", () => {
    const { name, updateMode, recommendations, requests, changes } = ran.vpa!;
    expect([name, updateMode]).toEqual([recorded.name, "InPlaceOrRecreate"]);
    expect(recommendations.map(({ second }) => second)).toEqual(recorded.recommendations.map(({ at }) => at));
    expect(recommendations.at(-1)!.containers["web"]).toEqual(recorded.recommendations.at(-1)!.containers["web"]);
    expect(requests.at(-1)!.containers["web"]!.highest).toEqual(recorded.requests.at(-1)!.containers["web"]!.most);
    expect(requests.at(-1)!.containers["web"]!.lowest).toEqual(recorded.requests.at(-1)!.containers["web"]!.least);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.map(({ second, pod, kind, ok }) => ({ at: second, pod, kind, ok }))).toEqual(
      recorded.actions.map(({ at, pod, kind, ok }) => ({ at, pod, kind, ok })),
    );
    for (const [index, { from, to }] of changes.entries())
      expect([from["web"], to["web"]]).toEqual([
        recorded.actions[index]!.from["web"]!.requests,
        recorded.actions[index]!.to["web"]!.requests,
      ]);
  });

  test("has at each sync what is known then, and each change at the sync after it alone", () => {
    const known = ran.decisions.map(({ vpa }) => vpa!);
    expect(known[0]).toEqual({ recommendation: null, requests: null, changes: [] });
    expect(known.flatMap(({ changes }) => changes)).toEqual(
      ran.vpa!.changes.filter(({ second }) => second <= ran.decisions.at(-1)!.second),
    );
    for (const { second, vpa } of ran.decisions) {
      expect(vpa!.recommendation).toEqual(ran.vpa!.recommendations.findLast((each) => each.second <= second) ?? null);
      expect(vpa!.requests).toEqual(ran.vpa!.requests.findLast((each) => each.second <= second) ?? null);
      for (const change of vpa!.changes) expect(second - change.second).toBeLessThan(15);
    }
  });

  test("tells the same sync by sync as at the end", () => {
    const steps = simulate.steps(scenario);
    const seen: Decision["vpa"][] = [];
    let next = steps.next();
    for (; next.done !== true; next = steps.next()) seen.push(next.value.decision.vpa);
    expect(seen).toEqual(ran.decisions.map(({ vpa }) => vpa));
    expect(next.value.vpa).toEqual(ran.vpa);
  });
});

test("a run without a VerticalPodAutoscaler has no field of one", () => {
  const plain = simulate(risingLoad);
  expect(plain).not.toHaveProperty("vpa");
  expect(plain.decisions.every((decision) => !("vpa" in decision))).toBe(true);
});
