import { memo, useMemo } from "react";
import { Line } from "recharts";
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
import { baselineReading, sameMetric } from "../marks/baselineSeries";
import { blindTimes } from "../marks/blindTimes";
import { cpuNote } from "../words/figures/cpuNote";
import { FigureHead, headingId } from "./FigureHead";
import { FixedChart, stillLine } from "./FixedChart";
import { hasKeda, triggerReadings } from "../marks/keda/kedaReadings";
import { MetricLabels } from "./MetricLabels";
import { MeasuredMark, SeenMarks } from "./MetricMarks";
import { stretchesInView, targetsOverTime } from "../marks/manifestsOfRun";
import { axisTopOf, metricHeading, metricReadings, targetOf, type TargetStretch } from "../marks/readings/metricReadings";
import { metricAmount, metricUnit } from "../words/figures/metricWords";
import { Plot } from "./Plot";
import { PlotOrTable } from "./PlotOrTable";
import type { StepColumn } from "../marks/readings/reading";
import type { Reading } from "../marks/readings/reading";
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
              <Blind run={run} metric={metric} frame={frame} />
              <Tolerance figure={figure} targets={stretchesInView(targets, scale)} frame={frame} />
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

function pinnedReading(run: Run, baseline: Run, { stepActual, unit }: RunMetric): Reading {
  const text = (value: number) => metricAmount(value, unit);
  return baselineReading(run, baseline, { name: t`baseline`, values: stepActual, text, yields: "late" });
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
  const hidden = useView((view) => view.hidden.has(`${figure}/actual`));
  const line = useMemo(
    () => <Line {...stillLine} dataKey="actual" stroke="var(--pods)" strokeWidth={1.5} strokeLinejoin="round" hide={hidden} />,
    [hidden],
  );
  return (
    <FixedChart frame={frame} rows={rows}>
      {line}
    </FixedChart>
  );
});

/** The times when the controller does not see the metric, because its metrics API does not answer. */
function Blind({ run, metric, frame }: { run: Run; metric: RunMetric; frame: PlotFrame }) {
  const { scale, top, bottom } = frame;
  return blindTimes(run, metric, scale).map(({ from, to }, index) => {
    const [left, right] = [scale.x(from), scale.x(to)];
    return <rect key={index} x={left} y={top} width={Math.max(2, right - left)} height={bottom - top} fill="url(#p-error)" opacity=".55" />;
  });
}

/** The target and the band around it in which the controller leaves the count alone, from the manifest in force at each time. */
function Tolerance({ figure, targets, frame }: { figure: string; targets: readonly TargetStretch[]; frame: PlotFrame }) {
  const shown = useView(({ hidden }) => !hidden.has(`${figure}/target`));
  if (!shown) return null;
  return targets.map(({ from, to, target }) => {
    if (!target) return null;
    const [left, right] = [frame.scale.x(from), frame.scale.x(to)];
    const [high, middle, low] = [frame.y(target.bandHigh), frame.y(target.target), frame.y(target.bandLow)];
    return (
      <g key={from}>
        <rect className="t-tol" x={left} y={high} width={Math.max(0, right - left)} height={Math.max(0, low - high)} />
        <path className="tol-edge" d={`M${left} ${high}H${right}M${left} ${low}H${right}`} />
        <path className="target" d={`M${left} ${middle}H${right}`} />
      </g>
    );
  });
}
