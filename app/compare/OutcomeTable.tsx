import type { Comparison } from "../../engine/index";
import { useBaseline } from "../store/baseline";
import { useScenario } from "../store/scenario";
import { t } from "../ui/text";
import { outcomeLines } from "./outcomeLines";

interface OutcomeTableProps {
  comparison: Pick<Comparison, "outcomes" | "failures">;
  /** The time that the outcomes cover: "60 min". */
  length: string;
  /** True if one run is longer, so that only its first part is compared. */
  cut: boolean;
}

export function OutcomeTable({ comparison, length, cut }: OutcomeTableProps) {
  const kind = useScenario(({ scenario }) => scenario.workload.kind);
  const pinned = useBaseline(({ scenario }) => scenario?.workload.kind ?? kind);
  const name = cut
    ? t`Outcomes of the first ${length} of both runs: baseline, now and difference`
    : t`Outcomes of ${length}: baseline, now and difference`;
  return (
    <table className="side-by-side" aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{cut ? t`outcomes of the first ${length} of both runs` : t`outcomes of ${length}`}</th>
          <th scope="col">{t`baseline`}</th>
          <th scope="col">{t`now`}</th>
          <th scope="col">{t`difference`}</th>
        </tr>
      </thead>
      <tbody>
        {outcomeLines(comparison, [kind, pinned]).map(({ outcome, isPart, name, definition, baseline, now, difference, same }) => (
          <tr
            key={name}
            className={isPart ? "part" : undefined}
            data-outcome={isPart ? undefined : outcome}
            tabIndex={isPart ? undefined : -1}
          >
            <th scope="row" title={definition}>
              {name}
            </th>
            <td>{baseline}</td>
            <td>{isPart ? now : <b>{now}</b>}</td>
            <td className={same ? "muted" : undefined}>{difference}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
