import { startTransition, useEffect, useMemo, useState, type PointerEvent, type ComponentType, type ReactNode } from "react";
import { useShownBands } from "../store/luck";
import { useScenario } from "../store/scenario";
import { isLong, useTrace } from "../store/trace";
import { useView } from "../store/view";
import type { TimeRange } from "../run/timeRange";
import { showWholeRun } from "../store/zoom";
import { Icon } from "../ui/Icon";
import { later, laterInPlace } from "../ui/later";
import { useLayout, useTouch } from "../ui/layout";
import { areMany } from "../words/names/manyMetrics";
import type { PlotFrame, PlotOverlay } from "../marks/plotFrame";
import { pointerIn } from "../ui/pointerIn";
import { t } from "../words/text";
import type { TimeScale } from "../marks/timeScale";
import { useSize } from "../ui/useSize";
import { CursorLine, NotReached, ZoomMark } from "./CursorLine";
import { DrawnRun } from "./drawnRun";
import { EmptyDecisions, EmptyMetric, EmptyPods } from "./EmptyFigure";
import {
  headHeight,
  kedaHeights,
  manyHeights,
  overviewHeight,
  plotHeights,
  podsNowHeight,
  seedsHeights,
  vpaHeight,
  type PlotHeights,
} from "../marks/heights";
import type { VpaRun } from "../marks/figures/vpa";
import { hasKeda } from "../marks/keda/kedaReadings";
import { LoadFigure } from "./LoadFigure";
import { MetricFigure } from "./MetricFigure";
import { Progress } from "./Progress";
import { ReplicasFigure } from "./ReplicasFigure";
import { endHover, hoverNearest } from "./select";
import { axisHeight, TimeAxis } from "./TimeAxis";
import { useFollowCursor } from "./useFollowCursor";
import { useShownRun, type ShownRun } from "./useShownRun";
import { useZoomGestures } from "../figures/useZoomGestures";
import "../figures/figures.css";

const Overview = laterInPlace(
  () => <div className="overview" />,
  () => import("./Overview").then((room) => room.Overview),
);
const DecisionsFigure = laterInPlace(EmptyDecisions, () => import("./DecisionsFigure").then((room) => room.DecisionsFigure), "line");
const ManyMetrics = later(() => import("./ManyMetrics").then((room) => room.ManyMetrics));
const PodsLine = later(() => import("./ManyMetrics").then((room) => room.PodsLine), "line");
const LuckFigures = later(() => import("./LuckFigures").then((room) => room.LuckFigures), "line");
const PollsLane = later(
  () => import("./keda/KedaParts").then((room) => room.PollsLane),
  "line",
  () => <div style={{ height: kedaHeights.polls }} />,
);
const VpaFigures = later(
  () => import("./vpa/VpaFigures").then((room) => room.VpaFigures),
  "line",
  ({ run }) => <div style={{ height: vpaHeight(run) }} />,
);
const PodsFigure = laterInPlace(EmptyPods, () => import("./PodsFigure").then((room) => room.PodsFigure), "line");

interface FiguresProps {
  /** The shapes and settings of the load, between the load figure's heading and its plot. */
  loadBar: ReactNode;
  /** The editor of the curve, over the load figure's plot. */
  CurveEditor: ComponentType<PlotOverlay>;
  /** The lane of incidents under the load, and their times through all figures. */
  IncidentLane: ComponentType<{ scale: TimeScale; touch: boolean }>;
  IncidentLines: ComponentType<{ scale: TimeScale; top: number }>;
  /** For a lesson that lets the reader draw the replicas: the layer over their plot, and the line under it. */
  drawing?: { Layer: ComponentType<{ frame: PlotFrame }>; Foot: ComponentType<{ scale: TimeScale }> } | null;
}

/** The middle column: all figures over one time axis, and one cursor across them. */
export function Figures({ loadBar, CurveEditor, IncidentLane, IncidentLines, drawing = null }: FiguresProps) {
  const [stack, { width, height }, column] = useSize<HTMLDivElement>();
  const figure = useShownRun(width);
  const { run, scale, narrow } = figure;
  const stale = useTrace((trace) => trace.stale);
  const durationSeconds = useScenario(({ scenario }) => scenario.durationSeconds);
  const zoom = useView((view) => view.zoom);
  const [marked, setMarked] = useState<TimeRange | null>(null);
  const gestures = useZoomGestures(column, scale);
  useFollowCursor();
  const phone = useLayout() === "narrow";
  const touch = useTouch();
  // A finger needs 44 px for the load's legend and as much for the shapes under it.
  const bar = touch ? rowHeights.touchBar : rowHeights.bar;
  const [lane, { height: laneHeight }] = useSize<HTMLDivElement>();
  const [foot, { height: footHeight }] = useSize<HTMLDivElement>();
  // While the reader draws, the page shows only the load, the drawing and the decisions.
  const drawn = drawing !== null;
  const metrics = drawn ? 0 : (run?.metrics.length ?? 1);
  const keda = run?.keda && !drawn ? kedaHeights.polls + kedaHeights.decides : 0;
  const vpa = run && !drawn ? vpaHeight(run) : 0;
  const fixed = timeBarHeight + bar + laneHeight + (drawn ? footHeight : 0) + keda + vpa;
  const [podsOpen, setPodsOpen] = useState(false);
  const many = areMany(metrics) ? manyHeights({ height, fixed, touch, phone, strips: metrics - 1, podsOpen }) : null;
  const heights = many ?? plotHeights({ height, fixed: fixed + (drawn ? 0 : podsNowHeight), metrics, phone, drawn });
  const shownBands = useShownBands();
  const bands = drawn ? null : shownBands;
  const ofSeeds = useMemo(() => {
    if (bands === null) return null;
    const hurting = [bands.columns.waiting, bands.columns.failed].filter(({ high }) => high.some((value) => value > 0)).length;
    return seedsHeights({ height, fixed, phone, hurting });
  }, [bands, height, fixed, phone]);
  const top = timeBarHeight + headHeight + bar;
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
            <Overview run={run} durationSeconds={durationSeconds} scale={scale} narrow={narrow} touch={touch} />
            <TimeAxis scale={scale} onMark={setMarked} />
            {zoom && <WholeRun />}
          </div>
          <Progress scale={scale} />
          <DrawnRun value={run}>
            <LoadFigure {...figure} height={ofSeeds?.load ?? heights.load} bar={loadBar} Editor={CurveEditor} />
            <div ref={lane}>
              <IncidentLane scale={scale} touch={touch} />
            </div>
            <IncidentLines scale={scale} top={top} />
            <ReplicasFigure {...figure} height={ofSeeds?.replicas ?? heights.replicas} Drawing={drawing?.Layer ?? null} />
            {run && figure.shown && bands && ofSeeds && (
              <LuckFigures run={run} shown={figure.shown} scale={scale} narrow={narrow} bands={bands} height={ofSeeds.hurting} />
            )}
          </DrawnRun>
          {drawing && (
            <div ref={foot}>
              <drawing.Foot scale={scale} />
            </div>
          )}
          <LowerFigures
            figure={figure}
            heights={heights}
            strips={many?.strips ?? null}
            touch={touch}
            phone={phone}
            drawn={drawn}
            podsOpen={podsOpen}
            onTogglePods={() => setPodsOpen(!podsOpen)}
          />
          {run && <NotReached scale={scale} top={top} />}
          {run && <CursorLine scale={scale} top={top} />}
          {marked && <ZoomMark scale={scale} range={marked} top={rowHeights.above + overviewHeight} />}
          {stale && <div className="stale" aria-hidden="true" />}
        </div>
      )}
    </div>
  );
}

interface LowerFiguresProps {
  figure: ShownRun;
  heights: PlotHeights;
  /** The height of the strips of many metrics; null: each metric has a figure. */
  strips: number | null;
  touch: boolean;
  phone: boolean;
  /** True if a lesson lets the reader draw the replicas. */
  drawn: boolean;
  /** With many metrics the pods are folded to one line. */
  podsOpen: boolean;
  onTogglePods(): void;
}

function LowerFigures({ figure: newest, heights, strips, touch, phone, drawn, podsOpen, onTogglePods }: LowerFiguresProps) {
  const figure = useAfterwards(newest);
  const { run, shown, scale } = figure;
  const decisions =
    run && shown ? (
      <DecisionsFigure {...figure} run={run} shown={shown} height={heights.decisions} />
    ) : (
      <EmptyDecisions scale={scale} height={heights.decisions} />
    );
  return (
    <DrawnRun value={run}>
      {/* On a phone the second screen begins with the reasons that held the count. */}
      {phone && decisions}
      {run && shown && strips !== null && (
        <ManyMetrics figure={{ ...figure, run, shown }} heights={{ metric: heights.metric, strips }} touch={touch} />
      )}
      {run &&
        shown &&
        strips === null &&
        !drawn &&
        run.metrics.map((_, index) => (
          <MetricFigure key={index} {...figure} run={run} shown={shown} index={index} height={heights.metric} />
        ))}
      {run && hasKeda(run) && !drawn && <PollsLane run={run} scale={scale} />}
      {run?.vpa && shown && !drawn && <VpaFigures {...figure} run={run as VpaRun} shown={shown} />}
      {!(run && shown) && !drawn && <EmptyMetric scale={scale} height={heights.metric} />}
      {!phone && decisions}
      {run === null && !drawn && <EmptyPods scale={scale} height={heights.pods} />}
      {run && strips !== null && <PodsLine run={run} open={podsOpen} onToggle={onTogglePods} />}
      {run && !drawn && (strips === null || podsOpen) && <PodsFigure run={run} scale={scale} height={heights.pods} />}
    </DrawnRun>
  );
}

/**
 * Gives the lower figures a long run only after the upper ones are painted, so that the upper ones are seen sooner and the page can react
 * in between.
 */
function useAfterwards(newest: ShownRun): ShownRun {
  const [before, setBefore] = useState(newest);
  useEffect(() => {
    let task = 0;
    const frame = requestAnimationFrame(() => {
      task = window.setTimeout(() => startTransition(() => setBefore(newest)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [newest]);
  return before.run !== newest.run && (isLong(newest.run) || isLong(before.run)) ? before : newest;
}

const rowHeights = { above: 8, bar: 24, touchBar: 22 + 44 };
const timeBarHeight = rowHeights.above + overviewHeight + axisHeight;

function hover(event: PointerEvent<HTMLDivElement>, scale: TimeScale): void {
  const { x, y } = pointerIn(event.currentTarget, event);
  // The overview has its own time scale.
  if (x < scale.left - 8 || x > scale.width - scale.right + 8 || y < rowHeights.above + overviewHeight) endHover();
  else hoverNearest(scale.second(x));
}

const WholeRun = () => (
  <button type="button" className="whole-run" aria-label={t`Show the whole run`} title={t`Show the whole run (0)`} onClick={showWholeRun}>
    <Icon name="wholeRun" />
  </button>
);
