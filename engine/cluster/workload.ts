/** The Deployment's pods and how load becomes usage. Ranges and defaults: `workloadFields`. */
export interface Workload {
  /** Replicas running and ready when the run starts. */
  initialReplicas: number;
  /** CPU that one request takes, in milliseconds of one core. */
  cpuPerRequestMilliseconds: number;
  idleCpuMilli: number;
  cpuRequestMilli: number;
  /** Usage is throttled above it; it sets what a pod can serve. */
  cpuLimitMilli: number;
  idleMemoryMebibytes: number;
  /** For each request in flight: being served or waiting. */
  memoryPerRequestMebibytes: number;
  memoryRequestMebibytes: number;
  /** From created to running. */
  startUpSeconds: number;
  /** From running to ready. */
  readinessSeconds: number;
  /** How long a stopping pod still exists. */
  terminationGraceSeconds: number;
  /** How long a request waits for capacity before it fails. */
  requestTimeoutSeconds: number;
}

export type WorkloadField = keyof Workload;

export interface FieldRange {
  unit: "pods" | "ms" | "m" | "Mi" | "s";
  min: number;
  max: number;
  step: number;
  default: number;
}

export const workloadFields: Readonly<Record<WorkloadField, FieldRange>> = {
  initialReplicas: { unit: "pods", min: 0, max: 1000, step: 1, default: 1 },
  cpuPerRequestMilliseconds: { unit: "ms", min: 0.1, max: 60_000, step: 0.1, default: 20 },
  idleCpuMilli: { unit: "m", min: 0, max: 64_000, step: 1, default: 4 },
  cpuRequestMilli: { unit: "m", min: 1, max: 64_000, step: 1, default: 200 },
  cpuLimitMilli: { unit: "m", min: 1, max: 64_000, step: 1, default: 500 },
  idleMemoryMebibytes: { unit: "Mi", min: 0, max: 262_144, step: 1, default: 32 },
  memoryPerRequestMebibytes: { unit: "Mi", min: 0, max: 1024, step: 0.1, default: 1 },
  memoryRequestMebibytes: { unit: "Mi", min: 1, max: 262_144, step: 1, default: 64 },
  startUpSeconds: { unit: "s", min: 0, max: 1800, step: 1, default: 3 },
  readinessSeconds: { unit: "s", min: 0, max: 1800, step: 1, default: 12 },
  terminationGraceSeconds: { unit: "s", min: 0, max: 1800, step: 1, default: 30 },
  requestTimeoutSeconds: { unit: "s", min: 0, max: 600, step: 1, default: 5 },
};

export const defaultWorkload: Workload = Object.fromEntries(
  Object.entries(workloadFields).map(([field, range]) => [field, range.default]),
) as unknown as Workload;
