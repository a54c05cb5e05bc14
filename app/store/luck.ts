import { create } from "zustand";
import type { Bands, FirstDifference, Luck, LuckPlan, Scenario, SeedOutcomes } from "../../engine/index";
import { type TraceState, useTrace } from "./trace";
import { useView, type ViewState } from "./view";

/** What chance does to the page's scenario, as far as it is known. An edit of the scenario empties it, because it is then of another one. */
interface LuckState {
  /** What to run next. Kept in this browser, never in links. */
  plan: LuckPlan;
  /** What ran, or runs now; null: nothing has run since the last edit. */
  ranFor: RanFor | null;
  status: "none" | "running" | "stopped" | "done" | "failed";
  /** In words for the page; null unless it failed. */
  failure: string | null;
  /** null: no run is known yet. */
  luck: Luck | null;
  /** Where the counts of the known seeds first differ; null: nowhere. */
  difference: FirstDifference | null;
  /** null: not computed yet. */
  bands: Bands | null;
  /** The pinned run under the same seeds; null if it did not run with them. */
  baseline: BaselineLuck | null;
}

/** The scenario whose own seed is the first of the seeds. */
interface RanFor {
  scenario: Scenario;
  plan: LuckPlan;
}

interface BaselineLuck {
  scenario: Scenario;
  /** In the order of the seeds; only known ones. */
  outcomes: readonly SeedOutcomes[];
}

/** The derived state while nothing has run. */
export const noLuck: Omit<LuckState, "plan"> = {
  ranFor: null,
  status: "none",
  failure: null,
  luck: null,
  difference: null,
  bands: null,
  baseline: null,
};

/** Some changes from outside that settings should bear. */
const usualPlan: LuckPlan = {
  seeds: 20,
  variations: [
    { kind: "load", amount: 1.2 },
    { kind: "load", amount: 0.8 },
    { kind: "startUp", amount: 1.5 },
    { kind: "shift", amount: 30 },
  ],
};

export const useLuck = create<LuckState>(() => ({ plan: usualPlan, ...noLuck }));

/** The bands' entry in the view's `hidden`. */
export const bandsEntry = "luck/bands";

/** Whether the figures show a whole run of the present scenario. */
const isWhole = ({ run, stale, cover }: TraceState) => run !== null && !stale && cover === null;
const isHidden = ({ hidden }: ViewState) => hidden.has(bandsEntry);

/** The bands of the seeds at this moment, if the figures show one of these seeds whole. */
export const shownBands = (): Bands | null =>
  isWhole(useTrace.getState()) && !isHidden(useView.getState()) ? useLuck.getState().bands : null;

export function useShownBands(): Bands | null {
  const bands = useLuck((luck) => luck.bands);
  const areShown = useTrace(isWhole);
  const hidden = useView(isHidden);
  return areShown && !hidden ? bands : null;
}
