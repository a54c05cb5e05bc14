import { expect, test } from "vitest";
import { firstScenario } from "../scenario/first";
import type { Scenario } from "../scenario/scenario";
import { digestTrace } from "./digest";
import { startRun } from "../doors/withKeda";
import type { Simulation } from "./startPrepared";

/** A thousand pods; ten incidents in one second make half of them crash. */
const crowded: Scenario = {
  ...firstScenario,
  durationSeconds: 600,
  manifest: firstScenario.manifest.replace("minReplicas: 1", "minReplicas: 1000").replace("maxReplicas: 10", "maxReplicas: 1000"),
  workload: { ...firstScenario.workload, initialReplicas: 1000 },
  incidents: Array.from({ length: 10 }, () => ({ kind: "podsCrash" as const, at: 100, pods: 500 })),
};

function started(scenario: Scenario): Simulation {
  const run = startRun(scenario);
  if (!run.ok) throw new Error("the scenario does not run");
  return run.simulation;
}

/** How many steps each second takes; the first one includes the time before the run. */
function stepsBySecond(simulation: Simulation): number[] {
  const steps: number[] = [];
  while (!simulation.finished) {
    const { second } = simulation;
    simulation.step();
    steps[second] = (steps[second] ?? 0) + 1;
  }
  return steps;
}

test("a second in which much happens is cut into pieces, and so is the time before the run", () => {
  const steps = stepsBySecond(started(crowded));
  expect(steps).toHaveLength(601);
  // A piece for each of the incidents, and for each five hundred of the pods.
  expect(steps[100]).toBeGreaterThanOrEqual(10);
  expect(steps[0]).toBeGreaterThanOrEqual(60 + 1000 / 500);
  expect(steps[50]).toBe(1);
});

test("a run in steps is the run in seconds, and both can take turns", () => {
  const whole = started(crowded);
  whole.advance(Infinity);
  const inSteps = started(crowded);
  stepsBySecond(inSteps);
  const both = started(crowded);
  for (let turn = 0; !both.finished; turn++) {
    if (turn % 3 === 0) both.advance(7);
    else both.step();
  }
  const digest = digestTrace(whole.trace());
  expect(digestTrace(inSteps.trace())).toBe(digest);
  expect(digestTrace(both.trace())).toBe(digest);
});
