import { describe, expect, test } from "vitest";
import { seededRandom } from "../../lib/random";
import { library } from "../../library/library";
import { decodeLink, encodeLink } from "../../scenario/link";
import { writeScenarioFile } from "../../scenario/file";
import type { Scenario } from "../../scenario/scenario";
import { randomScenario } from "../../scenario/testing/randomScenario";
import { digestTrace } from "../../simulation/digest";
import { run } from "../../doors/withKeda";
import { renamed, replacementsOf, reversed } from "./renamed";

const seed = 20261124;

const drawn = Array.from({ length: 16 }, (_, index) => randomScenario(seededRandom(seed).fork(String(index))));
/** A share of the library, and all of KEDA: its triggers and annotations have names that decide. */
const entries = library.filter(({ group }, index) => index % 10 === 1 || group === "KEDA");
const scenarios = [...entries.map(({ scenario }) => scenario), ...drawn];

/** The same with names that nothing else can contain, in its title and in a comment, too. */
function withOwnNames(scenario: Scenario): Scenario {
  const own = replacementsOf(scenario).map((each, index) => ({
    ...each,
    replacement: `zq${index}-${each.kind === "metric" ? "qz_per_second" : "qz"}`,
  }));
  const named = renamed(scenario, own);
  const told = own.map(({ replacement }) => replacement).join(", ");
  return { ...named, name: told.slice(0, 100), manifest: `# ${told}\n${named.manifest}` };
}

const contentOf = (scenario: Scenario): string => {
  const link = encodeLink({ scenario });
  const opened = link === null ? null : decodeLink(link);
  if (opened !== null && !opened.ok) throw new Error(opened.error);
  return JSON.stringify(opened?.value.scenario ?? scenario);
};

describe(`a scenario with replaced names (seed ${seed})`, () => {
  test("runs as before", { timeout: 120_000 }, () => {
    for (const scenario of scenarios) {
      const before = run(scenario);
      const after = run(renamed(scenario, replacementsOf(scenario)));
      expect([scenario.name, after.ok]).toEqual([scenario.name, before.ok]);
      if (before.ok && after.ok) expect([scenario.name, digestTrace(after.trace)]).toEqual([scenario.name, digestTrace(before.trace)]);
    }
  });

  test("has no name of before in its link and in its file", () => {
    for (const scenario of scenarios.map(withOwnNames)) {
      const replacements = replacementsOf(scenario);
      const other = renamed(scenario, replacements);
      expect(replacements.length).toBeGreaterThan(0);
      for (const text of [contentOf(other), writeScenarioFile(other)])
        expect([scenario.name, /zq\d+/.exec(text)?.[0]]).toEqual([scenario.name, undefined]);
    }
  });

  test("gets the same names back", () => {
    for (const scenario of scenarios) {
      const replacements = replacementsOf(scenario);
      const back = renamed(renamed(scenario, replacements), reversed(replacements));
      expect(replacementsOf(back).map(({ original }) => original)).toEqual(replacements.map(({ original }) => original));
    }
  });
});
