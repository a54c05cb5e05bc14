import { serves, type Pod } from "./pod";
import type { Workload } from "./workload";

/** What happened to the requests in one second, in thousandths of a request, so that every request is accounted for. */
export interface ServiceSecond {
  offered: number;
  served: number;
  failed: number;
  waiting: number;
  capacity: number;
  /** The pods that served, and what they used together. */
  servingPods: number;
  cpuMilli: number;
  memoryBytes: number;
}

/**
 * The requests' way through the pods: ready pods share the load evenly; what they cannot serve in a second waits,
 * oldest first, and fails when it has waited `requestTimeoutSeconds`.
 */
export interface Service {
  /** Serves a second's arrivals and leaves each pod's usage of that second in it. */
  tick(now: number, arriving: number, pods: readonly Pod[]): ServiceSecond;
}

export function createService(workload: Workload): Service {
  const queue = createQueue();
  // What the limit leaves above idling: milli-cores ÷ milliseconds are requests per second.
  const spareCpu = Math.max(0, workload.cpuLimitMilli - workload.idleCpuMilli);
  const podCapacity = Math.floor((1000 * spareCpu) / workload.cpuPerRequestMilliseconds);

  return {
    tick(now, arriving, pods) {
      let servingPods = 0;
      for (const pod of pods) if (serves(pod)) servingPods++;
      const capacity = servingPods * podCapacity;
      queue.push(now, arriving);
      const served = queue.take(capacity);
      const failed = queue.drop(now - workload.requestTimeoutSeconds);
      const waiting = queue.total();
      const used = usePods(workload, pods, servingPods, served, waiting);
      return { offered: arriving, served, failed, waiting, capacity, servingPods, ...used };
    },
  };
}

/** One request takes c milliseconds of a core, so r requests per second use r × c milli-cores. */
function usePods(
  workload: Workload,
  pods: readonly Pod[],
  servingPods: number,
  served: number,
  waiting: number,
): Pick<ServiceSecond, "cpuMilli" | "memoryBytes"> {
  const requestsPerSecond = servingPods === 0 ? 0 : served / servingPods / 1000;
  const servingCpu = Math.min(workload.cpuLimitMilli, workload.idleCpuMilli + requestsPerSecond * workload.cpuPerRequestMilliseconds);
  const idleCpu = Math.min(workload.cpuLimitMilli, workload.idleCpuMilli);
  const inFlight = servingPods === 0 ? 0 : (requestsPerSecond * workload.cpuPerRequestMilliseconds) / 1000 + waiting / servingPods / 1000;
  const idleMemory = mebibytes(workload.idleMemoryMebibytes);
  const servingMemory = mebibytes(workload.idleMemoryMebibytes + inFlight * workload.memoryPerRequestMebibytes);
  let cpuMilli = 0;
  let memoryBytes = 0;
  for (const pod of pods) {
    if (serves(pod)) {
      pod.cpuMilli = servingCpu;
      pod.memoryBytes = servingMemory;
      cpuMilli += servingCpu;
      memoryBytes += servingMemory;
    } else {
      const running = pod.phase === "Running";
      pod.cpuMilli = running ? idleCpu : 0;
      pod.memoryBytes = running ? idleMemory : 0;
    }
    pod.cpuMilliSeconds += pod.cpuMilli;
  }
  return { cpuMilli, memoryBytes };
}

const mebibytes = (count: number): number => Math.round(count * 1_048_576);

/** Waiting requests by the second of their arrival, oldest first; amounts in thousandths. */
function createQueue() {
  const arrivals: { at: number; amount: number }[] = [];
  let head = 0;
  let total = 0;
  const dropHead = () => {
    total -= arrivals[head]!.amount;
    head++;
    if (head === arrivals.length || head === 1024) {
      arrivals.splice(0, head);
      head = 0;
    }
  };
  return {
    total: () => total,
    push(at: number, amount: number) {
      if (amount === 0) return;
      arrivals.push({ at, amount });
      total += amount;
    },
    take(room: number): number {
      let left = room;
      while (left > 0 && head < arrivals.length) {
        const oldest = arrivals[head]!;
        if (oldest.amount > left) {
          oldest.amount -= left;
          total -= left;
          return room;
        }
        left -= oldest.amount;
        dropHead();
      }
      return room - left;
    },
    /** Removes what arrived at or before a second, and says how much it was. */
    drop(arrivedBy: number): number {
      let dropped = 0;
      while (head < arrivals.length && arrivals[head]!.at <= arrivedBy) {
        dropped += arrivals[head]!.amount;
        dropHead();
      }
      return dropped;
    },
  };
}
