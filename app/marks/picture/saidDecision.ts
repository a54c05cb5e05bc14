/** What a picture says of a decision, in the words of the decision panel. */
import { workingsOf, type AnyReconcile, type Reconcile } from "../../../engine/index";
import { ranksOf, shownMetric } from "../metricRanks";
import { largeSum, type LargeRow } from "../../words/decision/largeSum";
import { metricLines } from "../../words/decision/metricLines";
import { besideSync } from "../../words/decision/besideSync";
import { phraseText } from "../../words/decision/phrase";
import { sentence, shortSentence } from "../../words/decision/sentence";
import { sentenceV1, verdictV1 } from "../../words/decision/sentenceV1";
import { verdictOf } from "../../words/decision/verdict";
import type { SaidDecision } from "./content";
import type { Run } from "../../run/run";

export function saidDecision(reconcile: AnyReconcile, run: Run): SaidDecision {
  const { at } = reconcile;
  if (reconcile.controller === "V1") {
    const phrases = sentenceV1(reconcile);
    return {
      at,
      verdict: verdictV1(reconcile),
      sentence: phrases,
      short: phrases.filter(({ aside }) => !aside),
      rows: largeSum(reconcile),
      metric: 0,
    };
  }
  const rows = withFormula(largeSum(reconcile, besideSync(run, at)), reconcile);
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
