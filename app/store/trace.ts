import { useDeferredValue } from "react";
import { create } from "zustand";
import type { Problem, AnyReconcile, Scenario } from "../../engine/index";
import type { Detail, Run } from "../run/run";
import type { Cover } from "../run/cover";

/** Derived state: computed from the scenario, never saved. */
export interface TraceState {
  /** The last run of a valid manifest, without what a question covers; null before the first. */
  run: Run | null;
  /** The scenario of a finished run; null before that, and while a run is under way. */
  scenario: Scenario | null;
  /** Finer rows of a part of a run, while the figures are zoomed. */
  detail: Detail | null;
  /** What a question of a lesson covers in this run; null if nothing is covered. */
  cover: Cover | null;
  /** Problems of the present text. */
  problems: readonly Problem[];
  /** True if the figures belong to an earlier, valid manifest. */
  stale: boolean;
  /** 0 to 1 while a run takes long; null otherwise. */
  progress: number | null;
  /** The engine's own failure, in words; null if nothing is wrong. */
  failure: string | null;
  /** True after the simulation stopped answering and another worker was started. */
  restarted: boolean;
  /** The full record of the selected step, once fetched; null while none is selected. */
  reconcile: AnyReconcile | null;
}

export const useTrace = create<TraceState>(() => ({
  run: null,
  scenario: null,
  detail: null,
  cover: null,
  problems: [],
  stale: false,
  progress: null,
  failure: null,
  restarted: false,
  reconcile: null,
}));

/** At this length or more, drawing a run's figures at once would block the page. */
const longSeconds = 4 * 3600;
export const isLong = (run: Run | null): boolean => run !== null && run.durationSeconds >= longSeconds;

/**
 * The run that the figures show. A long run is drawn in pieces, and so is the run that replaces it, so that the page can react in between.
 * Until the new run is drawn completely, this is the run before it.
 */
export function useDrawnRun(): Run | null {
  const run = useTrace((trace) => trace.run);
  const drawn = useDeferredValue(run);
  return isLong(run) || isLong(drawn) ? drawn : run;
}
