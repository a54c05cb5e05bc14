import { expect, test } from "vitest";
import { compareRuns, firstScenario, type Scenario } from "../../engine/index";
import { traceOf } from "../../engine/simulation/testing/traceOf";
import { baselineKeeper, type FinishedRun } from "./baselineKeeper";
import type { BaselineAnswer } from "./baselineProtocol";
import { toRun } from "./toRun";

const short: Scenario = { ...firstScenario, durationSeconds: 600 };
const other: Scenario = { ...short, seed: 2 };

function finishedRun(id: number, scenario: Scenario): FinishedRun {
  return { id, scenario, trace: traceOf(scenario) };
}

function keep(present: FinishedRun | null = null) {
  const answers: [id: number, answer: BaselineAnswer][] = [];
  const state = { present, busy: false };
  const keeper = baselineKeeper({
    finished: () => state.present,
    isBusy: () => state.busy,
    nextTask: () => new Promise((resolve) => setTimeout(resolve)),
    answer: (id, answer) => void answers.push([id, answer]),
  });
  const settled = async (id: number, kind: BaselineAnswer["kind"]) => {
    for (;;) {
      const found = answers.find(([each, answer]) => each === id && answer.kind === kind);
      if (found) return found[1];
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  const run = (id: number, scenario: Scenario) => keeper.ask(id, { kind: "run", scenario, rows: 100, view: null });
  return { keeper, answers, state, run, settled };
}

test("the baseline's run is the same as if it were the page's own", async () => {
  const { run, settled } = keep();
  run(1, other);
  expect(await settled(1, "run")).toEqual({ kind: "run", run: toRun(1, finishedRun(1, other).trace, 100), detail: null });
});

test("what was just pinned is not run again, whatever its name", async () => {
  const present = finishedRun(5, short);
  const { keeper, answers, run, settled } = keep(present);
  run(1, { ...short, name: "pinned" });
  await settled(1, "run");
  keeper.ask(2, { kind: "compare", run: 5 });
  expect(answers.at(-1)?.[1]).toMatchObject({ kind: "comparison", run: 5, comparison: { parting: null, stretches: [], inputs: [] } });
});

test("compares with the page's last run, and with none that it no longer has", async () => {
  const present = finishedRun(5, short);
  const { keeper, answers, run, settled } = keep(present);
  keeper.ask(1, { kind: "compare", run: 5 });
  expect(answers.pop()?.[1]).toEqual({ kind: "comparison", run: 5, comparison: null });
  run(2, other);
  await settled(2, "run");
  keeper.ask(3, { kind: "compare", run: 5 });
  expect(answers.pop()?.[1]).toEqual({ kind: "comparison", run: 5, comparison: compareRuns(finishedRun(2, other), present) });
  keeper.ask(4, { kind: "compare", run: 4 });
  expect(answers.pop()?.[1]).toEqual({ kind: "comparison", run: 4, comparison: null });
});

test("waits while the page's own run is under way, and gives way to a newer baseline", async () => {
  const { answers, state, run, settled } = keep();
  state.busy = true;
  run(1, short);
  run(2, other);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(answers).toEqual([]);
  state.busy = false;
  await settled(2, "run");
  expect(answers.map(([id]) => id)).toEqual([2]);
});

test("a manifest with errors, and a scenario beyond the limits, are refused", async () => {
  const { run, settled } = keep();
  run(1, { ...short, manifest: "kind: [" });
  expect(await settled(1, "invalid")).toMatchObject({ problems: [{ severity: "error" }] });
  run(2, { ...short, manifest: short.manifest.replace("maxReplicas: 10", "maxReplicas: 20000") });
  expect(await settled(2, "failed")).toMatchObject({ message: expect.stringContaining("20000 replicas") });
});

test("gives out its decisions and finer rows until it is forgotten", async () => {
  const { keeper, answers, run, settled } = keep();
  run(1, short);
  await settled(1, "run");
  const { trace } = finishedRun(1, short);
  keeper.ask(2, { kind: "decision", step: 7 });
  expect(answers.at(-1)).toEqual([2, { kind: "decision", reconcile: trace.reconciles[7], firstReconcile: null }]);
  keeper.ask(3, { kind: "rows", view: { from: 100, to: 900, rows: 1000 } });
  expect(answers.at(-1)?.[1]).toMatchObject({ kind: "rows", detail: { run: 1, from: 100, to: 600 } });
  keeper.ask(4, { kind: "forget" });
  keeper.ask(5, { kind: "decision", step: 7 });
  expect(answers.at(-1)).toEqual([5, { kind: "decision", reconcile: null, firstReconcile: null }]);
});
