import { expect, test } from "vitest";
import { seededRandom } from "../lib/random";
import { library } from "../library/library";
import { firstScenario } from "../scenario/first";
import type { Scenario } from "../scenario/scenario";
import { randomScenario } from "../scenario/testing/randomScenario";
import { run, startRun } from "../doors/withKeda";
import { drawCount, patience } from "../lib/testing/drawCount";

const seed = 20_261_123;
const random = seededRandom(seed);
const scenarios: (readonly [name: string, Scenario])[] = [
  ...library.map(({ id, scenario }) => [id, scenario] as const),
  ...Array.from({ length: drawCount(50, 1000) }, (_, index) => [`run ${index}`, randomScenario(random.fork(String(index)))] as const),
  ...Array.from(
    { length: drawCount(15, 300) },
    (_, index) => [`run ${index} of 1.2`, ofVersion1_2(randomScenario(random.fork(`1.2 ${index}`)))] as const,
  ),
];

/** The same with the autoscaler of Kubernetes 1.2, which reads one CPU utilization. */
function ofVersion1_2(scenario: Scenario): Scenario {
  const incidents = scenario.incidents.filter((incident) => !("manifest" in incident));
  return { ...scenario, manifest: firstScenario.manifest, incidents, flags: { ...scenario.flags, kubernetesVersion: "1.2" } };
}

test(
  `a run for its outcomes alone has those of the full run, to the last digit, and the same reasons of failures (the library and ${scenarios.length} others, seed ${seed})`,
  () => {
    for (const [name, scenario] of scenarios) {
      const [full, short] = [run(scenario), run(scenario, { record: "outcomes" })];
      expect(full.ok && short.ok, name).toBe(true);
      if (full.ok && short.ok)
        expect(short, name).toStrictEqual({ ok: true, outcomes: full.trace.outcomes, failures: full.trace.failures });
    }
  },
  patience,
);

test("advanced in slices, both have come to the same outcomes on the way", () => {
  const [, scenario] = scenarios[0]!;
  const [full, short] = [startRun(scenario), startRun(scenario, { record: "outcomes" })];
  if (!full.ok || !short.ok) throw new Error("the first of the library runs");
  for (const seconds of [600, 1, 900]) {
    full.simulation.advance(seconds);
    short.simulation.advance(seconds);
    const { outcomes, failures } = full.simulation.trace();
    const { simulation } = short;
    expect([simulation.second, simulation.outcomes(), simulation.failures()]).toEqual([full.simulation.second, outcomes, failures]);
  }
});

test("what does not run is refused alike", () => {
  const [, scenario] = scenarios[0]!;
  for (const change of [
    { manifest: "kind: [" },
    { durationSeconds: 86_400, manifest: scenario.manifest.replace(/maxReplicas: \d+/, "maxReplicas: 9000") },
  ]) {
    const refused = run({ ...scenario, ...change });
    expect(refused.ok).toBe(false);
    expect(run({ ...scenario, ...change }, { record: "outcomes" })).toEqual(refused);
  }
});
