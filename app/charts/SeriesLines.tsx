import { useMemo } from "react";
import { DrawnMarks } from "../figures/DrawnMarks";
import type { AnySeries } from "../marks/mark";
import type { PlotFrame } from "../marks/plotFrame";
import { seriesMarks } from "../marks/seriesMarks";
import { laterInPlace } from "../ui/later";

/** Rows with a column for each series. */
export interface LinesProps {
  frame: PlotFrame;
  rows: readonly { at: number }[];
  series: readonly AnySeries[];
}

/** The same lines, as they are drawn in files. The first answer does not wait for Recharts. */
function Lines({ frame, rows, series }: LinesProps) {
  const marks = useMemo(() => [seriesMarks(rows, series, frame)], [rows, series, frame]);
  return (
    <div className="lines" aria-hidden="true">
      <svg width={frame.scale.width} height={frame.height}>
        <DrawnMarks frame={frame} marks={marks} />
      </svg>
    </div>
  );
}

/** The lines and areas of a figure, on its own scale. */
export const SeriesLines = laterInPlace(Lines, () => import("./RechartsLines").then((room) => room.RechartsLines));
