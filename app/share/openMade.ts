import { useBaseline } from "../store/baseline";
import { useContinued, type MadeScenario } from "../store/continued";
import { useEvidence } from "../store/evidence";
import { useScenario } from "../store/scenario";
import { t } from "../words/text";
import { takeIn } from "./incoming";
import { useNotice } from "./notice";

/**
 * Opens the scenario that was made of the open evidence. The user's own scenario and the evidence wait. Its run as it was is pinned, so that
 * whatever the user changes is drawn beside it and beside the recording.
 */
export function openMade(made: MadeScenario): void {
  const { pieces } = useEvidence.getState();
  takeIn({ scenario: made.origin }, { from: "evidence" });
  const back = useNotice.getState().notice?.back;
  const { origin } = useScenario.getState();
  useContinued.setState({ made: { ...made, origin }, fit: null });
  useBaseline.setState({ scenario: origin });
  useNotice.setState({
    notice: {
      text: t`This scenario was made of the evidence. Change anything, such as the target: the figures show it beside the run as it was and the recording.`,
      evidence: pieces,
      ...(back && { back }),
    },
  });
}
