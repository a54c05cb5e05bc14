import { describe, expect, test } from "vitest";
import { firstScenario } from "../scenario/first";
import { featureGatesOf, type Scenario, type SimulatedVersion } from "../scenario/scenario";
import { changed, checkedRun, checkedRunOfAny } from "./testing/checkedRun";
import { manifestWith, metricSources } from "./testing/manifests";

const load = { points: [[0, 12]] as const, noise: 0 };

describe("an edited autoscaler", () => {
  const edited = firstScenario.manifest
    .replace("averageUtilization: 50", "averageUtilization: 20")
    .replace("maxReplicas: 10", "maxReplicas: 5");
  const trace = checkedRun(changed({ load, incidents: [{ at: 1000, kind: "hpaEdited", manifest: edited }] }));

  test("holds from its second on, for the reconciles after it", () => {
    const bounds = (at: number) => trace.reconciles.find((reconcile) => reconcile.at === at)!.maxReplicas;
    expect([bounds(990), bounds(1000), bounds(1005)]).toEqual([10, 5, 5]);
    expect(trace.hpa.spec.maxReplicas).toBe(10);
    expect(trace.edits.map(({ at, hpa }) => [at, hpa.spec.maxReplicas])).toEqual([[1000, 5]]);
    expect(trace.incidents).toEqual([{ incident: expect.objectContaining({ at: 1000 }), until: null, refused: null, said: null }]);
  });

  test("keeps the metric's series, with a target of its own", () => {
    expect(trace.metrics.map(({ name, target }) => [name, target])).toEqual([["cpu", 50]]);
    const [edit] = trace.edits;
    expect(edit).toMatchObject({ series: [0], targets: [{ target: 20, bandLow: 18 }] });
    expect(edit!.targets[0]!.bandHigh).toBeCloseTo(22, 9);
  });

  test("scales by the edited manifest", () => {
    expect(trace.steps.applied.at(-1)).toBe(5);
  });
});

describe("a spec that is edited between two looks", () => {
  const manifest = firstScenario.manifest.replace("maxReplicas: 10", "maxReplicas: 5");
  const labelled = firstScenario.manifest.replace("  name: php-apache\n", "  name: php-apache\n  labels: {team: web}\n");
  const timesOf = (version: SimulatedVersion, incidents: Scenario["incidents"]) => {
    const flags = { ...firstScenario.flags, kubernetesVersion: version, featureGates: featureGatesOf(version) };
    const { steps } = checkedRunOfAny(changed({ load, incidents, flags, cluster: { syncPhaseSeconds: 7 } }));
    return [...steps.at].filter((at) => at > 980 && at < 1040);
  };
  const edit = { at: 1000, kind: "hpaEdited", manifest } as const;

  test("is reconciled at once in 1.37, and the period stays as before", () => {
    expect(timesOf("1.37", [edit])).toEqual([982, 997, 1000, 1012, 1027]);
    expect(timesOf("1.37", [{ ...edit, at: 1012 }])).toEqual([982, 997, 1012, 1027]);
  });

  test("waits for the next period in 1.28 and 1.2", () => {
    expect(timesOf("1.28", [edit])).toEqual([982, 997, 1012, 1027]);
    expect(timesOf("1.2", [edit])).toEqual([982, 997, 1012, 1027]);
  });

  test("is none where only the metadata changed, or the text", () => {
    expect(timesOf("1.37", [{ ...edit, manifest: labelled }])).toEqual([982, 997, 1012, 1027]);
    expect(timesOf("1.37", [{ ...edit, manifest: `# the same\n${firstScenario.manifest}` }])).toEqual([982, 997, 1012, 1027]);
  });
});

test("a metric that only an edited autoscaler reads has a series without a target before, and nothing seen", () => {
  const manifest = manifestWith(metricSources.External + metricSources.Resource);
  const trace = checkedRun(changed({ load, incidents: [{ at: 1800, kind: "hpaEdited", manifest }] }));
  expect(trace.metrics.map(({ name, target }) => [name, target])).toEqual([
    ["cpu", 50],
    ["queue_depth", NaN],
  ]);
  expect(trace.edits.map(({ series, targets }) => [series, targets.map((target) => target?.target)])).toEqual([
    [
      [1, 0],
      [50, 5],
    ],
  ]);
  const [cpu, depth] = trace.metrics;
  const before = trace.steps.at.indexOf(1785);
  expect([cpu!.seen[before]! > 0, depth!.seen[before], depth!.seen[before + 1]]).toEqual([true, NaN, 0]);
});

test("a manifest that the API server refuses changes nothing, and its words are kept", () => {
  const manifest = firstScenario.manifest.replace("maxReplicas: 10", "maxReplicas: 0");
  const trace = checkedRun(changed({ load, incidents: [{ at: 60, kind: "hpaEdited", manifest }] }));
  expect(trace.edits).toEqual([]);
  expect(trace.incidents[0]!.refused).toBe("spec.maxReplicas: Invalid value: 0: must be greater than or equal to `minReplicas`");
  expect(trace.reconciles.every(({ maxReplicas }) => maxReplicas === 10)).toBe(true);
});

test("an edited manifest that names another workload finds none", () => {
  const incidents = [{ at: 60, kind: "hpaEdited", manifest: manifestWith(metricSources.Resource, { name: "elsewhere" }) }] as const;
  const { reconciles } = checkedRun(changed({ load, incidents }));
  const last = reconciles.at(-1)!;
  expect([last.decision.kind, last.error]).toEqual([
    "scaleUnavailable",
    'failed to query scale subresource for Deployment/default/elsewhere: deployments.apps "elsewhere" not found',
  ]);
});
