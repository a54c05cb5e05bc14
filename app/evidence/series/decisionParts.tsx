import type { ReactNode } from "react";
import type { Reconcile, StageRow } from "../../../engine/index";
import { openSync } from "../../store/evidenceSeries";
import type { ShownSeries } from "../../run/shownSeries";
import { rich } from "../../ui/rich";
import { t } from "../../words/text";
import { clock, quantity } from "../../words/times";
import { StandingMark } from "../StandingMark";
import { nextDivergence } from "./seriesSteps";

/** A decision as the page explains any decision, with the standing of its rows. */
export interface DecisionParts {
  reconcile: Reconcile;
  marks: { mark(row: StageRow): ReactNode; total: string };
  underObserved?: ReactNode;
  underTotal?: ReactNode;
  beside: ReactNode | null;
  written: ReactNode;
  children?: ReactNode;
}

/** What a sync observed was recorded; all that follows from it is computed. */
export const markOf = (row: StageRow) => <StandingMark standing={row === "observed" ? "recorded" : "computed"} />;

export function NextDivergence({ series, sync }: { series: ShownSeries; sync: number | null }) {
  const next = nextDivergence(series, sync);
  if (
    next === null ||
    next === sync ||
    series.divergences.some(({ first, last }) => first === next && sync !== null && first <= sync && sync <= last)
  )
    return null;
  return (
    <button type="button" className="end" title={t`Next divergence (N)`} onClick={() => openSync(next)}>
      {rich`next ${<span className="origin">{clock(series.at[next]!)}</span>}`}
    </button>
  );
}

/** Which pods were counted follows from the series of the pods, or is assumed. */
export const SupposedPods = ({ series: { explanation } }: { series: ShownSeries }) => (
  <li>
    <div className="line">
      <div className="k" />
      <div className="v soft">
        {explanation.hasPods
          ? t`which pods had a sample: the plainest supposition that fits`
          : t`which pods those were: as many as the count, all ready`}
      </div>
      <div className="m">
        <StandingMark standing="assumed" />
      </div>
      <div className="r light" />
    </div>
  </li>
);

/** What the series say of the same sync. */
export function RecordedRow({ series, sync }: { series: ShownSeries; sync: number }) {
  const [from, to] = [series.found[sync] ?? NaN, series.recorded[sync] ?? NaN];
  return (
    <li>
      <div className="line">
        <div className="k">{t`recorded`}</div>
        <div className="v">{from === to ? t`${quantity(from)} → ${quantity(to)}, no change` : t`${quantity(from)} → ${quantity(to)}`}</div>
        <div className="m">
          <StandingMark standing="recorded" />
        </div>
        <div className="r">{quantity(to)}</div>
      </div>
    </li>
  );
}
