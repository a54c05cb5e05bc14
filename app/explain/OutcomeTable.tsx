import { Fragment, type ReactNode } from "react";
import type { Arose, Scenario } from "../../engine/index";
import { useDecisionOf } from "../store/decisionRun";
import { useScenario } from "../store/scenario";
import { select } from "../store/view";
import { t } from "../words/text";
import { clock } from "../words/times";
import { aroseText, outcomeRows } from "../words/decision/outcomeRows";
import { PriceForm } from "./PriceForm";
import { Story } from "./Story";
import { useStory } from "./told";
import "./explain.css";

const none = {};

interface OutcomeTableProps {
  /** Makes a change of the scenario and compares it with what was. */
  tryChange: (parts: Partial<Scenario>) => void;
  /** What follows the outcomes. */
  children?: ReactNode;
}

export function OutcomeTable({ tryChange, children }: OutcomeTableProps) {
  const outcomes = useDecisionOf(({ run }) => run?.outcomes);
  const failures = useDecisionOf(({ run }) => run?.failures);
  const lastSecond = useDecisionOf(({ run }) => run?.lastSecond);
  const kind = useDecisionOf(({ scenario }) => scenario?.workload.kind);
  const price = useScenario(({ scenario }) => scenario.price);
  const { told, isOfRun } = useStory();
  if (!outcomes || kind === undefined) {
    return (
      <section className="step" aria-label={t`Run`}>
        <p className="soft" aria-busy={lastSecond !== undefined}>
          {lastSecond === undefined
            ? t`Nothing has run yet.`
            : t`The run has reached ${clock(lastSecond)}. The outcomes are known when it ends.`}
        </p>
      </section>
    );
  }
  const arose = isOfRun ? told?.arose : null;
  return (
    <section
      className="step"
      aria-label={t`Run`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached with the keyboard
      tabIndex={0}
    >
      <Story told={told} isOfRun={isOfRun} tryChange={tryChange} />
      <table className="outcomes">
        <caption>{t`Outcomes of the run, from 00:00 to ${clock(lastSecond ?? 0)}`}</caption>
        <tbody>
          {outcomeRows(outcomes, failures ?? none, kind, price, isOfRun ? told?.story : undefined).map(
            ({ outcome, name, value, unit, definition, parts }) => (
              <Fragment key={name}>
                <tr data-outcome={outcome} tabIndex={-1}>
                  <th scope="row">
                    {name}
                    <small>{definition}</small>
                  </th>
                  <td>
                    <b>{arose?.[outcome] ? <Door value={value} to={arose[outcome]} /> : value}</b>
                    {unit && <span className="muted"> {unit}</span>}
                  </td>
                </tr>
                {parts.map((part) => (
                  <tr key={part.name} className="part">
                    <th scope="row">
                      {part.name}
                      <small>{part.definition}</small>
                    </th>
                    <td>{part.value}</td>
                  </tr>
                ))}
              </Fragment>
            ),
          )}
        </tbody>
      </table>
      <PriceForm />
      {children}
    </section>
  );
}

/** Leads to where most of an outcome arose, or where it first did. */
function Door({ value, to }: { value: string; to: Arose }) {
  return (
    <button type="button" className="origin" title={aroseText(to)} onClick={() => select(to.moment)}>
      {value}
    </button>
  );
}
