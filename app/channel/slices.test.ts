import { afterEach, expect, test, vi } from "vitest";
import type { Simulation } from "../../engine/index";
import { givenUp } from "./serve";
import { advanceInSlices } from "./slices";

afterEach(() => vi.restoreAllMocks());

/** A run whose seconds have many steps, each of which takes so long. */
function slow(stepMilliseconds: number, stepsInASecond: number) {
  let now = 0;
  let steps = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const simulation = {
    get second() {
      return Math.floor(steps / stepsInASecond);
    },
    get finished() {
      return steps === 4 * stepsInASecond;
    },
    step() {
      steps++;
      now += stepMilliseconds;
    },
  };
  return { simulation: simulation as Simulation, now: () => now };
}

test("a slice is cut inside a second, so that a long second lets messages in", async () => {
  const { simulation, now } = slow(15, 40);
  const rests: number[] = [];
  await advanceInSlices(simulation, async () => rests.push(now()) > 0);
  // Two steps, and then a rest.
  expect(rests.slice(0, 3)).toEqual([30, 60, 90]);
  expect(rests).toHaveLength(79);
});

test("a run that is given up inside a second ends there", async () => {
  const { simulation, now } = slow(15, 40);
  expect(await advanceInSlices(simulation, async () => now() < 60)).toBe(givenUp);
  expect([simulation.second, now()]).toEqual([0, 60]);
});
