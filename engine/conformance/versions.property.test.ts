import { expect, test } from "vitest";
import { replayTrace } from "../conformance";
import { defaultFeatureGates, type KubernetesVersion } from "../controller/flags";
import { digestTrace, parseManifest, seededRandom, simulate, type Scenario } from "../index";
import { randomScenario } from "../scenario/testing/randomScenario";
import { readTraces, readV1Traces } from "./testing/traces";

const seed = 20_261_121;

/** All that a run of the scenario under a version leaves, as one text, its columns as their digest. */
function runOf(scenario: Scenario, kubernetesVersion: KubernetesVersion): string {
  const flags = { ...scenario.flags, kubernetesVersion, featureGates: { ...defaultFeatureGates(kubernetesVersion), HPAScaleToZero: true } };
  const { hpa, problems } = parseManifest(scenario.manifest, flags.featureGates, kubernetesVersion);
  if (hpa === null) throw new Error(problems.map(({ message }) => message).join("; "));
  const trace = simulate({ ...scenario, flags }, hpa);
  const { reconciles, pods, incidents, outcomes } = trace;
  return JSON.stringify([digestTrace(trace), hpa, reconciles, pods, incidents, outcomes]);
}

test(`a scenario's 1.37 trace does not change by a byte when its version is switched back and forth (seed ${seed})`, () => {
  const random = seededRandom(seed);
  for (let run = 0; run < 12; run++) {
    const scenario = randomScenario(random.fork(String(run)));
    const traces = { "1.28": runOf(scenario, "1.28"), "1.37": runOf(scenario, "1.37") };
    expect(traces["1.28"] === traces["1.37"], `run ${run}: 1.28 names itself in every record`).toBe(false);
    for (const version of ["1.28", "1.37", "1.37", "1.28", "1.37"] as const)
      expect(runOf(scenario, version) === traces[version], `run ${run}, back in ${version}`).toBe(true);
  }
});

test("a replay of one version leaves nothing behind for another's", () => {
  const random = seededRandom(seed).fork("replays");
  const traces = [...readTraces("rare-rules"), ...readTraces("sidecars"), ...readTraces("1.28/boundary-1.28"), ...readV1Traces()];
  const replays = traces.map((trace) => JSON.stringify(replayTrace(trace)));
  for (let turn = 0; turn < 200; turn++) {
    const index = random.integer(traces.length);
    const trace = traces[index];
    if (trace === undefined) throw new Error("no trace");
    expect(JSON.stringify(replayTrace(trace)) === replays[index], trace.name).toBe(true);
  }
});

test("names a version that it does not know", () => {
  const [trace] = readTraces("flags");
  const [first] = readV1Traces();
  if (trace === undefined || first === undefined) throw new Error("no trace");
  const error = 'controller.kubernetesVersion: "1.3" is not known';
  expect(() => replayTrace({ ...trace, controller: { ...trace.controller, kubernetesVersion: "1.3" } })).toThrow(error);
  const controller = JSON.parse(JSON.stringify({ ...first.controller, kubernetesVersion: "1.3" }));
  expect(() => replayTrace({ ...first, controller })).toThrow(error);
});
