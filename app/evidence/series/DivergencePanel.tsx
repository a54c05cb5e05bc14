import type { ComponentType } from "react";
import type { DivergenceClass, SeriesDivergence } from "../../../engine/index";
import type { OpenedSync, ShownSeries } from "../../store/shownSeries";
import { Icon } from "../../ui/Icon";
import { plural, t } from "../../ui/text";
import { quantity } from "../../ui/words";
import { causeWords, classesInOrder, classWords, fittingClasses } from "./classWords";
import { clueText, isOfAnotherKind } from "./clueWords";
import { markOf, NextDivergence, RecordedRow, SupposedPods, type DecisionParts } from "./decisionParts";
import { DivergeIcon } from "./DivergeIcon";

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
        <b>{headline(divergence)}</b> {saidOf(divergence)}
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

function headline({ recorded, computed }: SeriesDivergence): string {
  if (computed === null) return t`Recorded ${quantity(recorded)}, nothing computed.`;
  return t`Recorded ${quantity(recorded)}, computed ${quantity(computed)}.`;
}

/** What is certain, or what is possible: never both in one sentence. */
function saidOf(divergence: SeriesDivergence): string {
  const { kind, recorded, computed } = divergence;
  const { classes, fits } = fittingClasses(divergence);
  const [first] = classes;
  const found =
    kind === "count"
      ? t`The sync before left ${quantity(computed ?? NaN)}, and this sync found ${quantity(recorded)}.`
      : kind === "noMetric"
        ? t`The controller had no metric to compute from.`
        : t`The rules make ${quantity(computed ?? NaN)} of what was recorded.`;
  if (first === undefined || first === "unknown") return `${found} ${t`Nothing in the evidence explains it.`}`;
  if (fits === true && classes.length === 1) return `${found} ${certain[first]}`;
  const names = classes.map((name) => classWords[name]);
  const either = names.length === 1 ? names[0]! : t`${names.slice(0, -1).join(", ")} or ${names.at(-1)!}`;
  return `${found} ${t`Possible: ${either}.`}`;
}

const certain: Readonly<Record<DivergenceClass, string>> = {
  anotherWriter: t`Something other than this autoscaler wrote the count.`,
  rollout: t`A rollout ran, and its extra pods were measured, too.`,
  notReadyPods: t`Pods were not ready, so they counted as idle or not at all.`,
  metricLag: t`The controller saw an earlier or later value of the metric.`,
  overlap: t`Another autoscaler works on the same pods.`,
  controllerRestart: t`The controller started anew and had forgotten its proposals.`,
  noMetric: t`The metric was missing.`,
  unseenSync: t`A sync that no scrape shows wrote it.`,
  unknown: t`Nothing in the evidence explains it.`,
};

/** Each cause with its sign and what speaks for it or against it. */
function Causes({ divergence }: { divergence: SeriesDivergence }) {
  const rank = (name: DivergenceClass) => ({ true: 0, possible: 1, false: 2 })[`${divergence.causes[name].fits}`];
  const shown = classesInOrder.filter((name) => {
    const { fits, evidence } = divergence.causes[name];
    return fits !== false || (name !== "unknown" && !isOfAnotherKind(evidence));
  });
  const rest = classesInOrder.filter((name) => name !== "unknown" && !shown.includes(name));
  return (
    <div className="sub causes">
      <h3>{t`Which cause fits?`}</h3>
      <table>
        <caption className="vh">{t`Which cause fits?`}</caption>
        <tbody>
          {shown
            .toSorted((a, b) => rank(a) - rank(b))
            .map((name) => {
              const { fits, evidence } = divergence.causes[name];
              return (
                <tr key={name} className={fits === false ? "fits-not" : undefined}>
                  <td>
                    {fits === "possible" ? <span className="maybe">?</span> : <Icon name={fits ? "check" : "error"} className="rg" />}
                  </td>
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
