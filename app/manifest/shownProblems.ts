import type { Diagnostic } from "../../engine/index";
import { useBaseline } from "../store/baseline";
import { useDiagnosis } from "../store/diagnosis";
import { useScenario } from "../store/scenario";

/** The problems of the text, and while two releases are compared also what the baseline's release reads otherwise. */
export function shownProblems(): readonly Diagnostic[] {
  const { comparison, scenario } = useBaseline.getState();
  const { diagnostics } = useDiagnosis.getState();
  const others = comparison?.releases?.readOtherwise ?? [];
  // The comparison of an edited text comes later than the text.
  const isOfThisText = scenario?.manifest === useScenario.getState().scenario.manifest;
  return others.length === 0 || !isOfThisText ? diagnostics : [...diagnostics, ...others];
}
