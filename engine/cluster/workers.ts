import type { Workload } from "./workload";

/** What one pod can serve, and how long a request takes that does not wait in line. */
export interface PodService {
  /** In thousandths of a request per second. */
  capacity: number;
  /** How many requests the pod serves at a time when it is full. */
  servers: number;
  /** Whether it is full when it uses all of its CPU. */
  throttles: boolean;
  /** The time of a request, in seconds. */
  ownSeconds: number;
}

/** The CPU that a pod can use, what of it is used without any request, and what one request takes. */
interface PodCpu {
  ceilingMilli: number;
  standingMilli: number;
  requestMilliseconds: number;
}

/**
 * The pod's cores, its workers or its connections bound it: a worker is held until its request is done, a connection while the request
 * waits for the database.
 */
export function podService({ ceilingMilli, standingMilli, requestMilliseconds }: PodCpu, workload: Workload): PodService {
  const cpuMilli = Math.max(0, ceilingMilli - standingMilli);
  const { cpuLimitMilli, waitMillisecondsPerRequest, workersPerPod, connectionsPerPod } = workload;
  const ownMilliseconds = runningMilliseconds(requestMilliseconds, cpuLimitMilli) + waitMillisecondsPerRequest;
  const bounds = [
    // Milli-cores ÷ milliseconds are requests per second.
    { capacity: (1000 * cpuMilli) / requestMilliseconds, servers: Math.ceil(ceilingMilli / 1000), throttles: true },
    { capacity: heldCapacity(workersPerPod, ownMilliseconds), servers: workersPerPod, throttles: false },
    { capacity: heldCapacity(connectionsPerPod, waitMillisecondsPerRequest), servers: connectionsPerPod, throttles: false },
  ];
  const { capacity, servers, throttles } = bounds.reduce((least, bound) => (bound.capacity < least.capacity ? bound : least));
  return { capacity: Math.floor(capacity), servers, throttles, ownSeconds: ownMilliseconds / 1000 };
}

/** Thousandths of a request per second, if each request holds one of `count` for a time. 0: there is no bound. */
export const heldCapacity = (count: number, milliseconds: number): number =>
  count === 0 || milliseconds === 0 ? Infinity : (1_000_000 * count) / milliseconds;

/**
 * How long a request runs alone on a core. The kernel lets a container with a limit below a core run until it has used its part of a period
 * and then makes it wait for the next one.
 */
function runningMilliseconds(cpuMilliseconds: number, cpuLimitMilli: number): number {
  if (cpuLimitMilli === 0 || cpuLimitMilli >= 1000) return cpuMilliseconds;
  const part = (periodMilliseconds * cpuLimitMilli) / 1000;
  const waits = Math.ceil(cpuMilliseconds / part) - 1;
  return waits * periodMilliseconds + cpuMilliseconds - waits * part;
}

/** cpu.cfs_period_us, as the kubelet sets it by default. */
const periodMilliseconds = 100;
