import { memo, useMemo } from "react";
import { Line } from "recharts";
import type { Run, RunMetric } from "../simulation/protocol";
import { useView } from "../store/view";
import { plotFrame, type PlotFrame } from "../ui/plotFrame";
import type { TimeScale } from "../ui/timeScale";
import { quantity } from "../ui/words";
import { metricTop, plainTicks } from "./axes";
import { FigureHead, headingId, type Reading } from "./FigureHead";
import { FixedChart, still } from "./FixedChart";
import { MeasuredMark, SeenMarks } from "./MetricMarks";
import { Plot } from "./Plot";
import { metricRows, type MetricRow } from "./rows";

interface MetricFigureProps {
  run: Run;
  /** Of the metric among those of the run: an autoscaler may have two of one name. */
  index: number;
  scale: TimeScale;
  height: number;
  narrow: boolean;
}

const units = { "%": "% of requests", m: "millicores a pod", Mi: "Mi a pod" } as const;

export function MetricFigure({ run, index, scale, height, narrow }: MetricFigureProps) {
  const metric = run.metrics[index]!;
  const figure = `metric-${index}`;
  const rows = useMemo(() => metricRows(run.rows, metric), [run, metric]);
  const max = useMemo(() => metricTop(metric.target, metric.bandHigh, highestOf(metric)), [metric]);
  const frame = useMemo(() => plotFrame(scale, height, 4, max), [scale, height, max]);
  const readings = useMemo(() => metricReadings(metric, narrow), [metric, narrow]);
  const name = metric.name === "cpu" ? "CPU" : metric.name;
  const target = amount(metric.target, metric.unit);
  const oneOfSeveral = run.metrics.some((other, place) => place !== index && other.name === metric.name);
  return (
    <section className="fig" aria-labelledby={headingId(figure)}>
      <FigureHead
        figure={figure}
        title={
          narrow
            ? `${name} against ${oneOfSeveral ? target : "target"}`
            : `How far is ${name} from its target${oneOfSeveral ? ` of ${target}` : ""}?`
        }
        unit={narrow ? null : units[metric.unit]}
        readings={readings}
      />
      <Plot
        frame={frame}
        ticks={plainTicks(max, height)}
        label={`${name} over time: its true value, what the controller saw, the target of ${target} and its tolerance`}
        under={<Tolerance figure={figure} metric={metric} frame={frame} />}
      >
        <ActualLine figure={figure} rows={rows} frame={frame} />
        <SeenMarks figure={figure} run={run} metric={metric} frame={frame} />
        <MeasuredMark figure={figure} run={run} metric={metric} frame={frame} narrow={narrow} />
      </Plot>
    </section>
  );
}

/** The frame of the figure before there is a run to fill it. */
export function EmptyMetricFigure({ scale, height, narrow }: Omit<MetricFigureProps, "run" | "index">) {
  const frame = useMemo(() => plotFrame(scale, height, 4, 1), [scale, height]);
  return (
    <section className="fig" aria-labelledby={headingId("metric-0")}>
      <FigureHead
        figure="metric-0"
        title={narrow ? "Metric against target" : "How far is the metric from its target?"}
        unit={null}
        readings={[]}
      />
      <Plot frame={frame} ticks={[]} label="No run yet">
        {null}
      </Plot>
    </section>
  );
}

function metricReadings({ unit, seen, stepActual, target }: RunMetric, narrow: boolean): Reading[] {
  const saw: Reading = { stroke: "saw", name: "saw", value: (step) => amount(seen[step] ?? NaN, unit) };
  const actual: Reading = { stroke: "actual", name: "true", value: (step) => amount(stepActual[step] ?? NaN, unit) };
  return narrow ? [saw, actual] : [saw, actual, { stroke: "target", name: "target", value: () => amount(target, unit) }];
}

const amount = (value: number, unit: RunMetric["unit"]) =>
  Number.isFinite(value) ? `${quantity(value)}${unit === "%" ? "%" : `\u00a0${unit}`}` : "–";

const highestOf = ({ actual, seen }: RunMetric) =>
  [actual, seen].reduce((most, values) => values.reduce((highest, value) => (value > highest ? value : highest), most), 0);

const ActualLine = memo(function ActualLine({ figure, rows, frame }: { figure: string; rows: readonly MetricRow[]; frame: PlotFrame }) {
  const hidden = useView((view) => view.hidden.has(`${figure}/actual`));
  return (
    <FixedChart frame={frame} rows={rows}>
      <Line {...still} dataKey="actual" stroke="var(--pods)" strokeWidth={1.5} strokeLinejoin="round" hide={hidden} />
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
