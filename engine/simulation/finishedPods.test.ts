import { expect, test } from "vitest";
import type { KubernetesVersion } from "../controller/releases";
import { firstScenario } from "../scenario/first";
import { changed, checkedRun } from "./testing/checkedRun";

interface Job {
  pods: number;
  finished: number;
  requestsPerSecond: number;
  manifest?: string;
}

/** The counts beside pods of a Job that is done. */
const counts = (kubernetesVersion: KubernetesVersion, { pods, finished, requestsPerSecond, manifest = firstScenario.manifest }: Job) => {
  const { steps } = checkedRun(
    changed({
      manifest,
      load: { points: [[0, requestsPerSecond]], noise: 0 },
      workload: { initialReplicas: pods, cpuPerRequestMilliseconds: 20, idleCpuMilli: 4, memoryPerRequestMebibytes: 0 },
      incidents: [{ at: 0, kind: "otherPods", pods: finished, podState: "finished", cpuMilli: 20, durationSeconds: 3600 }],
      flags: { ...firstScenario.flags, kubernetesVersion },
    }),
  );
  return { atFirst: steps.current[1], inTheEnd: steps.current.at(-1) };
};

/** 32 MiB of 60 MiB. */
const ofMemory = firstScenario.manifest.replace(
  /metrics:[^]*/,
  "metrics:\n  - {type: Resource, resource: {name: memory, target: {type: AverageValue, averageValue: 60Mi}}}\n",
);

test.each<[string, Job, Record<string, number>]>([
  // Each finished pod stands for a whole request: (0.22 × 5 + 5) ÷ 10 = 61%. Without them ⌈22 ÷ 50 × 5⌉ = 3.
  ["22% of 50% beside five", { pods: 5, finished: 5, requestsPerSecond: 10 }, { "1.28": 5, "1.37": 5, "1.38": 3 }],
  // (0.22 × 4 + 1) ÷ 5 = 37.6%, and ⌈37.6 ÷ 50 × 5⌉ = 4. Without it ⌈22 ÷ 50 × 4⌉ = 2.
  ["22% of 50% beside one", { pods: 4, finished: 1, requestsPerSecond: 8 }, { "1.37": 4, "1.38": 2 }],
  // (32 × 5 + 60 × 5) ÷ 10 = 46 MiB, and ⌈46 ÷ 60 × 10⌉ = 8, which is no fall. Without them ⌈32 ÷ 60 × 5⌉ = 3, then ⌈32 ÷ 60 × 3⌉ = 2, and ⌈32 ÷ 60 × 2⌉ = 2 stays.
  ["32 MiB of 60 MiB beside five", { pods: 5, finished: 5, requestsPerSecond: 1, manifest: ofMemory }, { "1.37": 5, "1.38": 2 }],
])("finished pods with the target's labels: %s", (_, job, ends) => {
  for (const [version, inTheEnd] of Object.entries(ends))
    expect(counts(version as KubernetesVersion, job), version).toEqual({ atFirst: job.pods, inTheEnd });
});
