/** How the workload's fields are called, for each kind of workload. */
import type { Workload, WorkloadNumber } from "../../engine/index";

export interface Wording {
  label: string;
  help: string;
}

/** A field's name and sentence. What arrives at a service is a request, at a queue a message. */
export function workloadWording(field: WorkloadNumber, kind: Workload["kind"]): Wording {
  const [label, help] = words[field];
  const spoken = (text: string) =>
    (kind === "queue" ? text.replaceAll("{in flight}", "in work").replaceAll("{request}", "message") : text)
      .replaceAll("{in flight}", "in flight")
      .replaceAll("{request}", "request");
  return { label: spoken(label), help: spoken(help) };
}

const words: Readonly<Record<WorkloadNumber, readonly [label: string, help: string]>> = {
  initialReplicas: ["Replicas at the start", "Running and ready at 00:00."],

  cpuPerRequestMilliseconds: ["CPU per {request}", "How long one {request} keeps one core busy."],
  idleCpuMilli: ["Idle CPU", "What a pod uses with nothing to do."],
  cpuRequestMilli: ["CPU request", "100% of utilization means this much."],
  cpuLimitMilli: ["CPU limit", "Throttled here; it sets what a pod can serve."],
  requestTimeoutSeconds: ["Requests wait at most", "Then they fail."],

  cpuSpreadPercent: ["Spread of CPU per {request}", "How far a pod’s may lie from it, either way."],
  imbalancePercent: ["Imbalance", "How much more than its even share the hottest pod gets."],

  idleMemoryMebibytes: ["Idle memory", "What a pod holds with nothing to do."],
  memoryPerRequestMebibytes: ["Memory per {request}", "Held by each {request} {in flight}."],
  memoryLeakMebibytesPerHour: ["Leak", "Never given back before the pod is gone."],
  memoryRequestMebibytes: ["Memory request", "100% of memory utilization means this much."],

  sidecarCpuPerRequestMilliseconds: ["Sidecar’s CPU per {request}", "On top of the main container’s."],
  sidecarIdleCpuMilli: ["Sidecar’s idle CPU", "With nothing to do."],
  sidecarCpuRequestMilli: ["Sidecar’s CPU request", "Part of the pod’s 100%."],
  sidecarMemoryMebibytes: ["Sidecar’s memory", "Always held."],
  sidecarMemoryRequestMebibytes: ["Sidecar’s memory request", "Part of the pod’s 100%."],

  schedulingSeconds: ["Scheduling", "From created to scheduled, where there is room."],
  imagePullSeconds: ["Image pull", "From scheduled to pulled."],
  startUpSeconds: ["Start-up", "From pulled to running."],
  startUpCpuMilli: ["Start-up CPU", "What starting takes above idle, from running on."],
  startUpCpuSeconds: ["Start-up CPU lasts", "Caches warming, classes loading."],

  readinessSeconds: ["Time to ready", "From running to ready."],
  warmUpSeconds: ["Warm-up", "From ready on a pod serves less for so long."],
  warmUpCapacityPercent: ["Capacity while warming up", "Of its full capacity."],
  flapPeriodSeconds: ["Readiness fails every", "0 for never. Each pod has its own phase."],
  flapSeconds: ["and then for", "So long a pod is not ready."],

  terminationGraceSeconds: ["Termination grace", "How long a stopping pod still exists."],
  drainSeconds: ["Draining", "How long a stopping pod still works on what it has; then it idles."],

  maxSurgePercent: ["maxSurge", "Pods above what is asked for, rounded up."],
  maxUnavailablePercent: ["maxUnavailable", "Pods below what is asked for, rounded down."],
  minReadySeconds: ["minReadySeconds", "How long a new pod must have been ready to count as available."],
};
