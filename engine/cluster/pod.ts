import type { PodMetrics, PodObservation, PodPhase } from "../controller/observation";
import type { Node } from "./nodes";
import { createLog, type PodLog } from "./podLife";
import type { Release } from "./release";
import { createUsage, type PodUsage } from "./usage";

/**
 * A simulated pod. It is its own observation: the controller reads the same fields that the API server would show it.
 * Times are whole seconds.
 */
export interface Pod extends PodObservation {
  phase: PodPhase;
  /** null until it is scheduled; the kubelet knows of it from then on. */
  startTime: number | null;
  ready: boolean | null;
  readyTransitionTime: number;
  deletionTimestamp: number | null;
  resourceSample: PodMetrics | null;
  /** Drawn at random, as real ones are; it decides between pods that nothing else tells apart. */
  readonly uid: number;
  readonly createdAt: number;
  readonly owner: PodOwner;
  readonly template: PodTemplate;
  /** A StatefulSet's number for it; 0 elsewhere. */
  readonly ordinal: number;
  readonly log: PodLog;
  /** null until it is scheduled, and where nodes are not simulated. */
  node: Node | null;
  /** Ready for `minReadySeconds`. */
  available: boolean;
  restarts: number;
  /** What the kubelet waits after the containers' next exit; 0 for not at all. */
  backOffSeconds: number;
  /** Since when its containers run; null when none does. */
  startedAt: number | null;
  /** It was ready since then. */
  wasReady: boolean;
  /** The readiness probe fails until then. */
  readyFrom: number;
  /** Rises when the containers start or exit and when the pod is deleted: what had been planned before no longer holds. */
  run: number;
  /** The second within `flapPeriodSeconds` at which its readiness fails. */
  readonly flapPhase: number;
  readonly usage: PodUsage;
}

/** What pods belong to, and how many of its pods are not being deleted, and available. */
export interface PodOwner {
  active: number;
  available: number;
}

/** What the API server shows of a pod's containers: their names and requests, and the pod's own. */
export type PodSpec = Readonly<Pick<PodObservation, "containers" | "initContainers" | "requestsMilli">>;

export interface PodTemplate extends PodSpec {
  readonly release: Release;
}

/** What is drawn for a pod. `level`: see `spreadLevels`. */
export interface PodDraws {
  uid: number;
  flapPhase: number;
  level: number;
}

/** A pod that its controller has just created: nobody but the API server knows of it. */
export function createPod(owner: PodOwner, template: PodTemplate, name: string, ordinal: number, draws: PodDraws, now: number): Pod {
  const { uid, flapPhase, level } = draws;
  const { containers, initContainers, requestsMilli } = template;
  return {
    name,
    phase: "Pending",
    startTime: null,
    ready: null,
    readyTransitionTime: -Infinity,
    deletionTimestamp: null,
    resourceSample: null,
    containers,
    ...(initContainers && { initContainers }),
    ...(requestsMilli && { requestsMilli }),
    uid,
    createdAt: now,
    owner,
    template,
    ordinal,
    log: createLog(name, now),
    node: null,
    available: false,
    restarts: 0,
    backOffSeconds: 0,
    startedAt: null,
    wasReady: false,
    readyFrom: -Infinity,
    run: 0,
    flapPhase,
    usage: createUsage(level),
  };
}

/** The Service sends requests to ready pods; one that is being deleted leaves its endpoints at once. */
export const serves = (pod: Pod): boolean => pod.ready === true && pod.deletionTimestamp === null;

/** Keeps the owner's count with it. */
export function setAvailable(pod: Pod, available: boolean): void {
  if (pod.available === available) return;
  pod.available = available;
  pod.owner.available += available ? 1 : -1;
}
