import { expect, test } from "vitest";
import { replayTrace } from "../conformance";
import { defaultFeatureGates, defaultFlags, type ControllerFlags, type KubernetesVersion } from "../controller/flags";
import { seededRandom } from "../lib/random";
import { firstScenario, parseManifest, simulate } from "../index";
import { readTraces, readV1Traces } from "./testing/traces";

const seed = 20_261_121;

const versions: (KubernetesVersion | undefined)[] = ["1.28", undefined, "1.37"];

/** Every reconcile of the greeting's scenario, on another load, as one text. */
function runOf(loadFactor: number, kubernetesVersion: KubernetesVersion | undefined): string {
  const flags: ControllerFlags =
    kubernetesVersion === undefined
      ? defaultFlags
      : { ...defaultFlags, kubernetesVersion, featureGates: defaultFeatureGates(kubernetesVersion) };
  const { points, noise } = firstScenario.load;
  const load = { noise, points: points.map(([second, rate]): [number, number] => [second, rate * loadFactor]) };
  const { hpa } = parseManifest(firstScenario.manifest, flags.featureGates, kubernetesVersion);
  if (hpa === null) throw new Error("the manifest is refused");
  return JSON.stringify(simulate({ ...firstScenario, load, flags }, hpa).reconciles);
}

test("a scenario's 1.37 run does not change by a byte when its version is switched back and forth", () => {
  console.log(`seed ${seed}`);
  const random = seededRandom(seed);
  for (let scenario = 0; scenario < 3; scenario++) {
    const loadFactor = 0.5 + random.next();
    const first = runOf(loadFactor, "1.37");
    const older = runOf(loadFactor, "1.28");
    expect(older === first, "1.28 says something else").toBe(false);
    for (let turn = 0; turn < 4; turn++) {
      const version = versions[random.integer(versions.length)];
      expect(runOf(loadFactor, version) === (version === "1.28" ? older : first), `load × ${loadFactor}, turn ${turn}, ${version}`).toBe(
        true,
      );
    }
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
