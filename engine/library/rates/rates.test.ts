import { expect, test } from "vitest";
import { between, condition, counts, edited, firstProposal, rescales, run } from "../testing/runEntry";
import { disabledAndMax } from "./disabledAndMax";
import { eightyReplicas } from "./eightyReplicas";
import { minIsTheLeastChange } from "./minIsTheLeastChange";
import { tenPercentOfThree } from "./tenPercentOfThree";

const changes = (list: number[]) => list.slice(1).map((count, index) => count - list[index]!);

test("80 pods lose 8, 8, 7, 6, 6, 5 and then 4 a minute; with Min it is 4 from the start and less below 40", () => {
  const trace = run(eightyReplicas);
  expect(changes(counts(trace))).toEqual([-8, -8, -7, -6, -6, -5, -4, -4, -4, -4, -4, -4, -4, -4, -4, -3]);
  const downs = rescales(trace);
  expect(downs.slice(1).every(({ at }, index) => at - downs[index]!.at >= 60)).toBe(true);

  const least = run(eightyReplicas, edited(eightyReplicas, "      policies:", "      selectPolicy: Min\n      policies:"));
  expect(changes(counts(least)).slice(0, 10)).toEqual([-4, -4, -4, -4, -4, -4, -4, -4, -4, -4]);
});

test("10% of three pods is one pod: 3, 2, 1; Disabled stays at 3", () => {
  const trace = run(tenPercentOfThree);
  expect(counts(trace)).toEqual([3, 2, 1]);
  const { at } = tenPercentOfThree.look;
  const [held] = between(trace, at, at + 1);
  expect(held).toMatchObject({ specReplicas: 2, scaledTo: null, heldBy: { by: "policy" } });
  expect(firstProposal(held!).replicaCount).toBe(1);
  expect(
    counts(run(tenPercentOfThree, edited(tenPercentOfThree, "      policies:", "      selectPolicy: Disabled\n      policies:"))),
  ).toEqual([3]);
});

test("with policies of 100% and one pod a minute, Min allows one pod, Max the double", () => {
  const ups = rescales(run(minIsTheLeastChange)).filter(({ from, to }) => to > from!);
  expect(ups.length).toBeGreaterThanOrEqual(8);
  expect(ups.every(({ from, to }) => to === from! + 1)).toBe(true);

  const most = run(minIsTheLeastChange, edited(minIsTheLeastChange, "selectPolicy: Min", "selectPolicy: Max"));
  expect(counts(most).slice(0, 2)).toEqual([4, 8]);
});

test("Disabled keeps ten pods without load; a maxReplicas of 6 takes four of them at once", () => {
  const trace = run(disabledAndMax);
  expect(rescales(trace)).toEqual([{ at: disabledAndMax.look.at, from: 10, to: 6 }]);
  expect(new Set(between(trace, 600, 1200).map(({ heldBy }) => heldBy.by))).toEqual(new Set(["policy"]));
  const [clamped] = between(trace, 1200, 1201);
  expect(clamped!.decision).toEqual({ kind: "aboveMaxReplicas", desired: 6 });
  expect(clamped!.rescaleReason).toBe("Current number of replicas above Spec.MaxReplicas");
  expect(condition(clamped!, "AbleToScale")!.reason).toBe("SucceededRescale");

  expect(counts(run(disabledAndMax, { incidents: [] }))).toEqual([10]);
});
