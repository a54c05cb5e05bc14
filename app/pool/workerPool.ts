import type { RunRefusal } from "../../engine/index";
import { openChannel, type Channel, type Reply } from "../channel/channel";
import type { BatchDone, PoolRequests, WorkKind, Works } from "./poolRequests";

/** Some workers that share the runs of several jobs. They start when they are needed, and end when they were idle for a while. */
export interface Pool {
  /** The most workers. */
  readonly size: number;
  begin<Kind extends WorkKind>(kind: Kind, what: Works[Kind]["what"], listener: JobListener<Kind>): Job<Works[Kind]["run"]>;
}

export interface JobListener<Kind extends WorkKind> {
  /** Finished runs, in any order. Each run that was added comes once, unless the job is stopped. */
  hear(results: readonly RunDone<Kind>[]): void;
  /** The job is over; its finished runs stay. */
  fail(failure: JobFailure): void;
}

export interface RunDone<Kind extends WorkKind> {
  run: Works[Kind]["run"];
  result: Works[Kind]["result"];
}

export interface Job<Run> {
  add(runs: readonly Run[]): void;
  /** No other run begins, and a run under way ends within 50 ms. Finished ones still come. Runs may be added again. */
  stop(): void;
}

export type JobFailure =
  /** The scenario does not run. */
  | { kind: "refused"; refusal: RunRefusal }
  /** Our own bug, in its own words; null: the worker's code could not be loaded. */
  | { kind: "failed"; message: string | null }
  /** Several workers were lost with these runs. */
  | { kind: "lost" };

/** A batch takes about this long, so that results come often, and the last batches end together. */
const batchMilliseconds = 40;
/** A worker that ends a batch has the next one already, because the page may be busy drawing. */
const batchesPerWorker = 2;
const mostInBatch = 256;
/** A job whose workers are lost this often, with no result between, fails. */
const mostLosses = 3;
export const idleMilliseconds = 20_000;

type AnyRun = Works[WorkKind]["run"];

interface PoolJob {
  kind: WorkKind;
  work: number;
  what: unknown;
  listener: JobListener<WorkKind>;
  waiting: AnyRun[];
  /** Of `waiting`, those before it have begun. */
  next: number;
  /** null: no run is finished. */
  millisecondsPerRun: number | null;
  losses: number;
  /** Counts the stops. */
  stops: number;
}

interface UnderWay {
  job: PoolJob;
  runs: readonly AnyRun[];
  /** Its worker was lost with an earlier batch. */
  isInnocent: boolean;
}

interface PoolWorker {
  channel: Channel<PoolRequests>;
  /** What it works on, and what waits behind that. */
  batches: UnderWay[];
  /** The works that it got. */
  knows: Set<number>;
}

const policies = { luckRuns: "beside", studyRuns: "beside", endRuns: "beside" } as const;

export function createPool(startWorker: () => Worker, size: number): Pool {
  const workers: PoolWorker[] = [];
  let jobs: PoolJob[] = [];
  let nextWork = 1;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function addWorker(): PoolWorker {
    const knows = new Set<number>();
    const channel = openChannel<PoolRequests>(startWorker, policies, () => knows.clear());
    const worker: PoolWorker = { channel, batches: [], knows };
    workers.push(worker);
    return worker;
  }

  const batchesOf = (job: PoolJob): number =>
    workers.reduce((sum, { batches }) => sum + batches.filter((each) => each.job === job).length, 0);
  const waits = ({ waiting, next }: PoolJob): boolean => next < waiting.length;

  /** The job with the fewest batches under way has the next turn; the oldest of equal ones. */
  function nextJob(): PoolJob | undefined {
    const open = jobs.filter(waits);
    return open.toSorted((a, b) => batchesOf(a) - batchesOf(b) || a.work - b.work)[0];
  }

  /** All workers begin before one gets a second batch. */
  function nextWorker(): PoolWorker | undefined {
    const free = workers.find(({ batches }) => batches.length === 0);
    if (free || workers.length < size) return free ?? addWorker();
    const [first] = workers.toSorted((a, b) => a.batches.length - b.batches.length);
    return first && first.batches.length < batchesPerWorker ? first : undefined;
  }

  function share(): void {
    clearTimeout(idle);
    for (let job = nextJob(); job; job = nextJob()) {
      const worker = nextWorker();
      if (!worker) return;
      give(worker, job);
    }
    jobs = jobs.filter((job) => waits(job) || batchesOf(job) > 0);
    if (workers.every(({ batches }) => batches.length === 0)) idle = setTimeout(endAll, idleMilliseconds);
  }

  function endAll(): void {
    for (const { channel } of workers.splice(0)) channel.end();
  }

  function give(worker: PoolWorker, job: PoolJob): void {
    const runs = takeBatch(job, size);
    const { kind, work, stops } = job;
    const putBack = (left: readonly AnyRun[]) => {
      if (job.stops !== stops) return;
      job.waiting = [...left, ...job.waiting.slice(job.next)];
      job.next = 0;
    };
    const batch: UnderWay = { job, runs, isInnocent: false };
    worker.batches.push(batch);
    const what = worker.knows.has(work) ? null : job.what;
    worker.channel.ask(kind, { work, what, runs } as PoolRequests["studyRuns"]["request"], (reply) => {
      worker.batches = worker.batches.filter((other) => other !== batch);
      putBack(settle(worker, batch, reply as Reply<BatchDone<never>>));
      share();
    });
    worker.knows.add(work);
  }

  /** Returns the runs that must run again. */
  function settle(worker: PoolWorker, batch: UnderWay, reply: Reply<BatchDone<never>>): readonly AnyRun[] {
    const { job, runs } = batch;
    if (reply.ok && "results" in reply.answer) {
      const { results, milliseconds } = reply.answer;
      if (results.length === 0) return runs;
      job.losses = 0;
      job.millisecondsPerRun = milliseconds / results.length;
      job.listener.hear(results.map((result, index) => ({ run: runs[index]!, result })));
      return runs.slice(results.length);
    }
    if (reply.ok && "missing" in reply.answer) {
      worker.knows.delete(job.work);
      return runs;
    }
    if (!reply.ok && reply.why === "givenUp") return [];
    if (!reply.ok && reply.why === "lost") {
      worker.knows.clear();
      if (!batch.isInnocent) {
        job.losses++;
        for (const waiting of worker.batches) waiting.isInnocent = true;
      }
      if (job.losses < mostLosses) return runs;
    }
    if (!jobs.includes(job)) return [];
    endJob(job);
    if (reply.ok) job.listener.fail({ kind: "refused", refusal: (reply.answer as { refusal: RunRefusal }).refusal });
    else job.listener.fail(reply.why === "failed" ? { kind: "failed", message: reply.message } : { kind: "lost" });
    return [];
  }

  function endJob(job: PoolJob): void {
    jobs = jobs.filter((other) => other !== job);
    job.stops++;
    job.waiting = [];
    job.next = 0;
  }

  return {
    size,
    begin(kind, what, listener) {
      const job: PoolJob = {
        kind,
        work: nextWork++,
        what,
        listener: listener as JobListener<WorkKind>,
        waiting: [],
        next: 0,
        millisecondsPerRun: null,
        losses: 0,
        stops: 0,
      };
      return {
        add(runs) {
          job.waiting = [...job.waiting.slice(job.next), ...runs];
          job.next = 0;
          if (!jobs.includes(job)) jobs.push(job);
          share();
        },
        stop() {
          endJob(job);
          for (const worker of workers)
            if (worker.batches.some((batch) => batch.job === job)) worker.channel.ask("endRuns", null, () => undefined);
        },
      };
    },
  };
}

/** The next runs of a job. Towards its end the batches are shorter, so that no worker waits long for another. */
function takeBatch(job: PoolJob, workers: number): AnyRun[] {
  const fit = job.millisecondsPerRun === null ? 1 : Math.floor(batchMilliseconds / Math.max(job.millisecondsPerRun, 0.01));
  const left = job.waiting.length - job.next;
  const count = Math.max(1, Math.min(fit, mostInBatch, Math.ceil(left / (batchesPerWorker * 2 * workers))));
  const runs = job.waiting.slice(job.next, job.next + count);
  job.next += count;
  return runs;
}
