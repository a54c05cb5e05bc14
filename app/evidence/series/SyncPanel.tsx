import { useState, type ComponentType } from "react";
import type { OpenedSync, ShownSeries } from "../../run/shownSeries";
import { t } from "../../words/text";
import { StandingMark } from "../StandingMark";
import { markOf, NextDivergence, RecordedRow, SupposedPods, type DecisionParts } from "./decisionParts";
import { undeterminedWords } from "../../words/evidence/series/divergenceWords";

interface SyncPanelProps {
  series: ShownSeries;
  opened: OpenedSync;
  Decision: ComponentType<DecisionParts>;
}

/** A sync at which recorded and computed agree: the decision, or each of the decisions that fit what was recorded. */
export function SyncPanel({ series, opened: { sync, explained }, Decision }: SyncPanelProps) {
  const [chosen, setChosen] = useState(0);
  const fitting = explained?.fitting ?? [];
  const shown = fitting[Math.min(chosen, fitting.length - 1)]?.reconcile ?? explained?.plain;
  if (!explained || !shown) return <p className="say">{t`Nothing was computed at this sync.`}</p>;
  const next = <NextDivergence series={series} sync={sync} />;
  return (
    <>
      {explained.heldBy === null && (
        <div className="undetermined">
          <p className="fine">
            <StandingMark standing="assumed" /> <b>{t`Undetermined.`}</b> {undeterminedWords(fitting.length)}
          </p>
          {fitting.length > 1 && (
            <fieldset className="decision-of">
              <legend className="vh">{t`Which explanation`}</legend>
              {fitting.map((_, index) => (
                <label key={index}>
                  <input
                    type="radio"
                    name="explanation"
                    checked={index === Math.min(chosen, fitting.length - 1)}
                    onChange={() => setChosen(index)}
                  />
                  <span>{t`explanation ${index + 1}`}</span>
                </label>
              ))}
            </fieldset>
          )}
          <p className="fine">
            {series.explanation.hasPods
              ? t`Which pods had a sample is recorded nowhere.`
              : t`Series of the pods would settle more: see “To know more”.`}
          </p>
        </div>
      )}
      <Decision
        reconcile={shown}
        marks={{ mark: markOf, total: t`computed` }}
        underObserved={<SupposedPods series={series} />}
        underTotal={<RecordedRow series={series} sync={sync} />}
        beside={next}
        written={
          <>
            {t`What the controller writes, by these rules`} <StandingMark standing="computed" />
          </>
        }
      />
    </>
  );
}
