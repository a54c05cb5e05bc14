import { useDecisionOf } from "../store/decisionRun";
import { Icon } from "../ui/Icon";
import { sentenceV1, verdictV1 } from "../words/decision/sentenceV1";
import { useView } from "../store/view";
import { WorkingOut } from "./Nothing";
import type { Phrase } from "../words/decision/phrase";
import { Say } from "./Say";
import { shortSentence } from "../words/decision/sentence";
import { verdictOf, type Verdict } from "../words/decision/verdict";
import "./explain.css";

/** The decision in a few lines above the phone's transport. The panel shows the rest. */
export function ShortSentence() {
  const reconcile = useDecisionOf((state) => state.reconcile);
  const cursor = useView((view) => view.cursor);
  if (reconcile === null) return cursor === null ? null : <WorkingOut className="short-sentence soft" />;
  const { at } = reconcile;
  if (reconcile.controller === "V1") return <Short at={at} verdict={verdictV1(reconcile)} phrases={sentenceV1(reconcile)} />;
  return <Short at={at} verdict={verdictOf(reconcile)} phrases={shortSentence(reconcile)} />;
}

function Short({ at, verdict: { reason }, phrases }: { at: number; verdict: Verdict; phrases: readonly Phrase[] }) {
  return (
    <div className="short-sentence">
      <span className={`c-${reason}`}>
        <Icon name={reason} />
      </span>
      <Say at={at} phrases={phrases} plain />
    </div>
  );
}
