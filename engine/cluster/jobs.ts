import type { ClusterSecond } from "./clusterSecond";
import type { Cohorts } from "./cohorts";
import type { Endpoints } from "./endpoints";
import type { Job } from "./job";
import { addLatencies } from "./latencies";
import type { LostWork } from "./lostWork";
import type { Memory } from "./memory";
import type { Pod } from "./pod";
import { podCpuRequestMilli } from "./podTemplate";
import { createRequestQueue } from "./requestQueue";
import { emptySecond, nano, sumUp, watchPods, type Service } from "./service";
import type { Cohort } from "./usage";
import type { Workload } from "./workload";

export interface JobsOptions {
  workload: Workload;
  cohorts: Cohorts;
  endpoints: Pick<Endpoints, "tick">;
  memory: Memory;
}

/**
 * A queue whose messages are whole jobs that take long. Each worker of a pod works on one job at a time, and takes the next one when it is
 * done. A job whose pod ends before it is cut: its message is in front of the queue again, and what was done of it is lost. `add` cuts the
 * jobs of a pod whose containers end.
 */
export function createJobs({ workload, cohorts, endpoints, memory }: JobsOptions): Service & Pick<LostWork, "add" | "addWaiting"> {
  const workers = workersOf(workload);
  const queue = createRequestQueue();
  const requestMilli = podCpuRequestMilli(workload);
  const second = emptySecond();
  const endings = new Map<number, [Pod, Job][]>();
  /** When the messages arrived whose jobs were cut and did not begin again, oldest first. */
  const again: number[] = [];
  let list: readonly Pod[] = [];
  /** Thousandths of the message that arrives next. */
  let part = 0;
  let inWork = 0;
  let cut = 0;
  let turn = 0;

  const setJobs = (pod: Pod, jobs: readonly Job[]) => {
    pod.jobs = jobs;
    pod.usage.work.jobs = jobs.length;
    cohorts.join(pod);
  };

  const finish = (now: number) => {
    second.served = 0;
    second.latencies.count = 0;
    for (const [pod, job] of endings.get(now) ?? []) {
      if (job.cut) continue;
      setJobs(
        pod,
        pod.jobs.filter((each) => each !== job),
      );
      pod.usage.served += 1000;
      inWork--;
      second.served += 1000;
      addLatencies(second.latencies, 1000, now - job.arrivedAt, 0, 0, now - job.arrivedAt);
    }
    endings.delete(now);
  };

  const isFree = ({ work }: Cohort) => work.serving && work.jobs < workers;

  const beginAll = (now: number) => {
    let waiting = again.length + queue.total() / 1000;
    if (waiting === 0 || !cohorts.present().cohorts.some(isFree)) return;
    for (let passed = 0; waiting > 0 && passed < list.length; passed++) {
      turn = (turn + 1) % list.length;
      const pod = list[turn]!;
      if (!pod.endpoint.serves || pod.jobs.length >= workers) continue;
      begin(pod, now);
      waiting--;
      passed = -1;
    }
  };

  const begin = (pod: Pod, now: number) => {
    const arrivedAt = again.shift() ?? arrivalOfNext(now);
    const job: Job = { arrivedAt, endsAt: now + jobSecondsOf(pod.usage.cohort!, workload), cut: false };
    const same = endings.get(job.endsAt);
    if (same) same.push([pod, job]);
    else endings.set(job.endsAt, [[pod, job]]);
    setJobs(pod, [...pod.jobs, job]);
    inWork++;
  };

  /** Only whole messages arrive. */
  const arrive = (now: number, arriving: number) => {
    part += arriving;
    second.offered = part - (part % 1000);
    part -= second.offered;
    queue.push(now, second.offered);
  };

  const arrivalOfNext = (now: number): number => {
    queue.take(1000, now, second.waits);
    return now - second.waits.seconds[0]!;
  };

  return {
    add(pod, _, at) {
      const unfinished = pod.jobs.filter(({ endsAt }) => endsAt > at);
      for (const job of unfinished) {
        job.cut = true;
        again.push(job.arrivedAt);
      }
      if (unfinished.length === 0) return;
      again.sort((a, b) => a - b);
      inWork -= unfinished.length;
      cut += unfinished.length;
      setJobs(
        pod,
        pod.jobs.filter((job) => !job.cut),
      );
    },
    addWaiting: () => undefined,
    meet(now, pods) {
      endpoints.tick(now);
      list = pods.list();
      second.nodes = pods.nodes();
      second.existingPods = list.length - pods.failed();
      second.cpuRequestedMilli = second.existingPods * requestMilli;
    },
    tick(now, arriving) {
      arrive(now, arriving);
      finish(now);
      beginAll(now);
      cohorts.share(0, 0, 1);
      second.returned = 1000 * cut;
      second.jobsInWork = 1000 * inWork;
      second.waiting = queue.total() + 1000 * again.length;
      second.backlogAge = now - Math.min(queue.oldest() ?? now, again[0] ?? now);
      second.capacity = 0;
      const present = cohorts.present().cohorts;
      for (const cohort of present) work(cohort, second, workload);
      second.capacity = Math.round(second.capacity);
      cut = 0;
      memory.tick(now);
      sumUp(second, present);
      return second;
    },
    watch() {
      const present = cohorts.present().cohorts;
      watchPods(second, present, workload);
      second.serving.main.memoryBytes = memory.ofServingPods(present);
      second.serving.sidecar.memoryBytes = second.servingPods * memory.sidecarBytes;
      return second;
    },
  };
}

const workersOf = ({ workersPerPod }: Workload): number => workersPerPod || 1;

/** As long as it is set, or longer if the CPU of a pod with all workers busy does not suffice. */
function jobSecondsOf({ requestMilliseconds, ceilingMilli, standingMilli }: Cohort, workload: Workload): number {
  const ofCpu = Math.ceil((workersOf(workload) * requestMilliseconds) / Math.max(1, ceilingMilli - standingMilli));
  return Math.max(workload.jobSeconds, ofCpu);
}

/** A job uses its CPU evenly. */
function work(cohort: Cohort, second: ClusterSecond, workload: Workload): void {
  const { jobs, serving } = cohort.work;
  const seconds = jobSecondsOf(cohort, workload);
  const jobsPerSecond = jobs / seconds;
  cohort.cpuNano = nano(Math.min(cohort.ceilingMilli, cohort.standingMilli + jobsPerSecond * cohort.requestMilliseconds));
  cohort.sidecarCpuNano =
    workload.sidecar === "none" ? 0 : nano(workload.sidecarIdleCpuMilli + jobsPerSecond * workload.sidecarCpuPerRequestMilliseconds);
  cohort.inWorkMilliseconds = 1000 * seconds;
  cohort.inWork = cohort.inFlight = 1000 * jobs;
  cohort.cpuNanoSeconds += cohort.cpuNano;
  cohort.sidecarCpuNanoSeconds += cohort.sidecarCpuNano;
  if (!workload.memoryReleased) cohort.peaks.rise(cohort.inFlight);
  if (serving) second.capacity += (cohort.size * workersOf(workload) * 1000) / seconds;
}
