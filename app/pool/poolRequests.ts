import type { LuckOptions, LuckPlan, LuckResult, RunRefusal, RunResult, Scenario, Study, StudyRun } from "../../engine/index";

/** What the pool's workers compute: one entry for each kind of work. Its runs can be computed in any order, by any worker. */
export interface Works {
  /** Runs of a plan by their index, see `LuckRuns`. */
  luckRuns: { what: LuckWork; run: number; result: LuckResult };
  /** The study has been read. */
  studyRuns: { what: StudyWork; run: StudyRun; result: RunResult };
}

export interface LuckWork {
  scenario: Scenario;
  plan: LuckPlan;
  options?: LuckOptions;
}

export interface StudyWork {
  scenario: Scenario;
  study: Study;
}

export type WorkKind = keyof Works;

/** Some runs of a work. */
export interface Batch<What, Run> {
  /** Each work has a number of its own. */
  work: number;
  /** null: the worker got it with an earlier batch. */
  what: What | null;
  runs: readonly Run[];
}

/**
 * `results`: of the batch's first runs, in their order; not of all if the batch was ended. `missing`: the worker does not have the work, and
 * needs it again.
 */
export type BatchDone<Result> = { results: Result[]; milliseconds: number } | { refusal: RunRefusal } | { missing: true };

/** The requests that the pool sends to its workers. */
export type PoolRequests = {
  [Kind in WorkKind]: { request: Batch<Works[Kind]["what"], Works[Kind]["run"]>; answer: BatchDone<Works[Kind]["result"]> };
} & {
  /** Batches under way end within a slice, with the results of their finished runs. */
  endRuns: { request: null; answer: null };
};
