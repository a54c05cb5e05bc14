import type { ClusterSecond } from "../clusterSecond";
import { noFailures } from "../failureReasons";
import { noLatencies } from "../latencies";
import { counters, type PodReader } from "../podReader";

/** A pod as a measurement sees it, with nothing behind it: a test writes the values to read. */
export interface MeasuredPod {
  name: string;
  startedAt: number | null;
  cpuMilliSeconds: number;
  memoryBytes: number;
  sidecarCpuMilliSeconds: number;
  served: number;
  inFlight: number;
  /** The kind, which other pods may share; null: no other pod is like it. */
  kind: object | null;
}

export const measuredPod = (name: string, startedAt: number | null): MeasuredPod => ({
  name,
  startedAt,
  cpuMilliSeconds: 0,
  memoryBytes: 0,
  sidecarCpuMilliSeconds: 0,
  served: 0,
  inFlight: 0,
  kind: null,
});

export const measuredPodReader: PodReader<MeasuredPod> = {
  name: ({ name }) => name,
  containers: () => ["web"],
  counters({ startedAt, cpuMilliSeconds, memoryBytes, sidecarCpuMilliSeconds }, values, row) {
    values[row + counters.startedAt] = startedAt ?? NaN;
    values[row + counters.main.cpu] = cpuMilliSeconds * 1_000_000;
    values[row + counters.main.memory] = memoryBytes;
    values[row + counters.sidecar.cpu] = sidecarCpuMilliSeconds * 1_000_000;
    values[row + counters.sidecar.memory] = 0;
    return startedAt !== null;
  },
  traffic({ startedAt, served, inFlight }, into) {
    into.startedAt = startedAt ?? NaN;
    into.served = served;
    into.inFlight = inFlight;
    return startedAt !== null;
  },
  kind: ({ kind }) => kind,
  parts: null,
};

export function clusterSecond(change: Partial<ClusterSecond> = {}): ClusterSecond {
  return {
    offered: 0,
    retried: 0,
    wasted: 0,
    served: 0,
    failed: noFailures(),
    returned: 0,
    jobsInWork: 0,
    waiting: 0,
    capacity: 0,
    inFlight: 0,
    backlogAge: 0,
    waits: { count: 0, seconds: [], amounts: [] },
    latencies: noLatencies(),
    servingPods: 0,
    cpuMilli: 0,
    cpuRequestedMilli: 0,
    memoryRequestedMebibytes: 0,
    nodes: 0,
    existingPods: 0,
    ...change,
  };
}
