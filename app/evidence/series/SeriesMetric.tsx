import { useMemo } from "react";
import { headingId } from "../../figures/headParts";
import { plainTicks } from "../../marks/axes";
import { metricSeriesMarks } from "../../marks/layers/series";
import { metricAmount, metricTitle } from "../../words/figures/metricWords";
import type { ShownMetric, ShownSeries } from "../../run/shownSeries";
import { useView } from "../../store/view";
import { plotFrame } from "../../marks/plotFrame";
import { t } from "../../words/text";
import { niceCeiling, type TimeScale } from "../../marks/timeScale";
import { highestIn, type DrawnRows } from "../../marks/series/drawn";
import { SeriesHead, type SeriesReading } from "./SeriesHead";
import { SeriesPlot } from "./SeriesPlot";
import { PlotOrRows } from "./PlotOrRows";

interface SeriesMetricProps {
  series: ShownSeries;
  rows: DrawnRows;
  index: number;
  scale: TimeScale;
  height: number;
  narrow: boolean;
}

/** One metric as the autoscaler's status recorded it, against its target and the tolerance. */
export function SeriesMetric({ series, rows, index, scale, height, narrow }: SeriesMetricProps) {
  const metric = series.metrics[index]!;
  const figure = `metric-${index}`;
  const max = useMemo(() => metricTopOf(metric), [metric]);
  const frame = useMemo(() => plotFrame(scale, height, 4, max), [scale, height, max]);
  const readings = useMemo(() => metricReadingsOf(metric), [metric]);
  const hidden = useView((view) => view.hidden);
  const marks = useMemo(
    () => metricSeriesMarks(figure, rows, index, metric.unit, frame, hidden),
    [figure, rows, index, metric.unit, frame, hidden],
  );
  const name = metricTitle(metric);
  const alone = series.metrics.length === 1;
  const titles: [string, ...string[]] = alone ? [t`What did the metric say?`, t`The metric`] : [t`What did ${name} say?`, name];
  return (
    <section className="fig" data-figure={figure} tabIndex={-1} aria-labelledby={headingId(figure)}>
      <SeriesHead figure={figure} titles={titles} unit={narrow ? null : unitOf(metric, alone)} readings={readings} width={scale.width} />
      <PlotOrRows figure={figure} label={titles[0]} height={height} series={series} columns={[...readings, toleranceColumn(metric)]}>
        <SeriesPlot
          frame={frame}
          ticks={plainTicks(max, height)}
          label={t`${name} over time, as recorded, with its target and its tolerance`}
          marks={marks}
        />
      </PlotOrRows>
    </section>
  );
}

/** Room for all values if they fit above the tolerance, else twice the target: higher values are cut off, and the figure says so. */
export function metricTopOf({ value, target, high }: ShownMetric): number {
  const highest = highestIn(value);
  const wanted = niceCeiling(Math.max(highest, highestIn(high)) * 1.1);
  const cut = niceCeiling(highestIn(target) * 2);
  const known = value.filter((one) => !Number.isNaN(one)).toSorted();
  const median = known[known.length >> 1] ?? 0;
  return Math.max(1e-9, median > cut || cut === 0 ? wanted : Math.min(wanted, cut));
}

function metricReadingsOf({ value, target, unit }: ShownMetric): SeriesReading[] {
  const widest = (column: Float64Array) => metricAmount(highestIn(column), unit);
  return [
    {
      stroke: "saw",
      standing: "recorded",
      name: t`recorded`,
      value: (sync) => metricAmount(value[sync] ?? NaN, unit),
      widest: widest(value),
      yields: "never",
    },
    {
      stroke: "target",
      name: t`target`,
      value: (sync) => metricAmount(target[sync] ?? NaN, unit),
      widest: widest(target),
      yields: "early",
    },
  ];
}

const toleranceColumn = ({ low, high, unit }: ShownMetric) => ({
  name: t`tolerance`,
  value: (sync: number) => t`${metricAmount(low[sync] ?? NaN, unit)} to ${metricAmount(high[sync] ?? NaN, unit)}`,
});

function unitOf({ unit, container, total, ...metric }: ShownMetric, named: boolean): string {
  const whose =
    unit === "%" ? (container === null ? t`% of requests` : t`% of its request`) : unit === "" ? "" : unit === "m" ? t`millicores` : "Mi";
  const counted = total ? t`in total` : t`per pod`;
  const parts = [named && metricTitle({ container, ...metric }), whose, unit !== "%" && counted];
  return parts.filter(Boolean).join(", ");
}
