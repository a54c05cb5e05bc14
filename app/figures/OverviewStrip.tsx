import type { KeyboardEvent, ReactNode } from "react";
import type { TimeRange } from "../run/timeRange";
import { leastViewSeconds } from "../store/zoom";
import { t } from "../words/text";
import type { TimeScale } from "../marks/timeScale";
import { useDrag, type Drag } from "../ui/useDrag";
import { clock, runLength } from "../words/times";
import { overviewHeight } from "../marks/heights";
import { round } from "../marks/marks";
import { bracketArea, gripTargets, pressTarget, type Grip } from "./overviewGrips";

interface OverviewStripProps {
  /** The scale of all the time. */
  whole: TimeScale;
  /** The scale of the figures; the brackets mark its part. */
  scale: TimeScale;
  touch: boolean;
  /** The part between the brackets, for people who do not see it. */
  part: string;
  /** What there is of all the time, and over it the cursor. */
  children: ReactNode;
  cursor: ReactNode;
  reach: OverviewReach;
}

/** What a press or a key of the overview reads and does. Times are seconds. */
export interface OverviewReach {
  view(): TimeRange;
  /** null: no time is selected. */
  cursor(): number | null;
  show(view: TimeRange): void;
  select(second: number): void;
}

/** All the time in a strip. Brackets mark the part in view. */
export function OverviewStrip({ whole, scale, touch, part, children, cursor, reach }: OverviewStripProps) {
  const { width, left, right, from, to } = scale;
  const zoomed = from > whole.from || to < whole.to;
  const [start, end] = [round(whole.x(from)), round(whole.x(to))];
  const pointer = useDrag((x) => press(x, whole, { zoomed, touch }, reach));
  const grip = (which: Grip, name: string, at: number, text: string, box: { left: number; width: number }) => (
    <div
      className={`grip ${which}`}
      style={box}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- three thumbs share one track
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={Math.round(whole.from)}
      aria-valuemax={Math.round(whole.to)}
      aria-valuenow={Math.round(at)}
      aria-valuetext={text}
      onKeyDown={(event) => moveByKey(event, which, whole, reach)}
    />
  );
  return (
    <div className="overview" {...pointer}>
      <svg width={width} height={overviewHeight} aria-hidden="true">
        {children}
        {zoomed && (
          <>
            <rect className="veil" x={left} y="0" width={Math.max(0, start - left)} height={overviewHeight} />
            <rect className="veil" x={end} y="0" width={Math.max(0, width - right - end)} height={overviewHeight} />
          </>
        )}
        {cursor}
        <path className="gz" d={`M${left} ${overviewHeight - 0.5}H${width - right}`} />
        <path className={zoomed ? "brackets" : "brackets resting"} d={brackets(start, end)} />
        <text x={left - 6} y={overviewHeight / 2 + 4} textAnchor="end">
          {runLength(whole.to - whole.from)}
        </text>
      </svg>
      {zoomed && grip("body", part, from, t`${clock(from)} to ${clock(to)}`, { left: start, width: end - start })}
      {grip("from", t`View from`, from, clock(from), bracketArea(start, width, touch))}
      {grip("to", t`View to`, to, clock(to), bracketArea(end, width, touch))}
    </div>
  );
}

const brackets = (start: number, end: number) =>
  `M${start + 5} .75H${start}V${overviewHeight - 0.75}H${start + 5}M${end - 5} .75H${end}V${overviewHeight - 0.75}H${end - 5}`;

/**
 * A press on a bracket moves it, a press on the cursor scrubs, a press inside the view pans, and a press beside the view moves the view
 * there. While all the time is in view, each press scrubs.
 */
function press(x: number, whole: TimeScale, { zoomed, touch }: { zoomed: boolean; touch: boolean }, reach: OverviewReach): Drag {
  const { show } = reach;
  const [view, cursor] = [reach.view(), reach.cursor()];
  const target = pressTarget({
    x,
    view: { from: whole.x(view.from), to: whole.x(view.to) },
    cursor: cursor === null ? null : whole.x(cursor),
    zoomed,
    width: whole.width,
    touch,
  });
  const cancel = () => show(view);
  const select = (at: number) => reach.select(whole.second(at));
  const length = view.to - view.from;
  switch (target) {
    case "from":
    case "to":
      return { move: (to) => show(gripTargets[target](view, whole.second(to))), end: () => undefined, cancel };
    case "scrub":
      select(x);
      return { move: select, end: () => undefined };
    case "beside":
    case "body": {
      const grip = target === "beside" ? length / 2 : whole.second(x) - view.from;
      const move = (to: number) => show({ from: whole.second(to) - grip, to: whole.second(to) - grip + length });
      if (target === "beside") move(x);
      return { move, end: (to, moved) => (moved || target === "beside" ? undefined : select(to)), cancel };
    }
  }
}

/** Arrows move by a hundredth of the time, Shift and Page by a tenth. The part itself moves by the same shares of its own length. */
function moveByKey(event: KeyboardEvent, which: Grip, whole: TimeRange, reach: OverviewReach): void {
  const view = reach.view();
  const length = which === "body" ? view.to - view.from : whole.to - whole.from;
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
    Home: whole.from,
    End: which === "from" ? view.to - leastViewSeconds : whole.to,
  }[event.key];
  if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  reach.show(gripTargets[which](view, Math.max(whole.from, Math.min(whole.to, next))));
}
