import { describe, expect, test } from "vitest";
import type { KubernetesVersion } from "../controller/flags";
import { kubectlOutputs } from "../kubectl/terminal";
import { firstScenario } from "../scenario/first";
import { featureGatesOf, type Scenario, type SimulatedVersion } from "../scenario/scenario";
import { readScenario } from "../scenario/readScenario";
import { flagsAt } from "../scenario/upgrades";
import { judgeEdit } from "../doors/withKeda";
import { changed, checkedRun, checkedRunOfAny, type Change } from "./testing/checkedRun";
import { manifestWith, metricSources } from "./testing/manifests";

type Incidents = Scenario["incidents"];
const upgrade = (at: number, kubernetesVersion: KubernetesVersion) => ({ at, kind: "controlPlaneUpgraded", kubernetesVersion }) as const;
const edit = (at: number, manifest: string) => ({ at, kind: "hpaEdited", manifest }) as const;
const flagsOf = (version: SimulatedVersion, gates = {}) => ({
  ...firstScenario.flags,
  kubernetesVersion: version,
  featureGates: { ...featureGatesOf(version), ...gates },
});
const on = (version: SimulatedVersion, incidents: Incidents, change: Change = {}) =>
  checkedRun(changed({ incidents, flags: flagsOf(version), ...change }));

describe("the new controller's first sync", () => {
  const timesOf = (version: SimulatedVersion, incidents: Incidents) =>
    [...on(version, incidents, { cluster: { syncPhaseSeconds: 7 } }).steps.at].filter((at) => at > 970 && at < 1070);

  test("is at once in 1.37, and begins a new period", () => {
    expect(timesOf("1.36", [upgrade(1000, "1.37")])).toEqual([982, 997, 1000, 1015, 1030, 1045, 1060]);
  });

  test("is one period later in an older release", () => {
    expect(timesOf("1.37", [upgrade(1000, "1.36")])).toEqual([982, 997, 1015, 1030, 1045, 1060]);
    expect(timesOf("1.35", [upgrade(997, "1.36")])).toEqual([982, 1012, 1027, 1042, 1057]);
  });

  test("follows the last of several upgrades at one second", () => {
    expect(timesOf("1.35", [upgrade(1000, "1.37"), upgrade(1000, "1.36")])).toEqual([982, 997, 1015, 1030, 1045, 1060]);
  });

  test("comes with the autoscaler if there was none, and the deletion was noticed by nobody", () => {
    const between = (...incidents: Incidents) => [
      { at: 998, kind: "hpaDeleted" } as const,
      ...incidents,
      { at: 1002, kind: "hpaCreated" } as const,
    ];
    expect(timesOf("1.36", between())).toEqual([982, 997, 1012, 1027, 1042, 1057]);
    expect(timesOf("1.36", between(upgrade(1000, "1.36")))).toEqual([982, 997, 1017, 1032, 1047, 1062]);
    expect(timesOf("1.36", between(upgrade(1000, "1.37")))).toEqual([982, 997, 1002, 1017, 1032, 1047, 1062]);
  });

  test("is also the time from which 1.37 reconciles an edit at once", () => {
    const manifest = firstScenario.manifest.replace("maxReplicas: 10", "maxReplicas: 9");
    expect(timesOf("1.36", [edit(985, manifest), upgrade(1000, "1.37"), edit(1005, firstScenario.manifest)])).toEqual([
      982, 997, 1000, 1005, 1015, 1030, 1045, 1060,
    ]);
  });
});

describe("the new controller", () => {
  // The load falls at 25:00; the window of five minutes remembers the high proposals of before.
  const loadFalls = 1500;
  const firstDown = ({ reconciles, steps }: ReturnType<typeof on>) =>
    reconciles.find(({ scaledTo }, step) => scaledTo !== null && scaledTo < steps.current[step]!)!.at;

  test("has forgotten the proposals: its window begins with the count that it finds, so it shrinks later", () => {
    expect(firstDown(on("1.37", []))).toBeLessThanOrEqual(loadFalls + 300 + 90);
    expect(firstDown(on("1.37", [upgrade(1650, "1.37")]))).toBe(1650 + 300 + 15);
  });

  test("has forgotten the rescales, so a policy allows again what it allowed before", () => {
    const behavior = "  behavior: { scaleUp: { policies: [{ type: Pods, value: 1, periodSeconds: 900 }] } }\n";
    const given = { manifest: `${firstScenario.manifest}${behavior}`, load: { points: [[0, 60]] as const, noise: 0 } };
    const ups = (incidents: Incidents) =>
      on("1.37", incidents, given).reconciles.flatMap(({ at, scaledTo }) => (scaledTo === null ? [] : at));
    const [first, second] = ups([]);
    expect(second! - first!).toBeGreaterThanOrEqual(900);
    expect(ups([upgrade(first! + 100, "1.37")]).slice(0, 2)).toEqual([first, first! + 100]);
  });

  test("finds the stored status: the time of the last rescale, and when each condition changed", () => {
    const trace = on("1.37", [upgrade(2400, "1.37")], { load: { points: [[0, 30]], noise: 0 } });
    const [before, after] = [2385, 2400].map((at) => trace.reconciles.find((reconcile) => reconcile.at === at)!.status);
    expect(before!.lastScaleTime).toBeLessThan(2385);
    expect(after!.lastScaleTime).toBe(before!.lastScaleTime);
    const changes = (status: typeof before) => status!.conditions.map(({ type, lastTransitionTime }) => [type, lastTransitionTime]);
    expect(changes(after)).toEqual(changes(before));
  });

  test("decides by the rules of its release, and each record names its own", () => {
    const { reconciles, releases } = on("1.34", [upgrade(1000, "1.36"), upgrade(2000, "1.37")]);
    const versionAt = (at: number) => reconciles.findLast((reconcile) => reconcile.at <= at)!.version ?? "1.37";
    expect([990, 1015, 1995, 2000].map(versionAt)).toEqual(["1.34", "1.36", "1.36", "1.37"]);
    expect(releases).toEqual([
      { at: 0, version: "1.34" },
      { at: 1000, version: "1.36" },
      { at: 2000, version: "1.37" },
    ]);
  });

  test("has its release's default gates, and the flags that it had", () => {
    const flags = { ...flagsOf("1.35", { HPAScaleToZero: true, HPAConfigurableTolerance: false }), tolerance: 0.2 };
    const scenario = changed({ flags, incidents: [upgrade(1000, "1.36")] });
    expect(flagsAt(scenario, 999)).toBe(flags);
    expect(flagsAt(scenario, 1000)).toEqual({ ...flags, kubernetesVersion: "1.36", featureGates: featureGatesOf("1.36") });
  });
});

describe("a tolerance in the manifest", () => {
  const manifest = `${firstScenario.manifest}  behavior: { scaleUp: { tolerance: "0.5" } }\n`;
  const bands = (version: SimulatedVersion, ...incidents: Incidents) => {
    const { metrics, edits } = on(version, incidents, { manifest });
    return [metrics[0], ...edits.map(({ targets }) => targets[0])].map((target) => Math.round(target!.bandHigh));
  };
  const proposedAt = (trace: ReturnType<typeof on>, at: number) => {
    const { decision } = trace.reconciles.find((reconcile) => reconcile.at >= at)!;
    const [metric] = decision.kind === "computed" ? decision.metrics : [];
    return metric?.ok ? metric.calculation.tolerance.up : null;
  };

  test("is stored but not read after a downgrade to 1.34, and read again after an upgrade to 1.35", () => {
    expect(bands("1.36", upgrade(1000, "1.34"), upgrade(2000, "1.35"))).toEqual([75, 55, 75]);
    const trace = on("1.36", [upgrade(1000, "1.34"), upgrade(2000, "1.35")], { manifest });
    expect([900, 1100, 2100].map((at) => proposedAt(trace, at))).toEqual([0.5, 0.1, 0.5]);
  });

  test("is gone for good in a release that does not know it", () => {
    expect(bands("1.36", upgrade(1000, "1.32"), upgrade(2000, "1.37"))).toEqual([75, 55, 55]);
  });

  test("was dropped by 1.34, so it is not there after an upgrade", () => {
    expect(bands("1.34", upgrade(1000, "1.37"))).toEqual([55, 55]);
  });

  test("stays in an edit under 1.34 if the stored one has one, and is dropped from a new one", () => {
    const edited = (...before: Incidents) => {
      const { edits } = on("1.36", [...before, edit(2000, manifest.replace("0.5", "0.3")), upgrade(3000, "1.37")], { manifest });
      return edits.at(-1)!.hpa.spec.behavior!.scaleUp!.tolerance;
    };
    expect(edited(upgrade(1000, "1.34"))).toBe("300m");
    expect(edited(upgrade(1000, "1.34"), { at: 1500, kind: "hpaDeleted" })).toBeUndefined();
  });
});

describe("an edit", () => {
  const zero = manifestWith(metricSources.External, { minReplicas: 0 });
  const one = manifestWith(metricSources.External, { minReplicas: 1 });
  const refusals = (version: SimulatedVersion, manifest: string, incidents: Incidents, gates = {}) =>
    on(version, incidents, { manifest, flags: flagsOf(version, gates) }).incidents.map(({ refused }) => refused);
  const tooLow = "spec.minReplicas: Invalid value: 0: must be greater than or equal to 1";

  test("is judged by the API server of its second", () => {
    expect(refusals("1.36", one, [edit(600, zero), upgrade(1000, "1.37"), edit(1000, zero)])).toEqual([tooLow, null, null]);
    expect(refusals("1.36", one, [edit(1000, zero), upgrade(1000, "1.37")]), "the upgrade comes first").toEqual([null, null]);
  });

  test("keeps minReplicas 0 if the stored autoscaler has it, though the gate is off, and gets it back by no edit", () => {
    const louder = zero.replace("maxReplicas: 10", "maxReplicas: 12");
    const incidents = [upgrade(600, "1.36"), edit(700, louder), edit(800, one), edit(900, zero)];
    expect(refusals("1.35", zero, incidents, { HPAScaleToZero: true })).toEqual([null, null, null, tooLow]);
  });

  test("makes a new autoscaler after a deletion, so nothing of the old one is kept", () => {
    const deleted = { at: 700, kind: "hpaDeleted" } as const;
    expect(refusals("1.37", zero, [upgrade(600, "1.36"), deleted, edit(800, zero)])).toEqual([null, null, tooLow]);
    expect(refusals("1.37", zero, [upgrade(600, "1.36"), deleted, { at: 800, kind: "hpaCreated" }])).toEqual([null, null, tooLow]);
  });

  test("of a schedule is judged, too, at its end as at its beginning", () => {
    const scheduled = { at: 600, kind: "minReplicasScheduled", minReplicas: 3, durationSeconds: 300, repeatSeconds: 3600 } as const;
    const minimum = (incidents: Incidents) => on("1.37", incidents, { manifest: zero }).reconciles.at(-1)!.minReplicas;
    expect(minimum([scheduled])).toBe(0);
    expect(minimum([scheduled, upgrade(700, "1.36")]), "0 is refused at the end, because 3 is stored").toBe(3);
  });

  test("may keep an apiVersion that 1.33 accepted, and no other bad one", () => {
    const odd = (version: string) => one.replace("apiVersion: apps/v1", `apiVersion: ${version}`);
    expect(
      refusals("1.33", odd("apps/v1/x"), [upgrade(600, "1.34"), edit(700, `${odd("apps/v1/x")}# again`), edit(800, odd("apps/v1/y"))]),
    ).toEqual([null, null, expect.stringContaining("unexpected GroupVersion string: apps/v1/y")]);
    expect(refusals("1.33", one, [upgrade(600, "1.34"), edit(700, odd("apps/v1/x"))])[1]).toContain("unexpected GroupVersion string");
  });

  test("may have any described object if the stored autoscaler has a bad one", () => {
    const described = (version: string) => manifestWith(metricSources.Object).replace("networking.k8s.io/v1", version);
    expect(refusals("1.33", described("a/b/c"), [upgrade(600, "1.34"), edit(700, described("d/e/f"))])).toEqual([null, null]);
    expect(refusals("1.33", described("a/b"), [upgrade(600, "1.34"), edit(700, described("d/e/f"))])[1]).toContain(
      "unexpected GroupVersion string",
    );
  });

  test("is judged in its form as in the run", () => {
    const incidents = [upgrade(600, "1.36"), edit(700, zero), edit(800, one), edit(900, zero)];
    const scenario = changed({ incidents, manifest: zero, flags: flagsOf("1.35", { HPAScaleToZero: true }) });
    const errors = incidents
      .slice(1)
      .map((incident) => judgeEdit("manifest" in incident ? incident.manifest : "", scenario, incident).problems.length);
    expect(errors).toEqual([0, 0, 1]);
  });
});

describe("kubectl", () => {
  test("prints as the release of each time: 1.30 names the metric", () => {
    const trace = on("1.29", [upgrade(1000, "1.30")]);
    const watchAt = (at: number) => {
      const step = trace.steps.at.findLastIndex((second) => second <= at);
      return kubectlOutputs(trace, step, at)
        .find(({ id }) => id === "watch")!
        .output.trimEnd()
        .split("\n");
    };
    expect(watchAt(990).every((row) => !row.includes("cpu:"))).toBe(true);
    expect(watchAt(1400).at(-1)).toContain("cpu: ");
  });

  test("shows an event again as a new one, because another process sends it", () => {
    const down = { at: 300, kind: "metricsServerDown", durationSeconds: 1200 } as const;
    const trace = on("1.37", [down, upgrade(600, "1.37")]);
    const described = kubectlOutputs(trace, trace.steps.at.indexOf(900)).find(({ id }) => id === "describe")!.output;
    const failures = described.split("\n").filter((line) => line.includes("FailedGetResourceMetric"));
    expect(failures.map((line) => /x\d+ over \w+/.exec(line)?.[0])).toEqual([undefined, "x13 over 10m", "x21 over 5m"]);
  });
});

test("the true value of a metric follows the requests that the release of its second counts: 1.29 counts those of sidecars", () => {
  const pod = `      initContainers: [{ name: mesh, restartPolicy: Always, resources: { requests: { cpu: 50m } } }]
      containers: [{ name: php-apache, resources: { requests: { cpu: 150m } } }]`;
  const workload = `---
apiVersion: apps/v1
kind: Deployment
metadata: { name: php-apache }
spec:
  replicas: 2
  selector: { matchLabels: { app: php-apache } }
  template:
    metadata: { labels: { app: php-apache } }
    spec:
${pod}
`;
  const given = { manifest: `${firstScenario.manifest}${workload}`, load: { points: [[0, 2]] as const, noise: 0 } };
  const { actual } = on("1.28", [upgrade(1000, "1.29")], given).metrics[0]!;
  expect(actual[999]! / actual[1000]!).toBeCloseTo(200 / 150, 9);
});

test("Kubernetes 1.2 is not upgraded, and a file cannot upgrade to it", () => {
  const trace = checkedRunOfAny(changed({ flags: flagsOf("1.2"), incidents: [upgrade(600, "1.37")] }));
  expect(trace.incidents[0]!.refused).toBe("Kubernetes 1.2 has another autoscaler, so its control plane is not upgraded within a run.");
  expect(trace.releases).toEqual([{ at: 0, version: "1.2" }]);
  expect(trace.reconciles.every(({ controller }) => controller === "V1")).toBe(true);
  const written = { ...firstScenario, incidents: [{ ...upgrade(600, "1.37"), kubernetesVersion: "1.2" }] };
  expect(readScenario(written)).toMatchObject({
    ok: false,
    error: expect.stringContaining('Incident 1: the field kubernetesVersion is "1.2"; it must be one of 1.28, '),
  });
});
