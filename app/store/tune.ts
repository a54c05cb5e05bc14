import { sharesRun } from "../../engine/index";
import { create } from "zustand";
import type { CandidateKey } from "../../engine/index";
import { closeEvidence, useEvidence } from "./evidence";
import { useLesson } from "./lesson";
import { isEditable, useEditable } from "./mode";
import { useScenario } from "./scenario";
import { useTabs, type TabsState } from "./tabs";

type OpenTabs = Pick<TabsState, "tab" | "rightTab">;

interface TuneState {
  open: boolean;
  /** The tabs that were open before, for the way back. */
  before: OpenTabs;
  /** The candidate that a link wants picked, until its search begins or the scenario changes; null: none. */
  wanted: CandidateKey | null;
}

/** Whether the page shows the search for better settings in place of the run. */
export const useTune = create<TuneState>(() => ({ open: false, before: { tab: null, rightTab: "decision" }, wanted: null }));

// A link's candidate is one of the scenario that came with it.
useScenario.subscribe(({ scenario, origin }, before) => {
  if (useTune.getState().wanted === null || origin !== before.origin || sharesRun(scenario, before.scenario)) return;
  useTune.setState({ wanted: null });
});

/** Tune opens in the whole page only: a lesson lends its own scenario, and what is only to be read has nothing to tune. */
export const takesTune = (): boolean => isEditable() && useLesson.getState().open === null;

/** True if the page shows Tune. It waits under evidence and under a lesson. */
export const isTuning = (): boolean => useTune.getState().open && takesTune() && useEvidence.getState().pieces.length === 0;

export function useTuning(): boolean {
  const open = useTune((tune) => tune.open);
  const editable = useEditable();
  const inLesson = useLesson((lesson) => lesson.open !== null);
  const inEvidence = useEvidence(({ pieces }) => pieces.length > 0);
  return open && editable && !inLesson && !inEvidence;
}

export const openTune = (): void => openTuneAt(null);

/** Evidence closes, because the search is about the scenario. */
export function openTuneAt(wanted: CandidateKey | null): void {
  if (!takesTune()) return;
  closeEvidence();
  if (useTune.getState().open) return;
  const { tab, rightTab } = useTabs.getState();
  useTune.setState({ open: true, before: { tab, rightTab }, wanted });
  useTabs.setState({ tab: "study", rightTab: "candidate" });
}

/** Leads back to the page as it was. */
export function closeTune(): void {
  const { open, before } = useTune.getState();
  if (!open) return;
  useTune.setState(useTune.getInitialState());
  useTabs.setState(before);
}

export const toggleTune = (): void => (isTuning() ? closeTune() : openTune());
