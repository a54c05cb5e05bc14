import { simulatedKeda } from "../doors/keda";
import { expect, test } from "vitest";
import { parseManifestFor } from "../simulation/parseManifestFor";
import { readScenario } from "../scenario/readScenario";
import type { Trace } from "../simulation/trace";
import type { Reconcile } from "../controller/decision";
import { library } from "./library";
import { checkedRunOfAny } from "../simulation/testing/checkedRun";
import { between, counts, lastCount, rescales, tried, utilization } from "./testing/runEntry";
import { trials } from "./trials";

type Run = Trace<Reconcile>;
/** What the words promise, measured in the run as it is and in the run with the change. */
type Promised = [words: string, of: (run: Run) => unknown, asItIs: unknown, changed: unknown];

const failed = ({ outcomes }: Run) => Math.round(outcomes.requestsFailed);
const highest = ({ outcomes }: Run) => outcomes.highestReplicas;
const highestUtilization = ({ reconciles }: Run) => Math.max(...reconciles.map((reconcile) => utilization(reconcile) ?? 0));
const firstDown = (run: Run) => rescales(run).find(({ from, to }) => to < from!)?.at ?? null;
const firstAt = (count: number) => (run: Run) => rescales(run).find(({ to }) => to === count)?.at ?? null;
const firstUp = (run: Run) => rescales(run)[0]?.at ?? null;
const lastWake = (run: Run) => rescales(run).findLast(({ from }) => from === 0)?.at ?? null;
const proposalAt = (second: number) => (run: Run) => {
  const { decision } = between(run, second, second + 1)[0]!;
  return decision.kind === "computed" ? decision.proposal : null;
};

const served = ({ seconds }: Pick<Run, "seconds">) => seconds.served.reduce((sum, messages) => sum + messages, 0);

/** How many rescales went up although the metric proposed no more pods than there were. */
const pulledUp = ({ reconciles }: Run) =>
  reconciles.filter(
    ({ decision, specReplicas, scaledTo }) =>
      decision.kind === "computed" && scaledTo !== null && scaledTo > specReplicas! && decision.proposal <= specReplicas!,
  ).length;
const everMissing = ({ reconciles }: Run) =>
  reconciles.some(
    ({ decision }) =>
      decision.kind === "computed" &&
      decision.metrics.some((metric) => metric.ok && metric.calculation.kind === "pods" && metric.calculation.groups.missing > 0),
  );

const promises: Readonly<Record<string, Promised>> = {
  "ceil-ratchet": ["the fourth pod goes", counts, [4], [4, 3]],
  "five-minutes-to-shrink": ["at 25:15, not at 30:15", firstDown, 1815, 1515],
  "fivefold-spike": ["no request fails", failed, 24, 0],
  "no-cpu-limit": ["3,536 requests fail", failed, 0, 3536],
  "no-lower-threshold": ["the count stays the same", counts, [10, 9, 7], [10]],
  "percent-of-requests": ["the same load is then 60%", highestUtilization, 300, 60],
  "small-difference": ["Then there are eleven pods", lastCount, 10, 11],
  "edge-of-tolerance": ["the count stays at 10", counts, [10, 11], [10]],
  "forbidden-windows": ["no request fails", failed, 3741, 0],
  "wakes-whoever-slept": ["the count stays at zero", counts, [4, 0, 4], [4, 0]],
  "up-while-below-target": ["can hold the count, but never raises it", pulledUp, 2, 0],
  "average-hides-hot-pod": ["none is throttled", ({ seconds }) => Math.max(...seconds.throttled), 1, 0],
  "busy-sidecar": ["the count stays at 4", counts, [4, 7, 8], [4]],
  "database-behind": ["Set 40 connections: none fails", failed, 237_200, 0],
  "failed-pods-are-ignored": [
    "propose 17, and maxReplicas limits that to 16",
    (run) => [proposalAt(0)(run), counts(run)[0]],
    [14, 14],
    [17, 16],
  ],
  "high-target": [
    "it goes to 13 pods, and p95 falls to less than a third",
    (run) => [lastCount(run), run.outcomes.p95Latency! < 0.598 / 3],
    [10, false],
    [13, true],
  ],
  "idle-memory": ["no pod is added", highest, 8, 2],
  "missing-count-as-idle": [
    "the CPU proposes 17, and maxReplicas limits that to 16",
    (run) => [proposalAt(0)(run), counts(run)[0]],
    [14, 14],
    [17, 16],
  ],
  "missing-samples": ["the count goes to twelve", lastCount, 10, 12],
  "one-metric-fails": ["the count follows the load down", firstDown, null, 1020],
  "overlapping-labels": ["four pods stay four", counts, [4, 8, 10, 5, 4], [4]],
  "rate-of-young-pods": ["12 pods are written at 05:30, not at 06:45", firstAt(12), 405, 330],
  "requests-at-an-ingress": ["Four pods become 40 within a minute", firstAt(40), null, 45],
  "sidecar-dilutes": ["the count goes to 14", highest, 4, 14],
  "sidecar-without-request": ["the count goes to 10", highest, 2, 10],
  "surge-is-copied": ["the update then never has an extra pod", highest, 11, 10],
  "target-above-the-limit": ["the count climbs to 9", highest, 4, 9],
  "value-of-backlog": ["the backlog ÷ 100, for any number of pods", highest, 100, 25],
  "apply-resets-replicas": ["Remove the two incidents", failed, 278, 0],
  "errors-on-scale-down": ["no request fails", failed, 24, 0],
  "jobs-cut": ["no job is cut", ({ outcomes }) => outcomes.messagesReturned, 41, 0],
  "leak-at-limit": ["no container is killed", ({ pods }) => pods.flatMap(({ exits }) => exits).length, 5, 0],
  "liveness-storm": ["the count reaches 18", highest, 9, 18],
  "new-pods-idle": ["from 10:42 on no request fails", ({ seconds }) => seconds.failed.findLastIndex((requests) => requests > 0), 2400, 641],
  "node-fails": ["ready at 11:35", ({ seconds }) => seconds.ready.findLastIndex((ready) => ready < 8) + 1, 965, 695],
  "one-by-one": ["eight pods are ready at 06:00", ({ seconds }) => seconds.ready.indexOf(8), 435, 360],
  "removing-replicas": ["later applies leave the count alone", counts, [20, 1, 4, 8, 16, 20], [20]],
  "renamed-container": ["the count rises during the rollout", firstUp, 765, 720],
  "resize-pending": [
    "From 10:03 on no request fails",
    ({ seconds }) => seconds.failed.findLastIndex((requests) => requests > 0) + 1,
    1801,
    603,
  ],
  "retry-storm": ["no request fails", failed, 110_680, 0],
  "two-autoscalers": ["the count goes to 12 at 10:30, not at 20:15", firstAt(12), 1215, 630],
  "starts-in-parallel": [
    "at 05:45 six pods exist, and five of them are ready",
    ({ seconds }) => [seconds.existing[345], seconds.ready[345]],
    [12, 8],
    [6, 5],
  ],
  "disabled-and-max": ["ten pods stay until the end", counts, [10, 6], [10]],
  "eighty-replicas": ["4 pods go each minute from the start", (run) => counts(run).slice(0, 4), [80, 72, 64, 57], [80, 76, 72, 68]],
  "min-is-the-least-change": ["the count doubles each minute", (run) => counts(run).slice(0, 3), [4, 5, 6], [4, 8, 16]],
  "sync-every-five-seconds": ["the count rises 10 s later", firstUp, 613, 623],
  "ten-percent-and-five": [
    "from 80 to 72, 64, 57, 51, 45 and 40, and then by 5",
    (run) => counts(run).slice(0, 8),
    [80, 75, 70, 65, 60, 55, 50, 45],
    [80, 72, 64, 57, 51, 45, 40, 35],
  ],
  "ten-percent-of-three": ["the count really stays at 3", counts, [3, 2, 1], [3]],
  "thirty-percent-or-seven": ["the first step goes to 24", (run) => counts(run)[1], 25, 24],
  "all-unready": ["the count goes to 24", highest, 6, 24],
  "broken-rollout": ["it scales up", highest, 10, 12],
  "crash-loop": ["none is missing, and the count stays the same", (run) => [everMissing(run), counts(run)], [true, [1]], [false, [1]]],
  "no-readiness-probe": ["no request fails", failed, 388, 0],
  "start-up-burst": ["the count goes only to 6", highest, 20, 6],
  "unready-still-counts": ["14 pods stay", counts, [14, 20, 14], [14]],
  "not-a-cooldown": ["the whole window passes before the first pod goes", firstDown, 990, 915],
  "scale-up-window": ["the count goes to 8 at 10:15", firstAt(8), 720, 615],
  "tolerance-in-manifest": ["there are five pods until the end", counts, [5, 6], [5]],
  "flapping-pods": ["the count goes only to 7", highest, 12, 7],
  "morning-doubling": ["no request fails", failed, 610, 0],
  "pods-at-night": [
    "the count falls to 4 at night, and no request fails",
    (run) => [Math.min(...counts(run)), failed(run)],
    [10, 0],
    [4, 0],
  ],
  "paused-at-zero": ["the autoscaler continues from there", lastCount, 0, 5],
  "wakes-from-zero": ["and stays paused", highest, 10, 0],
  "stuck-since-the-upgrade": ["the messages wake it", lastCount, 0, 4],
  "slept-through-the-upgrade": ["later messages wake it by themselves", lastWake, null, 3330],
  "cooldown-is-not-the-window": ["the first pod goes at 16:45, not at 21:00", firstDown, 1260, 1005],
  "target-is-per-pod": ["at 06:30 there are 100, the maximum", firstAt(100), null, 390],
  "left-in-the-queue": [
    "the first message wakes a pod, and all six are done",
    ({ seconds }) => [seconds.written.findIndex((count) => count > 0), served({ seconds })],
    [930, 3],
    [330, 6],
  ],
  "fallback-is-a-wish": ["all ten are written at 10:45", firstAt(10), 990, 645],
  "cron-and-cpu": ["the CPU keeps the ten pods, and no request fails", (run) => [counts(run), failed(run)], [[10, 0], 91_500], [[10], 0]],
  "paused-without-a-count": [
    "KEDA writes 10 when it pauses, and only 58 requests fail",
    (run) => [run.seconds.written[600], failed(run)],
    [3, 41_158],
    [10, 58],
  ],
  "jobs-start-over": [
    "All ten are done at 16:15, for 2.6 pod-hours",
    (run) => [served(run), run.seconds.served.findLastIndex((jobs) => jobs > 0), Number(run.outcomes.podHours.toFixed(1))],
    [0, -1, 8.6],
    [10, 975, 2.6],
  ],
  "idle-is-not-a-minimum": [
    "0 once, 3 when the load comes, and 0 when it is over",
    (run) => [counts(run)[0], counts(run).length],
    [3, 95],
    [0, 3],
  ],
  "both-on-cpu": ["the requests fall to 63m as well, but the count stays at 9", counts, [9, 11, 15, 19, 23, 29], [9]],
  "requests-beside-a-vpa": ["the count goes to 50, the maximum", highest, 12, 50],
  "vpa-for-memory-alone": ["the count goes to 50, the maximum", highest, 25, 50],
  "vpa-at-creation-alone": ["all pods request 100m, and the count goes to 25", highest, 35, 25],
  "average-value-beside-a-vpa": ["the count goes to 50, the maximum", highest, 25, 50],
  "vpa-without-a-history": ["the VPA evicts no pod", ({ vpa }) => vpa!.actions.length, 4, 0],
  "vpa-after-an-oom-kill": [
    "the pods are OOMKilled 64 times, until 1:25:03",
    ({ pods }) => {
      const kills = pods.flatMap(({ exits }) => exits.filter(({ outOfMemory }) => outOfMemory)).map(({ at }) => at);
      return [kills.length, Math.max(...kills)];
    },
    [38, 2093],
    [64, 5103],
  ],
  "vpa-under-a-limit-range": [
    "all four pods are evicted by 05:19",
    ({ vpa }) => vpa!.actions.map(({ at }) => at),
    [],
    [259, 259, 319, 319],
  ],
  "vpa-evicts-under-load": ["no request fails", failed, 584, 0],
};

test("every question offers a change, and every change promises something", () => {
  const ids = library.map(({ id }) => id).toSorted();
  expect([Object.keys(trials).toSorted(), Object.keys(promises).toSorted()]).toEqual([ids, ids]);
});

test.for(library)("the change of $id can be tried on it: it makes another scenario, which the page accepts", (entry) => {
  const scenario = { ...entry.scenario, ...trials[entry.id]!(entry.scenario)! };
  expect(readScenario(scenario)).toEqual({ ok: true, value: scenario });
  expect(parseManifestFor(scenario.manifest, scenario.flags, simulatedKeda).problems).toEqual([]);
  expect(JSON.stringify(scenario)).not.toBe(JSON.stringify(entry.scenario));
});

test.for(library)("the change of $id does what its words promise", (entry) => {
  const [words, of, asItIs, changed] = promises[entry.id]!;
  expect(entry.change).toContain(words);
  expect({ asItIs: of(checkedRunOfAny(entry.scenario) as Run), changed: of(tried(entry)) }).toEqual({ asItIs, changed });
});

test("a trial that no longer fits an edited manifest changes nothing", () => {
  for (const { id, scenario } of library) {
    const change = trials[id]!({ ...scenario, manifest: "behavior:\n" });
    expect(change?.manifest, id).toBeUndefined();
  }
});
