import { expect, test } from "vitest";
import type { Trace } from "../../simulation/trace";
import { between, counts, edited, firstProposal, lastCount, rescales, run, tried, utilization } from "../testing/runEntry";
import { afterAKill } from "./afterAKill";
import { amountBesideVpa } from "./amountBesideVpa";
import { bothOnCpu } from "./bothOnCpu";
import { evictedUnderLoad } from "./evictedUnderLoad";
import { onlyAtCreation } from "./onlyAtCreation";
import { onlyMemory } from "./onlyMemory";
import { requestsBesideVpa } from "./requestsBesideVpa";
import { underALimitRange } from "./underALimitRange";
import { withoutHistory } from "./withoutHistory";

const mebibyte = 2 ** 20;
const utilizationAt = (trace: Parameters<typeof between>[0], second: number) => utilization(between(trace, second, second + 1)[0]!);
const actionsOf = ({ vpa }: Trace) => vpa!.actions;
const timesOf = (trace: Trace) => actionsOf(trace).map(({ at }) => at);
/** The recommendation for the only container, as it is at a second. */
const recommendedAt = ({ vpa }: Trace, second: number) =>
  Object.values(vpa!.recommendations.findLast(({ at }) => at <= second)!.containers)[0]!;
const memoryTargetAt = (trace: Trace, second: number) => Math.round(recommendedAt(trace, second).target.memoryBytes! / mebibyte);
/** The CPU that each action sets, or has the webhook set, each once, in order. */
const cpuSet = (trace: Trace) => [...new Set(actionsOf(trace).map(({ to }) => Object.values(to)[0]!.requests.cpuMilli))];
const cpuRequestedPerPod = ({ seconds }: Trace, second: number) => seconds.cpuRequested[second]! / seconds.existing[second]!;
const withoutVpa = ({ scenario: { manifest } }: typeof bothOnCpu) => ({ manifest: manifest.slice(0, manifest.indexOf("---\n")) });
const kills = ({ pods }: Trace) => pods.flatMap(({ exits }) => exits.filter(({ outOfMemory }) => outOfMemory)).map(({ at }) => at);
const ascending = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

test("both on the CPU: requests fall, pods are added, and the next requests are lower", () => {
  const trace = run(bothOnCpu);
  expect(rescales(trace)).toEqual([
    { at: 90, from: 9, to: 11 },
    { at: 150, from: 11, to: 15 },
    { at: 39_630, from: 15, to: 19 },
    { at: 39_690, from: 19, to: 23 },
    { at: 43_410, from: 23, to: 29 },
  ]);
  expect(actionsOf(trace).every(({ kind, ok }) => kind === "resize" && ok)).toBe(true);
  expect(cpuSet(trace)).toEqual([63, 35]);
  expect([utilizationAt(trace, 75), utilizationAt(trace, 90)]).toEqual([49, 58]);
  expect(actionsOf(trace).filter(({ at }) => at === 79)).toHaveLength(4);
  // Twelve hours after their start, an hour before the run; no pod is touched in between.
  expect(timesOf(trace).find((at) => at > 180)).toBe(39_619);
  // Without the VPA nothing changes under this load.
  expect(counts(run(bothOnCpu, withoutVpa(bothOnCpu)))).toEqual([9]);
});

test("both on the CPU: a target of 30% reaches the maximum and the smallest request, and from 70% on nothing runs away", () => {
  const at = (percent: number) => run(bothOnCpu, edited(bothOnCpu, "averageUtilization: 50", `averageUtilization: ${percent}`));
  const thirty = at(30);
  const reached = [lastCount(thirty), Math.min(...cpuSet(thirty).map(Number))];
  expect(reached).toEqual([50, 25]);
  expect(bothOnCpu.change).toContain(
    `Set it to 30: the count reaches ${reached[0]}, the maximum, and the smallest request is ${reached[1]}m.`,
  );
  expect([70, 80, 90].map((percent) => counts(at(percent)))).toEqual([[9], [9], [9, 8]]);
});

test("beside an HPA on requests per second the requests change, and the count is the same as without a VPA", () => {
  const trace = run(requestsBesideVpa);
  expect([timesOf(trace), cpuSet(trace)]).toEqual([[79, 79, 139, 139], [126]]);
  expect(trace.seconds.written).toEqual(run(requestsBesideVpa, withoutVpa(requestsBesideVpa)).seconds.written);
  expect([counts(trace)[0], lastCount(trace), rescales(trace)[0]!.at]).toEqual([4, 12, 3630]);
  expect(cpuRequestedPerPod(trace, 3600)).toBe(126);
});

test("a VPA for memory alone leaves the utilization of the CPU and the count as they are without it", () => {
  const trace = run(onlyMemory);
  const bare = run(onlyMemory, withoutVpa(onlyMemory));
  expect(actionsOf(trace).map(({ from, to }) => [Object.values(from)[0]!.requests, Object.values(to)[0]!.requests])).toEqual(
    Array.from({ length: 9 }, () => [
      { cpuMilli: 100, memoryBytes: 64 * mebibyte },
      { cpuMilli: 100, memoryBytes: 250 * mebibyte },
    ]),
  );
  expect(between(trace, 0, 3600).map(utilization)).toEqual(between(bare, 0, 3600).map(utilization));
  expect([counts(trace), counts(bare)]).toEqual([
    [9, 17, 25],
    [9, 17, 25],
  ]);
});

test("in mode Initial only the pods that the HPA adds have the recommendation, and they raise the utilization", () => {
  const trace = run(onlyAtCreation);
  expect(actionsOf(trace)).toEqual([]);
  expect(cpuRequestedPerPod(trace, 3600)).toBe(100);
  expect([...new Set(trace.vpa!.admissions.map(({ set }) => Object.values(set)[0]!.requests.cpuMilli))]).toEqual([63]);
  expect(rescales(trace)).toEqual([
    { at: 3615, from: 9, to: 17 },
    { at: 3630, from: 17, to: 30 },
    { at: 3675, from: 30, to: 35 },
  ]);
  expect([utilizationAt(trace, 3675), trace.vpa!.admissions.filter(({ at }) => at <= 3660)]).toMatchObject([59, { length: 21 }]);
});

test("beside an HPA with an AverageValue the requests fall, and its value and its counts are the same as without a VPA", () => {
  const trace = run(amountBesideVpa);
  const bare = run(amountBesideVpa, withoutVpa(amountBesideVpa));
  expect([timesOf(trace)[0], cpuSet(trace)]).toEqual([79, [63]]);
  expect(counts(trace)).toEqual([9, 17, 25]);
  expect(trace.seconds.written).toEqual(bare.seconds.written);
  const proposals = [trace, bare].map((each) => between(each, 0, 3600).map((reconcile) => firstProposal(reconcile).replicaCount));
  expect(proposals[0]).toEqual(proposals[1]);
  expect(cpuRequestedPerPod(trace, 3600)).toBe(63);
});

test("a new VPA evicts the pods that request too little within minutes, and none that request too much", () => {
  const trace = run(withoutHistory);
  expect(trace.vpa!.recommendations[0]).toMatchObject({ at: 56 });
  const [first, last] = [56, 7200].map((second) => recommendedAt(trace, second));
  expect([first!.target.cpuMilli, first!.lower.cpuMilli, first!.upper.cpuMilli]).toEqual([126, 25, 2_721_726]);
  expect(last!.upper.cpuMilli).toBe(1650);
  expect(timesOf(trace)).toEqual([259, 259, 319, 319]);
  expect([recommendedAt(trace, 198), recommendedAt(trace, 258)].map(({ lower }) => lower.cpuMilli! > 50)).toEqual([false, true]);
  const large = tried(withoutHistory);
  expect([actionsOf(large), recommendedAt(large, 7200).target.cpuMilli]).toEqual([[], 126]);
  const { workload } = withoutHistory.scenario;
  const old = run(withoutHistory, {
    workload: { ...workload, cpuRequestMilli: 400 },
    vpa: { history: { kind: "usage", days: 8, cpuMilli: 104, memoryMebibytes: 50 } },
  });
  expect([timesOf(old), cpuSet(old)]).toEqual([[79, 79, 139, 139], [126]]);
});

test("an OOM kill raises the recommendation, each further one raises it again, and the evictions end the kills", () => {
  const trace = run(afterAKill);
  const at = ascending(kills(trace));
  expect([at.slice(0, 4), at.at(-1)]).toEqual([[1838, 1838, 1838, 1838], 2093]);
  expect([1830, 1899, 2093, 5400].map((second) => memoryTargetAt(trace, second))).toEqual([250, 422, 1325, 1850]);
  expect(timesOf(trace).slice(0, 4)).toEqual([1879, 1879, 1939, 1939]);
  const off = ascending(kills(tried(afterAKill)));
  expect([off.length, off.at(-1)]).toEqual([64, 5103]);
  // Resized pods wait in their CrashLoopBackOff, so more requests fail than with new pods.
  const inPlace = run(afterAKill, edited(afterAKill, '"Recreate"', '"InPlaceOrRecreate"'));
  expect(inPlace.outcomes.requestsFailed).toBeGreaterThan(4 * trace.outcomes.requestsFailed);
});

test("a LimitRange caps the limit, and with it the request: the pods keep what they have", () => {
  const trace = run(underALimitRange);
  expect([actionsOf(trace), recommendedAt(trace, 60).target.cpuMilli, cpuRequestedPerPod(trace, 7200)]).toEqual([[], 126, 50]);
  const policy = '  resourcePolicy:\n    containerPolicies:\n    - containerName: "*"\n      controlledValues: RequestsOnly\n';
  const requestsOnly = run(underALimitRange, edited(underALimitRange, '"Recreate"\n', `"Recreate"\n${policy}`));
  expect([actionsOf(requestsOnly), cpuRequestedPerPod(requestsOnly, 7200)]).toEqual([[], 50]);
  const raised = tried(underALimitRange);
  expect([timesOf(raised), Math.min(...raised.vpa!.admissions.map(({ set }) => Object.values(set)[0]!.requests.cpuMilli!))]).toEqual([
    [259, 259, 319, 319],
    126,
  ]);
});

test("the updater evicts the other half while the first successors run and are not ready", () => {
  const trace = run(evictedUnderLoad);
  expect(timesOf(trace)).toEqual([199, 199, 259, 259]);
  const { ready } = trace.seconds;
  expect([ready[198], ready[200], ready[260], ready[261], ready[262]]).toEqual([4, 2, 0, 0, 2]);
  expect(Math.round(trace.outcomes.requestsFailed)).toBe(584);
  const inPlace = tried(evictedUnderLoad);
  expect([timesOf(inPlace), Math.min(...inPlace.seconds.ready), inPlace.outcomes.requestsFailed]).toEqual([timesOf(trace), 4, 0]);
});
