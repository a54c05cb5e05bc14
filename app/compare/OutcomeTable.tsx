import type { OutcomeDifference } from "../../engine/index";
import { useBaseline } from "../store/baseline";
import { useScenario } from "../store/scenario";
import { outcomeLines } from "./outcomeLines";

/** What each run came to, side by side. `span` says of which time. */
export function OutcomeTable({ outcomes, span }: { outcomes: readonly OutcomeDifference[]; span: string }) {
  const kind = useScenario(({ scenario }) => scenario.workload.kind);
  const pinned = useBaseline(({ scenario }) => scenario?.workload.kind ?? kind);
  return (
    <table className="side-by-side" aria-label={`Outcome of ${span}: baseline, now and difference`}>
      <thead>
        <tr>
          <th scope="col">outcome of {span}</th>
          <th scope="col">baseline</th>
          <th scope="col">now</th>
          <th scope="col">difference</th>
        </tr>
      </thead>
      <tbody>
        {outcomeLines(outcomes, [kind, pinned]).map(({ name, definition, baseline, now, difference }) => (
          <tr key={name}>
            <th scope="row" title={definition}>
              {name}
            </th>
            <td>{baseline}</td>
            <td>
              <b>{now}</b>
            </td>
            <td className={difference === "same" ? "muted" : undefined}>{difference}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
