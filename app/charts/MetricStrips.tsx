import { memo, useMemo, type KeyboardEvent } from "react";
import { stepAt } from "../../engine/index";
import type { Run, RunMetric } from "../run/run";
import { useView } from "../store/view";
import { Icon } from "../ui/Icon";
import { highestTarget, metricStripMarks, stripFrame } from "../marks/layers/metricStrip";
import type { PlotFrame } from "../marks/plotFrame";
import type { TargetStretch } from "../marks/readings/metricReadings";
import { t } from "../words/text";
import { isInView, type TimeScale } from "../marks/timeScale";
import { quantity } from "../words/times";
import { CoverPaint } from "./CoverPaint";
import { DrawnMarks } from "../figures/DrawnMarks";
import { headingId, TableButton } from "./FigureHead";
import { metricStripHeight } from "../marks/heights";
import { targetsOverTime } from "../marks/manifestsOfRun";
import type { MetricRanks } from "../marks/metricRanks";
import { metricAmount, metricTitle } from "../words/figures/metricWords";
import { placeWords } from "../marks/readings/placeWords";
import { PlotOrTable } from "./PlotOrTable";
import type { StepColumn } from "../marks/readings/reading";
import type { ShownRun } from "./useShownRun";
import "./metricStrips.css";

interface MetricStripsProps {
  figure: ShownRun & { run: Run; shown: Run };
  ranks: MetricRanks | null;
  /** The places of the metrics that have a strip, in order. */
  others: readonly number[];
  height: number;
  touch: boolean;
  onOpen(metric: number): void;
}

/** A strip for each metric that has no figure: its name, its value of its target, its line, and what it proposes at the cursor. */
export function MetricStrips({ figure: { run, shown, scale, narrow }, ranks, others, height, touch, onOpen }: MetricStripsProps) {
  const columns = useMemo(() => others.map((place) => columnOf(run.metrics[place]!)), [run, others]);
  const title = t`The other ${others.length} metrics`;
  return (
    <section className="fig metric-strips" data-figure="metrics" tabIndex={-1} aria-labelledby={headingId("metrics")}>
      <header className="fh">
        <div className="title">
          <h2 id={headingId("metrics")}>{title}</h2>
          {!narrow && <span className="unit">{t`what each proposes; the value seen, of its target`}</span>}
        </div>
        <div className="rd">{ranks && <span>{t`sorted by proposal`}</span>}</div>
        <TableButton figure="metrics" title={title} />
      </header>
      <PlotOrTable figure="metrics" label={title} height={height} readings={noReadings} more={columns}>
        <div
          className="strips"
          role="toolbar"
          tabIndex={-1}
          aria-orientation="vertical"
          aria-label={title}
          style={{ height }}
          onKeyDown={goAmong}
        >
          {others.map((place, index) => (
            <MetricStrip
              key={place}
              run={run}
              shown={shown}
              place={place}
              ranks={ranks}
              scale={scale}
              height={metricStripHeight(touch)}
              first={index === 0}
              onOpen={onOpen}
            />
          ))}
        </div>
      </PlotOrTable>
    </section>
  );
}

const noReadings: readonly [] = [];

const columnOf = (metric: RunMetric): StepColumn => ({
  name: metricTitle(metric),
  value: (step) => metricAmount(metric.seen[step] ?? NaN, metric.unit),
  stage: "cluster",
});

/** The arrows up and down go from strip to strip. */
function goAmong(event: KeyboardEvent<HTMLElement>): void {
  const way = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (way === 0) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll("button")];
  all[all.indexOf(event.target as HTMLButtonElement) + way]?.focus();
}

interface MetricStripProps {
  run: Run;
  shown: Run;
  place: number;
  ranks: MetricRanks | null;
  scale: TimeScale;
  height: number;
  /** True for the one strip that Tab reaches. */
  first: boolean;
  onOpen(metric: number): void;
}

function MetricStrip({ run, shown, place, ranks, scale, height, first, onOpen }: MetricStripProps) {
  const metric = run.metrics[place]!;
  const targets = useMemo(() => targetsOverTime(run, place), [run, place]);
  const frame = useMemo(() => stripFrame(scale, height, highestTarget(targets, metric.seen)), [scale, height, targets, metric]);
  const cursor = useView((view) => view.cursor);
  const isOrigin = useView(({ origin }) => origin?.kind === "figure" && origin.figure === `metric-${place}`);
  const step = ranks === null ? -1 : stepAt(run.steps.at, ranks.at);
  const [proposal, error] = [ranks?.proposals[place] ?? null, ranks?.errors[place] ?? null];
  const name = metricTitle(metric);
  const seen = metric.seen[step] ?? NaN;
  const target = targets.findLast(({ from }) => from <= (ranks?.at ?? 0))?.target?.target ?? NaN;
  const amount = (value: number) => metricAmount(value, metric.unit);
  const value = step < 0 || error !== null ? "" : t`${amount(seen)} of ${amount(target)}`;
  const line = isInView(scale, cursor) ? scale.x(cursor) : null;
  const said = error === null ? name : `${name}: ${causeOf(error)}`;
  const words = placeWords({ name: said, value, line, scale });
  return (
    <button
      type="button"
      className={isOrigin ? "metric-strip is-origin" : "metric-strip"}
      style={{ height }}
      data-figure={`metric-${place}`}
      tabIndex={first ? 0 : -1}
      title={error ?? t`Show its figure`}
      aria-label={labelOf(name, value, proposal, error)}
      onClick={() => onOpen(place)}
    >
      <StripLines run={shown} place={place} targets={targets} frame={frame} />
      <svg className="at-cursor" width={scale.width} height={height} aria-hidden="true">
        {line !== null && !Number.isNaN(seen) && <circle cx={line} cy={frame.y(Math.min(seen, frame.max))} r="2.6" />}
        {error === null ? (
          <text className="tx tb1" x={scale.left - 8} y={height - 7} textAnchor="end">
            {proposal === null ? "" : quantity(proposal)}
          </text>
        ) : null}
      </svg>
      {error !== null && (
        <span className="failed c-error" style={{ width: scale.left - 6 }}>
          <Icon name="error" className="rg" />
        </span>
      )}
      <span className={error === null ? "name" : "name c-error"} style={words.name} lang={error === null ? undefined : "en"}>
        {said}
      </span>
      {words.value && (
        <span className="value" style={words.value}>
          {value}
        </span>
      )}
      <CoverPaint scale={scale} top={1} bottom={height - 1} stage="cluster" worded={false} />
    </button>
  );
}

/** The last part of upstream's words, which are a chain from what was tried to why it failed. The title has all of them. */
const causeOf = (error: string): string => error.slice(error.lastIndexOf(": ") + 1).trim();

function labelOf(name: string, value: string, proposal: number | null, error: string | null): string {
  if (error !== null) return t`${name} has no value: ${error}. Show its figure`;
  if (proposal === null) return t`${name}. Show its figure`;
  return t`${name} proposes ${quantity(proposal)}, ${value}. Show its figure`;
}

interface StripLinesProps {
  run: Run;
  place: number;
  targets: readonly TargetStretch[];
  frame: PlotFrame;
}

const StripLines = memo(function StripLines({ run, place, targets, frame }: StripLinesProps) {
  const marks = useMemo(() => metricStripMarks(run, place, targets, frame), [run, place, targets, frame]);
  return (
    <svg width={frame.scale.width} height={frame.height} aria-hidden="true">
      <DrawnMarks frame={frame} marks={marks} />
    </svg>
  );
});
