/** What KEDA 2.20 → 2.21 changes in one scenario: each effect is one that the runs have. */
import { describe, expect, test } from "vitest";
import { compareRuns } from "../doors/withKeda";
import { kedaChangeList } from "../kedaReleases/changes";
import { kedaVersions, type KedaVersion } from "../kedaReleases/releases";
import { library } from "../library/library";
import { needsKeda } from "../simulation/kedaPart";
import { changed, checkedRunOfAny, type Change } from "../simulation/testing/checkedRun";
import type { ComparedRun } from "./comparison";

const object = (spec: string, metadata = "") => `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  name: web
spec:
  scaleTargetRef:
    name: web
${spec}  triggers:
  - type: prometheus
    metadata:
      serverAddress: http://prometheus:9090
      query: sum(rate(http_requests_total[1m]))
      threshold: "10"
${metadata}`;

const down = { at: 300, kind: "triggerSourceDown", trigger: 1, durationSeconds: 120 } as const;

function runOf(kedaVersion: KedaVersion, change: Change): ComparedRun {
  const scenario = changed({ durationSeconds: 900, ...change });
  const under = { ...scenario, flags: { ...scenario.flags, kedaVersion } };
  return { scenario: under, trace: checkedRunOfAny(under) };
}

const compared = (change: Change) => compareRuns(runOf("2.20", change), runOf("2.21", change));

const effectsOf = (change: Change) =>
  Object.fromEntries(
    compared(change)
      .kedaReleases!.changes.filter(({ firstAt }) => firstAt !== null)
      .map(({ change: { name }, concerns, firstAt }) => [name, [concerns, firstAt]]),
  );

test("one release, or a run without KEDA, is no comparison; a downgrade has the same changes", () => {
  const [older, newer] = kedaVersions.map((version) => runOf(version, { manifest: object("") })) as [ComparedRun, ComparedRun];
  expect(compareRuns(older, older).kedaReleases).toBeNull();
  expect(compareRuns(runOf("2.20", {}), runOf("2.21", {})).kedaReleases).toBeNull();
  expect(compareRuns(older, newer).kedaReleases).toMatchObject({ from: "2.20", to: "2.21" });
  const { changes } = compareRuns(newer, older).kedaReleases!;
  expect(changes).toEqual(compareRuns(older, newer).kedaReleases!.changes);
  expect(changes.map(({ change: { name } }) => name)).toEqual(kedaChangeList.map(({ name }) => name));
  expect(compareRuns(older, newer).inputs).toEqual([{ part: "kedaVersion", from: "2.20", to: "2.21" }]);
});

describe("a poll that asks no source", () => {
  test("there is none where a poll can change the count", () => {
    expect(effectsOf({ manifest: object("") })).toEqual({});
    expect(effectsOf({ manifest: object("  minReplicaCount: 2\n  idleReplicaCount: 0\n") })).toEqual({});
  });

  test("spares the source a question after the HPA's first read, and changes no count", () => {
    const change = { manifest: object("  minReplicaCount: 1\n") };
    const { divergence, kedaReleases } = compared(change);
    expect(divergence).toBeNull();
    const [first] = kedaReleases!.changes;
    expect(first).toMatchObject({ change: { name: "pollsOnlyWhereItMatters", certainty: "sure" }, firstAt: 30 });
    expect(["work", "status"]).toContain(first!.concerns);
  });

  test("leaves the failures that a fallback counts to the HPA's reads", () => {
    const spec = "  minReplicaCount: 1\n  fallback: {failureThreshold: 4, replicas: 6}\n";
    const effects = effectsOf({ manifest: object(spec), incidents: [down] });
    expect(effects).toHaveProperty("readsAloneCountFailures");
    const [, at] = effects["readsAloneCountFailures"]!;
    expect(at).toBeGreaterThanOrEqual(down.at);
  });
});

test("a reconcile because the object is ready again is left out", () => {
  const effects = effectsOf({ manifest: object(""), incidents: [down] });
  expect(effects["skipsUnchangedReconciles"]).toEqual(["work", expect.any(Number)]);
});

test("what the text says counts from when it is applied", () => {
  expect(effectsOf({ manifest: object("  minReplicaCount: 3\n  idleReplicaCount: 1\n  cooldownPeriod: 60\n") })).toEqual({
    warnsOnlyWithoutIdle: ["text", 0],
  });
  const liiklus = "  - type: liiklus\n    metadata: {topic: t, group: g}\n";
  expect(effectsOf({ manifest: object("", liiklus) })).toMatchObject({ deprecatesLiiklus: ["text", 0] });
  const temporal = '  - type: temporal\n    metadata: {taskQueue: q, includeRunningWorkflowCount: "true"}\n';
  expect(effectsOf({ manifest: object("", temporal) })).toMatchObject({ readsRunningWorkflowCount: ["text", 0] });
  const spanner = object(
    "",
    "  - type: gcp-spanner\n    metadata: {projectId: p, instanceId: i, databaseId: d, query: jobs, credentialsFromEnv: C}\n",
  );
  const edit = { at: 120, kind: "hpaEdited", manifest: spanner } as const;
  expect(effectsOf({ manifest: object(""), incidents: [edit] })).toMatchObject({ knowsSpanner: ["decision", 120] });
});

const kedaEntries = library.flatMap(({ id, scenario }) => (needsKeda(scenario) ? [[id, scenario] as const] : []));

/** A difference that nothing explains would be a change that the list lacks. */
test.each(kedaEntries)("%s: what differs between the releases has an explanation", (_id, scenario) => {
  const [older, newer] = kedaVersions.map((kedaVersion) => {
    const under = { ...scenario, flags: { ...scenario.flags, kedaVersion } };
    return { scenario: under, trace: checkedRunOfAny(under) };
  }) as [ComparedRun, ComparedRun];
  const { divergence, kedaReleases } = compareRuns(older, newer);
  const effects = kedaReleases!.changes.filter(({ firstAt }) => firstAt !== null);
  const decided = effects.filter(({ concerns }) => concerns === "decision").map(({ firstAt }) => firstAt);
  expect(decided).toEqual(divergence === null ? [] : [divergence.at]);
  const asksAlways = newer.trace.keda!.polls.every(
    ({ poll }) => poll.kind === "aborted" || poll.triggers.every(({ observedAt }) => observedAt === undefined),
  );
  if (asksAlways) expect(newer.trace.keda!.polls.map(({ poll }) => poll)).toEqual(older.trace.keda!.polls.map(({ poll }) => poll));
});
