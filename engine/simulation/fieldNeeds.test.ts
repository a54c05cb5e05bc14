import { expect, it } from "vitest";
import { fieldNeeds, missingNeed } from "../cluster/fieldNeeds";
import { defaultWorkload, type Workload } from "../cluster/workload";
import { firstScenario } from "../scenario/first";
import { digestTrace } from "./digest";
import { anyTraceOf } from "./testing/traceOf";

type NeedyField = keyof typeof fieldNeeds;

/** Requests fail in this run, so that their clients retry. */
const digestOf = (workload: Workload) => digestTrace(anyTraceOf({ ...firstScenario, durationSeconds: 900, workload }));

const base: Workload = {
  ...defaultWorkload,
  cpuPerRequestMilliseconds: 60,
  requestTimeoutSeconds: 1,
  warmUpCapacityPercent: 100,
  warmUpCpuPercent: 100,
};

/** Two values of each number, and a value of the number that it needs. */
const values: Readonly<Record<NeedyField, readonly [one: number, other: number, need: number]>> = {
  startUpCpuMilli: [0, 400, 40],
  warmUpCapacityPercent: [100, 20, 60],
  warmUpCpuPercent: [100, 400, 60],
  flapSeconds: [10, 40, 90],
  connectionsPerPod: [0, 1, 200],
  databaseConnections: [0, 2, 200],
  maxConnectionAgeSeconds: [0, 60, 5],
  retryBackoffSeconds: [0, 9, 3],
};

it.each(Object.keys(values) as NeedyField[])("%s changes no run while the number that it needs is 0, and else changes one", (field) => {
  const [one, other, needed] = values[field];
  const need = fieldNeeds[field];
  const [without, withIt] = [
    { ...base, [need]: 0 },
    { ...base, [need]: needed },
  ];
  expect([missingNeed(field, without), missingNeed(field, withIt)]).toEqual([need, null]);
  expect(digestOf({ ...without, [field]: one })).toBe(digestOf({ ...without, [field]: other }));
  expect(digestOf({ ...withIt, [field]: one })).not.toBe(digestOf({ ...withIt, [field]: other }));
});
