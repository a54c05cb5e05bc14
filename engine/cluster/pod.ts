import type { ContainerRequests, PodMetrics, PodObservation, PodPhase } from "../controller/observation";
import type { FailureReason } from "./failureReasons";
import { noJobs, type Job } from "./job";
import type { Node } from "./nodes";
import { createLog, type PodLog } from "./podLife";
import { noRestarts, type MainResources, type PodResources, type ResizePolicies } from "./podResources";
import type { ResizeState } from "./resizeState";
import { newProbing, type Probing } from "./prober";
import { newProbeState, type ProbeState } from "./readinessProbe";
import type { Release } from "./release";
import { createUsage, type PodUsage } from "./usage";

/**
 * A simulated pod. It is its own observation: the controller reads the same fields that the API server would show. Times are whole seconds.
 */
export interface Pod extends PodObservation {
  phase: PodPhase;
  /** null until it is scheduled; the kubelet knows of it from then on. */
  startTime: number | null;
  ready: boolean | null;
  readyTransitionTime: number;
  deletionTimestamp: number | null;
  resourceSample: PodMetrics | null;
  appliedContainers: readonly ContainerRequests[] | null;
  /** What the spec says of the main container, as `containers` does. */
  wanted: MainResources;
  /** What the kubelet has allocated of it, and what is in force. */
  allocated: PodResources;
  actual: PodResources;
  /** null: the kubelet has done all that the spec wants. */
  resize: ResizeState | null;
  /** Of the main container. */
  resizePolicy: ResizePolicies;
  /** What the pod takes of its node in milli-cores: as the scheduler counts it, and as the kubelet does. */
  readonly room: { requestedMilli: number; allocatedMilli: number };
  /** Random, as real ones are; it decides between pods that are alike in everything else. */
  readonly uid: number;
  readonly createdAt: number;
  readonly owner: PodOwner;
  readonly template: PodTemplate;
  /** The pod's number in a StatefulSet; 0 elsewhere. */
  readonly ordinal: number;
  readonly log: PodLog;
  /** null until it is scheduled, and if nodes are not simulated. */
  node: Node | null;
  /** It has been ready for `minReadySeconds`. */
  available: boolean;
  restarts: number;
  /** Of init containers that restart always; and how often they have exited. */
  sidecarRestarts: number;
  sidecarExits: number;
  deletionCost: number;
  /** Since when its containers run; null if none runs. */
  startedAt: number | null;
  /** Whether it has been ready since then. */
  wasReady: boolean;
  /** It is ready, because nothing probes it, and its application does not answer yet. */
  silent: boolean;
  /** A readiness probe fails until this second. */
  readyFrom: number;
  /** The application answers from this second on. */
  answersFrom: number;
  /** Its node does not answer. */
  isUnreachable: boolean;
  readonly probing: Probing;
  /** Of the liveness probe; `ready` is its result. */
  readonly liveness: ProbeState;
  /** How far before the second of a look the kubelet received it, in whole seconds beside the periods. */
  readonly livenessPhase: number;
  /** null: the kubelet does not stop its container to start it again. */
  restarting: Restarting | null;
  /** Rises when the containers start or exit and when the pod is deleted: steps planned before are then dropped. */
  run: number;
  /** The second within `flapPeriodSeconds` at which its readiness fails. */
  readonly flapPhase: number;
  readonly usage: PodUsage;
  readonly endpoint: Endpoint;
  /** null: it gets requests, or never got any. */
  workLeft: WorkLeft | null;
  /** The long jobs that it works on. */
  jobs: Set<Job>;
  /** null: it is not being deleted. */
  stopping: Stopping | null;
}

/** A pod as the endpoints know it. */
export interface Endpoint {
  /** Whether it should get requests, as the API server knows it. */
  wanted: boolean;
  /** Whether it does get them. */
  listed: boolean;
  /** Why the requests that it gets fail; null: it answers them, or gets none. */
  silence: FailureReason | null;
  /** Whether it gets requests and answers them. */
  serves: boolean;
  /** Those that clients keep to it. */
  connections: number;
}

/** What a pod had in work when it got its last request, in thousandths, and the seconds that one request takes. */
interface WorkLeft {
  amount: number;
  at: number;
  seconds: number;
}

/** How a pod that is being deleted stops. */
export interface Stopping {
  /** The first second without it. */
  since: number;
  /** Whether it gets requests until it refuses them, although the endpoints no longer list it. */
  readonly keepsShare: boolean;
  /** Whether its process takes no more requests. */
  refuses: boolean;
}

/** How a container stops whose liveness probe failed, or that is restarted for a resize. */
interface Restarting {
  readonly reason: FailureReason;
  /** Its process is killed then. */
  graceUntil: number;
  /** Whether its process takes no more requests. */
  refuses: boolean;
}

/** The owner of pods, with the counts of its active pods and of those that are available. */
export interface PodOwner {
  active: number;
  available: number;
  readonly name: string;
  /** Its spec.replicas. */
  replicas: number;
}

/** What the API server shows of a pod's containers: their names and requests, the pod's own, and its overhead. */
export type PodSpec = Readonly<Pick<PodObservation, "containers" | "initContainers" | "requestsMilli" | "overheadMilli">>;

export interface PodTemplate extends PodSpec {
  /** Of the main container, as `containers` says it, with its limit. */
  readonly resources: MainResources;
  readonly release: Release;
  /** The same object: the same image. */
  readonly image: object;
  /** The names of the containers that use something: the main one, and a sidecar if there is one. */
  readonly measured: readonly string[];
}

/** The random draws of a pod. `level`: see `spreadLevels`. */
export interface PodDraws {
  uid: number;
  flapPhase: number;
  level: number;
  livenessPhase: number;
}

export interface NewPod {
  readonly name: string;
  readonly ordinal: number;
  /** What an admission webhook sets; null: what the template says. */
  readonly set: PodResources | null;
}

/** A pod that its controller has just created: only the API server knows it. */
export function createPod(owner: PodOwner, template: PodTemplate, { name, ordinal, set }: NewPod, draws: PodDraws, now: number): Pod {
  const { uid, flapPhase, level, livenessPhase } = draws;
  const { initContainers, requestsMilli, overheadMilli } = template;
  const held = set ?? { main: template.resources, containers: template.containers };
  const { main: resources, containers } = held;
  return {
    name,
    phase: "Pending",
    startTime: null,
    ready: null,
    readyTransitionTime: -Infinity,
    deletionTimestamp: null,
    resourceSample: null,
    containers,
    appliedContainers: null,
    wanted: resources,
    allocated: held,
    actual: held,
    resize: null,
    resizePolicy: noRestarts,
    room: { requestedMilli: 0, allocatedMilli: 0 },
    ...(initContainers && { initContainers }),
    ...(requestsMilli && { requestsMilli }),
    ...(overheadMilli && { overheadMilli }),
    uid,
    createdAt: now,
    owner,
    template,
    ordinal,
    log: createLog(name, now),
    node: null,
    available: false,
    restarts: 0,
    sidecarRestarts: 0,
    sidecarExits: 0,
    deletionCost: 0,
    startedAt: null,
    wasReady: false,
    silent: false,
    readyFrom: -Infinity,
    answersFrom: -Infinity,
    isUnreachable: false,
    probing: newProbing(),
    liveness: newProbeState(),
    livenessPhase,
    restarting: null,
    run: 0,
    flapPhase,
    usage: createUsage(level, resources),
    endpoint: { wanted: false, listed: false, silence: null, serves: false, connections: 0 },
    workLeft: null,
    jobs: noJobs,
    stopping: null,
  };
}

/** Failed pods and pods that are being deleted do not count as replicas. Mirrors IsPodActive in pkg/controller/controller_utils.go. */
export const isActive = ({ phase, deletionTimestamp }: Pod): boolean => phase !== "Failed" && deletionTimestamp === null;

/** The Service's endpoints are the ready pods that are not being deleted. */
export const serves = (pod: Pod): boolean => pod.ready === true && pod.deletionTimestamp === null;

/** Also updates the owner's count. */
export function setAvailable(pod: Pod, available: boolean): void {
  if (pod.available === available) return;
  pod.available = available;
  pod.owner.available += available ? 1 : -1;
}
