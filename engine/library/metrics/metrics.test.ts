import { expect, test } from "vitest";
import { defaultFeatureGates } from "../../controller/flags";
import {
  between,
  condition,
  counts,
  edited,
  firstProposal,
  lastCount,
  podsCalculation,
  rescales,
  run,
  utilization,
  tried,
} from "../testing/runEntry";
import { traceOf } from "../../simulation/testing/traceOf";
import { autoscaler, containerCpuUtilization, cpuUtilization, podsAverage } from "../manifest";
import { averageHidesHotPod } from "./averageHidesHotPod";
import { busySidecar } from "./busySidecar";
import { databaseBehind } from "./databaseBehind";
import { failedPodsAreIgnored } from "./failedPodsAreIgnored";
import { highTarget } from "./highTarget";
import { idleMemory } from "./idleMemory";
import { missingCountAsIdle } from "./missingCountAsIdle";
import { missingSamples } from "./missingSamples";
import { oneMetricFails } from "./oneMetricFails";
import { rateOfYoungPods } from "./rateOfYoungPods";
import { requestsAtAnIngress } from "./requestsAtAnIngress";
import { sidecarDilutes } from "./sidecarDilutes";
import { sidecarWithoutRequest } from "./sidecarWithoutRequest";
import { surgeIsCopied } from "./surgeIsCopied";
import { targetAboveTheLimit } from "./targetAboveTheLimit";
import { valueOfBacklog } from "./valueOfBacklog";

test("idle pods above the memory target go to the maximum and stay; with twice the request nothing is added", () => {
  const trace = run(idleMemory);
  expect(trace.outcomes.requestsServed).toBe(0);
  expect(lastCount(trace)).toBe(8);
  expect(trace.outcomes.rescalesDown).toBe(0);
  expect(new Set(trace.reconciles.map(utilization))).toEqual(new Set([96]));

  expect(counts(tried(idleMemory))).toEqual([2]);
});

test("an average on target hides a pod at its limit", () => {
  const trace = run(averageHidesHotPod);
  expect(counts(trace)).toEqual([10]);
  expect([...trace.seconds.hottestCpu].every((cpu) => cpu === 500)).toBe(true);
  expect([...trace.seconds.throttled].every((pods) => pods === 1)).toBe(true);
  const othersMilli = [...trace.seconds.cpuUsed].map((cpu) => (cpu - 500) / 9);
  expect(Math.max(...othersMilli)).toBeLessThan(125);

  const even = tried(averageHidesHotPod);
  expect(counts(even)).toEqual([10]);
  expect(Math.max(...even.seconds.throttled)).toBe(0);
});

test("without the sidecar's request nothing scales, and ScalingActive says why; with it the load is followed", () => {
  const trace = run(sidecarWithoutRequest);
  expect(counts(trace)).toEqual([2]);
  for (const reconcile of trace.reconciles) {
    const { status, reason, message } = condition(reconcile, "ScalingActive")!;
    expect([status, reason]).toEqual(["False", "FailedGetResourceMetric"]);
    expect(message).toMatch(
      /^the HPA was unable to compute the replica count: failed to get cpu utilization: missing request for cpu in container sidecar of Pod web-\S+$/,
    );
  }

  expect(lastCount(tried(sidecarWithoutRequest))).toBeGreaterThan(2);
  expect(
    lastCount(run(sidecarWithoutRequest, edited(sidecarWithoutRequest, cpuUtilization(50), containerCpuUtilization("web", 50)))),
  ).toBeGreaterThan(8);
});

test("a sidecar's request dilutes the pod's utilization; ContainerResource measures the main container alone", () => {
  const trace = run(sidecarDilutes);
  expect(counts(trace)).toEqual([4]);
  expect(new Set(trace.reconciles.map(utilization))).toEqual(new Set([56]));

  const alone = tried(sidecarDilutes);
  expect(utilization(alone.reconciles[0]!)).toBe(202);
  expect(lastCount(alone)).toBe(14);
});

test("while one of two metrics fails the count follows the load up, but not down", () => {
  const trace = run(oneMetricFails);
  const outage = between(trace, 660, 2100);
  const quiet = outage.filter(({ at }) => at >= 1100 && at < 1500);
  expect(new Set(quiet.map(({ specReplicas, scaledTo }) => scaledTo ?? specReplicas))).toEqual(new Set([10]));
  for (const reconcile of quiet) {
    expect(reconcile.decision.kind).toBe("noMetrics");
    expect(condition(reconcile, "ScalingActive")).toMatchObject({ status: "False", reason: "FailedGetExternalMetric" });
  }
  expect(Math.max(...outage.map(({ scaledTo }) => scaledTo ?? 0))).toBe(15);

  const older = { ...oneMetricFails.scenario.flags, kubernetesVersion: "1.28", featureGates: defaultFeatureGates("1.28") } as const;
  const asIn1_28 = between(run(oneMetricFails, { flags: older }), 660, 2100);
  expect(Math.max(...asIn1_28.map(({ scaledTo }) => scaledTo ?? 0))).toBe(15);

  const alone = tried(oneMetricFails);
  expect(Math.min(...between(alone, 1100, 1500).map(({ specReplicas }) => specReplicas!))).toBe(4);
});

test("two pods without a sample keep ten pods at 107% of a target of 90%; with all samples it is twelve", () => {
  const trace = run(missingSamples);
  const late = between(trace, 420, 1800);
  for (const reconcile of late) {
    const { counted, groups, outcome, rebalanced } = podsCalculation(reconcile);
    expect([counted.utilizationPercent, groups.missing, outcome, rebalanced?.utilizationPercent]).toEqual([
      107,
      2,
      "rebalancedWithinTolerance",
      85,
    ]);
  }
  expect(counts(trace)).toEqual([10]);

  expect(lastCount(tried(missingSamples))).toBe(12);
});

test("missing pods count as idle: ten at 85% and two missing propose 14, not 17", () => {
  const [first] = run(missingCountAsIdle).reconciles;
  const { counted, groups, rebalanced } = podsCalculation(first!);
  expect([counted.utilizationPercent, groups.missing, rebalanced?.utilizationPercent, rebalanced?.fillIn.missingAs]).toEqual([
    85,
    2,
    70,
    { percent: 0 },
  ]);
  expect(firstProposal(first!).replicaCount).toBe(14);
  expect(first!.scaledTo).toBe(14);

  const whole = tried(missingCountAsIdle).reconciles[0]!;
  expect([firstProposal(whole).replicaCount, whole.scaledTo]).toEqual([17, 16]);
});

test("a Value of a backlog is multiplied by its own result, beyond a thousand; an AverageValue is not", () => {
  const trace = run(valueOfBacklog);
  const proposals = trace.reconciles.map((reconcile) => firstProposal(reconcile).replicaCount);
  expect(Math.max(...proposals)).toBeGreaterThan(1000);
  expect(trace.outcomes.highestReplicas).toBe(100);

  const average = tried(valueOfBacklog);
  expect(Math.max(...average.reconciles.map((reconcile) => firstProposal(reconcile).replicaCount))).toBeLessThan(100);
});

test("the surplus pod of a rolling update becomes the count; without a surplus it does not", () => {
  const trace = run(surgeIsCopied);
  const [up] = rescales(trace);
  expect([up!.from, up!.to]).toEqual([10, 11]);
  expect(up!.at).toBeGreaterThanOrEqual(600);
  const reconcile = trace.reconciles.find(({ at }) => at === up!.at)!;
  expect([reconcile.statusReplicas, firstProposal(reconcile).calculation]).toMatchObject([
    11,
    { kind: "averageValue", outcome: "withinTolerance" },
  ]);
  expect(lastCount(trace)).toBe(11);

  expect(counts(tried(surgeIsCopied))).toEqual([10]);
});

test("an AverageValue divides an Ingress's 160 requests into 8 pods; a Value of 20 multiplies the count to the maximum", () => {
  const trace = run(requestsAtAnIngress);
  expect(lastCount(trace)).toBe(8);
  const [settled] = between(trace, requestsAtAnIngress.look.at, requestsAtAnIngress.look.at + 1);
  expect(settled!.specReplicas).toBe(8);
  expect(firstProposal(settled!)).toMatchObject({
    replicaCount: 8,
    // rate() computes in doubles, and the adapter cuts to thousandths.
    calculation: { kind: "averageValue", usageMilli: 159_999, averageMilli: 20_000 },
  });

  const climb = rescales(tried(requestsAtAnIngress));
  expect([climb[0]!.from, climb.at(-1)!.to]).toEqual([4, 40]);
  expect(climb.at(-1)!.at).toBeLessThanOrEqual(60);
});

test("a metric for each container follows the busy sidecar to 8 pods; the pod as a whole is at 48% and stays at 4", () => {
  const trace = run(busySidecar);
  const [busy] = between(trace, busySidecar.look.at, busySidecar.look.at + 1);
  expect(busy!.scaledTo).toBe(8);
  const proposals = busy!.decision.kind === "computed" ? busy!.decision.metrics : [];
  expect(proposals.map((each) => each.ok && each.calculation.kind === "pods" && each.calculation.counted.utilizationPercent)).toEqual([
    30, 120,
  ]);
  expect(proposals.map((each) => each.ok && each.replicaCount)).toEqual([7, 8]);
  expect(lastCount(trace)).toBe(8);

  const whole = tried(busySidecar);
  expect(counts(whole)).toEqual([4]);
  expect(utilization(whole.reconciles.at(-1)!)).toBe(48);
});

test("failed pods are ignored and their replacements count as idle: ten at 85% propose 14, not 17", () => {
  const [first] = run(failedPodsAreIgnored).reconciles;
  const { groups, counted, rebalanced } = podsCalculation(first!);
  expect([counted.samples, counted.utilizationPercent, rebalanced?.samples, rebalanced?.utilizationPercent]).toEqual([10, 85, 12, 70]);
  expect(groups.setAside.filter(({ why }) => why === "failed")).toHaveLength(2);
  expect([groups.ignored, groups.unready + groups.missing]).toEqual([2, 2]);
  expect([firstProposal(first!).replicaCount, first!.scaledTo]).toEqual([14, 14]);
  expect(first!.status.currentMetrics?.[0]).toMatchObject({ resource: { current: { averageUtilization: 85 } } });

  const whole = tried(failedPodsAreIgnored).reconciles[0]!;
  expect([firstProposal(whole).replicaCount, whole.scaledTo]).toEqual([17, 16]);
});

test("a target of 600m never adds pods that are throttled at 500m; a target of 400m does", () => {
  const trace = run(targetAboveTheLimit);
  expect(counts(trace)).toEqual([4]);
  const throttled = between(trace, 345, 1201);
  for (const reconcile of throttled) {
    const { counted } = podsCalculation(reconcile);
    expect(counted.averageMilli).toBe(500);
    expect(counted.usageRatio).toBeCloseTo(0.833, 3);
  }
  expect(Math.max(...trace.reconciles.map((reconcile) => Number(podsCalculation(reconcile).counted.averageMilli)))).toBe(500);
  const { failed } = trace.seconds;
  expect([failed[299], failed.at(-1)! > 0]).toEqual([0, true]);

  const lower = tried(targetAboveTheLimit);
  expect(lastCount(lower)).toBe(9);
  expect(lower.seconds.failed.at(-1)).toBe(0);
});

test("rate() shows 116 of 120 requests while young pods show too few, and 12 pods; divided by each pod's age it would be 140, and 14 pods", () => {
  const { at } = rateOfYoungPods.look;
  const trace = run(rateOfYoungPods);
  expect(counts(trace)).toEqual([6, 8, 10, 12]);
  expect(firstProposal(trace.reconciles.find((reconcile) => reconcile.at === at)!).replicaCount).toBe(12);
  expect(trace.seconds.ready[at]).toBe(10);

  // The same run, with the counter itself as a second metric that never wins.
  const rates = podsAverage("http_requests_per_second", "10");
  const counter = { metric: "counter", source: "requestsPerSecond", function: "instant" } as const;
  const manifest = autoscaler({ name: "shop", min: 2, max: 40, metrics: [rates, podsAverage("counter", "1G")] });
  const samples = new Map<string, { at: number; total: number }[]>();
  const shown: { rate: number; byAge: number; age: number }[] = [];
  const observed = traceOf(
    { ...rateOfYoungPods.scenario, manifest, signals: [counter] },
    {
      onReconcile(reconcile, { metrics, pods }) {
        metrics.pods?.get("counter")?.forEach(({ timestamp, valueMilli }, pod) => {
          const known = samples.get(pod) ?? [];
          if (known.at(-1)?.at !== timestamp) samples.set(pod, [...known, { at: timestamp, total: Number(valueMilli) / 1000 }]);
        });
        if (reconcile.at !== at) return;
        metrics.pods?.get("http_requests_per_second")?.forEach(({ valueMilli }, pod) => {
          const inRange = samples.get(pod)!.filter((sample) => sample.at > at - 120);
          const [first, last] = [inRange[0]!, inRange.at(-1)!];
          const age = at - pods.find(({ name }) => name === pod)!.startTime!;
          shown.push({ rate: Number(valueMilli) / 1000, byAge: (last.total - first.total) / (last.at - first.at), age });
        });
      },
    },
  );
  expect(counts(observed)).toEqual(counts(trace));
  const young = shown.filter(({ age }) => age < 120).map(({ rate }) => Math.round(rate));
  const old = shown.filter(({ age }) => age >= 120).map(({ rate }) => Math.round(rate));
  expect([young.toSorted((one, other) => one - other), new Set(old)]).toEqual([[3, 3, 7, 7], new Set([16])]);
  const sum = (key: "rate" | "byAge") => Math.round(shown.reduce((total, each) => total + each[key], 0));
  expect([sum("rate"), sum("byAge"), Math.ceil(sum("byAge") / 10)]).toEqual([116, 140, 14]);

  const last = (of: typeof trace) => rescales(of).at(-1)!;
  expect([last(trace), last(tried(rateOfYoungPods))]).toMatchObject([
    { at: 405, to: 12 },
    { at: 330, to: 12 },
  ]);
});

test("a database's connections bound all pods together: the CPU looks idle, and more pods do not help", () => {
  const trace = run(databaseBehind);
  expect(counts(trace)).toEqual([4]);
  expect([trace.seconds.capacity[300], trace.seconds.capacity[900], trace.seconds.served[900]]).toEqual([400, 400, 400]);
  expect(
    between(trace, 780, 1800)
      .map(utilization)
      .every((percent) => percent === 50),
  ).toBe(true);
  const failed = trace.outcomes.requestsFailed;
  expect(failed).toBeGreaterThan(200_000);
  expect(trace.failures).toEqual({ noConnection: failed });

  const more = run(databaseBehind, edited(databaseBehind, "averageUtilization: 70", "averageUtilization: 10"));
  expect(lastCount(more)).toBe(20);
  expect(more.outcomes.requestsFailed).toBe(failed);

  const { workload } = databaseBehind.scenario;
  expect(tried(databaseBehind).outcomes.requestsFailed).toBe(0);
  expect(run(databaseBehind, { workload: { ...workload, databaseConnections: 0 } }).seconds.capacity[900]).toBe(800);
});

test("a high target costs latency before any request fails", () => {
  const trace = run(highTarget);
  expect(counts(trace)).toEqual([10]);
  expect(trace.outcomes.requestsFailed).toBe(0);
  expect(trace.seconds.p50Latency[900]).toBeCloseTo(0.138, 3);
  expect(trace.seconds.p95Latency[900]).toBeCloseTo(0.598, 3);

  const lower = tried(highTarget);
  expect(lastCount(lower)).toBe(13);
  expect(lower.seconds.p95Latency[1500]! / trace.seconds.p95Latency[1500]!).toBeLessThan(1 / 3);
});
