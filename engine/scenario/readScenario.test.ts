import { describe, expect, test } from "vitest";
import { signalSources } from "../cluster/signal";
import { previewVersion } from "../controller/flags";
import { incidentKinds } from "../cluster/incident";
import { seededRandom } from "../lib/random";
import { unnamedScenario as firstScenario } from "./testing/unnamedScenario";
import { readScenario } from "./readScenario";
import { featureGatesOf, simulatedVersions, type SimulatedVersion } from "./scenario";
import { busyScenario } from "./testing/busyScenario";
import { randomScenario } from "./testing/randomScenario";

const error = (change: object): string | null => {
  const reading = readScenario({ ...firstScenario, ...change });
  return reading.ok ? null : reading.error;
};

test("a scenario comes back as it is, its fields in the same order", () => {
  for (const scenario of [firstScenario, busyScenario])
    expect(JSON.stringify(readScenario(JSON.parse(JSON.stringify(scenario))))).toBe(JSON.stringify({ ok: true, value: scenario }));
});

test("the random scenarios reach every incident, signal and workload, and are all valid (seed 3, 300 scenarios)", () => {
  const random = seededRandom(3);
  const scenarios = Array.from({ length: 300 }, (_, index) => randomScenario(random.fork(String(index))));
  expect(scenarios.map(readScenario)).toEqual(scenarios.map((value) => ({ ok: true, value })));
  expect([...new Set(scenarios.flatMap(({ incidents }) => incidents.map(({ kind }) => kind)))].toSorted()).toEqual(
    [...incidentKinds].toSorted(),
  );
  expect(new Set(scenarios.flatMap(({ signals }) => signals.map(({ source }) => source))).size).toBe(signalSources.length);
  expect(new Set(scenarios.map(({ workload }) => `${workload.kind} ${workload.sidecar}`)).size).toBe(6);
});

test("in a new scenario requests follow the endpoints after a second; in one from before the field they follow at once", () => {
  expect(firstScenario.cluster.endpointsDelaySeconds).toBe(1);
  const { endpointsDelaySeconds: _, ...cluster } = firstScenario.cluster;
  const before = readScenario({ ...firstScenario, cluster });
  expect(before.ok && before.value.cluster.endpointsDelaySeconds).toBe(0);
});

describe("the version of Kubernetes", () => {
  const flags = (change: object) => {
    const reading = readScenario({ ...firstScenario, flags: { ...firstScenario.flags, ...change } });
    return reading.ok ? reading.value.flags : reading.error;
  };
  const switched = (kubernetesVersion: SimulatedVersion) => ({ kubernetesVersion, featureGates: featureGatesOf(kubernetesVersion) });

  test("is 1.37 where none is named", () => {
    const { kubernetesVersion: _version, ...unnamed } = firstScenario.flags;
    const featureGates = { HPAConfigurableTolerance: true, HPAScaleToZero: true };
    expect(readScenario({ ...firstScenario, flags: { ...unnamed, featureGates } })).toEqual({ ok: true, value: firstScenario });
  });

  test("is kept with its gates, and those that it does not have are as it behaves", () => {
    for (const version of simulatedVersions) expect(flags(switched(version))).toEqual({ ...firstScenario.flags, ...switched(version) });
    const everyGate = { HPAConfigurableTolerance: true, HPAScaleToZero: true, PodLevelResources: true, HPAContainerMetrics: false };
    expect(flags({ kubernetesVersion: "1.28", featureGates: everyGate })).toMatchObject({
      featureGates: { HPAConfigurableTolerance: false, HPAScaleToZero: true, HPAContainerMetrics: false },
    });
    expect(flags({ featureGates: everyGate })).not.toHaveProperty("featureGates.HPAContainerMetrics");
  });

  test("is refused where it is not known", () => {
    expect(flags({ kubernetesVersion: "1.3" })).toBe(
      `flags.kubernetesVersion is "1.3"; it must be one of 1.2, 1.28, 1.29, 1.30, 1.31, 1.32, 1.33, 1.34, 1.35, 1.36, 1.37, 1.38${previewVersion === null ? "" : " (preview)"}.`,
    );
    expect(flags({ featureGates: { HPAConfigurableTolerance: true, HPAScaleToZero: true, PodLevelResources: 1 } })).toBe(
      "The feature gate PodLevelResources is 1; it must be true or false.",
    );
  });
});

describe("what is refused, and how", () => {
  test("another version, or no scenario at all", () => {
    expect(error({ version: 3 })).toBe("It has version 3 of the scenario format; this page reads version 2.");
    expect(error({ version: "2" })).toBe('It has version "2" of the scenario format; this page reads version 2.');
    expect(readScenario(null)).toMatchObject({ ok: false, error: "The scenario is null; it must be an object." });
    expect(readScenario([])).toMatchObject({ ok: false, error: "The scenario is a list; it must be an object." });
  });

  test("a workload", () => {
    const workload = (change: object) => error({ workload: { ...firstScenario.workload, ...change } });
    expect(workload({ kind: "batch" })).toBe('workload.kind is "batch"; it must be one of service, queue.');
    expect(workload({ sidecar: true })).toBe("workload.sidecar is true; it must be one of none, withRequest, withoutRequest.");
    expect(workload({ memoryReleased: 1 })).toBe("workload.memoryReleased is 1; it must be true or false.");
    expect(workload({ cpuSpreadPercent: 91 })).toBe("workload.cpuSpreadPercent is 91; it must be from 0 to 90.");
    expect(workload({ initialReplicas: 1.5 })).toBe("workload.initialReplicas is 1.5; it must be a whole number.");
    expect(workload({ cpuRequestMilli: 600 })).toBe(
      "workload.cpuRequestMilli is 600; it must not be above workload.cpuLimitMilli, which is 500.",
    );
    expect(workload({ cpuPerRequestMilliseconds: 0.25 })).toBeNull();
  });

  test("a cluster", () => {
    const cluster = (change: object) => error({ cluster: { ...firstScenario.cluster, ...change } });
    expect(cluster({ nodes: 1001 })).toBe("cluster.nodes is 1001; it must be from 0 to 1000.");
    expect(cluster({ nodeCpuMilli: 3920 })).toBeNull();
    expect(cluster({ nodeCpuMilli: 3920.5 })).toBe("cluster.nodeCpuMilli is 3920.5; it must be a whole number.");
    expect(error({ cluster: undefined })).toBe("The cluster is missing; it must be an object.");
  });

  test("incidents", () => {
    const incidents = (...list: unknown[]) => error({ incidents: list });
    const kinds = incidentKinds.join(", ");
    expect(error({ incidents: {} })).toBe("The list of incidents is an object; it must be a list.");
    expect(incidents(7)).toBe("Incident 1 is 7; it must be an object.");
    expect(incidents({ at: 0, kind: "flood" })).toBe(`Incident 1: the kind is "flood"; it must be one of ${kinds}.`);
    expect(incidents({ at: 86_401, kind: "nodeLost" })).toBe("Incident 1: the second is 86401; it must be from 0 to 86400.");
    expect(incidents({ at: 3601, kind: "nodeLost" })).toBeNull();
    expect(incidents({ at: 60, kind: "nodeLost" }, { at: 59, kind: "nodeLost" })).toBe(
      "Incident 2 is at 59 s; it must not be before the previous incident.",
    );
    expect(incidents({ at: 60, kind: "nodeLost" }, { at: 60, kind: "nodeLost" })).toBeNull();
    expect(incidents({ at: 1, kind: "podsUnready", pods: 0, durationSeconds: 9 })).toBe(
      "Incident 1: the field pods is 0; it must be from 1 to 10000.",
    );
    expect(incidents({ at: 1, kind: "metricsServerDown" })).toBe("Incident 1: the field durationSeconds is missing; it must be a number.");
    expect(incidents({ at: 1, kind: "kubectlScale", replicas: 2.5 })).toBe(
      "Incident 1: the field replicas is 2.5; it must be a whole number.",
    );
    expect(incidents({ at: 1, kind: "loadMultiplied", factor: 101, durationSeconds: 9 })).toBe(
      "Incident 1: the field factor is 101; it must be from 0 to 100.",
    );
    expect(incidents({ at: 1, kind: "rollingUpdate" })).toBe(
      "Incident 1: the field release is missing; it must be one of good, neverReady, crashLoop.",
    );
    expect(incidents({ at: 1, kind: "hpaEdited", manifest: null })).toBe("Incident 1: the field manifest is null; it must be text.");
    expect(incidents(...Array.from({ length: 51 }, () => ({ at: 1, kind: "nodeLost" })))).toBe(
      "The list of incidents has 51 entries; at most 50 are allowed.",
    );
  });

  test("fields that an incident's kind lacks are not read", () => {
    const reading = readScenario({ ...firstScenario, incidents: [{ at: 1, kind: "nodeLost", pods: -5, note: "x" }] });
    expect(reading.ok && reading.value.incidents).toEqual([{ at: 1, kind: "nodeLost" }]);
  });

  test("signals", () => {
    const signals = (...list: unknown[]) => error({ signals: list });
    expect(signals({ metric: "x", source: "guess" })).toMatch(/^Signal 1: the source is "guess"; it must be one of requestsPerSecond, /);
    expect(signals({ source: "backlog" })).toBe("Signal 1: the metric is missing; it must be text.");
    expect(signals({ metric: "x", source: "backlog" }, { metric: "x", source: "inFlight" })).toBe(
      'Signal 2 is for "x"; an earlier signal is for the same metric.',
    );
    expect(signals({ metric: "x", source: "requestsPerSecond", function: "sum" })).toBe(
      'Signal 1: the function is "sum"; it must be one of rate, irate, increase, instant.',
    );
    expect(signals({ metric: "x", source: "requestsPerSecond", rangeSeconds: 0 })).toBe(
      "Signal 1: the range is 0; it must be from 1 to 1200.",
    );
    expect(signals({ metric: "x", source: "curve" })).toBe("The curve of signal 1 has no points.");
    expect(signals({ metric: "x", source: "curve", points: [[0, -1]] })).toBe(
      "Point 1 of the curve of signal 1: the value is -1; it must be from 0 to 1000000000.",
    );
  });
});
