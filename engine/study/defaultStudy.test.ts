import { expect, test } from "vitest";
import { defaultFeatureGates } from "../controller/flags";
import { seededRandom } from "../lib/random";
import { library } from "../library/library";
import { firstScenario } from "../scenario/first";
import { randomScenario } from "../scenario/testing/randomScenario";
import type { Scenario } from "../scenario/scenario";
import { candidateWriter } from "./candidateText";
import { noParts } from "../simulation/lateParts";
import { defaultMove, defaultStudy, studyFields, openStudy, readStudy } from "../doors/withKeda";

const withManifest = (change: (text: string) => string): Scenario => ({ ...firstScenario, manifest: change(firstScenario.manifest) });

test("the first scenario's study moves its target, minReplicas and both windows around today's", () => {
  expect(defaultStudy(firstScenario)).toEqual({
    moves: [
      { field: "spec.minReplicas", from: 1, to: 5, by: 1 },
      { field: "spec.metrics[0].resource.target.averageUtilization", from: 30, to: 70, by: 5 },
      { field: "spec.behavior.scaleUp.stabilizationWindowSeconds", values: [0, 60] },
      { field: "spec.behavior.scaleDown.stabilizationWindowSeconds", values: [60, 120, 300] },
    ],
    cost: { kind: "podHours" },
    harm: "failedShare",
    seeds: 20,
    variations: [{ kind: "load", amount: 1.2 }],
  });
});

test("a run of half a day or more begins with half of the usual runs, so that its search does not take minutes", () => {
  const budgetFor = (durationSeconds: number) => defaultStudy({ ...firstScenario, durationSeconds }).budget;
  expect([12 * 3600 - 1, 12 * 3600, 24 * 3600].map(budgetFor)).toEqual([undefined, 1000, 1000]);
});

test("the study of any scenario can be searched, and today's values are among its own (seed 20261207, 12 scenarios and a fifth of the library)", () => {
  const random = seededRandom(20261207);
  const scenarios = [
    ...Array.from({ length: 12 }, () => randomScenario(random)),
    ...library.filter((_, index) => index % 5 === 0).map(({ scenario }) => scenario),
  ];
  let searched = 0;
  for (const scenario of scenarios) {
    const study = defaultStudy(scenario);
    if (study.moves.length === 0) {
      expect(readStudy(study, scenario)).toMatchObject({ ok: false });
      continue;
    }
    expect(readStudy(study, scenario), scenario.name).toEqual({ ok: true, value: study });
    const open = openStudy(scenario, study);
    expect(open.values.filter((values, index) => values.length < 2 || !values.includes(open.fields[index]!.today))).toEqual([]);
    searched++;
  }
  expect(searched).toBeGreaterThan(scenarios.length * 0.8);
});

test("a CPU request moves up to the container's limit, and a field with one value only does not move", () => {
  const tight = { ...firstScenario, workload: { ...firstScenario.workload, cpuRequestMilli: 480, cpuLimitMilli: 500 } };
  const request = studyFields(tight).at(-1)!;
  expect(defaultMove(request, tight)).toEqual({ field: request.path, from: "280m", to: "480m", by: "50m" });
  const still = withManifest((text) => text.replace(/minReplicas: \d+/, "minReplicas: 1").replace(/maxReplicas: \d+/, "maxReplicas: 1"));
  expect(defaultStudy(still).moves.map(({ field }) => field)).not.toContain("spec.minReplicas");
});

test("a scenario without a field that can move has a study that moves nothing", () => {
  const broken = { ...firstScenario, manifest: "kind: Deployment\n" };
  expect(defaultStudy(broken).moves).toEqual([]);
  expect(readStudy(defaultStudy(broken), broken)).toMatchObject({ ok: false });
});

test("an own sync period is a field of a study only while its gate is on, and goes into the manifest that lacks it", () => {
  const path = "spec.syncPeriodSeconds";
  const under = (isOn: boolean): Scenario => {
    const gates = defaultFeatureGates("1.38");
    const featureGates = isOn ? { ...gates, HPAConfigurableSyncPeriod: true } : gates;
    return { ...firstScenario, flags: { ...firstScenario.flags, kubernetesVersion: "1.38", featureGates } };
  };
  expect(studyFields(under(false)).map((field) => field.path)).not.toContain(path);
  expect(studyFields(under(true)).find((field) => field.path === path)).toMatchObject({ kind: "syncSeconds", today: "15" });
  expect(readStudy({ moves: [{ field: path, values: [2, 15] }] }, under(true)).ok).toBe(false);
  expect(readStudy({ moves: [{ field: path, values: [5, 15] }] }, under(true)).ok).toBe(true);
  const writer = candidateWriter(under(true), [path], noParts);
  if ("missing" in writer) throw new Error(writer.missing);
  expect(writer.write(["5"]).manifest).toContain("\n  syncPeriodSeconds: 5\n");
});
