/** What a picture says of a decision, in the words of the decision panel. */
import { workingsOf, type AnyReconcile, type Reconcile } from "../engine/index";
import { ranksOf, shownMetric } from "./charts/metricRanks";
import { largeSum, largeSumV1, type LargeRow } from "./explain/largeSum";
import { metricLines } from "./explain/metricLines";
import { notReadyAt } from "./explain/notReady";
import { phraseText } from "./explain/phrase";
import { sentence, shortSentence } from "./explain/sentence";
import { sentenceV1, verdictV1 } from "./explain/sentenceV1";
import { verdictOf } from "./explain/verdict";
import type { SaidDecision } from "./picture/content";
import type { Run } from "./simulation/protocol";

export function saidDecision(reconcile: AnyReconcile, run: Run): SaidDecision {
  const { at } = reconcile;
  if (reconcile.controller === "V1") {
    const phrases = sentenceV1(reconcile);
    return {
      at,
      verdict: verdictV1(reconcile),
      sentence: phrases,
      short: phrases.filter(({ aside }) => !aside),
      rows: largeSumV1(reconcile),
      metric: 0,
    };
  }
  const rows = withFormula(largeSum(reconcile, notReadyAt(run, at).counts), reconcile);
  const metric = shownMetric(ranksOf(run, reconcile));
  return { at, verdict: verdictOf(reconcile), sentence: sentence(reconcile), short: shortSentence(reconcile), rows, metric };
}

/** A still picture has room and time for the whole calculation of the proposal: "⌈ 5% ÷ 50% × 9 ⌉" for "⌈0.9⌉". */
function withFormula(rows: LargeRow[], reconcile: Reconcile): LargeRow[] {
  const { decision } = reconcile;
  if (decision.kind !== "computed") return rows;
  const metric = decision.metrics[decision.winner];
  const working = workingsOf(reconcile).metrics[decision.winner];
  if (!metric?.ok || !working) return rows;
  const { formula } = metricLines({ index: decision.winner, spec: metric.spec, calculation: metric.calculation, origins: null }, working);
  const [calculated = ""] = phraseText(formula).split(" = ⌈");
  return rows.map((row) => (row.words.startsWith("⌈") ? { ...row, words: calculated } : row));
}
