import { useState } from "react";
import type { Comparison } from "../../engine/index";
import { useBaseline } from "../store/baseline";
import { useScenario } from "../store/scenario";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";
import { byChange, outcomeLines, sameWords, type OutcomeLine } from "../words/comparison/outcomeLines";

/** What the two runs are called. */
export type RunNames = Readonly<Record<"baseline" | "now", string>>;

interface OutcomeTableProps {
  comparison: Pick<Comparison, "outcomes" | "failures">;
  names: RunNames;
  /** The time that the outcomes cover: "60 min". */
  length: string;
  /** True if one run is longer, so that only its first part is compared. */
  cut: boolean;
}

/** The outcomes that changed; those that are the same are folded. */
export function OutcomeTable({ comparison, names, length, cut }: OutcomeTableProps) {
  const kind = useScenario(({ scenario }) => scenario.workload.kind);
  const price = useScenario(({ scenario }) => scenario.price);
  const pinned = useBaseline(({ scenario }) => scenario?.workload.kind ?? kind);
  const [open, setOpen] = useState(false);
  const { changed, same } = byChange(outcomeLines(comparison, [kind, pinned], price));
  const name = cut
    ? t`Outcomes of the first ${length} of both runs: baseline, now and difference`
    : t`Outcomes of ${length}: baseline, now and difference`;
  return (
    <>
      <table className="side-by-side" aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{cut ? t`outcomes of the first ${length} of both runs` : t`outcomes of ${length}`}</th>
            <th scope="col">{names.baseline}</th>
            <th scope="col">{names.now}</th>
            <th scope="col">{t`difference`}</th>
          </tr>
        </thead>
        <Lines lines={changed} />
        {/* Folded rows are in the page all the same, so that the search can lead to them. */}
        <Lines lines={same} id="same-outcomes" folded={!open} />
      </table>
      {same.length > 0 && (
        <button type="button" className="fold" aria-expanded={open} aria-controls="same-outcomes" onClick={() => setOpen(!open)}>
          <Icon name="caret" /> {sameWords(same, changed.length === 0)}
        </button>
      )}
    </>
  );
}

function Lines({ lines, id, folded = false }: { lines: readonly OutcomeLine[]; id?: string; folded?: boolean }) {
  return (
    <tbody id={id} hidden={folded}>
      {lines.map(({ outcome, isPart, name, definition, baseline, now, difference, same }) => (
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
  );
}
