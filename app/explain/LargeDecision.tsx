import { useDecisionOf, useDecisionRun } from "../store/decisionRun";
import { Breakable } from "../ui/Breakable";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";
import { clock } from "../words/times";
import { sentenceV1, verdictV1 } from "../words/decision/sentenceV1";
import { largeSum, type LargeRow } from "../words/decision/largeSum";
import { besideSync } from "../words/decision/besideSync";
import { Nothing } from "./Nothing";
import type { Phrase } from "../words/decision/phrase";
import { Say } from "./Say";
import { sentence } from "../words/decision/sentence";
import { useFixContext } from "./useFixContext";
import { verdictOf, type Verdict } from "../words/decision/verdict";
import "./explain.css";
import "./largeDecision.css";

export function LargeSentence() {
  const context = useFixContext();
  const reconcile = useDecisionOf((trace) => trace.reconcile);
  if (reconcile === null) return <Nothing />;
  const { at } = reconcile;
  if (reconcile.controller === "V1") return <Large at={at} verdict={verdictV1(reconcile)} phrases={sentenceV1(reconcile)} />;
  return <Large at={at} verdict={verdictOf(reconcile)} phrases={sentence(reconcile, context)} />;
}

interface LargeProps {
  at: number;
  verdict: Verdict;
  phrases: readonly Phrase[];
}

function Large({ at, verdict, phrases }: LargeProps) {
  return (
    <section className="step" aria-label={t`Sync at ${clock(at)}`}>
      <h2 className="vh">{t`Sync at ${clock(at)}`}</h2>
      <p className={`where c-${verdict.reason}`}>
        <Icon name={verdict.reason} /> {verdict.words}
      </p>
      <Say at={at} className="say" phrases={phrases} />
    </section>
  );
}

export function LargeSum() {
  const reconcile = useDecisionOf((trace) => trace.reconcile);
  const run = useDecisionRun();
  const rows = reconcile === null ? [] : largeSum(reconcile, besideSync(run, reconcile.at));
  return (
    <ol className="large-sum" aria-label={t`The sum`}>
      {rows.map((row, index) => (
        <Stage key={row.name} row={row} last={index === rows.length - 1} />
      ))}
    </ol>
  );
}

const Stage = ({ row: { name, result, words, held }, last }: { row: LargeRow; last: boolean }) => (
  <li className={held ? `c-${held}` : undefined}>
    <span className="k">
      <Breakable text={name} />
    </span>{" "}
    <b className={last ? "r total" : "r"}>{result}</b> <span className="w">{words}</span>
  </li>
);
