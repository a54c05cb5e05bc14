import { expect, test } from "vitest";
import { between, counts, firstProposal, lastCount, podsCalculation, run, utilization, tried } from "../testing/runEntry";
import { allUnready } from "./allUnready";
import { brokenRollout } from "./brokenRollout";
import { crashLoop } from "./crashLoop";
import { noReadinessProbe } from "./noReadinessProbe";
import { startUpBurst } from "./startUpBurst";
import { unreadyStillCounts } from "./unreadyStillCounts";

test("a start-up burst cascades to the maximum when pods are ready early, and does not when they are ready late", () => {
  const trace = run(startUpBurst);
  expect(trace.outcomes.highestReplicas).toBe(20);
  // Six pods would be on target, and twice as many are far above it.
  const [looked] = between(trace, startUpBurst.look.at, startUpBurst.look.at + 1);
  expect(looked).toMatchObject({ specReplicas: 15, scaledTo: 20 });
  expect(utilization(looked!)).toBeGreaterThan(100);

  expect(tried(startUpBurst).outcomes.highestReplicas).toBeLessThanOrEqual(7);
});

test("without a readiness probe requests go to pods that do not answer yet, and fail; with one, none fails", () => {
  const trace = run(noReadinessProbe);
  expect(trace.seconds.written[noReadinessProbe.look.at]).toBe(13);
  const failing = [...trace.seconds.failed].flatMap((failed, second) => (failed > 0 ? [second] : []));
  const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
  expect(failing).toEqual([...from(319, 329), ...from(334, 344)]);
  const [first, second] = [320, 335].map((at) => [trace.seconds.ready[at], Math.round(trace.seconds.failed[at]!)]);
  expect([first, second]).toEqual([
    [13, 25],
    [15, 11],
  ]);
  expect([trace.failures, Math.max(...trace.seconds.waiting)]).toEqual([{ podStarting: 388.102 }, 0]);

  const probed = tried(noReadinessProbe);
  expect(probed.failures).toEqual({});
});

test("unready pods of a broken rollout keep the count while the old pods are above 120%", () => {
  const trace = run(brokenRollout);
  const late = between(trace, 1020, 1800);
  for (const reconcile of late) {
    const { counted, groups, outcome } = podsCalculation(reconcile);
    expect([groups.ready, groups.unready, outcome]).toEqual([8, 5, "rebalancedWithinTolerance"]);
    expect(counted.utilizationPercent).toBeGreaterThan(120);
  }
  expect(lastCount(trace)).toBe(10);

  const good = tried(brokenRollout);
  expect(lastCount(good)).toBeGreaterThan(10);
});

test("pods that were Ready once count while they are not Ready; pods that were never Ready count as 0%", () => {
  const trace = run(unreadyStillCounts);
  const step = trace.reconciles.findIndex(({ at }) => at === unreadyStillCounts.look.at);
  const looked = trace.reconciles[step]!;
  expect(looked).toMatchObject({ specReplicas: 14, scaledTo: 20 });
  expect([utilization(looked), podsCalculation(looked).groups.ready, firstProposal(looked).replicaCount]).toEqual([84, 14, 20]);
  expect(trace.countedNotReady[step]?.counts).toEqual([4]);

  const never = tried(unreadyStillCounts);
  // As long as they initialize, and after it.
  for (const reconcile of between(never, 3660, 4800)) {
    const { groups, counted, outcome } = podsCalculation(reconcile);
    expect([groups.ready, groups.unready, counted.utilizationPercent, outcome]).toEqual([10, 4, 85, "rebalancedWithinTolerance"]);
  }
  expect(counts(never)).toEqual([14]);
});

test("four times no ready pod is none: the count goes to the minimum; an AverageValue scales up", () => {
  const trace = run(allUnready);
  const late = between(trace, 720, 1800);
  for (const reconcile of late) {
    expect(firstProposal(reconcile)).toMatchObject({ replicaCount: 0, calculation: { kind: "value", readyPods: 0, usageRatio: 4 } });
  }
  expect(counts(trace)).toEqual([6, 2]);

  expect(lastCount(tried(allUnready))).toBeGreaterThan(20);
});

test("a crash-looping release keeps the count: the filled-in sum may not turn a scale-down around", () => {
  const trace = run(crashLoop);
  const crashing = between(trace, 720, 1800).map((reconcile) => podsCalculation(reconcile));
  expect(new Set(crashing.map(({ counted, outcome }) => `${counted.usageRatio < 1} ${outcome}`))).toEqual(
    new Set(["true rebalancedMovedAgainst"]),
  );
  expect(counts(trace)).toEqual([1]);

  const good = tried(crashLoop);
  expect(new Set(between(good, 720, 1800).map((reconcile) => podsCalculation(reconcile).outcome))).toEqual(new Set(["scaled"]));
  expect(counts(good)).toEqual([1]);
});
