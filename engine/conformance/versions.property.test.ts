import { expect, test } from "vitest";
import { replayTrace } from "../doors/conformance";
import { latestVersion } from "../controller/flags";
import { seededRandom } from "../lib/random";
import { decodeLink, encodeLink } from "../scenario/link";
import { readScenario } from "../scenario/readScenario";
import { simulatedVersions, type Scenario, type SimulatedVersion } from "../scenario/scenario";
import { noVisits, switchVersion } from "../scenario/switchVersion";
import { randomScenario } from "../scenario/testing/randomScenario";
import { breaches } from "../simulation/checks";
import { digestTrace } from "../simulation/digest";
import { run } from "../doors/withKeda";
import { readTraces, readV1Traces } from "./testing/traces";

const seed = 20_261_121;

/**
 * Everything that a run of the scenario leaves, as one text, with its columns as their digest; if its version refuses the manifest, the
 * reasons.
 */
function runOf(scenario: Scenario): string {
  const ran = run(scenario);
  if (!ran.ok) return JSON.stringify(ran.refusal);
  const { trace } = ran;
  expect(breaches(trace)).toEqual([]);
  const { hpa, reconciles, pods, incidents, outcomes } = trace;
  return JSON.stringify([digestTrace(trace), hpa, reconciles, pods, incidents, outcomes]);
}

/** The ways in which a scenario travels: as it is, as a link, as the browser stores it. */
const carried: readonly ((scenario: Scenario) => Scenario)[] = [
  (scenario) => scenario,
  (scenario) => {
    const reading = decodeLink(encodeLink({ scenario })!);
    if (!reading.ok) throw new Error(reading.error);
    return reading.value.scenario;
  },
  (scenario) => {
    const reading = readScenario(JSON.parse(JSON.stringify(scenario)));
    if (!reading.ok) throw new Error(reading.error);
    return reading.value;
  },
];

const asToday = (scenario: Scenario): Scenario => switchedTo(scenario, latestVersion);
const switchedTo = (scenario: Scenario, to: SimulatedVersion): Scenario => ({
  ...scenario,
  flags: switchVersion(scenario.flags, to).flags,
});

test(`a scenario's 1.37 trace does not change by a byte when its version is switched back and forth (seed ${seed})`, () => {
  const random = seededRandom(seed);
  const differing = { "1.2": 0, "1.28": 0 };
  for (let run = 0; run < 12; run++) {
    const draws = random.fork(String(run));
    const present = asToday(randomScenario(draws));
    const today = runOf(present);
    for (const version of ["1.2", "1.28"] as const) if (runOf(switchedTo(present, version)) !== today) differing[version]++;

    let scenario = present;
    let visits = noVisits;
    const way: string[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const to = turn === 5 ? latestVersion : simulatedVersions[draws.integer(simulatedVersions.length)]!;
      const switched = switchVersion(scenario.flags, to, visits);
      visits = switched.visits;
      scenario = carried[draws.integer(carried.length)]!({ ...scenario, flags: switched.flags });
      way.push(to);
      if (to === latestVersion) expect(runOf(scenario) === today, `run ${run}, by way of ${way.join()}`).toBe(true);
    }
  }
  // If the versions did not differ, the way back would prove nothing: each version names itself in every record.
  expect(differing).toEqual({ "1.2": 12, "1.28": 12 });
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
