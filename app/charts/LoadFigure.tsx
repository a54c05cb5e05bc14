import { memo, useMemo, type ComponentType, type ReactNode } from "react";
import { Area, Line } from "recharts";
import type { Run } from "../simulation/protocol";
import { useScenario } from "../store/scenario";
import { useView } from "../store/view";
import { plotFrame, type PlotFrame, type PlotOverlay } from "../ui/plotFrame";
import type { TimeScale } from "../ui/timeScale";
import { quantity } from "../ui/words";
import { loadTop, plainTicks } from "./axes";
import { FigureHead, headingId, type Reading } from "./FigureHead";
import { FixedChart, still } from "./FixedChart";
import { Marks, Plot } from "./Plot";
import { loadRows, longestShortage, type LoadRow, type Shortage } from "./rows";
import { selectNearest } from "./select";

interface LoadFigureProps {
  run: Run | null;
  scale: TimeScale;
  height: number;
  narrow: boolean;
  /** The row of shapes between the heading and the plot. */
  bar: ReactNode;
  /** What lies over the plot and draws the curve. */
  Editor: ComponentType<PlotOverlay>;
}

const noRows: readonly LoadRow[] = [];

export function LoadFigure({ run, scale, height, narrow, bar, Editor }: LoadFigureProps) {
  const { points } = useScenario(({ scenario }) => scenario.load);
  const heldMax = useView((view) => view.loadAxisMax);
  const filled = useView(({ hidden }) => !hidden.has("load/offered"));
  const max = heldMax ?? loadTop(points, scale.to);
  const frame = useMemo(() => plotFrame(scale, height, 6, max), [scale, height, max]);
  const rows = useMemo(() => (run ? loadRows(run.rows) : noRows), [run]);
  const readings = useMemo(() => loadReadings(run, narrow), [run, narrow]);
  const waiting = (step: number) => {
    const requests = run?.stepSeconds.waiting[step] ?? 0;
    return requests >= 0.5 && !narrow ? `${quantity(Math.round(requests))} waiting` : null;
  };
  return (
    <section className="fig" aria-labelledby={headingId("load")}>
      <FigureHead figure="load" title="Does capacity keep up?" unit={narrow ? null : "requests per s"} readings={readings} note={waiting} />
      {bar}
      <Plot
        frame={frame}
        ticks={plainTicks(max, height)}
        label="Requests per second over time: offered, served, and what the ready pods could serve"
        overlay={<Editor frame={frame} filled={filled} onSelect={selectNearest} />}
      >
        <LoadLines rows={rows} frame={frame} />
        <LoadMarks rows={rows} frame={frame} failed={run?.totals.failed ?? 0} />
      </Plot>
    </section>
  );
}

function loadReadings(run: Run | null, narrow: boolean): Reading[] {
  const reading = (stroke: "offered" | "served" | "capacity" | "failed"): Reading => ({
    stroke,
    name: stroke,
    value: (step) => quantity(run?.stepSeconds[stroke][step] ?? NaN),
  });
  return narrow
    ? [reading("offered"), reading("capacity")]
    : [reading("offered"), reading("served"), reading("capacity"), reading("failed")];
}

const LoadLines = memo(function LoadLines({ rows, frame }: { rows: readonly LoadRow[]; frame: PlotFrame }) {
  const hidden = useView((view) => view.hidden);
  return (
    <FixedChart frame={frame} rows={rows}>
      <Area {...still} dataKey="unserved" stroke="none" fill="url(#p-error)" fillOpacity={1} hide={hidden.has("load/failed")} />
      <Line {...still} dataKey="served" stroke="var(--pods)" strokeWidth={1.25} hide={hidden.has("load/served")} />
      <Line {...still} dataKey="offered" stroke="var(--load)" strokeWidth={1.25} hide={hidden.has("load/offered")} />
      <Line
        {...still}
        type="stepAfter"
        dataKey="capacity"
        stroke="var(--pods)"
        strokeWidth={1.5}
        strokeDasharray="5 3"
        hide={hidden.has("load/capacity")}
      />
    </FixedChart>
  );
});

/** Says what the lines cannot: that capacity went off the axis, and how many requests were lost. */
const LoadMarks = memo(function LoadMarks({ rows, frame, failed }: { rows: readonly LoadRow[]; frame: PlotFrame; failed: number }) {
  const hidden = useView((view) => view.hidden);
  const { scale } = frame;
  const beyond = rows.find(({ at, capacity }) => capacity > frame.max && at < scale.to);
  const lost = failed >= 0.5 && !hidden.has("load/failed") ? longestShortage(rows) : null;
  return (
    <Marks frame={frame}>
      {beyond && !hidden.has("load/capacity") && (
        <text className="halo c-pods" x={Math.min(scale.x(beyond.at) + 5, scale.width - scale.right - 56)} y="14">
          capacity ↑
        </text>
      )}
      {lost && <LostLabel rows={rows} frame={frame} shortage={lost} text={`${quantity(Math.round(failed))} failed`} />}
    </Marks>
  );
});

/** Beside the longest shortage: under the curve where it leaves room, else above it. */
function LostLabel({ rows, frame, shortage, text }: { rows: readonly LoadRow[]; frame: PlotFrame; shortage: Shortage; text: string }) {
  const { scale } = frame;
  const width = text.length * 6;
  const fitsAfter = scale.x(shortage.to) + 8 + width < scale.width - scale.right;
  const x = fitsAfter ? scale.x(shortage.to) + 8 : scale.x(shortage.from) - 8 - width;
  const beside = rows.filter(({ at }) => scale.x(at) >= x && scale.x(at) <= x + width).map(({ offered }) => offered);
  const roomBelow = frame.bottom - frame.y(Math.min(...beside, frame.max));
  return (
    <text className="halo c-error" x={x} y={roomBelow > 30 ? frame.bottom - 12 : Math.max(24, frame.y(Math.max(...beside, 0)) - 12)}>
      {text}
    </text>
  );
}
