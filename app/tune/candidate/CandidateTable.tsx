import type { Candidate } from "../../../engine/index";
import type { SearchSubject } from "../../store/search";
import { t } from "../../words/text";
import { casesOf, useShown } from "../chosen";
import { candidateRows } from "./candidateRows";

/** Today's numbers beside the candidate's. */
export function CandidateTable({ chosen, today, asked }: { chosen: Candidate; today: Candidate | null; asked: SearchSubject }) {
  const compared = useShown()?.compared ?? [];
  const rows = candidateRows(chosen, today, asked, compared);
  const isToday = today?.key === chosen.key;
  return (
    <table className="against" aria-label={t`Outcomes of ${casesOf(asked.study)} runs: today, this candidate and difference`}>
      <thead>
        <tr>
          <th scope="col">{t`median, p95 of ${casesOf(asked.study)} runs`}</th>
          {!isToday && <th scope="col">{t`today`}</th>}
          <th scope="col">{isToday ? t`today` : t`this`}</th>
          {!isToday && <th scope="col">{t`difference`}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, isPart, today: was, value, difference }, index) => (
          <tr key={isPart ? `p95 of ${index}` : name} className={isPart ? "part" : undefined}>
            <th scope="row">{name}</th>
            {!isToday && <td>{was}</td>}
            <td>
              <b>{value}</b>
            </td>
            {!isToday && <td className={difference === "0" ? "muted" : undefined}>{difference}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
