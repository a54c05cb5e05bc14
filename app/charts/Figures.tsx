import { useMemo, type PointerEvent, type ComponentType, type ReactNode } from "react";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { useLayout } from "../ui/layout";
import type { PlotOverlay } from "../ui/plotFrame";
import { timeScale, type TimeScale } from "../ui/timeScale";
import { useSize } from "../ui/useSize";
import { LoadFigure } from "./LoadFigure";
import { EmptyMetricFigure, MetricFigure } from "./MetricFigure";
import { ReplicasFigure } from "./ReplicasFigure";
import { endHover, hoverNearest } from "./select";
import { axisHeight, TimeAxis } from "./TimeAxis";
import "./figures.css";

interface FiguresProps {
  /** The shapes and settings of the load, between the load figure's heading and its plot. */
  loadBar: ReactNode;
  /** The editor of the curve, over the load figure's plot. */
  CurveEditor: ComponentType<PlotOverlay>;
  /** The lane of incidents under the load, and their times through all figures. */
  IncidentLane: ComponentType<{ scale: TimeScale; touch: boolean }>;
  IncidentLines: ComponentType<{ scale: TimeScale; top: number }>;
  /** Stops a run that takes long. */
  onCancel(): void;
}

/** The middle column: all figures over one time axis, and one cursor across them. */
export function Figures({ loadBar, CurveEditor, IncidentLane, IncidentLines, onCancel }: FiguresProps) {
  const [stack, { width, height }] = useSize<HTMLDivElement>();
  const run = useTrace((trace) => trace.run);
  const stale = useTrace((trace) => trace.stale);
  const durationSeconds = useScenario(({ scenario }) => scenario.durationSeconds);
  const narrow = width < 560;
  const scale = useMemo(() => timeScale(width, 0, durationSeconds, narrow), [width, durationSeconds, narrow]);
  const touch = useLayout() === "narrow";
  const bar = touch ? rowHeights.phoneBar : rowHeights.bar;
  const [lane, { height: laneHeight }] = useSize<HTMLDivElement>();
  const figure = { scale, narrow, height: plotHeight(height - laneHeight, bar, 2 + (run?.metrics.length ?? 1)) };
  const top = axisHeight + rowHeights.above + rowHeights.head + bar;
  return (
    <div className={narrow ? "stack narrow" : "stack"} ref={stack} onPointerMove={(event) => hover(event, scale)} onPointerLeave={endHover}>
      {width > 0 && (
        <div className="staves">
          <TimeAxis scale={scale} />
          <Progress scale={scale} onCancel={onCancel} />
          <LoadFigure {...figure} run={run} bar={loadBar} Editor={CurveEditor} />
          <div ref={lane}>
            <IncidentLane scale={scale} touch={touch} />
          </div>
          <IncidentLines scale={scale} top={top} />
          <ReplicasFigure {...figure} run={run} />
          {run ? (
            run.metrics.map((_, index) => <MetricFigure key={index} {...figure} run={run} index={index} />)
          ) : (
            <EmptyMetricFigure scale={scale} height={figure.height} />
          )}
          {run && <CursorLine scale={scale} top={top} />}
          {stale && <div className="stale" aria-hidden="true" />}
        </div>
      )}
    </div>
  );
}

const rowHeights = { above: 6, head: 22, bar: 24, phoneBar: 44, gap: 6 };
const leastPlot = 120;

/** What the fixed rows leave free is shared by the plots; below their least height the column scrolls. */
function plotHeight(height: number, bar: number, plots: number): number {
  const { above, head, gap } = rowHeights;
  const fixed = above + axisHeight + bar + plots * (head + gap);
  return Math.max(leastPlot, Math.floor((height - fixed) / plots));
}

function hover(event: PointerEvent<HTMLDivElement>, scale: TimeScale): void {
  const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
  if (x < scale.left - 8 || x > scale.width - scale.right + 8) endHover();
  else hoverNearest(scale.second(x));
}

/** The one cursor, from the first plot to the foot of the last figure. */
function CursorLine({ scale, top }: { scale: TimeScale; top: number }) {
  const cursor = useView((view) => view.cursor);
  const hover = useView((view) => view.hover);
  const visible = (second: number | null) => second !== null && second <= scale.to;
  return (
    <>
      {hover !== cursor && visible(hover) && <div className="vline passing" style={{ left: scale.x(hover ?? 0), top }} />}
      {visible(cursor) && <div className="vline" style={{ left: scale.x(cursor ?? 0), top }} />}
    </>
  );
}

/** Shown once a run takes long; the figures keep the last result until it is done. */
function Progress({ scale, onCancel }: { scale: TimeScale; onCancel(): void }) {
  const share = useTrace((trace) => trace.progress);
  if (share === null) return null;
  return (
    <div className="progress">
      <progress aria-label="Simulating" value={share} style={{ left: scale.left, width: scale.width - scale.left - scale.right }} />
      <button type="button" className="lk" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
