import { describe, expect, test } from "vitest";
import { readFile, writeScenarioFile } from "./file";
import { firstScenario } from "./first";
import { decodeLink, encodeLink } from "./link";
import type { Study } from "./study";

const study: Study = {
  moves: [
    { field: "spec.minReplicas", from: 2, to: "", by: "1x" },
    { field: "spec.gone", values: [] },
  ],
  cost: { kind: "price", pricePerPodHour: 0.04 },
  harm: "p95Latency",
  seeds: 20,
  variations: [{ kind: "load", amount: 1.2 }],
  budget: 5000,
};
const studied = { ...firstScenario, study };
const error = (written: unknown) => {
  const file = JSON.parse(writeScenarioFile(firstScenario)) as object;
  const reading = readFile(JSON.stringify({ ...file, study: written }));
  return reading.ok ? null : reading.error;
};

describe("a scenario's study", () => {
  test("is beside the scenario in its file, as it was typed: half a range and a field that the manifest lacks too", () => {
    const file = writeScenarioFile(studied);
    expect((JSON.parse(file) as { scenario: object }).scenario).not.toHaveProperty("study");
    expect(readFile(file)).toEqual({ ok: true, value: { kind: "scenario", scenario: studied } });
  });

  test("travels in links, but not with the run that is compared with, and costs a link without one nothing", () => {
    const link = encodeLink({ scenario: studied, baseline: { ...studied, seed: 7 } });
    const read = decodeLink(link!);
    expect(read).toMatchObject({ ok: true, value: { scenario: studied } });
    expect(read.ok && read.value.baseline).toEqual({ ...firstScenario, seed: 7 });
    expect(encodeLink({ scenario: { ...firstScenario, seed: 7 } })).toBe(
      encodeLink({ scenario: { ...firstScenario, seed: 7, study: undefined } as never }),
    );
  });

  test("has usual values where a file leaves them out", () => {
    const file = JSON.parse(writeScenarioFile(firstScenario)) as object;
    const reading = readFile(JSON.stringify({ ...file, study: { moves: [] } }));
    const usual = { moves: [], cost: { kind: "podHours" }, harm: "failedShare", seeds: 20, variations: [] };
    expect(reading).toMatchObject({ ok: true, value: { scenario: { study: usual } } });
  });

  test.each([
    [{ moves: [], seed: 3 }, /^study has "seed"; it may have moves, /],
    [{}, /^study\.moves is missing; it must be a list\.$/],
    [{ moves: [{ field: "spec.minReplicas", from: 1 }] }, /^study\.moves\[0\] must have values, or from, to and by\.$/],
    [{ moves: [{ field: "spec.minReplicas", values: [{}] }] }, /^study\.moves\[0\]\.values\[0\] is an object; it must be text\.$/],
    [{ moves: [], seeds: 3 }, /^study\.seeds is 3; it must be from 5 to 200\.$/],
    [{ moves: [], cost: { kind: "price" } }, /^study\.cost\.pricePerPodHour is missing; it must be a number\.$/],
    [
      { moves: [], variations: [{ kind: "load", amount: 1.2, from: 3 }] },
      /^study\.variations\[0\] has "from"; it may have kind, amount\.$/,
    ],
  ])("is refused as a whole if its form is wrong: %j", (written, sentence) => {
    expect(error(written)).toMatch(sentence);
  });
});
