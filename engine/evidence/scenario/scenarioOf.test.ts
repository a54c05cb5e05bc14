import { describe, expect, test } from "vitest";
import { parseManifest } from "../../manifest/parseManifest";
import { defaultFlags } from "../../controller/flags";
import { readScenario } from "../../scenario/readScenario";
import { anyTraceOf } from "../../simulation/testing/traceOf";
import { mergeEvidence } from "../merge/mergeEvidence";
import { readEvidence } from "../readEvidence";
import { scenarioOf, type EvidenceScenario } from "./scenarioOf";

const continued = (...texts: string[]): EvidenceScenario => scenarioOf(mergeEvidence(texts.map(readEvidence)).autoscalers[0]!);

function goneOn(...texts: string[]): Extract<EvidenceScenario, { ok: true }> {
  const result = continued(...texts);
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  expect(readScenario(result.scenario).ok).toBe(true);
  return result;
}

const codesOf = ({ supposed }: Extract<EvidenceScenario, { ok: true }>) =>
  Object.fromEntries(supposed.map(({ code, standing }) => [code, standing]));

const described = `Name:                                                  kiln
Namespace:                                             pottery
Reference:                                             Deployment/kiln
Metrics:                                               ( current / target )
  resource cpu on pods  (as a percentage of request):  31% (155m) / 60%
Min replicas:                                          3
Max replicas:                                          12
Deployment pods:                                       7 current / 7 desired
`;

const deployment = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: kiln
  namespace: pottery
spec:
  replicas: 7
  selector: { matchLabels: { app: kiln } }
  template:
    metadata: { labels: { app: kiln, tier: fire } }
    spec:
      containers:
      - name: oven
        image: registry.example/kiln:7
        env: [{ name: PASSWORD, value: hush }]
        resources: { requests: { cpu: 500m }, limits: { cpu: "1" } }
        readinessProbe: { httpGet: { path: /ok, port: 80 }, periodSeconds: 5 }
`;

describe("a description alone", () => {
  const result = goneOn(described);

  test("gives the manifest, the replicas and a steady load of the same total use", () => {
    const { hpa } = parseManifest(result.scenario.manifest, defaultFlags.featureGates);
    expect(hpa?.spec).toMatchObject({ scaleTargetRef: { name: "kiln" }, minReplicas: 3, maxReplicas: 12 });
    const { workload, load, durationSeconds } = result.scenario;
    expect([workload.initialReplicas, durationSeconds, load.noise]).toEqual([7, 3600, 0]);
    expect(load.points).toEqual([[0, (7 * 155) / workload.cpuPerRequestMilliseconds]]);
    // 155m are 31 % of anything from 484m to 503m.
    expect(workload.cpuRequestMilli).toBe(500);
  });

  test("shows the controller the recorded percentage", () => {
    const [first] = anyTraceOf(result.scenario).metrics;
    expect(first!.seen[5]).toBe(31);
  });

  test("lists what it supposes, each with its standing", () => {
    expect(codesOf(result)).toMatchObject({
      manifest: "computed",
      request: "computed",
      noLimit: "assumed",
      readiness: "assumed",
      replicas: "recorded",
      steady: "assumed",
      total: "computed",
      cost: "assumed",
      noIdleUse: "assumed",
      flags: "assumed",
      noMemory: "assumed",
    });
    const [total] = result.supposed.filter(({ code }) => code === "total");
    expect(total).toMatchObject({ of: "cpu", from: "average", lowest: 1085, highest: 1085 });
    expect(total!.basis.map(({ line }) => line)).toEqual([5, 8]);
    expect(result.recorded).toBeNull();
  });
});

test("the workload's own object gives requests, limits and probes, and nothing that is not asked for", () => {
  const result = goneOn(described, deployment);
  const trace = anyTraceOf(result.scenario);
  expect(trace.workload).toMatchObject({ cpuRequestMilli: 500, cpuLimitMilli: 1000, readinessPeriodSeconds: 5, initialReplicas: 7 });
  expect(result.scenario.manifest).not.toMatch(/hush|registry|PASSWORD|replicas: 7|tier/);
  expect(codesOf(result)).toMatchObject({ workload: "recorded" });
  expect(codesOf(result)).not.toHaveProperty("noLimit");
});

test("a use near the limit may hide a higher demand", () => {
  const result = goneOn(described.replace("31% (155m)", "196% (980m)"), deployment);
  expect(codesOf(result)).toMatchObject({ atLimit: "assumed" });
});

test("a pasted object stays as it was written", () => {
  const own = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: { name: kiln, namespace: pottery, uid: 1234-5678, resourceVersion: "77" }
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: kiln }
  minReplicas: 3
  maxReplicas: 12
  metrics:
  - type: External
    external: { metric: { name: jobs, selector: { matchLabels: { queue: "7" } } }, target: { type: AverageValue, averageValue: "30" } }
status:
  currentReplicas: 4
  desiredReplicas: 4
  currentMetrics:
  - type: External
    external: { metric: { name: jobs }, current: { averageValue: 27500m } }
`;
  const result = goneOn(own);
  expect(result.scenario.manifest).toContain('queue: "7"');
  expect(result.scenario.manifest).not.toMatch(/1234|status/);
  expect(codesOf(result)).toMatchObject({ manifest: "recorded", drawnMetric: "assumed" });
  expect(result.scenario.signals).toEqual([{ metric: "jobs", source: "curve", points: [[0, 110]] }]);
});

test("memory is what each pod holds, and a metric of pods is shared by them", () => {
  const text = described.replace(
    /.*resource cpu.*\n/,
    '  resource memory on pods:  209715200 / 300Mi\n  "http_requests" on pods:  12500m / 20\n',
  );
  const result = goneOn(text);
  expect(result.scenario.workload.idleMemoryMebibytes).toBe(200);
  expect(result.scenario.load.points).toEqual([[0, 87.5]]);
  expect(result.scenario.signals).toMatchObject([{ metric: "http_requests", source: "requestsPerSecond" }]);
  expect(codesOf(result)).toMatchObject({ memory: "assumed", sharedMetric: "assumed" });
  const trace = anyTraceOf(result.scenario);
  expect(trace.metrics.map(({ seen }) => Math.round(10 * seen[15]!) / 10)).toEqual([200, 12.5]);
});

test("a metric without a figure does not decide", () => {
  const result = goneOn(described.replace("Min replicas", '  "depth" on pods:  <unknown> / 20\nMin replicas'));
  expect(result.supposed).toContainEqual({ code: "metricUnknown", metric: "depth", standing: "assumed", basis: [] });
  expect(result.scenario.signals).toEqual([{ metric: "depth", source: "curve", points: [[0, 0]] }]);
});

describe("series", () => {
  const matrix = (...series: { metric: Record<string, string>; values: [number, string][] }[]) =>
    JSON.stringify({ status: "success", data: { resultType: "matrix", result: series } });
  const start = 1_791_590_400;
  const every = (count: number, value: (index: number) => number): [number, string][] =>
    Array.from({ length: count }, (_, index) => [start + 15 * index, String(value(index))]);
  const own = { horizontalpodautoscaler: "kiln", namespace: "pottery" };
  const replicas = {
    metric: { __name__: "kube_horizontalpodautoscaler_status_current_replicas", ...own },
    values: every(81, () => 4),
  };

  test("of the pods' counters are summed into the total", () => {
    const pods = ["a", "b"].map((pod) => ({
      metric: { __name__: "container_cpu_usage_seconds_total", namespace: "pottery", pod: `kiln-7d9-${pod}`, container: "oven" },
      values: every(81, (index) => 100 + index * 6),
    }));
    const result = goneOn(described, matrix(replicas, ...pods));
    expect(result.supposed.find(({ code }) => code === "total")).toMatchObject({ from: "usageOfPods", lowest: 800, highest: 800 });
    expect(new Set(result.scenario.load.points.map(([, value]) => value))).toEqual(new Set([40]));
    expect([result.scenario.durationSeconds, result.recorded?.start, result.recorded?.points.length]).toEqual([1200, start, 81]);
  });

  test("of a chosen stretch alone", () => {
    const evidence = mergeEvidence([described, matrix(replicas)].map(readEvidence)).autoscalers[0]!;
    const cut = scenarioOf(evidence, { from: start + 300, to: start + 900 });
    expect(cut).toMatchObject({ ok: true, scenario: { durationSeconds: 600 }, recorded: { start: start + 300 } });
    expect(scenarioOf(evidence, { from: start + 9000, to: start + 9900 })).toEqual({ ok: false, reason: { code: "emptyStretch" } });
  });
});

describe("refuses in a word that the page knows", () => {
  test.each([
    ["noFigures", described.replace("31% (155m)", "<unknown>")],
    ["noReplicas", described.replace(/^.*pods:.*current.*\n/m, "")],
    ["noMax", described.replace(/Max.*\n/, "")],
    ["tooLarge", described.replace("12\n", "900000\n")],
  ])("%s", (code, text) => expect(continued(text)).toMatchObject({ ok: false, reason: { code } }));
});
