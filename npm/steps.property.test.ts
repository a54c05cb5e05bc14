import { describe, expect, test } from "vitest";
import { library } from "../engine/doors/library";
import { drawCount } from "../engine/lib/testing/drawCount";
import { digestTrace, run, seededRandom, type Scenario } from "../engine/doors/withKeda";
import { randomScenario } from "../engine/scenario/testing/randomScenario";
import { simulate, type StepAction } from "./index";

const seed = 20261129;
const random = seededRandom(seed);
const scenarios: Scenario[] = [
  ...library.filter((_, index) => index % 4 === 0).map(({ scenario }) => scenario),
  ...Array.from({ length: drawCount(40, 1000) }, () => randomScenario(random)),
].filter((scenario) => run(scenario, { record: "outcomes" }).ok);

/** The digest of a run in which each sync is answered so. */
function digestOf(scenario: Scenario, answer: (scaledTo: number | null, replicas: number | null) => StepAction | undefined): string {
  const steps = simulate.steps(scenario);
  let next = steps.next();
  while (next.done !== true) next = steps.next(answer(next.value.decision.scaledTo, next.value.replicas));
  return next.value.digest;
}

describe(`steps of the library and of random scenarios (seed ${seed})`, () => {
  test("are the run itself, if nobody sets a count", () => {
    expect(scenarios.length).toBeGreaterThan(30);
    for (const scenario of scenarios) {
      const ran = run(scenario);
      if (!ran.ok) throw new Error("it did run");
      expect([scenario, digestOf(scenario, () => undefined)]).toEqual([scenario, digestTrace(ran.trace)]);
    }
  });

  test("are the run itself, if the caller sets what the controller writes", () => {
    for (const scenario of scenarios.filter((_, index) => index % 3 === 0)) {
      expect(digestOf(scenario, (scaledTo) => ({ replicas: scaledTo }))).toBe(simulate(scenario).digest);
    }
  });

  test("are the same run for the same answers", () => {
    for (const [index, scenario] of scenarios.entries()) {
      const digests = [1, 2].map(() => {
        const random = seededRandom(seed).fork(String(index));
        // At half of the syncs the count stays, whatever the controller wants.
        return digestOf(scenario, (_, replicas) => (random.next() < 0.5 ? { replicas } : undefined));
      });
      expect(digests[0]).toBe(digests[1]);
    }
  });

  test("have the outcomes of what was written, not of what the controller wanted", () => {
    const alone = scenarios.filter(({ incidents, manifest }) => incidents.length === 0 && !manifest.includes("ScaledObject"));
    expect(alone.length).toBeGreaterThan(10);
    for (const scenario of alone) {
      const steps = simulate.steps(scenario);
      let next = steps.next();
      while (next.done !== true) next = steps.next({ replicas: next.value.replicas });
      const { rescalesUp, rescalesDown, highestReplicas } = next.value.outcomes;
      expect([rescalesUp, rescalesDown]).toEqual([0, 0]);
      expect(highestReplicas).toBe(next.value.seconds.written[0]);
    }
  });
});
