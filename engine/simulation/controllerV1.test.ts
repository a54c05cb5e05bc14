import { describe, expect, test } from "vitest";
import { parseManifestV1 } from "../manifest/parseManifestV1";
import { firstScenario } from "../scenario/first";
import type { Scenario } from "../scenario/scenario";
import { checkedRunOfAny } from "./testing/checkedRun";
import { traceV1Of } from "./testing/traceOf";

const flags: Scenario["flags"] = { ...firstScenario.flags, kubernetesVersion: "1.2", syncPeriodSeconds: 30 };
const scenario: Scenario = { ...firstScenario, flags };

const extensions = (name: string, maxReplicas: number) => `apiVersion: extensions/v1beta1
kind: HorizontalPodAutoscaler
metadata:
  name: ${name}
spec:
  scaleRef:
    kind: Deployment
    name: ${name}
    subresource: scale
  maxReplicas: ${maxReplicas}
  cpuUtilization:
    targetPercentage: 60
`;

describe("its API server reads", () => {
  const read = (text: string) => {
    const { hpa, problems } = parseManifestV1(text);
    return { hpa, problems: problems.map(({ severity, line, message }) => `${severity} ${line}: ${message}`) };
  };
  const metric = (percent: number) => ({
    type: "Resource",
    resource: { name: "cpu", target: { type: "Utilization", averageUtilization: percent } },
  });

  test("the versions of its time", () => {
    const v1 = `apiVersion: autoscaling/v1
kind: HorizontalPodAutoscaler
metadata: { name: web }
spec: { scaleTargetRef: { kind: Deployment, name: web }, maxReplicas: 4 }
`;
    const spec = { scaleTargetRef: { kind: "Deployment", name: "web" }, minReplicas: 1 };
    const kind = { apiVersion: "autoscaling/v2", kind: "HorizontalPodAutoscaler", metadata: { name: "web" } };
    expect(read(v1)).toEqual({ problems: [], hpa: { ...kind, spec: { ...spec, maxReplicas: 4, metrics: [metric(80)] } } });
    expect(read(extensions("web", 7))).toEqual({
      problems: [],
      hpa: { ...kind, spec: { ...spec, maxReplicas: 7, metrics: [metric(60)] } },
    });
  });

  test("the cpu target of autoscaling/v2, and says what it leaves unread", () => {
    const { hpa, problems } = read(`${firstScenario.manifest}  behavior:\n    scaleDown:\n      selectPolicy: Min\n`);
    expect(hpa?.spec.metrics).toEqual([metric(50)]);
    expect(hpa?.spec.behavior).toBeUndefined();
    expect(problems).toEqual([
      "advice 19: The autoscaler of Kubernetes 1.1 and 1.2 ignores this field. It has fixed forbidden windows instead.",
    ]);
  });

  test("nothing else", () => {
    expect(read("kind: [").hpa).toBeNull();
    expect(read(extensions("web", 0))).toEqual({
      hpa: null,
      problems: [expect.stringMatching(/^error 10: spec\.maxReplicas: Invalid value: 0: must be greater than 0/)],
    });
  });
});

test("runs on the same cluster: every 30 s one record, one row, and what it saw", () => {
  checkedRunOfAny(scenario);
  const trace = traceV1Of(scenario);
  expect([trace.reconciles.length, trace.steps.at.length]).toEqual([121, 121]);
  const [cpu] = trace.metrics;
  trace.reconciles.forEach(({ at, specReplicas, scaledTo, decision }, step) => {
    const calculation = decision.kind === "computed" ? decision.calculation : null;
    expect([trace.steps.at[step], trace.steps.current[step], trace.steps.applied[step]]).toEqual([
      at,
      specReplicas,
      scaledTo ?? specReplicas,
    ]);
    expect(cpu!.seen[step]).toBe(calculation?.utilizationPercent ?? NaN);
    if (calculation) expect(cpu!.seenTo[step]).toBeGreaterThanOrEqual(calculation.metricTimestamp);
    if (scaledTo !== null) expect(trace.seconds.written[at]).toBe(scaledTo);
  });
  expect(trace.outcomes.rescalesUp).toBeGreaterThan(0);
});

test("an edited manifest of its time is read by it", () => {
  const manifest = extensions("php-apache", 2);
  const trace = checkedRunOfAny({ ...scenario, incidents: [{ at: 300, kind: "hpaEdited", manifest }] });
  expect(trace.edits.map(({ hpa }) => hpa.spec.maxReplicas)).toEqual([2]);
  expect(Math.max(...trace.reconciles.map(({ scaledTo }) => scaledTo ?? 0))).toBe(2);
});

test("runs alike each time", () => {
  const runs = [0, 1].map(() => JSON.stringify(traceV1Of(scenario).reconciles));
  expect(runs[0]).toBe(runs[1]);
});

test.each(["ReplicationController", "ReplicaSet"])("scales a %s, which the API of its time gives without a version", (kind) => {
  const manifest = extensions("php-apache", 7).replace("kind: Deployment", `kind: ${kind}`);
  const trace = checkedRunOfAny({ ...scenario, manifest });
  expect(trace.hpa.spec.scaleTargetRef).toEqual({ kind, name: "php-apache" });
  expect(Math.max(...trace.reconciles.map(({ scaledTo }) => scaledTo ?? 0))).toBe(7);
  for (const { name } of trace.pods) expect(name).toMatch(/^php-apache-[b-z2-9]{5}$/);
});
