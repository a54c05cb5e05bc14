import { expect, test } from "vitest";
import { firstScenario } from "../scenario/first";
import { rareParts } from "../cluster/rareParts";
import type { Scenario } from "../scenario/scenario";
import { digestTrace } from "./digest";
import { prepareFirst } from "./prepareFirst";
import { prepareRun } from "../doors/withKeda";
import { startPrepared } from "./startPrepared";
import { traceOf } from "./testing/traceOf";

const alike: Record<string, Scenario> = {
  "the first scenario": firstScenario,
  "another load": { ...firstScenario, load: { points: [[0, 9]], noise: 0 }, seed: 7, durationSeconds: 600 },
  "other flags": { ...firstScenario, flags: { ...firstScenario.flags, syncPeriodSeconds: 30, tolerance: 0.2 } },
};

test.each(Object.entries(alike))("reads %s as the code that reads YAML does", (_, scenario) => {
  const first = prepareFirst(scenario)!;
  const read = prepareRun(scenario);
  if (!read.ok) throw new Error("the manifest has errors");
  const { controller, rare, ...rest } = read;
  expect(rare).toBe(rareParts);
  expect({ ...first, controller: first.controller.flags }).toEqual({ ...rest, controller: controller.flags, rare: null });
  const started = startPrepared(scenario, first);
  if (!started.ok) throw new Error("beyond the limits");
  started.simulation.advance(Infinity);
  expect(digestTrace(started.simulation.trace())).toBe(digestTrace(traceOf(scenario)));
});

test("leaves every scenario to it that the API server could read in another way, or whose cluster could need a rare part", () => {
  const { flags } = firstScenario;
  const others: Scenario[] = [
    { ...firstScenario, manifest: `${firstScenario.manifest} ` },
    { ...firstScenario, flags: { ...flags, kubernetesVersion: "1.28" } },
    { ...firstScenario, flags: { ...flags, kubernetesVersion: "1.2" } },
    { ...firstScenario, flags: { ...flags, featureGates: { ...flags.featureGates, HPAScaleToZero: !flags.featureGates.HPAScaleToZero } } },
    { ...firstScenario, incidents: [{ kind: "hpaDeleted", at: 60 } as unknown as Scenario["incidents"][number]] },
    { ...firstScenario, workload: { ...firstScenario.workload, livenessProbe: true } },
    { ...firstScenario, cluster: { ...firstScenario.cluster, nodes: 3 } },
  ];
  expect(others.map(prepareFirst)).toEqual(others.map(() => null));
});
