import { Worker } from "node:worker_threads";
import type { Scenario, Study, StudyRun } from "../../engine/index";
import type { Runners, Took } from "./runners";
import type { Done, StudyOfThread } from "./thread";

/** Few enough that all threads end together, and enough that none waits for the next. */
const mostInBatch = 8;
const batchesAhead = 2;

/**
 * Computes the runs in `count` threads. `script`: the built `thread.ts`. A thread that dies ends the work with its error.
 */
export function startThreads(script: string, count: number, scenario: Scenario, study: Study): Runners {
  const workerData: StudyOfThread = { scenario, study };
  const threads = Array.from({ length: count }, () => new Worker(script, { workerData }));
  let failed: Error | null = null;
  let fail: (error: Error) => void = (error) => (failed ??= error);
  let closing = false;
  for (const thread of threads) {
    thread.on("error", (error) => fail(error instanceof Error ? error : new Error(String(error))));
    thread.on("messageerror", (error) => fail(error));
    thread.on("exit", (code) => {
      if (!closing) fail(new Error(`a worker ended with code ${code}`));
    });
  }

  const run = (runs: readonly StudyRun[], took: Took, stop: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      if (failed !== null) return reject(failed);
      let next = 0;
      let left = runs.length;
      const end = (settle: () => void): void => {
        stop.removeEventListener("abort", stopped);
        for (const thread of threads) thread.removeAllListeners("message");
        settle();
      };
      const stopped = () => end(resolve);
      fail = (error) => {
        failed ??= error;
        end(() => reject(error));
      };
      const send = (thread: Worker): void => {
        const size = Math.min(mostInBatch, Math.ceil((runs.length - next) / (2 * batchesAhead * count)));
        if (size === 0) return;
        thread.postMessage(runs.slice(next, next + size));
        next += size;
      };
      const take = (thread: Worker, done: Done): void => {
        send(thread);
        for (const [each, result] of done) took(each, result);
        left -= done.length;
        if (left === 0) end(resolve);
      };
      if (stop.aborted || left === 0) return resolve();
      stop.addEventListener("abort", stopped, { once: true });
      for (const thread of threads) thread.on("message", (done: Done) => take(thread, done));
      for (let batch = 0; batch < batchesAhead; batch++) threads.forEach(send);
    });

  return {
    run,
    close() {
      closing = true;
      return Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}
