import { run } from "../../engine/doors/withKeda";
import { expect, test } from "vitest";
import { firstScenario, heldByReasons, type HeldByReason, type StepColumns } from "../../engine/index";
import { createStepColumns } from "../../engine/simulation/stepColumns";
import { tellingSecond } from "./tellingSync";

type Step = [current: number, proposal: number, applied: number, heldBy?: HeldByReason];

/** A sync every 15 seconds. */
function stepsOf(...each: Step[]): StepColumns {
  const steps = createStepColumns(each.length);
  for (const [step, [current, proposal, applied, heldBy = "none"]] of each.entries()) {
    steps.at[step] = step * 15;
    steps.current[step] = current;
    steps.proposal[step] = proposal;
    steps.applied[step] = applied;
    steps.heldBy[step] = heldByReasons.indexOf(heldBy);
  }
  return steps;
}

test("the first scenario opens in the middle of its five minutes", () => {
  const result = run(firstScenario);
  expect(result.ok && tellingSecond(result.trace.steps)).toBe(28 * 60);
});

test("opens in the first time in which a scale-down was held, even after a larger change", () => {
  expect(
    tellingSecond(stepsOf([1, 9, 9], [9, 4, 9, "window"], [9, 4, 9, "window"], [9, 4, 9, "window"], [9, 4, 4], [4, 2, 4, "window"])),
  ).toBe(30);
  expect(tellingSecond(stepsOf([9, 9, 9], [9, 1, 8, "policy"], [8, 1, 1]))).toBe(15);
});

test("a held scale-up and a bound are no held scale-down: the first of the largest changes is", () => {
  const steps = stepsOf([2, 8, 4, "policy"], [4, 1, 4, "minReplicas"], [4, 9, 8, "maxReplicas"], [8, 4, 4]);
  expect(tellingSecond(steps)).toBe(30);
});

test("a run without a change opens at its end, also where no count is known; a run without a sync opens nowhere", () => {
  expect(tellingSecond(stepsOf([4, 4, 4], [NaN, NaN, NaN, "error"], [4, 4, 4]))).toBe(30);
  expect(tellingSecond(stepsOf())).toBeNull();
});
