import { describe, expect, test } from "vitest";
import { checkLimits, firstScenario, noParts, storyOf, type LimitCheck, type OutcomeBounds, type Scenario } from "../../../engine/index";
import { compareRuns } from "../../../engine/comparison/comparison";
import { seededRandom } from "../../../engine/lib/random";
import { randomScenario } from "../../../engine/scenario/testing/randomScenario";
import { traceOf, traceV1Of } from "../../../engine/simulation/testing/traceOf";
import { plural } from "../text";
import { phraseText } from "../decision/phrase";
import { sentence } from "../decision/sentence";
import { decidedBy } from "./decided";
import { limitSentence } from "./limitSentences";
import { code, plain } from "./markdown";
import { decisionReport, runReport } from "./report";
import { sparkline } from "./sparkline";

function ran(scenario: Scenario) {
  const trace = traceOf(scenario);
  return {
    trace,
    run: {
      scenario,
      hpa: trace.hpa,
      steps: trace.steps,
      outcomes: trace.outcomes,
      failures: trace.failures,
      vpa: trace.vpa,
      link: "https://example.org/#3.abc",
    },
  };
}
const first = ran(firstScenario);

test("a compared run says first what changed, what it cost and where it began; another run says nothing of it", () => {
  const changed = ran({ ...firstScenario, manifest: firstScenario.manifest.replace("maxReplicas: 10", "maxReplicas: 5") });
  const comparison = compareRuns(
    { scenario: firstScenario, trace: first.trace },
    { scenario: changed.run.scenario, trace: changed.trace },
    noParts,
  );
  const compared = { comparison, kinds: ["service", "service"], typeOf: () => null } as const;
  const report = runReport({ ...changed.run, compared }, [], []);
  const section = report.slice(report.indexOf("## Compared with the baseline"), report.indexOf("## Outcomes"));
  const podHours = comparison.outcomes.find(({ outcome }) => outcome === "podHours")!;
  expect(section).toMatch(/^\*\*\d\.\d{3} pod-hours less/m);
  expect(section).toContain("- spec.maxReplicas: 10 → 5\n");
  expect(section).toContain(`| ${podHours.baseline!.toFixed(3)} | ${podHours.now!.toFixed(3)} | −`);
  expect(section).toMatch(/^\*\*They diverge at \d\d:\d\d\.\*\*/m);
  expect(runReport(changed.run, [], [])).not.toContain("baseline");
});

test("the time to capacity is written with the waits that it is the sum of, and failed requests with their reasons", () => {
  const story = storyOf(firstScenario, first.trace);
  const rows = runReport(first.run, [], story).match(/^\| (Time to capacity|Until|failed:).*/gm)!;
  const names = rows.map((row) => row.split(" | ")[0]!.slice(2));
  expect(names.filter((name) => !name.startsWith("failed: "))).toEqual([
    "Time to capacity",
    "Until a sync proposed more pods",
    "Until enough were written",
    "Until its containers ran",
    "Until its application answered",
    "Until requests reached it",
  ]);
  expect(names.filter((name) => name.startsWith("failed: "))).toHaveLength(Object.keys(first.trace.failures).length);
});

describe("a report of a decision", () => {
  const held = first.trace.reconciles.find(({ heldBy }) => heldBy.by === "window")!;
  const report = decisionReport(first.run, decidedBy(held));

  test("has the page's sentence, the sum, the outcomes, the manifest and the link", () => {
    expect(report).toContain(plain(phraseText(sentence(held))));
    expect(report.match(/^#+ .*/gm)).toEqual([
      `# ${firstScenario.name}: the decision at 25:15`,
      "## The sum",
      "## Conditions",
      "## The run it belongs to",
      "## The manifest",
    ]);
    expect(report).toContain(`\`\`\`yaml\n${firstScenario.manifest.trimEnd()}\n\`\`\``);
    expect(report).toContain("[This run in HPA Playground](https://example.org/#3.abc)\n");
  });

  test("has one row for each stage and ends with the count after the sync", () => {
    expect(decidedBy(held).sum.map(({ stage, result }) => [stage, result])).toEqual([
      ["observed", "43%"],
      ["cpu", "8 replicas"],
      ["winner", "8 replicas"],
      ["stabilized", "9 replicas"],
      ["limited", "9 replicas"],
      ["clamped", "9 replicas"],
      ["written", "9 replicas"],
    ]);
  });
});

test("a report of a run has every rescale and every limit", () => {
  const scenario = { ...firstScenario, limits: { highestReplicas: { atMost: 8 } } };
  const rescales = first.trace.reconciles.filter(({ scaledTo }) => scaledTo !== null).map((reconcile) => decidedBy(reconcile));
  const report = runReport({ ...first.run, scenario }, rescales, storyOf(firstScenario, first.trace));
  expect(report).toContain("- **06:15 to 07:30** Up from 1 to 9 in 5 writes. The load was 11.7 to 40.2 per second.");
  expect(report).toContain("- highestReplicas is 9: the limit of at most 8 is broken.");
  expect(report.indexOf("## What happened")).toBeLessThan(report.indexOf("## Outcomes"));
  for (const { sentence: words } of rescales) expect(report).toContain(plain(words));
  expect(rescales.length).toBe(first.trace.outcomes.rescalesUp + first.trace.outcomes.rescalesDown);
});

test("a run without a rescale says so, and rescales after the hundredth are only counted", () => {
  expect(runReport(first.run, [], [])).toContain("It never changed the count.");
  const one = decidedBy(first.trace.reconciles[0]!);
  expect(
    runReport(
      first.run,
      Array.from({ length: 103 }, () => one),
      [],
    ),
  ).toContain("3 more rescales after these.");
});

test("a sum ends with the count in its record, and none of its lines is empty (seed 8, 12 scenarios)", () => {
  const random = seededRandom(8);
  for (let index = 0; index < 12; index++) {
    const { trace } = ran(randomScenario(random.fork(String(index))));
    for (const reconcile of trace.reconciles) {
      const { sum } = decidedBy(reconcile);
      const applied = sum.at(-1)!;
      const count = reconcile.scaledTo ?? reconcile.specReplicas;
      expect(applied.result, `scenario ${index}, ${reconcile.at} s`).toBe(count === null ? "–" : plural(count, "replica"));
      expect(sum.every(({ how }) => how.every((text) => text !== "" && !text.includes("undefined") && !text.includes("NaN")))).toBe(true);
    }
  }
});

test("decisions of Kubernetes 1.1 and 1.2 have their own stages", () => {
  const manifest = `apiVersion: extensions/v1beta1
kind: HorizontalPodAutoscaler
metadata:
  name: web
spec:
  scaleRef: { apiVersion: extensions/v1beta1, kind: Deployment, name: web, subresource: scale }
  maxReplicas: 6
  cpuUtilization: { targetPercentage: 50 }
`;
  const scenario: Scenario = { ...firstScenario, manifest, flags: { ...firstScenario.flags, kubernetesVersion: "1.2" } };
  const trace = traceV1Of(scenario);
  const rescale = trace.reconciles.find(({ scaledTo }) => scaledTo !== null)!;
  const { sum, from, to } = decidedBy(rescale);
  expect(sum.map(({ stage }) => stage)).toEqual(["observed", "cpu", "clamped", "forbidden", "written"]);
  expect([from, to]).toEqual([rescale.specReplicas, rescale.scaledTo]);
});

test("the observed values say how many of the counted pods are not Ready", () => {
  const one = first.trace.reconciles[0]!;
  const observed = (notReady?: readonly number[]) => decidedBy(one, notReady && { notReady }).sum[0]!.how[0];
  expect([observed(), observed([1])]).toEqual(["1 pod counted", "1 pod counted, 1 of them not Ready"]);
});

test("the user's own text stays unchanged and never becomes Markdown", () => {
  expect(plain("<script>|`a`|</script> [x](javascript:1) *b* &lt;\n# c")).toBe(
    "\\<script\\>\\|\\`a\\`\\|\\</script\\> \\[x\\](javascript:1) \\*b\\* &amp;lt; # c",
  );
  expect(code("yaml", "a: |\n  ```\n  ````\n")).toBe("`````yaml\na: |\n  ```\n  ````\n`````");
});

test("a line of blocks shows the highest value of each stretch", () => {
  expect(sparkline(() => 0, 600)).toBe("▁".repeat(60));
  expect(sparkline((second) => (second >= 300 ? 8 : 1), 600)).toBe("▂".repeat(29) + "█".repeat(31));
});

test("a limit’s sentence has the page’s decimals, and more only if rounding would put the value on the wrong side of the limit", () => {
  const said = (outcome: LimitCheck["outcome"], value: number, bounds: OutcomeBounds) =>
    checkLimits({ ...first.trace.outcomes, cost: null, [outcome]: value }, { [outcome]: bounds }).map(limitSentence);
  expect(said("requestsFailed", 113.01899999999999, { atMost: 0 })).toEqual(["requestsFailed is 113: the limit of at most 0 is broken."]);
  expect(said("requestsFailed", 113.01899999999999, { atMost: 113 })).toEqual([
    "requestsFailed is 113.02: the limit of at most 113 is broken.",
  ]);
  expect(said("podHours", 1.6216666666666666, { atMost: 1.7, atLeast: 1.6217 })).toEqual([
    "podHours is 1.62167: the limit of at least 1.6217 is broken.",
    "podHours is 1.622: the limit of at most 1.7 is kept.",
  ]);
  expect(said("failedShare", 0.012345, { atMost: 0.02 })).toEqual(["failedShare is 0.0123: the limit of at most 0.02 is kept."]);
  expect(said("failedShare", 0.0000123, { atMost: 0.02 })).toEqual(["failedShare is 0.000012: the limit of at most 0.02 is kept."]);
});
