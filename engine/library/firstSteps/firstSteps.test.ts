import { expect, test } from "vitest";
import { between, counts, edited, firstProposal, lastCount, podsCalculation, rescales, run, utilization, tried } from "../testing/runEntry";
import { ceilRatchet } from "./ceilRatchet";
import { fiveMinutesToShrink } from "./fiveMinutesToShrink";
import { fivefoldSpike } from "./fivefoldSpike";
import { noCpuLimit } from "./noCpuLimit";
import { noLowerThreshold } from "./noLowerThreshold";
import { percentOfRequests } from "./percentOfRequests";
import { smallDifference } from "./smallDifference";

test("the count stays for five minutes after the load is gone, held by the window, and not without one", () => {
  const trace = run(fiveMinutesToShrink);
  const [first] = rescales(trace).filter(({ at }) => at > 1500);
  expect(first!.at).toBeGreaterThanOrEqual(1500 + 300);
  const reconcile = trace.reconciles.find(({ at }) => at === fiveMinutesToShrink.look.at)!;
  expect(reconcile.heldBy.by).toBe("window");
  expect(firstProposal(reconcile).replicaCount).toBeLessThan(reconcile.specReplicas!);
  expect(lastCount(trace)).toBe(1);

  const [earlier] = rescales(tried(fiveMinutesToShrink)).filter(({ at }) => at > 1500);
  expect(earlier!.at).toBeLessThan(1500 + 60);
});

test("35% of a target of 50% is reason enough to shrink, 45% is none", () => {
  const trace = run(noLowerThreshold);
  const [down] = rescales(trace);
  expect(down!.at).toBe(noLowerThreshold.look.at);
  expect(utilization(between(trace, down!.at, down!.at + 1)[0]!)).toBe(35);
  expect(Math.min(...trace.reconciles.map((reconcile) => utilization(reconcile)!))).toBeGreaterThanOrEqual(34);
  expect(counts(trace)).toEqual([10, 9, 7]);

  expect(counts(tried(noLowerThreshold))).toEqual([10]);
});

test("71% of a target of 70% stays inside the tolerance; without one it is eleven pods", () => {
  const trace = run(smallDifference);
  expect(new Set(trace.reconciles.map(utilization))).toEqual(new Set([71]));
  expect(new Set(trace.reconciles.map(({ heldBy }) => heldBy.by))).toEqual(new Set(["tolerance"]));
  expect(counts(trace)).toEqual([10]);

  expect(lastCount(tried(smallDifference))).toBe(11);
});

test("a ratio of 0.8 of four pods is rounded up to four at every look; 75% is three", () => {
  const trace = run(ceilRatchet);
  for (const reconcile of trace.reconciles) {
    const { counted, outcome } = podsCalculation(reconcile);
    expect([counted.usageRatio, outcome, firstProposal(reconcile).replicaCount]).toEqual([0.8, "scaled", 4]);
  }
  expect(counts(trace)).toEqual([4]);

  expect(counts(tried(ceilRatchet))).toEqual([4, 3]);
});

test("a pod at 300% of its request is far from its limit, and becomes six", () => {
  const trace = run(percentOfRequests);
  expect(Math.max(...between(trace, 600, 720).map((reconcile) => utilization(reconcile)!))).toBe(300);
  expect(Math.max(...trace.seconds.throttled)).toBe(0);
  expect(Math.max(...trace.seconds.hottestCpu)).toBe(300);
  expect(lastCount(trace)).toBe(6);
  expect(
    Math.max(...between(trace, percentOfRequests.look.at, percentOfRequests.look.at + 1).map((reconcile) => utilization(reconcile)!)),
  ).toBe(300);

  expect(Math.max(...tried(percentOfRequests).reconciles.map((reconcile) => utilization(reconcile)!))).toBe(60);
});

test("five times the load takes several steps over more than a minute, and none when there was room", () => {
  const trace = run(fivefoldSpike);
  const ups = rescales(trace);
  expect(ups.length).toBeGreaterThanOrEqual(3);
  expect(ups[0]!.at).toBe(fivefoldSpike.look.at);
  expect(trace.seconds.waiting[fivefoldSpike.look.at]).toBeGreaterThan(0);
  expect(ups[0]!.at - 600).toBeGreaterThanOrEqual(15);
  expect(ups.at(-1)!.to).toBeGreaterThanOrEqual(19);
  for (const { from, to } of ups) expect(to).toBeLessThanOrEqual(2 * from!);
  expect(trace.outcomes.requestsFailed).toBeGreaterThan(0);
  expect(ups.at(-1)!.at - 600).toBeGreaterThan(60);
  expect(trace.outcomes.overloadedSeconds).toBeGreaterThan(30);
  expect(trace.metrics[0]!.worstLagSeconds).toBe(60);

  const roomy = edited(fivefoldSpike, "minReplicas: 4", "minReplicas: 8");
  for (const { outcomes } of [tried(fivefoldSpike), run(fivefoldSpike, roomy)]) expect(outcomes.requestsFailed).toBe(0);
});

test("without a CPU limit the pods serve a tenfold load and show all of it; with one, requests fail and the metric stops at the limit", () => {
  const free = run(noCpuLimit);
  const highest = ({ reconciles }: typeof free) => Math.max(...reconciles.map((reconcile) => utilization(reconcile) ?? 0));
  expect([free.outcomes.requestsFailed, free.outcomes.secondsToCapacity, highest(free)]).toEqual([0, 0, 669]);
  expect(Math.max(...free.seconds.throttled)).toBe(0);
  expect(counts(free)[0]).toBe(3);

  const limited = tried(noCpuLimit);
  expect([Math.round(limited.outcomes.requestsFailed), limited.outcomes.secondsToCapacity, highest(limited)]).toEqual([3536, 46, 250]);
  expect(limited.seconds.capacity[600]).toBeCloseTo(74.4);
});
