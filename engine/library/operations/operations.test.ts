import { expect, test } from "vitest";
import type { Scenario } from "../../scenario/scenario";
import { adviceOf } from "../../manifest/testing/advice";
import { between, condition, counts, lastCount, podsCalculation, rescales, run, utilization, tried } from "../testing/runEntry";
import { usageOfPod } from "../../simulation/podUsage";
import { applyResetsReplicas } from "./applyResetsReplicas";
import { errorsOnScaleDown } from "./errorsOnScaleDown";
import { newPodsIdle } from "./newPodsIdle";
import { jobsCut } from "./jobsCut";
import { leakAtLimit } from "./leakAtLimit";
import { livenessStorm } from "./livenessStorm";
import { nodeFails } from "./nodeFails";
import { oneByOne } from "./oneByOne";
import { removingReplicas } from "./removingReplicas";
import { renamedContainer } from "./renamedContainer";
import { resizePending } from "./resizePending";
import { startsInParallel } from "./startsInParallel";
import { retryStorm } from "./retryStorm";
import { twoAutoscalers } from "./twoAutoscalers";

test("each apply of a manifest with replicas throws the count back, and requests fail until it has climbed again", () => {
  const trace = run(applyResetsReplicas);
  expect(counts(trace)).toEqual([20, 3, 6, 12, 20, 3, 6, 12, 20]);
  expect([604, 605, 614, 615, 1205].map((second) => trace.seconds.written[second])).toEqual([20, 3, 3, 6, 3]);
  expect(trace.outcomes.requestsFailed).toBeGreaterThan(0);

  expect(tried(applyResetsReplicas).outcomes.requestsFailed).toBe(0);
});

test("two autoscalers on the same pods both stop, until the second is gone", () => {
  const trace = run(twoAutoscalers);
  const claimed = between(trace, 300, 1200);
  for (const reconcile of claimed) {
    expect(reconcile.decision).toMatchObject({ kind: "noMetrics", metrics: [] });
    expect(condition(reconcile, "ScalingActive")).toMatchObject({ status: "False", reason: "AmbiguousSelector" });
    expect(condition(reconcile, "ScalingActive")!.message).toMatch(/^pods by selector app=web are controlled by more than one HPA/);
  }
  expect(claimed.every(({ scaledTo }) => scaledTo === null)).toBe(true);
  expect(lastCount(trace)).toBe(12);

  expect(Math.max(...counts(tried(twoAutoscalers)))).toBe(12);
});

test("requests fail at each scale-down, because the endpoints follow a second late, and a preStop hook that sleeps cures it", () => {
  const trace = run(errorsOnScaleDown);
  expect(rescales(trace)).toEqual([
    { at: 915, from: 20, to: 18 },
    { at: 930, from: 18, to: 9 },
  ]);
  expect([...trace.seconds.failed].flatMap((failed, second) => (failed > 0 ? [[second, failed]] : []))).toEqual([
    [916, 4],
    [931, 20],
  ]);
  expect([trace.failures, Math.max(...trace.seconds.waiting)]).toEqual([{ podStopping: 24 }, 0]);

  const { workload, cluster } = errorsOnScaleDown.scenario;
  const fixed: Partial<Scenario>[] = [
    { workload: { ...workload, preStopSeconds: 1 } },
    { workload: { ...workload, drainSeconds: 5 } },
    { cluster: { ...cluster, endpointsDelaySeconds: 0 } },
  ];
  expect(tried(errorsOnScaleDown).failures).toEqual({});
  for (const change of fixed) expect(run(errorsOnScaleDown, change).failures).toEqual({});
});

test("clients that keep their connections leave new pods idle, the average CPU is on target, and a maximum age cures it", () => {
  const trace = run(newPodsIdle);
  expect(rescales(trace).map(({ at, to }) => [at, to])).toEqual([
    [615, 8],
    [630, 16],
    [645, 20],
  ]);
  const { capacity, served, failed, ready, cpuUsed } = trace.seconds;
  for (const second of [newPodsIdle.look.at, 2399]) {
    expect([ready, capacity, served, failed].map((values) => values[second])).toEqual([20, 496, 99.2, 50.8]);
    // Four pods at their limit of 500 m; the others only what an idle pod uses.
    expect(cpuUsed[second]).toBe(4 * 500 + 16 * 4);
  }
  const [reconcile] = between(trace, newPodsIdle.look.at, 915);
  expect([utilization(reconcile!), lastCount(trace)]).toEqual([51, 20]);

  const { workload } = newPodsIdle.scenario;
  const aged = tried(newPodsIdle).seconds;
  expect([aged.failed.findLastIndex((requests) => requests > 0), aged.served[1500]]).toEqual([641, 150]);
  expect(run(newPodsIdle, { workload: { ...workload, clientConnections: 0 } }).seconds.failed[900]).toBe(0);
});

test("a liveness probe that waits with the requests restarts all pods, and a longer timeout keeps them", () => {
  const trace = run(livenessStorm);
  const { ready, waiting } = trace.seconds;
  expect([322, 323, 327, 328, 330].map((second) => ready[second])).toEqual([6, 5, 1, 0, 3]);
  expect([299, 320].map((second) => waiting[second])).toEqual([0, 1200]);
  expect(rescales(trace)).toEqual([{ at: 315, from: 6, to: 9 }]);
  expect(between(trace, 330, 331)[0]!.decision).toMatchObject({ metrics: [{ calculation: { groups: { ready: 4, missing: 5 } } }] });
  expect(trace.pods[0]!.exits.map(({ backOffSeconds }) => backOffSeconds)).toEqual([0, 10, 20, 40, 80, 160, 300, 300, 300]);
  expect(Math.round(100 * trace.outcomes.failedShare!)).toBe(87);

  const { workload } = livenessStorm.scenario;
  const others = [{ livenessFailureThreshold: 10 }, { livenessProbe: false }];
  for (const calm of [tried(livenessStorm), ...others.map((fixed) => run(livenessStorm, { workload: { ...workload, ...fixed } }))]) {
    expect([counts(calm), calm.failures]).toEqual([[6, 9, 12, 15, 18], { timedOut: 2292 }]);
    expect(calm.pods.every(({ exits }) => exits.length === 0)).toBe(true);
  }
});

test("retries keep every request failing at maxReplicas after the spike; back-off, no retries or no abandoned work cures it", () => {
  const trace = run(retryStorm);
  const { served, failed, retried, capacity, ready } = trace.seconds;
  for (const second of [retryStorm.look.at, 2399])
    expect([ready, capacity, served, failed, retried].map((values) => values[second])).toEqual([10, 248, 0, 60, 240]);
  expect([trace.failures, lastCount(trace)]).toEqual([{ timedOut: trace.outcomes.requestsFailed }, 10]);
  // Nothing fails before the spike, and all of the half hour after it does.
  expect(failed.findIndex((requests) => requests > 0)).toBeGreaterThan(620);
  expect(trace.outcomes.requestsFailed).toBeGreaterThan(60 * 1700);

  const { workload } = retryStorm.scenario;
  const fixed = tried(retryStorm);
  expect([fixed.outcomes.requestsFailed, fixed.seconds.retried[900], fixed.seconds.waiting[900]]).toEqual([0, 0, 0]);
  for (const change of [{ retries: 0 }, { abandonedSeconds: 0 }]) {
    const { failureSeconds } = run(retryStorm, { workload: { ...workload, ...change } });
    expect(failureSeconds.timedOut!.findLastIndex((requests) => requests > 0)).toBeLessThan(660);
  }
});

test("a scale-down cuts long jobs again and again, and a grace that is long enough lets them end", () => {
  const trace = run(jobsCut);
  const { waiting, jobsInWork, returned, written, served } = trace.seconds;
  expect([waiting, jobsInWork, written].map((values) => values[689])).toEqual([4, 16, 16]);
  expect([written[690], returned[720], waiting[720], jobsInWork[720]]).toEqual([4, 12, 16, 4]);
  expect(trace.outcomes).toMatchObject({ requestsServed: 17, messagesReturned: 41 });
  expect([trace.outcomes.podHours.toFixed(1), served.findLastIndex((jobs) => jobs > 0)]).toEqual(["7.2", 3301]);

  const fixed = tried(jobsCut);
  expect(fixed.outcomes).toMatchObject({ requestsServed: 20, messagesReturned: 0 });
  expect([fixed.outcomes.podHours.toFixed(1), fixed.seconds.served.findLastIndex((jobs) => jobs > 0)]).toEqual(["4.1", 26 * 60 + 15]);
});

test("a StatefulSet starts and replaces one pod at a time, a Deployment several", () => {
  const trace = run(oneByOne);
  expect(rescales(trace)).toEqual([
    { at: 315, from: 4, to: 7 },
    { at: 330, from: 7, to: 8 },
  ]);
  const { ready, existing } = trace.seconds;
  const { at } = oneByOne.look;
  expect([trace.seconds.written[at], existing[at], ready[at]]).toEqual([8, 6, 5]);
  expect(ready.indexOf(8)).toBe(435);

  const replaced = trace.pods.filter(({ createdAt }) => createdAt >= 1200).map(({ name }) => name);
  expect(replaced).toEqual(["db-7", "db-6", "db-5", "db-4", "db-3", "db-2", "db-1", "db-0"]);
  expect([Math.min(...ready.slice(1200)), Math.max(...existing.slice(1200))]).toEqual([7, 8]);
  expect(ready.findLastIndex((pods) => pods < 8) + 1 - 1200).toBe(256);

  const deployment = tried(oneByOne).seconds;
  expect(deployment.ready.indexOf(8)).toBe(360);
  expect(deployment.ready.findLastIndex((pods) => pods < 8) + 1 - 1200).toBe(60);
  expect(Math.max(...deployment.existing.slice(1200))).toBeGreaterThan(8);
});

test("with Parallel all pods of a StatefulSet start at once, with OrderedReady one by one; an update replaces one by one with both", () => {
  const { seconds, ...trace } = run(startsInParallel);
  expect(rescales({ seconds, ...trace })).toEqual([
    { at: 315, from: 4, to: 8 },
    { at: 330, from: 8, to: 12 },
  ]);
  const { at } = startsInParallel.look;
  const podsAt = ({ existing, ready }: typeof seconds) => [existing[at], ready[at], ready.indexOf(12)];
  expect(podsAt(seconds)).toEqual([12, 8, 360]);

  const { manifest } = startsInParallel.scenario;
  const ordered = tried(startsInParallel);
  expect(podsAt(ordered.seconds)).toEqual([6, 5, 555]);
  const deployment = run(startsInParallel, { manifest: manifest.replace("kind: StatefulSet", "kind: Deployment") });
  expect(podsAt(deployment.seconds)).toEqual([12, 8, 360]);

  const updated = run(startsInParallel, { incidents: [{ at: 900, kind: "rollingUpdate", release: "good" }] });
  expect(new Set(updated.seconds.ready.slice(900))).toEqual(new Set([11, 12]));
  expect(updated.pods.filter(({ createdAt }) => createdAt >= 900)).toHaveLength(12);
});

test("the pods of a failed node get requests for 50 s, are missing for 300 s more, and only then are replaced", () => {
  const trace = run(nodeFails);
  const failing = [...trace.seconds.failed].flatMap((failed, second) => (failed > 0 ? [second] : []));
  expect([failing[0], failing.at(-1), failing.length]).toEqual([600, 650, 51]);
  expect(trace.failures).toEqual({ podGone: 459, nodeLost: 0.18 });
  expect([trace.seconds.offered[620], trace.seconds.failed[620]]).toEqual([36, 9]);
  expect(rescales(trace)).toEqual([]);
  const [looked] = between(trace, nodeFails.look.at, nodeFails.look.at + 1);
  expect(podsCalculation(looked!)).toMatchObject({
    groups: { ready: 6, missing: 2 },
    counted: { utilizationPercent: 62 },
    outcome: "rebalancedWithinTolerance",
    rebalanced: { utilizationPercent: 46 },
  });
  const replaced = ({ pods, seconds }: typeof trace) => [
    ...pods.flatMap(({ createdAt }) => (createdAt > 0 ? [createdAt] : [])),
    seconds.ready.findLastIndex((ready) => ready < 8) + 1,
  ];
  expect(replaced(trace)).toEqual([950, 950, 965]);

  expect(replaced(tried(nodeFails))).toEqual([680, 680, 695]);
});

test("while a rollout renames a container, metrics of both names fail, and the count does not follow the load", () => {
  const trace = run(renamedContainer);
  const mixed = between(trace, 645, 750);
  for (const { decision, scaledTo } of mixed) {
    expect(decision).toMatchObject({
      kind: "noMetrics",
      metrics: [
        { ok: false, error: expect.stringMatching(/^failed to get cpu utilization: container app not found in Pod web-/) },
        { ok: false, error: expect.stringMatching(/^failed to get cpu utilization: container server not found in Pod web-/) },
      ],
    });
    expect(scaledTo).toBeNull();
  }
  expect(rescales(trace)).toEqual([{ at: 765, from: 10, to: 19 }]);
  // Without the rename, the count follows as soon as samples tell of the load.
  expect(rescales(run(renamedContainer, { incidents: [] }))[0]!.at).toBeLessThan(750);

  expect(rescales(tried(renamedContainer))[0]).toEqual({ at: 720, from: 10, to: 13 });
});

test("the charted value of a container is that of the pods that have it", () => {
  const { metrics } = run(renamedContainer);
  const at = (second: number) => metrics.map(({ container, actual }) => [container, Math.round(actual[second]!)]);
  expect([600, 655, 760].map(at)).toEqual([
    [
      ["app", 52],
      ["server", NaN],
    ],
    [
      ["app", 52],
      ["server", 52],
    ],
    [
      ["app", NaN],
      ["server", 102],
    ],
  ]);
});

test("the first apply without replicas writes 1 once, and 1391 requests fail before there are 20 again", () => {
  const trace = run(removingReplicas);
  expect(counts(trace)).toEqual([20, 1, 4, 8, 16, 20]);
  expect(rescales(trace).map(({ at, to }) => [at, to])).toEqual([
    [615, 4],
    [630, 8],
    [645, 16],
    [660, 20],
  ]);
  expect(trace.failures).toEqual({ timedOut: 1300, podStopping: 91.2 });

  const careful = tried(removingReplicas);
  expect([counts(careful), careful.outcomes.requestsFailed]).toEqual([[20], 0]);
});

test("while a resize from 1 to 4 cores is Infeasible, the autoscaler sees 25% of what the pods have 100%, and scales in", () => {
  const trace = run(resizePending);
  const [before, looked] = between(trace, resizePending.look.at - 15, resizePending.look.at + 1);
  expect(podsCalculation(before!)).not.toHaveProperty("applied");
  expect(podsCalculation(looked!)).toMatchObject({
    counted: { usageMilli: 8000, requestsMilli: 32_000, utilizationPercent: 25 },
    applied: { requestsMilli: 8000, utilizationPercent: 100 },
  });
  expect(looked!.decision).toMatchObject({ proposal: 3, desired: 8 });
  expect(rescales(trace)).toEqual([
    { at: 900, from: 8, to: 3 },
    { at: 1215, from: 3, to: 2 },
  ]);
  for (const { resizes } of trace.pods) expect(resizes!.at(-1)).toEqual({ at: 601, state: "infeasible" });
  const { cpuUsed, ready, offered, failed } = trace.seconds;
  // A whole core for each pod, before the resize and after it.
  expect([599, 899, 1200, 1790].map((second) => [cpuUsed[second], ready[second]])).toEqual([
    [8000, 8],
    [8000, 8],
    [3000, 3],
    [2000, 2],
  ]);
  expect(Math.round((100 * failed[1790]!) / offered[1790]!)).toBe(78);

  const smaller = tried(resizePending);
  expect([counts(smaller), smaller.seconds.failed.findLastIndex((requests) => requests > 0)]).toEqual([[8], 10 * 60 + 2]);
  for (const { resizes } of smaller.pods) expect(resizes!.at(-1)).toEqual({ at: 603, state: null });
});

test("a pod more lowers the average and takes no memory from those that leak, so all four are killed in one second", () => {
  const trace = run(leakAtLimit);
  expect(rescales(trace)).toEqual([
    { at: 1530, from: 4, to: 5 },
    { at: 2715, from: 5, to: 4 },
  ]);
  const kills = trace.pods.map(({ exits }) => exits.map(({ at, outOfMemory }) => [at, outOfMemory?.memoryLimitMebibytes]));
  expect(kills).toEqual([[[2397, 160]], [[2397, 160]], [[2397, 160]], [[2397, 160]], [[2405, 160]]]);
  expect(Math.round(trace.outcomes.requestsFailed)).toBe(267);

  const [looked] = between(trace, leakAtLimit.look.at, leakAtLimit.look.at + 1);
  expect(podsCalculation(looked!)).toMatchObject({ counted: { utilizationPercent: 86 } });
  expect(looked!.decision).toMatchObject({ desired: 5 });
  const usage = trace.usage[trace.reconciles.indexOf(looked!)];
  const held = trace.pods.map(({ name }) => usageOfPod(usage!, usage!.names.indexOf(name)).memoryMebibytes);
  expect(held).toEqual([159, 159, 159, 159, 57]);

  const tight = tried(leakAtLimit);
  expect([counts(tight), tight.failures, tight.pods.flatMap(({ exits }) => exits)]).toEqual([[4], {}, []]);
});

const warning =
  /first apply without it writes 1 once, so first remove it with `?kubectl apply edit-last-applied`?, or, with server-side apply, remove it when the autoscaler owns the field/;

test("everything that recommends to remove replicas warns of the first apply without it", () => {
  expect(applyResetsReplicas.change).toMatch(warning);
  const { manifest } = applyResetsReplicas.scenario;
  const deployment = "kind: Deployment\nmetadata: {name: web}\nspec: {replicas: 3, paused: true}\n";
  const [advice] = adviceOf("replicasInWorkload", `${manifest}---\n${deployment}`);
  expect(advice?.reason).toMatch(warning);
});
