import { expect, test } from "vitest";
import { randomScaledObject } from "../keda/testing/randomScaledObject";
import { seededRandom, type SeededRandom } from "../lib/random";
import { parseScaledObject } from "../keda/manifest/parseScaledObject";
import { randomScenario } from "../scenario/testing/randomScenario";
import type { Scenario } from "../scenario/scenario";
import { controllerFlags } from "../scenario/scenario";
import { digestTrace } from "../simulation/digest";
import { run } from "../doors/withKeda";
import { kedaVersions } from "../kedaReleases/releases";
import { checkedRun } from "../simulation/testing/checkedRun";
import { drawCount, patience } from "../lib/testing/drawCount";

const seed = 20_261_124;
const random = seededRandom(seed);
/** Any cluster, load and incidents, with a ScaledObject that KEDA takes, and now and then an edit of it. */
function scenarioWithKeda(draws: SeededRandom): Scenario | null {
  const scenario = randomScenario(draws);
  const kedaVersion = kedaVersions[draws.fork("release").integer(kedaVersions.length)]!;
  const flags = controllerFlags(scenario.flags);
  if (flags === null) return null;
  const taken = Array.from({ length: 4 }, (_, index) => textOf(draws.fork(`object ${index}`))).filter(
    (text) => parseScaledObject(text, flags.featureGates, flags.kubernetesVersion, kedaVersion).hpa !== null,
  );
  const [manifest, ...edits] = taken;
  if (manifest === undefined) return null;
  const incidents = [
    ...scenario.incidents.filter(({ kind }) => kind !== "hpaEdited"),
    ...edits.map((text, index) => ({ kind: "hpaEdited", at: 120 + 150 * index, manifest: text }) as const),
  ].toSorted((one, other) => one.at - other.at);
  return {
    ...scenario,
    flags: { ...scenario.flags, kedaVersion },
    manifest,
    incidents,
    workload: { ...scenario.workload, initialReplicas: draws.integer(4) },
  };
}

const textOf = (draws: SeededRandom): string =>
  JSON.stringify({ apiVersion: "keda.sh/v1alpha1", kind: "ScaledObject", ...randomScaledObject(draws) }, null, 1);

const scenarios = Array.from({ length: drawCount(120, 1500) }, (_, index) => scenarioWithKeda(random.fork(String(index)))).filter(
  (each) => each !== null,
);

test(
  `KEDA in a run keeps every invariant, and a run for its outcomes alone has those of the full run (seed ${seed})`,
  () => {
    expect(scenarios.length).toBeGreaterThan(60);
    const seen = new Set<string>();
    for (const [index, scenario] of scenarios.entries()) {
      const trace = checkedRun(scenario, `run ${index}`);
      const short = run(scenario, { record: "outcomes" });
      expect(short.ok && short.outcomes, `run ${index}`).toEqual(trace.outcomes);
      for (const outcome of trace.keda!.columns.outcome) seen.add(outcome);
    }
    expect(seen.size).toBeGreaterThan(8);
  },
  patience,
);

test("the same scenario gives the same trace, whatever ran before it", () => {
  for (const scenario of scenarios.slice(0, 20)) {
    const [first, second] = [checkedRun(scenario), checkedRun(scenario)];
    expect(digestTrace(second)).toBe(digestTrace(first));
    expect(second.keda).toEqual(first.keda);
  }
});
