import { useMemo, useState, type PointerEvent, type ComponentType, type ReactNode } from "react";
import { useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView, type TimeRange } from "../store/view";
import { showWholeRun, viewed } from "../store/zoom";
import { Icon } from "../ui/Icon";
import { laterInPlace } from "../ui/later";
import { useLayout } from "../ui/layout";
import type { PlotFrame, PlotOverlay } from "../ui/plotFrame";
import { timeScale, type TimeScale } from "../ui/timeScale";
import { useSize } from "../ui/useSize";
import { EmptyDecisions, EmptyMetric, EmptyPods } from "./EmptyFigure";
import { overviewHeight, plotHeights } from "./heights";
import { inView, thinned } from "./inView";
import { LoadFigure } from "./LoadFigure";
import { MetricFigure } from "./MetricFigure";
import { ReplicasFigure } from "./ReplicasFigure";
import { endHover, hoverNearest } from "./select";
import { axisHeight, isInView, TimeAxis } from "./TimeAxis";
import { useFollowCursor } from "./useFollowCursor";
import { useMoving } from "./useMoving";
import { useZoomGestures } from "./useZoomGestures";
import "./figures.css";

const Overview = laterInPlace(
  () => <div className="overview" />,
  () => import("./Overview").then((room) => room.Overview),
);
const DecisionsFigure = laterInPlace(EmptyDecisions, () => import("./DecisionsFigure").then((room) => room.DecisionsFigure));
const PodsFigure = laterInPlace(EmptyPods, () => import("./PodsFigure").then((room) => room.PodsFigure));

interface FiguresProps {
  /** The shapes and settings of the load, between the load figure's heading and its plot. */
  loadBar: ReactNode;
  /** The editor of the curve, over the load figure's plot. */
  CurveEditor: ComponentType<PlotOverlay>;
  /** The lane of incidents under the load, and their times through all figures. */
  IncidentLane: ComponentType<{ scale: TimeScale; touch: boolean }>;
  IncidentLines: ComponentType<{ scale: TimeScale; top: number }>;
  /** Where a lesson lets somebody draw the replicas: what lies over their plot, and what stands under it. */
  drawing?: { Layer: ComponentType<{ frame: PlotFrame }>; Foot: ComponentType<{ scale: TimeScale }> } | null;
  /** Stops a run that takes long. */
  onCancel(): void;
}

/** The middle column: all figures over one time axis, and one cursor across them. */
export function Figures({ loadBar, CurveEditor, IncidentLane, IncidentLines, drawing = null, onCancel }: FiguresProps) {
  const [stack, { width, height }, column] = useSize<HTMLDivElement>();
  const run = useTrace((trace) => trace.run);
  const detail = useTrace((trace) => trace.detail);
  const stale = useTrace((trace) => trace.stale);
  const durationSeconds = useScenario(({ scenario }) => scenario.durationSeconds);
  const zoom = useView((view) => view.zoom);
  const [marked, setMarked] = useState<TimeRange | null>(null);
  const narrow = width < 560;
  const scale = useMemo(() => {
    const { from, to } = viewed(zoom, durationSeconds);
    return timeScale(width, from, to, narrow);
  }, [width, zoom, durationSeconds, narrow]);
  const moving = useMoving(scale);
  const shown = useMemo(() => {
    const part = run && inView(run, detail, scale);
    return part && moving ? thinned(part) : part;
  }, [run, detail, scale, moving]);
  const gestures = useZoomGestures(column, scale);
  useFollowCursor();
  const touch = useLayout() === "narrow";
  const bar = touch ? rowHeights.phoneBar : rowHeights.bar;
  const [lane, { height: laneHeight }] = useSize<HTMLDivElement>();
  const [foot, { height: footHeight }] = useSize<HTMLDivElement>();
  // Whoever draws has the load, the drawing and the decisions.
  const drawn = drawing !== null;
  const withPods = !drawn && (run === null || run.pods.length > 0);
  const metrics = drawn ? 0 : (run?.metrics.length ?? 1);
  const fixed = timeBarHeight + bar + laneHeight + (drawn ? footHeight : 0);
  const heights = plotHeights({ height, fixed, metrics, withPods, touch, drawn });
  const top = timeBarHeight + rowHeights.head + bar;
  const figure = { run, shown, scale, narrow };
  const decisions =
    run && shown ? (
      <DecisionsFigure {...figure} run={run} shown={shown} height={heights.decisions} />
    ) : (
      <EmptyDecisions scale={scale} height={heights.decisions} />
    );
  return (
    <div
      className={narrow ? "stack narrow" : "stack"}
      ref={stack}
      onPointerMove={(event) => hover(event, scale)}
      onPointerLeave={endHover}
      {...gestures}
    >
      {width > 0 && (
        <div className="staves">
          <div className="time-bar">
            <Overview run={run} durationSeconds={durationSeconds} scale={scale} narrow={narrow} />
            <TimeAxis scale={scale} onMark={setMarked} />
            {zoom && <WholeRun />}
          </div>
          <Progress scale={scale} onCancel={onCancel} />
          <LoadFigure {...figure} height={heights.load} bar={loadBar} Editor={CurveEditor} />
          <div ref={lane}>
            <IncidentLane scale={scale} touch={touch} />
          </div>
          <IncidentLines scale={scale} top={top} />
          <ReplicasFigure {...figure} height={heights.replicas} Drawing={drawing?.Layer ?? null} />
          {drawing && (
            <div ref={foot}>
              <drawing.Foot scale={scale} />
            </div>
          )}
          {/* On a phone the second screen begins with what held. */}
          {touch && decisions}
          {run && shown && !drawn
            ? run.metrics.map((_, index) => (
                <MetricFigure key={index} {...figure} run={run} shown={shown} index={index} height={heights.metric} />
              ))
            : !drawn && <EmptyMetric scale={scale} height={heights.metric} />}
          {!touch && decisions}
          {run === null && withPods && <EmptyPods scale={scale} height={heights.pods} />}
          {run && withPods && <PodsFigure run={run} scale={scale} height={heights.pods} />}
          {run && <CursorLine scale={scale} top={top} />}
          {marked && <Marked scale={scale} range={marked} />}
          {stale && <div className="stale" aria-hidden="true" />}
        </div>
      )}
    </div>
  );
}

const rowHeights = { above: 8, head: 22, bar: 24, phoneBar: 44 };
const timeBarHeight = rowHeights.above + overviewHeight + axisHeight;

function hover(event: PointerEvent<HTMLDivElement>, scale: TimeScale): void {
  const box = event.currentTarget.getBoundingClientRect();
  const [x, y] = [event.clientX - box.left, event.clientY - box.top];
  // The overview has a time scale of its own.
  if (x < scale.left - 8 || x > scale.width - scale.right + 8 || y < rowHeights.above + overviewHeight) endHover();
  else hoverNearest(scale.second(x));
}

/** The one cursor, from the first plot to the foot of the last figure. */
function CursorLine({ scale, top }: { scale: TimeScale; top: number }) {
  const cursor = useView((view) => view.cursor);
  const hover = useView((view) => view.hover);
  const playhead = useView((view) => view.playhead);
  const passing = playhead ?? (hover === cursor ? null : hover);
  return (
    <>
      {isInView(scale, passing) && <div className="vline passing" style={{ left: scale.x(passing), top }} />}
      {isInView(scale, cursor) && <div className="vline" style={{ left: scale.x(cursor), top }} />}
    </>
  );
}

const WholeRun = () => (
  <button type="button" className="whole-run" aria-label="Show the whole run" title="Show the whole run (0)" onClick={showWholeRun}>
    <Icon name="wholeRun" />
  </button>
);

/** What a drag along the axis will zoom to. */
const Marked = ({ scale, range: { from, to } }: { scale: TimeScale; range: TimeRange }) => (
  <div className="zoom-mark" style={{ left: scale.x(from), width: scale.x(to) - scale.x(from), top: rowHeights.above + overviewHeight }} />
);

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
