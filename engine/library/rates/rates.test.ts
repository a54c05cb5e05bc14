import { expect, test } from "vitest";
import { between, condition, counts, edited, firstProposal, rescales, run, tried } from "../testing/runEntry";
import { disabledAndMax } from "./disabledAndMax";
import { eightyReplicas } from "./eightyReplicas";
import { minIsTheLeastChange } from "./minIsTheLeastChange";
import { ownSyncPeriod, syncEveryFiveSeconds } from "./syncEveryFiveSeconds";
import { tenPercentAndFive } from "./tenPercentAndFive";
import { tenPercentOfThree } from "./tenPercentOfThree";
import { thirtyPercentOrSeven } from "./thirtyPercentOrSeven";

const changes = (list: number[]) => list.slice(1).map((count, index) => count - list[index]!);

test("80 pods lose 8, 8, 7, 6, 6, 5 and then 4 a minute; with Min it is 4 from the start and less below 40", () => {
  const trace = run(eightyReplicas);
  expect(counts(trace).slice(0, 9)).toEqual([80, 72, 64, 57, 51, 45, 40, 36, 32]);
  expect(changes(counts(trace))).toEqual([-8, -8, -7, -6, -6, -5, -4, -4, -4, -4, -4, -4, -4, -4, -4, -3]);
  const downs = rescales(trace);
  expect(downs.slice(1).every(({ at }, index) => at - downs[index]!.at >= 60)).toBe(true);

  const least = tried(eightyReplicas);
  expect(changes(counts(least)).slice(0, 10)).toEqual([-4, -4, -4, -4, -4, -4, -4, -4, -4, -4]);
});

test("10% of three pods is one pod: 3, 2, 1; Disabled stays at 3", () => {
  const trace = run(tenPercentOfThree);
  expect(counts(trace)).toEqual([3, 2, 1]);
  const { at } = tenPercentOfThree.look;
  const [held] = between(trace, at, at + 1);
  expect(held).toMatchObject({ specReplicas: 2, scaledTo: null, heldBy: { by: "policy" } });
  expect(firstProposal(held!).replicaCount).toBe(1);
  expect(counts(tried(tenPercentOfThree))).toEqual([3]);
});

test("with policies of 100% and one pod a minute, Min allows one pod, Max the double", () => {
  const ups = rescales(run(minIsTheLeastChange)).filter(({ from, to }) => to > from!);
  expect(ups.length).toBeGreaterThanOrEqual(8);
  expect(ups.every(({ from, to }) => to === from! + 1)).toBe(true);

  const most = tried(minIsTheLeastChange);
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

  expect(counts(tried(disabledAndMax))).toEqual([10]);
});

test("with 10% and 5 pods, Min removes 5 a minute down to 40 and then 4; Max removes 8 at first", () => {
  const trace = run(tenPercentAndFive);
  expect(counts(trace).slice(0, 12)).toEqual([80, 75, 70, 65, 60, 55, 50, 45, 40, 36, 32, 28]);
  const [fewer] = between(trace, tenPercentAndFive.look.at, tenPercentAndFive.look.at + 1);
  expect(fewer).toMatchObject({ specReplicas: 40, scaledTo: 36, heldBy: { by: "policy" } });

  const most = tried(tenPercentAndFive);
  expect(counts(most).slice(0, 10)).toEqual([80, 72, 64, 57, 51, 45, 40, 35, 30, 25]);
});

test("30% or 7 pods a minute: 18 become 25, 33, 43 and 56 within three minutes; 30% alone allows 24", () => {
  const steps = rescales(run(thirtyPercentOrSeven));
  expect(steps.slice(0, 4)).toEqual([
    { at: 315, from: 18, to: 25 },
    { at: 375, from: 25, to: 33 },
    { at: 435, from: 33, to: 43 },
    { at: 495, from: 43, to: 56 },
  ]);
  expect(steps[3]!.at - steps[0]!.at).toBe(180);

  expect(counts(tried(thirtyPercentOrSeven)).slice(0, 2)).toEqual([18, 24]);
  const pods = edited(thirtyPercentOrSeven, "      - type: Percent\n        value: 30\n        periodSeconds: 60\n", "");
  expect(counts(run(thirtyPercentOrSeven, pods)).slice(0, 2)).toEqual([18, 25]);
});

test("a sync every 5 s scales up 10 s earlier here: at 10:13, and at 10:23 with the flag's 15 s", () => {
  const { scenario, look } = syncEveryFiveSeconds;
  const [trace, flag] = [run(syncEveryFiveSeconds), tried(syncEveryFiveSeconds)];
  expect([rescales(trace)[0]!.at, rescales(flag)[0]!.at]).toEqual([look.at, look.at + 10]);
  expect([trace, flag].map(({ metrics }) => metrics[0]!.worstLagSeconds)).toEqual([45, 55]);
  expect(scenario.manifest).toContain("syncPeriodSeconds: 5");
});

test("wherever the syncs lie, 5 s in place of 15 s help by 5 s on average and by 10 s at most", () => {
  const { scenario } = syncEveryFiveSeconds;
  const firstRescales = (manifest: string) =>
    Array.from({ length: 15 }, (_, syncPhaseSeconds) => {
      const cluster = { ...scenario.cluster, syncPhaseSeconds };
      return rescales(run(syncEveryFiveSeconds, { manifest, cluster, durationSeconds: 900 }))[0]!.at;
    });
  const [own, flag] = [firstRescales(scenario.manifest), firstRescales(scenario.manifest.replace(ownSyncPeriod, ""))];
  const gains = flag.map((at, phase) => at - own[phase]!);
  expect(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toBe(5);
  expect([Math.min(...gains), Math.max(...gains)]).toEqual([0, 10]);
  // What is left is the age of the samples, which no sync makes younger.
  expect(Math.min(...own) - 600).toBe(13);
});
