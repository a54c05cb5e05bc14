import { expect, test } from "vitest";
import type { KubernetesVersion } from "../controller/releases";
import { firstScenario } from "../scenario/first";
import { changed, checkedRun } from "./testing/checkedRun";

/** Five pods at 22% of a target of 50%, beside five pods of a Job that is done. */
const counts = (kubernetesVersion: KubernetesVersion) => {
  const { steps } = checkedRun(
    changed({
      load: { points: [[0, 10]], noise: 0 },
      workload: { initialReplicas: 5, cpuPerRequestMilliseconds: 20, idleCpuMilli: 4 },
      incidents: [{ at: 0, kind: "otherPods", pods: 5, podState: "finished", cpuMilli: 20, durationSeconds: 3600 }],
      flags: { ...firstScenario.flags, kubernetesVersion },
    }),
  );
  return { atFirst: steps.current[1], inTheEnd: steps.current.at(-1) };
};

test.each([
  ["1.28", 5],
  ["1.37", 5],
  ["1.38", 3],
] as const)("finished pods with the target's labels: %s ends at %d pods", (version, inTheEnd) => {
  expect(counts(version)).toEqual({ atFirst: 5, inTheEnd });
});
