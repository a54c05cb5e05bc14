import { compareRuns } from "../doors/withKeda";
import { describe, expect, test } from "vitest";
import { failureReasonNames } from "../cluster/failureReasons";
import { latestVersion } from "../controller/flags";
import { firstScenario } from "../scenario/first";
import type { Scenario } from "../scenario/scenario";
import { changed, checkedRunOfAny } from "../simulation/testing/checkedRun";
import { type ComparedRun, type Comparison } from "./comparison";

const withWindow = (seconds: number) =>
  `${firstScenario.manifest}  behavior:\n    scaleDown:\n      stabilizationWindowSeconds: ${seconds}\n`;
const runOf = (scenario: Scenario): ComparedRun => ({ scenario, trace: checkedRunOfAny(scenario) });
const baseline = runOf(changed({ manifest: withWindow(300) }));
const against = (scenario: Scenario): Comparison => compareRuns(baseline, runOf(scenario));
const outcome = ({ outcomes }: Comparison, name: string) => outcomes.find((each) => each.outcome === name);

describe("a shorter scale-down window", () => {
  const shorter = against(changed({ manifest: withWindow(60) }));
  const { divergence, stretches } = shorter;

  test("diverges at the first second with another count, and has the decisions of both", () => {
    const { trace } = runOf(changed({ manifest: withWindow(60) }));
    const second = trace.seconds.written.findIndex((count, at) => count !== baseline.trace.seconds.written[at]);
    expect(divergence?.kind).toBe("count");
    expect(divergence?.at).toBe(second);
    expect(divergence?.now.reconcile).toEqual(trace.reconciles[divergence!.now.step]);
    expect(divergence?.baseline.reconcile).toEqual(baseline.trace.reconciles[divergence!.baseline.step]);
    expect([divergence?.now.reconcile?.scaledTo, divergence?.now.replicas]).toEqual([
      trace.seconds.written[second],
      trace.seconds.written[second],
    ]);
    expect(divergence?.baseline.reconcile?.heldBy.by).toBe("window");
    expect(divergence?.baseline.before).toBe(divergence?.baseline.replicas);
  });

  test("has one stretch, in which there are only fewer pods", () => {
    expect(stretches).toHaveLength(1);
    expect(stretches[0]).toMatchObject({ from: divergence?.at, more: 0 });
    expect(stretches[0]!.fewer).toBeGreaterThan(0);
    expect(stretches[0]!.podSeconds).toBe(Math.round(outcome(shorter, "podHours")!.difference! * 3600));
  });

  test("names the field as the API does, with its line", () => {
    const line =
      withWindow(60)
        .split("\n")
        .findIndex((text) => text.includes("stabilizationWindowSeconds")) + 1;
    expect(shorter.inputs).toEqual([
      { part: "manifest", path: "spec.behavior.scaleDown.stabilizationWindowSeconds", from: "300", to: "60", line },
    ]);
  });
});

test("failed requests are compared by reason, of the shared seconds; a reason that occurs in neither run has no entry", () => {
  const failing = changed({
    manifest: withWindow(0),
    incidents: [
      { at: 1000, kind: "podsCrash", pods: 2 },
      { at: 3000, kind: "kubectlApply", replicas: 1 },
    ],
  });
  const [full, until2000] = [runOf(failing), against({ ...failing, durationSeconds: 2000 })];
  const compared = compareRuns(baseline, full);
  expect(compared.failures).toEqual(
    failureReasonNames.flatMap((reason) => {
      const [before, after] = [baseline.trace.failures[reason] ?? 0, full.trace.failures[reason] ?? 0];
      return before + after > 0 ? [{ reason, baseline: before, now: after }] : [];
    }),
  );
  expect(compared.failures.map(({ reason }) => reason)).toEqual(expect.arrayContaining(["podStopping", "podGone", "podCrashed"]));

  const sum = until2000.failures.reduce((total, each) => total + Math.round(each.baseline * 1000), 0);
  expect(sum / 1000).toBe(outcome(until2000, "requestsFailed")!.baseline);
  expect(until2000.failures.map(({ reason, now }) => [reason, now])).toEqual(
    Object.entries(runOf({ ...failing, durationSeconds: 2000 }).trace.failures),
  );
});

test("runs of different lengths are compared over what both have", () => {
  const shorter = against(changed({ manifest: withWindow(300), durationSeconds: 1200 }));
  expect(shorter).toMatchObject({ lastSecond: 1200, divergence: null, stretches: [] });
  expect(shorter.outcomes.map(({ difference }) => difference).filter((difference) => difference !== null && difference !== 0)).toEqual([]);
  expect(shorter.inputs).toEqual([{ part: "duration", from: 3600, to: 1200 }]);
});

test("with another count at the start the runs diverge at second 0, before any decision", () => {
  const { divergence } = against(changed({ manifest: withWindow(300), workload: { initialReplicas: 3 } }));
  expect(divergence).toMatchObject({ kind: "count", at: 0, baseline: { before: null, found: 1 }, now: { before: null, found: 3 } });
});

test("the count at the second's start shows that someone else wrote a count", () => {
  const incident = { kind: "kubectlScale", at: 307, replicas: 4 } as const;
  const { divergence, inputs } = against(changed({ manifest: withWindow(300), incidents: [incident] }));
  expect(divergence).toMatchObject({ at: 307, baseline: { before: 1, found: 1 }, now: { before: 1, found: 4, replicas: 4 } });
  expect(divergence?.now.reconcile?.at).toBe(300);
  expect(inputs).toEqual([{ part: "incident", from: null, to: incident }]);
});

test("if the count never differs, the first reconcile with another proposal is named", () => {
  const fixed = (target: number) =>
    runOf(
      changed({
        manifest: firstScenario.manifest
          .replace(/minReplicas: 1\n {2}maxReplicas: 10/, "minReplicas: 3\n  maxReplicas: 3")
          .replace(": 50", `: ${target}`),
        workload: { initialReplicas: 3 },
      }),
    );
  const [before, now] = [fixed(50), fixed(20)];
  const { divergence, stretches } = compareRuns(before, now);
  const step = now.trace.steps.proposal.findIndex((proposal, index) => !Object.is(proposal, before.trace.steps.proposal[index]));
  expect(stretches).toEqual([]);
  expect(divergence).toMatchObject({ kind: "decision", at: step * 15, baseline: { replicas: 3, step }, now: { replicas: 3, step } });
});

test("1.2's autoscaler and today's are compared by what both record", () => {
  const manifest = `apiVersion: autoscaling/v1
kind: HorizontalPodAutoscaler
metadata: { name: php-apache }
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: php-apache }
  minReplicas: 1
  maxReplicas: 10
  targetCPUUtilizationPercentage: 50
`;
  const today = runOf(changed({ manifest }));
  const first = runOf(changed({ manifest, flags: { ...firstScenario.flags, kubernetesVersion: "1.2" } }));
  const { divergence, inputs } = compareRuns(first, today);
  expect(divergence?.baseline.reconcile?.controller).toBe("V1");
  expect(divergence?.baseline.reconcile?.at).toBeLessThanOrEqual(divergence!.at);
  expect(divergence?.now.reconcile?.at).toBeLessThanOrEqual(divergence!.at);
  expect(inputs).toEqual([{ part: "kubernetesVersion", from: "1.2", to: latestVersion }]);
});
