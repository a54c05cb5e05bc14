import { useDecisionOf } from "../store/decisionRun";
import { t } from "../ui/text";
import { clock } from "../ui/words";
import { outcomeRows } from "./outcomeRows";
import "./explain.css";

export function OutcomeTable() {
  const outcomes = useDecisionOf(({ run }) => run?.outcomes);
  const lastSecond = useDecisionOf(({ run }) => run?.lastSecond);
  const kind = useDecisionOf(({ scenario }) => scenario?.workload.kind);
  if (!outcomes || kind === undefined) {
    return (
      <section className="step" aria-label={t`Outcome`}>
        <p className="soft" aria-busy={lastSecond !== undefined}>
          {lastSecond === undefined
            ? t`Nothing has run yet.`
            : t`The run has reached ${clock(lastSecond)}. The outcomes are known when it ends.`}
        </p>
      </section>
    );
  }
  return (
    <section className="step" aria-label={t`Outcome`}>
      <table className="outcomes">
        <caption>{t`Outcomes of the run, from 00:00 to ${clock(lastSecond ?? 0)}`}</caption>
        <tbody>
          {outcomeRows(outcomes, kind).map(({ name, value, unit, definition }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <small>{definition}</small>
              </th>
              <td>
                <b>{value}</b>
                {unit && <span className="muted"> {unit}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
