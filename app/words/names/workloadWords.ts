/** The names of the workload's fields, for each kind of workload. */
import type { Workload, WorkloadNumber } from "../../../engine/index";
import { t } from "../text";

interface Wording {
  label: string;
  help: string;
}

/** A field's name and sentence. A service gets requests, a queue gets messages. */
export function workloadWording(field: WorkloadNumber, kind: Workload["kind"]): Wording {
  const [label, help] = (kind === "queue" && queueWords[field]) || words[field];
  return { label, help };
}

type Words = readonly [label: string, help: string];

const words: Readonly<Record<WorkloadNumber, Words>> = {
  initialReplicas: [t`Replicas at the start`, t`These pods run and are ready at 00:00.`],

  cpuPerRequestMilliseconds: [t`CPU per request`, t`How long one request keeps one core busy.`],
  idleCpuMilli: [t`Idle CPU`, t`What an idle pod uses.`],
  cpuRequestMilli: [t`CPU request`, t`100% utilization is this much.`],
  cpuLimitMilli: [t`CPU limit`, t`A pod is throttled at this. It limits what a pod can serve.`],
  requestTimeoutSeconds: [t`Requests wait at most`, t`A request that waits longer fails.`],
  clientConnections: [
    t`Clients with a connection`,
    t`Each keeps one connection to a pod and sends all of its requests over it, as with gRPC or websockets. 0: each request goes to any pod.`,
  ],
  maxConnectionAgeSeconds: [
    t`Maximum age of a connection`,
    t`Give or take a tenth, as gRPC does with MAX_CONNECTION_AGE. Then its client connects again, perhaps to a new pod. 0 for no maximum.`,
  ],

  retries: [t`Retries`, t`How often a client sends a failed request again. Each time is work for the pods. 0: never.`],
  retryBackoffSeconds: [
    t`Back-off before a retry`,
    t`How long a client waits before the first retry, give or take a fifth; twice as long before each further one. 0: it sends again at once.`,
  ],
  abandonedSeconds: [
    t`Abandoned requests stay`,
    t`How long a request whose client has given up stays at its pod, which works on it for nothing. 0: the pod notices at once.`,
  ],

  waitMillisecondsPerRequest: [t`Wait for others per request`, t`For example for a database. The request uses no CPU meanwhile.`],
  workersPerPod: [
    t`Workers of a pod`,
    t`How many requests a pod works on at a time, in threads or processes. A request that waits for others holds its worker. 0 for any number.`,
  ],
  jobSeconds: [
    t`Time of a job`,
    t`How long one message takes as a job. A pod works on one at a time, unless you set its workers. 0: only its CPU and its waits.`,
  ],
  connectionsPerPod: [t`Connections of a pod`, t`Its pool. Each is held while a request waits for others. 0 for any number.`],
  databaseConnections: [
    t`Connections of all pods`,
    t`What the database accepts. Each is held while a request waits for others, so more pods do not help. 0 for any number.`,
  ],

  cpuSpreadPercent: [t`Spread of CPU per request`, t`How far one pod may differ from this value, up or down.`],
  imbalancePercent: [t`Imbalance`, t`How much more than an equal share the busiest pod gets.`],

  idleMemoryMebibytes: [t`Idle memory`, t`What an idle pod holds.`],
  memoryPerRequestMebibytes: [t`Memory per request`, t`Each request in flight holds this.`],
  memoryLeakMebibytesPerHour: [t`Leak`, t`A pod never frees this memory while it exists.`],
  memoryRequestMebibytes: [t`Memory request`, t`100% memory utilization is this much.`],
  memoryLimitMebibytes: [t`Memory limit`, t`A container that wants more is killed (OOMKilled). The kubelet starts it again.`],

  sidecarCpuPerRequestMilliseconds: [t`Sidecar’s CPU per request`, t`In addition to the main container’s.`],
  sidecarIdleCpuMilli: [t`Sidecar’s idle CPU`, t`What it uses when idle.`],
  sidecarCpuRequestMilli: [t`Sidecar’s CPU request`, t`Part of the pod’s 100%.`],
  sidecarMemoryMebibytes: [t`Sidecar’s memory`, t`It always holds this.`],
  sidecarMemoryRequestMebibytes: [t`Sidecar’s memory request`, t`Part of the pod’s 100%.`],

  schedulingSeconds: [t`Scheduling`, t`From created to scheduled, if there is room.`],
  imagePullSeconds: [t`Image pull`, t`A node pulls an image once, for all of its pods. Without nodes each pod pulls.`],
  startUpSeconds: [t`Start-up`, t`From pulled to running.`],
  startUpCpuMilli: [t`Start-up CPU`, t`What a starting pod uses above its idle CPU, once it runs.`],
  startUpCpuSeconds: [t`Start-up CPU lasts`, t`For example while caches fill and classes load.`],

  readinessSeconds: [t`Time to answer`, t`From running until the application answers.`],
  readinessInitialDelaySeconds: ["initialDelaySeconds", t`No probe before the container has run this long.`],
  readinessPeriodSeconds: ["periodSeconds", t`How often the kubelet probes. A pod becomes ready with a probe, not between two.`],
  readinessSuccessThreshold: ["successThreshold", t`Successful probes in a row, until the pod is ready.`],
  readinessFailureThreshold: ["failureThreshold", t`Failed probes in a row, until the pod is not ready.`],
  livenessInitialDelaySeconds: ["initialDelaySeconds", t`No probe before the container has run this long.`],
  livenessPeriodSeconds: ["periodSeconds", t`How often the kubelet probes.`],
  livenessTimeoutSeconds: ["timeoutSeconds", t`A probe fails if it would wait longer than this at the pod.`],
  livenessFailureThreshold: ["failureThreshold", t`Failed probes in a row, until the kubelet restarts the container.`],
  warmUpSeconds: [t`Warm-up`, t`How long a pod that became ready serves less, or uses more CPU.`],
  warmUpCapacityPercent: [
    t`Capacity while warming up`,
    t`As a share of its full capacity. Below 100% requests wait, for example for cold caches, so the CPU looks idle.`,
  ],
  warmUpCpuPercent: [
    t`CPU per request while warming up`,
    t`At the start; it falls evenly to 100%. For example while a JIT compiler is at work, so the CPU looks busy.`,
  ],
  flapPeriodSeconds: [t`Readiness fails every`, t`0 for never. Each pod has its own phase.`],
  flapSeconds: [t`and then for`, t`The pod is not ready for this long.`],

  preStopSeconds: [t`preStop sleep`, t`The pod works on for this time before its process gets SIGTERM.`],
  stopSeconds: [t`Takes to stop`, t`From SIGTERM, or from the end of draining, until the process has exited.`],
  terminationGraceSeconds: [t`Termination grace`, t`At most this long. What still runs then is killed.`],
  drainSeconds: [
    t`Draining`,
    t`How long the process takes new requests after SIGTERM. 0: it refuses them at once, and finishes those that it has.`,
  ],

  maxSurgePercent: ["maxSurge", t`Pods above spec.replicas, rounded up.`],
  maxUnavailablePercent: ["maxUnavailable", t`Pods below spec.replicas, rounded down.`],
  partition: ["partition", t`A rolling update replaces no pod with a lower number.`],
  updateMaxUnavailable: [
    "maxUnavailable",
    t`Pods that a rolling update may make unavailable at once. More than 1 needs the feature gate MaxUnavailableStatefulSet.`,
  ],
  minReadySeconds: ["minReadySeconds", t`How long a new pod must have been ready to count as available.`],
};

/** The words that differ for a queue. */
const queueWords: Partial<Record<WorkloadNumber, Words>> = {
  cpuPerRequestMilliseconds: [t`CPU per message`, t`How long one message keeps one core busy.`],
  waitMillisecondsPerRequest: [t`Wait for others per message`, t`For example for a database. The message uses no CPU meanwhile.`],
  warmUpCpuPercent: [t`CPU per message while warming up`, words.warmUpCpuPercent[1]],
  cpuSpreadPercent: [t`Spread of CPU per message`, words.cpuSpreadPercent[1]],
  memoryPerRequestMebibytes: [t`Memory per message`, t`Each message in flight holds this.`],
  sidecarCpuPerRequestMilliseconds: [t`Sidecar’s CPU per message`, words.sidecarCpuPerRequestMilliseconds[1]],
};

/** Of the limits that a pod may lack. */
export const noLimit: Readonly<Record<"cpuLimitMilli" | "memoryLimitMebibytes", Wording>> = {
  cpuLimitMilli: {
    label: t`No CPU limit`,
    help: t`A pod uses what its node has. On a full node the pods share the CPU by their requests.`,
  },
  memoryLimitMebibytes: {
    label: t`No memory limit`,
    help: t`A pod holds what it needs. The memory of nodes is not simulated. A limit in the manifest is not taken, because what a pod needs is an assumption.`,
  },
};

type ManifestOnly =
  | "maxSurgePods"
  | "maxUnavailablePods"
  | "updateMaxUnavailablePercent"
  | "startupPeriodSeconds"
  | "startupInitialDelaySeconds";

/** What is chosen and not typed. */
type Choice = Exclude<keyof Workload, WorkloadNumber | ManifestOnly>;

export const kindHelp: Readonly<Record<Workload["kind"], string>> = {
  service: t`Requests that the ready pods cannot serve wait for a while and then fail.`,
  queue: t`Messages wait in a durable backlog until a pod drains them. No message is lost, even with no pods.`,
};

export const choiceWords: Readonly<Record<Choice, Wording>> = {
  kind: { label: t`Kind of workload`, help: `${kindHelp.service} ${kindHelp.queue}` },
  mainContainer: { label: t`Main container`, help: t`The container that takes the load, if the manifest has several.` },
  sidecar: { label: t`A second container`, help: t`Without requests, the controller cannot compute the pod’s utilization.` },
  readinessProbe: {
    label: t`Readiness probe`,
    help: t`Without one, a pod is ready as soon as it runs, and gets requests before the application answers.`,
  },
  livenessProbe: {
    label: t`Liveness probe`,
    help: t`The kubelet restarts a container that does not answer in time, for example because requests wait for it. Off by default.`,
  },
  podManagementPolicy: {
    label: "podManagementPolicy",
    help: t`Of a StatefulSet: Parallel starts and stops all pods at once, OrderedReady one by one.`,
  },
  memoryReleased: {
    label: t`Released when the load falls`,
    help: t`If off, a pod keeps the most memory that it ever used. On by default.`,
  },
};
