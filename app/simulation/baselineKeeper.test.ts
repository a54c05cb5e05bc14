import { compareRuns } from "../../engine/doors/withKeda";
import { expect, test } from "vitest";
import { firstScenario, type Scenario } from "../../engine/index";
import { traceOf } from "../../engine/simulation/testing/traceOf";
import { baselineKeeper } from "./baselineKeeper";
import { detailOf, type KeptRun } from "./keptRun";
import { givenUp } from "../channel/serve";
import { toRun } from "./toRun";

const short: Scenario = { ...firstScenario, durationSeconds: 600 };
const other: Scenario = { ...short, seed: 2 };

function finishedRun(id: number, scenario: Scenario): KeptRun {
  return { id, scenario, trace: traceOf(scenario), lastSecond: scenario.durationSeconds };
}

function keep(present: KeptRun | null = null) {
  const state = { present, busy: false };
  const keeper = baselineKeeper({ finished: () => state.present, isBusy: () => state.busy });
  /** The run's answer, and a function that gives the run up. */
  const run = (id: number, scenario: Scenario) => {
    const task = { id, isGivenUp: false, tell: () => {}, handOver: () => {} };
    const answer = keeper.run({ scenario, rows: 100, view: null }, task);
    return { answer, giveUp: () => void (task.isGivenUp = true) };
  };
  return { keeper, state, run };
}

test("the baseline's run is the same as the page's own run of that scenario would be", async () => {
  const { run } = keep();
  expect(await run(1, other).answer).toEqual({ run: toRun(1, finishedRun(1, other).trace, 100), detail: null, problems: [] });
});

test("a run that was just pinned is not run again, whatever its name", async () => {
  const present = finishedRun(5, short);
  const { keeper, run } = keep(present);
  await run(1, { ...short, name: "pinned" }).answer;
  expect(await keeper.compare(5)).toMatchObject({ divergence: null, stretches: [], inputs: [] });
});

test("compares with the page's last run, and with no run that the page no longer has", async () => {
  const present = finishedRun(5, short);
  const { keeper, run } = keep(present);
  expect(await keeper.compare(5)).toBeNull();
  await run(2, other).answer;
  expect(await keeper.compare(5)).toEqual(compareRuns(finishedRun(2, other), present));
  expect(await keeper.compare(4)).toBeNull();
});

test("waits while the page's own run is under way, and gives way to a newer baseline", async () => {
  const { state, run, keeper } = keep();
  state.busy = true;
  const [older, newer] = [run(1, short), run(2, other)];
  older.giveUp();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([await older.answer, keeper.kept()]).toEqual([givenUp, null]);
  state.busy = false;
  await newer.answer;
  expect(keeper.kept()?.id).toBe(2);
});

test("refuses a manifest with errors and a scenario beyond the limits", async () => {
  const { run } = keep();
  expect(await run(1, { ...short, manifest: "kind: [" }).answer).toMatchObject({ run: null, problems: [{ severity: "error" }] });
  const beyond = run(2, { ...short, manifest: short.manifest.replace("maxReplicas: 10", "maxReplicas: 20000") });
  await expect(beyond.answer).rejects.toThrow("20000 replicas");
});

test("keeps its trace for decisions and finer rows until the page drops it", async () => {
  const { keeper, run } = keep();
  await run(1, short).answer;
  const { trace } = finishedRun(1, short);
  expect(keeper.kept()?.trace.reconciles[7]).toEqual(trace.reconciles[7]);
  expect(detailOf(keeper.kept()!, { from: 100, to: 900, rows: 1000 })).toMatchObject({ run: 1, from: 100, to: 600 });
  keeper.forget();
  expect(keeper.kept()).toBeNull();
});
