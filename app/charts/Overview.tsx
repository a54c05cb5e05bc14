import { memo, useMemo, type KeyboardEvent } from "react";
import { requestsPerSecondAt } from "../../engine/index";
import type { Run } from "../simulation/protocol";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { currentView, leastViewSeconds, show } from "../store/zoom";
import { overviewHeight } from "./heights";
import { plotFrame } from "../ui/plotFrame";
import { t } from "../ui/text";
import { timeScale, type TimeScale } from "../ui/timeScale";
import { useDrag, type Drag } from "../ui/useDrag";
import { clock, runLength } from "../ui/words";
import { stepPath } from "./linePaths";
import { round } from "./marks";
import { reasonLooks, reasonRuns } from "./reasons";
import { selectNearest } from "./select";
import { bracketArea, gripTargets, pressTarget, type Grip } from "./overviewGrips";

interface OverviewProps {
  run: Run | null;
  durationSeconds: number;
  /** The scale of the figures; the brackets mark its part of the run. */
  scale: TimeScale;
  narrow: boolean;
  touch: boolean;
}

/** The whole run in a strip: its load, its replicas, and what held them. Brackets mark the part in view. */
export function Overview({ run, durationSeconds, scale, narrow, touch }: OverviewProps) {
  const { width, left, right, from, to } = scale;
  const whole = useMemo(() => timeScale(width, 0, durationSeconds, narrow), [width, durationSeconds, narrow]);
  const zoomed = from > 0 || to < durationSeconds;
  const [start, end] = [round(whole.x(from)), round(whole.x(to))];
  const pointer = useDrag((x) => press(x, whole, zoomed, touch));
  const grip = (which: Grip, name: string, at: number, text: string, box: { left: number; width: number }) => (
    <div
      className={`grip ${which}`}
      style={box}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- three thumbs share one track
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={durationSeconds}
      aria-valuenow={Math.round(at)}
      aria-valuetext={text}
      onKeyDown={(event) => moveByKey(event, which, durationSeconds)}
    />
  );
  return (
    <div className="overview" {...pointer}>
      <svg width={width} height={overviewHeight} aria-hidden="true">
        {run && <Trace run={run} scale={whole} />}
        {zoomed && (
          <>
            <rect className="veil" x={left} y="0" width={Math.max(0, start - left)} height={overviewHeight} />
            <rect className="veil" x={end} y="0" width={Math.max(0, width - right - end)} height={overviewHeight} />
          </>
        )}
        <OverviewCursor scale={whole} />
        <path className="gz" d={`M${left} ${overviewHeight - 0.5}H${width - right}`} />
        <path className={zoomed ? "brackets" : "brackets resting"} d={brackets(start, end)} />
        <text x={left - 6} y={overviewHeight / 2 + 4} textAnchor="end">
          {runLength(durationSeconds)}
        </text>
      </svg>
      {zoomed && grip("body", t`Part of the run in view`, from, t`${clock(from)} to ${clock(to)}`, { left: start, width: end - start })}
      {grip("from", t`View from`, from, clock(from), bracketArea(start, width, touch))}
      {grip("to", t`View to`, to, clock(to), bracketArea(end, width, touch))}
    </div>
  );
}

const brackets = (start: number, end: number) =>
  `M${start + 5} .75H${start}V${overviewHeight - 0.75}H${start + 5}M${end - 5} .75H${end}V${overviewHeight - 0.75}H${end - 5}`;

const Trace = memo(function Trace({ run, scale }: { run: Run; scale: TimeScale }) {
  const { rows, steps, absences } = run;
  const bottom = overviewHeight - 6;
  // The replicas stay below the load's top, because two lines at one height would hide each other.
  const frame = (values: Float64Array, room: number) =>
    plotFrame(
      scale,
      bottom,
      5,
      Math.max(
        1,
        values.reduce((most, value) => Math.max(most, value), 0),
      ) * room,
    );
  const offered = useWholeLoad(run);
  const load = frame(offered.values, 1);
  const line = Array.from(offered.at, (at, index) => `${round(scale.x(at))} ${round(load.y(offered.values[index]!))}`).join("L");
  return (
    <>
      <path fill="var(--load-t)" d={`M${scale.x(0)} ${load.bottom}L${line}V${load.bottom}Z`} />
      <path fill="none" stroke="var(--load)" d={`M${line}`} />
      <path fill="none" stroke="var(--ink)" strokeWidth="1.25" d={stepPath(rows.at, rows.written, frame(rows.written, 1.3))} />
      {/* A longer run may still be drawn on the scale of the shorter run that replaces it. */}
      {reasonRuns(steps, scale, absences).map(
        ({ reason, from, to }) =>
          from < scale.to && (
            <rect
              key={from}
              x={round(scale.x(from))}
              y={overviewHeight - 5}
              width={round(scale.x(Math.min(to, scale.to)) - scale.x(from))}
              height="4"
              fill={reasonLooks[reason].fill}
            />
          ),
      )}
    </>
  );
});

/** The rows of a covered run end early, but its load is an input: the drawn curve goes on where they end. */
function useWholeLoad({ rows, durationSeconds }: Run): { at: Float64Array; values: Float64Array } {
  const covered = useTrace(({ cover }) => cover !== null);
  const { points } = useScenario(({ scenario }) => scenario.load);
  if (!covered) return { at: rows.at, values: rows.offered };
  const last = rows.at.at(-1) ?? -1;
  const bends = points.map(([second]) => second).filter((second) => second > last && second < durationSeconds);
  const later = [last + 1, ...bends, durationSeconds];
  return {
    at: Float64Array.from([...rows.at, ...later]),
    values: Float64Array.from([...rows.offered, ...later.map((second) => requestsPerSecondAt(points, second))]),
  };
}

function OverviewCursor({ scale }: { scale: TimeScale }) {
  const second = useView(({ playhead, cursor }) => playhead ?? cursor);
  const plays = useView(({ playhead }) => playhead !== null);
  if (second === null || second > scale.to) return null;
  const x = round(scale.x(second));
  return (
    <>
      {plays && <rect className="not-reached" x={x} y="0" width={Math.max(0, scale.width - scale.right - x)} height={overviewHeight} />}
      <path stroke="var(--ink)" d={`M${x} 0V${overviewHeight}`} />
    </>
  );
}

/**
 * A press on a bracket moves it, a press on the cursor scrubs, a press inside the view pans, and a press beside the view moves the view
 * there. While the whole run is in view, each press scrubs.
 */
function press(x: number, whole: TimeScale, zoomed: boolean, touch: boolean): Drag {
  const view = currentView();
  const { cursor } = useView.getState();
  const target = pressTarget({
    x,
    view: { from: whole.x(view.from), to: whole.x(view.to) },
    cursor: cursor === null ? null : whole.x(cursor),
    zoomed,
    width: whole.width,
    touch,
  });
  const cancel = () => show(view);
  const length = view.to - view.from;
  switch (target) {
    case "from":
    case "to":
      return { move: (x) => show(gripTargets[target](view, whole.second(x))), end: () => undefined, cancel };
    case "scrub":
      selectNearest(whole.second(x));
      return { move: (x) => selectNearest(whole.second(x)), end: () => undefined };
    case "beside":
    case "body": {
      const grip = target === "beside" ? length / 2 : whole.second(x) - view.from;
      const move = (x: number) => show({ from: whole.second(x) - grip, to: whole.second(x) - grip + length });
      if (target === "beside") move(x);
      const select = (x: number) => selectNearest(whole.second(x));
      return { move, end: (x, moved) => (moved || target === "beside" ? undefined : select(x)), cancel };
    }
  }
}

/** Arrows move by a hundredth of the run, Shift and Page by a tenth. The part itself moves by the same shares of its own length. */
function moveByKey(event: KeyboardEvent, which: Grip, durationSeconds: number): void {
  const view = currentView();
  const length = which === "body" ? view.to - view.from : durationSeconds;
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
    Home: 0,
    End: which === "from" ? view.to - leastViewSeconds : durationSeconds,
  }[event.key];
  if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  show(gripTargets[which](view, Math.max(0, Math.min(durationSeconds, next))));
}
