import { expect, test } from "vitest";
import { defaultMove, defaultStudy, openStudy, readStudy, run, studyFields } from "../doors/withKeda";
import { vpaScenario, webHpa } from "../vpaRun/testing/vpaScenario";
import type { Scenario } from "../scenario/scenario";
import { keyOf } from "./grid";

const head = `${webHpa({})}apiVersion: autoscaling.k8s.io/v1
kind: VerticalPodAutoscaler
metadata: {name: web} # the second writer
spec:
  targetRef: {apiVersion: apps/v1, kind: Deployment, name: web}
`;
const scenarioOf = (spec: string): Scenario => ({ ...vpaScenario({ mode: "Off" }), durationSeconds: 1800, manifest: head + spec });
const policies = `  updatePolicy:
    updateMode: "Off" # only recommends
  resourcePolicy:
    containerPolicies:
    - containerName: web
      minAllowed: {cpu: 50m}
      controlledResources: # both
      - cpu
      - memory
    - containerName: "*"
      mode: "Off"
`;
const policy = "spec.resourcePolicy.containerPolicies[0]";
const ofVpa = (scenario: Scenario) =>
  studyFields(scenario).flatMap(({ path, kind, today }) => (kind.startsWith("vpa") ? [[path, today]] : []));
const errorOf = (moves: object[], scenario: Scenario) => {
  const study = readStudy({ moves, seeds: 5, budget: 200 }, scenario);
  return study.ok ? null : study.error;
};

test("the mode, the bounds and the controlled resources of each policy that acts may move", () => {
  const own = [
    ["spec.updatePolicy.updateMode", "Off"],
    [`${policy}.minAllowed.cpu`, "50m"],
    [`${policy}.minAllowed.memory`, "none"],
    [`${policy}.maxAllowed.cpu`, "none"],
    [`${policy}.maxAllowed.memory`, "none"],
    [`${policy}.controlledResources`, "cpu+memory"],
  ];
  expect(ofVpa(scenarioOf(policies))).toEqual(own);
  const usual = scenarioOf("");
  expect(ofVpa(usual).map(([path]) => path)).toEqual(own.map(([path]) => path));
  expect(ofVpa(usual)[0]).toEqual(["spec.updatePolicy.updateMode", "Recreate"]);
  expect(ofVpa({ ...usual, manifest: webHpa({}) })).toEqual([]);
});

const moves = [
  { field: "spec.updatePolicy.updateMode", values: ["InPlaceOrRecreate", "Off"] },
  { field: `${policy}.minAllowed.cpu`, values: ["100m"] },
  { field: `${policy}.maxAllowed.cpu`, values: ["1"] },
  { field: `${policy}.controlledResources`, values: ["cpu", "cpu+memory"] },
];

function written(scenario: Scenario) {
  const study = readStudy({ moves, seeds: 5, budget: 200 }, scenario);
  if (!study.ok) throw new Error(study.error);
  const open = openStudy(scenario, study.value);
  return { open, candidate: keyOf(open.space.grid, [0, 0, 0, 0]) };
}

test("candidates are written in place: comments, quotes and the form of lists stay", () => {
  const { open, candidate } = written(scenarioOf(policies));
  expect(open.scenarioOf(candidate).manifest).toBe(`${head}  updatePolicy:
    updateMode: InPlaceOrRecreate # only recommends
  resourcePolicy:
    containerPolicies:
    - containerName: web
      minAllowed: {cpu: 100m}
      controlledResources: # both
      - cpu
      maxAllowed:
        cpu: "1"
    - containerName: "*"
      mode: "Off"
`);
});

test("what the text lacks gets its place", () => {
  const { open, candidate } = written(scenarioOf(""));
  expect(open.scenarioOf(candidate).manifest).toBe(`${head}  updatePolicy:
    updateMode: InPlaceOrRecreate
  resourcePolicy:
    containerPolicies:
    - containerName: "*"
      minAllowed:
        cpu: 100m
      maxAllowed:
        cpu: "1"
      controlledResources:
      - cpu
`);
});

test("a case of a search is the run of its candidate with its seed", () => {
  const { open, candidate } = written(scenarioOf(""));
  for (const [index, { seed, variation }] of open.cases.entries()) {
    if (variation !== null) continue;
    const alone = run({ ...open.scenarioOf(candidate), seed }, { record: "outcomes" });
    expect(open.run({ candidate, case: index })).toEqual(alone.ok && alone.outcomes);
  }
});

test("the usual study moves the mode and counts the requested CPU; each field has a usual move of its own", () => {
  const scenario = scenarioOf(policies);
  const study = defaultStudy(scenario);
  expect(study.cost).toEqual({ kind: "cpuHoursRequested" });
  expect(study.moves).toContainEqual({
    field: "spec.updatePolicy.updateMode",
    values: ["Off", "Initial", "Recreate", "InPlaceOrRecreate"],
  });
  expect(readStudy(study, scenario).ok).toBe(true);
  const fields = studyFields(scenario).filter(({ kind }) => kind.startsWith("vpa"));
  expect(fields.filter((field) => defaultMove(field, scenario) === null)).toEqual([]);
});

test("no candidate has a minAllowed above its maxAllowed, and a value that the webhook refuses is refused with its words", () => {
  const scenario = scenarioOf(policies);
  const bounds = [
    { field: `${policy}.minAllowed.cpu`, values: ["50m", "500m"] },
    { field: `${policy}.maxAllowed.cpu`, values: ["200m", "1"] },
  ];
  const study = readStudy({ moves: bounds, seeds: 5, budget: 200 }, scenario);
  if (!study.ok) throw new Error(study.error);
  const { space } = openStudy(scenario, study.value);
  const possible = [0, 1].flatMap((min) => [0, 1].map((max) => space.isPossible(keyOf(space.grid, [min, max]))));
  expect(possible).toEqual([true, true, false, true]);
  expect(errorOf([{ field: `${policy}.maxAllowed.cpu`, values: ["10m"] }], scenario)).toBe(
    `study.moves[0]: with 10m, ${policy}.maxAllowed[cpu]: Invalid value: "10m": max resource for cpu is lower than min of "50m"`,
  );
  expect(errorOf([{ field: "spec.updatePolicy.updateMode", values: ["Auto"] }], scenario)).toBe(
    'study.moves[0].values[0] is "Auto"; it must be one of Off, Initial, Recreate, InPlaceOrRecreate.',
  );
});
