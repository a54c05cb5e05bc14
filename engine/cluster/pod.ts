import type { ContainerRequests, PodObservation, PodPhase } from "../controller/observation";

/**
 * A simulated pod. It is its own observation: the controller reads the same fields that the API server would show it.
 * Times are whole seconds; usage is this second's.
 */
export interface Pod extends PodObservation {
  /** Drawn at random, as real ones are; it decides between pods that nothing else tells apart. */
  readonly uid: number;
  readonly createdAt: number;
  phase: PodPhase;
  ready: boolean;
  readyTransitionTime: number;
  deletionTimestamp: number | null;
  readonly runningAt: number;
  readonly readyAt: number;
  cpuMilli: number;
  memoryBytes: number;
  /** CPU used since the container started, in milli-core-seconds: the counter that the kubelet reads. */
  cpuMilliSeconds: number;
  /** The second within the kubelet's period at which this pod is sampled. */
  readonly samplePhase: number;
}

export interface PodTemplate {
  containers: ContainerRequests[];
  startUpSeconds: number;
  readinessSeconds: number;
}

/** A pod that the Deployment has just created. Scheduling takes less than a second, so the kubelet knows of it at once. */
export function createPod(template: PodTemplate, identity: Pick<Pod, "name" | "uid" | "samplePhase">, now: number): Pod {
  const runningAt = now + template.startUpSeconds;
  return {
    ...identity,
    createdAt: now,
    phase: "Pending",
    startTime: now,
    ready: false,
    readyTransitionTime: now,
    deletionTimestamp: null,
    containers: template.containers,
    runningAt,
    readyAt: runningAt + template.readinessSeconds,
    cpuMilli: 0,
    memoryBytes: 0,
    cpuMilliSeconds: 0,
  };
}

/** Lets a pod reach what its times say: Running, then Ready. A pod that is being deleted no longer becomes ready. */
export function progressPod(pod: Pod, now: number): void {
  if (pod.ready) return;
  if (pod.phase === "Pending" && now >= pod.runningAt) pod.phase = "Running";
  if (pod.phase === "Running" && pod.deletionTimestamp === null && now >= pod.readyAt) {
    pod.ready = true;
    pod.readyTransitionTime = pod.readyAt;
  }
}

/** The Service sends requests to ready pods; one that is being deleted leaves its endpoints at once. */
export const serves = (pod: Pod): boolean => pod.ready && pod.deletionTimestamp === null;
