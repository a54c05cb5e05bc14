import { describe, expect, test } from "vitest";
import type { Incident } from "../cluster/incident";
import * as shapes from "../keda/manifest/testing/shapes";
import { run } from "../doors/withKeda";
import { changed, checkedRun, type Change } from "../simulation/testing/checkedRun";

interface Options extends Change {
  spec?: string;
  annotations?: string;
}

const scaledObject = ({ spec = "", annotations = "" }: Options = {}, name = "orders") => `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  name: ${name}
  annotations: {${annotations}}
spec:
  scaleTargetRef: {name: worker}
  minReplicaCount: 0
  maxReplicaCount: 12
  cooldownPeriod: 120
${spec}  triggers:
  - type: rabbitmq
    metadata: {host: "http://rabbit:15672", queueName: orders, mode: QueueLength, value: "20", activationValue: "5"}
`;

/** Ten messages a second from minute 5 to 10 of half an hour, for a queue's workers that begin at none. */
const scenarioOf = ({ spec, annotations, workload, ...change }: Options = {}) =>
  changed({
    manifest: scaledObject({ ...(spec !== undefined && { spec }), ...(annotations !== undefined && { annotations }) }),
    durationSeconds: 1800,
    load: {
      points: [
        [0, 0],
        [300, 0],
        [301, 10],
        [600, 10],
        [601, 0],
      ],
      noise: 0,
    },
    workload: { kind: "queue", initialReplicas: 0, cpuPerRequestMilliseconds: 200, ...workload },
    ...change,
  });

const traceOf = (options?: Options) => checkedRun(scenarioOf(options));
const writesOf = (trace: ReturnType<typeof traceOf>) =>
  trace.keda!.polls.flatMap(({ at, poll }) => (poll.kind === "polled" ? poll.writes.map(({ from, to }) => [at, from, to]) : []));
const applied = (at: number, manifest: string): Incident => ({ kind: "hpaEdited", at, manifest });

describe("between nothing and something", () => {
  test("the first poll above the activation wakes one pod, the HPA does the rest, and each poll that ends it comes one cooldown after the last active one", () => {
    const trace = traceOf();
    const writes = writesOf(trace);
    expect(writes[0]).toEqual([330, 0, 1]);
    expect(writes.at(-1)?.[2]).toBe(0);
    for (const [at, from, to] of writes as [number, number, number][]) {
      if (from === 0) expect(to).toBe(1);
      if (to !== 0) continue;
      const last = trace.keda!.polls.findLast(({ at: before, poll }) => before < at && poll.kind === "polled" && poll.active)!;
      expect(at).toBe(last.at + 120);
    }
    const rescales = trace.reconciles.filter(({ scaledTo }) => scaledTo !== null).map(({ scaledTo }) => scaledTo!);
    expect(Math.max(...rescales)).toBe(12);
    // The cooldown is shorter than the HPA's window, so KEDA stops pods that the HPA still keeps.
    expect(writes.at(-1)?.[1]).toBeGreaterThan(1);
    const { rescalesUp, rescalesDown } = trace.outcomes;
    expect(rescalesUp + rescalesDown).toBe(rescales.length + writes.length);
  });

  test("at zero replicas the HPA is off and asks nothing, so only KEDA's polls ask the source", () => {
    const trace = traceOf();
    const asleep = trace.reconciles.filter(({ at }) => at < 330);
    expect(asleep.every(({ status }) => status.conditions.some(({ reason }) => reason === "ScalingDisabled"))).toBe(true);
    expect(trace.keda!.reads.every(({ at }) => at >= 330)).toBe(true);
    expect(trace.keda!.columns.at[1]! - trace.keda!.columns.at[0]!).toBe(30);
  });

  test("the object says what it waits for, and what its HPA says", () => {
    const trace = traceOf();
    const reasonAt = (second: number, type: string) =>
      trace.keda!.polls.find(({ at }) => at === second)!.stored.status.conditions.find((each) => each.type === type)?.reason;
    expect([reasonAt(0, "Active"), reasonAt(330, "Active"), reasonAt(600, "HPAActive")]).toEqual([
      "ScalerNotActive",
      "ScalerActive",
      "HPAActive",
    ]);
  });
});

describe("what people change while it runs", () => {
  test("pausing deletes the HPA and leaves the replicas; without the annotation both come back", () => {
    const paused = scaledObject({ annotations: 'autoscaling.keda.sh/paused: "true"' });
    const trace = traceOf({ incidents: [applied(400, paused), applied(900, scaledObject())] });
    expect(trace.absences).toEqual([{ from: 400, until: 900 }]);
    expect(new Set(trace.seconds.written.subarray(400, 900)).size).toBe(1);
    expect(trace.keda!.polls.some(({ at }) => at > 400 && at < 900)).toBe(false);
    expect(trace.keda!.reconciles.map(({ at, cause, reconcile }) => [at, cause, reconcile.hpa, reconcile.loop])).toEqual([
      [0, "created", "created", "started"],
      [400, "annotation", "deleted", "stopped"],
      [900, "annotation", "created", "started"],
    ]);
    expect(trace.keda!.polls.find(({ at }) => at >= 900)!.at).toBe(900);
  });

  test("paused at a count, KEDA writes that count once", () => {
    const paused = scaledObject({ annotations: 'autoscaling.keda.sh/paused-replicas: "7"' });
    const trace = traceOf({ incidents: [applied(400, paused)] });
    expect([trace.seconds.written[399], trace.seconds.written[400], trace.seconds.written[1800]]).toEqual([expect.any(Number), 7, 7]);
  });

  test("another target does not exist: the HPA stays as it was", () => {
    const trace = traceOf({ incidents: [applied(400, scaledObject().replace("{name: worker}", "{name: other}"))] });
    const { outcome } = trace.keda!.reconciles.at(-1)!.reconcile;
    expect(outcome).toMatchObject({ kind: "checkFailed", check: "scaleTarget" });
    expect(trace.edits).toEqual([]);
  });

  test.each<[string, Incident, string]>([
    ["an object of another name", applied(400, scaledObject({}, "other")), "is already managed by the ScaledObject 'orders'"],
    ["an HPA", applied(400, changed({}).manifest), "KEDA owns the HPA"],
    ["a text with an error", applied(400, scaledObject({ spec: "  pollingInterval: x\n" })), "pollingInterval"],
    ["a deleted HPA", { kind: "hpaDeleted", at: 400 }, "KEDA makes its HPA again at once"],
    ["a patched HPA", { kind: "minReplicasScheduled", at: 400, durationSeconds: 300, minReplicas: 3, repeatSeconds: 0 } as never, "writes"],
  ])("%s is refused, and the run goes on", (_, incident, words) => {
    const trace = traceOf({ incidents: [incident] });
    expect(trace.incidents[0]!.refused).toContain(words);
    expect(writesOf(trace)).toEqual(writesOf(traceOf()));
  });
});

describe("what fails", () => {
  test("while KEDA's metrics server is down the HPA has no metric, and polls go on", () => {
    const trace = traceOf({ incidents: [{ kind: "customMetricsDown", at: 400, durationSeconds: 200 }] });
    const failed = trace.reconciles.filter(({ at, error }) => at >= 400 && at < 600 && error !== null);
    expect(failed.length).toBeGreaterThan(10);
    expect(failed[0]!.error).toContain("the server could not find the requested resource");
    expect(trace.keda!.polls.filter(({ at }) => at >= 400 && at < 600)).toHaveLength(6);
  });

  test("an unknown time zone of the start is refused", () => {
    const refused = run(scenarioOf({ start: { at: "2026-01-05T08:00", timeZone: "Europe/Nowhere" } }));
    expect(refused).toMatchObject({ ok: false, refusal: { kind: "limits", message: expect.stringContaining("Europe/Nowhere") } });
  });
});

describe("ScaledObjects of public questions run as they were pasted", () => {
  const textsThatRun = {
    "two prometheus triggers with a fallback": shapes.twoPrometheus,
    "rabbitmq with an activation": shapes.rabbitWithActivation,
    "cron and cpu": shapes.cronAndCpu,
    "kafka with an idle count, its number in quotes": shapes.kafkaWithIdle.replace("50", '"50"'),
    "a formula of three triggers, without the unknown name": shapes.threeWithFormula.replace(" + orders", ""),
  };
  test.each(Object.entries(textsThatRun))("%s", (_, manifest) => {
    const trace = checkedRun(changed({ manifest, durationSeconds: 1200, workload: { initialReplicas: 1 } }));
    expect(trace.keda!.polls.length).toBeGreaterThan(30);
    expect(trace.keda!.polls.every(({ poll }) => poll.kind === "polled")).toBe(true);
    expect(trace.reconciles.some(({ error }) => error === null)).toBe(true);
  });

  test("cron wakes its count at its second of the scenario's own day", () => {
    const trace = checkedRun(
      changed({
        manifest: shapes.cronAndCpu,
        durationSeconds: 1200,
        load: { points: [[0, 0]], noise: 0 },
        start: { at: "2026-01-05T07:50", timeZone: "Europe/Berlin" },
        workload: { initialReplicas: 0 },
      }),
    );
    expect(writesOf(trace)).toEqual([[600, 0, 1]]);
    expect(trace.seconds.written[1200]).toBe(5);
  });

  test("the kafka threshold without quotes has its line", () => {
    const refused = run(changed({ manifest: shapes.kafkaWithIdle }));
    if (refused.ok || refused.refusal.kind !== "manifest") throw new Error("it must be refused");
    expect(refused.refusal.problems.find(({ severity }) => severity === "error")).toMatchObject({ line: 19 });
  });
});
