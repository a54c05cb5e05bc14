import type { ComponentType, ReactNode } from "react";
import type { AnyReconcile } from "../../engine/index";
import { useBaseline } from "../store/baseline";
import { OfBaseline } from "../store/decisionRun";
import { type DecisionOf, useTabs } from "../store/tabs";
import { t } from "../words/text";
import "./compare.css";

/** The record of one sync, of any controller. */
export interface DecisionRecord {
  reconcile: AnyReconcile | null;
}

interface WhoseDecisionProps {
  /** The present run's decision at the cursor. */
  now: ReactNode;
  Decision: ComponentType<DecisionRecord>;
}

const choices: readonly (readonly [DecisionOf, string])[] = [
  ["now", t`Now`],
  ["baseline", t`Baseline`],
];

/** While a run is pinned, shows the decision of one of the two runs at the cursor. The comparison shows both side by side. */
export function WhoseDecision({ now, Decision }: WhoseDecisionProps) {
  const of = useTabs((view) => view.decisionOf);
  const reconcile = useBaseline((baseline) => baseline.reconcile);
  return (
    <>
      <fieldset className="decision-of">
        <legend className="vh">{t`Whose decision`}</legend>
        {choices.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="decision-of" checked={of === value} onChange={() => useTabs.setState({ decisionOf: value })} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {of === "now" ? (
        now
      ) : (
        <OfBaseline value>
          <Decision reconcile={reconcile} />
        </OfBaseline>
      )}
    </>
  );
}
