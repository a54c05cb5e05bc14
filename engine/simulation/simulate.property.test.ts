import { expect, test } from "vitest";
import { workloadFields, type Workload, type WorkloadField } from "../cluster/workload";
import { seededRandom, type SeededRandom } from "../lib/random";
import { parseManifest } from "../manifest/parseManifest";
import { firstScenario } from "../scenario/first";
import { decodeLink, encodeLink } from "../scenario/link";
import type { Scenario } from "../scenario/scenario";
import { breaches } from "./checks";
import { digestTrace } from "./digest";
import { simulate } from "./simulate";

const seed = 20261121;
const runs = 120;

test(`random scenarios keep every invariant, and a link carries them to the byte (seed ${seed}, ${runs} runs)`, () => {
  const random = seededRandom(seed);
  for (let index = 0; index < runs; index++) {
    const scenario = randomScenario(random.fork(String(index)));
    const trace = run(scenario);
    expect(breaches(scenario, trace), `run ${index}`).toEqual([]);
    const opened = decodeLink(encodeLink({ scenario, cursor: null }));
    expect(opened.ok && digestTrace(run(opened.value.scenario)), `run ${index}`).toBe(digestTrace(trace));
  }
});

function run(scenario: Scenario) {
  const { hpa, problems } = parseManifest(scenario.manifest, scenario.flags.featureGates);
  if (!hpa) throw new Error(`${scenario.manifest}\n${problems.map(({ message }) => message).join("\n")}`);
  return simulate(scenario, hpa);
}

function randomScenario(random: SeededRandom): Scenario {
  const between = (low: number, high: number) => low + random.integer(high - low + 1);
  const durationSeconds = 60 * between(10, 60);
  const times = Array.from({ length: between(1, 8) }, () => random.integer(durationSeconds + 1)).toSorted((a, b) => a - b);
  return {
    ...firstScenario,
    manifest: randomManifest(between),
    durationSeconds,
    load: {
      points: [...new Set(times)].map((second) => [second, random.integer(300_000) / 1000] as const),
      noise: random.integer(50) / 100,
    },
    workload: randomWorkload(between),
    flags: { ...firstScenario.flags, syncPeriodSeconds: between(5, 60), downscaleStabilizationSeconds: between(0, 400) },
    seed: random.integer(2 ** 32),
  };
}

function randomWorkload(between: (low: number, high: number) => number): Workload {
  const most: Partial<Record<WorkloadField, number>> = {
    initialReplicas: 12,
    cpuPerRequestMilliseconds: 200,
    idleCpuMilli: 300,
    cpuRequestMilli: 400,
    cpuLimitMilli: 1500,
    startUpSeconds: 90,
    readinessSeconds: 90,
    terminationGraceSeconds: 120,
    requestTimeoutSeconds: 30,
  };
  const workload = Object.fromEntries(
    Object.entries(workloadFields).map(([field, range]) => [
      field,
      between(Math.ceil(range.min), most[field as WorkloadField] ?? Math.min(range.max, 500)),
    ]),
  ) as unknown as Workload;
  return { ...workload, cpuLimitMilli: Math.max(workload.cpuLimitMilli, workload.cpuRequestMilli) };
}

function randomManifest(between: (low: number, high: number) => number): string {
  const minReplicas = between(1, 6);
  const policy = () => `{ type: ${between(0, 1) ? "Pods" : "Percent"}, value: ${between(1, 120)}, periodSeconds: ${between(1, 300)} }`;
  const rules = () =>
    `{ stabilizationWindowSeconds: ${between(0, 400)}, selectPolicy: ${["Max", "Min", "Disabled"][between(0, 2)]}, policies: [${policy()}, ${policy()}] }`;
  const target = [
    `{ name: cpu, target: { type: Utilization, averageUtilization: ${between(10, 150)} } }`,
    `{ name: cpu, target: { type: AverageValue, averageValue: ${between(10, 400)}m } }`,
    `{ name: memory, target: { type: AverageValue, averageValue: ${between(10, 400)}Mi } }`,
  ][between(0, 2)];
  return `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata: { name: web }
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: web }
  minReplicas: ${minReplicas}
  maxReplicas: ${minReplicas + between(0, 20)}
  metrics:
  - { type: Resource, resource: ${target} }
${between(0, 1) ? `  behavior: { scaleUp: ${rules()}, scaleDown: ${rules()} }\n` : ""}`;
}
