import { describe, expect, test } from "vitest";
import type { IncidentOf } from "../cluster/incident";
import { podsResized } from "../cluster/testing/podsResized";
import { featureGatesOf, type Scenario } from "../scenario/scenario";
import { firstScenario } from "../scenario/first";
import type { KubernetesVersion } from "../controller/flags";
import { cpuUtilization, autoscaler, containerCpuUtilization, memoryUtilization } from "../library/manifest";
import { digestTrace } from "./digest";
import { changed, checkedRun, type Change } from "./testing/checkedRun";

const resize = (change: Partial<IncidentOf<"podsResized">> = {}) => podsResized({ at: 600, cpuRequestMilli: 400, ...change });
const manifest = autoscaler({ name: "web", min: 4, max: 4, metrics: [cpuUtilization(50), memoryUtilization(50)] });
const scenario = (incidents: Scenario["incidents"], change: Change = {}) =>
  changed({
    manifest,
    durationSeconds: 900,
    load: { points: [[0, 40]], noise: 0 },
    incidents,
    ...change,
    workload: { initialReplicas: 4, ...change.workload },
  });
const on = (version: KubernetesVersion) => ({
  flags: { ...firstScenario.flags, kubernetesVersion: version, featureGates: featureGatesOf(version) },
});

describe("a resize in place", () => {
  const refusal = (incidents: Scenario["incidents"], change: Change) =>
    checkedRun(scenario(incidents, change)).incidents.at(-1)!.refused ?? "done";

  test("is known from 1.33 on, and the nodes stay what they were when the control plane is upgraded", () => {
    const upgraded = { at: 300, kind: "controlPlaneUpgraded", kubernetesVersion: "1.35" } as const;
    expect(refusal([resize()], on("1.32"))).toMatch(/^Running pods can be resized from Kubernetes 1\.33 on, and their nodes/);
    expect(refusal([upgraded, resize()], on("1.32"))).toMatch(/^Running pods can be resized/);
    expect(refusal([resize()], on("1.33"))).toBe("done");
    expect(refusal([upgraded, resize()], on("1.33"))).toBe("done");
    expect(refusal([resize({ resizedBy: "template" })], on("1.32"))).toBe("done");
  });

  test("is not simulated for pods with requests of their own", () => {
    const deployment = `---
apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec:
      resources: {requests: {cpu: 300m, memory: 64Mi}}
      containers:
      - name: web
        image: web
        resources: {requests: {cpu: 200m, memory: 32Mi}, limits: {cpu: 500m}}
`;
    expect(refusal([resize()], { manifest: `${manifest}${deployment}` })).toMatch(/requests of their own/);
    const ofContainers = deployment.replace(/ {6}resources: \{requests: \{cpu: 300m.*\n/, "");
    expect(refusal([resize()], { manifest: `${manifest}${ofContainers}` })).toBe("done");
  });

  test("changes what the metric's share is of, in the same second, in the samples later not at all", () => {
    const trace = checkedRun(scenario([resize({ memoryRequestMebibytes: 128 })]));
    const at = (second: number) => trace.metrics.map(({ actual }) => actual[second]!);
    const [[cpu, memory], [cpuAfter, memoryAfter]] = [at(599), at(600)] as [[number, number], [number, number]];
    expect([cpuAfter, memoryAfter]).toEqual([expect.closeTo(cpu / 2), expect.closeTo(memory / 2)]);
    const seen = trace.metrics.map(({ seen }) => [585, 600].map((second) => seen[trace.steps.at.indexOf(second)]!));
    for (const [before, after] of seen) expect(after).toBe(Math.floor(before! / 2));
  });

  test("is told beside the decision until it is done, once for each metric of a resource with a utilization", () => {
    const both = [cpuUtilization(50), containerCpuUtilization("web", 50), memoryUtilization(50)];
    const trace = checkedRun(
      scenario([resize()], {
        manifest: autoscaler({ name: "web", min: 4, max: 4, metrics: both }),
        cluster: { nodes: 2, nodeCpuMilli: 600 },
      }),
    );
    const applied = (second: number) => {
      const { decision } = trace.reconciles[trace.steps.at.indexOf(second)]!;
      return decision.kind === "computed"
        ? decision.metrics.map((metric) => (metric.ok && metric.calculation.kind === "pods" ? (metric.calculation.applied ?? null) : null))
        : [];
    };
    expect(applied(585)).toEqual([null, null, null]);
    // Each node has room for one of its two pods to grow. The other one keeps 200 m of the 400 m that its spec wants.
    const [before, , late] = [applied(600), applied(615), applied(885)];
    expect(before.map((each) => each?.requestsMilli)).toEqual([800, 800, undefined]);
    expect(late.map((each) => each?.requestsMilli)).toEqual([1200, 1200, undefined]);
    const states = trace.pods.map(({ resizes }) => resizes!.at(-1)!.state);
    expect([states.length, states.filter((state) => state === "deferred").length, states.filter((state) => state === null).length]).toEqual(
      [4, 2, 2],
    );
  });

  test("gives the same run each time", () => {
    const twice = [0, 1].map(() => digestTrace(checkedRun(scenario([resize()], { cluster: { nodes: 2, nodeCpuMilli: 600 } }))));
    expect(twice[0]).toBe(twice[1]);
  });
});
