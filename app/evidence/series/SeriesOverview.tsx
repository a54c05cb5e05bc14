import { memo, useMemo, type KeyboardEvent } from "react";
import { overviewHeight } from "../../charts/heights";
import { linePath, stepPath } from "../../charts/linePaths";
import { round } from "../../charts/marks";
import { bracketArea, gripTargets, pressTarget, type Grip } from "../../charts/overviewGrips";
import { useEvidence } from "../../store/evidence";
import { seriesView, showPart } from "../../store/evidenceSeries";
import type { ShownSeries } from "../../store/shownSeries";
import { leastViewSeconds } from "../../store/zoom";
import { plotFrame } from "../../ui/plotFrame";
import { t } from "../../ui/text";
import { timeScale, type TimeScale } from "../../ui/timeScale";
import { useDrag, type Drag } from "../../ui/useDrag";
import { clock, runLength } from "../../ui/words";
import { drawnRows, highestIn } from "./drawn";
import { openNearest } from "./SeriesAxis";

interface OverviewProps {
  series: ShownSeries;
  /** The scale of the figures; the brackets mark its part. */
  scale: TimeScale;
  narrow: boolean;
  touch: boolean;
}

/** The whole time in a strip: the first metric, the replicas and where they diverge. Brackets mark the part in view. */
export function SeriesOverview({ series, scale, narrow, touch }: OverviewProps) {
  const { width, left, right, from, to } = scale;
  const whole = useMemo(() => timeScale(width, series.from, series.to, narrow), [width, series, narrow]);
  const zoomed = from > series.from || to < series.to;
  const [start, end] = [round(whole.x(from)), round(whole.x(to))];
  const sync = useEvidence((evidence) => evidence.sync);
  const cursor = sync === null ? undefined : series.at[sync];
  const pointer = useDrag((x) => press(x, whole, zoomed, touch, cursor));
  const grip = (which: Grip, name: string, at: number, text: string, box: { left: number; width: number }) => (
    <div
      className={`grip ${which}`}
      style={box}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- three thumbs share one track
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={Math.round(series.from)}
      aria-valuemax={Math.round(series.to)}
      aria-valuenow={Math.round(at)}
      aria-valuetext={text}
      onKeyDown={(event) => moveByKey(event, which, series)}
    />
  );
  return (
    <div className="overview" {...pointer}>
      <svg width={width} height={overviewHeight} aria-hidden="true">
        <WholeTime series={series} scale={whole} />
        {zoomed && (
          <>
            <rect className="veil" x={left} y="0" width={Math.max(0, start - left)} height={overviewHeight} />
            <rect className="veil" x={end} y="0" width={Math.max(0, width - right - end)} height={overviewHeight} />
          </>
        )}
        {cursor !== undefined && <path stroke="var(--ink)" d={`M${round(whole.x(cursor))} 0V${overviewHeight}`} />}
        <path className="gz" d={`M${left} ${overviewHeight - 0.5}H${width - right}`} />
        <path className={zoomed ? "brackets" : "brackets resting"} d={brackets(start, end)} />
        <text x={left - 6} y={overviewHeight / 2 + 4} textAnchor="end">
          {runLength(series.to - series.from)}
        </text>
      </svg>
      {zoomed && grip("body", t`Part of the time in view`, from, t`${clock(from)} to ${clock(to)}`, { left: start, width: end - start })}
      {grip("from", t`View from`, from, clock(from), bracketArea(start, width, touch))}
      {grip("to", t`View to`, to, clock(to), bracketArea(end, width, touch))}
    </div>
  );
}

const brackets = (start: number, end: number) =>
  `M${start + 5} .75H${start}V${overviewHeight - 0.75}H${start + 5}M${end - 5} .75H${end}V${overviewHeight - 0.75}H${end - 5}`;

const WholeTime = memo(function WholeTime({ series, scale }: { series: ShownSeries; scale: TimeScale }) {
  const rows = useMemo(() => drawnRows(series, series, 400), [series]);
  const [bottom, top] = [overviewHeight - 6, 5];
  const frame = (highest: number) => plotFrame(scale, bottom + 1, top, Math.max(1e-9, highest));
  const counts = frame(Math.max(1, highestIn(rows.recorded)) * 1.15);
  const [metric] = rows.metrics;
  return (
    <>
      {metric && <path fill="none" stroke="var(--ink-3)" d={linePath(rows.at, metric.value, frame(highestIn(metric.value) * 1.3))} />}
      <path fill="none" stroke="var(--ink)" strokeWidth="1.25" d={stepPath(rows.at, rows.recorded, counts)} />
      {series.gaps.map(({ from, to }) => (
        <rect
          key={from}
          x={round(scale.x(from))}
          y={top}
          width={Math.max(1, scale.x(to) - scale.x(from))}
          height={bottom - top}
          fill="url(#p-error)"
        />
      ))}
      <path
        stroke="var(--ink)"
        strokeWidth="4"
        d={series.divergences
          .map(
            ({ from, to }) => `M${round(scale.x(from) - 0.75)} ${overviewHeight - 3}H${round(Math.max(scale.x(from) + 0.75, scale.x(to)))}`,
          )
          .join("")}
      />
    </>
  );
});

function press(x: number, whole: TimeScale, zoomed: boolean, touch: boolean, cursor: number | undefined): Drag {
  const view = seriesView();
  const target = pressTarget({
    x,
    view: { from: whole.x(view.from), to: whole.x(view.to) },
    cursor: cursor === undefined ? null : whole.x(cursor),
    zoomed,
    width: whole.width,
    touch,
  });
  const cancel = () => showPart(view);
  const length = view.to - view.from;
  switch (target) {
    case "from":
    case "to":
      return { move: (moved) => showPart(gripTargets[target](view, whole.second(moved))), end: () => undefined, cancel };
    case "scrub":
      openNearest(whole.second(x));
      return { move: (moved) => openNearest(whole.second(moved)), end: () => undefined };
    case "beside":
    case "body": {
      const grip = target === "beside" ? length / 2 : whole.second(x) - view.from;
      const move = (to: number) => showPart({ from: whole.second(to) - grip, to: whole.second(to) - grip + length });
      if (target === "beside") move(x);
      return { move, end: (to, moved) => (moved || target === "beside" ? undefined : openNearest(whole.second(to))), cancel };
    }
  }
}

/** Arrows move by a hundredth of the time, Shift and Page by a tenth. The part itself moves by the same shares of its own length. */
function moveByKey(event: KeyboardEvent, which: Grip, series: ShownSeries): void {
  const view = seriesView();
  const length = which === "body" ? view.to - view.from : series.to - series.from;
  const large = event.shiftKey || event.key.startsWith("Page");
  const step = Math.max(1, length * (which === "body" ? (large ? 1 : 0.1) : large ? 0.1 : 0.01));
  const value = which === "to" ? view.to : view.from;
  const next = {
    ArrowLeft: value - step,
    ArrowDown: value - step,
    PageDown: value - step,
    ArrowRight: value + step,
    ArrowUp: value + step,
    PageUp: value + step,
    Home: series.from,
    End: which === "from" ? view.to - leastViewSeconds : series.to,
  }[event.key];
  if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  showPart(gripTargets[which](view, Math.max(series.from, Math.min(series.to, next))));
}
