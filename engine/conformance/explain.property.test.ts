import { expect, test } from "vitest";
import { explainTexts } from "../doors/conformance";
import type { Incident } from "../cluster/incident";
import { defaultFlags } from "../controller/flags";
import { randomScaledObject } from "../keda/testing/randomScaledObject";
import { seededRandom, type SeededRandom } from "../lib/random";
import { parseScaledObject } from "../keda/manifest/parseScaledObject";
import { controllerFlags, type Scenario } from "../scenario/scenario";
import { randomScenario } from "../scenario/testing/randomScenario";
import { areCounts, isCause, isFalselyCertain } from "./testing/judgeExplained";
import { printedMoments, type PrintedMoment } from "./testing/printedMoments";

const seed = 20261127;
const runs = 56;

/** The flags of a usual controller: no text shows others, so an answer could not know them. */
function withUsualFlags(scenario: Scenario): Scenario {
  const { featureGates } = scenario.flags;
  const incidents = scenario.incidents.filter(({ kind }) => kind !== "controlPlaneUpgraded");
  return { ...scenario, flags: { ...scenario.flags, ...defaultFlags, featureGates }, incidents };
}

/** The same cluster with a ScaledObject that KEDA takes. */
function withKeda(scenario: Scenario, random: SeededRandom): Scenario {
  const flags = controllerFlags(scenario.flags)!;
  const texts = Array.from({ length: 6 }, (_, index) =>
    JSON.stringify({ apiVersion: "keda.sh/v1alpha1", kind: "ScaledObject", ...randomScaledObject(random.fork(`object ${index}`)) }),
  );
  const manifest = texts.find((text) => parseScaledObject(text, flags.featureGates, flags.kubernetesVersion, undefined).hpa !== null);
  const incidents = scenario.incidents.filter(({ kind }) => kind !== "hpaEdited");
  return manifest === undefined ? scenario : { ...scenario, manifest, incidents };
}

/** The same cluster with a quota of pods that its start fits into. */
function withQuota(scenario: Scenario, random: SeededRandom): Scenario {
  const at = random.integer(Math.ceil(scenario.durationSeconds / 3));
  const pods = Math.max(1, scenario.workload.initialReplicas + random.integer(3));
  const quota: Incident = { kind: "podQuota", at, pods, durationSeconds: scenario.durationSeconds };
  return { ...scenario, incidents: [...scenario.incidents, quota].toSorted((a, b) => a.at - b.at) };
}

/** What is unusual about a run of a number. */
const unusual: Readonly<Record<number, (scenario: Scenario, random: SeededRandom) => Scenario>> = { 5: withQuota, 6: withKeda };

const forms = {
  table: ({ row }) => [row],
  watch: ({ watch }) => [watch],
  "table+pods": ({ row, pods }) => [row, pods],
  "watch+pods+manifest": ({ watch, pods, manifest }) => [watch, pods, manifest],
  describe: ({ describe }) => [describe],
  yaml: ({ yaml }) => [yaml],
  "describe+pods": ({ describe, pods }) => [describe, pods],
  "yaml+pods": ({ yaml, pods }) => [yaml, pods],
  "describe+objects": ({ describe, objects }) => [describe, ...objects],
  "watch+objects": ({ watch, objects }) => [watch, ...objects],
} satisfies Record<string, (moment: PrintedMoment) => readonly string[]>;

type Form = keyof typeof forms;

interface Judged {
  readonly isCause: boolean;
  readonly isAmong: boolean;
  readonly areCounts: boolean;
  readonly falselyCertain: string | null;
}

function judge(moment: PrintedMoment, form: Form, where: string): Judged {
  const { truth } = moment;
  const hypotheses = explainTexts(forms[form](moment))[0]?.hypotheses ?? [];
  const [first] = hypotheses;
  return {
    isCause: first !== undefined && isCause(first, truth),
    isAmong: hypotheses.some((each) => isCause(each, truth)),
    areCounts: first === undefined || areCounts(first, truth),
    falselyCertain: isFalselyCertain(hypotheses, truth) ? `${where}, ${form}: ${JSON.stringify(hypotheses)}` : null,
  };
}

const random = seededRandom(seed);

const moments = Array.from({ length: runs }, (_, run) => {
  const draws = random.fork(String(run));
  const usual = withUsualFlags(randomScenario(draws));
  const scenario = unusual[run % 7]?.(usual, draws.fork("unusual")) ?? usual;
  return printedMoments(scenario, draws.fork("moments"), 14).map((moment) => ({ run, moment, where: `run ${run} at ${moment.at} s` }));
}).flat();

const judged = moments.map(
  ({ moment, where }) =>
    Object.fromEntries(Object.keys(forms).map((form) => [form, judge(moment, form as Form, where)])) as Record<Form, Judged>,
);

const share = (form: Form, of: (each: Judged) => boolean): number => judged.filter((each) => of(each[form])).length / judged.length;

test(`random runs print many moments (seed ${seed}, ${runs} runs)`, () => {
  expect(moments.length).toBeGreaterThan(250);
  const refused = moments.filter(({ run, moment }) => run % 7 === 5 && (moment.statusReplicas ?? 0) < (moment.specReplicas ?? 0));
  expect(refused.length).toBeGreaterThan(10);
  expect(moments.filter(({ moment }) => moment.objects.some((text) => text.includes("PodMetricsList"))).length).toBeGreaterThan(150);
  expect(new Set(moments.map(({ moment }) => moment.truth.cause)).size).toBeGreaterThanOrEqual(7);
});

test("what is said without a supposition is never wrong", () => {
  expect(judged.flatMap((each) => Object.values(each).flatMap(({ falselyCertain }) => falselyCertain ?? []))).toEqual([]);
});

/** These clusters are stranger than most: a row often hides one of their metrics, or their pods never become ready. */
test.each([
  ["describe+objects", { cause: 0.99, among: 0.99, counts: 0.97 }],
  ["watch+objects", { cause: 0.87, among: 0.98, counts: 0.93 }],
  ["describe+pods", { cause: 0.98, among: 0.99, counts: 0.92 }],
  ["yaml+pods", { cause: 0.97, among: 0.98, counts: 0.92 }],
  ["describe", { cause: 0.97, among: 0.99, counts: 0.81 }],
  ["yaml", { cause: 0.97, among: 0.98, counts: 0.81 }],
  ["watch+pods+manifest", { cause: 0.88, among: 0.97, counts: 0.9 }],
  ["table+pods", { cause: 0.84, among: 0.98, counts: 0.85 }],
  ["watch", { cause: 0.85, among: 0.98, counts: 0.79 }],
  ["table", { cause: 0.85, among: 0.98, counts: 0.78 }],
] as const)(
  "%s: the true cause is first, it is among the hypotheses, and the counts are right, at least as often as stated",
  (form, least) => {
    expect(
      share(form, (each) => each.isCause),
      "cause",
    ).toBeGreaterThanOrEqual(least.cause);
    expect(
      share(form, (each) => each.isAmong),
      "among",
    ).toBeGreaterThanOrEqual(least.among);
    expect(
      share(form, (each) => each.areCounts),
      "counts",
    ).toBeGreaterThanOrEqual(least.counts);
  },
);

test.each([
  ["table", "table+pods", 0.02],
  ["table", "watch", 0.015],
  ["watch", "watch+pods+manifest", 0.02],
  ["describe", "describe+pods", 0],
  ["yaml", "yaml+pods", 0],
  ["describe", "describe+objects", 0],
  ["watch", "watch+objects", 0],
  ["describe+pods", "describe+objects", 0],
] as const)("more texts of the same moment seldom turn a right first cause into a wrong one: %s, then %s", (less, more, most) => {
  const worse = judged.filter((each) => each[less].isCause && !each[more].isCause).length / judged.length;
  expect(worse).toBeLessThanOrEqual(most);
});
