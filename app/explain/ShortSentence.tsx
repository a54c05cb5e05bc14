import { useTrace } from "../store/trace";
import { Icon } from "../ui/Icon";
import { Phrases } from "./Phrases";
import { shortSentence } from "./sentence";
import { verdictOf } from "./verdict";
import "./explain.css";

/** The decision in a few lines above the phone's transport; the panel has the rest. */
export function ShortSentence() {
  const reconcile = useTrace((state) => state.reconcile);
  if (!reconcile) return null;
  const { reason } = verdictOf(reconcile);
  return (
    <div className="short-sentence">
      <span className={`c-${reason}`}>
        <Icon name={reason} />
      </span>
      <p aria-live="polite">
        <Phrases phrases={shortSentence(reconcile)} />
      </p>
    </div>
  );
}
