import { expect, test } from "vitest";
import { drawCount, patience } from "../lib/testing/drawCount";
import { seededRandom, type SeededRandom } from "../lib/random";
import { draws } from "../scenario/testing/draws";
import { randomIncident } from "../scenario/testing/randomIncidents";
import { randomScenario } from "../scenario/testing/randomScenario";
import type { KubernetesVersion } from "../controller/flags";
import { featureGatesOf, type Scenario } from "../scenario/scenario";
import { checkedRunOfAny } from "./testing/checkedRun";

const seed = 20261128;
const runs = drawCount(30, 1200);

/** The API server of the first refuses a lower limit without a restart. */
const versions: readonly KubernetesVersion[] = ["1.33", "1.37"];

/** Pods that have a memory limit, and up to four resizes of it beside the scenario's own incidents. */
function withLimitAndResizes(scenario: Scenario, random: SeededRandom, version: KubernetesVersion): Scenario {
  const draw = draws(random);
  const { workload, durationSeconds, incidents } = scenario;
  const flags = { ...scenario.flags, kubernetesVersion: version, featureGates: featureGatesOf(version) };
  const least = Math.max(1, Math.ceil(workload.memoryRequestMebibytes));
  const memoryLimitMebibytes = draw.between(least, least + 300);
  const resizes = Array.from({ length: draw.between(1, 4) }, () => ({
    ...randomIncident("podsResized", draw.between(0, durationSeconds), draw, flags),
    // Near the limit, so that some fall below what a pod holds.
    memoryLimitMebibytes: draw.between(least, memoryLimitMebibytes + 200),
    memoryRequestMebibytes: 0,
  }));
  return {
    ...scenario,
    flags,
    workload: { ...workload, memoryLimitMebibytes },
    incidents: [...incidents, ...resizes].toSorted((one, other) => one.at - other.at) as Scenario["incidents"],
  };
}

test(
  `memory limits and resizes of them keep every invariant (seed ${seed}, ${runs} runs)`,
  () => {
    const random = seededRandom(seed);
    const met = { kills: 0, killedByResize: 0, resized: 0, refused: 0 };
    for (let run = 0; run < runs; run++) {
      const own = random.fork(String(run));
      const scenario = withLimitAndResizes(randomScenario(own), own.fork("memory"), versions[run % versions.length]!);
      const { pods, incidents } = checkedRunOfAny(scenario, `run ${run}`);
      const limits = pods.flatMap(({ exits }) => exits.flatMap(({ outOfMemory }) => outOfMemory?.memoryLimitMebibytes ?? []));
      met.kills += limits.length;
      met.killedByResize += limits.filter((limit) => limit !== scenario.workload.memoryLimitMebibytes).length;
      const resizes = incidents.filter(({ incident }) => incident.kind === "podsResized");
      met.resized += resizes.filter(({ refused }) => refused === null).length;
      met.refused += resizes.filter(({ refused }) => refused?.includes("a lower memory limit") === true).length;
    }
    for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(0);
  },
  patience,
);
