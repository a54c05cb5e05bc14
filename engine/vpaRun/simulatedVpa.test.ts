import { describe, expect, test } from "vitest";
import { resourceListOf } from "../vpa/quantities";
import { breaches } from "../simulation/checks";
import { digestTrace } from "../simulation/digest";
import { noParts } from "../simulation/lateParts";
import { prepareRun } from "../index";
import { run } from "../doors/withKeda";
import type { Scenario } from "../scenario/scenario";
import type { Trace } from "../simulation/trace";
import { vpaScenario, vpaText, webHpa, type VpaGiven } from "./testing/vpaScenario";
import { updatedPod, withSet } from "./podsAsSeen";
import { readyPod } from "../cluster/testing/readyPod";

function traceOf(scenario: Scenario): Trace {
  const ran = run(scenario);
  if (!ran.ok) throw new Error(JSON.stringify(ran.refusal));
  expect(breaches(ran.trace)).toEqual([]);
  return ran.trace;
}
const runOf = (given: VpaGiven) => traceOf(vpaScenario(given));
const requestsAt = (trace: Trace, second: number) => trace.seconds.cpuRequested[second]! / trace.seconds.existing[second]!;

describe("a request that is far too low", () => {
  test("is raised by evictions in mode Recreate: each pod goes once, and its successor has the target of its time", () => {
    const trace = runOf({ mode: "Recreate" });
    const { actions, admissions, recommendations } = trace.vpa!;
    expect(actions.length).toBeGreaterThan(0);
    expect(
      actions.every(({ kind, ok, from, to }) => kind === "evict" && ok && from.web!.requests.cpuMilli! < to.web!.requests.cpuMilli!),
    ).toBe(true);
    expect(new Set(actions.map(({ pod }) => pod)).size).toBe(actions.length);
    for (const { at, set } of admissions) {
      const status = recommendations.findLast((each) => each.at <= at)!;
      expect(set.web!.requests).toEqual(status.containers.web!.target);
    }
    const gone = new Set(trace.pods.filter(({ goneAt }) => goneAt !== null).map(({ name }) => name));
    expect(actions.every(({ pod }) => gone.has(pod))).toBe(true);
    expect(requestsAt(trace, 7200)).toBeGreaterThan(requestsAt(trace, 0));
  });

  test("stays in the pods that run in mode Initial, and new pods have the target", () => {
    const trace = runOf({
      mode: "Initial",
      load: [
        [0, 6],
        [3600, 6],
        [3660, 60],
      ],
    });
    const { actions, admissions } = trace.vpa!;
    expect(actions).toEqual([]);
    const created = trace.pods.filter(({ createdAt }) => createdAt > 3600).map(({ name }) => name);
    expect(created.length).toBeGreaterThan(0);
    expect(admissions.map(({ pod }) => pod)).toEqual(expect.arrayContaining(created));
    expect(trace.pods.filter(({ createdAt }) => createdAt < 0).every(({ goneAt }) => goneAt === null)).toBe(true);
  });

  test("stays everywhere in mode Off, which changes nothing of the run but says what it would recommend", () => {
    const trace = runOf({ mode: "Off" });
    expect(trace.vpa).toMatchObject({ actions: [], admissions: [], verdicts: [] });
    expect(trace.vpa!.recommendations.length).toBeGreaterThan(100);
    const without = traceOf({ ...vpaScenario({ mode: "Off" }), manifest: webHpa({}) });
    expect(digestTrace({ ...trace, vpa: null })).toBe(digestTrace(without));
    expect(digestTrace(trace)).not.toBe(digestTrace(without));
    expect(trace.pods).toEqual(without.pods);
  });

  test("is raised in place in mode InPlaceOrRecreate: the same pods, and a lower utilization at the next sync", () => {
    const trace = runOf({ mode: "InPlaceOrRecreate", replicas: [4, 4] });
    const { actions } = trace.vpa!;
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.every(({ kind, ok }) => kind === "resize" && ok)).toBe(true);
    expect(trace.pods).toHaveLength(4);
    const first = actions[0]!.at;
    const [metric] = trace.metrics;
    const step = trace.steps.at.findIndex((at) => at >= first);
    expect(metric!.seen[step]!).toBeLessThan(metric!.seen[step - 1]!);
    expect(trace.pods.every(({ resizes = [] }) => resizes.at(-1)?.state === null)).toBe(true);
  });

  test("is raised by evictions where the release cannot resize in place", () => {
    const scenario = vpaScenario({ mode: "InPlaceOrRecreate", replicas: [4, 4] });
    const { vpa } = traceOf({ ...scenario, flags: { ...scenario.flags, kubernetesVersion: "1.32" } });
    expect(vpa!.actions.some(({ kind, ok }) => kind === "resize" && !ok)).toBe(true);
    expect(vpa!.actions.some(({ kind, ok }) => kind === "evict" && ok)).toBe(true);
  });
});

test("one replica is below the updater's minimum of two, unless the object asks for one", () => {
  const { vpa } = runOf({ mode: "Recreate", replicas: [1, 1] });
  expect(vpa!.actions).toEqual([]);
  expect(vpa!.tooFewReplicas).toHaveLength(1);
  const alone = runOf({ mode: "Recreate", replicas: [1, 1], policy: "minReplicas: 1" });
  expect(alone.vpa!.actions.length).toBeGreaterThan(0);
});

test("beside an HPA on a custom metric the requests change and the count does not", () => {
  const metric = "{type: Pods, pods: {metric: {name: http_requests_per_second}, target: {type: AverageValue, averageValue: 10}}}";
  const [withVpa, without] = [runOf({ mode: "InPlaceOrRecreate", metric }), runOf({ mode: "Off", metric })];
  expect(withVpa.vpa!.actions.length).toBeGreaterThan(0);
  expect(withVpa.seconds.written).toEqual(without.seconds.written);
});

test("a kill for want of memory raises the request at the next run", () => {
  const workload = { memoryLimitMebibytes: 300, memoryRequestMebibytes: 200, memoryLeakMebibytesPerHour: 150 };
  const trace = runOf({ mode: "Off", replicas: [2, 2], workload });
  const kill = trace.pods.flatMap(({ exits }) => exits.filter(({ outOfMemory }) => outOfMemory)).toSorted((a, b) => a.at - b.at)[0]!;
  const memoryAt = (second: number) => trace.vpa!.recommendations.findLast(({ at }) => at <= second)!.containers.web!.target.memoryBytes!;
  expect(memoryAt(kill.at + 120)).toBeGreaterThan(memoryAt(kill.at));
});

const smallLimitRange = `
---
apiVersion: v1
kind: LimitRange
metadata: {name: small}
spec: {limits: [{type: Container, max: {cpu: 60m}}]}
`;

test("limits keep their proportion to requests, and a LimitRange bounds what a new pod gets", () => {
  const { vpa } = runOf({ mode: "Recreate", workload: { cpuLimitMilli: 100 } });
  for (const { set } of vpa!.admissions) expect(set.web!.limits.cpuMilli).toBe(2 * set.web!.requests.cpuMilli!);
  const metric = "{type: Resource, resource: {name: cpu, target: {type: AverageValue, averageValue: 80m}}}";
  const bounded = traceOf({
    ...vpaScenario({
      mode: "Initial",
      load: [
        [0, 12],
        [3600, 12],
        [3660, 60],
      ],
    }),
    manifest: webHpa({ metric }) + vpaText({ mode: "Initial" }) + smallLimitRange,
  });
  expect(bounded.vpa!.admissions.length).toBeGreaterThan(0);
  // The maximum is the limit of a container without one, so its limit is to its request as 60m to 50m.
  for (const { set } of bounded.vpa!.admissions) {
    const { requests, limits } = set.web!;
    expect(requests.cpuMilli).toBeLessThanOrEqual(50);
    expect(limits.cpuMilli).toBe(Math.trunc((requests.cpuMilli! * 60) / 50));
  }
  expect(bounded.vpa!.admissions.some(({ set }) => set.web!.limits.cpuMilli === 60)).toBe(true);
});

test("a sidecar gets a recommendation of its own, and its request counts", () => {
  const trace = runOf({
    mode: "Recreate",
    workload: { sidecar: "withRequest", sidecarCpuRequestMilli: 10, sidecarMemoryRequestMebibytes: 16 },
  });
  const names = Object.keys(trace.vpa!.recommendations.at(-1)!.containers);
  expect(names).toHaveLength(2);
  const { set } = trace.vpa!.admissions.at(-1)!;
  const last = trace.pods.findLast(({ goneAt }) => goneAt === null)!;
  const sum = names.reduce((total, name) => total + set[name]!.requests.cpuMilli!, 0);
  expect(last.createdAt).toBeGreaterThan(0);
  expect(Math.abs(requestsAt(trace, 7200) - sum)).toBeLessThan(sum / 2);
});

test("while the metrics API is down the status stays as it is", () => {
  const scenario = vpaScenario({ mode: "Off" });
  const incidents = [{ kind: "metricsServerDown", at: 1200, durationSeconds: 1200 }] as const;
  const { vpa } = traceOf({ ...scenario, incidents });
  expect(vpa!.recommendations.filter(({ at }) => at > 1260 && at < 2400)).toEqual([]);
  expect(vpa!.recommendations.some(({ at }) => at > 2460)).toBe(true);
});

test("a run leaves out a VerticalPodAutoscaler of another target", () => {
  const scenario = vpaScenario({ mode: "Recreate" });
  const trace = traceOf({
    ...scenario,
    manifest: scenario.manifest.replace(/name: web}\n {2}updatePolicy/, "name: other}\n  updatePolicy"),
  });
  expect(trace.vpa).toBeNull();
});

test("a text that names a VerticalPodAutoscaler is not run without its code", () => {
  expect(() => prepareRun(vpaScenario({ mode: "Off" }), noParts)).toThrow("its code is not there");
});

test("a VerticalPodAutoscaler with errors is refused with its places", () => {
  const ran = run(vpaScenario({ mode: "Sometimes" }));
  expect(ran).toMatchObject({
    ok: false,
    refusal: { kind: "manifest", problems: [{ severity: "error", path: "spec.updatePolicy.updateMode" }] },
  });
});

test("Kubernetes 1.2 has no VerticalPodAutoscaler", () => {
  const scenario = vpaScenario({ mode: "Off" });
  expect(run({ ...scenario, flags: { ...scenario.flags, kubernetesVersion: "1.2" } }).ok).toBe(false);
});

test("the updater reads a resize as the conditions that its kubelet writes", () => {
  const told = (resize: NonNullable<ReturnType<typeof readyPod>["resize"]>) =>
    updatedPod(readyPod("a", { resize, template: { ...readyPod("a").template, measured: ["web"] } }), false)
      .conditions.filter(({ type }) => type !== "Ready")
      .map(({ type, reason = "" }) => `${type} ${reason}`.trim());
  expect((["proposed", "deferred", "infeasible", "inProgress", "error"] as const).map(told)).toEqual([
    [],
    ["PodResizePending Deferred"],
    ["PodResizePending Infeasible"],
    ["PodResizeInProgress"],
    ["PodResizeInProgress Error"],
  ]);
});

test("memory of whole bytes stays exact in a spec", () => {
  const main = { cpuRequestMilli: 50, cpuLimitMilli: 0, memoryRequestMebibytes: 64, memoryLimitMebibytes: 0 };
  const before = { main, containers: [{ name: "web", requestsMilli: { cpu: 50, memory: 67_108_864_000 } }] };
  const after = withSet(before, { web: { requests: resourceListOf({ memory: "262144001" }) } }, { measured: ["web"] });
  expect(after.main.memoryRequestMebibytes * 1_048_576).toBe(262_144_001);
  expect(after.containers[0]!.requestsMilli).toEqual({ cpu: 50, memory: 262_144_001_000 });
});

test("an updater knows the LimitRange of the webhook: it does not evict a pod again for what no successor can get", () => {
  const trace = traceOf({
    ...vpaScenario({ mode: "Recreate", workload: { cpuLimitMilli: 100 } }),
    manifest: webHpa({}) + vpaText({ mode: "Recreate" }) + smallLimitRange,
  });
  const { actions, admissions, recommendations } = trace.vpa!;
  const bounded = new Set(admissions.map(({ pod }) => pod));
  expect(bounded.size).toBeGreaterThan(0);
  expect(recommendations.some(({ containers }) => containers.web!.lower.cpuMilli! > 60)).toBe(true);
  expect(actions.filter(({ pod }) => bounded.has(pod))).toEqual([]);
});

test("an edit that changes the VerticalPodAutoscaler is refused with its time; one that keeps it or leaves it out runs", () => {
  const scenario = { ...vpaScenario({ mode: "Off" }), durationSeconds: 900 };
  const edited = (manifest: string, base = scenario.manifest) =>
    run({ ...scenario, manifest: base, incidents: [{ kind: "hpaEdited", at: 300, manifest }] });
  const more = { replicas: [4, 10] as const };
  expect(edited(webHpa(more) + vpaText({ mode: "Off" }))).toMatchObject({ ok: true });
  expect(edited(webHpa(more))).toMatchObject({ ok: true });
  expect(edited(webHpa(more) + vpaText({ mode: "Recreate" }))).toMatchObject({
    ok: false,
    refusal: { message: expect.stringMatching(/^The edit at 300 s changes the VerticalPodAutoscaler web\. A run keeps/) as unknown },
  });
  expect(edited(webHpa(more) + vpaText({ mode: "Off" }), webHpa({}))).toMatchObject({
    ok: false,
    refusal: { message: expect.stringMatching(/^The edit at 300 s has a VerticalPodAutoscaler, and the manifest has none\./) as unknown },
  });
});
