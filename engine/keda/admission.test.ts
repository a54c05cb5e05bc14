import { expect, test } from "vitest";
import { kedaVersions, type KedaVersion } from "../kedaReleases/releases";
import { admitScaledObject, type AdmissionTarget } from "./admission";
import type { ScaledObjectSpec } from "./scaledObject";
import { cpuTrigger, prometheusTrigger, scaledObject } from "./testing/cluster";

const target: AdmissionTarget = {
  unknownKindError: null,
  missingError: null,
  containers: [{ name: "app", resources: { limits: { cpu: 1 } } }, { name: "mesh" }],
};
const errorsOf = (spec: Partial<ScaledObjectSpec>) =>
  admitScaledObject(scaledObject(spec), target, "2.21").errors.map(({ error }) => error);

test("an idle count of 0 needs a minimum that is written, though it be 0", () => {
  expect(errorsOf({ idleReplicaCount: 0 })).toEqual(["IdleReplicaCount=0 must be less than MinReplicaCount=0"]);
  expect(errorsOf({ idleReplicaCount: 0, minReplicaCount: 0 })).toEqual([]);
});

test("each container needs a request or a limit, unless the trigger names one", () => {
  const triggers = [cpuTrigger, prometheusTrigger()];
  expect(errorsOf({ triggers })).toEqual([
    "the scaledobject has a cpu trigger but the container mesh doesn't have the cpu request defined",
  ]);
  expect(errorsOf({ triggers: [{ ...cpuTrigger, metadata: { value: "60", containerName: "app" } }, prometheusTrigger()] })).toEqual([]);
});

test("cpu alone cannot scale to zero, nor fall back", () => {
  const triggers = [{ ...cpuTrigger, metadata: { value: "60", containerName: "app" } }];
  expect(errorsOf({ triggers, fallback: { failureThreshold: 1, replicas: 1 } })).toEqual([
    "scaledobject has only cpu/memory triggers AND minReplica is 0 (scale to zero doesn't work in this case)",
    "at least one trigger (that is not cpu or memory) has to have the `AverageValue` type for the fallback to be enabled",
  ]);
});

test("names of triggers are unique, and cron has no cached metrics", () => {
  const named = { ...prometheusTrigger(), name: "one" };
  expect(errorsOf({ triggers: [named, named] })).toEqual([
    'triggerName "one" is defined multiple times in the ScaledObject/ScaledJob, but it must be unique',
  ]);
  expect(errorsOf({ triggers: [{ type: "cron", useCachedMetrics: true }] })).toEqual([
    'property "useCachedMetrics" is not supported for "cron" scaler',
  ]);
  expect(errorsOf({ triggers: [] })).toEqual(["no triggers defined in the ScaledObject/ScaledJob"]);
});

test("the warnings about periods are KEDA's: 2.20 also warns, wrongly, with an idle count above 0", () => {
  const warningsOf = (version: KedaVersion, spec: Partial<ScaledObjectSpec>) =>
    admitScaledObject(scaledObject({ minReplicaCount: 3, cooldownPeriod: 60, ...spec }), target, version).warnings.map(
      ({ warning }) => warning,
    );
  const ofCooldown = [
    "CooldownPeriod is configured but is not relevant. CooldownPeriod is only relevant when minReplicaCount = 0 or idleReplicaCount = 0",
  ];
  expect(warningsOf("2.20", { idleReplicaCount: 1 })).toEqual(ofCooldown);
  expect(warningsOf("2.21", { idleReplicaCount: 1 })).toEqual([]);
  expect(warningsOf("2.21", { pollingInterval: 5, idleReplicaCount: 1 })).toEqual([]);
  for (const version of kedaVersions) {
    expect(warningsOf(version, {})).toEqual(ofCooldown);
    expect(warningsOf(version, { idleReplicaCount: 0 })).toEqual([]);
  }
});
