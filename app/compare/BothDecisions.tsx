import type { ComponentType, ReactNode } from "react";
import type { AnyReconcile } from "../../engine/index";
import { useBaseline } from "../store/baseline";
import { OfBaseline } from "../store/decisionRun";
import { useView, type DecisionOf } from "../store/view";
import { t } from "../ui/text";
import "./compare.css";

/** The record of one sync, of any controller. */
export interface DecisionRecord {
  reconcile: AnyReconcile | null;
}

interface BothDecisionsProps {
  /** The present run's decision at the cursor. */
  now: ReactNode;
  Decision: ComponentType<DecisionRecord>;
}

const choices: readonly (readonly [DecisionOf, string])[] = [
  ["now", t`Now`],
  ["baseline", t`Baseline`],
  ["both", t`Both`],
];

/** While a run is pinned, shows the decision of one run at the cursor, or both decisions, one below the other. */
export function BothDecisions({ now, Decision }: BothDecisionsProps) {
  const of = useView((view) => view.decisionOf);
  const reconcile = useBaseline((baseline) => baseline.reconcile);
  return (
    <>
      <fieldset className="decision-of">
        <legend className="vh">{t`Whose decision`}</legend>
        {choices.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="decision-of" checked={of === value} onChange={() => useView.setState({ decisionOf: value })} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <div className={of === "both" ? "decisions both" : "decisions"}>
        {of !== "baseline" && <Side name={of === "both" ? t`Now` : null}>{now}</Side>}
        {of !== "now" && (
          <Side name={t`Baseline`}>
            <OfBaseline value>
              <Decision reconcile={reconcile} />
            </OfBaseline>
          </Side>
        )}
      </div>
    </>
  );
}

/** `name` is null if the reader already knows which run this is. */
function Side({ name, children }: { name: string | null; children: ReactNode }) {
  return (
    <section className="side" aria-label={name ?? undefined}>
      {name && <h2>{name}</h2>}
      {children}
    </section>
  );
}
