import type { Workload, WorkloadNumber } from "./workload";

/**
 * The numbers that change nothing while another number is zero. The kubelet starts no burst of CPU without a length (the length alone still
 * says when a release crashes that crashes); what a warm-up changes needs its time; connections to a database are held only while a request
 * waits for it.
 */
export const fieldNeeds = {
  startUpCpuMilli: "startUpCpuSeconds",
  warmUpCapacityPercent: "warmUpSeconds",
  warmUpCpuPercent: "warmUpSeconds",
  flapSeconds: "flapPeriodSeconds",
  connectionsPerPod: "waitMillisecondsPerRequest",
  databaseConnections: "waitMillisecondsPerRequest",
  maxConnectionAgeSeconds: "clientConnections",
  retryBackoffSeconds: "retries",
} as const satisfies Partial<Record<WorkloadNumber, WorkloadNumber>>;

/** The number that is zero, and without which this one changes nothing; null if this one has an effect. */
export function missingNeed(field: WorkloadNumber, workload: Workload): WorkloadNumber | null {
  const need = (fieldNeeds as Partial<Record<WorkloadNumber, WorkloadNumber>>)[field];
  return need === undefined || workload[need] > 0 ? null : need;
}
