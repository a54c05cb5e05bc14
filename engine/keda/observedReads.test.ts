/** Polls that ask no source since KEDA 2.21, because they could not change a count: they take what the HPA's last read saw. */
import { expect, test } from "vitest";
import { kedaVersions, type KedaVersion } from "../kedaReleases/releases";
import type { ScaledObjectSpec } from "./scaledObject";
import { failing, prometheusTrigger, scaledObject, TestCluster, value } from "./testing/cluster";

const scaling = { status: "True", reason: "ValidMetricFound" };
const metric = "s0-prometheus";

/** A cluster after its first poll and the HPA's first read, which saw 12. */
function read(version: KedaVersion, spec: Partial<ScaledObjectSpec> = {}): TestCluster {
  const cluster = new TestCluster(4, version);
  cluster.apply(scaledObject({ minReplicaCount: 1, ...spec }));
  cluster.poll(0, value(3), value(3));
  cluster.read(15, metric, value(12), value(12));
  cluster.hpaScalingActive = scaling;
  return cluster;
}

/** From where a poll at 30 took the trigger's value: the second of a read, or the source. */
const takenFrom = (cluster: TestCluster) => cluster.poll(30, value(0), value(0)).triggers[0]!.observedAt ?? "source";

test("only 2.21 takes the value of the HPA's last read, with its activity", () => {
  expect(kedaVersions.map((version) => takenFrom(read(version)))).toEqual(["source", 15]);
  const poll = read("2.21").poll(30, value(0));
  expect(poll).toMatchObject({ active: true, activeTriggers: [metric], triggers: [{ reading: { ok: true, value: 12 } }] });
});

test("each field that lets a poll change a count or a value makes it ask", () => {
  const asking: Partial<ScaledObjectSpec>[] = [
    { minReplicaCount: 0 },
    { minReplicaCount: 2, idleReplicaCount: 0 },
    { minReplicaCount: 2, idleReplicaCount: 1 },
    { triggers: [{ ...prometheusTrigger(), useCachedMetrics: true }] },
    { triggers: [prometheusTrigger(), { ...prometheusTrigger(), useCachedMetrics: true }] },
    { triggers: [{ ...prometheusTrigger(), name: "queue" }], advanced: { scalingModifiers: { formula: "queue", target: "5" } } },
  ];
  for (const spec of asking) expect(takenFrom(read("2.21", spec)), JSON.stringify(spec)).toBe("source");
  expect(takenFrom(read("2.21", { minReplicaCount: 3, cooldownPeriod: 5 }))).toBe(15);
});

test("a poll asks while the HPA does not say that it scales, and where it has not read the metric yet", () => {
  for (const hpaScalingActive of [null, { status: "False", reason: "ScalingDisabled" }, { status: "Unknown" }]) {
    const cluster = read("2.21");
    cluster.hpaScalingActive = hpaScalingActive;
    expect(takenFrom(cluster)).toBe("source");
  }
  const both = { triggers: [prometheusTrigger(), prometheusTrigger()] };
  const poll = read("2.21", both).poll(30, value(0), value(7));
  expect(poll.triggers.map(({ observedAt }) => observedAt)).toEqual([15, undefined]);
});

test("an edited spec, and a pause, forget what was read", () => {
  const edited = read("2.21");
  edited.apply(scaledObject({ minReplicaCount: 2 }), 20);
  expect(takenFrom(edited)).toBe("source");
  const paused = read("2.21");
  paused.apply(scaledObject({ minReplicaCount: 1 }, { paused: "true" }), 16);
  paused.apply(scaledObject({ minReplicaCount: 1 }), 20);
  expect(takenFrom(paused)).toBe("source");
});

test("while the HPA reads, its reads alone count the failures that lead to a fallback", () => {
  const countOf = (version: KedaVersion) => {
    const cluster = read(version, { fallback: { failureThreshold: 3, replicas: 6 } });
    cluster.read(45, metric, failing);
    cluster.poll(60, failing);
    return cluster.keda.stored!.status.health![metric]!.numberOfFailures;
  };
  expect(kedaVersions.map(countOf)).toEqual([2, 1]);
});

test("a failed read is the poll's failure, too, and a fallback that a read found is the poll's fallback", () => {
  const cluster = read("2.21", { fallback: { failureThreshold: 1, replicas: 6 } });
  cluster.read(45, metric, failing);
  expect(cluster.poll(60, value(3))).toMatchObject({ error: true, triggers: [{ observedAt: 45 }] });
  cluster.read(75, metric, failing);
  const poll = cluster.poll(90, value(3));
  expect(poll.triggers[0]).toMatchObject({ observedAt: 75, fallback: { kind: "replaced", replicas: 6 } });
  expect(poll.events.map(({ reason }) => reason)).toEqual([]);
  expect(cluster.condition("Fallback")).toBe("True");
});
