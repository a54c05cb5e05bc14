import type {
  CandidateKey,
  ComparedSpread,
  SearchFindings,
  KnownRun,
  Scenario,
  StepEffect,
  Study,
  StudyRun,
  Words,
} from "../../../engine/index";

/**
 * The requests about a search. One worker has the search and knows its finished runs; the page hands runs from it to the pool, and results
 * back. `search`: each study that the page searches has a number of its own.
 */
export interface SearchRequests {
  /** Begins a search, or goes on with it. `error`: what is wrong with the study, in one sentence. */
  beginSearch: { request: SearchAsked; answer: SearchStart | { error: Words } };
  /** Finished runs. `more`: how many runs the page wants. A search that the worker does not have: null. */
  takeRuns: { request: { search: number; runs: readonly KnownRun[]; more: number }; answer: WantedRuns | null };
  /** What is found until now. `shown`: the candidate that the page has already. */
  lookAt: { request: { search: number; picked: CandidateKey | null; shown: CandidateKey | null }; answer: SearchView | null };
  /** How many finished runs of a study are kept. */
  keptRuns: { request: SearchSubject; answer: number };
  /** The runs that the steps from a candidate still need. */
  stepRuns: { request: { search: number; candidate: CandidateKey }; answer: readonly StudyRun[] };
}

export interface SearchSubject {
  scenario: Scenario;
  study: Study;
}

interface SearchAsked extends SearchSubject {
  search: number;
  more: number;
}

interface SearchStart extends WantedRuns {
  /** The most runs that the search can need. */
  budget: number;
}

export interface WantedRuns {
  runs: readonly StudyRun[];
  /** Runs with a result. */
  finished: number;
  isOver: boolean;
}

export interface SearchView {
  found: SearchFindings;
  finished: number;
  /** null: no candidate is judged. */
  shown: CandidateView | null;
}

export interface CandidateView {
  key: CandidateKey;
  /** null: the page has it already. */
  whole: { scenario: Scenario; compared: readonly ComparedSpread[] } | null;
  effects: readonly StepEffect[];
  steps: number;
}
