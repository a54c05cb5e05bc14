import { useState } from "react";
import type { ReleaseComparison, ReleaseEffect } from "../../engine/index";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";
import { clock } from "../words/times";
import { lookAt } from "./pin";
import { certaintyWords, releaseWords } from "../words/comparison/releaseWords";

type Mattered = ReleaseEffect & { firstAt: number };

/** The rules that made a difference, in the order in which they did. */
export function RulesThatMattered({ releases }: { releases: ReleaseComparison }) {
  const mattered = releases.changes
    .filter((effect): effect is Mattered => effect.firstAt !== null)
    .toSorted((one, other) => weight[one.concerns] - weight[other.concerns] || one.firstAt - other.firstAt);
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
        {mattered.map(({ change, concerns, firstAt }) => (
          <tr key={change.name}>
            <th scope="row">
              {releaseWords[change.name]}{" "}
              <small>
                {concernWords[concerns]}{" "}
                <button type="button" className="origin" title={t`Go there`} onClick={() => lookAt(firstAt)}>
                  {clock(firstAt)}
                </button>
              </small>
            </th>
            <td>{change.since}</td>
            <td>{certaintyWords[change.certainty]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const weight = { decision: 0, status: 1, text: 2 };

const concernWords: Readonly<Record<ReleaseEffect["concerns"], string>> = {
  decision: t`changes a decision, first at`,
  status: t`changes the status, first at`,
  text: t`changes words, first at`,
};

/** The rows that are visible before the reader opens the rest. */
const few = 4;

/** What differs between the releases and made no difference here, and what no run can show. */
export function OtherRules({ releases }: { releases: ReleaseComparison }) {
  const [all, setAll] = useState(false);
  const others = releases.changes.filter(({ change, firstAt }) => firstAt === null && change.part !== "outside");
  const outside = releases.changes.filter(({ change }) => change.part === "outside");
  const shown = all ? others : others.slice(0, few);
  const hidden = others.length - shown.length + (all ? 0 : outside.length);
  const likely = [...others.slice(few), ...outside].filter(({ change }) => change.certainty !== "sure").length;
  if (others.length + outside.length === 0) return null;
  return (
    <section className="other-rules">
      <h3>
        {others.length === 1 ? t`1 rule differs and changed nothing here` : t`${others.length} rules differ and changed nothing here`}
      </h3>
      <Rules effects={shown} />
      {(all || others.length === 0) && outside.length > 0 && (
        <>
          <h4>{t`What this run cannot show`}</h4>
          <Rules effects={outside} />
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

const Rules = ({ effects }: { effects: readonly ReleaseEffect[] }) => (
  <ul>
    {effects.map(({ change: { name, since, certainty } }) => (
      <li key={name}>
        <span>{since}</span> <span>{releaseWords[name]}</span> <span className="muted">{certaintyWords[certainty]}</span>
      </li>
    ))}
  </ul>
);
