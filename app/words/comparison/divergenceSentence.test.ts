import { compareRuns } from "../../../engine/doors/withKeda";
import { beforeAll, describe, expect, test } from "vitest";
import { firstScenario, type ComparedRun, type Comparison, type Scenario } from "../../../engine/index";
import { vpaScenario } from "../../../engine/vpaRun/testing/vpaScenario";
import { anyTraceOf } from "../../../engine/simulation/testing/traceOf";
import { divergenceWords } from "./divergenceSentence";
import { netWords } from "./netWords";

function runOf(change: Partial<Scenario>): ComparedRun {
  const scenario: Scenario = { ...firstScenario, durationSeconds: 2100, load: { ...firstScenario.load, noise: 0 }, ...change };
  return { scenario, trace: anyTraceOf(scenario) };
}

const { manifest } = firstScenario;
const withBehavior = (rules: string) => `${manifest}  behavior:\n${rules}`;
const scaleDown = (seconds: number) => withBehavior(`    scaleDown:\n      stabilizationWindowSeconds: ${seconds}\n`);
const words = (baseline: ComparedRun, now: ComparedRun) => divergenceWords(compareRuns(baseline, now));

let five: ComparedRun;
beforeAll(() => {
  five = runOf({ manifest: scaleDown(300) });
});

describe("a shorter window", () => {
  let comparison: Comparison;
  beforeAll(() => {
    comparison = compareRuns(five, runOf({ manifest: scaleDown(60) }));
  });

  test("says what both runs proposed, and what each window remembers", () => {
    expect(divergenceWords(comparison)).toEqual({
      lead: "They diverge at 26:00.",
      text:
        "CPU proposes 1 in both. Now the count goes to 8: its 1‑minute window remembers 8. " +
        "The baseline stays at 9: its 5‑minute window remembers 9.",
      at: 1560,
    });
  });

  test("takes its numbers from the records", () => {
    const { now, baseline } = comparison.divergence!;
    const [after, before] = [now.reconcile!, baseline.reconcile!];
    if (before.controller === "V1" || after.decision.kind !== "computed" || before.decision.kind !== "computed")
      throw new Error("not computed");
    const { text } = divergenceWords(comparison);
    expect(text).toContain(`proposes ${after.decision.proposal} in both`);
    expect(text).toContain(`goes to ${after.scaledTo}:`);
    expect(text).toContain(`stays at ${before.specReplicas}:`);
    expect(text).toContain(`remembers ${before.decision.stabilization.down.recommendation}.`);
  });
});

test("a window in which all proposals have expired, and no window at all", () => {
  expect(words(five, runOf({ manifest: scaleDown(10) })).text).toContain("its 10‑second window remembers nothing higher");
  expect(words(five, runOf({ manifest: scaleDown(0) })).text).toContain("it has no scale-down window");
});

test("another target proposes another count", () => {
  const { text } = words(five, runOf({ manifest: scaleDown(300).replace("averageUtilization: 50", "averageUtilization: 80") }));
  expect(text).toMatch(/^CPU proposes \d+ now and \d+ in the baseline\. Now the count (goes to|stays at) \d/);
});

test("policies, the limit without behavior, and the bounds", () => {
  const policy = withBehavior("    scaleUp:\n      policies:\n      - { type: Pods, value: 1, periodSeconds: 60 }\n");
  const disabled = withBehavior("    scaleUp:\n      selectPolicy: Disabled\n");
  expect(words(five, runOf({ manifest: policy })).text).toContain("its policy allows 1 pod per 60\u00a0s");
  expect(words(five, runOf({ manifest: disabled })).text).toContain("scaleUp has selectPolicy Disabled");
  expect(words(five, runOf({})).text).toContain("with no behavior set, one sync can go to 4 at most");
  expect(words(five, runOf({ manifest: scaleDown(300).replace("maxReplicas: 10", "maxReplicas: 6") })).text).toContain("maxReplicas is 6");
});

test("another metric", () => {
  const memory = scaleDown(300).replace("name: cpu", "name: memory");
  expect(words(five, runOf({ manifest: memory })).text).toMatch(/^Now memory proposes \d+; in the baseline CPU proposes \d+\./);
});

test("another first count, and a count that someone else wrote", () => {
  const start = runOf({ manifest: scaleDown(300), workload: { ...firstScenario.workload, initialReplicas: 3 } });
  expect(words(five, start)).toMatchObject({
    lead: "They diverge at the start.",
    text: "The baseline starts with 1 replica. This run now starts with 3.",
    at: 0,
  });
  const scaled = runOf({ manifest: scaleDown(300), incidents: [{ kind: "kubectlScale", at: 307, replicas: 4 }] });
  expect(words(five, scaled)).toMatchObject({ lead: "They diverge at 05:07." });
  expect(words(five, scaled).text).toContain("Now someone else changes the count from 1 to 4.");
  expect(words(five, scaled).text).toContain("The baseline stays at 1");
});

test("a count that KEDA wrote", () => {
  const scaled = (cooldownPeriod: number) => `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata: { name: web }
spec:
  scaleTargetRef: { name: web }
  cooldownPeriod: ${cooldownPeriod}
  triggers:
    - type: prometheus
      metadata: { serverAddress: "http://prometheus", query: "sum(rate(http_requests_total[1m]))", threshold: "10" }
`;
  const load = {
    points: [
      [0, 8],
      [600, 8],
      [601, 0],
    ] as [number, number][],
    noise: 0,
  };
  const [long, short] = [300, 60].map((cooldownPeriod) => runOf({ manifest: scaled(cooldownPeriod), load }));
  expect(words(long!, short!).text).toMatch(/^Now KEDA changes the count from 1 to 0\. The baseline stays at 1/);
  expect(words(short!, long!).text).toMatch(/In the baseline KEDA changes it from 1 to 0\./);
});

test("a metric without a value, and syncs at other times", () => {
  const blind = runOf({ manifest: scaleDown(300), incidents: [{ kind: "metricsServerDown", at: 380, durationSeconds: 200 }] });
  expect(words(five, blind).text).toContain("Now the count stays at 2");
  expect(words(five, blind).text).toContain("a metric could not be read");
  const slow = runOf({ manifest: scaleDown(300), flags: { ...firstScenario.flags, syncPeriodSeconds: 40 } });
  expect(words(five, slow).text).toMatch(/its last sync was at \d\d:\d\d/);
});

test("Kubernetes 1.1 and 1.2 have their own reasons", () => {
  const v1 = manifest.replace(/ {2}metrics:[^]*/, "  targetCPUUtilizationPercentage: 50\n").replace("autoscaling/v2", "autoscaling/v1");
  const old = runOf({ manifest: v1, flags: { ...firstScenario.flags, kubernetesVersion: "1.2" } });
  expect(words(old, runOf({ manifest: v1 }))).toMatchObject({ lead: expect.stringMatching(/^They diverge at/) });
});

test("the decisions may diverge even if the count never does", () => {
  const fixed = (target: number) =>
    manifest.replace("minReplicas: 1\n  maxReplicas: 10", "minReplicas: 3\n  maxReplicas: 3").replace(": 50", `: ${target}`);
  const workload = { ...firstScenario.workload, initialReplicas: 3 };
  const { lead, text } = words(runOf({ manifest: fixed(50), workload }), runOf({ manifest: fixed(20), workload }));
  expect(lead).toMatch(/^Only decisions diverge, first at \d\d:\d\d\.$/);
  expect(text).toMatch(/^CPU proposes \d+ now and \d+ in the baseline\./);
});

test("nothing changed, and a change that changes nothing", () => {
  expect(words(five, five).lead).toBe("No difference yet.");
  const signals = [{ metric: "hits", source: "backlog" as const }];
  expect(words(five, runOf({ manifest: scaleDown(300), signals }))).toEqual({
    lead: "The runs are identical throughout.",
    text: "Every written count and every decision is the same, up to 35:00.",
    at: null,
  });
});

test("where the counts and decisions are the same but the pods are not, only the autoscaler is called the same", () => {
  const load = {
    points: [
      [0, 20],
      [1200, 1],
    ] as [number, number][],
    noise: 0,
  };
  const slept = (preStopSeconds: number) => runOf({ load, workload: { ...firstScenario.workload, preStopSeconds } });
  const comparison = compareRuns(slept(0), slept(5));
  expect(comparison.divergence).toBeNull();
  expect(comparison.stretches).not.toHaveLength(0);
  const { lead, text } = divergenceWords(comparison);
  expect(lead).toBe("The autoscaler does the same in both runs.");
  expect(text).toBe("Every written count and every decision is the same, up to 35:00.");
  const releases = { from: "1.36", to: "1.37", matters: false };
  expect(divergenceWords(comparison, releases).lead).toBe("No written count changes here.");
  expect(divergenceWords({ ...comparison, stretches: [] }, releases).lead).toBe("No written count changes here.");
  expect(netWords(comparison)?.text).toMatch(/^The counts are the same, but the number of pods differs/);
});

test("no sentence is longer than four lines, and all say where both counts go", () => {
  const long = (name: string) =>
    scaleDown(300).replace(
      / {2}metrics:[^]*?(?= {2}behavior)/,
      `  metrics:\n  - type: External\n    external:\n      metric:\n        name: ${name}\n      target:\n        type: AverageValue\n        averageValue: "40"\n`,
    );
  const name = "messages_that_wait_in_the_second_queue_of_payments";
  const others = [scaleDown(0), scaleDown(60), long(name), scaleDown(300).replace("maxReplicas: 10", "maxReplicas: 6")];
  for (const other of others) {
    const { lead, text } = words(five, runOf({ manifest: other }));
    expect(`${lead} ${text}`.length, text).toBeLessThanOrEqual(165);
    expect(text).toMatch(/Now the count (goes to|stays at) \d.* The baseline (goes to|stays at) \d/);
  }
});

test("a change of a VerticalPodAutoscaler is said first, with the requests of both runs", () => {
  const vpaRun = (mode: string): ComparedRun => {
    const scenario = vpaScenario({ mode });
    return { scenario, trace: anyTraceOf(scenario) };
  };
  const comparison = compareRuns(vpaRun("Off"), vpaRun("InPlaceOrRecreate"));
  const { requests, pod } = comparison.divergence!.vpa!;
  const { text } = divergenceWords(comparison);
  expect(text).toContain(`A counted pod requests 50m in the baseline and ${requests!.nowMilli}m now.`);
  expect(text).toContain(`In this run the VPA had resized ${pod} in place at `);
});
