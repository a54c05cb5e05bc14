import { expect, test } from "vitest";
import type { Candidate, Study } from "../../../engine/index";
import { harmSign, headlineOf, type HarmSign } from "./headline";

type Numbers = [cost: number, medianHarm: number, harm: number];
const candidate = ([cost, medianHarm, harm]: Numbers, against: Candidate["against"] = null): Candidate => ({
  key: 0,
  differing: [],
  cost,
  p95Cost: cost,
  medianHarm,
  harm,
  broken: [],
  against,
});
const equal = { cases: 40, cheaper: 0, dearer: 0, lessHarm: 0, moreHarm: 0 };
const today = candidate([11.13, 0.0008, 0.0029]);
const say = (numbers: Numbers, against: Partial<typeof equal> = {}, study: Partial<Study> = {}, from = today) =>
  headlineOf(candidate(numbers, { ...equal, ...against }), from, { cost: { kind: "podHours" }, harm: "failedShare", ...study } as Study)!;

test("says what a candidate brings, with the runs in which that is so", () => {
  expect(say([8.66, 0, 0.0002], { cheaper: 40, lessHarm: 20, moreHarm: 8 })).toEqual({
    lead: "2.5 pod-hours less, and fewer failures.",
    counts: ["It costs less in 40 of 40 runs.", "In 32 of them no more requests fail than today."],
  });
});

test("today's own has no headline", () => {
  expect(headlineOf(today, today, { cost: { kind: "podHours" }, harm: "failedShare" } as Study)).toBeNull();
});

const cost = { less: 10.13, same: 11.13, more: 12.13 };
const harm = { less: [0, 0.0002], same: [0.0008, 0.0029], more: [0.001, 0.005], opposed: [0, 0.005] } as const;
test.each([
  ["less", "less", "1.0 pod-hours less, and fewer failures."],
  ["less", "same", "1.0 pod-hours less, and as many failures at p95."],
  ["less", "more", "1.0 pod-hours less, but more failures."],
  ["less", "opposed", "1.0 pod-hours less, but fewer failures at the median and more at p95."],
  ["same", "less", "As many pod-hours, and fewer failures."],
  ["same", "same", "As many pod-hours, and as many failures at p95."],
  ["same", "more", "As many pod-hours, but more failures."],
  ["more", "less", "1.0 pod-hours more, but fewer failures."],
  ["more", "same", "1.0 pod-hours more, and as many failures at p95."],
  ["more", "more", "1.0 pod-hours more, and more failures."],
] as const)("%s cost and %s harm: %s", (costs, harms, lead) => {
  expect(say([cost[costs], ...harm[harms]]).lead).toBe(lead);
});

test.each([
  [[0, 0], [0, 0], "none"],
  [[0.01, 0.02], [0.01, 0.02], "same"],
  [[0.01, 0.02], [0.01, 0.01], "less"],
  [[0.01, 0.02], [0.005, 0.02], "less"],
  [[0.01, 0.02], [0.02, 0.02], "more"],
  [[0.01, 0.02], [0.005, 0.03], "lessThenMore"],
  [[0.01, 0.02], [0.015, 0.01], "moreThenLess"],
  // Far below the last digit of most numbers.
  [[0.01, 0.02], [0.010001, 0.020002], "more"],
  [[0, 0.000016], [0, 0.000022], "more"],
  // Sums of the same runs in another order.
  [[0.1 + 0.2, 0.02], [0.3, 0.02], "same"],
] as [[number, number], [number, number], HarmSign][])("harm from %o to %o is %s", (from, to, sign) => {
  expect(harmSign(candidate([1, ...to]), candidate([1, ...from]))).toBe(sign);
});

test.each([
  [{}, "It costs the same in each of 40 runs."],
  [{ cheaper: 39, dearer: 1 }, "It costs less in 39 of 40 runs, and more in 1."],
  [{ cheaper: 3, dearer: 37 }, "It costs more in 37 of 40 runs, and less in 3."],
  [{ dearer: 40 }, "It costs more in 40 of 40 runs."],
])("costs by run: %o", (against, words) => {
  expect(say([8, 0, 0], against).counts[0]).toBe(words);
});

test.each([
  [{}, "In each of them as many requests fail as today."],
  [{ lessHarm: 40 }, "In each of them fewer requests fail than today."],
  [{ lessHarm: 12 }, "In 12 of them fewer requests fail than today, in none more."],
  [{ lessHarm: 1, moreHarm: 39 }, "In 1 of them no more requests fail than today."],
  [{ moreHarm: 40 }, "In each of them more requests fail than today."],
])("harm by run: %o", (against, words) => {
  expect(say([8, 0, 0], against).counts[1]).toBe(words);
});

test("other measures have words of their own; a run that serves nothing waits longest", () => {
  const waits = { harm: "p95Latency", cost: { kind: "price", pricePerPodHour: 0.1 } } as const;
  const served = candidate([2, 0.2, 0.4]);
  expect(say([1.5, Infinity, Infinity], { moreHarm: 40 }, waits, served)).toMatchObject({
    lead: "0.50 cheaper, but longer waits.",
    counts: [expect.anything(), "In each of them the wait is longer than today."],
  });
  const none = candidate([2, Infinity, Infinity]);
  expect(say([2, Infinity, Infinity], {}, waits, none).lead).toBe("The same price, and waits as long as today at p95.");
  expect(say([2, 0, 10], {}, { harm: "overloadedSeconds", cost: { kind: "cpuHoursRequested" } }, candidate([3, 0, 40])).lead).toBe(
    "1.0 core-hours less, and less overload.",
  );
});

test("never says that numbers are equal, or that nothing fails, where 44 requests fail in place of 35", () => {
  const rare = candidate([11.13, 0.000016, 0.000016]);
  expect(say([16.92, 0.000022, 0.000022], { dearer: 40, moreHarm: 40 }, {}, rare).lead).toBe("5.8 pod-hours more, and more failures.");
  expect(say([11.132, 0.000016, 0.000016], {}, {}, rare).lead).toBe("0.002 pod-hours more, and as many failures at p95.");
  expect(say([11.13, 0, 0], {}, {}, candidate([11.13, 0, 0])).lead).toBe("As many pod-hours, and no failures at p95, as today.");
});
