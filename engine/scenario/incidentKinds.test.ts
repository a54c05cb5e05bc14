import { describe, expect, test } from "vitest";
import { definitionOf, incidentFields, incidentKinds, type Field, type Incident } from "../cluster/incident";
import { readFile, writeScenarioFile } from "./file";
import { firstScenario } from "./first";
import { decodeLink, encodeLink } from "./link";
import { readScenario } from "./readScenario";
import type { Scenario } from "./scenario";

const fieldsOf = (kind: Incident["kind"]): [string, Field][] => definitionOf({ kind }).fields.map((name) => [name, incidentFields[name]]);
const newOne = (kind: Incident["kind"]) => ({
  at: 600,
  kind,
  ...Object.fromEntries(fieldsOf(kind).map(([name, field]) => [name, field.type === "text" ? "kind: x\nspec: {}\n" : field.default])),
});
const withIncidents = (...incidents: unknown[]) => ({ ...firstScenario, incidents }) as Scenario;
const linkOf = (scenario: Scenario) => encodeLink({ scenario, baseline: null, cursor: null, zoom: null, panels: [] });
const error = (incident: object) => {
  const reading = readScenario(withIncidents(incident));
  return reading.ok ? null : reading.error;
};

describe.each(incidentKinds)("%s", (kind) => {
  const incident = newOne(kind);

  test("comes back from data, file and link", () => {
    const scenario = withIncidents(incident);
    expect(readScenario(scenario)).toEqual({ ok: true, value: scenario });
    expect(readFile(writeScenarioFile(scenario))).toEqual({ ok: true, value: { kind: "scenario", scenario } });
    expect(decodeLink(linkOf(scenario)!)).toMatchObject({ ok: true, value: { scenario } });
  });

  test("refuses each of its fields that is missing or out of range, at its place", () => {
    for (const [name, field] of fieldsOf(kind)) {
      expect(error({ ...incident, [name]: undefined })).toMatch(new RegExp(`^Incident 1: the field ${name} is missing`));
      if (field.type !== "number") continue;
      expect([error({ ...incident, [name]: field.min }), error({ ...incident, [name]: field.max })]).toEqual([null, null]);
      for (const value of [field.min - 1, field.max + 1])
        expect(error({ ...incident, [name]: value })).toBe(
          `Incident 1: the field ${name} is ${value}; it must be from ${field.min} to ${field.max}.`,
        );
    }
  });
});

test.each(["", "App", "app_1", "-app", "a".repeat(64), 7])("a container cannot be named %j", (container) => {
  expect(error({ at: 600, kind: "containerRenamed", container })).toMatch(/^Incident 1: the field container (is|has) /);
});

test("a kind that neither the dictionary of links nor this page knows travels whole, and is refused by its name", () => {
  const link = linkOf(withIncidents({ at: 600, kind: "cosmicRays", perSecond: 3 }));
  expect(decodeLink(link!)).toMatchObject({ ok: false, error: expect.stringContaining('Incident 1: the kind is "cosmicRays"') });
});
