import { expect, test } from "vitest";
import { defaultFeatureGates, defaultFlags, defaultWorkload, firstScenario, seededRandom, workingsOf } from "../../../engine/index";
import type { HeldByReason, Incident, KubernetesVersion, Reconcile, Scenario, SeededRandom } from "../../../engine/index";
import { traceOf } from "../../../engine/simulation/testing/traceOf";
import { sentenceText } from "./sentence";
import { knownNumbers, unknownNumbers } from "../../explain/testing/numbers";
import { verdictOf } from "./verdict";
import { drawCount } from "../../../engine/lib/testing/drawCount";

const seed = 20261121;
const runs = drawCount(20, 400);

test(`every number of every sentence is in its record (seed ${seed}, ${runs} runs)`, () => {
  const random = seededRandom(seed);
  const met = new Set<HeldByReason>();
  for (let run = 0; run < runs; run++) {
    for (const reconcile of reconciles(randomScenario(random.fork(String(run)), run % 4 === 3 ? "1.28" : "1.37"))) {
      const text = sentenceText(reconcile);
      const unknown = unknownNumbers(text, knownNumbers(reconcile.at, reconcile, workingsOf(reconcile), ruleNumbers(reconcile)));
      expect({ run, at: reconcile.at, text, unknown }).toEqual({ run, at: reconcile.at, text, unknown: [] });
      expect(text).toMatch(/^(Kept|Went|Left) [^.]*\. [A-Z0-9a-z].*[^,; ]\.$/);
      expect(text).not.toMatch(/undefined|null|NaN|Infinity| {2}|,,|\.\./);
      met.add(verdictOf(reconcile).reason);
    }
  }
  expect([...met].toSorted()).toEqual(["disabled", "error", "maxReplicas", "minReplicas", "none", "pods", "policy", "tolerance", "window"]);
});

/** "twice the count, but at least 4" contains the number of the rule itself. */
const ruleNumbers = ({ decision }: Reconcile): string => (decision.kind === "computed" && decision.limit.scaleUpLimit !== null ? "4" : "");

const reconciles = (scenario: Scenario): readonly Reconcile[] => traceOf(scenario).reconciles;

function randomScenario(random: SeededRandom, kubernetesVersion: KubernetesVersion): Scenario {
  const between = (low: number, high: number) => low + random.integer(high - low + 1);
  const times = [...new Set(Array.from({ length: between(2, 8) }, () => between(0, 1800)))].toSorted((one, other) => one - other);
  return {
    ...firstScenario,
    manifest: randomManifest(between),
    durationSeconds: 1800,
    load: { points: times.map((second) => [second, between(0, 150)] as const), noise: between(0, 20) / 100 },
    incidents: randomIncidents(between),
    workload: {
      ...defaultWorkload,
      kind: between(0, 2) === 0 ? "queue" : "service",
      cpuPerRequestMilliseconds: between(10, 120),
      initialReplicas: between(0, 12),
      startUpSeconds: between(0, 60),
      readinessSeconds: between(0, 90),
      cpuRequestMilli: between(50, 300),
    },
    flags: {
      ...defaultFlags,
      kubernetesVersion,
      featureGates: defaultFeatureGates(kubernetesVersion),
      downscaleStabilizationSeconds: between(0, 400),
    },
    seed: random.integer(2 ** 32),
  };
}

/** Draws incidents that make metrics fail, make pods go missing, or change counts from outside. */
function randomIncidents(between: Between): Incident[] {
  const at = (slot: number) => slot * 300 + between(0, 299);
  const all: Incident[] = [
    { kind: "metricsServerDown", at: at(0), durationSeconds: between(30, 200) },
    { kind: "customMetricsDown", at: at(1), durationSeconds: between(30, 200) },
    { kind: "secondAutoscaler", at: at(2), durationSeconds: between(30, 200) },
    { kind: "podMetricsLost", at: at(3), pods: between(1, 3), durationSeconds: between(30, 200) },
    { kind: "rollingUpdate", at: at(4), release: "good" },
    { kind: "kubectlScale", at: at(5), replicas: between(0, 6) },
  ];
  return all.filter(() => between(0, 1) === 0);
}

type Between = (low: number, high: number) => number;

function randomManifest(between: Between): string {
  const metric = (name: string, target: string) => `
  - type: Resource
    resource:
      name: ${name}
      target:
        ${target}`;
  const targets = [
    metric("cpu", `type: Utilization\n        averageUtilization: ${between(20, 120)}`),
    metric("memory", `type: AverageValue\n        averageValue: ${between(20, 60)}Mi`),
    metric("cpu", `type: AverageValue\n        averageValue: ${between(50, 200)}m`),
    metric("memory", `type: Utilization\n        averageUtilization: ${between(40, 120)}`),
    `
  - type: Pods
    pods:
      metric:
        name: http_requests_per_second
      target:
        type: AverageValue
        averageValue: "${between(3, 30)}"`,
    `
  - type: External
    external:
      metric:
        name: queue_messages
      target:
        type: ${between(0, 1) === 0 ? `AverageValue\n        averageValue: "${between(3, 30)}"` : `Value\n        value: "${between(3, 30)}"`}`,
    `
  - type: Object
    object:
      describedObject:
        apiVersion: networking.k8s.io/v1
        kind: Ingress
        name: main
      metric:
        name: hits
      target:
        type: Value
        value: "${between(20, 200)}"`,
    `
  - type: ContainerResource
    containerResource:
      name: cpu
      container: php-apache
      target:
        type: Utilization
        averageUtilization: ${between(30, 100)}`,
  ];
  const first = between(0, 7);
  const metrics = targets.slice(first, first + between(1, 3)).join("");
  const rules = (direction: string) => `
    ${direction}:
      stabilizationWindowSeconds: ${between(0, 4) * 45}
      selectPolicy: ${["Max", "Min", "Max", "Disabled"][between(0, 3)]}
      tolerance: "0.0${between(0, 9)}"
      policies:
      - type: Pods
        value: ${between(1, 4)}
        periodSeconds: ${between(1, 8) * 15}
      - type: Percent
        value: ${between(1, 12) * 10}
        periodSeconds: ${between(1, 8) * 15}`;
  const behavior = between(0, 2) === 0 ? "" : `\n  behavior:${rules("scaleUp")}${rules("scaleDown")}`;
  return `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: php-apache
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: php-apache
  minReplicas: ${between(1, 3)}
  maxReplicas: ${between(4, 30)}
  metrics:${metrics}${behavior}
`;
}
