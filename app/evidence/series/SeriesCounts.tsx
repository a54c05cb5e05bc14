import { memo, useMemo } from "react";
import { boundNames, replicaTicks, replicaTop } from "../../marks/axes";
import { headingId } from "../../figures/headParts";
import { labelWidth } from "../../marks/labels";
import { areaUnder, stepPath } from "../../marks/linePaths";
import { edgePath, highestOf, round, stretchesAbove } from "../../marks/marks";
import { useEvidence } from "../../store/evidence";
import type { ShownSeries } from "../../run/shownSeries";
import { useView } from "../../store/view";
import { plotFrame, type PlotFrame } from "../../marks/plotFrame";
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
          now={<CountsNow series={series} frame={frame} />}
        >
          <CountLines series={series} rows={rows} frame={frame} />
          <OtherBounds series={series} rows={rows} frame={frame} />
        </SeriesPlot>
      </PlotOrRows>
    </section>
  );
}

const CountLines = memo(function CountLines({ series, rows, frame }: { series: ShownSeries; rows: DrawnRows; frame: PlotFrame }) {
  const hidden = useView((view) => view.hidden);
  const { at, recorded, existing, ready } = rows;
  const { max, top, scale } = frame;
  const cut = (column: Float64Array) => column.map((value) => Math.min(value, max));
  const above = stretchesAbove(max, at, existing);
  const peak = highestOf(above);
  return (
    <>
      {!hidden.has(`${figure}/ready`) && (
        <>
          <path d={readyArea(at, cut(ready), frame)} fill="var(--pods-t)" />
          <path d={stepPath(at, cut(ready), frame)} fill="none" stroke="var(--pods)" strokeWidth="1.5" />
        </>
      )}
      {!hidden.has(`${figure}/existing`) && (
        <>
          <path d={stepPath(at, cut(existing), frame)} fill="none" stroke="var(--pods)" strokeWidth="1.2" strokeDasharray="2 2" />
          <path d={edgePath(above, frame, top)} fill="none" stroke="var(--pods)" strokeWidth="2" />
          {peak && (
            <text className="halo c-pods" fill="var(--pods)" x={Math.min(scale.width - scale.right - 48, scale.x(peak.to) + 6)} y={top - 3}>
              {t`↑ to ${quantity(peak.value)}`}
            </text>
          )}
        </>
      )}
      {!hidden.has(`${figure}/written`) && (
        <path d={stepPath(at, recorded, frame)} fill="none" stroke="var(--ink)" strokeWidth="2" strokeLinejoin="miter" />
      )}
      {!hidden.has(`${figure}/asked`) && <path d={ringsOf(series, frame)} fill="var(--sheet)" stroke="var(--ink)" strokeWidth="1" />}
    </>
  );
});

/** One area for each stretch without a gap. */
function readyArea(at: Float64Array, ready: Float64Array, frame: PlotFrame): string {
  let path = "";
  let from = -1;
  for (let row = 0; row <= at.length; row++) {
    const known = row < at.length && !Number.isNaN(ready[row]!);
    if (known && from < 0) from = row;
    if (known || from < 0) continue;
    // The row of a gap ends the last step.
    const [times, values] = [at.subarray(from, row + 1), ready.slice(from, row + 1)];
    if (row < at.length) values[values.length - 1] = values.at(-2)!;
    path += areaUnder(stepPath(times, values, frame), times, frame);
    from = -1;
  }
  return path;
}

const ringPixels = 5;

/** A ring at what is computed wherever the two diverge; of rings that would touch, the first. */
export function ringsOf({ at, divergences }: ShownSeries, { scale, y, max }: PlotFrame): string {
  let path = "";
  let last = -Infinity;
  for (const { first, computed } of divergences) {
    const x = scale.x(at[first]!);
    if (computed === null || computed > max || x < scale.left || x > scale.width - scale.right || x - last < ringPixels) continue;
    last = x;
    path += `M${round(x - 2.5)} ${round(y(computed))}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0`;
  }
  return path;
}

/** Recorded ● and computed ○ at the cursor, with their numbers where they differ. */
function CountsNow({ series, frame }: { series: ShownSeries; frame: PlotFrame }) {
  const sync = useEvidence((evidence) => evidence.sync);
  const hidden = useView((view) => view.hidden);
  if (sync === null) return null;
  const { scale, y, max } = frame;
  const [at, { recorded, computed }] = [series.at[sync]!, countsAt(series, sync)];
  if (at < scale.from || at > scale.to) return null;
  const x = round(scale.x(at));
  const place = (value: number) => round(y(Math.min(value, max)));
  const differ = computed !== recorded && !Number.isNaN(computed);
  const words = [t`recorded ${quantity(recorded)}`, t`computed ${quantity(computed)}`];
  const fitsRight = x + 9 + Math.max(...words.map(labelWidth)) <= scale.width - scale.right;
  const text = (value: number, above: boolean, said: string) => (
    <text
      className="halo tx tb1"
      x={fitsRight ? x + 9 : x - 9}
      y={place(value) + (above ? -6 : 15)}
      textAnchor={fitsRight ? "start" : "end"}
    >
      {said}
    </text>
  );
  return (
    <>
      {differ && !hidden.has(`${figure}/asked`) && (
        <>
          <circle cx={x} cy={place(computed)} r="4" fill="var(--sheet)" stroke="var(--ink)" strokeWidth="1.8" />
          {text(computed, computed > recorded, words[1]!)}
        </>
      )}
      {!hidden.has(`${figure}/written`) && (
        <>
          <circle cx={x} cy={place(recorded)} r="4" fill="var(--ink)" stroke="var(--sheet)" strokeWidth="1.5" />
          {differ && text(recorded, recorded > computed, words[0]!)}
        </>
      )}
    </>
  );
}

/** What the page compares at a sync. Where a sync found another count than the one before left, these counts; else the decisions. */
export function countsAt(series: ShownSeries, sync: number): { recorded: number; computed: number } {
  const found = series.divergences.find(({ first, kind }) => first === sync && kind === "count");
  if (found) return { recorded: found.recorded, computed: found.computed ?? NaN };
  return { recorded: series.recorded[sync] ?? NaN, computed: series.computed[sync] ?? NaN };
}

/** The bounds at the end, which label the axis. */
function lastBounds({ minReplicas, maxReplicas }: ShownSeries): { min: number; max: number } {
  const last = (column: Float64Array) => column.findLast((value) => !Number.isNaN(value)) ?? 1;
  return { min: last(minReplicas), max: last(maxReplicas) };
}

/** Bounds that other times had. */
function OtherBounds({ series, rows, frame }: { series: ShownSeries; rows: DrawnRows; frame: PlotFrame }) {
  const bounds = lastBounds(series);
  const changed = (column: Float64Array, last: number) => column.some((value) => !Number.isNaN(value) && value !== last);
  return [
    { column: series.minReplicas, last: bounds.min },
    { column: series.maxReplicas, last: bounds.max },
  ].map(
    ({ column, last }, index) =>
      changed(column, last) && (
        <path key={index} className="bound" fill="none" d={stepPath(series.at, column, frame)} data-rows={rows.at.length} />
      ),
  );
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
