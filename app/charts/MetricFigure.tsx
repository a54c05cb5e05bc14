import { memo, useMemo } from "react";
import type { Run, RunMetric } from "../run/run";
import { useBaseline } from "../store/baseline";
import { useScenario } from "../store/scenario";
import { useView } from "../store/view";
import { later } from "../ui/later";
import { plotFrame, type PlotFrame } from "../marks/plotFrame";
import { t } from "../words/text";
import type { TimeScale } from "../marks/timeScale";
import { clock } from "../words/times";
import { plainTicks } from "../marks/axes";
import { pinnedReading, sameMetric } from "../marks/baselineSeries";
import { blindMarks, measuredMarks, metricLabels, metricSeries, neverSeenWords, seenMarks, toleranceMarks } from "../marks/layers/metric";
import { cpuNote } from "../words/figures/cpuNote";
import { FigureHead, headingId } from "./FigureHead";
import { DrawnMarks, Marks } from "../figures/DrawnMarks";
import { SeriesLines } from "./SeriesLines";
import { hasKeda, triggerReadings } from "../marks/keda/kedaReadings";
import { highestAbove, metricTrails } from "../marks/metricPeak";
import { stretchesInView, targetsOverTime } from "../marks/manifestsOfRun";
import { axisTopOf, metricHeading, metricReadings, targetOf, type TargetStretch } from "../marks/readings/metricReadings";
import { metricAmount, metricUnit } from "../words/figures/metricWords";
import { Plot } from "./Plot";
import { PlotOrTable } from "./PlotOrTable";
import type { StepColumn } from "../marks/readings/reading";
import { useReached } from "./useReached";
import { isGrowing, metricRows, slackAtRest, slackInGesture, type MetricRow } from "../marks/rows";

const TriggerReads = later(() => import("./keda/KedaParts").then((room) => room.TriggerReads), "above");
const BaselineMetric = later(() => import("./BaselineLine").then((room) => room.BaselineMetric), "above");

interface MetricFigureProps {
  run: Run;
  /** The part of the run in view. */
  shown: Run;
  /** The metric's index among those of the run, because an autoscaler may have two of the same name. */
  index: number;
  scale: TimeScale;
  height: number;
  narrow: boolean;
}

export function MetricFigure({ run, shown, index, scale, height, narrow }: MetricFigureProps) {
  const metric = run.metrics[index]!;
  const part = shown.metrics[index]!;
  const figure = `metric-${index}`;
  const targets = useMemo(() => targetsOverTime(run, index), [run, index]);
  const baseline = useBaseline((pinned) => pinned.run);
  const pinned = useMemo(() => (baseline && sameMetric(run, index, baseline)) ?? null, [run, index, baseline]);
  const max = useMemo(() => axisTopOf(pinned ? [metric, pinned] : [metric], targets), [metric, pinned, targets]);
  const drawing = useScenario(({ gesture }) => gesture) || isGrowing(run);
  const slack = drawing ? slackInGesture : slackAtRest;
  const rows = useMemo(() => metricRows(shown.rows, part, max, slack), [shown, part, max, slack]);
  const frame = useMemo(() => plotFrame(scale, height, 4, max), [scale, height, max]);
  const readings = useMemo(() => {
    const own = [...(hasKeda(run) ? triggerReadings(run, metric) : []), ...metricReadings(run, metric, targets)];
    if (!baseline || !pinned) return own;
    return [pinnedReading(run, baseline, pinned), ...own];
  }, [run, metric, targets, baseline, pinned]);
  const more = useMemo(() => tableColumns(run, metric, targets), [run, metric, targets]);
  const { kind, cpuSpreadPercent, imbalancePercent } = useScenario(({ scenario }) => scenario.workload);
  const uneven = cpuSpreadPercent > 0 || imbalancePercent > 0;
  const { name, target, titles } = useMemo(() => metricHeading(run, index, targets), [run, index, targets]);
  return (
    <section className="fig" data-figure={figure} tabIndex={-1} aria-labelledby={headingId(figure)}>
      <FigureHead
        figure={figure}
        titles={titles}
        unit={narrow ? null : metricUnit(metric, kind, run.keda)}
        readings={pinned ? readings.filter(({ stroke }) => stroke !== "target") : readings}
        width={scale.width}
        note={metric.name === "cpu" ? (step) => cpuNote(run, step, uneven) : () => null}
      />
      <PlotOrTable figure={figure} label={titles[0]} height={height} readings={readings} more={more}>
        <Plot
          frame={frame}
          ticks={plainTicks(max, height)}
          stage="cluster"
          label={
            metric.keda === "computed"
              ? t`${name} over time: what the controller saw, the target of ${target} and its tolerance`
              : t`${name} over time: its true value, what the controller saw, the target of ${target} and its tolerance`
          }
          under={
            <>
              <Ground figure={figure} run={run} metric={metric} frame={frame} targets={targets} />
              {run.keda && <TriggerReads figure={figure} keda={run.keda} metric={metric} frame={frame} />}
              {pinned && <BaselineMetric figure={figure} frame={frame} run={run} index={index} />}
            </>
          }
        >
          <ActualLine figure={figure} rows={rows} frame={frame} />
          <SeenMarks figure={figure} run={shown} metric={part} frame={frame} />
          <MeasuredMark figure={figure} run={shown} metric={part} frame={frame} />
          {!drawing && <MetricLabels figure={figure} run={shown} metric={part} frame={frame} narrow={narrow} />}
        </Plot>
      </PlotOrTable>
    </section>
  );
}

/** Values that the figure draws and for which its legend has no room. */
function tableColumns({ steps }: Run, metric: RunMetric, targets: readonly TargetStretch[]): StepColumn[] {
  const tolerated = (step: number) => {
    const target = targetOf(targets, steps.at[step]);
    return target ? t`${metricAmount(target.bandLow, metric.unit)} to ${metricAmount(target.bandHigh, metric.unit)}` : "–";
  };
  return [
    { name: t`tolerance`, value: tolerated, stage: "given" },
    { name: t`measured`, value: (step) => measuredText(metric, step), stage: "cluster" },
  ];
}

function measuredText({ seenFrom, seenTo }: RunMetric, step: number): string {
  const [from, to] = [seenFrom[step], seenTo[step]];
  return from === undefined || to === undefined || Number.isNaN(from) ? "–" : t`${clock(from)} to ${clock(to)}`;
}

const ActualLine = memo(function ActualLine({ figure, rows, frame }: { figure: string; rows: readonly MetricRow[]; frame: PlotFrame }) {
  const hidden = useView((view) => view.hidden);
  const series = useMemo(() => metricSeries(figure, hidden), [figure, hidden]);
  return <SeriesLines frame={frame} rows={rows} series={series} />;
});

interface PartProps {
  figure: string;
  /** The part of the run in view, and its metric. */
  run: Run;
  metric: RunMetric;
  frame: PlotFrame;
}

/** When the controller was blind, and the band in which it leaves the count alone. */
function Ground({ figure, run, metric, frame, targets }: PartProps & { targets: readonly TargetStretch[] }) {
  const hidden = useView((view) => view.hidden);
  const marks = [...blindMarks(run, metric, frame), ...toleranceMarks(figure, stretchesInView(targets, frame.scale), frame, hidden)];
  return <DrawnMarks frame={frame} marks={marks} />;
}

const SeenMarks = memo(function SeenMarks({ figure, run, metric, frame }: PartProps) {
  const hidden = useView((view) => view.hidden);
  const marks = useMemo(() => seenMarks(figure, run, metric, frame, hidden), [figure, run, metric, frame, hidden]);
  const words = useMemo(() => neverSeenWords(run, metric, frame), [run, metric, frame]);
  return (
    <>
      <Marks frame={frame} marks={marks} />
      {words.length > 0 && <Marks frame={frame} now marks={words} />}
    </>
  );
});

const MeasuredMark = memo(function MeasuredMark({ figure, run, metric, frame }: PartProps) {
  const cursor = useView((view) => view.cursor);
  const hidden = useView((view) => view.hidden);
  return <Marks frame={frame} marks={measuredMarks(figure, run, metric, frame, cursor, hidden)} />;
});

/** Says in words what the lines cannot show. */
const MetricLabels = memo(function MetricLabels({ figure, run, metric, frame, narrow }: PartProps & { narrow: boolean }) {
  const cursor = useView((view) => view.cursor);
  const hidden = useView((view) => view.hidden);
  const trails = useMemo(() => metricTrails(frame, run, metric), [frame, run, metric]);
  const reached = useReached();
  const peak = useMemo(() => highestAbove(frame.max, run, metric, reached), [frame, run, metric, reached]);
  const { still, now } = metricLabels(figure, run, metric, frame, { trails, peak, cursor, reached, narrow, hidden });
  return (
    <>
      <Marks frame={frame} marks={still} />
      <Marks frame={frame} now marks={now} />
    </>
  );
});
