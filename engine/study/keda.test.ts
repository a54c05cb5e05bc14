import { expect, test } from "vitest";
import type { Scenario } from "../scenario/scenario";
import { changed, checkedRunOfAny } from "../simulation/testing/checkedRun";
import { defaultStudy, studyFields, openStudy, readStudy } from "../doors/withKeda";
import { keyOf } from "./grid";

const head = `apiVersion: keda.sh/v1alpha1
kind: ScaledObject
metadata:
  name: web
spec:
  scaleTargetRef:
    name: web
`;
const prometheus = `  - type: prometheus
    name: requests
    metadata:
      serverAddress: http://prometheus:9090
      query: sum(rate(http_requests_total[1m])) # all of them
      threshold: "10"
      activationThreshold: "2"
`;
const scenarioOf = (spec: string): Scenario => changed({ manifest: head + spec, durationSeconds: 900 });
const scenario = scenarioOf(`  maxReplicaCount: 20\n  triggers:\n${prometheus}`);

const behavior = "spec.advanced.horizontalPodAutoscalerConfig.behavior";

test("the fields of a ScaledObject may move, those with KEDA's defaults, too", () => {
  expect(studyFields(scenario).map(({ path, today }) => [path, today])).toEqual([
    ["spec.pollingInterval", "30"],
    ["spec.cooldownPeriod", "300"],
    ["spec.minReplicaCount", "0"],
    ["spec.maxReplicaCount", "20"],
    ["spec.triggers[0].metadata.threshold", "10"],
    [`${behavior}.scaleUp.stabilizationWindowSeconds`, "0"],
    [`${behavior}.scaleUp.selectPolicy`, "Max"],
    [`${behavior}.scaleUp.tolerance`, "100m"],
    [`${behavior}.scaleDown.stabilizationWindowSeconds`, "300"],
    [`${behavior}.scaleDown.selectPolicy`, "Max"],
    [`${behavior}.scaleDown.tolerance`, "100m"],
    ["resources.requests.cpu", "200m"],
  ]);
});

test("each type of trigger has its own key for its target; a window of time and a fraction have none, and with a formula its target moves", () => {
  const thresholds = (spec: string) =>
    studyFields(scenarioOf(spec)).flatMap(({ path, kind, metric }) => (kind === "threshold" ? [`${path} ${metric}`] : []));
  const others = `  minReplicaCount: 1
  triggers:
  - type: cpu
    metricType: Utilization
    metadata: { value: "60" }
  - type: kafka
    metadata: { bootstrapServers: "kafka:9092", consumerGroup: g, topic: t, lagThreshold: "50", activationLagThreshold: "5" }
  - type: cron
    metadata: { timezone: UTC, start: 0 6 * * *, end: 0 20 * * *, desiredReplicas: "5" }
  - type: prometheus
    metadata: { serverAddress: "http://p", query: q, threshold: "0.5" }
`;
  expect(thresholds(others)).toEqual(["spec.triggers[0].metadata.value cpu", "spec.triggers[1].metadata.lagThreshold kafka"]);
  const formula = `  advanced:\n    scalingModifiers:\n      formula: requests * 2\n      target: "20"\n  triggers:\n${prometheus}`;
  expect(thresholds(formula)).toEqual(["spec.advanced.scalingModifiers.target formula"]);
});

test("candidates are written into the text in place, and run", () => {
  const moves = [
    { field: "spec.cooldownPeriod", values: [60, 300] },
    { field: "spec.maxReplicaCount", values: [3, 20] },
    { field: "spec.triggers[0].metadata.threshold", values: [5, 10] },
    { field: `${behavior}.scaleDown.stabilizationWindowSeconds`, values: [60, 300] },
  ];
  const study = readStudy({ moves, seeds: 5, budget: 200 }, scenario);
  if (!study.ok) throw new Error(study.error);
  const open = openStudy(scenario, study.value);
  const candidate = keyOf(open.space.grid, [0, 0, 0, 0]);
  const written = open.scenarioOf(candidate);
  expect(written.manifest).toBe(
    `${head}  maxReplicaCount: 3
  triggers:
${prometheus.replace('"10"', '"5"')}  cooldownPeriod: 60
  advanced:
    horizontalPodAutoscalerConfig:
      behavior:
        scaleDown:
          stabilizationWindowSeconds: 60
`,
  );
  expect(open.run({ candidate, case: 0 })).toEqual(checkedRunOfAny(written).outcomes);
  expect(open.scenarioOf(open.space.today)).toBe(scenario);
});

test("the usual study moves the thresholds, minReplicaCount and both windows", () => {
  const study = defaultStudy(scenario);
  expect(study.moves.map(({ field }) => field)).toEqual([
    "spec.minReplicaCount",
    "spec.triggers[0].metadata.threshold",
    `${behavior}.scaleUp.stabilizationWindowSeconds`,
    `${behavior}.scaleDown.stabilizationWindowSeconds`,
  ]);
  expect(readStudy(study, scenario).ok).toBe(true);
});

test("what cannot move is refused in words", () => {
  const error = (moves: object[], of = scenario) => {
    const study = readStudy({ moves, seeds: 5, budget: 200 }, of);
    return study.ok ? null : study.error;
  };
  expect(error([{ field: "spec.minReplicas", values: [1, 2] }])).toMatch(
    /^study\.moves\[0\]\.field is "spec\.minReplicas"; it must be one of spec\.pollingInterval, spec\.cooldownPeriod, /,
  );
  expect(error([{ field: "spec.minReplicaCount", values: [30] }])).toBe(
    "study.moves[0] has no value up to 20, the most that maxReplicaCount may be.",
  );
  expect(error([{ field: "spec.triggers[0].metadata.threshold", values: ["5Gi"] }])).toMatch(/^study\.moves\[0\]\.values\[0\] is /);
  const onlyCpu = scenarioOf(
    "  minReplicaCount: 1\n  triggers:\n  - type: cpu\n    metricType: Utilization\n    metadata: { value: '60' }\n",
  );
  expect(error([{ field: "spec.minReplicaCount", values: [0, 1] }], onlyCpu)).toMatch(
    /^study\.moves\[0\]: with 0, scaledobject has only cpu\/memory triggers AND minReplica is 0/,
  );
  const idle = scenarioOf(`  idleReplicaCount: 1\n  minReplicaCount: 2\n  maxReplicaCount: 20\n  triggers:\n${prometheus}`);
  expect(error([{ field: "spec.minReplicaCount", values: [1, 2] }], idle)).toBe(
    "study.moves[0]: with 1, IdleReplicaCount=1 must be less than MinReplicaCount=1",
  );
});
