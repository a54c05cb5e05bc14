import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { clock } from "../ui/words";
import { outcomeRows } from "./outcomeRows";
import "./explain.css";

/** What the run came to. */
export function OutcomeTable() {
  const outcomes = useTrace(({ run }) => run?.outcomes);
  const lastSecond = useTrace(({ run }) => run?.lastSecond);
  const kind = useScenario(({ scenario }) => scenario.workload.kind);
  if (!outcomes) {
    return (
      <section className="step" aria-label="Outcome">
        <p className="soft" aria-busy={lastSecond !== undefined}>
          {lastSecond === undefined ? "Nothing has run yet." : `The run has come to ${clock(lastSecond)}; its outcome is known at its end.`}
        </p>
      </section>
    );
  }
  return (
    <section className="step" aria-label="Outcome">
      <table className="outcomes">
        <caption>What the run came to, from 00:00 to {clock(lastSecond ?? 0)}</caption>
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
