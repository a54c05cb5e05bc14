import { useState, type ComponentType } from "react";
import type { TimeRange } from "../run/timeRange";
import type { PlotOverlay } from "../marks/plotFrame";
import { pointerIn } from "../ui/pointerIn";
import { useSize } from "../ui/useSize";
import { DrawnRun } from "./drawnRun";
import { CursorLine, NotReached, ZoomMark } from "./CursorLine";
import { DecisionsFigure } from "./DecisionsFigure";
import { EmptyDecisions } from "./EmptyFigure";
import { headHeight, largeHeights } from "../marks/heights";
import { LoadFigure } from "./LoadFigure";
import { Progress } from "./Progress";
import { endHover, hoverNearest } from "./select";
import { axisHeight, TimeAxis } from "./TimeAxis";
import { useFollowCursor } from "./useFollowCursor";
import { useShownRun } from "./useShownRun";
import { useZoomGestures } from "../figures/useZoomGestures";
import "./largeFigures.css";

interface LargeFiguresProps {
  /** The load curve, over the load figure's plot. */
  Curve: ComponentType<PlotOverlay>;
}

/** For a talk: the load, the decisions and the time below them. All of it is enlarged as one, so that strokes grow with the type. */
export function LargeFigures({ Curve }: LargeFiguresProps) {
  const [stack, { width, height }, column] = useSize<HTMLDivElement>();
  const figure = useShownRun(width);
  const { run, shown, scale } = figure;
  const [marked, setMarked] = useState<TimeRange | null>(null);
  const gestures = useZoomGestures(column, scale);
  useFollowCursor();
  const heights = largeHeights(height, axisHeight);
  return (
    <div
      className="stack large"
      ref={stack}
      onPointerMove={(event) => hoverNearest(scale.second(pointerIn(event.currentTarget, event).x))}
      onPointerLeave={endHover}
      {...gestures}
    >
      {width > 0 && (
        <div className="staves">
          <Progress scale={scale} />
          <DrawnRun value={run}>
            <LoadFigure {...figure} height={heights.load} bar={null} Editor={Curve} />
            {run && shown ? (
              <DecisionsFigure {...figure} run={run} shown={shown} height={heights.decisions} />
            ) : (
              <EmptyDecisions scale={scale} height={heights.decisions} />
            )}
          </DrawnRun>
          <TimeAxis scale={scale} onMark={setMarked} />
          {run && <NotReached scale={scale} top={headHeight} />}
          {run && <CursorLine scale={scale} top={headHeight} />}
          {marked && <ZoomMark scale={scale} range={marked} top={0} />}
        </div>
      )}
    </div>
  );
}
