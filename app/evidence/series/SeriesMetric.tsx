import { memo, useMemo } from "react";
import { headingId } from "../../figures/headParts";
import { plainTicks } from "../../marks/axes";
import { stepPath } from "../../marks/linePaths";
import { edgePath, highestOf, stretchesAbove } from "../../marks/marks";
import { metricAmount, metricTitle } from "../../words/figures/metricWords";
import type { ShownMetric, ShownSeries } from "../../run/shownSeries";
import { useView } from "../../store/view";
import { plotFrame, type PlotFrame } from "../../marks/plotFrame";
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
        >
          <MetricLines figure={figure} rows={rows} index={index} frame={frame} unit={metric.unit} />
        </SeriesPlot>
      </PlotOrRows>
    </section>
  );
}

const MetricLines = memo(function MetricLines({ figure, rows, index, frame, unit }: LinesProps) {
  const hidden = useView((view) => view.hidden);
  const { value, target, low, high } = rows.metrics[index]!;
  const { at } = rows;
  const { scale, y, max, top } = frame;
  const edges = (column: Float64Array) => stepPath(at, column, frame);
  const above = stretchesAbove(max, at, value);
  const peak = highestOf(above);
  return (
    <>
      {!hidden.has(`${figure}/target`) && (
        <>
          <path d={bandPath(at, low, high, frame)} fill="var(--tol-t)" />
          <path className="tol-edge" fill="none" d={edges(low)} />
          <path className="tol-edge" fill="none" d={edges(high)} />
          <path className="target" fill="none" d={edges(target)} />
        </>
      )}
      {!hidden.has(`${figure}/saw`) && (
        <>
          <path
            d={stepPath(
              at,
              value.map((one) => Math.min(one, max)),
              frame,
            )}
            fill="none"
            stroke="var(--ink)"
            strokeWidth="1.25"
          />
          <path d={edgePath(above, frame, top)} fill="none" stroke="var(--ink)" strokeWidth="2" />
          {peak && (
            <text className="halo tx2" x={Math.min(scale.width - scale.right - 60, scale.x(peak.to) + 6)} y={Math.max(12, y(max) + 12)}>
              {t`↑ to ${metricAmount(peak.value, unit)}`}
            </text>
          )}
        </>
      )}
    </>
  );
});

interface LinesProps {
  figure: string;
  rows: DrawnRows;
  index: number;
  frame: PlotFrame;
  unit: ShownMetric["unit"];
}

/** The area between two steps; NaN breaks it. */
export function bandPath(at: Float64Array, low: Float64Array, high: Float64Array, { scale, y, bottom, top }: PlotFrame): string {
  let path = "";
  let from = -1;
  const close = (to: number) => {
    if (from < 0) return;
    const [left, right] = [scale.x(at[from]!), scale.x(at[to] ?? at.at(-1)!)];
    path += `M${left} ${Math.min(bottom, y(low[from]!))}H${right}V${Math.max(top, y(high[from]!))}H${left}Z`;
    from = -1;
  };
  for (let row = 0; row < at.length; row++) {
    if (from >= 0 && low[row] === low[from] && high[row] === high[from]) continue;
    close(row);
    if (!Number.isNaN(low[row]!)) from = row;
  }
  close(at.length);
  return path;
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
