import type { AnyReconcile, Reconcile } from "../../../engine/index";
import { phraseText } from "../decision/phrase";
import { sentenceText } from "../decision/sentence";
import { sentenceV1, verdictV1 } from "../decision/sentenceV1";
import { isMetric, type SumLine as Line } from "../decision/sumLine";
import { resultText, type SumSources } from "../decision/sum";
import { anySumLines } from "../decision/sumV1";
import { verdictOf } from "../decision/verdict";

/** One sync of any controller in plain words. */
export interface DecisionInWords {
  at: number;
  /** spec.replicas before and after the sync; null if the controller could not read it. */
  from: number | null;
  to: number | null;
  /** Says what held the count. */
  verdict: string;
  sentence: string;
  sum: SumLine[];
  /** The events as kubectl lists them. */
  events: readonly { type: string; reason: string; message: string }[];
  conditions: readonly { type: string; status: string; reason: string; message: string }[];
}

/** A row of the sum: the stage's result as the page writes it, and how the stage reached it. */
export interface SumLine {
  /** The name of the stage. */
  stage: string;
  /** What came of it. */
  result: string;
  /** How, in sentences. */
  how: string[];
}

export const decidedBy = (reconcile: AnyReconcile, beside: Pick<SumSources, "notReady" | "changed"> = {}): DecisionInWords =>
  decided(reconcile, beside);

/** Of a decision that was computed from a real cluster's record: it has the figures of the status, and the samples behind them are supposed. */
export const decidedFromRecord = (reconcile: Reconcile): DecisionInWords => decided(reconcile, { figuresOnly: true });

function decided(reconcile: AnyReconcile, sources: SumSources): DecisionInWords {
  const { at, specReplicas, scaledTo, events } = reconcile;
  const isV1 = reconcile.controller === "V1";
  return {
    at,
    from: specReplicas,
    to: scaledTo ?? specReplicas,
    verdict: (isV1 ? verdictV1(reconcile) : verdictOf(reconcile)).words,
    sentence: isV1 ? phraseText(sentenceV1(reconcile)) : sentenceText(reconcile),
    sum: asRead(anySumLines(reconcile, sources)).map(({ name, result, phrases, notes }) => ({
      stage: name,
      result: resultText(result),
      how: [phrases, ...notes].map(phraseText),
    })),
    events,
    conditions: isV1 ? [] : (reconcile.status.conditions ?? []),
  };
}

/** Each metric's observed values come before its proposal. */
function asRead(lines: readonly Line[]): Line[] {
  const proposals = new Map(lines.filter(({ row }) => isMetric(row)).map((line) => [line.metric, line]));
  return lines.flatMap((line) => {
    if (isMetric(line.row)) return [];
    const proposal = line.row === "observed" ? proposals.get(line.metric) : undefined;
    return proposal === undefined ? [line] : [line, proposal];
  });
}
