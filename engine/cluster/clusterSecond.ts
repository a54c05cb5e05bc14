import type { ContainerRequests } from "../controller/observation";
import type { Failures } from "./failureReasons";
import type { Latencies } from "./latencies";

/** The result of one second of the cluster. Requests are counted in thousandths, as integers. The next second overwrites it. */
export interface ClusterSecond {
  offered: number;
  /** Requests that clients sent again: together with the offered ones, all that they sent. */
  retried: number;
  /** Attempts that pods worked on after their clients had given up. */
  wasted: number;
  served: number;
  failed: Failures;
  /** Messages of a queue whose work was lost with a pod: they are in the backlog again. */
  returned: number;
  /** Long jobs that pods work on at the end of the second. Shorter messages count as served when they begin. */
  jobsInWork: number;
  /** Requests that wait at the end of the second, at a pod or for their client to send them again. */
  waiting: number;
  /** What the ready pods could serve, together with the stopping pods that still drain. */
  capacity: number;
  /** Requests that pods work on, and those that wait for a pod if waiting requests are held at the pods. */
  inFlight: number;
  /** Seconds that the oldest waiting request has waited; 0 if none waits. */
  backlogAge: number;
  /** How long the requests served in this second had waited. */
  waits: ServedWaits;
  /** How long the same requests took in all. */
  latencies: Latencies;
  /** Pods that are ready and not being deleted. */
  servingPods: number;
  /** Used and requested by all pods that exist, in milli-cores. */
  cpuMilli: number;
  cpuRequestedMilli: number;
  /** Requested by the same pods. */
  memoryRequestedMebibytes: number;
  /** Nodes that exist or are starting; 0 if nodes are unlimited. */
  nodes: number;
  /** Pods that exist: pending and stopping ones included, failed ones not, because they use nothing. */
  existingPods: number;
}

/** The same second with what only its columns need. */
export interface WatchedSecond extends ClusterSecond {
  /** What the serving pods use together: all main containers, and all sidecars. */
  serving: { main: Usage; sidecar: Usage };
  /** The same of the main containers by their names; null as long as all have the name of the start. */
  mains: ReadonlyMap<string, MainUsage> | null;
  /** How many serving pods have each list of requests in their spec; null as long as all have that of the start. */
  requests: ReadonlyMap<readonly ContainerRequests[], number> | null;
  /** Usage of the pod that uses most. */
  hottestCpuMilli: number;
  /** Pods at their CPU limit. */
  throttledPods: number;
  /** Pods that use all the CPU that their node has for them: below their limit, or without one. */
  podsHeldByNode: number;
}

export interface Usage {
  cpuMilli: number;
  memoryBytes: number;
}

/** Together with the number of the pods. */
export interface MainUsage extends Usage {
  pods: number;
}

/** The first `count` entries of each array are valid: whole seconds of waiting, and thousandths of requests. */
export interface ServedWaits {
  count: number;
  seconds: number[];
  amounts: number[];
}
