import { expect, test } from "vitest";
import { decisive } from "./decisive";
import { firstScenario } from "./first";
import { hasSameRun, hasSameRunInEditor, hasSameSearch, isSameScenario, isSameValue, sharesRun } from "./sameness";
import type { Scenario } from "./scenario";
import type { Study } from "./study";

const copied = (scenario: Scenario): Scenario => JSON.parse(JSON.stringify(scenario)) as Scenario;
const study: Study = { moves: [], cost: { kind: "podHours" }, harm: "failedShare", seeds: 20, variations: [] };
const renamed: Scenario = { ...firstScenario, name: "Another name" };

/** For each part that decides, the first scenario with another value of it. */
const others = decisive.map((part) => [part, { ...firstScenario, [part]: "another" }] as const);

test("a scenario shares its run with what was made of it without a change of what decides, and not with its copy", () => {
  expect(sharesRun(firstScenario, { ...renamed, study })).toBe(true);
  expect(sharesRun(firstScenario, copied(firstScenario))).toBe(false);
  expect(others.filter(([, other]) => sharesRun(firstScenario, other))).toEqual([]);
});

test("of the parts that decide, only the excepted one may differ", () => {
  for (const [part, other] of others) {
    expect(decisive.filter((except) => sharesRun(firstScenario, other, except))).toEqual([part]);
  }
});

test("a copy has the same run, also with its fields in another order, within lists, too", () => {
  const incidents: Scenario["incidents"] = [{ at: 60, kind: "rollingUpdate", release: "good" }];
  const turned = [{ release: "good", kind: "rollingUpdate", at: 60 }] as const;
  const { workload } = firstScenario;
  const backwards = Object.fromEntries(Object.entries(workload).toReversed()) as unknown as Scenario["workload"];
  expect(hasSameRun({ ...firstScenario, incidents }, { ...copied(renamed), incidents: turned, workload: backwards })).toBe(true);
  expect(others.filter(([, other]) => hasSameRun(firstScenario, other))).toEqual([]);
  expect(hasSameRun({ ...firstScenario, incidents }, { ...firstScenario, incidents: [...incidents, ...incidents] })).toBe(false);
});

test("only an editor's way to end lines makes no other scenario in the editor", () => {
  const windows = { ...firstScenario, manifest: firstScenario.manifest.replaceAll("\n", "\r\n") };
  expect(hasSameRunInEditor(firstScenario, windows)).toBe(true);
  expect(hasSameRun(firstScenario, windows)).toBe(false);
  expect(hasSameRunInEditor(firstScenario, { ...windows, manifest: `${windows.manifest}\r\n` })).toBe(false);
  expect(others.filter(([, other]) => hasSameRunInEditor(firstScenario, other))).toEqual([]);
});

test("a search asks for runs, limits and a study; a name is none of these", () => {
  const asked = { scenario: firstScenario, study };
  expect(hasSameSearch(asked, { scenario: copied(renamed), study: { ...study } })).toBe(true);
  expect(hasSameSearch(asked, { scenario: firstScenario, study: { ...study, seeds: 21 } })).toBe(false);
  expect(hasSameSearch(asked, { scenario: { ...firstScenario, limits: { failedShare: 0.1 } as Scenario["limits"] & object }, study })).toBe(
    false,
  );
  expect(hasSameSearch(asked, { scenario: { ...firstScenario, seed: firstScenario.seed + 1 }, study })).toBe(false);
});

test("the same scenario is the same in each part, also in those that change no run", () => {
  expect(isSameScenario(firstScenario, copied(firstScenario))).toBe(true);
  expect(isSameScenario(firstScenario, renamed)).toBe(false);
  expect(isSameScenario(firstScenario, { ...firstScenario, study })).toBe(false);
});

test("values are the same whatever the order of their fields, and a field that is not there is like null; lists keep their order", () => {
  expect(isSameValue({ a: 1, b: [{ c: 1, d: 2 }] }, { b: [{ d: 2, c: 1 }], a: 1 })).toBe(true);
  expect([isSameValue(undefined, null), isSameValue({ a: undefined }, {}), isSameValue({ a: null }, {})]).toEqual([true, true, true]);
  expect([isSameValue([1, 2], [2, 1]), isSameValue({ a: 1 }, { a: "1" }), isSameValue([null], [])]).toEqual([false, false, false]);
});
