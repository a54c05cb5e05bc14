import { useMemo } from "react";
import { countAt, type CountSteps } from "../../../engine/index";
import { replicaTicks, replicaTop } from "../../marks/axes";
import { headingId } from "../../figures/headParts";
import { simulatedMarks } from "../../marks/layers/series";
import { useEvidenceScenario, type SimulatedCounts } from "../../store/evidenceScenario";
import type { ShownSeries } from "../../run/shownSeries";
import { useView } from "../../store/view";
import { plotFrame } from "../../marks/plotFrame";
import { t } from "../../words/text";
import { quantity } from "../../words/times";
import { FitSays, percent } from "../goOn/FitSays";
import { highestIn } from "../../marks/series/drawn";
import { PlotOrRows } from "./PlotOrRows";
import { SeriesHead, type SeriesReading } from "./SeriesHead";
import { SeriesPlot } from "./SeriesPlot";
import type { FurtherFigure } from "./SeriesFigures";

const figure = "simulated";

/** The recorded replicas beside those of the scenario that was made of the evidence, with the fit of the two. */
export function SimulatedFigure({ series, scale, height, narrow }: FurtherFigure) {
  const simulating = useEvidenceScenario((state) => state.simulating);
  const counts = simulating?.state === "done" ? simulating.counts : null;
  const max = useMemo(() => {
    const highest = (steps: CountSteps) => steps.reduce((most, [, count]) => Math.max(most, count || 0), 0);
    const simulated = counts ? Math.max(highest(counts.recorded), highest(counts.simulated)) : 0;
    return replicaTop(Math.max(1, highestIn(series.maxReplicas)), Math.max(simulated, highestIn(series.found, series.recorded)));
  }, [series, counts]);
  const frame = useMemo(() => plotFrame(scale, height, 16, max), [scale, height, max]);
  const readings = useMemo(() => (counts ? readingsOf(counts, series, max) : []), [counts, series, max]);
  const hidden = useView((view) => view.hidden);
  const marks = useMemo(() => (counts ? simulatedMarks(figure, counts, frame, hidden) : []), [counts, frame, hidden]);
  const fit = counts?.fit ?? null;
  const near = fit && t`replicas, within one for ${percent(fit.withinOne)}% of the time`;
  return (
    <section className="fig" data-figure={figure} tabIndex={-1} aria-labelledby={headingId(figure)}>
      <SeriesHead
        figure={figure}
        titles={[t`Recorded beside simulated`, t`Simulated`]}
        unit={near ?? (narrow ? null : t`replicas`)}
        readings={readings}
        width={scale.width}
      />
      <PlotOrRows figure={figure} label={t`Recorded beside simulated`} height={height} series={series} columns={readings}>
        <SeriesPlot
          frame={frame}
          ticks={replicaTicks(max, lastOf(series.minReplicas), lastOf(series.maxReplicas), height)}
          label={t`Replicas over time, recorded and simulated`}
          marks={marks}
        />
      </PlotOrRows>
      {counts === null && (
        <div className="simulating" style={{ height }}>
          <FitSays />
        </div>
      )}
    </section>
  );
}

/** At a sync the recorded count is the one that the sync found, as in the other figures. */
function readingsOf({ from, to, simulated }: SimulatedCounts, { at, found }: ShownSeries, max: number): SeriesReading[] {
  const inside = (sync: number) => at[sync]! >= from && at[sync]! <= to;
  const value = (count: (sync: number) => number) => (sync: number) => quantity(inside(sync) ? count(sync) : NaN);
  return [
    {
      stroke: "recorded",
      standing: "recorded",
      name: t`recorded`,
      value: value((sync) => found[sync] ?? NaN),
      widest: quantity(max),
      yields: "never",
    },
    {
      stroke: "simulated",
      name: t`simulated`,
      value: value((sync) => countAt(simulated, at[sync]!)),
      widest: quantity(max),
      yields: "never",
    },
  ];
}

const lastOf = (column: Float64Array): number => column.findLast((value) => !Number.isNaN(value)) ?? 1;
