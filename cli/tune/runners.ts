import type { OpenStudy, RunResult, StudyRun } from "../../engine/index";

export type Took = (run: StudyRun, result: RunResult) => void;

/** What computes the runs of a study. */
export interface Runners {
  /** Resolves when all runs are done, or soon after `stop`; rejects if a run could not be computed. */
  run(runs: readonly StudyRun[], took: Took, stop: AbortSignal): Promise<void>;
  close(): Promise<unknown>;
}

/** Computes the runs in this thread. `rest` lets other events in between. */
export function runnersHere(open: OpenStudy, rest: () => Promise<void>): Runners {
  return {
    async run(runs, took, stop) {
      for (const run of runs) {
        if (stop.aborted) return;
        took(run, open.run(run));
        await rest();
      }
    },
    close: async () => undefined,
  };
}
