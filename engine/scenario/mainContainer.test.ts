import { expect, test } from "vitest";
import { readFile, writeScenarioFile } from "./file";
import { firstScenario } from "./first";
import { decodeLink, encodeLink } from "./link";
import { readScenario } from "./readScenario";
import type { Scenario } from "./scenario";

const chosen: Scenario = { ...firstScenario, workload: { ...firstScenario.workload, mainContainer: "csv-exporter" } };
const opened = (link: string) => {
  const reading = decodeLink(link);
  return reading.ok ? reading.value : reading.error;
};

test("a chosen main container travels in a link, of the baseline too, in a file and in a draft", () => {
  expect(opened(encodeLink({ scenario: chosen })!)).toMatchObject({ scenario: chosen });
  for (const [scenario, baseline] of [
    [firstScenario, chosen],
    [chosen, firstScenario],
    [chosen, chosen],
  ] as const) {
    const content = opened(encodeLink({ scenario, baseline })!);
    expect(content).toMatchObject({ scenario, baseline });
    expect(JSON.stringify(content).match(/mainContainer/g)?.length).toBe(Number(scenario === chosen) + Number(baseline === chosen));
  }
  expect(readFile(writeScenarioFile(chosen))).toEqual({ ok: true, value: { kind: "scenario", scenario: chosen } });
  expect(readScenario(JSON.parse(JSON.stringify(chosen)))).toEqual({ ok: true, value: chosen });
});

test("without a choice nothing of it is in a scenario or its link", () => {
  const content = opened(encodeLink({ scenario: firstScenario })!);
  expect(content).toMatchObject({ scenario: firstScenario });
  expect(JSON.stringify(content)).not.toContain("mainContainer");
});

test("a choice that is no name is refused at its place", () => {
  expect(readScenario({ ...chosen, workload: { ...chosen.workload, mainContainer: 7 } })).toMatchObject({
    ok: false,
    error: expect.stringContaining("workload.mainContainer") as string,
  });
});
