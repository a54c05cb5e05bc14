import { useMemo, type ReactNode } from "react";
import type { Reconcile } from "../../engine/index";
import { OfEvidence } from "../store/decisionRun";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";
import { Questions } from "./Questions";
import { RowMarksOf, type RowMarks } from "./Row";
import { Say } from "./Say";
import { sentence } from "../words/decision/sentence";
import { Sum } from "./Sum";
import { verdictOf } from "../words/decision/verdict";
import { Written } from "./Written";
import "./explain.css";

interface EvidenceDecisionProps {
  reconcile: Reconcile;
  marks: RowMarks;
  underObserved?: ReactNode;
  underTotal?: ReactNode;
  /** The verdict's place beside it; null: the page says itself what this sync is. */
  beside: ReactNode | null;
  /** The heading above the conditions and events, which are computed, too. */
  written: ReactNode;
  /** Between the sum and the questions. */
  children?: ReactNode;
}

/** A decision that was computed from a real cluster's evidence: as the decision of a run, with the standing of each row. */
export function EvidenceDecision({ reconcile, marks, underObserved, underTotal, beside, written, children }: EvidenceDecisionProps) {
  const phrases = useMemo(() => sentence(reconcile), [reconcile]);
  const verdict = verdictOf(reconcile);
  const { at, status, events, error } = reconcile;
  return (
    <OfEvidence value>
      {beside !== null && (
        <>
          <p className="where">
            <span className={`verdict c-${verdict.reason}`}>
              <Icon name={verdict.reason} /> {verdict.words}
            </span>
            {beside}
          </p>
          <Say at={at} className="say" phrases={phrases} />
        </>
      )}
      <RowMarksOf value={marks}>
        <Sum reconcile={reconcile} underObserved={underObserved} underTotal={underTotal} />
      </RowMarksOf>
      {children}
      {hasKnownUsage(reconcile) ? (
        <Questions reconcile={reconcile} />
      ) : (
        <p className="sub fine">{t`What another count would need is not said here: it depends on pods whose samples are assumed.`}</p>
      )}
      {beside !== null && <Written conditions={status.conditions} events={events} error={error} heading={written} />}
    </OfEvidence>
  );
}

/** With missing or unready pods, thresholds are in the usage of all pods together. Evidence has their utilization alone. */
const hasKnownUsage = ({ decision }: Reconcile): boolean =>
  !("metrics" in decision) ||
  decision.metrics.every(
    (metric) =>
      !metric.ok ||
      metric.calculation.kind !== "pods" ||
      metric.calculation.target.type !== "Utilization" ||
      !metric.calculation.rebalanced,
  );
