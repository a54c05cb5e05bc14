import { useDecisionOf } from "../store/decisionRun";
import { Icon } from "../ui/Icon";
import { firstSentence, firstVerdict } from "./firstSentence";
import type { Phrase } from "./phrase";
import { Say } from "./Say";
import { shortSentence } from "./sentence";
import { verdictOf, type Verdict } from "./verdict";
import "./explain.css";

/** The decision in a few lines above the phone's transport; the panel has the rest. */
export function ShortSentence() {
  const reconcile = useDecisionOf((state) => state.reconcile);
  if (reconcile === null) return null;
  if (reconcile.controller === "V1") return <Short verdict={firstVerdict(reconcile)} phrases={firstSentence(reconcile)} />;
  return <Short verdict={verdictOf(reconcile)} phrases={shortSentence(reconcile)} />;
}

function Short({ verdict: { reason }, phrases }: { verdict: Verdict; phrases: readonly Phrase[] }) {
  return (
    <div className="short-sentence">
      <span className={`c-${reason}`}>
        <Icon name={reason} />
      </span>
      <Say phrases={phrases} plain />
    </div>
  );
}
