import { memo, useMemo } from "react";
import { Line } from "recharts";
import type { Run, RunMetric } from "../simulation/protocol";
import { useScenario } from "../store/scenario";
import { useView } from "../store/view";
import { plotFrame, type PlotFrame } from "../ui/plotFrame";
import type { TimeScale } from "../ui/timeScale";
import { clock, quantity } from "../ui/words";
import { metricTop, plainTicks } from "./axes";
import { FigureHead, headingId, type Reading } from "./FigureHead";
import { FixedChart, still } from "./FixedChart";
import { MetricLabels } from "./MetricLabels";
import { MeasuredMark, SeenMarks } from "./MetricMarks";
import { emptyTicks, Plot } from "./Plot";
import { PlotOrTable } from "./PlotOrTable";
import { metricRows, slackAtRest, slackInGesture, type MetricRow } from "./rows";

interface MetricFigureProps {
  run: Run;
  /** The part of it in view. */
  shown: Run;
  /** Of the metric among those of the run: an autoscaler may have two of one name. */
  index: number;
  scale: TimeScale;
  height: number;
  narrow: boolean;
}

const units = { "%": "% of requests", m: "millicores a pod", Mi: "Mi a pod" } as const;

export function MetricFigure({ run, shown, index, scale, height, narrow }: MetricFigureProps) {
  const metric = run.metrics[index]!;
  const part = shown.metrics[index]!;
  const figure = `metric-${index}`;
  const max = useMemo(() => metricTop(metric), [metric]);
  const drawing = useScenario(({ gesture }) => gesture);
  const slack = drawing ? slackInGesture : slackAtRest;
  const rows = useMemo(() => metricRows(shown.rows, part, max, slack), [shown, part, max, slack]);
  const frame = useMemo(() => plotFrame(scale, height, 4, max), [scale, height, max]);
  const readings = useMemo(() => metricReadings(metric), [metric]);
  const more = useMemo(() => [{ name: "measured", value: (step: number) => measuredText(metric, step) }], [metric]);
  const name = metric.name === "cpu" ? "CPU" : metric.name;
  const target = amount(metric.target, metric.unit);
  const oneOfSeveral = run.metrics.some((other, place) => place !== index && other.name === metric.name);
  const titles = useMemo(() => metricTitles(name, oneOfSeveral ? target : null), [name, oneOfSeveral, target]);
  return (
    <section className="fig" data-figure={figure} tabIndex={-1} aria-labelledby={headingId(figure)}>
      <FigureHead figure={figure} titles={titles} unit={narrow ? null : units[metric.unit]} readings={readings} width={scale.width} />
      <PlotOrTable figure={figure} label={titles[0]} height={height} readings={readings} more={more}>
        <Plot
          frame={frame}
          ticks={plainTicks(max, height)}
          label={`${name} over time: its true value, what the controller saw, the target of ${target} and its tolerance`}
          under={<Tolerance figure={figure} metric={metric} frame={frame} />}
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

/** `target` tells two metrics of one name apart; null where there is one. */
const metricTitles = (name: string, target: string | null): [string, ...string[]] => [
  `How far is ${name} from its target${target ? ` of ${target}` : ""}?`,
  `${name} against ${target ?? "target"}`,
  target ? `${name}, ${target}` : name,
];
const emptyTitles = ["How far is the metric from its target?", "Metric against target", "Metric"] as const;
const noReadings: readonly Reading[] = [];

/** The frame of the figure before there is a run to fill it. */
export function EmptyMetricFigure({ scale, height }: Pick<MetricFigureProps, "scale" | "height">) {
  const frame = useMemo(() => plotFrame(scale, height, 4, 1), [scale, height]);
  return (
    <section className="fig" aria-labelledby={headingId("metric-0")}>
      <FigureHead figure="metric-0" titles={emptyTitles} unit={null} readings={noReadings} width={scale.width} />
      <Plot frame={frame} ticks={emptyTicks} label="No run yet">
        {null}
      </Plot>
    </section>
  );
}

function metricReadings({ unit, seen, stepActual, target }: RunMetric): Reading[] {
  const highest = [seen, stepActual].reduce((most, values) => values.reduce((high, value) => (value > high ? value : high), most), 0);
  const widest = [amount(highest, unit), amount(54.5, unit)].reduce((a, b) => (b.length > a.length ? b : a));
  return [
    { stroke: "saw", name: "saw", value: (step) => amount(seen[step] ?? NaN, unit), widest, yields: "never" },
    { stroke: "actual", name: "true", value: (step) => amount(stepActual[step] ?? NaN, unit), widest, yields: "never" },
    { stroke: "target", name: "target", value: () => amount(target, unit), widest: amount(target, unit), yields: "early" },
  ];
}

function measuredText({ seenFrom, seenTo }: RunMetric, step: number): string {
  const [from, to] = [seenFrom[step], seenTo[step]];
  return from === undefined || to === undefined || Number.isNaN(from) ? "–" : `${clock(from)} to ${clock(to)}`;
}

const amount = (value: number, unit: RunMetric["unit"]) =>
  Number.isFinite(value) ? `${quantity(value)}${unit === "%" ? "%" : `\u00a0${unit}`}` : "–";

const ActualLine = memo(function ActualLine({ figure, rows, frame }: { figure: string; rows: readonly MetricRow[]; frame: PlotFrame }) {
  const hidden = useView((view) => view.hidden.has(`${figure}/actual`));
  const line = useMemo(
    () => <Line {...still} dataKey="actual" stroke="var(--pods)" strokeWidth={1.5} strokeLinejoin="round" hide={hidden} />,
    [hidden],
  );
  return (
    <FixedChart frame={frame} rows={rows}>
      {line}
    </FixedChart>
  );
});

/** The target and the band around it in which the controller leaves the count alone. */
function Tolerance({ figure, metric, frame }: { figure: string; metric: RunMetric; frame: PlotFrame }) {
  const shown = useView(({ hidden }) => !hidden.has(`${figure}/target`));
  const { left, width, right } = frame.scale;
  const [high, middle, low] = [metric.bandHigh, metric.target, metric.bandLow].map((value) => frame.y(value));
  if (!shown || high === undefined || middle === undefined || low === undefined) return null;
  return (
    <g>
      <rect className="t-tol" x={left} y={high} width={Math.max(0, width - left - right)} height={low - high} />
      <path className="tol-edge" d={`M${left} ${high}H${width - right}M${left} ${low}H${width - right}`} />
      <path className="target" d={`M${left} ${middle}H${width - right}`} />
    </g>
  );
}
