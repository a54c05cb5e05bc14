import { create } from "zustand";
import type { AdviceRule, Diagnostic, OutlineEntry, Words } from "../../engine/index";
import { withLineFeeds } from "./lineFeeds";
import { useScenario } from "./scenario";

/** The judgement of the manifest's text; derived, never saved. */
interface DiagnosisState {
  /** The judged text, with line feeds between its lines; null before the first answer. All offsets count in it. */
  text: string | null;
  /** In the order of the text. */
  diagnostics: readonly Diagnostic[];
  documents: readonly OutlineEntry[];
  /** The rules of the advice about a ScaledObject, with their titles; null for a text without one. */
  kedaRules: Readonly<Partial<Record<AdviceRule, Words>>> | null;
  /** The same about a VerticalPodAutoscaler. They come beside the others. */
  vpaRules: Readonly<Partial<Record<AdviceRule, Words>>> | null;
  /** The last judged text without errors; null: the scenario that is open has had none. */
  valid: string | null;
}

export const useDiagnosis = create<DiagnosisState>(() => ({
  text: null,
  diagnostics: [],
  documents: [],
  kedaRules: null,
  vpaRules: null,
  valid: null,
}));

/** The manifest that a pasted part belongs to: the last text without errors, or the one that the scenario began with. */
export const validText = (): string => useDiagnosis.getState().valid ?? withLineFeeds(useScenario.getState().origin.manifest);
