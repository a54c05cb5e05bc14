/** How those who measure read a pod: into an object of theirs, since there are thousands of readings in a second. `false`: none of its containers runs. */
export interface PodReader<Pod> {
  name(pod: Pod): string;
  /** What a kubelet reads at the end of a second. */
  counters(pod: Pod, into: PodCounters): boolean;
  /** What the pod says of itself at the end of a second. */
  traffic(pod: Pod, into: PodTraffic): boolean;
}

/** A pod's containers start, and exit, together; where it has no sidecar, that one's counters are not read. */
export interface PodCounters {
  startedAt: number;
  main: ContainerCounters;
  sidecar: ContainerCounters;
}

export interface ContainerCounters {
  /** CPU used since the container started, in milli-core-seconds. */
  cpuMilliSeconds: number;
  memoryBytes: number;
}

/** In thousandths of a request. */
export interface PodTraffic {
  startedAt: number;
  /** Served since the container started. */
  served: number;
  /** Being worked on, and waiting for this pod where pods hold what waits. */
  inFlight: number;
}
