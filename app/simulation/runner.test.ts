import { compareRuns } from "../../engine/doors/withKeda";
import { expect, test } from "vitest";
import { diagnoseManifest, firstScenario, judgeManifestV1, outline, type Scenario, diagnosisContext } from "../../engine/index";
import { traceOf } from "../../engine/simulation/testing/traceOf";
import { tellingSecond } from "../run/tellingSync";
import { openChannel, type Reply } from "../channel/channel";
import { policies } from "./policies";
import type { Kinds, RunProgress } from "./protocol";
import { JoinedWorker } from "./testing/joinedWorker";
import { toDetail, toRun } from "./toRun";

const short: Scenario = { ...firstScenario, durationSeconds: 600 };
const seeded = (seed: number): Scenario => ({ ...short, seed });
const withErrors: Scenario = { ...short, manifest: "kind: [" };
const beyondLimits: Scenario = { ...short, manifest: short.manifest.replace("maxReplicas: 10", "maxReplicas: 20000") };

function open() {
  const channel = openChannel<Kinds>(() => new JoinedWorker() as unknown as Worker, policies);
  const ask = <Kind extends keyof Kinds>(kind: Kind, request: Kinds[Kind]["request"], hearPart?: (part: RunProgress) => void) =>
    new Promise<Reply<Kinds[Kind]["answer"]>>((resolve) => channel.ask(kind, request, resolve, hearPart as never));
  const answered = async <Kind extends keyof Kinds>(kind: Kind, request: Kinds[Kind]["request"]): Promise<Kinds[Kind]["answer"]> => {
    const reply = await ask(kind, request);
    if (!reply.ok) throw new Error(reply.why);
    return reply.answer;
  };
  return { channel, ask, answered };
}
const wanted = (scenario: Scenario, view: { from: number; to: number; rows: number } | null = null, cursor: number | null = null) => ({
  scenario,
  rows: 100,
  view,
  cursor,
});

test("a run comes whole, with its finer rows, and the worker answers questions about it until the next one replaces it", async () => {
  const { answered } = open();
  const trace = traceOf(short);
  const view = { from: 100, to: 300, rows: 1000 };
  const { run, ...rest } = await answered("run", wanted(short, view, 110));
  const id = run!.id;
  const opened = { step: 7, reconcile: trace.reconciles[7] };
  expect([run, rest]).toEqual([toRun(id, trace, 100), { detail: toDetail(id, trace, view), problems: [], opened }]);
  const decision = trace.reconciles[7];
  expect(await answered("decision", { run: id, step: 7 })).toEqual(decision);
  expect(await answered("rows", { run: id, view: { from: 500, to: 900, rows: 1000 } })).toMatchObject({ run: id, from: 500, to: 600 });
  expect((await answered("kubectl", { run: id, step: 7 }))?.[0]?.command).toContain("kubectl");
  expect(await answered("takeAway", { run: id, part: "seconds.csv" })).toMatchObject({ kind: "text" });

  await answered("run", wanted(seeded(2)));
  expect(
    await Promise.all([
      answered("decision", { run: id, step: 7 }),
      answered("rows", { run: id, view }),
      answered("kubectl", { run: id, step: 7 }),
      answered("takeAway", { run: id, part: "seconds.csv" }),
    ]),
  ).toEqual([null, null, null, null]);
});

test("the decision under the cursor comes with the run: without a cursor that of the most telling sync, past its end none", async () => {
  const { answered } = open();
  const trace = traceOf(short);
  const telling = tellingSecond(toRun(0, trace, 100).steps)!;
  const opened = async (cursor: number | null) => (await answered("run", wanted(short, null, cursor))).opened;
  expect((await opened(null))?.reconcile).toEqual(trace.reconciles.find(({ at }) => at === telling));
  expect((await opened(600))?.step).toBe(trace.reconciles.length - 1);
  expect(await opened(601)).toBeUndefined();
});

test("the baseline's run answers beside the page's own, and is dropped when the page says so", async () => {
  const { answered } = open();
  const own = (await answered("run", wanted(short))).run!;
  const other = (await answered("baseline", wanted(seeded(2)))).run!;
  expect(other).toEqual(toRun(other.id, traceOf(seeded(2)), 100));
  const decision = traceOf(seeded(2)).reconciles[9];
  expect(await answered("baselineDecision", { run: other.id, step: 9 })).toEqual(decision);
  const view = { from: 0, to: 200, rows: 50 };
  expect(await answered("baselineRows", { run: other.id, view })).toEqual(toDetail(other.id, traceOf(seeded(2)), view));
  const runs = [seeded(2), short].map((scenario) => ({ scenario, trace: traceOf(scenario) }));
  expect(await answered("compare", { run: own.id })).toEqual(compareRuns(runs[0]!, runs[1]!));
  await answered("forgetBaseline", null);
  expect([await answered("compare", { run: own.id }), await answered("baselineDecision", { run: other.id, step: 9 })]).toEqual([
    null,
    null,
  ]);
});

test("a run for its steps alone has the same steps as a whole one, and nobody keeps it", async () => {
  const { answered } = open();
  const own = (await answered("run", wanted(short))).run!;
  const { steps, stepSeconds, counts, outcomes } = toRun(0, traceOf(seeded(3)), 100);
  expect(await answered("steps", { scenario: seeded(3) })).toEqual({ steps, stepSeconds, counts, outcomes });
  expect(await answered("decision", { run: own.id, step: 3 })).not.toBeNull();
});

test.each(["run", "baseline", "steps"] as const)(
  "%s: a manifest with errors is an answer, a run beyond the limits a failure",
  async (kind) => {
    const { ask } = open();
    const invalid = await ask(kind, wanted(withErrors));
    if (kind === "steps") expect(invalid).toEqual({ ok: true, answer: null });
    else expect(invalid).toMatchObject({ ok: true, answer: { run: null, problems: [{ severity: "error" }] } });
    expect(await ask(kind, wanted(beyondLimits))).toEqual({ ok: false, why: "failed", message: expect.stringContaining("20000 replicas") });
  },
);

test("a long run grows and tells how far it is, and ends soon after it is given up", async () => {
  const { channel, ask, answered } = open();
  const day: Scenario = { ...firstScenario, durationSeconds: 86_400 };
  const parts: RunProgress[] = [];
  const long = ask("run", wanted(day, { from: 0, to: 3600, rows: 100 }), (part) => {
    parts.push(part);
    if (part.kind === "grown") channel.giveUp("run");
  });
  expect(await long).toEqual({ ok: false, why: "givenUp" });
  const grown = parts.at(-1)!;
  if (grown.kind !== "grown") throw new Error("it never grew");
  expect(grown.run.lastSecond).toBeLessThan(day.durationSeconds);
  expect([grown.run.digest, grown.detail]).toMatchObject([null, { run: grown.run.id, from: 0 }]);
  expect((await answered("run", wanted(short))).run).not.toBeNull();
});

test("the API server of the scenario's version judges a text", async () => {
  const { answered } = open();
  const text = short.manifest.replace("minReplicas", "minReplica");
  const context = diagnosisContext(short, [], short.manifest)!;
  expect([await answered("diagnose", { text, context }), await answered("diagnose", { text, context: null })]).toEqual([
    { text, diagnostics: diagnoseManifest(text, context).diagnostics, documents: outline(text), kedaRules: null, vpaRules: null },
    { text, diagnostics: judgeManifestV1(text).problems, documents: outline(text), kedaRules: null, vpaRules: null },
  ]);
});

test("a text with a VerticalPodAutoscaler is judged with it, and helped with", async () => {
  const { answered } = open();
  const head = "apiVersion: autoscaling.k8s.io/v1\nkind: VerticalPodAutoscaler\nmetadata: {name: web}\n";
  const target = "{apiVersion: apps/v1, kind: Deployment, name: php-apache}";
  const text = `${short.manifest}\n---\n${head}spec:\n  targetRef: ${target}\n`;
  const context = diagnosisContext(short, [], short.manifest)!;
  const diagnosed = await answered("diagnose", { text, context });
  expect(diagnosed.diagnostics.map(({ rule }) => rule)).toContain("vpaSameResource");
  expect(diagnosed.vpaRules).not.toBeNull();
  const broken = { ...short, manifest: `${text}  updatePolicy: {minReplicas: 1}\n` };
  expect(await answered("diagnose", { text: broken.manifest, context: null })).toMatchObject({ vpaRules: null });
  const { diagnostics } = await answered("diagnose", { text: broken.manifest, context });
  expect(diagnostics.filter(({ severity }) => severity === "error").map(({ path }) => path)).toEqual(["spec.updatePolicy.updateMode"]);
  const offered = await answered("completions", { text: `${text}  `, offset: text.length + 2, flags: short.flags });
  expect(offered.map(({ insert }) => insert.split(":")[0])).toContain("updatePolicy");
  expect(await answered("fieldAt", { text, offset: text.indexOf("targetRef") + 2 })).toMatchObject({ path: "spec.targetRef" });
  const incident = { kind: "hpaEdited", at: 60, manifest: broken.manifest } as const;
  const edited = await answered("judgedEdit", { manifest: broken.manifest, scenario: short, incident });
  expect(edited.map(({ path }) => path)).toEqual(["spec.updatePolicy.updateMode"]);
});

test("each channel has its own worker, and together they share the work of many runs", async () => {
  const pool = [open(), open()];
  const seeds = [1, 2, 3, 4, 5, 6];
  const runs = await Promise.all(seeds.map((seed, index) => pool[index % 2]!.answered("steps", { scenario: seeded(seed) })));
  expect(runs.map((run) => run!.outcomes)).toEqual(seeds.map((seed) => traceOf(seeded(seed)).outcomes));
});
