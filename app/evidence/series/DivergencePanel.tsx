import type { ComponentType } from "react";
import type { SeriesDivergence } from "../../../engine/index";
import type { OpenedSync, ShownSeries } from "../../run/shownSeries";
import { Icon } from "../../ui/Icon";
import { plural, t } from "../../words/text";
import { quantity } from "../../words/times";
import { causeWords, classWords } from "../../words/evidence/series/classWords";
import { clueText } from "../../words/evidence/series/clueWords";
import { markOf, NextDivergence, RecordedRow, SupposedPods, type DecisionParts } from "./decisionParts";
import { causesToShow, divergenceHead, divergenceSays } from "../../words/evidence/series/divergenceWords";

interface DivergencePanelProps {
  series: ShownSeries;
  divergence: SeriesDivergence;
  opened: OpenedSync | null;
  Decision: ComponentType<DecisionParts>;
}

/** A sync at which recorded and computed diverge: both, the sum to what is computed, and each cause that may have made the difference. */
export function DivergencePanel({ series, divergence, opened, Decision }: DivergencePanelProps) {
  const index = series.divergences.indexOf(divergence);
  const { explained } = opened ?? { explained: null };
  const reconcile = divergence.kind === "count" ? (explained?.fitting[0]?.reconcile ?? explained?.plain) : explained?.plain;
  return (
    <>
      <p className="where">
        <span className="verdict">
          <DivergeIcon /> {t`they diverge: ${causeWords(divergence)}`}
        </span>
        <span className="end">
          {t`${index + 1} of ${series.divergences.length}`} <NextDivergence series={series} sync={divergence.last} />
        </span>
      </p>
      <p className="say" aria-live="polite" aria-atomic="true">
        <b>{divergenceHead(divergence)}</b> {divergenceSays(divergence)}
      </p>
      {divergence.kind === "count" && reconcile && (
        <p className="fine sum-note">{t`This sync then decided, from the ${quantity(divergence.recorded)} that it found:`}</p>
      )}
      {reconcile && (
        <Decision
          reconcile={reconcile}
          marks={{ mark: markOf, total: t`computed` }}
          underObserved={<SupposedPods series={series} />}
          underTotal={<RecordedRow series={series} sync={divergence.first} />}
          beside={null}
          written={null}
        >
          <Causes divergence={divergence} />
        </Decision>
      )}
      {!reconcile && <Causes divergence={divergence} />}
    </>
  );
}

/** Each cause with its sign and what speaks for it or against it. */
function Causes({ divergence }: { divergence: SeriesDivergence }) {
  const { shown, rest } = causesToShow(divergence);
  return (
    <div className="sub causes">
      <h3>{t`Which cause fits?`}</h3>
      <table>
        <caption className="vh">{t`Which cause fits?`}</caption>
        <tbody>
          {shown.map((name) => {
            const { fits, evidence } = divergence.causes[name];
            return (
              <tr key={name} className={fits === false ? "fits-not" : undefined}>
                <td>{fits === "possible" ? <span className="maybe">?</span> : <Icon name={fits ? "check" : "error"} className="rg" />}</td>
                <th scope="row">
                  {classWords[name]}
                  <span className="vh">{fits === "possible" ? t`: possible` : fits ? t`: fits` : t`: does not fit`}</span>
                </th>
                <td>{evidence.map(clueText).join("; ")}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rest.length > 0 && <p className="fine">{t`Of another kind: ${rest.map((name) => classWords[name]).join(", ")}.`}</p>}
    </div>
  );
}

/** How many syncs a divergence has, and where the evidence says it. */
export const extentOf = ({ first, last }: SeriesDivergence): string => plural(last - first + 1, "sync");

/** The lozenge with =, as in the lane. */
const DivergeIcon = () => (
  <svg className="rg" viewBox="0 0 14 14" aria-hidden="true" focusable="false">
    <path d="M7 .8l5.6 6.2L7 13.2L1.4 7ZM4.8 5.6h4.4M4.8 8.4h4.4" />
  </svg>
);
