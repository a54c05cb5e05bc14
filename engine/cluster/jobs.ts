import type { ClusterSecond } from "./clusterSecond";
import type { Cohorts } from "./cohorts";
import type { Endpoints } from "./endpoints";
import { createCircle, freeWorkers } from "./circle";
import { addToParts } from "./cpuParts";
import { createCutJobs } from "./cutJobs";
import { noJobs, type Job } from "./job";
import { addLatencies } from "./latencies";
import type { LostWork } from "./lostWork";
import type { Memory } from "./memory";
import type { Pod } from "./pod";
import { createRequestQueue } from "./requestQueue";
import { emptySecond, sumUp, watchPods, type Service } from "./service";
import { nano, type Cohort } from "./usage";
import type { Workload } from "./workload";

interface JobsOptions {
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
  const cutJobs = createCutJobs();
  const second = emptySecond();
  const endings = new Map<number, Job[]>();
  let list: readonly Pod[] = [];
  /** Thousandths of the message that arrives next. */
  let part = 0;
  let inWork = 0;
  let cut = 0;
  /** The index of the pod whose worker began last. */
  let turn = 0;

  const workOn = (pod: Pod, messages: number) => {
    pod.usage.work.jobs += messages;
    inWork += messages;
    cohorts.join(pod);
  };

  const finish = (now: number) => {
    second.served = 0;
    second.latencies.count = 0;
    const done = new Map<number, number>();
    for (const job of ended(endings, now)) {
      const { pod, arrivedAt, messages } = job;
      pod.jobs.delete(job);
      workOn(pod, -messages);
      pod.usage.served += 1000 * messages;
      second.served += 1000 * messages;
      done.set(arrivedAt, (done.get(arrivedAt) ?? 0) + messages);
    }
    for (const [arrivedAt, messages] of done) addLatencies(second.latencies, 1000 * messages, now - arrivedAt, 0, 0, now - arrivedAt);
  };

  const beginAll = (now: number) => {
    const waiting = cutJobs.total() + queue.total() / 1000;
    const most = waiting === 0 ? 0 : Math.min(waiting, freeWorkers(cohorts.present().cohorts, workers));
    if (most === 0) return;
    const circle = createCircle(list, turn, workers, (pod, arrivedAt, messages) => begin(pod, arrivedAt, messages, now));
    const taken = cutJobs.take(most, circle.give);
    queue.take(1000 * (most - taken), now, second.waits);
    for (let row = 0; row < second.waits.count; row++) circle.give(now - second.waits.seconds[row]!, second.waits.amounts[row]! / 1000);
    turn = circle.last();
  };

  const begin = (pod: Pod, arrivedAt: number, messages: number, now: number) => {
    const endsAt = now + jobSecondsOf(pod.usage.cohort!, workload);
    const job: Job = { pod, arrivedAt, endsAt, messages, isCut: false };
    const same = endings.get(endsAt);
    if (same) same.push(job);
    else endings.set(endsAt, [job]);
    if (pod.jobs === noJobs) pod.jobs = new Set();
    pod.jobs.add(job);
    workOn(pod, messages);
  };

  /** Only whole messages arrive. */
  const arrive = (now: number, arriving: number) => {
    part += arriving;
    second.offered = part - (part % 1000);
    part -= second.offered;
    queue.push(now, second.offered);
  };

  return {
    add(pod, _, at) {
      let messages = 0;
      for (const job of pod.jobs) {
        if (job.endsAt <= at) continue;
        cutJobs.add(job.arrivedAt, job.messages);
        messages += job.messages;
        job.isCut = true;
        pod.jobs.delete(job);
      }
      if (messages === 0) return;
      cut += messages;
      workOn(pod, -messages);
    },
    addWaiting: () => undefined,
    meet(now, pods) {
      endpoints.tick(now);
      list = pods.list();
      second.nodes = pods.nodes();
      second.existingPods = list.length - pods.failed();
      pods.countRequests(second);
    },
    tick(now, arriving) {
      arrive(now, arriving);
      finish(now);
      beginAll(now);
      cohorts.share(0, 0, 1);
      second.returned = 1000 * cut;
      second.jobsInWork = 1000 * inWork;
      second.waiting = queue.total() + 1000 * cutJobs.total();
      second.backlogAge = now - Math.min(queue.oldest() ?? now, cutJobs.oldest() ?? now);
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
      watchPods(second, present);
      second.serving.main.memoryBytes = memory.ofServingPods(present);
      second.serving.sidecar.memoryBytes = second.servingPods * memory.sidecarBytes;
      return second;
    },
  };
}

/** The jobs that end in a second and were not cut. They are no longer planned. */
function ended(endings: Map<number, Job[]>, now: number): Job[] {
  const jobs = endings.get(now);
  if (jobs === undefined) return [];
  endings.delete(now);
  return jobs.filter(({ isCut }) => !isCut);
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
  addToParts(cohort);
  if (!workload.memoryReleased) cohort.peaks.rise(cohort.inFlight);
  if (serving) second.capacity += (cohort.size * workersOf(workload) * 1000) / seconds;
}
