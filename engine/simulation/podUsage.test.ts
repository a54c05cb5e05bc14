import { expect, test } from "vitest";
import { sampleOf } from "../controller/testing/observed";
import { firstScenario } from "../scenario/first";
import { copyPodUsage } from "./podUsage";
import { changed, checkedRun } from "./testing/checkedRun";

test("sums the containers of each sample, in whole mebibytes", () => {
  const app = { name: "app", usageMilli: { cpu: 136, memory: 33_554_431_000 } };
  const samples = new Map([
    ["web-b", sampleOf([app, { name: "sidecar", usageMilli: { cpu: 4, memory: 1000 } }])],
    ["web-a", sampleOf([app])],
    ["web-c", sampleOf([{ name: "app", usageMilli: { cpu: 7 } }])],
  ]);
  expect(copyPodUsage(samples, null)).toEqual({
    names: ["web-b", "web-a", "web-c"],
    cpuMilli: Uint32Array.of(140, 136, 7),
    memoryMebibytes: Uint32Array.of(32, 31, 0),
  });
});

test("takes over the names only where they are the same", () => {
  const samples = (...names: string[]) => new Map(names.map((name) => [name, sampleOf([])]));
  const before = copyPodUsage(samples("web-a", "web-b"), null);
  expect(copyPodUsage(samples("web-a", "web-b"), before)?.names).toBe(before?.names);
  expect(copyPodUsage(samples("web-a", "web-c"), before)?.names).toEqual(["web-a", "web-c"]);
  expect(copyPodUsage(samples("web-a"), before)?.names).toEqual(["web-a"]);
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
