import type { ComponentType } from "react";
import { useEvidence } from "../../store/evidence";
import { agreementIn } from "../../../engine/index";
import { openSync, useSeries } from "../../store/evidenceSeries";
import type { ShownSeries } from "../../run/shownSeries";
import { t } from "../../words/text";
import { clock, quantity } from "../../words/times";
import { StandingLegend, StandingMark } from "../StandingMark";
import { causeWords, fittingClasses } from "../../words/evidence/series/classWords";
import { DivergencePanel, extentOf } from "./DivergencePanel";
import type { DecisionParts } from "./decisionParts";
import { notComputedWords } from "../../words/evidence/series/notComputedWords";
import { SyncPanel } from "./SyncPanel";
import { dayName } from "../../words/evidence/series/wallClock";
import "./series.css";

interface SeriesPanelProps {
  series: ShownSeries;
  Decision: ComponentType<DecisionParts>;
}

/** Explains the selected sync of recorded series, and says where recorded and computed diverge. */
export function SeriesPanel({ series, Decision }: SeriesPanelProps) {
  const sync = useEvidence((evidence) => evidence.sync);
  const kept = useSeries(({ opened }) => opened);
  const opened = kept?.sync === sync ? kept : null;
  const divergence = sync === null ? undefined : series.divergences.find(({ first, last }) => first <= sync && sync <= last);
  const at = sync === null ? null : series.at[sync]!;
  return (
    <section className="step series-panel" aria-label={at === null ? t`Syncs` : t`Sync at ${clock(at)}`}>
      {divergence && <DivergencePanel key={sync} series={series} divergence={divergence} opened={opened} Decision={Decision} />}
      {!divergence && opened && <SyncPanel key={sync} series={series} opened={opened} Decision={Decision} />}
      <Agreement series={series} sync={sync} />
      <StandingLegend />
    </section>
  );
}

/** N of M syncs agree; and each divergence, to press. */
function Agreement({ series, sync }: { series: ShownSeries; sync: number | null }) {
  const { divergences, at, computed, explanation } = series;
  const { givenUpAt } = explanation;
  const reached = givenUpAt === null ? at.length : at.findIndex((second) => second >= givenUpAt);
  const { agree, computed: all } = agreementIn(computed, divergences);
  const here = divergences.findIndex(({ last }) => sync !== null && last >= sync);
  const from = Math.max(0, Math.min(divergences.length - mostListed, here - 3));
  const listed = divergences.slice(from, from + mostListed);
  const isLong = dayName(series.from) !== dayName(series.to);
  return (
    <div className="sub agreement">
      <h3>
        {explanation.rebuilt.hpa === null || all === 0
          ? t`Nothing was computed`
          : t`Recorded and computed agree in ${quantity(agree)} of ${quantity(all)} syncs`}
      </h3>
      {explanation.rebuilt.hpa === null && <p className="fine">{notComputedWords(explanation.rebuilt.reason)}</p>}
      {explanation.rebuilt.hpa !== null && all === 0 && <p className="fine">{notComputedWords({ code: "noFigure" })}</p>}
      {all > 0 && all < reached && computed.length > 0 && (
        <p className="fine">{t`${quantity(reached - all)} of ${quantity(reached)} syncs had nothing to compute from.`}</p>
      )}
      {givenUpAt !== null && <p className="fine">{notComputedWords({ code: "givenUp", at: givenUpAt })}</p>}
      {listed.length > 0 && (
        <table className="divergences">
          <caption className="vh">{t`Where recorded and computed diverge`}</caption>
          <tbody>
            {listed.map((divergence) => (
              <tr
                key={`${divergence.kind} ${divergence.first}`}
                aria-current={sync !== null && divergence.first <= sync && sync <= divergence.last ? "true" : undefined}
              >
                <th scope="row">
                  <button type="button" className="origin" onClick={() => openSync(divergence.first)}>
                    {isLong ? `${dayName(divergence.from)} ` : ""}
                    {clock(divergence.from).slice(0, 5)}
                  </button>
                </th>
                <td>{causeWords(divergence)}</td>
                <td>{extentOf(divergence)}</td>
                <td>
                  <StandingMark standing={fittingClasses(divergence).fits === true ? "computed" : "assumed"} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {listed.length < divergences.length && (
        <p className="fine">{t`${listed.length} of ${divergences.length} divergences, around this sync. N leads to the next.`}</p>
      )}
    </div>
  );
}

/** More divergences would push everything else out of sight. */
const mostListed = 12;
