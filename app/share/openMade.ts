import { useContinued, type Made } from "../store/continued";
import { useEvidence } from "../store/evidence";
import { useScenario } from "../store/scenario";
import { t } from "../ui/text";
import { takeIn } from "./incoming";
import { useNotice } from "./notice";

/** Opens the scenario that was made of the open evidence. The user's own scenario and the evidence wait. */
export function openMade(made: Made): void {
  const { pieces } = useEvidence.getState();
  takeIn({ scenario: made.origin }, useScenario.getState().scenario, { from: "evidence" });
  const back = useNotice.getState().notice?.back;
  useContinued.setState({ made: { ...made, origin: useScenario.getState().origin }, fit: null });
  useNotice.setState({ notice: { text: t`This scenario was made of the evidence.`, evidence: pieces, ...(back && { back }) } });
}
