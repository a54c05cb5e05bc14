import { expect, test } from "vitest";
import type { PodMetrics } from "../controller/observation";
import { sampleOf } from "../controller/testing/observed";
import { firstScenario } from "../scenario/first";
import { createPodUsageRecorder, usageOfPod } from "./podUsage";
import { changed, checkedRun } from "./testing/checkedRun";

const listed = (names: readonly string[], rows: readonly number[], values: readonly PodMetrics[]) => ({
  names,
  rows: Uint32Array.from(rows),
  values,
});

test("sums the containers of each sample, in whole mebibytes", () => {
  const app = { name: "app", usageMilli: { cpu: 136, memory: 33_554_431_000 } };
  const usage = createPodUsageRecorder()(
    listed(
      ["web-b", "web-a", "web-c", "web-d"],
      [0, 1, 2, 1],
      [
        sampleOf([app, { name: "sidecar", usageMilli: { cpu: 4, memory: 1000 } }]),
        sampleOf([app]),
        sampleOf([{ name: "app", usageMilli: { cpu: 7 } }]),
      ],
    ),
  )!;
  expect(usage.names.map((name, index) => [name, usageOfPod(usage, index)])).toEqual([
    ["web-b", { cpuMilli: 140, memoryMebibytes: 32 }],
    ["web-a", { cpuMilli: 136, memoryMebibytes: 31 }],
    ["web-c", { cpuMilli: 7, memoryMebibytes: 0 }],
    ["web-d", { cpuMilli: 136, memoryMebibytes: 31 }],
  ]);
});

test("keeps what was written, however much follows", () => {
  const record = createPodUsageRecorder();
  const samples = (cpu: number) => Array.from({ length: 1500 }, (_, pod) => sampleOf([{ name: "app", usageMilli: { cpu: cpu + pod } }]));
  const names = Array.from({ length: 1500 }, (_, pod) => `web-${pod}`);
  const usages = [1000, 2000, 3000, 4000, 5000].map((cpu) => record(listed(names, [...names.keys()], samples(cpu)))!);
  expect(usages.map((usage) => [usageOfPod(usage, 0).cpuMilli, usageOfPod(usage, 1499).cpuMilli])).toEqual(
    [1000, 2000, 3000, 4000, 5000].map((cpu) => [cpu, cpu + 1499]),
  );
});

test("knows nothing of a pod that its reconcile removed at once", () => {
  const load = { points: [[0, 0] as const], noise: 0 };
  const scenario = changed({ load, durationSeconds: 600, workload: { initialReplicas: 6, terminationGraceSeconds: 0 } });
  const { reconciles, usage, pods } = checkedRun(scenario);
  const step = reconciles.findIndex(({ scaledTo }) => scaledTo !== null);
  const { at, specReplicas, scaledTo } = reconciles[step]!;
  const left = pods.filter(({ goneAt }) => goneAt === null || goneAt > at).map(({ name }) => name);
  expect([specReplicas, scaledTo, left.length]).toEqual([6, 1, 1]);
  expect(usage[step]?.names).toEqual(left);
});

test("has no answer while metrics-server is down", () => {
  const incidents = [{ kind: "metricsServerDown", at: 100, durationSeconds: 60 } as const];
  const scenario = { ...firstScenario, incidents, durationSeconds: 300 };
  const { steps, usage } = checkedRun(scenario);
  expect([...steps.at].filter((_, step) => usage[step] === null)).toEqual([105, 120, 135, 150]);
});
