import { create } from "zustand";

/**
 * All tabs, by the words that links have; "outcome" is the tab of the run: what happened in it, and its outcomes. The right column's tabs belong to the left column only below 1280 px, "charts" only on a phone. "compare" exists while a run is
 * pinned, "lesson" while a lesson is open; "study", "front", "matters" and "candidate" while Tune is open.
 */
export type Tab =
  | "lesson"
  | "manifest"
  | "workload"
  | "cluster"
  | "decision"
  | "kubectl"
  | "outcome"
  | "compare"
  | "charts"
  | "study"
  | "front"
  | "matters"
  | "candidate";
/** The right column's tabs, from 1280 px on. */
export type RightTab = Extract<Tab, "decision" | "kubectl" | "outcome" | "compare" | "candidate">;
/** Which decision at the cursor the page shows while a run is pinned. */
export type DecisionOf = "now" | "baseline";

/** Which tabs are open. */
export interface TabsState {
  /** null until the user chooses one; until then each layout opens its own. */
  tab: Tab | null;
  rightTab: RightTab;
  decisionOf: DecisionOf;
}

export const useTabs = create<TabsState>(() => ({
  tab: null,
  rightTab: "decision",
  decisionOf: "now",
}));
