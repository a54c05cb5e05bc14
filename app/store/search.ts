import { createContext, useContext } from "react";
import { create } from "zustand";
import type { CandidateKey, ComparedSpread, SearchFindings, Scenario, StepEffect, Study } from "../../engine/index";

/** A search for better settings, as far as it has come. */
export interface SearchState {
  /** What is searched, or was searched last; null: nothing yet. Edits of the scenario leave it as it is. */
  asked: SearchSubject | null;
  status: "none" | "running" | "stopped" | "done" | "failed";
  /** In words for the page; null unless it failed. */
  failure: string | null;
  /** null: no candidate is judged yet. */
  found: SearchFindings | null;
  /** Finished runs. The search ends at the latest after `budget`. */
  runs: number;
  budget: number;
  /** Finished runs of the page's study that this browser has from an earlier search; only while nothing is searched. */
  kept: number;
  /** null: not known yet. */
  secondsLeft: number | null;
  workers: number;
  /** The candidate that the user picked; null: the page shows `found.chosen`, or today's if there is none. */
  picked: CandidateKey | null;
  /** Of the candidate that is shown; null: not known yet. */
  shown: ShownCandidate | null;
}

export interface SearchSubject {
  scenario: Scenario;
  study: Study;
}

/** What only the candidate's own runs say. */
export interface ShownCandidate {
  key: CandidateKey;
  /** The scenario with the candidate's values, and without its study. */
  scenario: Scenario;
  /** Its outcomes against today's, in all cases. */
  compared: readonly ComparedSpread[];
  /** Each field moved alone, as far as these runs are done. */
  effects: readonly StepEffect[];
  /** How many effects there will be. */
  steps: number;
}

export const noSearch: SearchState = {
  asked: null,
  status: "none",
  failure: null,
  found: null,
  runs: 0,
  budget: 0,
  kept: 0,
  secondsLeft: null,
  workers: 0,
  picked: null,
  shown: null,
};

export const useSearch = create<SearchState>(() => noSearch);

/** What the page requests of the search; the results go to the store. */
export interface Search {
  /** Finished runs of the same study are used again, also after a reload. */
  begin(asked: SearchSubject): void;
  /** Stops within 50 ms; what was found stays, and `begin` goes on from there. */
  stop(): void;
  /** Shows another candidate, judged on all runs; null: the search's own choice. */
  pick(key: CandidateKey | null): void;
}

/** A part of the page that is drawn alone, as in tests, has no search. */
const none: Search = { begin: () => undefined, stop: () => undefined, pick: () => undefined };

export const SearchContext = createContext(none);
export const useSearchWork = (): Search => useContext(SearchContext);
