/** How the workload's fields are called, for each kind of workload. */
import type { Workload, WorkloadNumber } from "../../engine/index";
import { t } from "./text";

export interface Wording {
  label: string;
  help: string;
}

/** A field's name and sentence. What arrives at a service is a request, at a queue a message. */
export function workloadWording(field: WorkloadNumber, kind: Workload["kind"]): Wording {
  const [label, help] = (kind === "queue" && queueWords[field]) || words[field];
  return { label, help };
}

type Words = readonly [label: string, help: string];

const words: Readonly<Record<WorkloadNumber, Words>> = {
  initialReplicas: [t`Replicas at the start`, t`Running and ready at 00:00.`],

  cpuPerRequestMilliseconds: [t`CPU per request`, t`How long one request keeps one core busy.`],
  idleCpuMilli: [t`Idle CPU`, t`What a pod uses with nothing to do.`],
  cpuRequestMilli: [t`CPU request`, t`100% of utilization means this much.`],
  cpuLimitMilli: [t`CPU limit`, t`Throttled here; it sets what a pod can serve.`],
  requestTimeoutSeconds: [t`Requests wait at most`, t`Then they fail.`],

  cpuSpreadPercent: [t`Spread of CPU per request`, t`How far a pod’s may lie from it, either way.`],
  imbalancePercent: [t`Imbalance`, t`How much more than its even share the hottest pod gets.`],

  idleMemoryMebibytes: [t`Idle memory`, t`What a pod holds with nothing to do.`],
  memoryPerRequestMebibytes: [t`Memory per request`, t`Held by each request in flight.`],
  memoryLeakMebibytesPerHour: [t`Leak`, t`Never given back before the pod is gone.`],
  memoryRequestMebibytes: [t`Memory request`, t`100% of memory utilization means this much.`],

  sidecarCpuPerRequestMilliseconds: [t`Sidecar’s CPU per request`, t`On top of the main container’s.`],
  sidecarIdleCpuMilli: [t`Sidecar’s idle CPU`, t`With nothing to do.`],
  sidecarCpuRequestMilli: [t`Sidecar’s CPU request`, t`Part of the pod’s 100%.`],
  sidecarMemoryMebibytes: [t`Sidecar’s memory`, t`Always held.`],
  sidecarMemoryRequestMebibytes: [t`Sidecar’s memory request`, t`Part of the pod’s 100%.`],

  schedulingSeconds: [t`Scheduling`, t`From created to scheduled, where there is room.`],
  imagePullSeconds: [t`Image pull`, t`From scheduled to pulled.`],
  startUpSeconds: [t`Start-up`, t`From pulled to running.`],
  startUpCpuMilli: [t`Start-up CPU`, t`What starting takes above idle, from running on.`],
  startUpCpuSeconds: [t`Start-up CPU lasts`, t`Caches warming, classes loading.`],

  readinessSeconds: [t`Time to ready`, t`From running to ready.`],
  warmUpSeconds: [t`Warm-up`, t`From ready on a pod serves less for so long.`],
  warmUpCapacityPercent: [t`Capacity while warming up`, t`Of its full capacity.`],
  flapPeriodSeconds: [t`Readiness fails every`, t`0 for never. Each pod has its own phase.`],
  flapSeconds: [t`and then for`, t`So long a pod is not ready.`],

  terminationGraceSeconds: [t`Termination grace`, t`How long a stopping pod still exists.`],
  drainSeconds: [t`Draining`, t`How long a stopping pod still works on what it has; then it idles.`],

  maxSurgePercent: ["maxSurge", t`Pods above what is asked for, rounded up.`],
  maxUnavailablePercent: ["maxUnavailable", t`Pods below what is asked for, rounded down.`],
  minReadySeconds: ["minReadySeconds", t`How long a new pod must have been ready to count as available.`],
};

/** Where they are others for a queue. */
const queueWords: Partial<Record<WorkloadNumber, Words>> = {
  cpuPerRequestMilliseconds: [t`CPU per message`, t`How long one message keeps one core busy.`],
  cpuSpreadPercent: [t`Spread of CPU per message`, words.cpuSpreadPercent[1]],
  memoryPerRequestMebibytes: [t`Memory per message`, t`Held by each message in work.`],
  sidecarCpuPerRequestMilliseconds: [t`Sidecar’s CPU per message`, words.sidecarCpuPerRequestMilliseconds[1]],
};
