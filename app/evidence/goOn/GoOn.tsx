import { useState } from "react";
import type { MadeScenario } from "../../store/continued";
import { useEvidence } from "../../store/evidence";
import { useEvidenceScenario } from "../../store/evidenceScenario";
import { t } from "../../words/text";
import { FitSays } from "./FitSays";
import { refusalWords } from "../../words/evidence/supposedWords";
import { SupposedDialog } from "./SupposedDialog";
import "./goOn.css";

interface GoOnProps {
  onOpen: (made: MadeScenario) => void;
  /** Shows what the scenario supposes, beside the evidence. */
  onSupposed: () => void;
}

/** Leads from the evidence to a scenario that goes on from there. Where none can be made it says why. */
export function GoOn({ onOpen, onSupposed }: GoOnProps) {
  const isExplained = useEvidence(({ explained, autoscaler }) => explained?.autoscalers[autoscaler] !== undefined);
  const continued = useEvidenceScenario((state) => state.continued);
  const [asks, setAsks] = useState(false);
  if (!isExplained) return null;
  const made = continued !== "failed" && continued?.ok ? continued : null;
  return (
    <section className="go-on" aria-labelledby="go-on">
      <h3 id="go-on">{t`Go on from here`}</h3>
      {(continued === null || made) && (
        <p>{t`A scenario takes the manifest, the replicas, the requests and the load from this evidence, and says what it supposes.`}</p>
      )}
      <FitSays />
      {continued === "failed" && <p className="c-error">{t`No scenario could be made of this text.`}</p>}
      {continued !== "failed" && continued?.ok === false && (
        <p>
          <b>{t`No scenario can be made of this evidence.`}</b> {refusalWords(continued.reason)}
        </p>
      )}
      {(continued === null || made) && (
        <div className="go-on-buttons">
          <button type="button" className="btn on" aria-haspopup="dialog" disabled={made === null} onClick={() => setAsks(true)}>
            {t`Continue as a scenario`}
          </button>
          <button type="button" className="btn line" disabled={made === null} onClick={onSupposed}>
            {t`What was supposed`}
          </button>
        </div>
      )}
      {asks && made && <SupposedDialog answer={made} onOpen={onOpen} onClose={() => setAsks(false)} />}
    </section>
  );
}
