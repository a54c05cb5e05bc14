/** How those who measure read a pod: into numbers of theirs, since there are thousands of readings in a second. `false`: none of its containers runs. */
export interface PodReader<Pod> {
  name(pod: Pod): string;
  /** What a kubelet reads at the end of a second. It is written from the place `row` on, as `counters` names the places. */
  counters(pod: Pod, values: Float64Array, row: number): boolean;
  /** What the pod says of itself at the end of a second. */
  traffic(pod: Pod, into: PodTraffic): boolean;
  /** One for all pods that are alike: in each second that they are, they use equally much and hold as much memory. null: no other is like it. */
  kind(pod: Pod): object | null;
}

/**
 * The places in a pod's row of counters: CPU used since the container started, in whole nano-core-seconds as the kernel counts, and memory in
 * bytes. A pod's containers start, and exit, together; where it has no sidecar, that one's counters are not read.
 */
export const counters = {
  startedAt: 0,
  main: { cpu: 1, memory: 2 },
  sidecar: { cpu: 3, memory: 4 },
} as const;

export const countersWidth = 5;

/** In thousandths of a request. */
export interface PodTraffic {
  startedAt: number;
  /** Served since the container started. */
  served: number;
  /** Being worked on, and waiting for this pod where pods hold what waits. */
  inFlight: number;
}
