import { useDecisionOf } from "../store/decisionRun";
import { useView } from "../store/view";
import { WorkingOut } from "./Nothing";
import { ShortV1 } from "./lateParts";
import { Short } from "./Say";
import { shortSentence } from "../words/decision/sentence";
import { verdictOf } from "../words/decision/verdict";
import "./explain.css";

/** The decision in a few lines above the phone's transport. The panel shows the rest. */
export function ShortSentence() {
  const reconcile = useDecisionOf((state) => state.reconcile);
  const cursor = useView((view) => view.cursor);
  if (reconcile === null) return cursor === null ? null : <WorkingOut className="short-sentence soft" />;
  if (reconcile.controller === "V1") return <ShortV1 reconcile={reconcile} />;
  return <Short at={reconcile.at} verdict={verdictOf(reconcile)} phrases={shortSentence(reconcile)} />;
}
