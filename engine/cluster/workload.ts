/** The pods of the scaled workload, and how load becomes usage. Ranges and defaults: `workloadFields`. */
export interface Workload extends Record<WorkloadNumber, number> {
  /**
   * "service": requests arrive and ready pods serve them; a request that cannot be served waits up to a timeout and then fails. "queue":
   * messages arrive in a durable backlog and the pods drain it; they are not lost, even with no pod at all.
   */
  kind: (typeof workloadKinds)[number];
  /** A container beside the main one, in every pod. If it has no request, no utilization of the pod can be computed. */
  sidecar: (typeof sidecars)[number];
  /** Whether memory taken by requests is given back when they are done; if not, a pod keeps the most it ever held. */
  memoryReleased: boolean;
  /**
   * The container, of several in the manifest, that the load falls on. If it is absent or names none of them: the one that a ContainerResource
   * metric names, then the one that kubectl takes by default, then the one that looks most like a main container.
   */
  mainContainer?: string;
  /** Of a StatefulSet: whether pods start and stop one by one. */
  podManagementPolicy: (typeof podManagementPolicies)[number];
  /** Without a readiness probe a pod is ready as soon as its containers run. */
  readinessProbe: boolean;
  /** Whether the kubelet restarts a container that does not answer in time. */
  livenessProbe: boolean;
  /** Of a startup probe, before whose success there is no other probe, and the pod is not ready; only a manifest has one. */
  startupPeriodSeconds?: number;
  /** Of the same probe. */
  startupInitialDelaySeconds?: number;
  /** Used in place of the percentage; only a manifest gives a number of pods. */
  maxSurgePods?: number;
  /** The same for the pods below the wanted count. */
  maxUnavailablePods?: number;
  /** Of a StatefulSet: used in place of `updateMaxUnavailable`; only a manifest has one. */
  updateMaxUnavailablePercent?: number;
}

export const podManagementPolicies = ["OrderedReady", "Parallel"] as const;
export const workloadKinds = ["service", "queue"] as const;
export const sidecars = ["none", "withRequest", "withoutRequest"] as const;

export interface FieldRange {
  unit: "pods" | "ms" | "m" | "Mi" | "Mi/h" | "s" | "%" | "nodes" | "";
  min: number;
  max: number;
  step: number;
  default: number;
}

/** Every number of a workload. Seconds are whole; shares are percents. If `kind` is "queue", a request is a message. */
export const workloadFields = {
  /** Replicas running and ready when the run starts. */
  initialReplicas: { unit: "pods", min: 0, max: 10_000, step: 1, default: 1 },

  /** CPU that one request takes, in milliseconds of one core. */
  cpuPerRequestMilliseconds: { unit: "ms", min: 0.1, max: 60_000, step: 0.1, default: 20 },
  /** How long one request waits for others, such as a database, without using CPU. It holds its worker meanwhile. */
  waitMillisecondsPerRequest: { unit: "ms", min: 0, max: 60_000, step: 0.1, default: 0 },
  /** How many requests a pod works on at a time; 0: any number. */
  workersPerPod: { unit: "", min: 0, max: 10_000, step: 1, default: 0 },
  /** Of a queue: how long a message is at work as a whole job, or longer if its CPU takes longer; 0: only CPU and waits, and messages mix. */
  jobSeconds: { unit: "s", min: 0, max: 7200, step: 1, default: 0 },
  /** How many requests of a pod can wait for the database at a time; 0: any number. */
  connectionsPerPod: { unit: "", min: 0, max: 10_000, step: 1, default: 0 },
  /** How many requests of all pods together can; 0: any number. */
  databaseConnections: { unit: "", min: 0, max: 100_000, step: 1, default: 0 },
  /** How far a pod's CPU per request may be from that, in both directions; drawn once for each pod. */
  cpuSpreadPercent: { unit: "%", min: 0, max: 90, step: 1, default: 0 },
  /** How much more than its even share the hottest pod gets; the others share the rest evenly. */
  imbalancePercent: { unit: "%", min: 0, max: 1000, step: 1, default: 0 },
  idleCpuMilli: { unit: "m", min: 0, max: 64_000, step: 1, default: 4 },
  cpuRequestMilli: { unit: "m", min: 1, max: 64_000, step: 1, default: 200 },
  /** Usage is throttled above this; 0: no limit. `cpuCeilingMilli` says how much a pod can then use. */
  cpuLimitMilli: { unit: "m", min: 0, max: 64_000, step: 1, default: 500 },

  idleMemoryMebibytes: { unit: "Mi", min: 0, max: 262_144, step: 1, default: 32 },
  /** For each request in flight: being served or waiting (for a queue: only being worked on). */
  memoryPerRequestMebibytes: { unit: "Mi", min: 0, max: 1024, step: 0.1, default: 1 },
  /** Not given back before the pod is gone. */
  memoryLeakMebibytesPerHour: { unit: "Mi/h", min: 0, max: 65_536, step: 1, default: 0 },
  memoryRequestMebibytes: { unit: "Mi", min: 1, max: 262_144, step: 1, default: 64 },
  /** The kernel kills the main container that wants more than this; 0: no limit. */
  memoryLimitMebibytes: { unit: "Mi", min: 0, max: 262_144, step: 1, default: 0 },

  sidecarCpuPerRequestMilliseconds: { unit: "ms", min: 0, max: 60_000, step: 0.1, default: 2 },
  sidecarIdleCpuMilli: { unit: "m", min: 0, max: 64_000, step: 1, default: 5 },
  sidecarCpuRequestMilli: { unit: "m", min: 1, max: 64_000, step: 1, default: 100 },
  sidecarMemoryMebibytes: { unit: "Mi", min: 0, max: 262_144, step: 1, default: 32 },
  sidecarMemoryRequestMebibytes: { unit: "Mi", min: 1, max: 262_144, step: 1, default: 64 },

  /** From created to scheduled, if there is room. */
  schedulingSeconds: { unit: "s", min: 0, max: 1800, step: 1, default: 0 },
  imagePullSeconds: { unit: "s", min: 0, max: 1800, step: 1, default: 0 },
  /** From pulled to running. */
  startUpSeconds: { unit: "s", min: 0, max: 1800, step: 1, default: 3 },
  /** CPU that a container uses in addition to idle while it starts, from running on. */
  startUpCpuMilli: { unit: "m", min: 0, max: 64_000, step: 1, default: 0 },
  startUpCpuSeconds: { unit: "s", min: 0, max: 1800, step: 1, default: 0 },
  /** From running until the application answers requests and probes. */
  readinessSeconds: { unit: "s", min: 0, max: 1800, step: 1, default: 12 },
  /** Of the readiness probe, with upstream's defaults. */
  readinessInitialDelaySeconds: { unit: "s", min: 0, max: 1800, step: 1, default: 0 },
  readinessPeriodSeconds: { unit: "s", min: 1, max: 300, step: 1, default: 10 },
  readinessSuccessThreshold: { unit: "", min: 1, max: 100, step: 1, default: 1 },
  readinessFailureThreshold: { unit: "", min: 1, max: 100, step: 1, default: 3 },
  /** Of the liveness probe, with upstream's defaults. Its successThreshold must be 1. */
  livenessInitialDelaySeconds: { unit: "s", min: 0, max: 1800, step: 1, default: 0 },
  livenessPeriodSeconds: { unit: "s", min: 1, max: 300, step: 1, default: 10 },
  livenessTimeoutSeconds: { unit: "s", min: 1, max: 600, step: 1, default: 1 },
  livenessFailureThreshold: { unit: "", min: 1, max: 100, step: 1, default: 3 },
  /** How long a pod serves less, or uses more CPU for a request, from the second in which it is ready and answers. */
  warmUpSeconds: { unit: "s", min: 0, max: 3600, step: 1, default: 0 },
  /** What it can serve meanwhile, in percent of its full capacity. */
  warmUpCapacityPercent: { unit: "%", min: 1, max: 100, step: 1, default: 100 },
  /** The CPU of a request at the start of the warm-up, in percent of the usual; it falls to 100 on a straight line. */
  warmUpCpuPercent: { unit: "%", min: 100, max: 2000, step: 1, default: 200 },
  /** How often a ready pod's readiness fails; 0 for never. Each pod has its own phase. */
  flapPeriodSeconds: { unit: "s", min: 0, max: 3600, step: 1, default: 0 },
  /** How long it is then not ready. */
  flapSeconds: { unit: "s", min: 1, max: 1800, step: 1, default: 10 },

  /** A preStop hook that sleeps: the pod works on for this time before its process gets SIGTERM. */
  preStopSeconds: { unit: "s", min: 0, max: 1800, step: 1, default: 0 },
  /** From SIGTERM, or from the end of draining, until the process has exited. */
  stopSeconds: { unit: "s", min: 0, max: 1800, step: 1, default: 2 },
  /** The longest that a stopping pod still exists: what still runs then is killed. */
  terminationGraceSeconds: { unit: "s", min: 0, max: 1800, step: 1, default: 30 },
  /** How long a process takes new requests after SIGTERM. Its clients keep their connections, so the pod keeps its share for this time. */
  drainSeconds: { unit: "s", min: 0, max: 1800, step: 1, default: 0 },
  /** How long a request waits for capacity before it fails; a queue's messages never do. */
  requestTimeoutSeconds: { unit: "s", min: 0, max: 600, step: 1, default: 5 },

  /** Clients of a service that each keep one connection; 0: each request is sent to any pod. */
  clientConnections: { unit: "", min: 0, max: 10_000, step: 1, default: 0 },
  /** The oldest that such a connection gets, give or take a tenth, before its client opens another; 0: it never ends for its age. */
  maxConnectionAgeSeconds: { unit: "s", min: 0, max: 86_400, step: 1, default: 0 },
  /** How often a service's clients send a failed request again. */
  retries: { unit: "", min: 0, max: 10, step: 1, default: 0 },
  /** How long they wait before the first time, give or take a fifth; then twice as long each time. 0: they send it in the next second. */
  retryBackoffSeconds: { unit: "s", min: 0, max: 600, step: 1, default: 0 },
  /** How long a request stays at its pod after its client has given up. The pod works on it meanwhile, for nothing. */
  abandonedSeconds: { unit: "s", min: 0, max: 600, step: 1, default: 0 },

  /** For a rolling update: pods above, and pods below, the wanted count. A Deployment rounds the first up and the second down. */
  maxSurgePercent: { unit: "%", min: 0, max: 100, step: 1, default: 25 },
  maxUnavailablePercent: { unit: "%", min: 0, max: 100, step: 1, default: 25 },
  /** Of a StatefulSet: an update replaces no pod with a lower number, and makes at most so many pods unavailable. */
  partition: { unit: "", min: 0, max: 10_000, step: 1, default: 0 },
  updateMaxUnavailable: { unit: "pods", min: 1, max: 10_000, step: 1, default: 1 },
  /** How long a new pod must have been ready before a rollout counts it as available. */
  minReadySeconds: { unit: "s", min: 0, max: 3600, step: 1, default: 0 },
} as const satisfies Readonly<Record<string, FieldRange>>;

export type WorkloadNumber = keyof typeof workloadFields;

export const workloadNumbers = Object.keys(workloadFields) as WorkloadNumber[];

const numbers = Object.fromEntries(workloadNumbers.map((field) => [field, workloadFields[field].default])) as Record<
  WorkloadNumber,
  number
>;

export const defaultWorkload: Workload = {
  ...numbers,
  kind: "service",
  sidecar: "none",
  memoryReleased: true,
  podManagementPolicy: "OrderedReady",
  readinessProbe: true,
  livenessProbe: false,
};

/** A pod is ready in the very second in which its application answers, and unready in the second in which it stops. */
export const probedEachSecond = {
  readinessProbe: true,
  readinessInitialDelaySeconds: 0,
  readinessPeriodSeconds: 1,
  readinessSuccessThreshold: 1,
  readinessFailureThreshold: 1,
} as const satisfies Partial<Workload>;
