import type { ReactNode } from "react";
import type { ValueTick } from "../../marks/axes";
import { round } from "../../marks/marks";
import { useSeries } from "../../store/evidenceSeries";
import type { PlotFrame } from "../../marks/plotFrame";
import { pointerIn } from "../../ui/pointerIn";
import { openNearest } from "./SeriesAxis";
import { wallTicks } from "../../marks/series/wallTicks";

interface SeriesPlotProps {
  frame: PlotFrame;
  ticks: readonly ValueTick[];
  /** A description for screen readers. */
  label: string;
  children: ReactNode;
  /** Marks at the cursor, which lie over its line. */
  now?: ReactNode;
}

/** A plot over the recorded time: its grid, its lines, and a crosshatch where nothing was recorded. A press selects the nearest sync. */
export function SeriesPlot({ frame, ticks, label, children, now }: SeriesPlotProps) {
  const { scale, height, top, bottom, y } = frame;
  const right = scale.width - scale.right;
  return (
    <figure
      className="plot"
      aria-label={label}
      style={{ height }}
      onPointerUp={(event) => event.button === 0 && openNearest(scale.second(pointerIn(event.currentTarget, event).x))}
    >
      <svg width={scale.width} height={height} aria-hidden="true">
        <path
          className="gl"
          d={wallTicks(scale)
            .map((second) => `M${round(scale.x(second))} ${top}V${bottom}`)
            .join("")}
        />
        <path className="gz" d={`M${scale.left} ${bottom}H${right}`} />
        {ticks.map((tick) => (
          <g key={tick.label}>
            {tick.value !== 0 && <path className={tick.bound ? "bound" : "gl"} d={`M${scale.left} ${round(y(tick.value))}H${right}`} />}
            <text x={scale.left - 6} y={Math.max(9, round(y(tick.value)) + 4)} textAnchor="end">
              {tick.label}
            </text>
          </g>
        ))}
        <clipPath id={clipId(frame)}>
          <rect x={scale.left} y={0} width={Math.max(0, right - scale.left)} height={height} />
        </clipPath>
        <g clipPath={`url(#${clipId(frame)})`}>
          <Gaps frame={frame} />
          {children}
        </g>
      </svg>
      {now && (
        <svg className="marks now" width={scale.width} height={height} aria-hidden="true">
          {now}
        </svg>
      )}
    </figure>
  );
}

/** Plots of one size are cut in the same way. */
const clipId = ({ scale, height }: PlotFrame) => `series-plot-${scale.width}-${height}`;

function Gaps({ frame: { scale, top, bottom } }: { frame: PlotFrame }) {
  const gaps = useSeries(({ series }) => series?.gaps ?? none);
  return gaps
    .filter(({ from, to }) => to >= scale.from && from <= scale.to)
    .map(({ from, to }) => (
      <rect
        key={from}
        x={round(scale.x(from))}
        y={top}
        width={Math.max(2, round(scale.x(to) - scale.x(from)))}
        height={bottom - top}
        fill="url(#p-error)"
        opacity=".55"
      />
    ));
}

const none: readonly never[] = [];
