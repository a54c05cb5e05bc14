import { record } from "../lib/refusal";

/**
 * Version 2's fields for a scenario of version 1, which had no other clusters, no incidents and no signals. What it lacks gets the value
 * that it meant then. Frozen: today's defaults may change, but the meaning of an old link may not.
 */
export function fromVersion1(fields: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  const workload = record(fields.get("workload"), "The workload");
  const flags = record(fields.get("flags"), "The controller's flags");
  const gates = record(flags.get("featureGates"), "The feature gates");
  return new Map<string, unknown>([
    ...fields,
    ["workload", { ...lackedByWorkload, ...Object.fromEntries(workload1.map((field) => [field, workload.get(field)])) }],
    ["cluster", lackedByScenario],
    ["incidents", []],
    ["signals", []],
    [
      "flags",
      {
        ...Object.fromEntries(flags),
        kubernetesVersion: "1.37",
        featureGates: { ...Object.fromEntries(gates), PodLevelResources: true },
      },
    ],
  ]);
}

const workload1 = [
  "initialReplicas",
  "cpuPerRequestMilliseconds",
  "idleCpuMilli",
  "cpuRequestMilli",
  "cpuLimitMilli",
  "idleMemoryMebibytes",
  "memoryPerRequestMebibytes",
  "memoryRequestMebibytes",
  "startUpSeconds",
  "readinessSeconds",
  "terminationGraceSeconds",
  "requestTimeoutSeconds",
] as const;

const lackedByWorkload = {
  kind: "service",
  sidecar: "none",
  memoryReleased: true,
  cpuSpreadPercent: 0,
  imbalancePercent: 0,
  memoryLeakMebibytesPerHour: 0,
  sidecarCpuPerRequestMilliseconds: 2,
  sidecarIdleCpuMilli: 5,
  sidecarCpuRequestMilli: 100,
  sidecarMemoryMebibytes: 32,
  sidecarMemoryRequestMebibytes: 64,
  schedulingSeconds: 0,
  imagePullSeconds: 0,
  startUpCpuMilli: 0,
  startUpCpuSeconds: 0,
  warmUpSeconds: 0,
  warmUpCapacityPercent: 50,
  flapPeriodSeconds: 0,
  flapSeconds: 10,
  drainSeconds: 0,
  maxSurgePercent: 25,
  maxUnavailablePercent: 25,
  minReadySeconds: 0,
};

const lackedByScenario = {
  nodes: 0,
  nodeCpuMilli: 4000,
  maxNodes: 0,
  nodeStartSeconds: 120,
  kubeletPeriodSeconds: 15,
  metricResolutionSeconds: 15,
  scrapeSeconds: 30,
  relistSeconds: 30,
  syncPhaseSeconds: 0,
};
