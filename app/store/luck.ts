import { createContext, useContext } from "react";
import { create } from "zustand";
import { usualPlan, type Bands, type Luck, type LuckPlan, type Scenario, type SeedOutcomes } from "../../engine/index";

/** What chance does to the page's scenario, as far as it is known. */
export interface LuckState {
  /** What to run next. Kept in this browser, never in links. */
  plan: LuckPlan;
  /** What ran, or runs now; null: nothing yet. */
  ranFor: RanFor | null;
  status: "none" | "running" | "stopped" | "done" | "failed";
  /** In words for the page; null unless it failed. */
  failure: string | null;
  /** null: no run is known yet. */
  luck: Luck | null;
  /** null: not computed yet. */
  bands: Bands | null;
  /** The pinned run under the same seeds; null if there is none. */
  baseline: BaselineLuck | null;
}

/** The scenario whose own seed is the first of the seeds. */
export interface RanFor {
  scenario: Scenario;
  plan: LuckPlan;
}

export interface BaselineLuck {
  scenario: Scenario;
  /** In the order of the seeds; only known ones. */
  outcomes: readonly SeedOutcomes[];
}

/** The derived state while nothing has run. */
export const noLuck: Omit<LuckState, "plan"> = { ranFor: null, status: "none", failure: null, luck: null, bands: null, baseline: null };

export const useLuck = create<LuckState>(() => ({ plan: usualPlan, ...noLuck }));

/** What the page requests of the workers; the results go to the store. */
export interface LuckWork {
  /** Runs the store's plan with the page's scenario. */
  begin(): void;
  /** What is known stays. */
  stop(): void;
}

/** A part of the page that is drawn alone, as in tests, has no workers. */
const none: LuckWork = { begin: () => undefined, stop: () => undefined };

export const LuckContext = createContext(none);
export const useLuckWork = (): LuckWork => useContext(LuckContext);
