import { useMemo } from "react";
import { boundNames, replicaTicks, replicaTop } from "../../marks/axes";
import { headingId } from "../../figures/headParts";
import { countMarks, countsNow, lastBounds } from "../../marks/layers/series";
import { useEvidence } from "../../store/evidence";
import type { ShownSeries } from "../../run/shownSeries";
import { useView } from "../../store/view";
import { plotFrame } from "../../marks/plotFrame";
import { t } from "../../words/text";
import type { TimeScale } from "../../marks/timeScale";
import { quantity } from "../../words/times";
import { highestIn, type DrawnRows } from "../../marks/series/drawn";
import { PlotOrRows } from "./PlotOrRows";
import { SeriesHead, type SeriesReading } from "./SeriesHead";
import { SeriesPlot } from "./SeriesPlot";

interface SeriesCountsProps {
  series: ShownSeries;
  rows: DrawnRows;
  scale: TimeScale;
  height: number;
  narrow: boolean;
}

const figure = "replicas";

/** The recorded count beside what the controller's rules compute, over the pods that existed and were ready. */
export function SeriesCounts({ series, rows, scale, height, narrow }: SeriesCountsProps) {
  const bounds = lastBounds(series);
  const max = useMemo(
    () => replicaTop(Math.max(1, highestIn(series.maxReplicas)), highestIn(series.recorded, series.computed, series.found)),
    [series],
  );
  const frame = useMemo(() => plotFrame(scale, height, 16, max), [scale, height, max]);
  const readings = useMemo(() => countReadings(series), [series]);
  const hidden = useView((view) => view.hidden);
  const sync = useEvidence((evidence) => evidence.sync);
  const marks = useMemo(() => countMarks(figure, series, rows, frame, hidden), [series, rows, frame, hidden]);
  const now = sync === null ? [] : countsNow(figure, series.at[sync]!, countsAt(series, sync), frame, hidden);
  return (
    <section className="fig" data-figure={figure} tabIndex={-1} aria-labelledby={headingId(figure)}>
      <SeriesHead
        figure={figure}
        titles={[t`Recorded and computed`, t`Computed`]}
        unit={narrow ? null : t`replicas`}
        readings={readings}
        width={scale.width}
      />
      <PlotOrRows
        figure={figure}
        label={t`Recorded and computed`}
        height={height}
        series={series}
        columns={[...readings, ...boundColumns(series)]}
      >
        <SeriesPlot
          frame={frame}
          ticks={replicaTicks(max, bounds.min, bounds.max, height)}
          label={t`Replicas over time, recorded and computed, with the pods that existed and were ready`}
          marks={marks}
          now={now}
        />
      </PlotOrRows>
    </section>
  );
}

/** What the page compares at a sync. Where a sync found another count than the one before left, these counts; else the decisions. */
export function countsAt(series: ShownSeries, sync: number): { recorded: number; computed: number } {
  const found = series.divergences.find(({ first, kind }) => first === sync && kind === "count");
  if (found) return { recorded: found.recorded, computed: found.computed ?? NaN };
  return { recorded: series.recorded[sync] ?? NaN, computed: series.computed[sync] ?? NaN };
}

function countReadings(series: ShownSeries): SeriesReading[] {
  const { recorded, computed, found, existing, ready } = series;
  const widest = quantity(highestIn(recorded, computed, found, existing));
  const of = (column: Float64Array) => (sync: number) => quantity(column[sync] ?? NaN);
  return [
    {
      stroke: "written",
      standing: "recorded",
      name: t`recorded`,
      value: (sync) => quantity(countsAt(series, sync).recorded),
      widest,
      yields: "never",
    },
    {
      stroke: "asked",
      standing: "computed",
      name: t`computed`,
      value: (sync) => quantity(countsAt(series, sync).computed),
      widest,
      yields: "never",
    },
    { stroke: "existing", name: t`existing`, value: of(existing), widest, yields: "early" },
    { stroke: "ready", name: t`ready`, value: of(ready), widest, yields: "late" },
  ];
}

const boundColumns = ({ minReplicas, maxReplicas }: ShownSeries) => [
  { name: boundNames.min(NaN).split(" ")[0]!, value: (sync: number) => quantity(minReplicas[sync] ?? NaN) },
  { name: boundNames.max(NaN).split(" ")[0]!, value: (sync: number) => quantity(maxReplicas[sync] ?? NaN) },
];
