import { describe, expect, test } from "vitest";
import { seededRandom, type SeededRandom } from "../lib/random";
import { milliQuantity } from "../lib/quantity";
import { library } from "../library/library";
import { firstScenario } from "../scenario/first";
import { readScenario } from "../scenario/readScenario";
import type { Outcomes } from "../scenario/outcomes";
import type { Scenario } from "../scenario/scenario";
import { judge, studyFields, openStudy, readStudy } from "../doors/withKeda";
import { fieldKinds, type StudyField } from "./fields";
import { foundOf } from "./found";
import { createSearch } from "./search";
import { requestsField, type Move, type MoveValue } from "./study";

const scenarios = library.map(({ scenario }) => scenario).filter((scenario) => studyFields(scenario).length > 0);

function opened(scenario: Scenario, study: object) {
  const read = readStudy(study, scenario);
  if (!read.ok) throw new Error(read.error);
  return openStudy(scenario, read.value);
}

const refusal = (study: object, scenario = firstScenario) => {
  const read = readStudy(study, scenario);
  return read.ok ? null : read.error;
};

/** Two values near today's. */
function movedValues({ kind, today }: StudyField, random: SeededRandom): MoveValue[] {
  const known = fieldKinds[kind];
  if ("words" in known) return [...known.words];
  // Where a VerticalPodAutoscaler has no bound today, that is no quantity.
  if (kind === "vpaMemoryBound") return ["64Mi", "2Gi"];
  if (kind === "vpaCpuBound") return ["100m", "2"];
  // A request may not be above the container's limit.
  if (known.quantity) return [today, `${1 + random.integer(kind === "cpuRequest" ? Number(milliQuantity(today)) : 900)}m`];
  return [Number(today), Math.min(known.max, Number(today) + 1 + random.integer(3))];
}

/** Values from the whole range of the field; some of them the API server refuses where they are not alone. */
function anyValues({ kind, today }: StudyField, random: SeededRandom): MoveValue[] {
  const known = fieldKinds[kind];
  if ("words" in known) return [...known.words].filter(() => random.next() < 0.7);
  if (known.quantity && today === "none") return ["500M", "2Gi"];
  if (known.quantity) return [today, ...Array.from({ length: 3 }, () => `${known.min + random.integer(2000)}m`)];
  const some = Array.from({ length: 3 }, () => known.min + random.integer(Math.min(known.max, 1 + 3 * Number(today)) - known.min + 1));
  return [Number(today), ...some];
}

describe("a candidate's manifest", () => {
  test("passes the API server's validation and says the candidate's values, whatever the study (seed 20261206, 60 studies)", () => {
    const random = seededRandom(20261206);
    for (let round = 0; round < 60; round++) {
      const scenario = scenarios[random.integer(scenarios.length)]!;
      const known = studyFields(scenario);
      const moved = known.filter(() => random.next() < 0.4);
      if (moved.length === 0) continue;
      const moves: Move[] = moved.map((field) => ({ field: field.path, values: movedValues(field, random) }));
      const open = opened(scenario, { moves, seeds: 5 });
      const key = random.integer(open.space.grid.combinations);
      if (!open.space.isPossible(key)) continue;
      const candidate = open.scenarioOf(key);
      const { hpa, problems } = judge(candidate.manifest, candidate.flags);
      expect(hpa, `${scenario.name}: ${JSON.stringify(moves)} ${problems.map(({ message }) => message).join()}`).not.toBeNull();
      expect(readScenario(candidate)).toEqual({ ok: true, value: candidate });
      const said = new Map(studyFields(candidate).map(({ path, today }) => [path, today]));
      expect(open.fields.map(({ path }) => said.get(path))).toEqual(open.valuesOf(key));
      const others = known.filter(({ path }) => !moved.some((field) => field.path === path));
      expect(others.map(({ path }) => said.get(path))).toEqual(others.map(({ today }) => today));
    }
  });

  test("that a search chooses passes, whatever its runs are, and with values from all over their ranges (seed 20261213, 40 studies)", () => {
    const random = seededRandom(20261213);
    let chosen = 0;
    for (let round = 0; round < 40; round++) {
      const scenario = scenarios[random.integer(scenarios.length)]!;
      const moves = studyFields(scenario)
        .filter(() => random.next() < 0.5)
        .map((field) => ({ field: field.path, values: anyValues(field, random) }));
      const read = readStudy({ moves, seeds: 5, budget: 200 }, scenario);
      if (!read.ok) continue;
      const open = openStudy(scenario, read.value);
      const search = createSearch(open.space);
      for (let runs = search.pending(); runs.length > 0; runs = search.pending()) {
        for (const run of runs) search.take(run, { podHours: random.next(), failedShare: random.next(), requestsFailed: 1 } as Outcomes);
      }
      const found = foundOf(open, search);
      for (const { key } of found.front) {
        const { manifest, flags } = open.scenarioOf(key);
        const { hpa, problems } = judge(manifest, flags);
        const said = problems.filter(({ severity }) => severity === "error").map(({ message }) => message);
        expect([hpa === null, said], `${scenario.name}: ${JSON.stringify(moves)}`).toEqual([false, []]);
      }
      // Each of the front may be chosen; it depends on the limits.
      chosen += found.front.filter(({ key }) => key !== open.space.today).length;
    }
    expect(chosen).toBeGreaterThan(30);
  });

  test("keeps comments, and is today's text where nothing differs", () => {
    const scenario = { ...firstScenario, manifest: firstScenario.manifest.replace("maxReplicas: 10", "maxReplicas: 10 # the quota") };
    const open = opened(scenario, { moves: [{ field: "spec.maxReplicas", values: [10, 14] }], seeds: 5 });
    expect(open.scenarioOf(0)).toBe(scenario);
    expect(open.scenarioOf(1).manifest).toBe(scenario.manifest.replace("10 #", "14 #"));
  });

  test("says the CPU request where the pods have it: in the form, or in the workload of the text", () => {
    const moves = [{ field: requestsField, values: ["200m", "300m"] }];
    expect(opened(firstScenario, { moves }).scenarioOf(1)).toEqual({
      ...firstScenario,
      workload: { ...firstScenario.workload, cpuRequestMilli: 300 },
    });
  });
});

describe("a study that cannot be", () => {
  const target = "spec.metrics[0].resource.target.averageUtilization";
  const cases: [string, object, string][] = [
    ["moves nothing", { moves: [] }, "study.moves is empty; it must have at least one field to move."],
    [
      "names a field twice",
      {
        moves: [
          { field: target, values: [50] },
          { field: target, values: [60] },
        ],
      },
      `study.moves has ${target} twice.`,
    ],
    [
      "goes backwards",
      { moves: [{ field: target, from: 80, to: 40, by: 5 }] },
      "study.moves[0] goes from 80 to 40; its end must not be below its start.",
    ],
    ["has no step", { moves: [{ field: target, from: 40, to: 80, by: 0 }] }, "study.moves[0].by is 0; it must be from 1 to 1000."],
    [
      "has too many values",
      { moves: [{ field: "spec.maxReplicas", from: 1, to: 9000, by: 1 }] },
      "study.moves[0] has 9000 values; at most 200 are allowed. Make by larger.",
    ],
    [
      "has a value that no manifest may have",
      { moves: [{ field: "spec.behavior.scaleDown.stabilizationWindowSeconds", values: [60, 7200] }] },
      "study.moves[0].values[1] is 7200; it must be from 0 to 3600.",
    ],
    [
      "has a word that is none of the field's",
      { moves: [{ field: "spec.behavior.scaleUp.selectPolicy", values: ["Both"] }] },
      'study.moves[0].values[0] is "Both"; it must be one of Max, Min, Disabled.',
    ],
    [
      "contradicts itself",
      {
        moves: [
          { field: "spec.minReplicas", values: [12, 14] },
          { field: "spec.maxReplicas", values: [8, 10] },
        ],
      },
      "study.moves[0] has no value up to 10, the most that maxReplicas may be.",
    ],
    [
      "contradicts the manifest",
      { moves: [{ field: "spec.minReplicas", from: 11, to: 14, by: 1 }] },
      "study.moves[0] has no value up to 10, the most that maxReplicas may be.",
    ],
    [
      "is misspelt",
      { moves: [{ field: target, values: [50] }], seed: 3 },
      'study has "seed"; it may have moves, cost, harm, seeds, variations, budget.',
    ],
  ];
  test.each(cases)("%s", (_, study, error) => expect(refusal(study)).toBe(error));

  test("has such a value in the middle of a list", () => {
    const error = /^study\.moves\[0\]: with 0, spec\.metrics: Forbidden: must specify at least one Object or External metric/;
    expect(refusal({ moves: [{ field: "spec.minReplicas", values: [2, 0, 5] }] })).toMatch(error);
  });

  test("requests more CPU than the container's limit", () => {
    const error = "study.moves[0]: 600m is above the container's CPU limit, 500m.";
    expect(refusal({ moves: [{ field: requestsField, from: "200m", to: "800m", by: "200m" }] })).toBe(error);
  });

  test("exceeds the limits of a run", () => {
    const day = { ...firstScenario, durationSeconds: 86_400 };
    expect(refusal({ moves: [{ field: "spec.maxReplicas", values: [10, 5000] }] }, day)).toMatch(/^study\.moves\[0\]: with 5000, /);
  });
});

test("a value that no edit can change in place is refused", () => {
  const text = firstScenario.manifest
    .replace("minReplicas: 1", "minReplicas: &one 1")
    .replace("averageUtilization: 50", "averageUtilization: *one");
  const moves = ["spec.minReplicas", "spec.metrics[0].resource.target.averageUtilization"].map((field) => ({ field, values: [1, 2] }));
  const error = /cannot be written into this manifest in place/;
  expect(refusal({ moves: moves.slice(1) }, { ...firstScenario, manifest: text })).toMatch(error);
  const noMetrics = firstScenario.manifest.replace(/ {2}metrics:[^]*$/, "");
  expect(refusal({ moves: moves.slice(1) }, { ...firstScenario, manifest: noMetrics })).toMatch(error);
});

test("a scenario without a manifest that runs has no fields", () => {
  expect(studyFields({ ...firstScenario, manifest: "spec: {" })).toEqual([]);
  expect(refusal({ moves: [{ field: "spec.maxReplicas", values: [4] }] }, { ...firstScenario, manifest: "spec: {" })).toMatch(
    /has no fields to move/,
  );
});
