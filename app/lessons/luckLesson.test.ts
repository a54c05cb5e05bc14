/** What the lesson on luck says about twenty seeds, run with all of them. */
import { prepareLuck } from "../../engine/doors/withKeda";
import { beforeAll, expect, test } from "vitest";
import { compareSpreads, usualPlan, withCost, type Scenario, type SeedOutcomes } from "../../engine/index";
import { readyLesson } from "./lessons";
import type { LessonStep } from "./lesson";
import { wordsOf } from "./testing/runStep";

const { steps } = await readyLesson("was-it-luck")!.load();
const stepOf = (title: string): LessonStep => steps.find((step) => step.title === title)!;
const [many, bySeed, last] = ["Twenty runs", "Seed by seed", "No longer luck"].map(stepOf);

/** Seeds 1 to 20. */
function twenty(scenario: Scenario): SeedOutcomes[] {
  const first = { ...scenario, seed: 1 };
  const prepared = prepareLuck(first, usualPlan);
  if (!prepared.ok) throw new Error("the lesson's scenario does not run");
  return Array.from({ length: prepared.runs.count }, (_, index) => ({
    seed: index + 1,
    outcomes: withCost(prepared.runs.run(index).outcomes, undefined),
  }));
}
const failedOf = (runs: readonly SeedOutcomes[]) => runs.map(({ outcomes }) => Math.round(outcomes.requestsFailed));

let high: SeedOutcomes[];
let low: SeedOutcomes[];
beforeAll(() => {
  high = twenty(many!.scenario);
  low = twenty(bySeed!.scenario);
});

test("the list has the failed requests of seeds 1 to 20, from the best to the worst, and the mean is no run's number", () => {
  const failed = failedOf(high).toSorted((a, b) => a - b);
  expect(failed).toHaveLength(20);
  expect(wordsOf(many!)).toContain(failed.join(", "));
  const mean = high.reduce((sum, { outcomes }) => sum + outcomes.requestsFailed, 0) / 20;
  expect(Math.round(mean)).toBe(159);
  expect([failed[9], failed[10]]).toEqual([52, 253]);
});

test("seed 9 is the median, seed 10 is p95, and seed 5 is one of the best", () => {
  const spread = compareSpreads(high, high)!.find(({ outcome }) => outcome === "requestsFailed")!.now;
  expect([spread.median.seed, spread.p95.seed, Math.round(spread.median.value!), Math.round(spread.p95.value!)]).toEqual([9, 10, 253, 349]);
  expect(failedOf(high)[4]).toBe(0);
  expect([many!.scenario.seed, stepOf("A good run").scenario.seed, stepOf("The same, rolled again").scenario.seed]).toEqual([9, 5, 10]);
});

test("with 50% 8 of 20 seeds lose fewer, 12 the same and none more; the median falls to 34, p95 to 345", () => {
  const { less, more, same, now } = compareSpreads(high, low)!.find(({ outcome }) => outcome === "requestsFailed")!;
  expect([less, more, same]).toEqual([8, 0, 12]);
  expect([now.median, now.p95].map(({ value }) => Math.round(value!))).toEqual([34, 345]);
  expect([failedOf(high)[2], failedOf(low)[2]]).toEqual([283, 41]);
  for (const runs of [high, low]) expect(failedOf(runs).filter((count) => count === 0)).toHaveLength(3);
  expect(wordsOf(bySeed!)).toContain("The median falls from 253 to 34. But p95 only falls from 349 to 345");
});

test("five pods at their limit of 400m serve 99 requests per second, and the load is 96", () => {
  const { workload, load } = last!.scenario;
  const { cpuLimitMilli, idleCpuMilli, cpuPerRequestMilliseconds } = workload;
  expect([cpuLimitMilli, (5 * (cpuLimitMilli - idleCpuMilli)) / cpuPerRequestMilliseconds, load.points.at(-1)![1]]).toEqual([400, 99, 96]);
});

test("with minReplicas: 5 no request fails with any of the twenty seeds", () => {
  const { scenario } = last!;
  const runs = twenty({ ...scenario, manifest: scenario.manifest.replace("minReplicas: 4", "minReplicas: 5") });
  expect(runs.map(({ outcomes }) => outcomes.requestsFailed)).toEqual(Array(20).fill(0));
});
