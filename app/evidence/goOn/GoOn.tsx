import { useState } from "react";
import type { Made } from "../../store/continued";
import { useEvidence } from "../../store/evidence";
import { t } from "../../ui/text";
import type { ContinueAnswer } from "./kinds";
import { askToContinue } from "./ask";
import { refusalWords } from "./supposedWords";
import { SupposedDialog } from "./SupposedDialog";
import "./goOn.css";

/** Leads from the evidence to a scenario that goes on from there. */
export function GoOn({ onOpen }: { onOpen: (made: Made) => void }) {
  const autoscaler = useEvidence((state) => state.autoscaler);
  const isExplained = useEvidence(({ explained }) => explained?.autoscalers[autoscaler] !== undefined);
  const [asked, setAsked] = useState(false);
  const [answer, setAnswer] = useState<ContinueAnswer | "failed" | null>(null);
  if (!isExplained) return null;
  const press = () => {
    setAsked(true);
    setAnswer(null);
    askToContinue(autoscaler, (given) => {
      setAsked(false);
      setAnswer(given ?? "failed");
    });
  };
  const trouble =
    answer === "failed" ? t`No scenario could be made of this text.` : answer?.ok === false ? refusalWords(answer.reason) : null;
  return (
    <section className="go-on" aria-labelledby="go-on">
      <h3 id="go-on">{t`Go on from here`}</h3>
      <p>{t`A scenario takes the manifest, the replicas, the requests and the load from this evidence, and says what it supposes.`}</p>
      <button type="button" className="btn on" aria-haspopup="dialog" disabled={asked} onClick={press}>
        {t`Continue as a scenario`}
      </button>
      <p role="status" className={trouble === null ? "soft" : "c-error"}>
        {asked ? t`Working out the scenario …` : trouble}
      </p>
      {answer !== "failed" && answer?.ok && <SupposedDialog answer={answer} onOpen={onOpen} onClose={() => setAnswer(null)} />}
    </section>
  );
}
