/**
 * How a pod is read when it is measured: into arrays of the caller, because there are thousands of readings in a second. `false`: none of
 * its containers runs.
 */
export interface PodReader<Pod> {
  name(pod: Pod): string;
  /** The names of its measured containers, the main one first; a second one is the sidecar. The same list for pods of one template. */
  containers(pod: Pod): readonly string[];
  /** What a kubelet reads at the end of a second. Written from index `row` on; `counters` names the offsets. */
  counters(pod: Pod, values: Float64Array, row: number): boolean;
  /** What the containers' CPU is for; null: nobody asks. */
  parts: PartsReader<Pod> | null;
  /** What the pod reports about itself at the end of a second. */
  traffic(pod: Pod, into: PodTraffic): boolean;
  /**
   * The same object for all pods that are alike: in each second that they are, they use equal CPU and hold equal memory. null: no other pod
   * is like it.
   */
  kind(pod: Pod): object | null;
}

export interface PartsReader<Pod> {
  /** Of a pod that runs: the main container's since its start, in nano-core-seconds, in the order of `cpuPartNames`. */
  read(pod: Pod, values: Float64Array, row: number): void;
  /** The sidecar uses as much in every second, and the rest for requests. */
  readonly sidecarIdleMilli: number;
}

/**
 * The offsets in a pod's row of counters: CPU used since the container started, in whole nano-core-seconds as the kernel counts, and memory
 * in bytes. A pod's containers start and exit together; if it has no sidecar, the sidecar's counters are not read.
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
  /** Requests that the pod works on, and those that wait for this pod if waiting requests are held at pods. */
  inFlight: number;
}
