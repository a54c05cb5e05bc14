import { useState } from "react";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";
import { clock } from "../words/times";
import { lookAt } from "./pin";
import type { ReleaseRow } from "./releaseRows";
import { certaintyWords } from "../words/comparison/releaseWords";

type Mattered = ReleaseRow & { firstAt: number };

/** The rules that made a difference, in the order in which they did. */
export function RulesThatMattered({ rows }: { rows: readonly ReleaseRow[] }) {
  const mattered = rows
    .filter((row): row is Mattered => row.firstAt !== null)
    .toSorted((one, other) => one.weight - other.weight || one.firstAt - other.firstAt);
  if (mattered.length === 0) return null;
  return (
    <table className="release-rules">
      <thead>
        <tr>
          <th scope="col">{mattered.length === 1 ? t`the rule that matters here` : t`the rules that matter here`}</th>
          <th scope="col">{t`since`}</th>
          <th scope="col">{t`certainty`}</th>
        </tr>
      </thead>
      <tbody>
        {mattered.map(({ name, text, since, certainty, concern, firstAt }) => (
          <tr key={name}>
            <th scope="row">
              {text}{" "}
              <small>
                {concern}{" "}
                <button type="button" className="origin" title={t`Go there`} onClick={() => lookAt(firstAt)}>
                  {clock(firstAt)}
                </button>
              </small>
            </th>
            <td>{since}</td>
            <td>{certaintyWords[certainty]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rows that are visible before the reader opens the rest. */
const few = 4;

/** What differs between the releases and made no difference here, and what no run can show. */
export function OtherRules({ rows }: { rows: readonly ReleaseRow[] }) {
  const [all, setAll] = useState(false);
  const others = rows.filter(({ firstAt, isOutside }) => firstAt === null && !isOutside);
  const outside = rows.filter(({ isOutside }) => isOutside);
  const shown = all ? others : others.slice(0, few);
  const hidden = others.length - shown.length + (all ? 0 : outside.length);
  const likely = [...others.slice(few), ...outside].filter(({ certainty }) => certainty !== "sure").length;
  if (others.length + outside.length === 0) return null;
  return (
    <section className="other-rules">
      <h3>
        {others.length === 1 ? t`1 rule differs and changed nothing here` : t`${others.length} rules differ and changed nothing here`}
      </h3>
      <Rules rows={shown} />
      {(all || others.length === 0) && outside.length > 0 && (
        <>
          <h4>{t`What this run cannot show`}</h4>
          <Rules rows={outside} />
        </>
      )}
      {others.length > 0 && (hidden > 0 || all) && (
        <button type="button" className="fold" aria-expanded={all} onClick={() => setAll(!all)}>
          <Icon name="caret" /> {all ? t`Show fewer` : likely === 0 ? t`${hidden} more` : t`${hidden} more, ${likely} of them not sure`}
        </button>
      )}
    </section>
  );
}

const Rules = ({ rows }: { rows: readonly ReleaseRow[] }) => (
  <ul>
    {rows.map(({ name, text, since, certainty }) => (
      <li key={name}>
        <span>{since}</span> <span>{text}</span> <span className="muted">{certaintyWords[certainty]}</span>
      </li>
    ))}
  </ul>
);
