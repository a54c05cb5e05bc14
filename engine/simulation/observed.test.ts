import { describe, expect, test } from "vitest";
import type { Incident } from "../cluster/incident";
import { featureGatesOf } from "../scenario/scenario";
import { changed, checkedRun, checkedRunOfAny, type Change } from "./testing/checkedRun";
import { manifestWith, metricSources } from "./testing/manifests";

const load = { points: [[0, 12]] as const, noise: 0 };
const run = (change: Change, ...incidents: Incident[]) => checkedRun(changed({ load, incidents, ...change }));

/** The reason of the condition ScalingActive at a second. */
function scalingActive({ reconciles }: ReturnType<typeof run>, at: number): string | undefined {
  const { status } = reconciles.find((reconcile) => reconcile.at === at)!;
  const condition = status.conditions.find(({ type }) => type === "ScalingActive");
  return condition && `${condition.status} ${condition.reason}`;
}

test("the controller looks at its phase of the sync period, which may be longer than it", () => {
  const { at } = run({ cluster: { syncPhaseSeconds: 22 } }).steps;
  expect([at[0], at[1], at.at(-1)]).toEqual([7, 22, 3592]);
});

describe("while an API does not answer, its metrics fail", () => {
  test("metrics-server's", () => {
    const trace = run({}, { at: 600, kind: "metricsServerDown", durationSeconds: 60 });
    expect([585, 600, 645, 660].map((at) => scalingActive(trace, at))).toEqual([
      "True ValidMetricFound",
      "False FailedGetResourceMetric",
      "False FailedGetResourceMetric",
      "True ValidMetricFound",
    ]);
    expect(trace.incidents).toEqual([{ incident: expect.anything(), until: 660, refused: null, said: null }]);
  });
  test("and the adapter's", () => {
    const manifest = manifestWith(metricSources.Pods);
    const trace = run({ manifest }, { at: 600, kind: "customMetricsDown", durationSeconds: 60 });
    expect([585, 600, 660].map((at) => scalingActive(trace, at))).toEqual([
      "True ValidMetricFound",
      "False FailedGetPodsMetric",
      "True ValidMetricFound",
    ]);
  });
});

test("pods that lost their metrics are missing", () => {
  const manifest = manifestWith(metricSources.Resource, { minReplicas: 4 });
  const trace = run({ manifest, workload: { initialReplicas: 4 } }, { at: 600, kind: "podMetricsLost", pods: 2, durationSeconds: 60 });
  const { decision } = trace.reconciles.find(({ at }) => at === 615)!;
  const [metric] = decision.kind === "computed" ? decision.metrics : [];
  expect(metric?.ok && metric.calculation.kind === "pods" && metric.calculation.groups).toMatchObject({ ready: 2, missing: 2 });
});

describe("pods that were evicted", () => {
  const incident = { at: 600, kind: "podsEvicted", pods: 2 } as const;
  const manifest = manifestWith(metricSources.Resource, { minReplicas: 4 });
  const workload = { initialReplicas: 4 };

  test("are ignored to the end of the run", () => {
    const trace = run({ manifest, workload }, incident);
    const groupsAt = (at: number) => {
      const { decision } = trace.reconciles.find((reconcile) => reconcile.at === at)!;
      const [metric] = decision.kind === "computed" ? decision.metrics : [];
      return metric?.ok && metric.calculation.kind === "pods" ? metric.calculation.groups : null;
    };
    expect(groupsAt(600)).toMatchObject({ ready: 2, unready: 2, ignored: 2 });
    expect(groupsAt(3600)).toMatchObject({ ready: 4, unready: 0, missing: 0, ignored: 2 });
    expect(groupsAt(3600)!.setAside.map(({ group, why }) => [group, why])).toEqual([
      ["ignored", "failed"],
      ["ignored", "failed"],
    ]);
  });

  test("stop the autoscaler of 1.2, which wants a sample of every pod that is not pending", () => {
    const flags = { ...changed({}).flags, kubernetesVersion: "1.2", featureGates: featureGatesOf("1.2") } as const;
    const { reconciles } = checkedRunOfAny(changed({ load, manifest, workload, flags, incidents: [incident] }));
    expect(reconciles.at(-1)!.error).toContain("failed to get CPU consumption and request: metrics obtained for 4/6 of pods");
  });
});

test("another autoscaler on the same pods stops this one for as long as it is there", () => {
  const trace = run({}, { at: 600, kind: "secondAutoscaler", durationSeconds: 60 });
  expect([585, 600, 660].map((at) => scalingActive(trace, at))).toEqual([
    "True ValidMetricFound",
    "False AmbiguousSelector",
    "True ValidMetricFound",
  ]);
});

test("scaled to zero by hand, it pauses", () => {
  const trace = run({}, { at: 600, kind: "kubectlScale", replicas: 0 }, { at: 1200, kind: "kubectlScale", replicas: 1 });
  expect([600, 1185, 1200].map((at) => scalingActive(trace, at))).toEqual([
    "False ScalingDisabled",
    "False ScalingDisabled",
    "False FailedGetResourceMetric",
  ]);
  expect(trace.steps.applied.at(-1)).toBeGreaterThan(0);
});

test("an incident that is aimed at pods and meets none says so", () => {
  const trace = run({}, { at: 600, kind: "kubectlScale", replicas: 0 }, { at: 900, kind: "podsCrash", pods: 2 });
  expect(trace.incidents.map(({ refused }) => refused)).toEqual([null, "There was no pod."]);
});

test("a run beyond the limits is refused", () => {
  const manifest = changed({}).manifest.replace("maxReplicas: 10", "maxReplicas: 2000");
  expect(() => run({ manifest, durationSeconds: 86_400 })).toThrow(/2000 replicas for 86400 s.*at most 100000000/);
});

test("a known metric needs no relisting: with 600 s between two, pods that come later count as with 30 s", () => {
  const manifest = manifestWith(metricSources.Pods).replace("maxReplicas: 10", "maxReplicas: 40");
  const countsWith = (relistSeconds: number) => {
    const load = {
      points: [
        [0, 8],
        [300, 8],
        [301, 80],
      ] as [number, number][],
      noise: 0,
    };
    return run({ manifest, load, durationSeconds: 900, cluster: { relistSeconds } }).reconciles.map(({ scaledTo }) => scaledTo);
  };
  expect(countsWith(600)).toEqual(countsWith(30));
  expect(countsWith(600).filter((count) => count !== null).length).toBeGreaterThan(2);
});

test.each([
  { kubeletPeriodSeconds: 120, metricResolutionSeconds: 90 },
  { scrapeSeconds: 150, relistSeconds: 300 },
])("the first reconcile finds pods that were measured, however slowly: %o", (cluster) => {
  const manifest = manifestWith(Object.values(metricSources).join(""));
  const { decision } = run({ manifest, cluster }).reconciles[0]!;
  expect(decision.kind === "computed" && decision.metrics.every(({ ok }) => ok)).toBe(true);
});
