import { expect, test } from "vitest";
import { isOfVpa, outcomeNames, spreadsOf, type Outcomes, type SeedOutcomes } from "../../../engine/index";
import { byDifference, luckLines } from "./lines";

const some = Object.fromEntries(outcomeNames.map((name) => [name, 1])) as unknown as Outcomes;
const runs = (values: readonly Partial<Outcomes>[], firstSeed = 1): SeedOutcomes[] =>
  values.map((each, index) => ({ seed: firstSeed + index, outcomes: { ...some, ...each } }));
const failed = (...values: number[]) => runs(values.map((requestsFailed) => ({ requestsFailed })));
const linesOf = (outcomes: SeedOutcomes[], { seed = 1, baseline = [] as SeedOutcomes[], kind = "service" as "service" | "queue" } = {}) =>
  luckLines({ luck: { outcomes, spreads: spreadsOf(outcomes) }, seed, kind, baseline });

test("an outcome shows this seed, and median and p95 as the values of the seeds that have them", () => {
  const line = linesOf(failed(2, 1000, 235, 336, 0), { seed: 4 }).find(({ outcome }) => outcome === "requestsFailed")!;
  expect(line).toMatchObject({
    name: "Requests failed",
    here: "336",
    median: { seed: 3, text: "235" },
    p95: { seed: 2, text: "1\u202f000" },
    same: false,
  });
  expect(line.ticks).toEqual({ seeds: [0.002, 1, 0.235, 0.336, 0], here: 0.336, median: 0.235, range: "0 to 1\u202f000" });
});

test("outcomes that the page writes alike in all seeds are folded; rows without anything to say are left out", () => {
  const outcomes = runs([
    { nodeHours: null, requestsRetried: 0, podHours: 1.0001, secondsToCapacity: null },
    { nodeHours: null, requestsRetried: 0, podHours: 1.0002, secondsToCapacity: 45 },
  ]);
  const { differing, same } = byDifference(linesOf(outcomes));
  expect(differing).toMatchObject([
    { outcome: "secondsToCapacity", here: "–", median: { text: "–" }, ticks: { here: null, seeds: [0.5] } },
  ]);
  expect(same.map(({ outcome }) => outcome)).toContain("podHours");
  expect([...differing, ...same].map(({ outcome }) => outcome)).not.toContain("nodeHours");
  expect([...differing, ...same].map(({ outcome }) => outcome)).not.toContain("requestsRetried");
});

test("without a VPA there is no row of what only a run with one has", () => {
  const ofVpa = outcomeNames.filter(isOfVpa);
  const shown = (outcomes: SeedOutcomes[]) => linesOf(outcomes).filter(({ outcome }) => isOfVpa(outcome)).length;
  expect(shown(runs([{}, {}]))).toBe(ofVpa.length);
  const none = Object.fromEntries(ofVpa.map((name) => [name, null])) as Partial<Outcomes>;
  expect(shown(runs([none, none]))).toBe(0);
});

test("a seed that is not known yet has no value, and a queue has no row for failures", () => {
  const lines = linesOf(failed(3, 4), { seed: 9 });
  expect(lines.find(({ outcome }) => outcome === "requestsFailed")).toMatchObject({ here: "–", ticks: { here: null } });
  expect(linesOf(failed(3, 4), { kind: "queue" }).some(({ outcome }) => outcome === "requestsFailed")).toBe(false);
});

test("beside a pinned run each outcome says in how many seeds it has less or more", () => {
  const lines = linesOf(failed(1, 2, 30, 4, 5), { baseline: runs([10, 20, 30, 4, 1].map((requestsFailed) => ({ requestsFailed }))) });
  const against = (name: string) => lines.find(({ outcome }) => outcome === name)!.against;
  expect([against("requestsFailed"), against("podHours")]).toEqual([
    "fewer failures than the baseline in 2 of 5; its median 10",
    "as the baseline in all 5; its median 1.000",
  ]);
  expect(linesOf(failed(1, 2), { baseline: failed(0, 1) }).find(({ outcome }) => outcome === "requestsFailed")!.against).toBe(
    "more failures than the baseline in 2 of 2; its median 1",
  );
  // Other seeds say nothing.
  expect(linesOf(failed(1, 2), { baseline: runs([{}, {}], 50) }).every((line) => line.against === null)).toBe(true);
});
