import { expect, test } from "vitest";
import { traceOf } from "../../../engine/simulation/testing/traceOf";
import { vpaScenario } from "../../../engine/vpaRun/testing/vpaScenario";
import { beginningOf } from "../../simulation/beginning";
import { coveredRun } from "../../simulation/coveredRun";
import { toRun } from "../../simulation/toRun";
import { saidDecision } from "../../marks/picture/saidDecision";
import { bothLines } from "../decision/bothLines";
import { largeSum } from "../decision/largeSum";
import { besideSync } from "../decision/besideSync";
import { decidedBy } from "./decided";
import { runReport } from "./report";
import { vpaDone } from "./vpaDone";

const scenario = vpaScenario({ mode: "InPlaceOrRecreate", replicas: [4, 4] });
const trace = traceOf(scenario);
const run = toRun(1, trace, 2000);

test("the report of a run says what the VPA did and what it recommends at the end", () => {
  const said = vpaDone(trace.vpa!);
  const { cpuMilli } = trace.vpa!.recommendations.at(-1)!.containers.web!.target;
  expect(said).toBe(
    `VPA: 0 pods evicted, 4 resized in place; target of web ${cpuMilli}m CPU, 250Mi memory. The run began without a history.`,
  );
  expect(runReport({ ...trace, scenario, link: null }, [], [])).toContain(`## What the VPA did\n\n${said}`);
  expect(vpaDone(traceOf(vpaScenario({ mode: "Recreate" })).vpa!)).toMatch(/^VPA: [1-9]\d* pods evicted, 0 resized in place; /);
  expect(vpaDone({ history: {}, recommendations: [], actions: [] })).toBe(
    "VPA: 0 pods evicted, 0 resized in place; no recommendation. The run began without a history.",
  );
  const history = { web: { seconds: 86_340, samples: 1440 } };
  expect(vpaDone({ history, recommendations: [], actions: [] })).toMatch(
    /The run began with a history: web 1.440 samples in 23 h 59 min\.$/,
  );
});

test("the sum of a sync after a resize says the request before and now, and what the same usage is of both", () => {
  const [[at, changed]] = [...run.changedRequests] as [[number, NonNullable<ReturnType<typeof run.changedRequests.get>>]];
  const reconcile = trace.reconciles.find((each) => each.at === at)!;
  const { nowMilli, percentOfNow, percentOfBefore } = changed[0]!;
  const { how } = decidedBy(reconcile, { changed }).sum[0]!;
  expect(how.at(-2)).toMatch(/^the average request of a counted pod was 50m at [\d:]+ and is \d/);
  expect(how.at(-2)).toContain(`is ${nowMilli}m now`);
  expect(how.at(-1)).toBe(`the same usage is ${percentOfNow}% of the requests instead of ${percentOfBefore}%`);
  expect(decidedBy(reconcile).sum[0]!.how).toEqual(how.slice(0, -2));
});

test("large type, pictures and two decisions side by side say it in a few words", () => {
  const [[at, changed]] = [...run.changedRequests] as [[number, NonNullable<ReturnType<typeof run.changedRequests.get>>]];
  const reconcile = trace.reconciles.find((each) => each.at === at)!;
  const { nowMilli, percentOfNow, percentOfBefore } = changed[0]!;
  const few = `; request 50m → ${nowMilli}m, so ${percentOfNow}% instead of ${percentOfBefore}%`;
  expect(largeSum(reconcile, besideSync(run, at))[0]!.words).toContain(few);
  expect(largeSum(reconcile)[0]!.words).not.toContain("request 50m");
  expect(saidDecision(reconcile, run).rows[0]!.words).toContain(few);
  const [observed] = bothLines(reconcile, reconcile, { now: changed });
  expect(observed!.now!.words).toMatch(/^4 pods; request 50m → /);
  expect(observed!.baseline!.words).toBe("4 pods");
});

test("the beginning of a run and a covered run have nothing later of the VPA", () => {
  const [at] = [...run.changedRequests.keys()] as [number];
  expect(beginningOf(run, at - 1).changedRequests.size).toBe(0);
  expect(beginningOf(run, at).changedRequests.size).toBe(1);
  const covered = coveredRun(run, { cluster: at, decisions: at, until: at } as Parameters<typeof coveredRun>[1]);
  expect(covered.changedRequests.size).toBe(0);
  for (const each of [beginningOf(run, at - 1), covered]) {
    expect(each.vpa!.actions.length).toBeLessThanOrEqual(run.vpa!.actions.length);
    for (const { at: time } of [...each.vpa!.actions, ...each.vpa!.recommendations]) expect(time).toBeLessThan(at);
  }
});
