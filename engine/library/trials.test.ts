import { expect, test } from "vitest";
import { run } from "../simulation/run";
import { parseManifestFor } from "../simulation/parseManifestFor";
import { readScenario } from "../scenario/readScenario";
import type { Scenario } from "../scenario/scenario";
import { library } from "./library";
import { trials } from "./trials";

const tried = library.filter(({ id }) => trials[id]);

test("every trial belongs to an entry, and most entries have one", () => {
  expect(Object.keys(trials).filter((id) => !library.some((entry) => entry.id === id))).toEqual([]);
  expect(tried.length).toBeGreaterThan(50);
});

test.for(tried)("the change of $id can be tried on it: it makes another scenario, which the page accepts", (entry) => {
  const change = trials[entry.id]!(entry.scenario)!;
  const scenario = { ...entry.scenario, ...change };
  expect(readScenario(scenario)).toEqual({ ok: true, value: scenario });
  expect(parseManifestFor(scenario.manifest, scenario.flags).problems).toEqual([]);
  expect(JSON.stringify(scenario)).not.toBe(JSON.stringify(entry.scenario));
});

test("a trial that no longer fits an edited manifest changes nothing", () => {
  for (const { id, scenario } of tried) {
    const change = trials[id]!({ ...scenario, manifest: "behavior:\n" });
    expect(change?.manifest, id).toBeUndefined();
  }
});

test.for(tried)("the change of $id makes a difference to its run", (entry) => {
  const change = trials[entry.id]!(entry.scenario)!;
  expect(whatCame({ ...entry.scenario, ...change })).not.toBe(whatCame(entry.scenario));
});

/** What the autoscaler wrote at each sync, and the outcomes of the run. */
function whatCame(scenario: Scenario): string {
  const ran = run(scenario);
  if (!ran.ok) throw new Error(JSON.stringify(ran.refusal));
  return JSON.stringify([[...ran.trace.steps.applied], ran.trace.outcomes]);
}
