/** What one second of the cluster came to. Requests are counted in thousandths, as integers. It is rewritten by the next second. */
export interface ClusterSecond {
  offered: number;
  served: number;
  failed: number;
  /** Waiting at the second's end. */
  waiting: number;
  /** What the ready pods could serve, and those that are stopping and still drain. */
  capacity: number;
  /** Being worked on by the pods, and waiting for them where it is they that hold what waits. */
  inFlight: number;
  /** Seconds that the oldest waiting request has waited; 0 where none waits. */
  backlogAge: number;
  /** How long what was served in this second had waited. */
  waits: ServedWaits;
  /** Pods that are ready and not being deleted. */
  servingPods: number;
  /** What these use together, main containers and sidecars apart. */
  serving: { main: Usage; sidecar: Usage };
  /** Used and requested by all pods that exist, in milli-cores. */
  cpuMilli: number;
  cpuRequestedMilli: number;
  /** Of the pod that uses most. */
  hottestCpuMilli: number;
  /** Pods at their CPU limit. */
  throttledPods: number;
  /** Pods that exist: pending and stopping ones included. */
  existingPods: number;
}

export interface Usage {
  cpuMilli: number;
  memoryBytes: number;
}

/** The first `count` of each: whole seconds of waiting, and thousandths of requests. */
export interface ServedWaits {
  count: number;
  seconds: number[];
  amounts: number[];
}
