import { useShownPoll } from "../../store/poll";
import { t } from "../../words/text";
import { clock } from "../../words/times";
import { Say } from "../Say";
import { pollSentence } from "../../words/keda/pollSentence";
import { isFault, pollVerdict } from "../../words/keda/pollVerdict";
import "../explain.css";
import "../largeDecision.css";
import "./keda.css";

/** KEDA's decision in a few lines above the phone's transport. */
export function ShortPoll() {
  const shown = useShownPoll();
  if (shown === null) return null;
  const { record, polls } = shown;
  return (
    <div className="short-sentence">
      <span className={isFault(record) ? "keda-decides c-error" : "keda-decides"} />
      <Say at={record.at} phrases={pollSentence(record, polls)} plain />
    </div>
  );
}

/** The same in large type. */
export function LargePoll() {
  const shown = useShownPoll();
  if (shown === null) return null;
  const { record, polls } = shown;
  return (
    <section className="step" aria-label={t`Poll at ${clock(record.at)}`}>
      <h2 className="vh">{t`Poll at ${clock(record.at)}`}</h2>
      <p className={isFault(record) ? "where keda-decides c-error" : "where keda-decides"}>{t`KEDA decides: ${pollVerdict(record)}`}</p>
      <Say at={record.at} className="say" phrases={pollSentence(record, polls)} />
    </section>
  );
}
