import { create } from "zustand";
import type { Comparison, AnyReconcile, Scenario } from "../../engine/index";
import type { Detail, Run } from "../run/run";

export interface BaselineState {
  /** The scenario that was pinned to compare with; null while none is. All other fields but `aside` and `tried` are derived from it and never saved. */
  scenario: Scenario | null;
  /** What was pinned before the user went back to exploring; a comparison begins with it. */
  aside: Scenario | null;
  /** The last scenario that was pinned because a change of it was tried. */
  tried: Scenario | null;
  /** Its run, once it has one. */
  run: Run | null;
  /** Finer rows of a part of it, while the figures are zoomed. */
  detail: Detail | null;
  /** 0 to 1 while its run takes long; null otherwise. */
  progress: number | null;
  /** Why the scenario was not run, in words; null if nothing is wrong. */
  failure: string | null;
  /** Its comparison with the last finished run; null until both runs exist. */
  comparison: Comparison | null;
  /** The id of the present run in that comparison. */
  comparedRun: number | null;
  /** The record of its sync at the cursor, once fetched. */
  reconcile: AnyReconcile | null;
}

/** The derived state of a baseline that has not run yet. */
export const underived: Omit<BaselineState, "scenario" | "aside" | "tried"> = {
  run: null,
  detail: null,
  progress: null,
  failure: null,
  comparison: null,
  comparedRun: null,
  reconcile: null,
};

export const useBaseline = create<BaselineState>(() => ({ scenario: null, aside: null, tried: null, ...underived }));
