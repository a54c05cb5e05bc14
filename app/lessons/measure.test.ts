import { expect, test } from "vitest";
import { firstScenario } from "../../engine/index";
import type { Task } from "./lesson";
import { changedElsewhere, goalMet, isRight, measured, taskDone } from "./measure";
import { runScenario } from "./testing/runStep";

const quiet = { ...firstScenario, load: { ...firstScenario.load, noise: 0 } };
const { run, outcomes } = runScenario(quiet);
const choice = (is: Parameters<typeof isRight>[0]["is"]) => ({ text: [], because: [], is });

test("a measure reads the last sync at or before its time", () => {
  const asked = (at: number) => measured(run, { kind: "step", column: "asked", at });
  expect([asked(1515), asked(1529), asked(1530)]).toEqual([8, 8, 5]);
  expect(measured(run, { kind: "step", column: "stabilized", at: 1815 })).toBe(8);
  expect(measured(run, { kind: "step", column: "applied", at: 1815 })).toBe(8);
  expect(measured(run, { kind: "heldBy", at: 1785 })).toBe("window");
  expect(measured(run, { kind: "second", column: "existing", at: 1816 })).toBe(9);
  expect(measured(run, { kind: "outcome", outcome: "highestReplicas" })).toBe(9);
});

test("the next rescale is after the given time; -1 if there is none", () => {
  const next = (after: number) => measured(run, { kind: "nextRescale", after });
  expect([next(1500), next(1814), next(1815), next(3000)]).toEqual([1815, 1815, 1830, -1]);
});

test("a value that the run does not have is null, and then no choice is right", () => {
  const growing = { ...run, outcomes: null };
  expect(measured(growing, { kind: "outcome", outcome: "podHours" })).toBe(null);
  const late = { ...run, steps: { ...run.steps, at: run.steps.at.map((at) => at + 7) } };
  expect(measured(late, { kind: "step", column: "asked", at: 3 })).toBe(null);
  expect(measured(late, { kind: "heldBy", at: 3 })).toBe(null);
  expect(isRight(choice(0), null)).toBe(false);
});

test("a number is compared with as many decimals as the choice has", () => {
  expect([4, 4.2, 4.22, 4.3].map((is) => isRight(choice(is), 4.2231))).toEqual([true, true, true, false]);
  expect(isRight(choice("window"), "window")).toBe(true);
  expect(isRight(choice("window"), "policy")).toBe(false);
});

test("goals compare as their words say; a value that the run does not have fulfils none", () => {
  const met = (comparison: "atMost" | "atLeast" | "below" | "above") =>
    [8, 9, 10].map((value) => goalMet(outcomes, { outcome: "highestReplicas", comparison, value }));
  expect(met("atMost")).toEqual([false, true, true]);
  expect(met("atLeast")).toEqual([true, true, false]);
  expect(met("below")).toEqual([false, false, true]);
  expect(met("above")).toEqual([true, false, false]);
  const never = { ...outcomes, secondsToCapacity: null };
  expect(goalMet(never, { outcome: "secondsToCapacity", comparison: "atMost", value: 1e9 })).toBe(false);
});

test("a task is done if only the manifest changed, in few enough fields, and every goal is met", () => {
  const task: Task = {
    kind: "task",
    ask: [],
    fields: 1,
    outcomes: [{ outcome: "highestReplicas", comparison: "atMost", value: 9 }],
    after: [],
  };
  const edited = (from: string, to: string) => ({ ...quiet, manifest: quiet.manifest.replace(from, to) });
  const more = edited("maxReplicas: 10", "maxReplicas: 20");
  const one = ["spec.maxReplicas"];
  expect(taskDone(task, quiet, more, outcomes, one)).toBe(true);
  expect(taskDone(task, quiet, more, { ...outcomes, highestReplicas: 10 }, one)).toBe(false);
  expect(taskDone(task, quiet, more, outcomes, [...one, "spec.minReplicas"])).toBe(false);
  expect(taskDone(task, quiet, more, outcomes, null)).toBe(false);
  expect(taskDone(task, quiet, { ...more, seed: 7 }, outcomes, one)).toBe(false);
  expect([changedElsewhere(quiet, more), changedElsewhere(quiet, firstScenario)]).toEqual([false, true]);
});
