import { expect, test } from "vitest";
import type { Incident } from "../cluster/incident";
import { changed, checkedRun } from "../simulation/testing/checkedRun";
import { manifestWith, metricSources } from "../simulation/testing/manifests";

const cpu = `
  - type: cpu
    metricType: Utilization
    metadata:
      value: "60"`;

const scaledObject = ({ fallback = "", more = "", min = 2 } = {}) => `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  name: web
spec:
  scaleTargetRef:
    name: web
  pollingInterval: 30
  cooldownPeriod: 60
  minReplicaCount: ${min}
  maxReplicaCount: 20${fallback}
  triggers:
  - type: prometheus
    metadata:
      serverAddress: http://prometheus:9090
      query: sum(rate(http_requests_total[1m]))
      threshold: "10"${more}
`;

const down = (at: number, durationSeconds: number, trigger = 1): Incident => ({
  at,
  kind: "triggerSourceDown",
  trigger,
  durationSeconds,
});

const runOf = (manifest: string, ...incidents: Incident[]) =>
  checkedRun(
    changed({ manifest, durationSeconds: 1200, load: { points: [[0, 60]], noise: 0 }, incidents, workload: { initialReplicas: 4 } }),
  );

const pollsIn = (trace: ReturnType<typeof runOf>, from: number, to: number) => trace.keda!.polls.filter(({ at }) => from <= at && at < to);
const readsIn = (trace: ReturnType<typeof runOf>, from: number, to: number) => trace.keda!.reads.filter(({ at }) => from <= at && at < to);

test("without a fallback a source that does not answer freezes the count", () => {
  const trace = runOf(scaledObject(), down(600, 120));
  expect(trace.incidents).toMatchObject([{ until: 720, refused: null }]);
  for (const { poll } of pollsIn(trace, 600, 720)) {
    expect(poll).toMatchObject({ error: true, active: false, decision: { branch: { kind: "frozenByError" } }, writes: [] });
    if (poll.kind !== "polled") throw new Error("the poll was aborted");
    expect(poll.events).toEqual([
      { type: "Warning", reason: "KEDAScalerFailed", message: expect.stringMatching(/connection refused/) as string },
    ]);
  }
  const syncs = trace.reconciles.filter(({ at }) => 600 <= at && at < 720);
  expect(syncs.length).toBe(8);
  expect(new Set(syncs.map(({ scaledTo }) => scaledTo))).toEqual(new Set([null]));
  expect(new Set(trace.seconds.written.slice(600, 721)).size).toBe(1);
  expect(pollsIn(trace, 720, 780).map(({ poll }) => poll)).toMatchObject([
    { error: false, active: true },
    { error: false, active: true },
  ]);
});

test("with a fallback every poll and every read counts a failure, and the one after failureThreshold is replaced", () => {
  const trace = runOf(scaledObject({ fallback: "\n  fallback:\n    failureThreshold: 3\n    replicas: 9" }), down(600, 120));
  const outcomes = [
    ...pollsIn(trace, 600, 720).map(({ at, poll }) => ({
      at,
      asker: 0,
      fallback: poll.kind === "polled" ? poll.triggers[0]!.fallback : null,
    })),
    ...readsIn(trace, 600, 720).map(({ at, read }) => ({ at, asker: 1, fallback: read.metrics[0]!.fallback })),
  ].toSorted((one, other) => one.at - other.at || one.asker - other.asker);
  // Polls at 600, 630, 660 and 690; the HPA reads every 15 s.
  expect(outcomes.length).toBe(4 + 8);
  expect(outcomes.map(({ fallback }) => fallback)).toMatchObject(
    outcomes.map((_, index) => ({ kind: index < 3 ? "counted" : "replaced", failures: index + 1, failureThreshold: 3 })),
  );
  // A poll and a read at 600, a read at 615, and the poll at 630 is the fourth question.
  expect(outcomes.slice(0, 4).map(({ at, asker }) => [at, asker])).toEqual([
    [600, 0],
    [600, 1],
    [615, 1],
    [630, 0],
  ]);
  expect(outcomes[3]!.fallback).toMatchObject({ replicas: 9, target: 10, value: "90" });
  expect(trace.seconds.written[719]).toBe(9);
});

test("at 0 the fallback activates the workload", () => {
  const quiet = runOf(scaledObject({ min: 0 }));
  expect(quiet.seconds.written[600]).toBeGreaterThan(0);
  const scenario = changed({
    manifest: scaledObject({ min: 0, fallback: "\n  fallback:\n    failureThreshold: 1\n    replicas: 5" }),
    durationSeconds: 1200,
    load: { points: [[0, 0]], noise: 0 },
    incidents: [down(600, 300)],
    workload: { initialReplicas: 0 },
  });
  const trace = checkedRun(scenario);
  const kinds = pollsIn(trace, 600, 720).map(({ poll }) => poll.kind === "polled" && poll.decision.branch.kind);
  // At 0 the HPA reads nothing, so only the polls count.
  expect(kinds).toEqual(["waitsForFallback", "activated", "staysActive", "staysActive"]);
  expect(trace.seconds.written[599]).toBe(0);
  expect(trace.seconds.written[700]).toBe(5);
});

test("one trigger of two can fail alone, and 0 means both", () => {
  const two = scaledObject({
    more: `
  - type: prometheus
    metadata:
      serverAddress: http://prometheus:9090
      query: sum(rate(http_requests_total[1m]))
      threshold: "20"`,
  });
  const failed = (trigger: number) =>
    pollsIn(runOf(two, down(600, 30, trigger)), 600, 630).map(
      ({ poll }) => poll.kind === "polled" && poll.triggers.map(({ result }) => !result.ok),
    );
  expect([1, 2, 0].map(failed)).toEqual([[[true, false]], [[false, true]], [[true, true]]]);
});

test("what has no source is refused and changes nothing", () => {
  const manifest = scaledObject({ more: cpu });
  const trace = runOf(manifest, down(300, 60, 2), down(400, 60, 3), down(500, 60, 0));
  expect(trace.incidents.map(({ refused }) => refused)).toEqual([
    "Trigger 2 has the type cpu, which has no source that can fail.",
    "There is no trigger 3 in the ScaledObject.",
    null,
  ]);
  const plain = runOf(manifestWith(metricSources.Resource), down(300, 60));
  expect(plain.incidents).toMatchObject([{ refused: "There is no KEDA trigger here." }]);
});

test("the clock of a cron trigger goes on", () => {
  const manifest = scaledObject({
    more: `
  - type: cron
    metadata:
      timezone: UTC
      start: 0 0 * * *
      end: 59 23 * * *
      desiredReplicas: "7"`,
  });
  const trace = runOf(manifest, down(300, 300, 0));
  expect(trace.incidents).toMatchObject([{ refused: null }]);
  for (const { poll } of pollsIn(trace, 300, 600))
    expect(poll).toMatchObject({ active: true, error: true, triggers: [{ result: { ok: false } }, { result: { ok: true } }] });
});
