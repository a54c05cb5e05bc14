import { expect, test } from "vitest";
import { encodeLink } from "../scenario/link";
import { readScenario } from "../scenario/readScenario";
import { maxNameLength } from "../scenario/scenario";
import { controllerOf } from "../simulation/testing/checkedRun";
import { libraryGroups } from "./entry";
import { library } from "./library";

test("ids and questions are each there once, group by group", () => {
  expect(new Set(library.map(({ id }) => id)).size).toBe(library.length);
  expect(new Set(library.map(({ title }) => title)).size).toBe(library.length);
  const groups = library.map(({ group }) => group);
  expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual(libraryGroups);
});

test.for(library)("$id is whole", ({ id, title, text, look, change, source, scenario }) => {
  expect(id).toMatch(/^[a-z]+(-[a-z]+)+$/);
  expect(title.length).toBeLessThanOrEqual(maxNameLength);
  expect(title.endsWith("?")).toBe(true);
  expect(scenario.name).toBe(title);
  expect(text.split(/(?<=[.!?]) /)).toHaveLength(2);
  expect(look.at).toBeLessThanOrEqual(scenario.durationSeconds);
  expect(look.at % scenario.flags.syncPeriodSeconds, "a second with a reconcile").toBe(0);
  expect(look.text.endsWith(".") && change.endsWith(".")).toBe(true);
  expect(source).toMatch(/^https:\/\/(github\.com\/[\w.-]+\/[\w.-]+\/issues\/\d+|kubernetes\.io\/docs\/.+)$/);
  expect(readScenario(scenario)).toEqual({ ok: true, value: scenario });
  expect(encodeLink({ scenario, cursor: look.at }).length).toBeLessThan(900);
});

test.for(library)("$id has manifests without a problem", ({ scenario }) => {
  const edits = scenario.incidents.flatMap((incident) => (incident.kind === "hpaEdited" ? [incident.manifest] : []));
  for (const manifest of [scenario.manifest, ...edits]) expect(controllerOf(scenario).parse(manifest).problems).toEqual([]);
});
