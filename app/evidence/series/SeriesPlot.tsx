import { useMemo } from "react";
import type { TimeRange } from "../../run/timeRange";
import { useSeries } from "../../store/evidenceSeries";
import { DrawnMarks, Marks } from "../../figures/DrawnMarks";
import type { ValueTick } from "../../marks/axes";
import { gapMarks } from "../../marks/layers/series";
import { gridMarks } from "../../marks/layers/words";
import type { Mark } from "../../marks/mark";
import type { PlotFrame } from "../../marks/plotFrame";
import { wallTicks } from "../../marks/series/wallTicks";
import { pointerIn } from "../../ui/pointerIn";
import { openNearest } from "./SeriesAxis";

interface SeriesPlotProps {
  frame: PlotFrame;
  ticks: readonly ValueTick[];
  /** A description for screen readers. */
  label: string;
  marks: readonly Mark[];
  /** Marks at the cursor, which lie over its line. */
  now?: readonly Mark[];
}

/** A plot over the recorded time: its grid, its lines, and a crosshatch where nothing was recorded. A press selects the nearest sync. */
export function SeriesPlot({ frame, ticks, label, marks, now = [] }: SeriesPlotProps) {
  const { scale, height } = frame;
  const gaps = useSeries(({ series }) => series?.gaps ?? none);
  const grid = useMemo(() => gridMarks(frame, ticks, null, wallTicks(scale)), [frame, ticks, scale]);
  const inside = useMemo((): Mark[] => [{ as: "inside", above: 0, marks: [...gapMarks(gaps, frame), ...marks] }], [gaps, frame, marks]);
  return (
    <figure
      className="plot"
      aria-label={label}
      style={{ height }}
      onPointerUp={(event) => event.button === 0 && openNearest(scale.second(pointerIn(event.currentTarget, event).x))}
    >
      <svg width={scale.width} height={height} aria-hidden="true">
        <DrawnMarks frame={frame} marks={grid} />
        <DrawnMarks frame={frame} marks={inside} />
      </svg>
      {now.length > 0 && <Marks frame={frame} now marks={now} />}
    </figure>
  );
}

const none: readonly TimeRange[] = [];
