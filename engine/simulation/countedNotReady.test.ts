import { expect, test } from "vitest";
import { firstScenario } from "../scenario/first";
import type { Scenario } from "../scenario/scenario";
import { traceOf, traceV1Of } from "./testing/traceOf";

const steady: Scenario = {
  ...firstScenario,
  durationSeconds: 900,
  manifest: firstScenario.manifest.replace("minReplicas: 1\n", "minReplicas: 20\n").replace("maxReplicas: 10", "maxReplicas: 40"),
  load: { points: [[0, 96]], noise: 0 },
  incidents: [{ at: 300, kind: "podsUnready", pods: 6, durationSeconds: 300 }],
};
const at = (scenario: Scenario, second: number) => {
  const { reconciles, countedNotReady } = traceOf(scenario);
  return countedNotReady[reconciles.findIndex((reconcile) => reconcile.at === second)];
};

test("names the pods that count although their readiness has failed", () => {
  const counted = at(steady, 360)!;
  expect([counted.counts, new Set(counted.pods).size]).toEqual([[6], 6]);
  expect([at(steady, 285), at(steady, 690)]).toEqual([null, null]);
});

test("leaves out pods that are set aside because they were never ready", () => {
  const release: Scenario = { ...steady, incidents: [{ at: 300, kind: "rollingUpdate", release: "neverReady" }] };
  expect(traceOf(release).countedNotReady.every((counted) => counted === null)).toBe(true);
});

test("counts for each metric on its own: for memory no pod has to be ready", () => {
  const memory = `  - type: Resource
    resource:
      name: memory
      target:
        type: Utilization
        averageUtilization: 90
`;
  const both: Scenario = {
    ...steady,
    manifest: steady.manifest + memory,
    incidents: [{ at: 300, kind: "rollingUpdate", release: "neverReady" }],
  };
  const counted = at(both, 600)!;
  expect([counted.counts[0], counted.counts[1]! > 0, counted.pods]).toEqual([0, true, []]);
});

test("knows that the autoscaler of Kubernetes 1.2 looks at no condition", () => {
  const flags: Scenario["flags"] = { ...steady.flags, kubernetesVersion: "1.2", syncPeriodSeconds: 30 };
  const { reconciles, countedNotReady } = traceV1Of({ ...steady, flags });
  expect(countedNotReady[reconciles.findIndex((reconcile) => reconcile.at === 360)]?.counts).toEqual([6]);
});
